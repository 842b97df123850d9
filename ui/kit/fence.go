package kit

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// Fence keeps the keyboard within what lies on top: Fyne leads the focus through all that is visible, whether or not
// a sheet covers it. Its gates are put before everything, before the top, after it, and after everything; one that gets the
// focus hands it on to what can have it inside, called stops here.
type Fence struct {
	First, Before, After, Last fyne.CanvasObject // invisible and without a size
	before, after              *gate
	passing                    bool
}

// NewFence makes the gates.
func NewFence() *Fence {
	f := &Fence{}
	f.First = newGate(func() { f.begin(true) }, nil)
	f.before = newGate(func() { f.enter(false) }, nil)
	f.after = newGate(func() { f.enter(true) }, nil)
	f.Last = newGate(func() { f.begin(false) }, nil)
	f.Before, f.After = f.before, f.after
	return f
}

// enter brings the focus to the first or the last stop.
func (f *Fence) enter(first bool) {
	if stops := f.stops(); len(stops) > 0 {
		i := len(stops) - 1
		if first {
			i = 0
		}
		focus(stops[i])
	}
}

// begin brings the focus inside when it was nowhere: on a page that has been scrolled, to the first or the last stop in
// view, so that the page stays where it is; else as enter.
func (f *Fence) begin(first bool) {
	stops := f.stops()
	if !first {
		slices.Reverse(stops)
	}
	for _, stop := range stops {
		if s := scrollerOf(stop); s != nil && s.scroll.Offset.Y > 0 && s.shown(stop) {
			focus(stop)
			return
		}
	}
	f.enter(first)
}

// counting is true while the focus runs along all stops only to learn of them.
var counting bool

func (f *Fence) canvas() fyne.Canvas { return canvasOf(f.before) }

// stops are all that can have the focus inside, in the order of Tab. Fyne tells of them in no other way than by moving
// the focus. On a phone, where that would call up the keyboard, there are none.
func (f *Fence) stops() (stops []fyne.Focusable) {
	c := f.canvas()
	if f.passing || c == nil || fyne.CurrentDevice().IsMobile() {
		return nil
	}
	if c.Overlays().Top() != nil { // a dialog of Fyne's keeps the focus to itself: it would never come to the end
		return nil
	}
	f.passing, counting = true, true
	defer func() { f.passing, counting = false, false }()
	was := c.Focused()
	if !focus(f.before) {
		return nil
	}
	for {
		c.FocusNext()
		at := c.Focused()
		if at == fyne.Focusable(f.after) || at == nil {
			break
		}
		stops = append(stops, at)
	}
	if !focus(was) { // a page may have taken it away
		c.Unfocus()
	}
	return stops
}

// Spot is where the focus is.
func (f *Fence) Spot() Spot {
	if f.focused() == nil {
		return Spot{}
	}
	return spotOf(f.focused(), f.stops())
}

// Return gives the focus back to a spot, as far as that can be found again.
func (f *Fence) Return(s Spot) {
	if s == (Spot{}) {
		return
	}
	stops := f.stops()
	if i := s.among(stops); i >= 0 {
		focus(stops[i])
	}
}

// PressPrimary presses the primary button inside; false: there is none, or more than one.
func (f *Fence) PressPrimary() bool {
	var primary []*mousePad
	for _, stop := range f.stops() {
		if m, ok := stop.(*mousePad); ok && m.first {
			primary = append(primary, m)
		}
	}
	if len(primary) != 1 {
		return false
	}
	primary[0].tap(nil)
	return true
}

// near is how far away, in units, a stop may be on a page that goes on: what lies between is to be read first.
const near = 240

