package table

import "patiencetrio/core"

// cursor is where the keyboard is on the table: on a card with all cards on it, or on an empty pile.
type cursor struct {
	on    bool
	known bool // it has been on this table
	pile  core.Pile
	index int       // of the card in its pile; -1: the pile is empty
	card  core.Card // NoCard: the pile is empty
	frame *outline
}

// Focus tells on what the keyboard is; ok is false while it is nowhere.
func (t *Table) Focus() (on Target, ok bool) {
	return Target{t.cursor.pile, t.cursor.index, t.cursor.card}, t.cursor.on
}

// focus puts the keyboard on a card of a pile; an index beyond the pile's cards means the nearest of them that lies
// face up, or the pile as such.
func (t *Table) focus(p core.Pile, index int) {
	b, c := t.game.Board(), &t.cursor
	last := b.Len(p) - 1
	if p.Kind() != core.ColumnPile {
		index = last
	}
	c.on, c.known, c.pile, c.card = true, true, p, core.NoCard
	c.index = min(max(index, min(b.FaceDown(p), last)), last)
	if c.index >= 0 {
		c.card = b.Cards(p)[c.index]
	}
	t.layFocus()
	t.fade(c.frame, 1)
}

// goTo puts the focus somewhere because the player wants it there.
func (t *Table) goTo(p core.Pile, index int) {
	t.focus(p, index)
	t.tellFocus()
}

// Enter puts the keyboard on the table, where it was last.
func (t *Table) Enter() {
	switch c := &t.cursor; {
	case c.on || t.layout == nil:
	case c.known:
		t.goTo(c.pile, c.index)
	default:
		t.Step(Down)
	}
}

// Rest tells that the keyboard is elsewhere now.
func (t *Table) Rest() { t.unfocus() }

// unfocus takes the keyboard off the table.
func (t *Table) unfocus() bool {
	was := t.cursor.on
	if was {
		t.cursor.on = false
		t.fade(t.cursor.frame, 0)
	}
	return was
}

func (t *Table) tellFocus() {
	if t.OnFocus != nil {
		t.OnFocus()
	}
}

// refocus follows the card with the focus to where an event has put it. On stock and waste the focus stays: there one
// wants the next card, not the one that has gone.
func (t *Table) refocus() {
	c := &t.cursor
	if !c.on {
		return
	}
	b := t.game.Board()
	p, index := c.pile, c.index
	if p != core.Stock && p != core.Waste && c.card != core.NoCard {
		if at, below, ok := b.Find(c.card); ok && at != core.Stock && below >= b.FaceDown(at) {
			p, index = at, below
		}
	}
	t.focus(p, index)
}

// layFocus frames what has the focus: the card and all on it, where they stand.
func (t *Table) layFocus() {
	c := &t.cursor
	if !c.on || t.layout == nil {
		return
	}
	r := t.layout.Card(t.layout.Place(t.game.Board(), c.pile, max(c.index, 0)))
	r = r.Union(t.topRect(c.pile))
	if k := &t.pick; k.count > 0 && c.pile == k.from && t.game.Board().Len(c.pile)-c.index <= k.count {
		r.Y -= raise
	}
	c.frame.pile = c.pile
	c.frame.around(r, t.stage())
}

// Direction is where an arrow key points.
type Direction uint8

// The directions.
const (
	Left Direction = iota
	Right
	Up
	Down
)

// Step moves the focus to the next pile in a direction, and within a column from card to card. The first step only
// shows where the focus is.
func (t *Table) Step(d Direction) {
	if t.layout == nil {
		return
	}
	c := &t.cursor
	if !c.on {
		p := core.Column(0)
		if len(t.marked) > 0 { // where the play is
			p, _, _ = t.game.Board().Find(t.marked[0])
		}
		t.goTo(p, t.game.Board().Len(p)-1)
		return
	}
	b := t.game.Board()
	switch {
	case c.pile.Kind() == core.ColumnPile && d == Up && c.index > b.FaceDown(c.pile):
		t.goTo(c.pile, c.index-1)
	case c.pile.Kind() == core.ColumnPile && d == Down && c.index < b.Len(c.pile)-1:
		t.goTo(c.pile, c.index+1)
	default:
		if p, ok := t.beside(d); ok {
			t.goTo(p, b.Len(p)-1)
		}
	}
}

