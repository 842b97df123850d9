package ui

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"

	"patiencetrio/ui/motion"
)

// hands send pointer events the way Fyne's drivers do: which object gets them, and in which order, is copied from Fyne
// 2.8.1 (processMouseMoved and processMouseClicked on a desktop; tapDown, tapMove and tapUp on a phone).
type hands struct {
	*fixture
	mouse mouseState
	phone phoneState
}

// mouseState is what Fyne's driver of desktops remembers.
type mouseState struct {
	at, dragAt fyne.Position
	down       bool
	pressed    fyne.CanvasObject
	over       desktop.Hoverable
	dragged    fyne.Draggable
	offset     fyne.Position
	started    bool
}

// phoneState is what Fyne's driver of phones remembers.
type phoneState struct {
	touched map[int]mobile.Touchable
	fingers map[int]fyne.Position // that are down
	since   map[int]time.Time
	drag    fyne.Draggable
	grip    fyne.Position
}

// find is the uppermost object at a place that matches, and where the place is on it.
func (h *hands) find(pos fyne.Position, match func(fyne.CanvasObject) bool) (found fyne.CanvasObject, on fyne.Position) {
	var walk func(o fyne.CanvasObject, at fyne.Position)
	walk = func(o fyne.CanvasObject, at fyne.Position) {
		if !o.Visible() {
			return
		}
		at = at.Add(o.Position())
		inside := pos.X >= at.X && pos.Y >= at.Y && pos.X < at.X+o.Size().Width && pos.Y < at.Y+o.Size().Height
		if inside && match(o) {
			found, on = o, pos.Subtract(at)
		}
		if _, clips := o.(fyne.Scrollable); clips && !inside {
			return
		}
		for _, c := range children(o) {
			walk(c, at)
		}
	}
	walk(h.window.Canvas().Content(), fyne.Position{})
	return found, on
}

func isMobile() bool { return fyne.CurrentDevice().IsMobile() }

func (h *hands) press(finger int, pos fyne.Position) {
	if isMobile() {
		h.touch(finger, pos)
	} else {
		h.slide(finger, pos)
		h.click(pos)
	}
}

func (h *hands) slide(finger int, pos fyne.Position) {
	if isMobile() {
		h.slip(finger, pos)
	} else {
		h.moveMouse(pos)
	}
}

func (h *hands) leave(finger int, pos fyne.Position) {
	if isMobile() {
		h.lift(finger, pos)
	} else {
		h.moveMouse(pos)
		h.unclick(pos)
	}
}

func clickable(o fyne.CanvasObject) bool {
	switch o.(type) {
	case fyne.Tappable, fyne.SecondaryTappable, fyne.DoubleTappable, fyne.Focusable, desktop.Mouseable:
		return true
	}
	return false
}

func (h *hands) click(pos fyne.Position) {
	m := &h.mouse
	if m.down {
		return // a button that is down cannot go down
	}
	m.dragAt = pos
	o, on := h.find(pos, clickable)
	if w, ok := o.(desktop.Mouseable); ok {
		w.MouseDown(mouseEvent(on, pos))
	}
	h.unfocus(o, pos)
	m.down = true
	if _, ok := o.(fyne.Tappable); ok {
		m.pressed = o
	}
}

func (h *hands) unfocus(o fyne.CanvasObject, pos fyne.Position) {
	c := h.window.Canvas()
	if w, ok := o.(fyne.Focusable); ok && w == c.Focused() {
		return
	}
	if f, ok := c.Focused().(fyne.CanvasObject); ok {
		if under, _ := h.find(pos, func(o fyne.CanvasObject) bool { return o == f }); under != nil {
			return
		}
	}
	c.Unfocus()
}

func (h *hands) moveMouse(pos fyne.Position) {
	m := &h.mouse
	before := m.at
	m.at = pos
	over, on := h.find(pos, func(o fyne.CanvasObject) bool { _, ok := o.(desktop.Hoverable); return ok })
	const threshold = 2
	d := pos.Subtract(m.dragAt)
	if m.down && !m.started && max(d.X, -d.X, d.Y, -d.Y) >= threshold {
		o, on := h.find(before, func(o fyne.CanvasObject) bool { _, ok := o.(fyne.Draggable); return ok })
		if w, ok := o.(fyne.Draggable); ok {
			m.dragged, m.offset, m.started = w, before.Subtract(on), true
		}
	}
	h.hover(over, on, pos)
	if m.dragged != nil && m.down {
		e := &fyne.DragEvent{PointEvent: fyne.PointEvent{Position: pos.Subtract(m.offset), AbsolutePosition: pos}}
		e.Dragged = fyne.NewDelta(d.X, d.Y)
		m.dragged.Dragged(e)
		m.started, m.dragAt = true, pos
	}
}

func (h *hands) hover(o fyne.CanvasObject, on, pos fyne.Position) {
	m := &h.mouse
	w, _ := o.(desktop.Hoverable)
	switch {
	case w != nil && w == m.over:
		w.MouseMoved(mouseEvent(on, pos))
	default:
		if m.over != nil {
			m.over.MouseOut()
		}
		if m.over = w; w != nil {
			w.MouseIn(mouseEvent(on, pos))
		}
	}
}

