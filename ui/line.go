package ui

import (
	"image/color"
	"math"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"patiencetrio/theme"
)

// line is one line of text that is placed by its baseline.
type line struct {
	*canvas.Text
	baseline float32 // below the top of the text
}

func newLine() *line { return &line{Text: canvas.NewText("", color.Black)} }

// smallest is how far a line gives way that does not fit.
const smallest = 9

// set gives the line its text, style and colour.
func (l *line) set(text string, style theme.TextStyle, c color.Color) {
	l.Text.Text, l.Color = text, c
	l.TextStyle = fyne.TextStyle{Bold: style.Bold}
	l.resize(style.Size)
}

// say gives the line another text of the same style.
func (l *line) say(text string) {
	l.Text.Text = text
	l.resize(l.TextSize)
}

// fit steps the size down until the line is at most width wide: to halves, from whatever size it had.
func (l *line) fit(width float32) {
	for l.Size().Width > width && l.TextSize > smallest {
		l.resize(stepDown(l.TextSize, smallest))
	}
}

// stepDown is the next smaller half of a size, not below the least.
func stepDown(size, least float32) float32 {
	return max(float32(math.Ceil(float64(2*size)))/2-.5, least)
}

// at places the line: its baseline, and of its width the share (0 left, .5 middle, 1 right) that lies before x.
func (l *line) at(x, baseline, share float32) {
	l.Move(fyne.NewPos(x-share*l.Size().Width, baseline-l.baseline))
	l.Refresh()
}

// base is where its baseline is.
func (l *line) base() float32 { return l.Position().Y + l.baseline }

// How far letters reach above and below their baseline, in sizes of type.
const (
	capitals  = .74
	accented  = .95 // capitals with accents
	thaiOver  = 1.02
	descender = .24
	thaiUnder = .3
	noneUnder = .02 // round letters
)

// reach is how far the letters of the line reach above and below the baseline, in units.
func (l *line) reach() (above, below float32) {
	above, below = capitals, noneUnder
	for _, r := range l.Text.Text {
		switch {
		case unicode.Is(unicode.Thai, r):
			above, below = max(above, thaiOver), max(below, thaiUnder)
		case strings.ContainsRune("gjpqyçQ,;", r):
			below = max(below, descender)
		case r > unicode.MaxLatin1 || unicode.IsUpper(r) && r > unicode.MaxASCII:
			above = max(above, accented)
		}
	}
	return above * l.TextSize, below * l.TextSize
}

// lineWidth is the width of a text in a style.
func lineWidth(text string, style theme.TextStyle) float32 {
	size, _ := fyne.CurrentApp().Driver().RenderedTextSize(text, style.Size, fyne.TextStyle{Bold: style.Bold}, nil)
	return size.Width
}

// right is where the line ends.
func (l *line) right() float32 { return l.Position().X + l.Size().Width }

func (l *line) resize(size float32) {
	l.TextSize = size
	box, baseline := fyne.CurrentApp().Driver().RenderedTextSize(l.Text.Text, size, l.TextStyle, nil)
	l.baseline = baseline
	l.Resize(box)
}
