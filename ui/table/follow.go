package table

import (
	"math"
	"slices"
	"time"

	"patiencetrio/core"
	"patiencetrio/ui/motion"
)

// follow sends the pictures to where an event has put the cards. Those that the player held set out from the hand.
func (t *Table) follow(e core.Event) {
	f := flight{Table: t, speed: 1}
	if e.Kind != core.Act {
		f.speed = motion.TakeBack
	}
	f.left, t.marked = t.marked, nil
	if t.mark.visible() {
		t.mark.fadeTo(0, f.span(0, motion.FadeOut))
	}
	for _, s := range t.slots {
		f.pile(s.pile)
		if s.pile.Kind() == core.FoundationPile {
			t.dress(s)
		}
	}
	f.turnUp()
	t.countStock()
	t.order()
	t.motor.until(f.end)
}

// flight is one setting out of pictures.
type flight struct {
	*Table
	speed float32       // multiplies the durations of moves
	end   time.Duration // of the last motion
	move  span          // of the cards that changed their pile
	turns []*card       // cards that turn over where they lie
	block []*card       // cards that come to the present pile
	left  []core.Card   // the mark that fades away was on these
}

// span is a stretch of time that begins so much later than now.
func (f *flight) span(delay, length time.Duration) span {
	s := f.motor.after(time.Duration(float32(delay)*f.speed), time.Duration(float32(length)*f.speed))
	f.end = max(f.end, s.end())
	return s
}

// pile sends the cards of one pile to their places.
func (f *flight) pile(p core.Pile) {
	b := f.game.Board()
	f.block = f.block[:0]
	print := f.layout.printOf(b, p)
	for i, id := range b.Cards(p) {
		c := f.cards[id]
		home, down := f.layout.Place(b, p, i), i < b.FaceDown(p)
		came, shifted, turned := c.pile != p, c.home != home, c.down != down
		c.pile, c.index, c.home, c.down = p, i, home, down
		if (came || shifted) && slices.Contains(f.left, id) {
			f.mark.hide() // it would stand where no card is
		}
		switch {
		case came:
			f.block = append(f.block, c)
		case shifted: // along its pile, or on its way to where its place is now
			c.glide(f.span(0, motion.Relayout), motion.OutQuad)
		}
		if turned && !came {
			f.turns = append(f.turns, c)
		}
		f.reprint(c, print)
	}
	switch {
	case len(f.block) == 0:
	case p == core.Stock || f.block[0].back:
		f.turnOver(p)
	default:
		f.carry()
	}
	f.note(p)
}

// carry moves the block that comes to a pile as one.
func (f *flight) carry() {
	first := f.block[0]
	f.move = f.span(0, moveTime(distance(first.at, first.home)))
	for _, c := range f.block {
		f.fly(c)
		c.glide(f.move, motion.OutCubic)
		if c.back != c.down && c.turn.length == 0 { // it was turned over on its way to where it comes back from
			c.turnOver(f.move)
		}
	}
}

// turnOver moves cards between stock and waste, turning them on the way: a few one after the other, a whole pile as
// one. On top flies the card whose face is seen.
func (f *flight) turnOver(p core.Pile) {
	whole := len(f.block) > f.game.Board().Rules().Draw
	if p == core.Stock {
		slices.Reverse(f.block)
	}
	for i, c := range f.block {
		f.fly(c)
		if whole {
			c.glide(f.span(0, motion.Redeal), motion.InOutQuad)
		} else {
			c.glide(f.span(time.Duration(i)*motion.DrawNext, motion.Draw), motion.OutCubic)
		}
		if c.back != c.down {
			c.turnOver(c.way.span)
		}
	}
}

// turnUp turns cards over in their places: up when the card that lay on them is mostly gone, down at once.
func (f *flight) turnUp() {
	for _, c := range f.turns {
		delay := time.Duration(0)
		if !c.down {
			delay = time.Duration(motion.TurnAfter * float32(motion.MoveLeast))
		}
		c.turnOver(f.span(delay, motion.Turn))
	}
}

