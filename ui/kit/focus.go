package kit

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"patiencetrio/theme"
)

// ring is the sign that the keyboard is on something: a line in the colour of places, a little outside of it, and round it
// one of the opposite brightness, so that it shows on whatever lies below.
type ring struct{ outer, inner *canvas.Rectangle }

func newRing() *ring { return &ring{box(0), box(0)} }

func (r *ring) objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.outer, r.inner} }

// around puts the ring round a shape with rounded corners.
func (r *ring) around(x, y, w, h, radius float32) {
	width := theme.FocusWidth * Now().Frames
	for i, o := range []*canvas.Rectangle{r.inner, r.outer} {
		out := float32(i+2) * width
		o.StrokeWidth = width
		o.CornerRadius = min(radius, h/2) + out
		place(o, x-out, y-out, w+2*out, h+2*out)
	}
}

// ringRoom is how far a ring reaches beyond the shape that it is round.
const ringRoom = 3 * theme.FocusWidth

// show draws the ring or leaves it without colour: Fyne would not repaint for what has been hidden until then.
func (r *ring) show(on bool) {
	r.outer.StrokeColor, r.inner.StrokeColor = color.Transparent, color.Transparent
	if on {
		p := Now().Palette
		r.outer.StrokeColor, r.inner.StrokeColor = p.Halo, p.Drop
	}
	r.outer.Refresh()
	r.inner.Refresh()
}

// The keyboard can be on whatever a mouse can press. On a phone nothing takes the focus: it would call up the keyboard there.
var _ fyne.Focusable = (*mousePad)(nil)

// FocusGained shows that the keyboard is here, and brings this part of the page into view.
func (m *mousePad) FocusGained() {
	if !counting {
		m.ring.show(true)
		reveal(m)
	}
}

// FocusLost takes the ring away.
func (m *mousePad) FocusLost() {
	if !counting {
		m.ring.show(false)
	}
}

// TypedKey presses; all other keys are the window's.
func (m *mousePad) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		m.tap(nil)
	default:
		if c := canvasOf(m); c != nil && c.OnTypedKey() != nil {
			c.OnTypedKey()(e)
		}
	}
}

// TypedRune leaves all letters to the window.
func (m *mousePad) TypedRune(r rune) {
	if c := canvasOf(m); c != nil && c.OnTypedRune() != nil {
		c.OnTypedRune()(r)
	}
}

// Disabled tells Fyne that the keyboard passes by.
func (m *mousePad) Disabled() bool { return m.pointerOnly || !m.enabled() }

// Enable and Disable are only there for Fyne to ask for Disabled: what a pad does is its widget's.
func (m *mousePad) Enable()  {}
func (m *mousePad) Disable() {}

// focus lets the keyboard be on something that can be seen; false: it cannot, and the focus stays where it is. All of the
// app goes through here, as Fyne answers nothing, and complains about what is not on the screen any more.
func focus(stop fyne.Focusable) bool {
	o, ok := stop.(fyne.CanvasObject)
	if !ok || !isShown(o) {
		return false
	}
	c := canvasOf(o)
	c.Focus(stop)
	return c.Focused() == stop
}

func canvasOf(o fyne.CanvasObject) fyne.Canvas { return fyne.CurrentApp().Driver().CanvasForObject(o) }
