package ui

import (
	"fyne.io/fyne/v2"

	"patiencetrio/ui/kit"
)

// The measures of the mark that tells whether the game can still be won.
const (
	stillSize   float32 = 20
	stillRing   float32 = 15 // about that of the icons that have a ring
	stillIn     float32 = 13 // of an icon within our ring
	stillStroke float32 = 1.5
	stillGap    float32 = 3  // to the score
	stillReach  float32 = 12 // how far around it a tap is felt
	capShare    float32 = .72
)

// ringed tells whether a verdict's icon needs a ring: alone it could be read as a part of the score.
func (v verdict) ringed() bool { return v == winnable || v == unwinnable }

// paintStill draws the mark, or hides it.
func (r *headerRenderer) paintStill() {
	v, c := r.header.text.still, r.header.felt.Colours(kit.Now().Mode)
	r.still.Hidden, r.ask.Hidden, r.ring.Hidden = v == unasked, v == unasked, !v.ringed()
	if v == unasked {
		return
	}
	colour := c.Text
	if v == thinking {
		colour = c.Muted
	}
	r.still.Resource = verdictIcons[v].Resource(colour)
	r.still.Refresh()
	r.ring.StrokeColor = colour
	r.ring.Refresh()
}

// stillWidth is the room that the mark takes beside the score.
func (r *headerRenderer) stillWidth() float32 {
	if r.header.text.still == unasked {
		return 0
	}
	return stillSize + stillGap
}

// placeStill puts the mark at x beside a figure of that size, and answers x.
func (r *headerRenderer) placeStill(x, baseline, figure float32) float32 {
	middle := fyne.NewPos(x+stillSize/2, baseline-capShare*figure/2)
	square := func(o fyne.CanvasObject, size float32) {
		o.Move(middle.SubtractXY(size/2, size/2))
		o.Resize(fyne.NewSquareSize(size))
	}
	icon := stillSize
	if r.header.text.still.ringed() {
		icon = stillIn
	}
	square(r.still, icon)
	square(r.ring, stillRing)
	square(r.ask, stillSize+2*stillReach)
	return x
}
