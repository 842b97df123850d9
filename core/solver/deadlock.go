package solver

import "patiencetrio/core"

// deadlocked tells whether some card can never leave its column, even if every card that was once uncovered, or lies in
// stock, waste or at home, could be used over and over, wherever it is wanted. Then the position is lost. Cells are
// places for any card, so that games with cells are never deadlocked in this sense.
func deadlocked(b *core.Board) bool {
	d := relaxed{rules: b.Rules()}
	if d.rules.Cells > 0 {
		return false
	}
	d.begin(b)
	for d.uncovers(b) {
	}
	for i := range d.rules.Columns {
		if d.left[i] > 0 {
			return true
		}
	}
	return false
}

// relaxed is a position in which cards get about more freely than in the game.
type relaxed struct {
	rules *core.Rules
	free  [cardCodes]bool        // cards that were uncovered at some time
	home  [core.Suits]uint8      // how high foundations could come, by the suits of cards
	left  [core.MaxColumns]uint8 // cards that did not leave their column
	empty bool                   // a column was emptied
}

func (d *relaxed) begin(b *core.Board) {
	for _, p := range d.rules.Piles() {
		cards := b.Cards(p)
		if p.Kind() == core.ColumnPile {
			d.left[p.Index()] = uint8(len(cards))
			d.empty = d.empty || len(cards) == 0
			d.uncover(cards, b.FaceDown(p))
			continue
		}
		for _, c := range cards {
			d.free[newCard(c)] = true
		}
	}
}

// uncovers takes away what can leave, and tells whether anything could.
func (d *relaxed) uncovers(b *core.Board) bool {
	for suit := range d.home {
		for next := d.home[suit] + 1; next <= uint8(d.rules.Top()) && d.free[next*4+uint8(suit)]; next++ {
			d.home[suit] = next
		}
	}
	any := false
	for i := range d.rules.Columns {
		cards := b.Cards(core.Column(i))
		for d.left[i] > 0 && d.leaves(newCard(cards[d.left[i]-1])) {
			d.left[i]--
			any = true
			if d.left[i] == 0 {
				d.empty = true
			}
			d.uncover(cards[:d.left[i]], b.FaceDown(core.Column(i)))
		}
	}
	return any
}

// uncover frees a column's top card, and the run that lies there, since it may move as a whole. Cards that lay face down
// at first are in no run.
func (d *relaxed) uncover(column []core.Card, down int) {
	for i := len(column) - 1; i >= 0; i-- {
		c := newCard(column[i])
		d.free[c] = true
		if i <= down || !d.fits(c, newCard(column[i-1])) {
			return
		}
	}
}

func (d *relaxed) fits(c, lower card) bool {
	if d.rules.Build == core.SameSuit {
		return c.onSame(lower)
	}
	return c.onOther(lower)
}

// leaves tells whether a card could go home or onto another card or an empty column.
func (d *relaxed) leaves(c card) bool {
	switch {
	case c.rank() <= d.home[c.suit()]:
		return true
	case c.rank() == uint8(d.rules.Top()):
		return d.empty
	case d.rules.Build == core.SameSuit:
		return d.free[c+4]
	}
	return d.free[(c+4)^1] || d.free[(c+4)^3]
}
