package kit

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/theme"
	"patiencetrio/ui/motion"
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

// The icon's centre and the label's line within a key 52 high at the usual size, measured from its middle, and the air beside a
// label within a key's own shape.
const (
	keyIconUp    float32 = 9
	keyLabelDown float32 = 16
	keyHigh      float32 = 50
	keyAir       float32 = 2
	outlineAir   float32 = 2.5
	outlineApart float32 = 3  // between the outlines of neighbours, at least
	outlineRound float32 = 10 // the most: rounder corners would run into the ends of the word
	narrowKey    float32 = 56
)

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
		min: func() fyne.Size { return fyne.NewSize(MinTarget, MinTarget) },
		paint: func(l Look) {
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
		},
	})
}

// layoutInBar puts the word below the icon, or the icon alone into the middle; both follow the size of text as far as the key is
// high enough.
func (k *BarKey) layoutInBar(size fyne.Size) {
	middle, up := size.Height/2, float32(0)
	by := k.grown(size.Height - 2*k.Reach)
	if k.Text != "" {
		up = keyIconUp * by
	}
	icon := theme.IconSize * min(by, iconGrows)
	place(k.image, (size.Width-icon)/2, middle-up-icon/2, icon, icon)
	over := k.Beside
	switch lined := Now().Palette.Key.A > 0; {
	case lined && (over == 0 || !k.Accented):
		wider := float32(0)
		switch {
		case over == 0: // it stands close to its neighbours
			wider = -outlineApart / 2
		case size.Width < narrowKey: // around the word, for which the key is too narrow
			wider = over + 1 - outlineApart/2
		}
		place(k.shape, -wider, k.Reach, size.Width+2*wider, size.Height-2*k.Reach)
		over = wider - outlineAir
	case k.Accented || over == 0:
		over = -keyAir
	}
	k.fitLabel(by, size.Width+2*over)
	line := k.label.Style.Line * Now().Scale
	place(k.label, -over, middle+keyLabelDown*by-line/2, size.Width+2*over, line)
}

// grown is by how much icon and word of a key of that height are larger than usual.
func (k *BarKey) grown(height float32) float32 {
	by := height / keyHigh
	if k.Text == "" {
		by = iconGrows
	}
	return max(1, min(Now().Scale, by))
}

// keyLabelGrows is how far words on a bar's keys follow the size of text where the keys do not.
const keyLabelGrows = 1.35

// barSmallest is the smallest type of a word on a bar's key, where one that is narrow has to hold a long word.
const barSmallest = 11

// fitLabel sets the label of a bar's key so much larger than usual; where it has no room even at its usual size, it gives up
// being bold first, then size.
func (k *BarKey) fitLabel(by, width float32) {
	style := theme.Smallest
	style.Bold = k.Accented
	by = max(by, min(Now().Scale, keyLabelGrows))
	if style.Bold && textWidth(k.Text, style, false) > width {
		style.Bold = false
	}
	if textWidth(k.Text, style, false) > width {
		style, by = smaller(style, barSmallest), 1
	}
	k.label.Style = style.Scaled(by / Now().Scale)
}

// The measures of a key that stands alone: its height at the usual size of text, and the air around its icon and word.
const (
	looseKey    float32 = 56
	looseBeside float32 = 4 // left and right of the word
	outlined    float32 = 8 // the same within an outline, or of large words
	looseGap    float32 = 4 // between icon and word
	looseTop    float32 = 7
	looseBottom float32 = 3
)

// HeightFor is the height of a key that stands alone, at a width: a large word may need a second line.
func (k *BarKey) HeightFor(width float32) float32 {
	return max(looseKey, looseTop+theme.IconSize+looseGap+k.wordHeight(width)+looseBottom)
}

// looseAir is the room left and right of the word of a key that stands alone.
func looseAir() float32 {
	if l := Now(); l.Scale > 1 || l.Palette.Key.A > 0 {
		return outlined
	}
	return looseBeside
}

// wordHeight is the height of the word of a key of that width that stands alone.
func (k *BarKey) wordHeight(width float32) float32 {
	k.label.Fit = Shrink
	if Now().Scale > 1 {
		k.label.Fit = Wrap
	}
	return k.label.HeightFor(width - 2*looseAir())
}

// layoutLoose puts the word below the icon, both together into the middle.
func (k *BarKey) layoutLoose(size fyne.Size) {
	word := k.wordHeight(size.Width)
	y := (size.Height + looseTop - looseBottom - theme.IconSize - looseGap - word) / 2
	place(k.image, (size.Width-theme.IconSize)/2, y, theme.IconSize, theme.IconSize)
	place(k.label, looseAir(), y+theme.IconSize+looseGap, size.Width-2*looseAir(), word)
}

// tap acts once, unless the press that ends with it has already acted by repeating.
func (k *BarKey) tap() {
	if k.repeated {
		k.repeated = false
		return
	}
	k.act()
}

// barred is a tap while the key cannot act. It may have ended a press that has acted by repeating as far as it could.
func (k *BarKey) barred() {
	k.repeated = false
	if k.OnBarred != nil {
		k.OnBarred()
	}
}

func (k *BarKey) act() {
	if k.enabled() && k.OnTapped != nil {
		k.OnTapped()
	}
}

// press starts and ends repeating.
func (k *BarKey) press(down bool) {
	LetGo()
	if down {
		k.repeated = false
	}
	if down && k.Repeat {
		held = k
		k.wait(motion.RepeatAfter)
	}
}

// wait lets the key act when that time has passed, and again and again after that.
func (k *BarKey) wait(d time.Duration) {
	k.stop = motion.After(d, func() {
		k.wait(motion.RepeatEvery)
		k.repeated = true
		k.act()
	})
}

// rest ends repeating.
func (k *BarKey) rest() {
	if k.stop != nil {
		k.stop()
		k.stop = nil
	}
}

// held is the key that was held down last; there is only one screen.
var held *BarKey

// LetGo ends the repeating of a key that may still be held down. The key may never hear of the end of the press: something
// has come to lie over it, the app has left the screen, or the system took the finger for itself, which Fyne does not tell.
// So whatever else the player does ends it.
func LetGo() {
	if held != nil {
		held.rest()
		held = nil
	}
}
