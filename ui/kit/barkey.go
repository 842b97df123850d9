package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/theme"
)

// BarKey is a key of the table's bar or rail: an icon with a word below it. It must not stand in anything that scrolls.
type BarKey struct {
	widget.BaseWidget
	Icon     theme.Icon
	Text     string // "" for an icon alone
	Name     string // for those who do not see the icon
	Accented bool   // filled: undo
	Radius   float32
	OnTapped func()
	OnBarred func()        // a tap while the key cannot act, to say why; may be nil
	OnHover  func(on bool) // a mouse rests on the key, or leaves it; may be nil

	// Repeat makes the key act again and again while it is held down; see LetGo.
	Repeat bool

	// Reach is how far above and below its picture the key feels a finger or mouse, in units; its size includes it.
	Reach float32

	// Beside is how far its word may reach into the gaps beside it, in units; 0: it stays within the key.
	Beside float32

	// Grown is by how much icon and word are larger than usual, whatever the size of text, as far as the key has room; 0: they are
	// not.
	Grown float32

	loose    bool // not in a bar: it may scroll, and has a shape of its own
	disabled bool
	repeated bool   // since the last press
	stop     func() // ends the wait for the next time; nil: none is to come

	shape *canvas.Rectangle
	image *canvas.Image
	label *Label
}

// NewBarKey makes a key.
func NewBarKey(icon theme.Icon, text string, tapped func()) *BarKey {
	k := &BarKey{Icon: icon, Text: text, Radius: theme.RowRadius, OnTapped: tapped}
	k.shape, k.image = box(k.Radius), &canvas.Image{}
	k.label = NewLabel(text, theme.Smallest).Centred().Fitting(Shrink)
	k.ExtendBaseWidget(k)
	return k
}

// NewKey makes a key that stands alone on a page.
func NewKey(icon theme.Icon, text string, tapped func()) *BarKey {
	k := NewBarKey(icon, text, tapped)
	k.loose = true
	k.label.Style = theme.Caption
	return k
}

// SetEnabled lets the key act or not. A key that is held down stops acting.
func (k *BarKey) SetEnabled(on bool) {
	if k.disabled == on {
		k.disabled = !on
		if !on {
			k.rest()
		}
		k.Refresh()
	}
}

// SetText shows another word.
func (k *BarKey) SetText(text string) {
	k.Text = text
	k.Refresh()
}

// SetIcon shows another icon.
func (k *BarKey) SetIcon(icon theme.Icon) {
	k.Icon = icon
	k.Refresh()
}

func (k *BarKey) enabled() bool { return !k.disabled }

func (k *BarKey) ink(l Look) nrgba {
	c := l.Palette.Text
	if k.Accented && k.enabled() {
		c = l.Palette.OnAccent
	}
	return theme.Fade(c, opacity(k.enabled()))
}

// faintAccent is how much of the accent an accented key keeps that cannot act now.
const faintAccent = .16

func (k *BarKey) CreateRenderer() fyne.WidgetRenderer {
	top := newPad(!k.loose, k.Radius, k.ink, k.enabled, k.tap)
	top.base().press = k.press
	top.base().name = func() string { return k.Name }
	top.base().barred = k.barred
	top.base().hover = func(on bool) {
		if k.OnHover != nil {
			k.OnHover(on)
		}
	}
	return draw(&drawn{
		owner:   k,
		objects: []fyne.CanvasObject{k.shape, k.image, k.label, top},
		layout: func(size fyne.Size) {
			place(k.shape, 0, k.Reach, size.Width, size.Height-2*k.Reach)
			top.base().reach = k.Reach
			top.base().fit(size)
			if k.loose {
				k.layoutLoose(size)
			} else {
				k.layoutInBar(size)
			}
		},
		min:   func() fyne.Size { return fyne.NewSize(MinTarget, MinTarget) },
		paint: k.paint,
	})
}

func (k *BarKey) paint(l Look) {
	k.shape.CornerRadius = k.Radius
	k.shape.FillColor, k.shape.StrokeColor, k.shape.StrokeWidth = None(l), None(l), 0
	if k.enabled() && l.Palette.Key.A > 0 {
		k.shape.StrokeColor, k.shape.StrokeWidth = l.Palette.Key, strokeWidth
		k.shape.CornerRadius = min(k.Radius, outlineRound)
	}
	switch {
	case k.loose:
		k.shape.FillColor = l.Palette.Panel
	case k.Accented:
		k.shape.FillColor = l.Palette.Accent
		if !k.enabled() { // so faint that the faint word can be read on it
			k.shape.FillColor = theme.Fade(l.Palette.Accent, faintAccent)
		}
	}
	k.shape.Refresh()
	paintIcon(k.image, k.Icon, k.ink(l))
	k.label.Text, k.label.Colour = k.Text, k.ink
	k.label.Hidden = k.Text == ""
	k.label.Refresh()
}
