package table

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/motion"
)

// hand is what the player holds: cards from the top of one pile, the lowest first; none if nothing is held.
type hand struct {
	cards  []*card
	from   core.Pile
	grab   Point // the touched point, from the lowest card's corner
	at     Point // the finger
	scale  float32
	lift   span
	shadow *canvas.Image
	falls  []*card // let go and not home yet: the shadow fades under them
}

// step grows the cards while they are being lifted.
func (h *hand) step(now time.Duration) bool {
	if len(h.cards) == 0 {
		return false
	}
	h.scale = theme.LiftScale // exactly, so that the pictures made for it are used
	if now < h.lift.end() {
		h.scale = mix(1, theme.LiftScale, motion.OutCubic(h.lift.share(now)))
	}
	return now < h.lift.end()
}

// rect is where the lowest card is, as large as on the table.
func (h *hand) rect(l *Layout) Rect { return l.Card(h.at.Add(-h.grab.X, -h.grab.Y)) }

// lift takes up the card that the finger went down on, with all cards on it. Any face-up card is taken, so that it can
// be explained why it may not go where it is dropped.
func (t *Table) lift(g gesture) {
	t.putBack()
	b, p, index := t.game.Board(), g.target.Pile, g.target.Index
	if !t.lies(g) || p == core.Stock || index < b.FaceDown(p) ||
		p.Kind() != core.ColumnPile && index != b.Len(p)-1 || t.farBelow(g) {
		return
	}
	h := &t.hand
	h.falls = nil
	h.from, h.scale, h.lift = p, 1, t.motor.after(0, motion.Lift)
	for _, id := range b.Cards(p)[index:] {
		c := t.cards[id]
		c.settle()
		h.cards = append(h.cards, c)
		t.fly(c)
	}
	corner := h.cards[0].home
	h.grab = Point{g.start.X - corner.X, g.start.Y - corner.Y}
	t.castShadow(h.cards)
	if t.touch {
		t.lid.Show()
	}
	t.order()
	t.drag(g)
	t.motor.until(h.lift.end())
}

// farBelow tells whether a finger came down more than a card's height below the card that it means. The empty felt below a
// column takes taps and drops for it, but a slide over it is more likely a slide than a grab.
func (t *Table) farBelow(g gesture) bool {
	at := t.layout.Place(t.game.Board(), g.target.Pile, g.target.Index)
	return g.start.Y > at.Y+2*t.layout.CardH
}

// lies tells whether the card that the finger went down on still lies there: a key may have come between.
func (t *Table) lies(g gesture) bool {
	cards := t.game.Board().Cards(g.target.Pile)
	i := g.target.Index
	return g.hit && i >= 0 && i < len(cards) && cards[i] == g.target.Card
}

// drag follows the finger.
func (t *Table) drag(g gesture) {
	if len(t.hand.cards) == 0 {
		return
	}
	t.hand.at = g.at
	t.carryHand()
	if p, verdict := t.verdict(); verdict == Drop {
		t.promise(p)
	} else if t.drop.to > 0 {
		t.fade(t.drop, 0)
	}
}

// carryHand draws the cards in the hand: enlarged around the touched point, which stays under the finger.
func (t *Table) carryHand() {
	h := &t.hand
	corner := h.cards[0].home
	for _, c := range h.cards {
		c.scale = h.scale
		c.at = h.at.Add((c.home.X-corner.X-h.grab.X)*h.scale, (c.home.Y-corner.Y-h.grab.Y)*h.scale)
		t.show(c)
	}
	t.carryShadow(h.cards)
}

// castShadow makes the soft shadow of cards that leave the table.
func (t *Table) castShadow(cards []*card) {
	t.hand.shadow.Image = t.sharp.LiftShadow(t.blockHeight(cards))
	t.hand.shadow.Refresh()
}

// blockHeight is how high cards are together, in pixels, as they lie on the table.
func (t *Table) blockHeight(cards []*card) int {
	size := t.sharp.Size()
	return size.Height() + int((cards[len(cards)-1].home.Y-cards[0].home.Y)*size.Scale+.5)
}

// carryShadow draws the soft shadow under cards. It appears as they are lifted and goes as they come to lie.
func (t *Table) carryShadow(cards []*card) {
	h, scale, up := &t.hand, t.sharp.Size().Scale, cards[0].scale
	pixels := h.shadow.Image.Bounds().Size()
	size := fyne.NewSize(float32(pixels.X)/scale, float32(pixels.Y)/scale)
	first, last := cards[0].at, cards[len(cards)-1].at
	middle := Point{first.X + t.sharp.face.Width*up/2, (first.Y + last.Y + t.sharp.face.Height*up) / 2}
	lifted := (up - 1) / (theme.LiftScale - 1)
	h.shadow.Translucency = float64(1 - lifted)
	h.shadow.Resize(size)
	h.shadow.Move(fyne.NewPos(middle.X-size.Width/2, middle.Y-size.Height/2+theme.LiftDrop*lifted))
}

// verdict is what would become of the cards in the hand if they were let go now.
func (t *Table) verdict() (core.Pile, Verdict) {
	b := t.game.Board()
	return Choose(t.layout.Catch(b, t.hand.rect(t.layout), t.hand.from), func(p core.Pile) bool {
		return b.Allows(t.dropOn(p))
	})
}

// dropOn is the action that a drop on a pile means.
func (t *Table) dropOn(p core.Pile) core.Action { return t.moving(t.hand.from, p, len(t.hand.cards)) }

// promise frames the place on which the cards would come to lie.
func (t *Table) promise(p core.Pile) {
	p = t.dropOn(p).To
	if t.drop.to > 0 && t.drop.pile == p {
		return
	}
	t.drop.pile = p
	t.drop.hide()
	t.drop.around(t.topRect(p), t.stage())
	t.fade(t.drop, 1)
}

// release lets the cards go.
func (t *Table) release() {
	if len(t.hand.cards) == 0 {
		return
	}
	p, verdict := t.verdict()
	a := t.dropOn(p)
	cards := t.letGo()
	switch verdict {
	case Drop:
		if r := t.apply(core.Do(a)); r != nil {
			t.refuse(cards, r)
		}
	case Refuse:
		t.refuse(cards, t.game.Board().Check(a))
	default:
		t.sendHome(cards, false)
	}
}

func (t *Table) refuse(cards []*card, r *core.Refusal) {
	t.sendHome(cards, true)
	t.host.Refused(r)
}

// letGo empties the hand; the cards stay in flight.
func (t *Table) letGo() []*card {
	cards := t.hand.cards
	t.hand.cards, t.hand.falls = nil, cards
	t.lid.Hide()
	if t.drop.visible() {
		t.fade(t.drop, 0)
	}
	return cards
}
