package advice

import "patiencetrio/core"

// step is an action of a line in terms of cards instead of piles, so that it can be made where the cards have come to lie
// when other steps are left out or made sooner. Draws and redeals are no steps: they follow from the cards played.
type step struct {
	card core.Card // the lowest of the cards moved
	to   core.PileKind
	on   core.Card // on which it is put in a column; NoCard for an empty column, and where it goes elsewhere
}

// stepOf is the step that an action makes on a board.
func stepOf(b *core.Board, a core.Action) (s step, ok bool) {
	if a.From == core.Stock || a.To == core.Stock {
		return step{}, false
	}
	cards := b.Cards(a.From)
	s = step{card: cards[len(cards)-int(a.Count)], to: a.To.Kind(), on: core.NoCard}
	if s.to == core.ColumnPile {
		s.on = b.Top(a.To)
	}
	return s, true
}

// player makes steps in a game and keeps the actions.
type player struct {
	game *core.Game
	line []core.Action
	most int // actions it may take
}

func newPlayer(b *core.Board, most int) *player {
	return &player{game: core.NewGameAt(*b), most: most}
}

func (p *player) do(a core.Action) bool {
	if len(p.line) >= p.most || p.game.Apply(core.Do(a)) != nil {
		return false
	}
	p.line = append(p.line, a)
	return true
}

// make makes a step. False means that it cannot be made now, or that the player may take no more actions.
func (p *player) make(s step) bool {
	b := p.game.Board()
	from, below, _ := b.Find(s.card)
	if from == core.Stock || from == core.Waste {
		if !s.awaited(b) || !p.bringUp(s.card) {
			return false
		}
		from, below = core.Waste, b.Len(core.Waste)-1
	}
	a := s.action(b, from, b.Len(from)-below)
	return b.Allows(a) && p.do(a)
}

// awaited tells whether the place where the step puts its card is ready to take it.
func (s step) awaited(b *core.Board) bool {
	switch s.to {
	case core.FoundationPile:
		for i := int(s.card.Suit()); i < b.Rules().Foundations(); i += core.Suits {
			if b.Len(core.Foundation(i)) == int(s.card.Rank())-1 {
				return true
			}
		}
		return false
	default:
		for i := range b.Rules().Columns {
			if b.Top(core.Column(i)) == s.on {
				return true
			}
		}
		return false
	}
}

// action is the step as an action that takes count cards from a pile; it need not be allowed. If the step's own column does
// not take them, another one may.
func (s step) action(b *core.Board, from core.Pile, count int) core.Action {
	switch s.to {
	case core.FoundationPile:
		return b.ToFoundation(from, count)
	case core.CellPile:
		for i := range b.Rules().Cells {
			if b.Len(core.Cell(i)) == 0 {
				return core.Move(from, core.Cell(i), count)
			}
		}
		return core.Action{}
	}
	var other core.Action
	for i := range b.Rules().Columns {
		a := core.Move(from, core.Column(i), count)
		switch {
		case !b.Allows(a):
		case b.Top(a.To) == s.on:
			return a
		case other == core.Action{}:
			other = a
		}
	}
	return other
}

// bringUp draws, and redeals, until a card of stock or waste is the waste's top; it does not begin if that cannot be.
func (p *player) bringUp(c core.Card) bool {
	b := p.game.Board()
	waste, now, draw := wasteWith(b, c), b.Len(core.Waste), b.Rules().Draw
	all := now + b.Len(core.Stock)
	if waste != now && waste != all && waste%draw != 0 && (waste < now || (waste-now)%draw != 0) {
		return false
	}
	for b.Len(core.Waste) != waste {
		a := core.Draw
		if b.Len(core.Stock) == 0 {
			a = core.Redeal
		}
		if !p.do(a) {
			return false
		}
	}
	return true
}

// wasteWith is how many cards the waste has when a card of stock or waste is its top.
func wasteWith(b *core.Board, c core.Card) int {
	pile, below, _ := b.Find(c)
	if pile == core.Stock {
		return b.Len(core.Waste) + b.Len(core.Stock) - below
	}
	return below + 1
}

// follow makes all steps that it can, in their order, and those that it could not make again and again after that, until
// the game is won; false if it never is.
func (p *player) follow(steps []step) (won bool) {
	for open := steps; len(open) > 0; {
		var left []step
		for _, s := range open {
			if !p.make(s) {
				left = append(left, s)
			}
		}
		if p.game.Won() {
			return true
		}
		if len(left) == len(open) || len(p.line) >= p.most {
			return false
		}
		open = left
	}
	return false
}