func (h *hands) unclick(pos fyne.Position) {
	m := &h.mouse
	o, on := h.find(pos, clickable)
	if w, ok := o.(desktop.Mouseable); ok {
		e := mouseEvent(on, pos)
		if d, ok := m.dragged.(desktop.Mouseable); ok {
			e.Position = pos.Subtract(m.offset)
			w = d
		}
		w.MouseUp(e)
	}
	h.unfocus(o, pos)
	m.down = false
	started := m.started
	if m.dragged != nil {
		if m.started {
			m.dragged.DragEnd()
		}
		m.dragged, m.started = nil, false
	}
	if !started {
		if w, ok := o.(fyne.Tappable); ok && o == m.pressed {
			w.Tapped(&fyne.PointEvent{Position: on, AbsolutePosition: pos})
		}
		m.pressed = nil
	}
}

func mouseEvent(on, pos fyne.Position) *desktop.MouseEvent {
	return &desktop.MouseEvent{
		PointEvent: fyne.PointEvent{Position: on, AbsolutePosition: pos}, Button: desktop.MouseButtonPrimary,
	}
}

func touchEvent(finger int, on, pos fyne.Position) *mobile.TouchEvent {
	return &mobile.TouchEvent{PointEvent: fyne.PointEvent{Position: on, AbsolutePosition: pos}, ID: finger}
}

func (h *hands) touch(finger int, pos fyne.Position) {
	p := &h.phone
	p.fingers[finger], p.since[finger], p.drag = pos, motion.Now(), nil
	o, on := h.find(pos, func(o fyne.CanvasObject) bool {
		switch o.(type) {
		case mobile.Touchable, fyne.Focusable:
			return true
		}
		return false
	})
	if w, ok := o.(mobile.Touchable); ok {
		w.TouchDown(touchEvent(finger, on, pos))
		p.touched[finger] = w
	}
	if w, ok := o.(fyne.Focusable); !ok || w != h.window.Canvas().Focused() {
		h.window.Canvas().Unfocus()
	}
}

func (h *hands) slip(finger int, pos fyne.Position) {
	p := &h.phone
	before, down := p.fingers[finger]
	if !down {
		return
	}
	if o, on := h.find(pos, func(o fyne.CanvasObject) bool { _, ok := o.(mobile.Movable); return ok }); o != nil {
		o.(mobile.Movable).TouchMoved(touchEvent(finger, on, fyne.Position{})) // Fyne does not say where on the screen
	}
	const threshold = 4
	d := pos.Subtract(before)
	if finger != 0 || p.drag == nil && max(d.X, -d.X, d.Y, -d.Y) < threshold {
		return
	}
	p.fingers[finger] = pos
	o, on := h.find(pos, func(o fyne.CanvasObject) bool {
		switch o.(type) {
		case mobile.Touchable, fyne.Draggable:
			return true
		}
		return false
	})
	if was := p.touched[finger]; was != nil {
		if w, ok := o.(mobile.Touchable); !ok || w != was {
			was.TouchCancel(touchEvent(finger, on, pos))
			p.touched[finger] = nil
		}
	}
	if p.drag == nil {
		w, ok := o.(fyne.Draggable)
		if !ok {
			return
		}
		p.drag, p.grip = w, before.Subtract(on)
	}
	p.drag.Dragged(&fyne.DragEvent{
		PointEvent: fyne.PointEvent{Position: pos.Subtract(p.grip)}, Dragged: fyne.NewDelta(d.X, d.Y),
	})
}

func (h *hands) lift(finger int, pos fyne.Position) {
	p := &h.phone
	if _, down := p.fingers[finger]; !down {
		return
	}
	delete(p.fingers, finger)
	if p.drag != nil {
		w := p.drag
		p.drag = nil
		w.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: pos.Subtract(p.grip)}})
		w.DragEnd()
		return
	}
	o, on := h.find(pos, func(o fyne.CanvasObject) bool {
		switch o.(type) {
		case mobile.Touchable, fyne.Tappable, fyne.SecondaryTappable, fyne.DoubleTappable:
			return true
		}
		return false
	})
	if w, ok := o.(mobile.Touchable); ok {
		w.TouchUp(touchEvent(finger, on, pos))
		p.touched[finger] = nil
	}
	e := &fyne.PointEvent{Position: on, AbsolutePosition: pos}
	const long = 300 * time.Millisecond
	if w, ok := o.(fyne.Tappable); ok && motion.Now().Sub(p.since[finger]) < long {
		w.Tapped(e)
	} else if w, ok := o.(fyne.SecondaryTappable); ok && motion.Now().Sub(p.since[finger]) >= long {
		w.TappedSecondary(e)
	}
}

// stroke presses a key and types what it types, as the drivers do: into what has the focus, else to the window.
func (h *hands) stroke(name fyne.KeyName, r rune) {
	c := h.window.Canvas()
	switch focused := c.Focused(); {
	case name == fyne.KeyTab:
		c.FocusNext()
	case focused != nil:
		focused.TypedKey(&fyne.KeyEvent{Name: name})
	default:
		c.OnTypedKey()(&fyne.KeyEvent{Name: name})
	}
	if r == 0 {
		return
	}
	if focused := c.Focused(); focused != nil {
		focused.TypedRune(r)
	} else {
		c.OnTypedRune()(r)
	}
}
