package table

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// pointer is what a mouse or fingers report to.
type pointer interface {
	down(f finger, p Point)
	move(f finger, p Point)
	up(f finger, p Point)
	lost(f finger)
}

// mouse feeds a table on a desktop. It lies over all its pictures, so that positions are the table's.
type mouse struct {
	widget.BaseWidget
	to   pointer
	last Point
}

var (
	_ desktop.Mouseable = (*mouse)(nil)
	_ fyne.Draggable    = (*mouse)(nil)
)

func newMouse(to pointer) *mouse {
	m := &mouse{to: to}
	m.ExtendBaseWidget(m)
	return m
}

// MouseDown begins a press with the first button; any other button ends a drag, as a second finger does.
func (m *mouse) MouseDown(e *desktop.MouseEvent) {
	m.last = pointOf(e.Position)
	if e.Button == desktop.MouseButtonPrimary {
		m.to.down(0, m.last)
		return
	}
	m.to.lost(0)
}

// MouseUp comes when the button is released within the window's widgets; after a drag DragEnd follows.
func (m *mouse) MouseUp(e *desktop.MouseEvent) {
	if e.Button == desktop.MouseButtonPrimary {
		m.last = pointOf(e.Position)
		m.DragEnd()
	}
}

// Dragged comes for each move with a button down, after the first 2 units.
func (m *mouse) Dragged(e *fyne.DragEvent) {
	m.last = pointOf(e.Position)
	m.to.move(0, m.last)
}

// DragEnd comes alone when the button is released elsewhere.
func (m *mouse) DragEnd() { m.to.up(0, m.last) }

// CreateRenderer shows nothing: the mouse's widget is invisible.
func (m *mouse) CreateRenderer() fyne.WidgetRenderer { return invisible() }

func invisible() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(color.Transparent))
}

func pointOf(p fyne.Position) Point { return Point{p.X, p.Y} }
