package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"patiencetrio/ui/kit"
)

// The measures of the mark that tells whether the game can still be won.
const (
	stillSize   float32 = 22
	stillGap    float32 = 5  // beside it
	stillReach  float32 = 12 // how far around it a tap is felt
	stillIn     float32 = .7 // of an icon within disc or square
	stillCorner float32 = .2 // of the square
	capShare    float32 = .72
)

// stillMark is that mark. What is certain stands out: a disc for yes, a square for no, in colours of their own.
type stillMark struct {
	disc   *canvas.Circle
	square *canvas.Rectangle
	icon   *canvas.Image
}

func newStillMark() *stillMark {
	return &stillMark{&canvas.Circle{}, &canvas.Rectangle{}, &canvas.Image{FillMode: canvas.ImageFillContain}}
}

// paintStill draws the mark, or hides it.
func (r *headerRenderer) paintStill() {
	v, c, p, m := r.header.text.still, r.header.felt.Colours(kit.Now().Mode), kit.Now().Palette, r.still
	m.icon.Hidden, r.ask.Hidden = v == unasked, v == unasked
	m.disc.Hidden, m.square.Hidden = v != winnable, v != unwinnable
	if v == unasked {
		return
	}
	colour := c.Text
	switch v {
	case thinking:
		colour = c.Muted
	case winnable, unwinnable:
		colour = p.Halo
	}
	m.icon.Resource = verdictIcons[v].Resource(colour)
	m.disc.FillColor, m.square.FillColor = p.Good, p.Warn
	m.icon.Refresh()
	m.disc.Refresh()
	m.square.Refresh()
}

// markWidth is the room that a mark of that size takes beside the score.
func (r *headerRenderer) markWidth(size float32) float32 {
	if r.header.text.still == unasked {
		return 0
	}
	return size + stillGap
}

// placeMark puts the mark at x, its middle at y.
func (r *headerRenderer) placeMark(x, y, size float32) {
	m := r.still
	middle := fyne.NewPos(x+size/2, y)
	square := func(o fyne.CanvasObject, size float32) {
		o.Move(middle.SubtractXY(size/2, size/2))
		o.Resize(fyne.NewSquareSize(size))
	}
	icon := size
	if v := r.header.text.still; v == winnable || v == unwinnable {
		icon *= stillIn
	}
	m.square.CornerRadius = size * stillCorner
	square(m.disc, size)
	square(m.square, size*squareShare)
	square(m.icon, icon)
	square(r.ask, size+2*stillReach)
}

// squareShare makes the square look as large as the disc.
const squareShare = .92

// askUpTo ends the area that asks for the mark's meaning above the code, which is there to be copied.
func (r *headerRenderer) askUpTo(bottom float32) {
	at, size := r.ask.Position(), r.ask.Size()
	top := max(at.Y, 0)
	if r.code.right() > at.X {
		size.Height = min(at.Y+size.Height, bottom) - top
	}
	r.ask.Move(fyne.NewPos(at.X, top))
	r.ask.Resize(size)
}

// askFrom begins that area below the code.
func (r *headerRenderer) askFrom(top float32) {
	at, size := r.ask.Position(), r.ask.Size()
	if at.Y < top {
		size.Height -= top - at.Y
		r.ask.Move(fyne.NewPos(at.X, top))
		r.ask.Resize(size)
	}
}
