package kit

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/core"
	"patiencetrio/theme"
)

// Flow is what takes the width it is given and says how high that makes it.
type Flow interface {
	fyne.CanvasObject
	HeightFor(width float32) float32
}

// HeightFor is the height of any object at a width.
func HeightFor(o fyne.CanvasObject, width float32) float32 {
	if f, ok := o.(Flow); ok {
		return f.HeightFor(width)
	}
	return o.MinSize().Height
}

// Paragraph is running text. It breaks at blanks, line ends and Thai word borders (U+200B), understands **bold**, and
// draws suit signs as pictures in their colours.
type Paragraph struct {
	widget.BaseWidget
	Text   string
	Style  theme.TextStyle
	Colour Colour
	Align  fyne.TextAlign

	faint float32 // 0 opaque, 1 invisible
	lines []textLine
	laid  layoutKey
	objs  []fyne.CanvasObject
}

// layoutKey is all that the breaking of lines depends on.
type layoutKey struct {
	text  string
	style theme.TextStyle
	width float32
}

// NewParagraph makes a paragraph in the text colour.
func NewParagraph(text string, style theme.TextStyle) *Paragraph {
	p := &Paragraph{Text: text, Style: style, Colour: Text}
	p.ExtendBaseWidget(p)
	return p
}

// Measure is the height of running text in lines of that width.
func Measure(text string, style theme.TextStyle, width float32) float32 {
	s := style.Scaled(Now().Scale)
	return float32(len(wrap(text, width, metrics{s}))) * s.Line
}

// SetText shows another text. The height may change: whoever lays the paragraph out has to do it again.
func (p *Paragraph) SetText(text string) {
	if p.Text != text {
		p.Text = text
		p.Refresh()
	}
}

// SetOpacity fades the text, 0..1, without laying it out anew.
func (p *Paragraph) SetOpacity(share float32) {
	p.faint = 1 - share
	for _, o := range p.objs {
		switch o := o.(type) {
		case *canvas.Image:
			o.Translucency = float64(p.faint)
			canvas.Refresh(o)
		case *canvas.Text:
			o.Color = p.ink(Now())
			canvas.Refresh(o)
		}
	}
}

func (p *Paragraph) ink(l Look) color.NRGBA { return theme.Fade(p.Colour(l), float64(1-p.faint)) }

// HeightFor is the height of the text in lines of that width.
func (p *Paragraph) HeightFor(width float32) float32 {
	style := p.Style.Scaled(Now().Scale)
	p.breakLines(style, width)
	return float32(len(p.lines)) * style.Line
}

// breakLines lays the text out unless it already is.
func (p *Paragraph) breakLines(style theme.TextStyle, width float32) {
	if key := (layoutKey{p.Text, style, width}); key != p.laid {
		p.lines = wrap(p.Text, width, metrics{style})
		p.laid = key
	}
}

// MinSize is as wide as nothing and as high as the text is at the present width; one line before there is a width.
func (p *Paragraph) MinSize() fyne.Size {
	p.ExtendBaseWidget(p)
	if p.Size().Width <= 0 {
		return fyne.NewSize(0, p.Style.Scaled(Now().Scale).Line)
	}
	return fyne.NewSize(0, p.HeightFor(p.Size().Width))
}

func (p *Paragraph) CreateRenderer() fyne.WidgetRenderer {
	return &paragraphRenderer{p}
}

type paragraphRenderer struct{ p *Paragraph }

func (r *paragraphRenderer) Destroy()                     {}
func (r *paragraphRenderer) MinSize() fyne.Size           { return r.p.MinSize() }
func (r *paragraphRenderer) Objects() []fyne.CanvasObject { return r.p.objs }

func (r *paragraphRenderer) Refresh() {
	r.Layout(r.p.Size())
	canvas.Refresh(r.p)
}

// Layout makes the texts and pictures of all lines anew: a paragraph is laid out seldom.
func (r *paragraphRenderer) Layout(size fyne.Size) {
	p, look := r.p, Now()
	style := p.Style.Scaled(look.Scale)
	p.breakLines(style, size.Width)
	p.objs = p.objs[:0:0]
	y := float32(0)
	for _, line := range p.lines {
		x := float32(0)
		switch p.Align {
		case fyne.TextAlignCenter:
			x = (size.Width - line.width) / 2
		case fyne.TextAlignTrailing:
			x = size.Width - line.width
		}
		for _, a := range line.atoms {
			p.objs = append(p.objs, p.draw(a, style, look, x, y))
			x += a.width
		}
		y += style.Line
	}
}

// draw places one atom with its line's top at y.
func (p *Paragraph) draw(a atom, style theme.TextStyle, look Look, x, y float32) fyne.CanvasObject {
	if a.isSuit {
		i := &canvas.Image{FillMode: canvas.ImageFillContain, Translucency: float64(p.faint)}
		i.Resource = theme.SuitIcon(a.suit).Resource(SuitColour(a.suit)(look))
		height := suitHeight(style)
		place(i, x, y+(style.Line-height)/2, a.width, height)
		return i
	}
	t := canvas.NewText(a.text, p.ink(look))
	t.TextSize, t.TextStyle.Bold = style.Size, style.Bold || a.bold
	min := t.MinSize()
	place(t, x, y+(style.Line-min.Height)/2, min.Width, min.Height)
	return t
}

// SuitColour is the colour of a suit in running text: that of the text for black ones, a red that can be read on the
// ground for the others.
func SuitColour(s core.Suit) Colour {
	return func(l Look) color.NRGBA {
		switch {
		case !s.Red():
			return l.Palette.Text
		case l.Dark:
			return l.Palette.Warn
		default:
			return l.Palette.Red
		}
	}
}

// metrics measures text of a style with Fyne's fonts.
type metrics struct{ style theme.TextStyle }

func (m metrics) text(s string, bold bool) float32 { return textWidth(s, m.style, bold) }

func (m metrics) blank() float32 { return textWidth(" ", m.style, false) }

// suit is the same for all suits: the widest is .94 of its height.
func (m metrics) suit(core.Suit) float32 { return .98 * suitHeight(m.style) }

// suitHeight is a little more than the height of a capital.
func suitHeight(s theme.TextStyle) float32 { return .8 * s.Size }

func textWidth(s string, style theme.TextStyle, bold bool) float32 {
	return fyne.MeasureText(s, style.Size, fyne.TextStyle{Bold: bold || style.Bold}).Width
}
