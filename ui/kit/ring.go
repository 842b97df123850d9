package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/theme"
)

// Ring shows a share as a part of a ring, with words in its middle.
type Ring struct {
	widget.BaseWidget
	share       float32
	track, part *canvas.Arc
	figure      *Label
	caption     *Label
}

var _ Flow = (*Ring)(nil)

// The measures of rings.
const (
	ringMost  float32 = 132
	ringWidth float32 = 12
	fullTurn  float32 = 360
)

// NewRing makes a ring of which share (0..1) is full, clockwise from the top.
func NewRing(share float32, figure, caption string) *Ring {
	r := &Ring{share: share, track: &canvas.Arc{EndAngle: fullTurn}, part: &canvas.Arc{EndAngle: fullTurn * share}}
	r.figure = NewLabel(figure, theme.Figure).Centred().Fitting(Shrink)
	r.caption = NewLabel(caption, theme.Caption).In(Muted).Centred().Fitting(Shrink)
	r.ExtendBaseWidget(r)
	return r
}

// HeightFor is the ring's diameter.
func (r *Ring) HeightFor(width float32) float32 { return min(width, ringMost) }

func (r *Ring) CreateRenderer() fyne.WidgetRenderer {
	return draw(&drawn{
		owner:   r,
		objects: []fyne.CanvasObject{r.track, r.part, r.figure, r.caption},
		layout: func(size fyne.Size) {
			side := min(size.Width, size.Height)
			for _, a := range []*canvas.Arc{r.track, r.part} {
				a.CutoutRatio = 1 - 2*ringWidth/max(side, 1)
				place(a, (size.Width-side)/2, (size.Height-side)/2, side, side)
			}
			scale := Now().Scale
			figure, caption := theme.Figure.Line*scale, theme.Caption.Line*scale
			inner := side - 2*ringWidth - 2*theme.Space2
			x, y := (size.Width-inner)/2, (size.Height-figure-caption)/2
			place(r.figure, x, y, inner, figure)
			place(r.caption, x, y+figure-2, inner, caption)
		},
		min: func() fyne.Size { return fyne.NewSize(0, r.HeightFor(r.Size().Width)) },
		paint: func(l Look) {
			r.track.FillColor, r.part.FillColor = l.Palette.Well, l.Palette.Accent
			r.part.CornerRadius = ringWidth / 2
			if r.share >= 1 {
				r.part.CornerRadius = 0 // the ends meet
			}
			r.part.Hidden = r.share == 0
		},
	})
}
