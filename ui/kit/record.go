package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/theme"
)

// Record is a row of a group with a figure at its right, below its title a quiet line or two, and maybe a dot at its left.
type Record struct {
	widget.BaseWidget
	dot    *Dot // nil for none
	title  *Label
	second *Label
	figure *Label
	tapped func() // nil: the row does nothing
}

// The measures of records.
const (
	recordDot    float32 = 24 // room for the dot
	recordFigure float32 = theme.Space3
)

// NewRecord makes a row; second may be "", tapped nil.
func NewRecord(title, second, figure string, tapped func()) *Record {
	r := &Record{tapped: tapped}
	r.title = NewLabel(title, theme.Row).Fitting(Shrink)
	r.second = NewLabel(second, theme.Caption).In(Muted).Fitting(Wrap)
	r.figure = NewLabel(figure, theme.PageTitle)
	r.figure.Align = fyne.TextAlignTrailing
	r.ExtendBaseWidget(r)
	return r
}

// Dotted puts a dot before the row and sets its figure smaller, for lists.
func (r *Record) Dotted(kind DotKind) *Record {
	r.dot = NewDot(kind)
	r.figure.Style, r.figure.Colour = theme.Row, Muted
	return r
}

// HeightFor is the row's height at a width.
func (r *Record) HeightFor(width float32) float32 {
	return max(rowHeight, theme.Row.Line*Now().Scale+r.secondHeight(width)+theme.Space4)
}

// secondHeight is the height of the quiet lines in a row of a width.
func (r *Record) secondHeight(width float32) float32 {
	if r.second.Text == "" {
		return 0
	}
	return r.second.HeightFor(r.room(width))
}

// room is what the dot and the figure leave for title and quiet lines.
func (r *Record) room(width float32) float32 {
	if r.dot != nil {
		width -= recordDot
	}
	return width - r.figureWidth() - recordFigure
}

func (r *Record) figureWidth() float32 { return r.figure.Width() + 1 }

func (r *Record) CreateRenderer() fyne.WidgetRenderer {
	objects := []fyne.CanvasObject{r.title, r.second, r.figure}
	if r.dot != nil {
		objects = append(objects, r.dot)
	}
	var top padObject
	if r.tapped != nil {
		top = newPad(false, theme.Space2, Text, func() bool { return true }, r.tapped)
		objects = append(objects, top)
	}
	return draw(&drawn{
		owner:   r,
		objects: objects,
		layout: func(size fyne.Size) {
			if top != nil {
				top.Resize(size)
			}
			r.layout(size)
		},
		min:   func() fyne.Size { return fyne.NewSize(0, r.HeightFor(0)) },
		paint: func(Look) { r.second.Hidden = r.second.Text == "" },
	})
}

func (r *Record) layout(size fyne.Size) {
	scale := Now().Scale
	x := float32(0)
	if r.dot != nil {
		place(r.dot, 0, 0, dotSize, size.Height)
		x = recordDot
	}
	figure := r.figureWidth()
	place(r.figure, size.Width-figure, 0, figure, size.Height)
	width := r.room(size.Width)
	title, second := theme.Row.Line*scale, r.secondHeight(size.Width)
	y := (size.Height - title - second) / 2
	place(r.title, x, y, width, title)
	place(r.second, x, y+title, width, second)
}
