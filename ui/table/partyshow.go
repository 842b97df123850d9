package table

import (
	"math"
	"time"

	"patiencetrio/ui/motion"
)

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
