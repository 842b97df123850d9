package ui

import (
	"context"
	"time"

	"patiencetrio/core"
	"patiencetrio/core/advice"
	"patiencetrio/theme"
	"patiencetrio/ui/motion"
	"patiencetrio/ui/text"
)

// hintTime is how long a hint is searched for at most.
const hintTime = 500 * time.Millisecond

// hinter answers when the player asks for a hint. A hint is an event of the play. It is recorded when something is told:
// a move, or that the game is lost; and once for each position, however often it is told again.
type hinter struct {
	search aside
	most   time.Duration // of a search
	slow   *motion.Run   // until the key shows that it is thinking

	known advice.Known // lines of the play that are known to win
	told  map[core.Board]advice.Advice
	of    string // the play, by its ID
}

// open forgets what was known of another play.
func (h *hinter) open(play string) {
	if h.of != play {
		h.of, h.known, h.told = play, advice.Known{}, map[core.Board]advice.Advice{}
	}
}

// find says what to tell of a position; ok is false if that has to be searched for.
func (h *hinter) find(b *core.Board) (a advice.Advice, ok bool) {
	if rest, ok := h.known.At(b); ok && len(rest) > 0 {
		return advice.Advice{Kind: advice.Proven, Action: rest[0], Line: rest}, true
	}
	a, ok = h.told[*b]
	return a, ok
}

// hint tells the player what to do next, at once if that is known, else after a short search.
func (g *gameScreen) hint() {
	if !g.set.Hints || g.session.play == nil || g.session.play.Game().Won() || g.hints.search.busy() {
		return
	}
	g.table.Cancel()
	h := &g.hints
	h.open(g.session.play.ID())
	game := g.session.play.Game()
	board := *game.Board()
	last, _ := game.Last()
	if a, ok := h.find(&board); ok {
		g.tell(a)
		return
	}
	begin(&h.search, func(ctx context.Context, _ func(int)) advice.Advice {
		ctx, done := context.WithTimeout(ctx, h.most)
		defer done()
		return advice.Find(ctx, &board, last)
	}, nil, func(a advice.Advice) {
		g.endThinking()
		if a.Kind == advice.Proven {
			h.known.Learn(&board, a.Line)
		}
		g.tell(a)
	})
	h.slow = motion.Wait(motion.ThinkAfter, func() { g.bar.hint.SetIcon(theme.IconClock) })
}

// endThinking lets the key look as usual again.
func (g *gameScreen) endThinking() {
	g.hints.slow.Stop()
	if g.bar.hint.Icon != theme.IconHint {
		g.bar.hint.SetIcon(theme.IconHint)
	}
}

// disturbed ends a hint, or the search for one: the player does something else.
func (g *gameScreen) disturbed() {
	g.table.EndHint()
	g.interrupt()
	if g.hints.search.busy() {
		g.hints.search.stop()
		g.endThinking()
	}
}

// tell records a hint and shows it.
func (g *gameScreen) tell(a advice.Advice) {
	if a.Kind != advice.Nothing && !g.recordHint(a) {
		return
	}
	switch a.Kind {
	case advice.Proven:
		g.point(a.Action)
	case advice.Guess:
		g.point(a.Action)
		g.message.show(guess, text.Message{Title: g.text.Prose("hint.guess.title"), Body: g.text.Prose("hint.guess.body")}, nil)
	case advice.Lost:
		g.lost()
	default:
		g.message.show(guess, text.Message{Title: g.text.Prose("hint.nothing.title"), Body: g.text.Prose("hint.nothing.body")}, nil)
	}
}

// recordHint makes the event, if nothing was told of the position before; false: it is refused.
func (g *gameScreen) recordHint(a advice.Advice) bool {
	game := g.session.play.Game()
	board, log := *game.Board(), game.Log()
	_, again := g.hints.told[board]
	g.hints.told[board] = a
	if again || len(log) > 0 && log[len(log)-1].Kind == core.Hint {
		g.message.accepted()
		return true
	}
	return g.table.Do(core.Event{Kind: core.Hint}) == nil
}

// point shows an action on the table and in words.
func (g *gameScreen) point(a core.Action) {
	g.table.ShowHint(a)
	board := g.session.play.Game().Board()
	g.sayOne(func(t *text.Text) string { return t.Hint(a, board) })
}

// learn remembers a line that wins from the position on the table.
func (g *gameScreen) learn(line []core.Action) {
	g.hints.open(g.session.play.ID())
	g.hints.known.Learn(g.session.play.Game().Board(), line)
}
