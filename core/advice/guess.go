package advice

import "patiencetrio/core"

// mostArranged bounds how many arrangements of the columns a guess looks at.
const mostArranged = 60

// guess is a sensible action by simple judgement: the first one on the shortest way to a gain, one that needs no draw if
// there is any. As nothing is lost on such a way and the rest of it gets shorter, who follows guesses never goes in circles.
func guess(b *core.Board, last core.Action) (core.Action, bool) {
	seen := map[string]bool{faces(b): true}
	open := []outlook{{board: *b}}
	back := core.Move(last.To, last.From, int(last.Count))
	for i := 0; i < len(open); i++ {
		from := open[i]
		gain, arranged := from.moves(back)
		if gain != (core.Action{}) {
			return from.via(gain), true
		}
		for _, to := range arranged {
			if key := faces(&to.board); !seen[key] && len(open) < mostArranged {
				seen[key] = true
				open = append(open, to)
			}
		}
		back = core.Action{}
	}
	for _, from := range open {
		if a, ok := drawing(&from.board); ok {
			return from.via(a), true
		}
	}
	return core.Action{}, false
}

// outlook is a position that can be had by moves that gain nothing.
type outlook struct {
	board core.Board
	first core.Action // of the moves that lead there; the zero Action where no move does
}

// via is the first action on the way over this position to what comes after it.
func (o *outlook) via(next core.Action) core.Action {
	if o.first != (core.Action{}) {
		return o.first
	}
	return next
}

// moves looks at all moves but draws and the one to be left out. It gives the best of those that gain something, if there
// is any, else where those lead that lose nothing.
func (o *outlook) moves(but core.Action) (gain core.Action, arranged []outlook) {
	most, now := 0, merit(&o.board)
	for _, a := range o.board.Legal(nil) {
		if a == but || a.From == core.Stock || a.To == core.Stock || a.From.Kind() == core.FoundationPile {
			continue
		}
		after := made(&o.board, a)
		switch then := merit(&after); {
		case then > now:
			if v := value(&o.board, &after, a); v > most {
				most, gain = v, a
			}
		case then == now:
			arranged = append(arranged, outlook{after, o.via(a)})
		}
	}
	return gain, arranged
}

// made is the position after an action.
func made(b *core.Board, a core.Action) core.Board {
	g := core.NewGameAt(*b)
	g.Apply(core.Do(a))
	return *g.Board()
}

// merit is how far a position has come: cards home, cards of the stock played, cards that have none but their run on them,
// and empty columns for Kings.
func merit(b *core.Board) int {
	r := b.Rules()
	m := 3*b.Home() - 2*(b.Len(core.Stock)+b.Len(core.Waste))
	empty, kings := 0, 0
	for i := range r.Columns {
		p := core.Column(i)
		m -= 2 * (b.Len(p) - b.Run(p))
		if b.Len(p) == 0 {
			empty++
		} else if b.Cards(p)[0].Rank() == r.Top() {
			kings++
		}
	}
	for i := range r.Foundations() {
		if b.Len(core.Foundation(i)) == r.Ranks {
			kings++
		}
	}
	for i := range r.Cells {
		m -= 2 * b.Len(core.Cell(i))
	}
	return m + min(empty, core.Suits*r.Decks-kings)
}

// value says which of several gains is to be had first; it is above 0.
func value(before, after *core.Board, a core.Action) int {
	switch {
	case a.To.Kind() == core.FoundationPile && safe(before, before.Top(a.From)):
		return 100
	case before.FaceDown(a.From) > after.FaceDown(a.From):
		return 80 + before.FaceDown(a.From)
	case a.From.Kind() == core.ColumnPile && a.To.Kind() == core.ColumnPile:
		return 60
	case a.To.Kind() == core.FoundationPile:
		return 40
	}
	return 20
}

// safe tells whether a card is hardly of use in the columns any more: nothing that could lie on it is far from home.
func safe(b *core.Board, c core.Card) bool {
	if b.Rules().Build == core.SameSuit {
		return true
	}
	for i := range b.Rules().Foundations() {
		if p := core.Foundation(i); p.Suit().Red() != c.Red() && b.Len(p) < int(c.Rank())-2 {
			return false
		}
	}
	return true
}

// drawing draws, and redeals once, until the card that came up can be played with a gain. It gives the first action.
func drawing(b *core.Board) (first core.Action, ok bool) {
	if !b.Rules().HasStock() {
		return core.Action{}, false
	}
	g := core.NewGameAt(*b)
	for redeals := 0; redeals < 2; {
		a := core.Draw
		if b := g.Board(); b.Len(core.Stock) == 0 {
			a = core.Redeal
			redeals++
		}
		if g.Apply(core.Do(a)) != nil {
			break
		}
		if first == (core.Action{}) {
			first = a
		}
		if playable(g.Board()) {
			return first, true
		}
	}
	return core.Action{}, false
}

// playable tells whether the top card of the waste can be played with a gain.
func playable(b *core.Board) bool {
	now := merit(b)
	for _, a := range b.Legal(nil) {
		if a.From == core.Waste && a.To != core.Stock {
			if after := made(b, a); merit(&after) > now {
				return true
			}
		}
	}
	return false
}
