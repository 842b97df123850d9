package kit

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/widget"
)

// padBase is the transparent top of whatever can be tapped: it turns the pointer events of both worlds into press, tap and
// release, and shows the press.
//
// A mouse press that moves two units is a drag to Fyne and would go to whatever can be dragged below (the table), so
// the mouse's pad takes drags itself and counts them as taps if they end on it. On a phone a press longer than 300 ms
// is a secondary tap and counts as well; a pad that took touches would keep a page from scrolling, so only those of a
// bar (held) do.
type padBase struct {
	widget.BaseWidget
	enabled func() bool
	tapped  func()
	press   func(down bool) // nil, or told of press and release

	tint   Colour
	veil   *canvas.Rectangle
	isDown bool
	fading *fyne.Animation
}

// padObject is what the widgets put on top of themselves.
type padObject interface {
	fyne.Widget
	base() *padBase
}

func (p *padBase) base() *padBase { return p }

const (
	veilShare = 28 // of 255: how strongly a press shows
	veilFade  = 120 * time.Millisecond
)

// newPad makes the pad for the device at hand. held pads stand outside of anything that scrolls and learn of press and
// release on a phone too.
func newPad(held bool, radius float32, tint Colour, enabled func() bool, tapped func()) padObject {
	setUp := func(p *padBase) {
		p.enabled, p.tapped, p.tint = enabled, tapped, tint
		p.veil = box(radius)
	}
	switch {
	case !fyne.CurrentDevice().IsMobile():
		m := &mousePad{}
		setUp(&m.padBase)
		m.ExtendBaseWidget(m)
		return m
	case held:
		t := &heldPad{}
		setUp(&t.padBase)
		t.ExtendBaseWidget(t)
		return t
	default:
		t := &touchPad{}
		setUp(&t.padBase)
		t.ExtendBaseWidget(t)
		return t
	}
}

func (p *padBase) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(p.veil)
}

func (p *padBase) tap() {
	if p.enabled() && p.tapped != nil {
		p.tapped()
	}
}

// down shows the press.
func (p *padBase) down() {
	if !p.enabled() {
		return
	}
	p.isDown = true
	p.stopFading()
	c := p.tint(Now())
	c.A = veilShare
	p.veil.FillColor = c
	p.veil.Refresh()
	if p.press != nil {
		p.press(true)
	}
}

// up takes the sign of the press away again.
func (p *padBase) up() {
	if p.press != nil {
		p.press(false)
	}
	if !p.isDown {
		return
	}
	p.isDown = false
	from := p.tint(Now())
	p.fading = fyne.NewAnimation(veilFade, func(done float32) {
		c := from
		c.A = uint8(veilShare * (1 - done))
		p.veil.FillColor = c
		p.veil.Refresh()
	})
	p.fading.Curve = fyne.AnimationLinear
	p.fading.Start()
}

func (p *padBase) stopFading() {
	if p.fading != nil {
		p.fading.Stop()
		p.fading = nil
	}
}

// mousePad is the pad on a desktop.
type mousePad struct {
	padBase
	last    fyne.Position
	dragged bool
}

var (
	_ fyne.Tappable      = (*mousePad)(nil)
	_ fyne.Draggable     = (*mousePad)(nil)
	_ desktop.Mouseable  = (*mousePad)(nil)
	_ desktop.Cursorable = (*mousePad)(nil)
)

func (m *mousePad) Tapped(*fyne.PointEvent) { m.tap() }

func (m *mousePad) MouseDown(e *desktop.MouseEvent) {
	if e.Button == desktop.MouseButtonPrimary {
		m.down()
	}
}

func (m *mousePad) MouseUp(*desktop.MouseEvent) { m.up() }

func (m *mousePad) Dragged(e *fyne.DragEvent) { m.last, m.dragged = e.Position, true }

func (m *mousePad) DragEnd() {
	if !m.dragged {
		return
	}
	m.dragged = false
	m.up()
	size := m.Size()
	if m.last.X >= 0 && m.last.Y >= 0 && m.last.X < size.Width && m.last.Y < size.Height {
		m.tap()
	}
}

func (m *mousePad) Cursor() desktop.Cursor {
	if m.enabled() {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// touchPad is the pad on a phone.
type touchPad struct{ padBase }

var (
	_ fyne.Tappable          = (*touchPad)(nil)
	_ fyne.SecondaryTappable = (*touchPad)(nil)
)

func (t *touchPad) Tapped(*fyne.PointEvent) {
	t.flash()
	t.tap()
}

func (t *touchPad) TappedSecondary(e *fyne.PointEvent) { t.Tapped(e) }

// flash shows a press that is already over.
func (t *touchPad) flash() {
	t.down()
	t.up()
}

// heldPad is the pad on a phone of what stands in a bar.
type heldPad struct{ touchPad }

var _ mobile.Touchable = (*heldPad)(nil)

func (h *heldPad) Tapped(*fyne.PointEvent)            { h.tap() }
func (h *heldPad) TappedSecondary(e *fyne.PointEvent) { h.tap() }
func (h *heldPad) TouchDown(*mobile.TouchEvent)       { h.down() }
func (h *heldPad) TouchUp(*mobile.TouchEvent)         { h.up() }
func (h *heldPad) TouchCancel(*mobile.TouchEvent)     { h.up() }