// beside finds the pile next to the one with the focus: the nearest in that direction, where one step aside counts as
// three ahead and what is in no line with it is a card further away.
func (t *Table) beside(d Direction) (next core.Pile, ok bool) {
	c := &t.cursor
	from := turned(d, t.layout.Card(t.layout.Place(t.game.Board(), c.pile, max(c.index, 0))))
	least := float32(largestSize * largestSize)
	for _, p := range t.piles() {
		if p == c.pile || (d == Up || d == Down) && p.Kind() == core.ColumnPile && c.pile.Kind() == core.ColumnPile {
			continue
		}
		to := turned(d, t.areaOf(p))
		ahead, aside := to.X-from.X, max(to.Y-from.Bottom(), from.Y-to.Bottom(), 0)
		if ahead < 1 || aside > ahead {
			continue
		}
		off := abs(to.Y+min(to.H, from.H)/2-from.Y-from.H/2) / largestSize // decides between equals
		far := ahead + 3*aside + off
		if aside > 0 {
			far += from.H
		}
		if far < least {
			next, least, ok = p, far, true
		}
	}
	return next, ok
}

// areaOf is where a pile is for the arrow keys: a column reaches down to the bottom of the table.
func (t *Table) areaOf(p core.Pile) Rect {
	r := t.layout.Card(t.layout.Place(t.game.Board(), p, 0))
	if p.Kind() == core.ColumnPile {
		r.H = max(r.H, t.layout.Bottom-r.Y)
	} else {
		r = t.topRect(p)
	}
	return r
}

// turned turns the table so that a direction points to the right.
func turned(d Direction, r Rect) Rect {
	switch d {
	case Left:
		return Rect{-r.Right(), r.Y, r.W, r.H}
	case Up:
		return Rect{-r.Bottom(), r.X, r.H, r.W}
	case Down:
		return Rect{r.Y, r.X, r.H, r.W}
	default:
		return r
	}
}

// Press picks up what has the focus, or puts down there what is picked: on its own pile it is laid back. On the stock
// it draws, or turns the waste back. false: the focus is nowhere.
func (t *Table) Press() bool {
	c := &t.cursor
	if !c.on || t.layout == nil {
		return false
	}
	switch {
	case t.pick.count > 0:
		t.place(c.pile)
	case c.pile == core.Stock:
		t.turnStock()
	case c.index >= 0:
		t.pickUp(c.pile, t.game.Board().Len(c.pile)-c.index, false)
		t.tellFocus()
	}
	return true
}

// Name is a pile's own key: the first one picks its cards up, as many as the second one's pile takes.
func (t *Table) Name(p core.Pile) {
	if t.layout == nil || !t.game.Board().Rules().Has(p) {
		return
	}
	b := t.game.Board()
	from := t.pick.from
	switch {
	case p == core.Stock:
		t.putBack()
		t.turnStock()
	case p.Kind() == core.FoundationPile && (t.pick.count == 0 || from.Kind() == core.FoundationPile):
		t.nextFoundation()
	case t.pick.count > 0:
		t.focus(p, b.Len(p)-1)
		t.place(p)
	default:
		t.named(p)
	}
}

// named puts the focus on a pile and picks up what may move of it.
func (t *Table) named(p core.Pile) {
	b := t.game.Board()
	last := b.Len(p) - 1
	if last >= 0 {
		count := 1
		if p.Kind() == core.ColumnPile && b.Rules().Move != core.OneCard {
			count = b.Run(p)
		}
		t.pickUp(p, count, p.Kind() == core.ColumnPile)
	}
	t.goTo(p, last)
}

// place puts the picked cards on a pile, and the focus on them.
func (t *Table) place(p core.Pile) {
	if p == t.pick.from {
		t.putBack()
		t.tellFocus()
		return
	}
	if a, ok := t.putDown(p); ok {
		t.focus(a.To, t.game.Board().Len(a.To)-int(a.Count))
	}
}

// turnStock draws or redeals.
func (t *Table) turnStock() {
	if a, ok := t.game.Board().Tap(core.Stock); ok {
		t.try(a)
	}
}

// nextFoundation picks up the top card of the next foundation that has one.
func (t *Table) nextFoundation() {
	b := t.game.Board()
	n, first := b.Rules().Foundations(), 0
	if t.pick.count > 0 {
		first = t.pick.from.Index() + 1
	}
	for i := range n {
		if p := core.Foundation((first + i) % n); b.Len(p) > 0 {
			t.named(p)
			return
		}
	}
	t.goTo(core.Foundation(0), -1)
}

// Leave lays picked cards back, or takes the focus off the table. false: there was neither.
func (t *Table) Leave() bool {
	if t.putBack() {
		t.tellFocus()
		return true
	}
	return t.unfocus()
}
