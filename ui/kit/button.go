package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/theme"
)

// Kind is how much a button stands out.
type Kind uint8

const (
	// Outline: a border on whatever is below.
	Outline Kind = iota
	// Primary: filled with the accent; one on a page.
	Primary
	// Quiet: text only.
	Quiet
	// OnTile: white, on one of the games' tiles.
	OnTile
	// OnTileOutline: a light border, on one of the games' tiles.
	OnTileOutline
	// InWell: on the ground of fields.
	InWell
)

func (k Kind) fill() Colour {
	switch k {
	case Primary:
		return Accent
	case OnTile:
		return White
	case InWell:
		return Well
	}
	return None
}

func (k Kind) stroke() Colour {
	switch k {
	case Outline:
		return Line
	case OnTileOutline:
		return TileMuted
	}
	return None
}

func (k Kind) ink() Colour {
	switch k {
	case Primary:
		return OnAccent
	case OnTile:
		return Ink
	case OnTileOutline:
		return TileText
	case Quiet:
		return Accent
	}
	return Text
}

// dress paints the shape of a button.
func (k Kind) dress(r *canvas.Rectangle, l Look, enabled bool) {
	share := opacity(enabled)
	r.FillColor = theme.Fade(k.fill()(l), share)
	r.StrokeColor = theme.Fade(k.stroke()(l), share)
	r.StrokeWidth = 0
	if r.StrokeColor != (None(l)) {
		r.StrokeWidth = strokeWidth
	}
	r.Refresh()
}

const strokeWidth float32 = 1.5

func opacity(enabled bool) float64 {
	if enabled {
		return 1
	}
	return Now().Palette.Disabled
}

// buttonHeight is the height of a button without a height of its own.
const buttonHeight float32 = 52

// Button is a word that does something.
type Button struct {
	widget.BaseWidget
	Text     string
	Kind     Kind
	Height   float32
	Margin   float32 // at the left and right of the text
	OnTapped func()

	disabled bool
	shape    *canvas.Rectangle
	label    *Label
}

// NewButton makes a button.
func NewButton(text string, kind Kind, tapped func()) *Button {
	b := &Button{Text: text, Kind: kind, Height: buttonHeight, Margin: theme.Space4, OnTapped: tapped}
	b.shape = box(theme.ButtonRadius)
	b.label = NewLabel(text, theme.Button).Centred().Fitting(Wrap)
	b.ExtendBaseWidget(b)
	return b
}

// SetEnabled lets the button act or not; one that does not is faint.
func (b *Button) SetEnabled(on bool) {
	if b.disabled == on {
		b.disabled = !on
		b.Refresh()
	}
}

// SetText shows another text.
func (b *Button) SetText(text string) {
	b.Text = text
	b.Refresh()
}

func (b *Button) enabled() bool { return !b.disabled }

func (b *Button) CreateRenderer() fyne.WidgetRenderer {
	top := newPad(false, theme.ButtonRadius, b.Kind.ink(), b.enabled, func() {
		if b.OnTapped != nil {
			b.OnTapped()
		}
	})
	top.base().first = b.Kind == Primary
	top.base().name = func() string { return b.Text }
	return draw(&drawn{
		owner:   b,
		objects: []fyne.CanvasObject{b.shape, b.label, top},
		layout: func(size fyne.Size) {
			b.shape.CornerRadius = min(theme.ButtonRadius, size.Height/2)
			b.shape.Resize(size)
			place(b.label, b.Margin/2, 0, size.Width-b.Margin, size.Height)
			top.Resize(size)
		},
		min: func() fyne.Size { return fyne.NewSize(b.label.Width()+2*b.Margin, b.height()) },
		paint: func(l Look) {
			b.Kind.dress(b.shape, l, b.enabled())
			b.label.Text = b.Text
			b.label.Colour = func(l Look) nrgba { return theme.Fade(b.Kind.ink()(l), opacity(b.enabled())) }
			b.label.Refresh()
		},
	})
}

// HeightFor is the button's height at a width: its word may need a second line.
func (b *Button) HeightFor(width float32) float32 {
	return max(b.height(), b.label.HeightFor(width-b.Margin)+theme.Space4)
}

func (b *Button) height() float32 { return max(b.Height, theme.Button.Line*Now().Scale+theme.Space4) }

// IconButton is a picture that does something, 48 x 48 unless it is given more.
type IconButton struct {
	widget.BaseWidget
	Icon     theme.Icon
	Name     string // for those who do not see the icon
	Kind     Kind
	Colour   Colour  // of the icon; nil: the kind's
	Radius   float32 // of its shape
	IconSize float32 // width and height
	OnTapped func()

	disabled bool
	shape    *canvas.Rectangle
	image    *canvas.Image
}

// iconGrows is how far icons follow the size of text, and iconShare how much of a button they may fill.
const (
	iconGrows = 1.5
	iconShare = .7
)

// iconScale is by how much icons are larger than usual.
func iconScale() float32 { return min(Now().Scale, iconGrows) }

// NewIconButton makes a button of that kind.
func NewIconButton(icon theme.Icon, kind Kind, tapped func()) *IconButton {
	b := &IconButton{Icon: icon, Kind: kind, Radius: MinTarget / 2, IconSize: theme.IconSize, OnTapped: tapped}
	b.shape, b.image = box(b.Radius), &canvas.Image{}
	b.ExtendBaseWidget(b)
	return b
}

// NewPlainIcon makes a button that is nothing but its icon, in a colour.
func NewPlainIcon(icon theme.Icon, c Colour, tapped func()) *IconButton {
	b := NewIconButton(icon, Quiet, tapped)
	b.Colour = c
	return b
}

// SetEnabled lets the button act or not.
func (b *IconButton) SetEnabled(on bool) {
	if b.disabled == on {
		b.disabled = !on
		b.Refresh()
	}
}

// SetIcon shows another picture.
func (b *IconButton) SetIcon(icon theme.Icon) {
	b.Icon = icon
	b.Refresh()
}

func (b *IconButton) enabled() bool { return !b.disabled }

func (b *IconButton) ink(l Look) nrgba {
	c := b.Colour
	if c == nil {
		c = b.Kind.ink()
	}
	return theme.Fade(c(l), opacity(b.enabled()))
}

func (b *IconButton) CreateRenderer() fyne.WidgetRenderer {
	top := newPad(false, b.Radius, b.ink, b.enabled, func() {
		if b.OnTapped != nil {
			b.OnTapped()
		}
	})
	top.base().name = func() string { return b.Name }
	if b.Kind == Quiet { // nothing but its icon: the ring has room inside, and may have none outside
		top.base().inside = ringRoom
	}
	return draw(&drawn{
		owner:   b,
		objects: []fyne.CanvasObject{b.shape, b.image, top},
		layout: func(size fyne.Size) {
			b.shape.CornerRadius = min(b.Radius, size.Height/2)
			b.shape.Resize(size)
			icon := min(b.IconSize*iconScale(), iconShare*min(size.Width, size.Height))
			place(b.image, (size.Width-icon)/2, (size.Height-icon)/2, icon, icon)
			top.Resize(size)
		},
		min: func() fyne.Size { return fyne.NewSquareSize(MinTarget) },
		paint: func(l Look) {
			b.Kind.dress(b.shape, l, b.enabled())
			paintIcon(b.image, b.Icon, b.ink(l))
		},
	})
}
