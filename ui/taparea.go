package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/ui/kit"
)

// tapArea is an invisible place that can be tapped. It takes no touches and no drags: those belong to the table below.
type tapArea struct {
	widget.BaseWidget
	tapped func()
	hover  func(on bool) // a mouse comes, or goes; may be nil
}

var (
	_ fyne.Tappable          = (*tapArea)(nil)
	_ fyne.SecondaryTappable = (*tapArea)(nil)
	_ desktop.Cursorable     = (*tapArea)(nil)
	_ desktop.Hoverable      = (*tapArea)(nil)
)

func newTapArea(tapped func()) *tapArea {
	t := &tapArea{tapped: tapped}
	t.ExtendBaseWidget(t)
	return t
}

// CreateRenderer draws nothing.
func (t *tapArea) CreateRenderer() fyne.WidgetRenderer { return noPicture() }

// Tapped is a tap or a click.
func (t *tapArea) Tapped(e *fyne.PointEvent) { kit.Answer(e, t.tapped) }

// TappedSecondary is, on a phone, a tap that took its time.
func (t *tapArea) TappedSecondary(e *fyne.PointEvent) {
	if fyne.CurrentDevice().IsMobile() {
		t.Tapped(e)
	}
}

// MouseIn tells that the mouse has come.
func (t *tapArea) MouseIn(*desktop.MouseEvent) { t.tellHover(true) }

// MouseMoved is of no interest.
func (t *tapArea) MouseMoved(*desktop.MouseEvent) {}

// MouseOut tells that the mouse has gone.
func (t *tapArea) MouseOut() { t.tellHover(false) }

func (t *tapArea) tellHover(on bool) {
	if t.hover != nil {
		t.hover(on)
	}
}

// Cursor shows that something can be clicked here.
func (t *tapArea) Cursor() desktop.Cursor { return desktop.PointerCursor }

// noPicture draws nothing.
func noPicture() fyne.WidgetRenderer { return widget.NewSimpleRenderer(container.NewWithoutLayout()) }
