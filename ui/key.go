package ui

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/theme"
	"patiencetrio/ui/kit"
)

// A key that repeats does so after repeatAfter of being held, every repeatEvery.
const (
	repeatAfter = 450 * time.Millisecond
	repeatEvery = 130 * time.Millisecond
)

// keyStyle is where a key lies.
type keyStyle uint8

const (
	onPanel keyStyle = iota // on bar or rail
	onFelt                  // on the table: the menu key
	primary                 // the wide undo key
)

// key is a key of bar, rail or header: an icon, and a label below it where there is room. It acts when it is released, or
// again and again while it is held, if it repeats. Fyne's own taps are not used: on a phone they end after 300 ms.
type key struct {
	widget.BaseWidget
	icon     theme.Icon
	label    string
	style    keyStyle
	labelled bool
	enabled  bool
	repeats  bool
	tapped   func()
	felt     theme.Felt
	inset    float32 // how far the touched area reaches beyond what is drawn, above and below

	pressed, hovered bool
	acted            bool // by repeating, since the press
	timer            *time.Timer
	presses          int // tells a timer that it is out of date
}

func newKey(icon theme.Icon, style keyStyle, tapped func()) *key {
	k := &key{icon: icon, style: style, enabled: true, tapped: tapped}
	k.ExtendBaseWidget(k)
	return k
}

func (k *key) setLabel(s string) {
	k.label = s
	k.Refresh()
}

func (k *key) setEnabled(on bool) {
	if k.enabled != on {
		k.enabled = on
		k.Refresh()
	}
}

func (k *key) hover(on bool) {
	k.hovered = on
	k.Refresh()
}

func (k *key) press() {
	if !k.enabled {
		return
	}
	k.pressed, k.acted = true, false
	k.presses++
	k.Refresh()
	if k.repeats {
		k.wait(repeatAfter, k.presses)
	}
}

func (k *key) release(act bool) {
	if !k.pressed {
		return
	}
	k.stop()
	if act && !k.acted && k.enabled {
		k.tapped()
	}
}

func (k *key) stop() {
	k.pressed = false
	k.presses++
	if k.timer != nil {
		k.timer.Stop()
		k.timer = nil
	}
	k.Refresh()
}

// wait lets the key repeat after d, if the press is still the same.
func (k *key) wait(d time.Duration, press int) {
	k.timer = time.AfterFunc(d, func() { fyne.Do(func() { k.repeat(press) }) })
}

func (k *key) repeat(press int) {
	if !k.pressed || press != k.presses {
		return
	}
	if !k.enabled {
		k.stop()
		return
	}
	k.acted = true
	k.tapped()
	k.wait(repeatEvery, press)
}

// CreateRenderer draws the key.
func (k *key) CreateRenderer() fyne.WidgetRenderer {
	r := &keyRenderer{key: k, back: &canvas.Rectangle{}, icon: &canvas.Image{FillMode: canvas.ImageFillContain}, label: newLine(), feed: newFeed(k)}
	r.Refresh()
	return r
}

type keyRenderer struct {
	key   *key
	back  *canvas.Rectangle
	icon  *canvas.Image
	label *line
	feed  fyne.CanvasObject
}

// Places of icon and label, from the middle of the key: together they look centred.
const (
	iconAbove     = 9  // centre of the icon above the middle
	baselineBelow = 19 // baseline of the label below the middle
)

func (r *keyRenderer) Layout(size fyne.Size) {
	k := r.key
	r.back.Move(fyne.NewPos(0, k.inset))
	r.back.Resize(fyne.NewSize(size.Width, size.Height-2*k.inset))
	x, y := size.Width/2, size.Height/2
	r.feed.Resize(size)
	r.icon.Resize(fyne.NewSquareSize(theme.IconSize))
	if k.labelled {
		r.icon.Move(fyne.NewPos(x-theme.IconSize/2, y-iconAbove-theme.IconSize/2))
		r.label.fit(size.Width - 2)
		r.label.at(x, y+baselineBelow, .5)
	} else {
		r.icon.Move(fyne.NewPos(x-theme.IconSize/2, y-theme.IconSize/2))
	}
}

func (r *keyRenderer) Refresh() {
	k := r.key
	look := kit.Now()
	p := look.Palette
	ink, back := p.Text, theme.Fade(p.Text, 0)
	switch k.style {
	case primary:
		ink, back = p.OnAccent, p.Accent
	case onFelt:
		ink = k.felt.Colours(look.Dark).Text
	}
	switch {
	case !k.enabled:
		ink = theme.Fade(ink, theme.Disabled)
		if k.style == primary {
			back = theme.Fade(back, theme.Disabled)
		}
	case k.pressed && k.style == primary:
		back = theme.Fade(back, .8)
	case k.pressed:
		back = theme.Fade(ink, .12)
	case k.hovered && k.style != primary:
		back = theme.Fade(ink, .06)
	}
	r.back.FillColor, r.back.CornerRadius = back, keyRadius
	r.icon.Resource = k.icon.Resource(ink)
	style := theme.Smallest
	style.Bold = k.style == primary
	r.label.set(k.label, style, ink)
	r.label.Hidden = !k.labelled
	r.Layout(k.Size())
	r.back.Refresh()
	r.icon.Refresh()
}

// keyRadius is the radius of the corners of a key.
const keyRadius = 15

// MinSize is nothing: keys are placed by the table's layout.
func (r *keyRenderer) MinSize() fyne.Size { return fyne.Size{} }

func (r *keyRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.back, r.icon, r.label.Text, r.feed}
}

func (r *keyRenderer) Destroy() {}
