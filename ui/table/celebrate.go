package table

import (
	"image"
	"math"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"patiencetrio/core"
	"patiencetrio/ui/motion"
)

// Fan is where the Kings go at the end of a celebration, the lowest first.
type Fan struct {
	Stands []Stand
	Width  float32 // of a card, in units
	// Turned is the picture of a card of that width in its shadow, turned clockwise about its middle.
	Turned func(c core.Card, degrees float64) image.Image
}

// Stand is where the King of one suit goes; every suit has one.
type Stand struct {
	Suit   core.Suit
	Middle Point
	Angle  float64 // degrees clockwise
}

// Celebrate celebrates a win as soon as all cards have arrived: the foundations empty themselves into arcs, from the
// Kings to the aces, the arcs fold under their Kings, and those fan out. It is only a show: the position knows nothing of
// it, and at its end the pictures lie where they belong again. begin is called when it begins, and end in any case: true
// when the Kings stand, also if that was skipped, false if the position has changed or another play is shown.
func (t *Table) Celebrate(f Fan, begin func(), end func(told bool)) {
	t.party.end(false)
	t.party.fan, t.party.onBegin, t.party.onEnd, t.party.wanted = f, begin, end, true
	if t.motor.running == nil && t.layout != nil {
		t.party.begin()
	}
}

// Skip ends the deal or the celebration at once, as any touch or key does that comes while one runs. It reports whether
// there was one.
func (t *Table) Skip() bool {
	if t.skipDeal() {
		return true
	}
	return t.party.running && t.party.end(true)
}

// party is the celebration of a win.
type party struct {
	*Table
	fan     Fan
	onBegin func()
	onEnd   func(told bool)

	wanted  bool // it begins when everything has arrived, or runs
	running bool
	guests  []guest // in the order in which they leave
	kings   []kingly
	clear   span // the empty places fade away
	fold    span
	fanOut  span
	folding bool    // the arcs fold
	seen    float32 // opacity of the empty places
}

// guest is a card at a party.
type guest struct {
	*card
	out   span
	ring  int     // 0 the outermost arc
	angle float32 // on the arc: 0 at the right, Pi at the left
	home  float32 // the angle of its King
}

// kingly is a King at a party, with its picture turned by thirds of the way.
type kingly struct {
	*guest
	Stand
	pictures [kingSteps + 1]image.Image
}

// kingSteps is in how many steps a King turns while it flies to its stand.
const kingSteps = 3

// begin lets the cards leave.
func (p *party) begin() {
	if won := p.game.Won(); !won || p.motor.factor == 0 {
		p.end(won)
		return
	}
	p.running, p.folding, p.seen = true, false, 1
	p.mark.hide()
	p.lid.Show()
	p.invite()
	p.clear = p.motor.after(0, motion.WinStage)
	n := time.Duration(max(len(p.guests)-1, 1))
	for i := range p.guests {
		p.guests[i].out = p.motor.after(time.Duration(i)*motion.WinStarts/n, motion.WinCard)
	}
	arrived := motion.WinStarts + motion.WinCard + motion.WinStands
	p.fold = p.motor.after(arrived, motion.WinFold)
	p.fanOut = p.motor.after(arrived+motion.WinFold, motion.WinKings)
	p.onBegin()
	p.motor.until(p.fanOut.end())
}

// invite lists the cards on the foundations from the Kings down, suit by suit, and gives each its place on the arcs. The
// arcs of the suits lie within one another in the order in which their Kings will stand, from both ends alternately: so
// no King crosses another's way.
func (p *party) invite() {
	p.guests, p.kings = p.guests[:0], p.kings[:0]
	b := p.game.Board()
	decks := b.Rules().Decks
	last := float32(b.Rules().Ranks*decks - 1)
	for rank := b.Rules().Ranks - 1; rank >= 0; rank-- {
		for _, s := range p.slots {
			if s.pile.Kind() != core.FoundationPile || rank >= b.Len(s.pile) {
				continue
			}
			c := p.cards[b.Cards(s.pile)[rank]]
			stand := slices.IndexFunc(p.fan.Stands, func(s Stand) bool { return s.Suit == c.id.Suit() })
			along := float32((b.Rules().Ranks-1-rank)*decks+s.pile.Index()/core.Suits) / last
			g := guest{card: c, ring: stand * 2, angle: math.Pi * (1 - along), home: math.Pi}
			if stand >= len(p.fan.Stands)/2 { // from the right
				g.ring = (len(p.fan.Stands)-1-stand)*2 + 1
				g.angle, g.home = math.Pi*along, 0
			}
			p.guests = append(p.guests, g)
		}
	}
	for _, s := range p.fan.Stands {
		i := slices.IndexFunc(p.guests, func(g guest) bool { return g.id.Suit() == s.Suit })
		p.kings = append(p.kings, kingly{guest: &p.guests[i], Stand: s})
	}
}

