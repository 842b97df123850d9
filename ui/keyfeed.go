package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/widget"
)

// newFeed is the invisible top of a key that turns pointer events into press and release. A finger's is no mouse's: on a
// phone, what can be dragged would take drags of cards that pass over it.
func newFeed(k *key) fyne.CanvasObject {
	if fyne.CurrentDevice().IsMobile() {
		f := &touchFeed{key: k}
		f.ExtendBaseWidget(f)
		return f
	}
	f := &mouseFeed{key: k}
	f.ExtendBaseWidget(f)
	return f
}

// mouseFeed feeds a key on a desktop. Fyne takes a press that moves two units for a drag, so it takes drags too.
type mouseFeed struct {
	widget.BaseWidget
	key  *key
	over bool // where the drag is now
}

var (
	_ desktop.Mouseable  = (*mouseFeed)(nil)
	_ desktop.Hoverable  = (*mouseFeed)(nil)
	_ desktop.Cursorable = (*mouseFeed)(nil)
	_ fyne.Draggable     = (*mouseFeed)(nil)
)

func (f *mouseFeed) CreateRenderer() fyne.WidgetRenderer { return noPicture() }

func (f *mouseFeed) MouseDown(e *desktop.MouseEvent) {
	if e.Button == desktop.MouseButtonPrimary {
		f.over = true
		f.key.press()
	}
}

func (f *mouseFeed) MouseUp(e *desktop.MouseEvent) { f.key.release(f.key.inside(e.Position)) }

func (f *mouseFeed) Dragged(e *fyne.DragEvent) { f.over = f.key.inside(e.Position) }

func (f *mouseFeed) DragEnd() { f.key.release(f.over) }

func (f *mouseFeed) MouseIn(*desktop.MouseEvent) { f.key.hover(true) }

func (f *mouseFeed) MouseMoved(*desktop.MouseEvent) {}

func (f *mouseFeed) MouseOut() { f.key.hover(false) }

func (f *mouseFeed) Cursor() desktop.Cursor {
	if f.key.enabled {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// touchFeed feeds a key on a phone. Fyne's own taps are not used: there they end after 300 ms.
type touchFeed struct {
	widget.BaseWidget
	key *key
}

var _ mobile.Touchable = (*touchFeed)(nil)

func (f *touchFeed) CreateRenderer() fyne.WidgetRenderer { return noPicture() }

func (f *touchFeed) TouchDown(*mobile.TouchEvent) { f.key.press() }

func (f *touchFeed) TouchUp(e *mobile.TouchEvent) { f.key.release(f.key.inside(e.Position)) }

func (f *touchFeed) TouchCancel(*mobile.TouchEvent) { f.key.release(false) }

// noPicture draws nothing.
func noPicture() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewWithoutLayout())
}
