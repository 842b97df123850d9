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
func (t *touch) TouchDown(e *mobile.TouchEvent) { t.to.down(finger(e.ID), pointOf(e.Position)) }

// TouchMoved comes for every move of every finger that is over the table.
func (t *touch) TouchMoved(e *mobile.TouchEvent) { t.to.move(finger(e.ID), pointOf(e.Position)) }

// TouchUp ends a press.
func (t *touch) TouchUp(e *mobile.TouchEvent) { t.to.up(finger(e.ID), pointOf(e.Position)) }

// TouchCancel comes when the system takes the finger away, or it slides onto something else that feels touches.
func (t *touch) TouchCancel(e *mobile.TouchEvent) { t.to.lost(finger(e.ID)) }

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

// lid lies over the whole screen while fingers hold cards. The mobile driver gives the end of a touch to whatever can
// be tapped under it: without the lid a key of the bar would take it, and the cards would stay in the air.
type lid struct {
	widget.BaseWidget
	table *Table
}

var (
	_ fyne.Tappable          = (*lid)(nil)
	_ fyne.SecondaryTappable = (*lid)(nil)
)

func newLid(t *Table) *lid {
	l := &lid{table: t}
	l.ExtendBaseWidget(l)
	l.Hide()
	return l
}

// lidReach is how far from where the dragging finger was last a touch may end to be that finger's, in units.
const lidReach = 48

// Tapped comes at the end of a short touch.
func (l *lid) Tapped(e *fyne.PointEvent) {
	f := &l.table.fingers
	if at := pointOf(e.Position); distance(at, f.at) <= lidReach {
		l.table.up(f.finger, at)
	}
}

// TappedSecondary comes at the end of a longer one.
func (l *lid) TappedSecondary(e *fyne.PointEvent) { l.Tapped(e) }

// CreateRenderer shows nothing.
func (l *lid) CreateRenderer() fyne.WidgetRenderer { return invisible() }
