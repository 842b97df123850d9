package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// DotKind is what a dot stands for.
type DotKind uint8

const (
	// DotOpen is a ring: not won.
	DotOpen DotKind = iota
	// DotFull is a disc: won.
	DotFull
	// DotMarked is a ring round a small disc: won, with something to say about it.
	DotMarked
)

// Dot is a play as a small picture. It is told apart by shape, not by colour alone.
type Dot struct {
	widget.BaseWidget
	kind        DotKind
	outer, core *canvas.Circle
}

// The measures of dots.
const (
	dotSize   float32 = 14
	dotStroke float32 = 1.75
	dotCore   float32 = .5 // of the dot
	dotsInRow         = 15
	dotPitch  float32 = 26 // at most
)

// NewDot makes a dot.
func NewDot(kind DotKind) *Dot {
	d := &Dot{kind: kind, outer: &canvas.Circle{}, core: &canvas.Circle{}}
	d.ExtendBaseWidget(d)
	return d
}

func (d *Dot) CreateRenderer() fyne.WidgetRenderer {
	return draw(&drawn{
		owner:   d,
		objects: []fyne.CanvasObject{d.outer, d.core},
		layout: func(size fyne.Size) {
			side := min(size.Width, size.Height, dotSize)
			place(d.outer, (size.Width-side)/2, (size.Height-side)/2, side, side)
			in := side * dotCore
			place(d.core, (size.Width-in)/2, (size.Height-in)/2, in, in)
		},
		min: func() fyne.Size { return fyne.NewSquareSize(dotSize) },
		paint: func(l Look) {
			ring := l.Palette.Accent
			if d.kind == DotOpen {
				ring = l.Palette.Muted
			}
			d.outer.StrokeColor, d.outer.StrokeWidth, d.outer.FillColor = ring, dotStroke, None(l)
			if d.kind == DotFull {
				d.outer.FillColor = ring
			}
			d.core.FillColor, d.core.Hidden = ring, d.kind != DotMarked
		},
	})
}

// Dots shows plays in rows, the first at the top left.
type Dots struct {
	widget.BaseWidget
	dots []fyne.CanvasObject
}

var _ Flow = (*Dots)(nil)

// NewDots makes a dot for each kind.
func NewDots(kinds []DotKind) *Dots {
	d := &Dots{}
	for _, k := range kinds {
		d.dots = append(d.dots, NewDot(k))
	}
	d.ExtendBaseWidget(d)
	return d
}

func (d *Dots) pitch(width float32) float32 { return min(dotPitch, width/dotsInRow) }

// HeightFor is the height of all rows.
func (d *Dots) HeightFor(width float32) float32 {
	rows := (len(d.dots) + dotsInRow - 1) / dotsInRow
	return float32(rows) * max(d.pitch(width), dotSize+4)
}

func (d *Dots) CreateRenderer() fyne.WidgetRenderer {
	return &drawn{
		owner:   d,
		deep:    true,
		objects: d.dots,
		layout: func(size fyne.Size) {
			pitch := d.pitch(size.Width)
			row := max(pitch, dotSize+4)
			for i, dot := range d.dots {
				place(dot, float32(i%dotsInRow)*pitch, float32(i/dotsInRow)*row, pitch, row)
			}
		},
		min: func() fyne.Size { return fyne.NewSize(0, d.HeightFor(d.Size().Width)) },
	}
}

// NewLegend explains dots: each with a word behind it.
func NewLegend(dot DotKind, word *Label) *Side {
	return NewSide(6, NewDot(dot), word).Shares(0, 1)
}
