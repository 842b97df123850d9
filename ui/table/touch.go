package table

import (
	"runtime"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/widget"
)

// touch feeds a table on phones and tablets. It is none of Draggable, Tappable and DoubleTappable: for those the
// mobile driver waits, guesses and lets drags glide on after the finger has left.
type touch struct {
	widget.BaseWidget
	to  pointer
	lid *lid
}

var (
	_ mobile.Touchable = (*touch)(nil)
	_ mobile.Movable   = (*touch)(nil)
)

func newTouch(to pointer, l *lid) *touch {
	t := &touch{to: to, lid: l}
	t.ExtendBaseWidget(t)
	return t
}

// TouchDown begins a press.
func (t *touch) TouchDown(e *mobile.TouchEvent) { t.to.down(finger(e.ID), pointOf(e.Position)) }

// TouchMoved comes for every move of every finger that is over the table.
func (t *touch) TouchMoved(e *mobile.TouchEvent) { t.to.move(finger(e.ID), pointOf(e.Position)) }

// TouchUp ends a press.
func (t *touch) TouchUp(e *mobile.TouchEvent) { t.to.up(finger(e.ID), pointOf(e.Position)) }

// TouchCancel comes when the finger slides onto something else that feels touches. If that is the lid, the lid goes on
// telling of it.
func (t *touch) TouchCancel(e *mobile.TouchEvent) {
	if !t.lid.covers() {
		t.to.lost(finger(e.ID))
	}
}

// CreateRenderer shows nothing.
func (t *touch) CreateRenderer() fyne.WidgetRenderer { return invisible() }

// reportedAbove is how far above the finger Fyne reports touches on this system, in units: on phones 8, so that the
// finger does not hide what it points at.
func reportedAbove() float32 {
	switch runtime.GOOS {
	case "android", "ios":
		return 8
	default:
		return 0
	}
}

// lid lies over the whole screen while fingers hold cards. The mobile driver tells the end of a touch, and takes touches
// away, by what lies under the finger there: without the lid a key of the bar would get them, and the cards would stay
// in the air.
type lid struct {
	widget.BaseWidget
	to pointer
}

var _ mobile.Touchable = (*lid)(nil)

func newLid(to pointer) *lid {
	l := &lid{to: to}
	l.ExtendBaseWidget(l)
	l.Hide()
	return l
}

// covers tells whether the lid lies on the screen.
func (l *lid) covers() bool { return l.Visible() && !l.Size().IsZero() }

// TouchDown is another finger's.
func (l *lid) TouchDown(e *mobile.TouchEvent) { l.to.down(finger(e.ID), pointOf(e.Position)) }

// TouchUp ends the drag.
func (l *lid) TouchUp(e *mobile.TouchEvent) { l.to.up(finger(e.ID), pointOf(e.Position)) }

// TouchCancel cannot come: nothing lies over the lid.
func (l *lid) TouchCancel(*mobile.TouchEvent) {}

// CreateRenderer shows nothing.
func (l *lid) CreateRenderer() fyne.WidgetRenderer { return invisible() }