// Go moves the focus to the nearest stop in a direction, of which one of dx and dy is 1 or -1 and the other 0. It does not
// if there is none, or if a page is to be scrolled first: then it answers false. Without a focus it goes to the first stop.
func (f *Fence) Go(dx, dy int) bool {
	stops := f.stops()
	at := slices.Index(stops, f.focused())
	if at < 0 {
		f.begin(true)
		return len(stops) > 0
	}
	next, far := nearest(stops, at, dx, dy)
	if next < 0 || far > near && scrollerOf(stops[next]).canScroll(dy) {
		return false
	}
	focus(stops[next])
	return true
}

// sameRow is how far apart, in units, the middles of things are at most that stand in a row.
const sameRow = 20

// nearest finds the stop next to another one in a direction, and how far away it is; -1: there is none. To the side it
// stands in the same row; up and down it is, of the next row, the one that is least aside.
func nearest(stops []fyne.Focusable, at, dx, dy int) (next int, far float32) {
	next = -1
	from, aside := ahead(stops[at], dx, dy), float32(0)
	for i, s := range stops {
		to := ahead(s, dx, dy)
		way, off := to.middle()-from.middle(), max(to.low-from.high, from.low-to.high, 0)
		if way < sameRow/2 || dx != 0 && off > 0 {
			continue
		}
		off += abs(to.low+to.high-from.low-from.high) / 1000 // the middle decides between equals
		if next < 0 || way < far-sameRow || way < far+sameRow && off < aside {
			next, far, aside = i, way, off
		}
	}
	return next, far
}

func (f *Fence) focused() fyne.Focusable {
	if c := f.canvas(); c != nil {
		return c.Focused()
	}
	return nil
}

// extent is where a stop lies, seen in a direction: from start to end on the way, from low to high across.
type extent struct{ start, end, low, high float32 }

func (e extent) middle() float32 { return (e.start + e.end) / 2 }

func ahead(stop fyne.Focusable, dx, dy int) extent {
	o := stop.(fyne.CanvasObject)
	at, size := absolute(o), o.Size()
	right, bottom := at.X+size.Width, at.Y+size.Height
	switch {
	case dx > 0:
		return extent{at.X, right, at.Y, bottom}
	case dx < 0:
		return extent{-right, -at.X, at.Y, bottom}
	case dy > 0:
		return extent{at.Y, bottom, at.X, right}
	default:
		return extent{-bottom, -at.Y, at.X, right}
	}
}

func abs(v float32) float32 { return max(v, -v) }

// NewAnchor makes an invisible stop that stands for something that shows by itself where the keyboard is: a table. It is
// told when the focus comes to it and leaves it; keys it leaves to the window.
func NewAnchor(gained, lost func()) fyne.CanvasObject { return newGate(gained, lost) }

// TakeFocus gives an anchor the keyboard. On a phone nothing has it: it would call up the keyboard there.
func TakeFocus(anchor fyne.CanvasObject) {
	if !fyne.CurrentDevice().IsMobile() {
		focus(anchor.(fyne.Focusable))
	}
}

// gate takes the focus, but no input.
type gate struct {
	widget.BaseWidget
	gained, lost func()
}

var _ fyne.Focusable = (*gate)(nil)

func newGate(gained, lost func()) *gate {
	g := &gate{gained: gained, lost: lost}
	g.ExtendBaseWidget(g)
	return g
}

// Resize leaves the gate without a size, whatever it stands in: it must not be in a pointer's way.
func (g *gate) Resize(fyne.Size) {}

func (g *gate) FocusGained() {
	if !counting {
		g.gained()
	}
}

func (g *gate) FocusLost() {
	if !counting && g.lost != nil {
		g.lost()
	}
}

func (g *gate) TypedRune(r rune) {
	if c := canvasOf(g); c != nil && c.OnTypedRune() != nil {
		c.OnTypedRune()(r)
	}
}

// TypedKey leaves keys to the window.
func (g *gate) TypedKey(e *fyne.KeyEvent) {
	if c := canvasOf(g); c != nil && c.OnTypedKey() != nil {
		c.OnTypedKey()(e)
	}
}

func (g *gate) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(color.Transparent))
}
