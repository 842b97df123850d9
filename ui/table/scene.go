package table

import (
	"slices"

	"fyne.io/fyne/v2/canvas"

	"patiencetrio/core"
)

// order lists what is drawn, from back to front: felt, empty places, piles, marks, what is in flight, what is in the hand.
// Cards that are quite covered are left out.
func (t *Table) order() {
	b := t.game.Board()
	var buffer [core.MaxFoundations]core.Pile
	foundations := buffer[:0]
	if len(t.layout.Foundations) > 0 {
		foundations = t.layout.FoundationsBackToFront(b, foundations)
	}
	t.scene = append(t.scene[:0], t.felt)
	for _, s := range t.slots {
		if s.pile.Kind() != core.FoundationPile {
			t.addSlot(s)
		}
	}
	for _, p := range foundations {
		t.addSlot(t.slot(p))
	}
	for _, s := range t.slots {
		if s.pile.Kind() != core.FoundationPile {
			t.addPile(s)
		}
	}
	for _, p := range foundations {
		t.addPile(t.slot(p))
	}
	t.addOutlines()
	t.addFlyers()
	t.scene = append(t.scene, t.input)
	t.repaint()
}

// slot is a pile's slot: the slots are in the order of the piles.
func (t *Table) slot(p core.Pile) *slot {
	i, _ := slices.BinarySearchFunc(t.slots, p, func(s *slot, p core.Pile) int { return int(s.pile) - int(p) })
	return t.slots[i]
}

// lying counts the cards of a pile that are not in flight.
func (t *Table) lying(p core.Pile) int {
	n := 0
	for _, id := range t.game.Board().Cards(p) {
		if t.cards[id].flown == 0 {
			n++
		}
	}
	return n
}

// addSlot shows a pile's place where no card lies on it.
func (t *Table) addSlot(s *slot) {
	if t.lying(s.pile) > 0 {
		return
	}
	t.scene = append(t.scene, s.frame)
	b := t.game.Board()
	turnable := b.Len(core.Stock) == 0 && b.Len(core.Waste) > 0
	if s.mark.Image != nil && (s.pile != core.Stock || turnable) {
		t.scene = append(t.scene, s.mark)
	}
}

// addPile shows a pile's cards and what lies over them.
func (t *Table) addPile(s *slot) {
	cards := t.game.Board().Cards(s.pile)
	lying := t.lying(s.pile)
	if s.second != nil && lying > 1 {
		t.scene = append(t.scene, s.second)
	}
	for _, id := range cards[t.lowestSeen(cards):] {
		if c := t.cards[id]; c.flown == 0 {
			t.scene = append(t.scene, c.image)
		}
	}
	if s.pile == core.Stock && lying > 0 {
		t.scene = append(t.scene, t.count.chip, t.count.text)
	}
	t.addMark(s.pile)
}

// lowestSeen is the index of the lowest card of a pile that is not quite covered: one that lies still where the card
// below it has its place too covers all below.
func (t *Table) lowestSeen(cards []core.Card) int {
	for i := len(cards) - 1; i > 0; i-- {
		if c := t.cards[cards[i]]; c.flown == 0 && c.settled() && c.home == t.cards[cards[i-1]].home {
			return i
		}
	}
	return 0
}

// addFlyers shows the cards in flight, and of those that fly as one pile only the top one; last those in the hand, which
// lie over everything else on the screen if the owner gives them room there.
func (t *Table) addFlyers() {
	above := t.hand.cards
	if len(above) == 0 {
		above = t.hand.falls
	}
	t.aloft.Objects = t.aloft.Objects[:0]
	for i, c := range t.flyers {
		to := &t.scene
		if t.reaching && slices.Contains(above, c) {
			to = &t.aloft.Objects
		}
		if len(above) > 0 && c == above[0] {
			*to = append(*to, t.hand.shadow)
		}
		if i+1 < len(t.flyers) && t.flyers[i+1].at == c.at {
			continue
		}
		*to = append(*to, c.image)
	}
}

// fly raises a card over all others.
func (t *Table) fly(c *card) {
	if c.flown > 0 {
		t.flyers = slices.DeleteFunc(t.flyers, func(o *card) bool { return o == c })
	}
	t.flight++
	c.flown = t.flight
	t.flyers = append(t.flyers, c)
}

// land lowers the cards that have arrived.
func (t *Table) land() {
	t.flyers = slices.DeleteFunc(t.flyers, func(c *card) bool {
		arrived := c.settled() && !slices.Contains(t.hand.cards, c)
		if arrived {
			c.flown = 0
		}
		return arrived
	})
}

// repaint asks Fyne for a new frame: nothing else does when only the order changes.
func (t *Table) repaint() { canvas.Refresh(t.input) }