// arc is the upper left corner of a card on an arc.
func (p *party) arc(ring int, angle float32) Point {
	const inner = .17 // of the outermost arc, each further one is smaller by this
	l := p.layout
	wide := l.Size.W/2 - .6*l.CardW - edgeGap
	high := min(l.Size.H-l.CardH-4*edgeGap, max(.42*l.Size.H, 1.1*wide))
	high = min(high, 1.25*wide)
	wide = min(wide, 1.7*high)
	size := 1 - inner*float32(ring)
	sin, cos := math.Sincos(float64(angle))
	foot := (l.Size.H + high) / 2
	return Point{
		(l.Size.W-l.CardW)/2 + wide*size*float32(cos),
		foot - l.CardH/2 - high*size*float32(sin),
	}
}

// frame shows the party at a time.
func (p *party) frame(now time.Duration) {
	if now >= p.fanOut.end() {
		p.end(true)
		return
	}
	p.clearTable(now)
	switch {
	case now < p.fold.start:
		p.leave(now)
	case now < p.fanOut.start:
		p.foldArcs(now)
	default:
		p.showKings(now)
	}
	p.prepare()
	p.order()
}

// clearTable lets the empty places fade away.
func (p *party) clearTable(now time.Duration) {
	if p.seen == 0 {
		return
	}
	p.seen = 1 - p.clear.share(now)
	for _, s := range p.slots {
		s.fade(p.look, p.seen)
	}
}

// leave lets the cards fly from the foundations to their arcs.
func (p *party) leave(now time.Duration) {
	for i := range p.guests {
		g := &p.guests[i]
		if now < g.out.start {
			break
		}
		if g.flown == 0 {
			p.fly(g.card)
		}
		done := motion.OutCubic(g.out.share(now))
		to := p.arc(g.ring, g.angle)
		g.at = Point{mix(g.card.home.X, to.X, done), mix(g.card.home.Y, to.Y, done)}
		p.show(g.card)
	}
}

// foldArcs lets the cards slide along their arcs under their Kings.
func (p *party) foldArcs(now time.Duration) {
	if !p.folding {
		p.folding = true
		p.leave(p.fold.start)
		for _, k := range p.kings {
			p.fly(k.card)
		}
	}
	done := motion.InOutQuad(p.fold.share(now))
	for i := range p.guests {
		g := &p.guests[i]
		g.at = p.arc(g.ring, mix(g.angle, g.home, done))
		p.show(g.card)
	}
}

// showKings lets the Kings grow and fan out. All others are gone.
func (p *party) showKings(now time.Duration) {
	p.foldArcs(p.fanOut.start)
	p.flyers = p.flyers[:0]
	done := motion.OutCubic(p.fanOut.share(now))
	for i := range p.kings {
		k := &p.kings[i]
		p.flyers = append(p.flyers, k.card)
		from := k.at.Add(p.layout.CardW/2, p.layout.CardH/2)
		width := mix(p.layout.CardW, p.fan.Width, done)
		k.paint(int(done*kingSteps+.5), Point{mix(from.X, k.Middle.X, done), mix(from.Y, k.Middle.Y, done)},
			width/p.fan.Width/p.sharp.Size().Scale, p.fan)
	}
}

// paint shows a King around its middle, its picture turned by so many steps of its way; a pixel of it is unit units
// large.
func (k *kingly) paint(step int, middle Point, unit float32, f Fan) {
	img := k.picture(step, f)
	size := img.Bounds().Size()
	w, h := float32(size.X)*unit, float32(size.Y)*unit
	anew := k.image.Image != img
	k.image.Image = img
	k.image.Resize(fyne.NewSize(w, h))
	k.image.Move(fyne.NewPos(middle.X-w/2, middle.Y-h/2))
	if anew {
		k.image.Refresh()
	}
}

func (k *kingly) picture(step int, f Fan) image.Image {
	if k.pictures[step] == nil {
		k.pictures[step] = f.Turned(k.id, k.Angle*float64(step)/kingSteps)
	}
	return k.pictures[step]
}

// prepare draws one of the Kings' pictures that is lacking: each frame has time for one.
func (p *party) prepare() {
	for i := range p.kings {
		for step, img := range p.kings[i].pictures {
			if img == nil {
				p.kings[i].picture(step, p.fan)
				return
			}
		}
	}
}

// end ends the party, or gives it up before it has begun; told: the win is to be told now. It reports whether there was
// one.
func (p *party) end(told bool) bool {
	if !p.wanted {
		return false
	}
	ran := p.running
	p.wanted, p.running = false, false
	p.guests, p.kings, p.fan = nil, nil, Fan{}
	end := p.onEnd
	p.onBegin, p.onEnd = nil, nil
	if ran {
		p.motor.stop()
		for _, s := range p.slots {
			s.fade(p.look, 1)
		}
		p.laySlots()
		p.settleAll()
		p.order()
		p.lid.rest()
		p.rest()
	}
	end(told)
	return true
}

// hurry ends the party at once because the table is about to be laid out anew. What follows from it has to wait: Fyne is in
// the middle of a layout.
func (p *party) hurry() {
	if p.wanted {
		end := p.onEnd
		p.onEnd = func(told bool) { fyne.Do(func() { end(told) }) }
	}
	p.motor.finish()
	p.Skip()
}
