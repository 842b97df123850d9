package table

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"patiencetrio/core"
	"patiencetrio/theme"
)

// settleTime is how long a window's size must have been the same before pictures are made for it.
const settleTime = relayoutTime

// relayout lays everything out for the present size, play and look, at once.
func (t *Table) relayout() {
	size := t.Size()
	if t.game == nil || size.IsZero() {
		return
	}
	t.motor.finish()
	o := Options{Large: t.look.Deck.Large, LeftHanded: t.look.LeftHanded, Touch: t.touch, Lift: t.above}
	t.layout = NewLayout(t.game.Board().Rules(), Size{size.Width, size.Height}, o)
	t.choosePictures()
	t.laySlots()
	t.settleAll()
	t.layMark()
	t.layWarnings()
	t.order()
	t.rest()
	if t.OnLayout != nil {
		t.OnLayout(t.layout)
	}
}

// choosePictures makes new pictures where deck, back or size changed. While only the size changes the old ones are
// shown, stretched: pictures for each step of a window that is being resized would be made in vain.
func (t *Table) choosePictures() {
	if t.wait != nil {
		t.wait.Stop()
		t.wait = nil
	}
	deck, back, scale := t.look.Deck, t.look.Back, t.pixels()
	if back == "" {
		back = theme.BackOf(t.game.Board().Rules().Letters)
	}
	if t.pictures.fits(deck, back, t.layout.CardW, scale) {
		t.sharp = t.pictures
		return
	}
	t.sharp = newPictures(deck, back, t.layout.CardW, scale)
	if t.pictures == nil || t.pictures.Deck() != deck || t.pictures.back != back {
		t.pictures = t.sharp
		t.pictures.prepare(t.open())
		return
	}
	t.wait = fyne.NewAnimation(settleTime, func(done float32) {
		if done == 1 {
			t.sharpen()
		}
	})
	t.wait.Start()
}

// sharpen shows the pictures of the right size.
func (t *Table) sharpen() {
	t.wait = nil
	t.pictures = t.sharp
	t.pictures.prepare(t.open())
	t.showAll()
}

// open lists the cards that lie face up.
func (t *Table) open() []core.Card {
	var open []core.Card
	b := t.game.Board()
	for _, p := range b.Rules().Piles() {
		open = append(open, b.Cards(p)[b.FaceDown(p):]...)
	}
	return open
}

// pixels is the number of pixels to the unit.
func (t *Table) pixels() float32 {
	driver := fyne.CurrentApp().Driver()
	c := driver.CanvasForObject(t)
	if c == nil { // not on the screen yet
		windows := driver.AllWindows()
		if len(windows) == 0 {
			return 1
		}
		c = windows[0].Canvas()
	}
	const long = 1 << 20 // units: the canvas answers in whole pixels
	x, _ := c.PixelCoordinateForPosition(fyne.NewPos(long, 0))
	return float32(x) / long
}

// laySlots places the slots and draws their marks.
func (t *Table) laySlots() {
	b := t.game.Board()
	for _, s := range t.slots {
		s.lay(t.layout.Place(b, s.pile, 0), t.sharp.face)
		t.dress(s)
	}
	t.countStock()
}

// dress draws a slot's mark: in its whole area, or in the half that the other foundation of its suit leaves free.
func (t *Table) dress(s *slot) {
	whole := t.layout.Card(t.layout.Place(t.game.Board(), s.pile, 0))
	free := whole
	if s.pile.Kind() == core.FoundationPile && t.layout.paired() {
		twin := core.Foundation((s.pile.Index() + core.Suits) % (2 * core.Suits))
		if t.layout.covers(t.game.Board(), twin, s.pile) {
			step := t.layout.Foundations[twin.Index()].X - whole.X
			free.X, free.W = whole.X, max(step, 0)
			if step < 0 {
				free.X, free.W = whole.Right()+step, -step
			}
		}
	}
	s.dress(t.sharp, t.look, whole, free)
}

func (t *Table) countStock() {
	if n := t.game.Board().Len(core.Stock); n > 0 {
		t.count.set(n, t.layout.Card(t.layout.Stock))
	}
}

// settleAll puts every card where it belongs.
func (t *Table) settleAll() {
	t.flyers = t.flyers[:0]
	b := t.game.Board()
	for _, p := range b.Rules().Piles() {
		for i, id := range b.Cards(p) {
			c := t.cards[id]
			c.pile, c.index, c.home, c.down = p, i, t.layout.Place(b, p, i), i < b.FaceDown(p)
			c.settle()
			c.flown = 0
			t.show(c)
		}
	}
}

func (t *Table) showAll() {
	for _, c := range t.cards {
		if c != nil {
			t.show(c)
		}
	}
	t.repaint()
}

// order lists what is drawn, from back to front: felt, empty places, piles, what is in flight, what is in the hand.
// Cards that are quite covered are left out.
func (t *Table) order() {
	b := t.game.Board()
	var buffer [core.MaxFoundations]core.Pile
	foundations := t.layout.FoundationsBackToFront(b, buffer[:0])
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
	if t.drop.visible() {
		t.scene = append(t.scene, t.drop.rect)
	}
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
	if t.mark.visible() && t.mark.pile == s.pile && t.cards[t.marked[0]].flown == 0 {
		t.scene = append(t.scene, t.mark.rect)
	}
	for _, o := range t.warnings {
		if o.visible() && o.pile == s.pile {
			t.scene = append(t.scene, o.rect)
		}
	}
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

// addFlyers shows the cards in flight, and of those that fly as one pile only the top one; last those in the hand.
func (t *Table) addFlyers() {
	for i, c := range t.flyers {
		if len(t.hand.cards) > 0 && c == t.hand.cards[0] {
			t.scene = append(t.scene, t.hand.shadow)
		}
		if i+1 < len(t.flyers) && t.flyers[i+1].at == c.at {
			continue
		}
		t.scene = append(t.scene, c.image)
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
