package table

import (
	"runtime"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
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

// lid lies over the whole screen while fingers hold cards, and while a show (the deal, the win) runs. The mobile driver
// tells the end of a touch, and takes touches away, by what lies under the finger there: without the lid a key of the bar
// would get them, and the cards would stay in the air. A press that ends a show ends on the lid and so counts as nothing
// else, wherever it is.
type lid struct {
	widget.BaseWidget
	to    pointer
	skip  func() bool // ends a show; false: none runs
	spent bool        // a finger is down that ended a show
}

var (
	_ mobile.Touchable  = (*lid)(nil)
	_ desktop.Mouseable = (*lid)(nil)
)

func newLid(to pointer, skip func() bool) *lid {
	l := &lid{to: to, skip: skip}
	l.ExtendBaseWidget(l)
	l.Hide()
	return l
}

// covers tells whether the lid lies on the screen.
func (l *lid) covers() bool { return l.Visible() && !l.Size().IsZero() }

// rest takes the lid away after a show, unless a finger is down on it: it has to go up here too.
func (l *lid) rest() {
	if !l.spent {
		l.Hide()
	}
}

// TouchDown ends a show, or is another finger's. After one that ended a show the next press counts for nothing too, until
// one of them goes up: the system may have kept the end of the first to itself.
func (l *lid) TouchDown(e *mobile.TouchEvent) {
	if l.spent {
		return
	}
	l.spent = true // before the show ends and the lid with it
	if !l.skip() {
		l.spent = false
		l.to.down(finger(e.ID), pointOf(e.Position))
	}
}

// TouchUp ends the drag, or the press that ended a show.
func (l *lid) TouchUp(e *mobile.TouchEvent) {
	if l.spent {
		l.spent = false
		l.Hide()
		return
	}
	l.to.up(finger(e.ID), pointOf(e.Position))
}

// TouchCancel cannot come: nothing lies over the lid.
func (l *lid) TouchCancel(*mobile.TouchEvent) {}

// MouseDown ends a show. Where the button goes up does not matter: on a desktop only what felt the press is clicked.
func (l *lid) MouseDown(*desktop.MouseEvent) { l.skip() }

// MouseUp is the end of a press that began elsewhere.
func (l *lid) MouseUp(*desktop.MouseEvent) {}

// CreateRenderer shows nothing.
func (l *lid) CreateRenderer() fyne.WidgetRenderer { return invisible() }
