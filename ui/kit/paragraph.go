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

// Paragraph is running text. It breaks at blanks, line ends and Thai word borders (U+200B), understands **bold** and
// [words](target), which are a link, draws suit signs as pictures in their colours and [7♥] as a small card.
type Paragraph struct {
	widget.BaseWidget
	Text   string
	Style  theme.TextStyle
	Colour Colour
	Align  fyne.TextAlign
	OnLink func(target string) // told of taps on links
	Four   bool                // suits and small cards have the colours of a four-colour deck

	faint float32 // 0 opaque, 1 invisible
	lines []textLine
	laid  layoutKey
	drawn drawnKey
	objs  []fyne.CanvasObject
}

// drawnKey is what the objects that are shown were made for.
type drawnKey struct {
	layoutKey
	look Look
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
		case *canvas.Text:
			o.Color = p.seen(o.Color)
		case *canvas.Rectangle:
			o.FillColor = p.seen(o.FillColor)
			if o.StrokeWidth > 0 {
				o.StrokeColor = p.seen(o.StrokeColor)
			}
		default:
			continue
		}
		canvas.Refresh(o)
	}
}

// seen is a colour, all of which are opaque by themselves, with the text's opacity.
func (p *Paragraph) seen(c color.Color) color.NRGBA {
	opaque := color.NRGBAModel.Convert(c).(color.NRGBA)
	opaque.A = 0xFF
	return theme.Fade(opaque, float64(1-p.faint))
}

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
	r.p.drawn = drawnKey{}
	r.Layout(r.p.Size())
	canvas.Refresh(r.p)
}

// Layout makes the texts and pictures of all lines anew, unless they are there already: Fyne lays out whatever holds an object that
// it has not seen before, and draws another frame for every new picture, so objects made by every layout would keep it drawing.
func (r *paragraphRenderer) Layout(size fyne.Size) {
	p, look := r.p, Now()
	style := p.Style.Scaled(look.Scale)
	key := drawnKey{layoutKey{p.Text, style, size.Width}, look}
	if key == p.drawn {
		return
	}
	p.drawn = key
	p.breakLines(style, size.Width)
	p.objs = p.objs[:0:0]
	var pads []fyne.CanvasObject
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
			p.objs = append(p.objs, p.draw(a, style, look, x, y)...)
			if a.link != "" && !a.isSuit {
				pads = append(pads, p.pad(a, size.Width, x, y+style.Line/2))
			}
			x += a.width
		}
		y += style.Line
	}
	p.objs = append(p.objs, pads...)
	if p.faint > 0 {
		p.SetOpacity(1 - p.faint)
	}
}

// draw makes what shows one atom, with its line's top at y.
func (p *Paragraph) draw(a atom, style theme.TextStyle, look Look, x, y float32) []fyne.CanvasObject {
	switch {
	case a.isSuit:
		return []fyne.CanvasObject{drawSuit(a.suit, look.InWords(a.suit, p.Four), style, x, y, a.width)}
	case a.isCard:
		return drawCard(a, look.Suit(a.suit, p.Four), style, look, x, y)
	case a.link != "":
		text := drawText(a, Accent(look), style, x, y)
		line := canvas.NewRectangle(Accent(look))
		place(line, x, y+style.Line/2+underline*style.Size, a.width, theme.DividerWidth)
		return []fyne.CanvasObject{text, line}
	default:
		return []fyne.CanvasObject{drawText(a, p.Colour(look), style, x, y)}
	}
}

// underline is how far the line under a link lies below the middle of its words, in sizes of type: below Thai vowels too.
const underline = .62

func drawText(a atom, c color.Color, style theme.TextStyle, x, y float32) fyne.CanvasObject {
	t := canvas.NewText(a.text, c)
	t.TextSize, t.TextStyle.Bold = style.Size, style.Bold || a.bold
	min := t.MinSize()
	place(t, x, y+(style.Line-min.Height)/2, min.Width, min.Height)
	return t
}

func drawSuit(s core.Suit, c color.NRGBA, style theme.TextStyle, x, y, width float32) fyne.CanvasObject {
	i := &canvas.Image{FillMode: canvas.ImageFillContain}
	i.Resource = theme.SuitIcon(s).Resource(c)
	height := suitHeight(style)
	place(i, x, y+(style.Line-height)/2, width, height)
	return i
}

// The measures of small cards, in sizes of type.
const (
	cardAir    = .22 // at the left and right, inside
	cardApart  = .08 // outside
	cardHigh   = 1.36
	cardCorner = .22
)

// drawCard draws a small card with rank and suit side by side, as on the faces of large ones.
func drawCard(a atom, ink color.NRGBA, style theme.TextStyle, look Look, x, y float32) []fyne.CanvasObject {
	face := box(cardCorner * style.Size)
	face.FillColor, face.StrokeColor, face.StrokeWidth = look.Palette.Paper, look.Palette.Edge, look.Frames
	height := cardHigh * style.Size
	apart := cardApart * style.Size
	place(face, x+apart, y+(style.Line-height)/2, a.width-2*apart, height)
	x += apart + cardAir*style.Size
	rank := atom{text: a.text, bold: true}
	return []fyne.CanvasObject{
		face, drawText(rank, ink, style, x, y),
		drawSuit(a.suit, ink, style, x+textWidth(a.text, style, true), y, metrics{style}.suit(a.suit)),
	}
}

// pad lets a part of a link be tapped, with room around it for a finger.
func (p *Paragraph) pad(a atom, room, x, middle float32) fyne.CanvasObject {
	top := newPad(false, theme.Space2, Accent, func() bool { return true }, func() {
		if p.OnLink != nil {
			p.OnLink(a.link)
		}
	})
	width := max(a.width, MinTarget)
	left := max(0, min(x-(width-a.width)/2, room-width))
	place(top, left, middle-MinTarget/2, width, MinTarget)
	return top
}

// metrics measures text of a style with Fyne's fonts.
type metrics struct{ style theme.TextStyle }

func (m metrics) text(s string, bold bool) float32 { return textWidth(s, m.style, bold) }

func (m metrics) blank() float32 { return textWidth(" ", m.style, false) }

// suit is the same for all suits: the widest is .94 of its height.
func (m metrics) suit(core.Suit) float32 { return .98 * suitHeight(m.style) }

// card is the width of a small card with its margins.
func (m metrics) card(rank string) float32 {
	return m.text(rank, true) + m.suit(core.Spades) + 2*(cardAir+cardApart)*m.style.Size
}

// suitHeight is a little more than the height of a capital.
func suitHeight(s theme.TextStyle) float32 { return .8 * s.Size }

func textWidth(s string, style theme.TextStyle, bold bool) float32 {
	return fyne.MeasureText(s, style.Size, fyne.TextStyle{Bold: bold || style.Bold}).Width
}
