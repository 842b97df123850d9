package kit

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/widget"
)

// Shield swallows every pointer event so that nothing below it gets any: it lies under bars, sheets and pages that
// cover the table. It fills itself with a colour (None for an invisible one) and may be told of taps.
type Shield struct {
	widget.BaseWidget
	Fill     Colour
	OnTapped func()
	rect     *canvas.Rectangle
	touched  bool   // on a phone: the finger came down here
	vain     func() // told of every press, which then counts for nothing, wherever it ends; nil: of none
	hauls    *haul  // may be dragged by fingers that come down here; nil: nothing may
}

// guard keeps mouse drags from what can be dragged below a shield; one that hardly moved is a tap. There is none on a
// phone: there it would take the taps of a finger that is not quite still from the buttons above it.
type guard struct {
	widget.BaseWidget
	shield *Shield
	moved  float32
	at     fyne.PointEvent
}

// guardSlack is how far, in units, a press may wander and still be a tap.
const guardSlack = 12

func (g *guard) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(color.Transparent))
}

func (g *guard) Dragged(e *fyne.DragEvent) {
	g.at = e.PointEvent
	g.moved += max(e.Dragged.DX, -e.Dragged.DX) + max(e.Dragged.DY, -e.Dragged.DY)
}

func (g *guard) DragEnd() {
	if g.moved < guardSlack {
		g.shield.Tapped(&g.at)
	}
	g.moved = 0
}

var (
	_ fyne.Tappable          = (*Shield)(nil)
	_ fyne.SecondaryTappable = (*Shield)(nil)
	_ fyne.Scrollable        = (*Shield)(nil)
	_ desktop.Mouseable      = (*Shield)(nil)
	_ desktop.Hoverable      = (*Shield)(nil)
	_ mobile.Touchable       = (*Shield)(nil)
	_ mobile.Movable         = (*Shield)(nil)
)

// NewShield makes a shield of that colour.
func NewShield(fill Colour) *Shield {
	s := &Shield{Fill: fill, rect: box(0)}
	s.ExtendBaseWidget(s)
	return s
}

func (s *Shield) CreateRenderer() fyne.WidgetRenderer {
	objects := []fyne.CanvasObject{s.rect}
	if !fyne.CurrentDevice().IsMobile() {
		g := &guard{shield: s}
		g.ExtendBaseWidget(g)
		objects = append(objects, g)
	}
	return draw(&drawn{
		owner:   s,
		objects: objects,
		layout: func(size fyne.Size) {
			for _, o := range objects {
				o.Resize(size)
			}
		},
		min:   func() fyne.Size { return fyne.Size{} },
		paint: func(l Look) { s.rect.FillColor = s.Fill(l) },
	})
}

// Tapped tells of a tap. A phone tells of it where the finger goes up: if it came down on something that has moved away
// since, as a sheet does that makes room for the keyboard, it is none.
func (s *Shield) Tapped(e *fyne.PointEvent) {
	if fyne.CurrentDevice().IsMobile() && !s.touched {
		return
	}
	s.touched = false
	if s.OnTapped != nil {
		Answer(e, s.OnTapped)
	}
}

// TappedSecondary is a long press on a phone.
func (s *Shield) TappedSecondary(e *fyne.PointEvent) {
	if fyne.CurrentDevice().IsMobile() {
		s.Tapped(e)
	}
}

// TouchDown notes where a finger came down, for the pads above: Fyne shows a finger that comes down only to what takes
// touches, and a pad that did would keep its page from scrolling.
func (s *Shield) TouchDown(e *mobile.TouchEvent) {
	LetGo()
	s.touched = true
	touchedDown = downPlace{e.AbsolutePosition, true}
	if s.inVain() {
		touchedDown.at = nowhere
	}
	if s.hauls != nil {
		s.hauls.pressed(e)
	}
}

// inVain tells whether a press counts for nothing.
func (s *Shield) inVain() bool {
	if s.vain != nil {
		s.vain()
	}
	return s.vain != nil
}

// nowhere is a place that is on nothing.
var nowhere = fyne.NewPos(-1e6, -1e6)

// touchedDown is where on the screen the finger came down last; there is only one screen and, to Fyne, one finger.
var touchedDown downPlace

type downPlace struct {
	at    fyne.Position
	known bool
}

// take gives the place once.
func (d *downPlace) take() (at fyne.Position, known bool) {
	at, known = d.at, d.known
	d.known = false
	return at, known
}

// TouchUp ends a touch, wherever it began.
func (s *Shield) TouchUp(*mobile.TouchEvent) {
	touchedDown.known = false
	s.inVain()
	s.left()
}

// TouchCancel is told of a finger that something else follows from now on.
func (s *Shield) TouchCancel(*mobile.TouchEvent) {
	s.touched = false
	s.left()
}

// left tells that no finger is down here.
func (s *Shield) left() {
	if s.hauls != nil {
		s.hauls.left()
	}
}

// TouchMoved follows a finger, wherever it came down.
func (s *Shield) TouchMoved(e *mobile.TouchEvent) {
	if s.hauls != nil {
		s.hauls.moved(touchedAt(s, e), e.ID)
	}
}

func (s *Shield) Scrolled(*fyne.ScrollEvent)     {}
func (s *Shield) MouseDown(*desktop.MouseEvent)  { s.inVain() }
func (s *Shield) MouseUp(*desktop.MouseEvent)    {}
func (s *Shield) MouseIn(*desktop.MouseEvent)    {}
func (s *Shield) MouseMoved(*desktop.MouseEvent) {}
func (s *Shield) MouseOut()                      {}
