package table

import (
	"fyne.io/fyne/v2"

	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/motion"
)

// relayout lays everything out for the present size, play and look, at once.
func (t *Table) relayout() {
	size := t.Size()
	if t.game == nil || size.IsZero() {
		return
	}
	t.party.hurry()
	o := Options{Large: t.look.Deck.Large, LeftHanded: t.look.LeftHanded, Touch: t.touch, Lift: t.above, Text: t.look.Text}
	if t.Panel != nil {
		o.Foot, o.Side = t.Panel(Size{size.Width, size.Height})
	}
	if t.still != nil {
		t.layout = t.still.layout(t.game.Board(), size.Width, o)
	} else {
		t.layout = NewLayout(t.game.Board().Rules(), Size{size.Width, size.Height}, o)
	}
	t.choosePictures()
	t.laySlots()
	t.settleAll()
	t.layMark()
	t.layWarnings()
	for _, o := range t.warnings {
		o.stand()
	}
	t.layPick()
	t.layFocus()
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
	t.wait = fyne.NewAnimation(motion.Settle, func(done float32) {
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
	for _, p := range t.piles() {
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
	return theme.Scale(c)
}

// laySlots places the slots and draws their marks.
func (t *Table) laySlots() {
	b := t.game.Board()
	for _, s := range t.slots {
		at := t.layout.Place(b, s.pile, 0)
		s.lay(at, t.sharp.face)
		s.hideBehind(t.look, t.depth(at.Y+t.layout.CardH/2))
		t.dress(s)
	}
	t.countStock()
}

// depth is how far down the felt a place is, 0..1. A picture's felt is the same from top to bottom.
func (t *Table) depth(y float32) float32 {
	if t.still != nil {
		return 0
	}
	return y / t.layout.Size.H
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
		t.count.set(n, t.layout.Card(t.layout.Stock), 1+t.layout.larger())
	}
}

// settleAll puts every card where it belongs.
func (t *Table) settleAll() {
	t.flyers, t.hand.falls = t.flyers[:0], nil
	b := t.game.Board()
	for _, p := range t.piles() {
		print := t.layout.printOf(b, p)
		for i, id := range b.Cards(p) {
			c := t.cards[id]
			c.print = print
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
