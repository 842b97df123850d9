package kit

import (
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/ui/motion"
)

// haul drags a sheet down by its head and, with a finger, by whatever of it lies still or is scrolled to its top. Let go
// beyond a share of its height, or with a flick, it closes; else it springs back.
type haul struct {
	sheet *Sheet
	held  bool
	press *mobile.TouchEvent // of a finger on the sheet that may come to drag it; nil: there is none
	way   float32            // down from where it stands, in units; less than 0 above
	last  []hauled
}

// hauled is how far the sheet was dragged at a time.
type hauled struct {
	at  time.Time
	way float32
}

// When a sheet that is let go closes.
const (
	haulShare   float32 = 1. / 3 // of its height
	flickLeast  float32 = 24     // units
	flickSpeed  float32 = 600    // units a second
	flickWithin         = 100 * time.Millisecond
)

// scrollStart is how far a finger moves, in units, until Fyne lets what is below it scroll: the sheet has to be faster.
const scrollStart float32 = 4

// begin takes hold of the sheet.
func (h *haul) begin() {
	if h.sheet.isClosed {
		return
	}
	h.held, h.way, h.last = true, 0, nil
	h.sheet.moving.Stop()
	h.to(0) // a sheet that still rises stands from now on
}

// to drags the sheet so far down from where it stands.
func (h *haul) to(way float32) {
	if !h.held {
		return
	}
	now := motion.Now()
	for len(h.last) > 0 && now.Sub(h.last[0].at) > flickWithin {
		h.last = h.last[1:]
	}
	h.way, h.last = way, append(h.last, hauled{now, way})
	h.sheet.show(1 - min(1, max(0, way)/max(1, h.sheet.rise)))
}

// end lets go of the sheet.
func (h *haul) end() {
	if !h.held {
		return
	}
	if h.to(h.way); h.way > haulShare*h.sheet.rise || h.way >= flickLeast && h.speed() >= flickSpeed {
		h.held = false
		h.sheet.Close()
		return
	}
	h.cancel()
}

// cancel lets the sheet spring back.
func (h *haul) cancel() {
	if h.held {
		h.held = false
		h.sheet.move(1, motion.SheetOut, nil)
	}
}

// speed is how fast the sheet goes down, in units a second.
func (h *haul) speed() float32 {
	from := h.last[0]
	took := float32(motion.Now().Sub(from.at).Seconds())
	if took == 0 {
		return 0
	}
	return (h.way - from.way) / took
}

// newGrip makes the transparent place by which a sheet is dragged, for the device at hand.
func newGrip(h *haul) fyne.Widget {
	if fyne.CurrentDevice().IsMobile() {
		g := &touchGrip{haul: h}
		g.ExtendBaseWidget(g)
		return g
	}
	g := &mouseGrip{haul: h}
	g.ExtendBaseWidget(g)
	return g
}

// placeGrip puts the grip over the sheet's head, beside its closing key. While a finger holds it, it takes the whole
// screen: a finger that is faster than the pictures would leave it, and Fyne takes that for its end.
func (s *Sheet) placeGrip() {
	size := s.Size()
	if _, ok := s.grip.(*touchGrip); ok && s.haul.held {
		place(s.grip, 0, 0, size.Width, size.Height)
		return
	}
	at, closer := s.card.Position(), s.closer.Position().X
	left, right := float32(0), closer
	if s.Mirrored {
		left, right = closer+MinTarget, s.card.Size().Width
	}
	place(s.grip, at.X+left, at.Y, max(0, right-left), s.head())
	if s.handle.Visible() {
		s.grip.Show()
	} else {
		s.grip.Hide()
	}
}

// mouseGrip is the grip on a desktop.
type mouseGrip struct {
	widget.BaseWidget
	haul *haul
}

var _ fyne.Draggable = (*mouseGrip)(nil)

func (g *mouseGrip) CreateRenderer() fyne.WidgetRenderer { return nothing() }

func (g *mouseGrip) Dragged(e *fyne.DragEvent) {
	if !g.haul.held {
		g.haul.begin()
	}
	g.haul.to(g.haul.way + e.Dragged.DY)
}

func (g *mouseGrip) DragEnd() { g.haul.end() }

// touchGrip is the grip on a phone. It takes touches: a drag would go on by itself after the finger has gone.
type touchGrip struct {
	widget.BaseWidget
	haul *haul
	id   int     // of the finger; others count for nothing
	from float32 // where it came down
}

var (
	_ mobile.Touchable = (*touchGrip)(nil)
	_ mobile.Movable   = (*touchGrip)(nil)
)

func (g *touchGrip) CreateRenderer() fyne.WidgetRenderer { return nothing() }

func (g *touchGrip) TouchDown(e *mobile.TouchEvent) {
	if !g.haul.held {
		g.take(e.ID, touchedAt(g, e).Y)
	}
}

// take lets a finger drag the sheet, from there.
func (g *touchGrip) take(id int, from float32) {
	g.id, g.from = id, from
	g.haul.begin()
}

func (g *touchGrip) TouchMoved(e *mobile.TouchEvent) {
	if e.ID == g.id {
		g.haul.to(touchedAt(g, e).Y - g.from)
	}
}

// touchedAt is where on the screen something is touched. Fyne 2.8.1 does not say so itself of a finger that moves.
func touchedAt(o fyne.CanvasObject, e *mobile.TouchEvent) fyne.Position {
	return absolute(o).Add(e.Position)
}

// pressed tells of a finger on the sheet, below its head.
func (h *haul) pressed(e *mobile.TouchEvent) { h.press = e }

// moved follows that finger: if it goes down where nothing can scroll up, it drags the sheet. What lies still under it
// could yet be meant as a tap.
func (h *haul) moved(at fyne.Position, id int) {
	g, ok := h.sheet.grip.(*touchGrip)
	if !ok || h.press == nil || h.press.ID != id || h.held || !h.sheet.handle.Visible() {
		return
	}
	slack, way := scrollStart, at.Subtract(h.press.AbsolutePosition)
	if !h.sheet.body.scrolls() {
		slack = guardSlack
	}
	if way.Y >= slack && way.Y > abs(way.X) && h.sheet.body.at() <= 0 {
		g.take(id, h.press.AbsolutePosition.Y+slack)
		g.haul.to(way.Y - slack)
	}
}

// left ends that: the finger is gone, or something else follows it.
func (h *haul) left() { h.press = nil }

func (g *touchGrip) TouchUp(e *mobile.TouchEvent) {
	if e.ID == g.id {
		g.TouchMoved(e)
		g.haul.end()
	}
}

func (g *touchGrip) TouchCancel(e *mobile.TouchEvent) {
	if e.ID == g.id {
		g.haul.cancel()
	}
}

// nothing draws nothing.
func nothing() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(color.Transparent))
}
