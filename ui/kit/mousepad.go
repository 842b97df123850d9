package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// mousePad is the pad on a desktop.
type mousePad struct {
	padBase
	ring        *ring
	pointerOnly bool // the keyboard passes by: something else does the same
	dragged     bool // by a press that is still on the pad
	dragAt      fyne.PointEvent
}

var (
	_ fyne.Tappable      = (*mousePad)(nil)
	_ fyne.Draggable     = (*mousePad)(nil)
	_ desktop.Mouseable  = (*mousePad)(nil)
	_ desktop.Cursorable = (*mousePad)(nil)
	_ desktop.Hoverable  = (*mousePad)(nil)
)

// CreateRenderer draws the veil and the ring of the keyboard.
func (m *mousePad) CreateRenderer() fyne.WidgetRenderer {
	m.ring = newRing()
	return draw(&drawn{
		owner: m, objects: append(m.ring.objects(), m.veil), min: func() fyne.Size { return fyne.Size{} },
		layout: func(size fyne.Size) {
			m.layout(size)
			in := m.inside
			m.ring.around(in, m.reach+in, size.Width-2*in, size.Height-2*(m.reach+in), m.veil.CornerRadius)
		},
	})
}

func (m *mousePad) MouseIn(*desktop.MouseEvent) { m.hovered(true) }

func (m *mousePad) MouseMoved(*desktop.MouseEvent) {}

func (m *mousePad) MouseOut() { m.hovered(false) }

func (m *mousePad) hovered(on bool) {
	if m.hover != nil {
		m.hover(on)
	}
}

func (m *mousePad) Tapped(e *fyne.PointEvent) { m.tap(e) }

func (m *mousePad) MouseDown(e *desktop.MouseEvent) {
	if e.Button == desktop.MouseButtonPrimary {
		m.down()
	}
}

func (m *mousePad) MouseUp(*desktop.MouseEvent) { m.up() }

// Dragged follows a press that moves: one that leaves the pad is over. One that began elsewhere is none of its business.
func (m *mousePad) Dragged(e *fyne.DragEvent) {
	if !m.isDown {
		return
	}
	m.dragged, m.dragAt = m.within(e.Position, 0), e.PointEvent
	if !m.dragged {
		m.up()
	}
}

func (m *mousePad) DragEnd() {
	if !m.dragged {
		return
	}
	m.dragged = false
	m.up()
	m.tap(&m.dragAt)
}

func (m *mousePad) Cursor() desktop.Cursor {
	if m.enabled() {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

func (m *mousePad) release() {
	m.dragged = false
	m.up()
}
