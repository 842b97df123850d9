package kit

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/theme"
)

// Fit says what a label does when its text is wider than the label.
type Fit uint8

const (
	// Whole: the label asks for the width of its text.
	Whole Fit = iota
	// Ellipsis: the text is cut and ends in "…".
	Ellipsis
	// Shrink: the type gets smaller, down to the smallest size there is, then it is cut.
	Shrink
)

// Label is one line of text.
type Label struct {
	widget.BaseWidget
	Text   string
	Style  theme.TextStyle
	Colour Colour
	Align  fyne.TextAlign
	Fit    Fit
	Brief  string // stands for a Text that would be cut; "": none

	text *canvas.Text
}

// NewLabel makes a label in the text colour.
func NewLabel(text string, style theme.TextStyle) *Label {
	l := &Label{Text: text, Style: style, Colour: Text, text: canvas.NewText("", nil)}
	l.ExtendBaseWidget(l)
	return l
}

// In sets the colour.
func (l *Label) In(c Colour) *Label {
	l.Colour = c
	return l
}

// Fitting sets what happens to text that is too wide.
func (l *Label) Fitting(f Fit) *Label {
	l.Fit = f
	return l
}

// Centred sets the alignment.
func (l *Label) Centred() *Label {
	l.Align = fyne.TextAlignCenter
	return l
}

// SetText shows another text.
func (l *Label) SetText(text string) {
	if l.Text != text {
		l.Text = text
		l.Refresh()
	}
}

// Width is the width of the whole text.
func (l *Label) Width() float32 { return textWidth(l.Text, l.Style.Scaled(Now().Scale), false) }

func (l *Label) CreateRenderer() fyne.WidgetRenderer {
	return draw(&drawn{
		owner:   l,
		objects: []fyne.CanvasObject{l.text},
		layout:  l.layout,
		min: func() fyne.Size {
			height := l.Style.Scaled(Now().Scale).Line
			if l.Fit != Whole {
				return fyne.NewSize(0, height)
			}
			return fyne.NewSize(l.Width(), height)
		},
		paint: func(look Look) { l.text.Color = l.Colour(look) },
	})
}

func (l *Label) layout(size fyne.Size) {
	text, style := l.fitted(l.Text, size.Width)
	if text != l.Text && l.Brief != "" {
		text, style = l.fitted(l.Brief, size.Width)
	}
	l.text.Text, l.text.TextSize, l.text.TextStyle.Bold = text, style.Size, style.Bold
	min := l.text.MinSize()
	x := float32(0)
	switch l.Align {
	case fyne.TextAlignCenter:
		x = (size.Width - min.Width) / 2
	case fyne.TextAlignTrailing:
		x = size.Width - min.Width
	}
	place(l.text, x, (size.Height-min.Height)/2, min.Width, min.Height)
	l.text.Refresh()
}

// fitted is a text as it has room, and its style there.
func (l *Label) fitted(text string, width float32) (string, theme.TextStyle) {
	style := l.Style.Scaled(Now().Scale)
	if l.Fit == Shrink {
		if w := textWidth(text, style, false); w > width && w > 0 {
			style.Size = max(theme.Smallest.Size, wholeSize(style.Size*width/w))
		}
	}
	if l.Fit != Whole {
		text = cut(text, style, width)
	}
	return text, style
}

// wholeSize is the next smaller size that is a whole number: Fyne would set one between two as large as the larger.
func wholeSize(size float32) float32 { return float32(math.Floor(float64(size))) }

// cut shortens text to what fits, with an ellipsis at its end.
func cut(text string, style theme.TextStyle, width float32) string {
	if textWidth(text, style, false) <= width {
		return text
	}
	parts := clusters(text)
	for n := len(parts) - 1; n > 0; n-- {
		short := ""
		for _, p := range parts[:n] {
			short += p
		}
		if short += "…"; textWidth(short, style, false) <= width {
			return short
		}
	}
	return "…"
}
