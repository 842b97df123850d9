package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
)

// hit is an object that takes pointer events, and where its upper left corner is in the window.
type hit struct {
	object fyne.CanvasObject
	at     fyne.Position
}

// under finds the uppermost object at a place in the window that takes presses, as Fyne's drivers do.
func (a *fixture) under(pos fyne.Position) hit {
	var found hit
	var walk func(o fyne.CanvasObject, at fyne.Position)
	walk = func(o fyne.CanvasObject, at fyne.Position) {
		if !o.Visible() {
			return
		}
		at = at.Add(o.Position())
		inside := pos.X >= at.X && pos.Y >= at.Y && pos.X < at.X+o.Size().Width && pos.Y < at.Y+o.Size().Height
		if inside && takesPresses(o) {
			found = hit{o, at}
		}
		for _, c := range children(o) {
			walk(c, at)
		}
	}
	walk(a.window.Canvas().Content(), fyne.Position{})
	require.NotNil(a.t, found.object, "nothing takes a press at %v", pos)
	return found
}

func children(o fyne.CanvasObject) []fyne.CanvasObject {
	switch o := o.(type) {
	case fyne.Widget:
		return test.WidgetRenderer(o).Objects()
	case *fyne.Container:
		return o.Objects
	}
	return nil
}

func takesPresses(o fyne.CanvasObject) bool {
	if fyne.CurrentDevice().IsMobile() {
		if _, ok := o.(mobile.Touchable); ok {
			return true
		}
	} else if _, ok := o.(desktop.Mouseable); ok {
		return true
	}
	_, ok := o.(fyne.Tappable)
	return ok
}

// now is where the object's upper left corner is now: what a finger does is told to it by that.
func (h hit) now() fyne.Position {
	if fyne.CurrentDevice().IsMobile() {
		return fyne.CurrentApp().Driver().AbsolutePositionForObject(h.object)
	}
	return h.at
}

// press, move and release are what a mouse or, on a phone, a finger does to an object.
func (h hit) press(pos fyne.Position) {
	e := fyne.PointEvent{Position: pos.Subtract(h.at), AbsolutePosition: pos}
	if o, ok := h.object.(mobile.Touchable); ok && fyne.CurrentDevice().IsMobile() {
		o.TouchDown(&mobile.TouchEvent{PointEvent: e})
	} else if o, ok := h.object.(desktop.Mouseable); ok && !fyne.CurrentDevice().IsMobile() {
		o.MouseDown(&desktop.MouseEvent{PointEvent: e, Button: desktop.MouseButtonPrimary})
	}
}

func (h hit) move(pos fyne.Position) {
	pos = pos.Subtract(h.now())
	if o, ok := h.object.(mobile.Movable); ok && fyne.CurrentDevice().IsMobile() {
		o.TouchMoved(&mobile.TouchEvent{PointEvent: fyne.PointEvent{Position: pos}})
	} else if o, ok := h.object.(fyne.Draggable); ok && !fyne.CurrentDevice().IsMobile() {
		o.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: pos}})
	}
}

func (h hit) release(pos fyne.Position, dragged bool) {
	e := fyne.PointEvent{Position: pos.Subtract(h.now()), AbsolutePosition: pos}
	if o, ok := h.object.(mobile.Touchable); ok && fyne.CurrentDevice().IsMobile() {
		o.TouchUp(&mobile.TouchEvent{PointEvent: e})
	} else if o, ok := h.object.(desktop.Mouseable); ok && !fyne.CurrentDevice().IsMobile() {
		o.MouseUp(&desktop.MouseEvent{PointEvent: e, Button: desktop.MouseButtonPrimary})
	}
	if o, ok := h.object.(fyne.Draggable); ok && dragged && !fyne.CurrentDevice().IsMobile() {
		o.DragEnd()
	}
	if o, ok := h.object.(fyne.Tappable); ok && !dragged {
		o.Tapped(&e)
	}
}

// tap taps a place in the window.
func (a *fixture) tap(pos fyne.Position) {
	h := a.under(pos)
	h.press(pos)
	h.release(pos, false)
}

// drag drags from one place to another, a little at a time.
func (a *fixture) drag(from, to fyne.Position) {
	h := a.grab(from, to)
	h.release(to, true)
}

// grab begins a drag and leaves the finger down.
func (a *fixture) grab(from, to fyne.Position) hit {
	h := a.under(from)
	h.press(from)
	const steps = 12
	for i := range steps {
		share := float32(i+1) / steps
		h.move(fyne.NewPos(from.X+(to.X-from.X)*share, from.Y+(to.Y-from.Y)*share))
	}
	return h
}

// middle is the middle of an object, in the window.
func middle(o fyne.CanvasObject) fyne.Position {
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
	return at.AddXY(o.Size().Width/2, o.Size().Height/2)
}

// top is the place of a pile's top card, a little below its upper edge.
func (a *fixture) top(p core.Pile) fyne.Position {
	b, l := a.play().Board(), a.game.table.Layout()
	at := l.Place(b, p, max(0, b.Len(p)-1))
	return fyne.NewPos(at.X+l.CardW/2, at.Y+l.CardH/3)
}

// card is a place on what shows of a card.
func (a *fixture) card(p core.Pile, index int) fyne.Position {
	b, l := a.play().Board(), a.game.table.Layout()
	if index == b.Len(p)-1 {
		return a.top(p)
	}
	at, next := l.Place(b, p, index), l.Place(b, p, index+1)
	return fyne.NewPos(at.X+l.CardW/2, (at.Y+next.Y)/2)
}