// note remembers the cards that came to a pile as those moved last: of the waste only the top one, of the stock none.
func (f *flight) note(p core.Pile) {
	for _, c := range f.block {
		if p != core.Stock && (p != core.Waste || c.id == f.game.Board().Top(p)) {
			f.marked = append(f.marked, c.id)
		}
	}
}

func distance(a, b Point) float32 {
	return float32(math.Hypot(float64(a.X-b.X), float64(a.Y-b.Y)))
}

// frame moves everything to where it is at the given time.
func (t *Table) frame(now time.Duration) {
	if t.layout == nil {
		return
	}
	if t.party.running {
		t.party.frame(now)
		return
	}
	more := t.hand.step(now)
	if len(t.hand.cards) > 0 {
		t.carryHand()
	}
	for _, c := range t.cards {
		if c != nil && !c.settled() {
			more = c.step(now) || more
			t.show(c)
		}
	}
	for o := range t.outlines() {
		more = o.step(now) || more
	}
	t.dropShadow()
	t.land()
	t.order()
	if !more {
		t.rest()
	}
}

// dropShadow lets the shadow sink with the cards that were let go.
func (t *Table) dropShadow() {
	switch falls := t.hand.falls; {
	case len(falls) == 0:
	case falls[0].way.ease == nil:
		t.hand.falls = nil
	default:
		t.carryShadow(falls)
	}
}

// rest is called when everything has arrived.
func (t *Table) rest() {
	t.endDeal()
	if t.party.wanted && len(t.hand.cards) == 0 {
		t.party.begin()
		return
	}
	if len(t.marked) > 0 && !t.mark.visible() {
		t.layMark()
		t.fade(t.mark, 1)
	}
}

// sendHome lets cards glide back to where they belong; refused ones shake their heads when they are there.
func (t *Table) sendHome(cards []*card, refused bool) {
	if len(cards) == 0 {
		return
	}
	home := t.motor.after(0, motion.Home)
	end := home.end()
	for _, c := range cards {
		c.glide(home, motion.OutCubic)
		if refused {
			c.nudge = t.motor.after(motion.Home, motion.Nudge)
			end = c.nudge.end()
		}
	}
	t.order()
	t.motor.until(end)
}

// shake nudges cards where they lie.
func (t *Table) shake(cards []core.Card) {
	s := t.motor.after(0, motion.Nudge)
	for _, id := range cards {
		t.cards[id].nudge = s
	}
	t.motor.until(s.end())
}

// deal lets the cards of the columns and cells come from the stock's place, row by row; without a stock, from below.
func (t *Table) deal() {
	cards := t.dealt()
	if len(cards) < 2 || t.motor.factor == 0 {
		return
	}
	from := Point{(t.layout.Size.W - t.layout.CardW) / 2, t.layout.Size.H}
	if t.game.Board().Rules().HasStock() {
		from = t.layout.Stock
	}
	t.dealing = true
	t.lid.Show()
	var end time.Duration
	for i, c := range cards {
		c.at, c.back = from, true
		t.fly(c)
		c.glide(t.motor.after(time.Duration(i)*motion.DealStarts/time.Duration(len(cards)-1), motion.DealCard), motion.OutCubic)
		if !c.down {
			c.turnOver(c.way.span)
		}
		t.show(c)
		end = max(end, c.way.end())
	}
	t.order()
	t.motor.until(end)
}

// dealt lists the cards that a deal lays out, in its order.
func (t *Table) dealt() []*card {
	var all []*card
	b := t.game.Board()
	for row := range core.MaxCards {
		for _, s := range t.slots {
			if k := s.pile.Kind(); (k == core.ColumnPile || k == core.CellPile) && row < b.Len(s.pile) {
				all = append(all, t.cards[b.Cards(s.pile)[row]])
			}
		}
	}
	return all
}

// skipDeal ends a deal at once. It reports whether there was one.
func (t *Table) skipDeal() bool {
	was := t.dealing
	if was {
		t.motor.finish()
	}
	return was
}

// endDeal notes that the cards have been dealt.
func (t *Table) endDeal() {
	if t.dealing {
		t.dealing = false
		t.lid.rest()
	}
}
