package ui

import (
	"image/color"

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

// fit steps the size down until the line is at most width wide.
func (l *line) fit(width float32) {
	for l.Size().Width > width && l.TextSize > smallest {
		l.resize(l.TextSize - 0.5)
	}
}

// at places the line: its baseline, and of its width the share (0 left, .5 middle, 1 right) that lies before x.
func (l *line) at(x, baseline, share float32) {
	l.Move(fyne.NewPos(x-share*l.Size().Width, baseline-l.baseline))
	l.Refresh()
}

// right is where the line ends.
func (l *line) right() float32 { return l.Position().X + l.Size().Width }

func (l *line) resize(size float32) {
	l.TextSize = size
	box, baseline := fyne.CurrentApp().Driver().RenderedTextSize(l.Text.Text, size, l.TextStyle, nil)
	l.baseline = baseline
	l.Resize(box)
}
