package table

import (
	"slices"

	"patiencetrio/core"
	"patiencetrio/theme"
)

// pick is what the player has chosen to move, by keys or by taps: cards from the top of one pile. They stand a little
// higher than they lie, and the places that take them are framed.
type pick struct {
	from   core.Pile
	count  int  // how many stand out; 0: nothing is picked
	any    bool // a whole pile was named: as many cards move as the target takes
	cards  []*card
	frame  *outline   // round them, where they stand
	places []*outline // of the piles that take them
}

// raise is how much higher than they lie picked cards stand, in units.
const raise = 6

// Picked tells what is picked: the pile and how many cards of it; none: nothing is.
func (t *Table) Picked() (from core.Pile, count int) { return t.pick.from, t.pick.count }

// Places is how many places take what is picked.
func (t *Table) Places() int { return len(t.pick.places) }

// pickUp picks cards; any lets the target decide how many.
func (t *Table) pickUp(from core.Pile, count int, any bool) {
	t.putBack()
	k := &t.pick
	k.from, k.count, k.any = from, count, any
	cards := t.game.Board().Cards(from)
	for _, id := range cards[len(cards)-count:] {
		c := t.cards[id]
		c.settle()
		c.raised = true
		t.show(c)
		k.cards = append(k.cards, c)
	}
	t.layPick()
	t.fade(k.frame, 1)
	for _, o := range k.places {
		t.fade(o, 1)
	}
	t.layFocus() // it rises with the cards
	t.order()
}

// putBack lays picked cards down again where they lie; false: none are picked.
func (t *Table) putBack() bool {
	k := &t.pick
	if k.count == 0 {
		return false
	}
	for _, c := range k.cards {
		c.raised = false
		t.show(c)
	}
	k.cards, k.count = k.cards[:0], 0
	t.fade(k.frame, 0)
	for _, o := range k.places {
		t.fade(o, 0)
	}
	t.layFocus()
	return true
}

// layPick frames the picked cards and the places that take them.
func (t *Table) layPick() {
	k := &t.pick
	if k.count > 0 {
		cards := t.game.Board().Cards(k.from)
		r := t.block(cards, len(cards)-k.count, len(cards))
		r.Y -= raise
		k.frame.pile = k.from
		k.frame.around(r, t.stage())
	}
	places := t.places(k)
	for len(k.places) < len(places) {
		k.places = append(k.places, newOutline(theme.MarkPlace))
	}
	for _, o := range k.places[len(places):] {
		o.hide()
	}
	k.places = k.places[:len(places)]
	for i, p := range places {
		k.places[i].pile = p
		k.places[i].around(t.topRect(p), t.stage())
	}
}

// places lists the piles that take picked cards.
func (t *Table) places(k *pick) []core.Pile {
	if k.count == 0 {
		return nil
	}
	var all []core.Pile
	b := t.game.Board()
	for _, p := range t.piles() {
		a := t.meant(k, p)
		if p != k.from && b.Allows(a) && !slices.Contains(all, a.To) {
			all = append(all, a.To)
		}
	}
	return all
}

// meant is the action that moves picked cards to a pile. Where the target decides how many, it is the largest number
// that it takes; if it takes none, the one whose refusal says most: the limit of a run, else that of the top card.
func (t *Table) meant(k *pick, to core.Pile) core.Action {
	b := t.game.Board()
	if !k.any {
		return t.moving(k.from, to, k.count)
	}
	best := t.moving(k.from, to, 1)
	for n := max(b.Run(k.from), 1); n > 0; n-- {
		a := t.moving(k.from, to, n)
		switch r := b.Check(a); {
		case r == nil:
			return a
		case r.Kind == core.RunTooLong:
			best = a
		}
	}
	return best
}

// moving is the action that moves cards to a pile: to foundations, to the one that takes the card.
func (t *Table) moving(from, to core.Pile, n int) core.Action {
	if to.Kind() != core.FoundationPile {
		return core.Move(from, to, n)
	}
	return t.game.Board().ToFoundation(from, n)
}

// putDown moves the picked cards to a pile. If that refuses them, they shake their heads and the host explains it. It
// answers the action that was made, or ok is false.
func (t *Table) putDown(to core.Pile) (a core.Action, ok bool) {
	a = t.meant(&t.pick, to)
	cards := t.game.Board().Cards(t.pick.from)
	cards = slices.Clone(cards[len(cards)-t.pick.count:])
	t.putBack()
	if t.try(a) {
		return a, true
	}
	t.shake(cards)
	return a, false
}

// topRect is where a pile's top card or its empty place is.
func (t *Table) topRect(p core.Pile) Rect {
	return t.layout.Card(t.layout.Place(t.game.Board(), p, max(t.game.Board().Len(p)-1, 0)))
}
