package kit

import (
	"cmp"
	"math"
	"strings"

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
	// Wrap: the text takes a second line, or as many as it may; only where they are not enough the type gets smaller.
	Wrap
)

// wrapLines is how many lines a label takes before its type gets smaller, if it is not told how many it may.
const wrapLines = 2

// Label is one line of text, or a few.
type Label struct {
	widget.BaseWidget
	Text   string
	Style  theme.TextStyle
	Colour Colour
	Align  fyne.TextAlign
	Fit    Fit
	Lines  int    // that it may take if it wraps; 0: wrapLines
	Brief  string // stands for a Text that would be cut or wrapped; "": none

	texts []fyne.CanvasObject // *canvas.Text, one for each line
	match *matched            // nil: its size is its own
	most  float32             // the largest size of type; 0: that of its style. See Level
	own   float32             // the size of type that it has room for; 0: it has not been laid out
	shown float32             // the size of type that it has
}

var _ Flow = (*Label)(nil)

// NewLabel makes a label in the text colour.
func NewLabel(text string, style theme.TextStyle) *Label {
	l := &Label{Text: text, Style: style, Colour: Text, texts: []fyne.CanvasObject{canvas.NewText("", nil)}}
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

// Width is the width of the whole text in one line.
func (l *Label) Width() float32 {
	return textWidth(unmarked(l.Text), l.Style.Scaled(Now().Scale), false)
}

// TypeSize is the size of type that the label has room for in a width.
func (l *Label) TypeSize(width float32) float32 {
	_, style := l.lines(width)
	return style.Size
}

// unmarked is a text without the marks of where it may break.
func unmarked(text string) string { return strings.ReplaceAll(text, string(border), "") }

// HeightFor is the height of the lines that the text takes at a width.
func (l *Label) HeightFor(width float32) float32 {
	lines, style := l.lines(width)
	return float32(len(lines)) * style.Line
}

func (l *Label) CreateRenderer() fyne.WidgetRenderer {
	r := draw(&drawn{
		owner:   l,
		objects: l.texts,
		min: func() fyne.Size {
			height := l.Style.Scaled(Now().Scale).Line
			switch {
			case l.Fit == Whole:
				return fyne.NewSize(l.Width(), height)
			case l.Fit == Wrap && l.Size().Width > 0:
				height = l.HeightFor(l.Size().Width)
			}
			return fyne.NewSize(0, height)
		},
		paint: func(look Look) {
			for _, t := range l.texts {
				t.(*canvas.Text).Color = l.Colour(look)
			}
		},
	})
	r.layout = func(size fyne.Size) {
		l.layout(size)
		r.objects = l.texts
	}
	return r
}

func (l *Label) layout(size fyne.Size) {
	_, style := l.lines(size.Width)
	l.own = style.Size
	l.lay(size)
	if l.match != nil {
		l.match.relay(l)
	}
}

// lay sets the lines in the size that is l's own, or in that of all labels which it is matched with.
func (l *Label) lay(size fyne.Size) {
	lines, style := l.lines(size.Width)
	if l.match != nil {
		style = smaller(style, l.match.least(style.Size))
	}
	l.shown = style.Size
	for len(l.texts) < len(lines) {
		l.texts = append(l.texts, canvas.NewText("", l.Colour(Now())))
	}
	l.texts = l.texts[:len(lines)]
	y := (size.Height - float32(len(lines))*style.Line) / 2
	for i, line := range lines {
		text := l.texts[i].(*canvas.Text)
		text.Text, text.TextSize, text.TextStyle.Bold = line, style.Size, style.Bold
		min := text.MinSize()
		x := float32(0)
		switch l.Align {
		case fyne.TextAlignCenter:
			x = (size.Width - min.Width) / 2
		case fyne.TextAlignTrailing:
			x = size.Width - min.Width
		}
		place(text, x, y+(style.Line-min.Height)/2, min.Width, min.Height)
		text.Refresh()
		y += style.Line
	}
}

// lines are the lines that show the text in a width, and their style.
func (l *Label) lines(width float32) ([]string, theme.TextStyle) {
	if l.Fit == Wrap {
		return l.wrapped(width)
	}
	text, style := l.fitted(unmarked(l.Text), width)
	if text != unmarked(l.Text) && l.Brief != "" {
		text, style = l.fitted(unmarked(l.Brief), width)
	}
	return []string{text}, style
}

// fitted is a text as it has room in one line, and its style there.
func (l *Label) fitted(text string, width float32) (string, theme.TextStyle) {
	style := l.Style.Scaled(Now().Scale)
	if l.Fit == Shrink {
		style.Size = l.shrunk(style, func(s theme.TextStyle) bool { return textWidth(text, s, false) <= width })
	}
	if l.Fit != Whole {
		text = cut(text, style, width)
	}
	return text, style
}

// wrapped breaks the text into lines, in the largest type in which two are enough and no word is broken.
func (l *Label) wrapped(width float32) ([]string, theme.TextStyle) {
	style := l.Style.Scaled(Now().Scale)
	if l.most > 0 {
		style = smaller(style, min(l.most, style.Size))
	}
	full, text := style.Size, l.Text
	whole := unmarked(text)
	if width <= 0 || textWidth(whole, style, false) <= width { // most often, or before there is any room
		return []string{whole}, style
	}
	if l.Brief != "" {
		text = l.Brief
	}
	most := cmp.Or(l.Lines, wrapLines)
	style.Size = l.shrunk(style, func(s theme.TextStyle) bool {
		return len(wrap(text, width, metrics{s})) <= most && widestWord(text, metrics{s}) <= width
	})
	style.Line *= style.Size / full
	var lines []string
	for _, line := range wrap(text, width, metrics{style}) {
		words := ""
		for _, a := range line.atoms {
			words += a.text
		}
		lines = append(lines, words)
	}
	return lines, style
}

// shrunk is the largest size of type down from a style's that fits, the smallest there is if none does. The size of
// usual text is tried too: text that is to be larger is never smaller than that without need.
func (l *Label) shrunk(style theme.TextStyle, fits func(theme.TextStyle) bool) float32 {
	usual := l.Style.Size
	for !fits(style) && style.Size > theme.Smallest.Size {
		next := wholeSize(style.Size - .1)
		if style.Size > usual && next < usual {
			next = usual
		}
		style.Size = max(next, theme.Smallest.Size)
	}
	return style.Size
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
