package table

import (
	"image"
	"math"
	"slices"

	"fyne.io/fyne/v2"

	"patiencetrio/core"
)

// guest is a card at a party.
type guest struct {
	*card
	out   span
	ring  int     // 0 the outermost arc
	angle float32 // on the arc: 0 at the right, Pi at the left
	home  float32 // the angle of its King
}

// kingSteps is in how many steps a King turns while it flies to its stand.
const kingSteps = 3

// kingly is a King at a party, with its picture turned by thirds of the way.
type kingly struct {
	*guest
	Stand
	pictures [kingSteps + 1]image.Image
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
