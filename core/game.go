package core

import "slices"

// UndoDepth is how many actions can be taken back at most: the rule book's history of 100.
const UndoDepth = 100

// step is what undoing and redoing one action needs.
type step struct {
	action Action
	effect effect
	score  int32 // before the action
}

// Game is one play: a position with its score, counters and history. It follows from a deal and the events applied to
// it, and from nothing else. A Game is not safe for concurrent use.
type Game struct {
	code  Code
	board Board
	log   []Event

	// steps is the history that can still be reached: steps[:cur] can be undone, steps[cur:] redone. An action beyond
	// the depth of undo is forgotten for good.
	steps []step
	cur   int
	full  bool // an action has been forgotten

	score, moves, takeBacks, hints int
	everWon                        bool
}

// NewGame deals a numbered deal.
func NewGame(c Code) *Game {
	return &Game{code: c, board: Deal(c)}
}

// NewGameAt starts from a position that is no numbered deal: an example or a test.
func NewGameAt(b Board) *Game {
	return &Game{code: Code{Rules: b.rules}, board: b, everWon: b.Won()}
}

// Copy is a play of its own that stands where this one does.
func (g *Game) Copy() *Game {
	c := *g
	c.log = slices.Clip(c.log) // what is appended to one of them is not the other's
	c.steps = slices.Clone(c.steps)
	return &c
}

// Board is the present position, for reading; it changes with the game.
func (g *Game) Board() *Board { return &g.board }

// Rules are the rules of the game.
func (g *Game) Rules() *Rules { return g.board.rules }

// Code is the deal's code; its number is 0 for a game that began from a position.
func (g *Game) Code() Code { return g.code }

// Score is the present score, never below 0.
func (g *Game) Score() int { return g.score }

// Moves counts the accepted actions, redone ones included; it never goes down.
func (g *Game) Moves() int { return g.moves }

// Undos is the number of actions that can be taken back now: 0..UndoDepth.
func (g *Game) Undos() int { return g.cur }

// Redos is the number of undone actions that can be made again now.
func (g *Game) Redos() int { return len(g.steps) - g.cur }

// TakeBacks is the number of cards taken back from foundations by actions that stand: an undone one does not count.
func (g *Game) TakeBacks() int { return g.takeBacks }

// Hints is the number of hints asked for.
func (g *Game) Hints() int { return g.hints }

// Won tells whether every card is on a foundation now.
func (g *Game) Won() bool { return g.board.Won() }

// EverWon tells whether the game has been won at some time, even if that was undone since.
func (g *Game) EverWon() bool { return g.everWon }

// Log lists every accepted event, undo and redo included, for reading.
func (g *Game) Log() []Event { return g.log }

// Last is the action made last among those that stand, as far as the history reaches: what an undo would take back.
func (g *Game) Last() (a Action, ok bool) {
	if g.cur == 0 {
		return Action{}, false
	}
	return g.steps[g.cur-1].action, true
}

// Next is the action that a redo would make again.
func (g *Game) Next() (a Action, ok bool) {
	if g.Redos() == 0 {
		return Action{}, false
	}
	return g.steps[g.cur].action, true
}

// Started tells whether any action has been made.
func (g *Game) Started() bool { return g.moves > 0 }

// Apply is the one door through which anything happens in a play. It answers nil and has changed the game, or it
// answers with a refusal and has changed nothing.
func (g *Game) Apply(e Event) *Refusal {
	var r *Refusal
	switch e.Kind {
	case Act:
		r = g.act(e.Action)
	case Undo:
		r = g.undo()
	case Redo:
		r = g.redo()
	case Hint:
		r = g.hint()
	}
	if r == nil {
		g.log = append(g.log, e)
	}
	return r
}

func (g *Game) act(a Action) *Refusal {
	if r := g.board.Check(a); r != nil {
		return r
	}
	g.steps = g.steps[:g.cur]
	if g.cur == UndoDepth {
		copy(g.steps, g.steps[1:])
		g.steps = g.steps[:UndoDepth-1]
		g.cur--
		g.full = true
	}
	g.steps = append(g.steps, step{action: a, score: int32(g.score)})
	g.advance()
	return nil
}

// advance makes the action of the next step.
func (g *Game) advance() {
	s := &g.steps[g.cur]
	s.effect = g.board.apply(s.action)
	g.score = max(0, g.score+g.board.rules.points(s.action, s.effect))
	if s.action.From.Kind() == FoundationPile {
		g.takeBacks++
	}
	g.cur++
	g.moves++
	g.everWon = g.everWon || g.board.Won()
}

func (g *Game) undo() *Refusal {
	if g.cur == 0 {
		r := &Refusal{Kind: NothingToUndo, Target: NoCard}
		if g.full {
			r.Max = UndoDepth
		}
		return r
	}
	g.cur--
	s := &g.steps[g.cur]
	g.board.revert(s.action, s.effect)
	g.score = int(s.score)
	if s.action.From.Kind() == FoundationPile {
		g.takeBacks--
	}
	return nil
}

func (g *Game) redo() *Refusal {
	if g.Redos() == 0 {
		return &Refusal{Kind: NothingToRedo, Target: NoCard}
	}
	g.advance()
	return nil
}

func (g *Game) hint() *Refusal {
	if g.Won() {
		return &Refusal{Kind: GameWon, Target: NoCard}
	}
	g.hints++
	return nil
}
