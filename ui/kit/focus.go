package kit

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

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
	m.ring.show(true)
	reveal(m)
}

// FocusLost takes the ring away.
func (m *mousePad) FocusLost() { m.ring.show(false) }

// TypedKey presses; all other keys are the window's.
func (m *mousePad) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		m.tap()
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

func canvasOf(o fyne.CanvasObject) fyne.Canvas { return fyne.CurrentApp().Driver().CanvasForObject(o) }

// Fence keeps the keyboard within what lies on top: Fyne leads the focus through all that is visible, whether or not
// a sheet covers it. Its gates are put before everything, before the top and after it; one that gets the focus hands it
// on to the next inside.
type Fence struct {
	First, Before, After fyne.CanvasObject // invisible and without a size
	before, after        *gate
	passing              bool
}

// NewFence makes the gates.
func NewFence() *Fence {
	f := &Fence{}
	f.First = newGate(func() { f.enter(true) })
	f.before = newGate(func() { f.enter(false) })
	f.after = newGate(func() { f.enter(!shiftIsDown()) })
	f.Before, f.After = f.before, f.after
	return f
}

// enter brings the focus to the first or the last thing inside.
func (f *Fence) enter(first bool) {
	c := canvasOf(f.before)
	if f.passing || c == nil {
		return
	}
	f.passing = true
	if first {
		c.Focus(f.before)
		c.FocusNext()
	} else {
		c.Focus(f.after)
		c.FocusPrevious()
	}
	f.passing = false
}

// shiftIsDown tells whether Tab goes backwards.
func shiftIsDown() bool {
	d, ok := fyne.CurrentApp().Driver().(desktop.Driver)
	return ok && d.CurrentKeyModifiers()&fyne.KeyModifierShift != 0
}

// gate takes the focus, but no input.
type gate struct {
	widget.BaseWidget
	gained func()
}

var _ fyne.Focusable = (*gate)(nil)

func newGate(gained func()) *gate {
	g := &gate{gained: gained}
	g.ExtendBaseWidget(g)
	return g
}

// Resize leaves the gate without a size, whatever it stands in: it must not be in a pointer's way.
func (g *gate) Resize(fyne.Size) {}

func (g *gate) FocusGained()   { g.gained() }
func (g *gate) FocusLost()     {}
func (g *gate) TypedRune(rune) {}

// TypedKey leaves keys to the window, if the keyboard got stuck where nothing can be pressed.
func (g *gate) TypedKey(e *fyne.KeyEvent) {
	if c := canvasOf(g); c != nil && c.OnTypedKey() != nil {
		c.OnTypedKey()(e)
	}
}

func (g *gate) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(color.Transparent))
}

// scrollers are all that exist, in the order in which they came up; see reveal.
var scrollers []*scroller

// reveal scrolls the part of a page that has the focus into view.
func reveal(o fyne.CanvasObject) {
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject
	for _, s := range slices.Backward(scrollers) {
		if c := canvasOf(s); c == nil || at(s).IsZero() || s.shows[0] != s.scroll {
			continue
		}
		const margin = theme.Space2
		top := at(o).Y - at(s).Y
		bottom := top + o.Size().Height
		switch {
		case top < margin:
			s.scrollBy(top - margin)
		case bottom > s.Size().Height-margin:
			s.scrollBy(bottom - s.Size().Height + margin)
		}
		return
	}
}

// scrollBy scrolls so far down; less at the ends.
func (s *scroller) scrollBy(y float32) {
	most := max(0, s.content.Size().Height-s.scroll.Size().Height)
	s.scroll.ScrollToOffset(fyne.NewPos(0, min(max(s.scroll.Offset.Y+y, 0), most)))
}

// pageShare is how much of its height a page is turned at a time: some lines stay in view.
const pageShare = .85

// Turn scrolls down by so many windows full, up if it is negative.
func (p *Page) Turn(pages float32) { p.body.scrollBy(pages * pageShare * p.body.Size().Height) }

// Turn does the same on a sheet.
func (s *Sheet) Turn(pages float32) { s.body.scrollBy(pages * pageShare * s.body.Size().Height) }
