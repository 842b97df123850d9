package table

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/widget"
)

// touch feeds a table on phones and tablets. It is none of Draggable, Tappable and DoubleTappable: for those the
// mobile driver waits, guesses and lets drags glide on after the finger has left.
type touch struct {
	widget.BaseWidget
	to pointer
}

var (
	_ mobile.Touchable = (*touch)(nil)
	_ mobile.Movable   = (*touch)(nil)
)

func newTouch(to pointer) *touch {
	t := &touch{to: to}
	t.ExtendBaseWidget(t)
	return t
}

// TouchDown begins a press.
func (t *touch) TouchDown(e *mobile.TouchEvent) {
	t.to.down(finger(e.ID), pointOf(e.Position), time.Now())
}

// TouchMoved comes for every move of every finger that is over the table.
func (t *touch) TouchMoved(e *mobile.TouchEvent) { t.to.move(finger(e.ID), pointOf(e.Position)) }

// TouchUp ends a press.
func (t *touch) TouchUp(e *mobile.TouchEvent) {
	t.to.up(finger(e.ID), pointOf(e.Position), time.Now())
}

// TouchCancel comes when the system takes the finger away, or it slides onto something else that feels touches.
func (t *touch) TouchCancel(e *mobile.TouchEvent) { t.to.lost(finger(e.ID)) }

// CreateRenderer shows nothing.
func (t *touch) CreateRenderer() fyne.WidgetRenderer { return invisible() }
