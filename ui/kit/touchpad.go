package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"
)

// touchPad is the pad on a phone.
type touchPad struct{ padBase }

var (
	_ fyne.Tappable          = (*touchPad)(nil)
	_ fyne.SecondaryTappable = (*touchPad)(nil)
)

// Tapped is told by Fyne of every finger that goes up here, wherever it came down: only one that came down here is a tap.
func (t *touchPad) Tapped(e *fyne.PointEvent) {
	if down, known := touchedDown.take(); known && !t.within(down.Subtract(e.AbsolutePosition.Subtract(e.Position)), slip) {
		return
	}
	t.flash()
	t.tap(e)
}

func (t *touchPad) release() { t.up() }

func (t *touchPad) TappedSecondary(e *fyne.PointEvent) { t.Tapped(e) }

// flash shows a press that is already over.
func (t *touchPad) flash() {
	t.down()
	t.fading.Stop()
	t.seen = 1
	t.up()
}

// heldPad is the pad on a phone of what stands in a bar. Fyne tells the end of a touch to what lies under the finger then,
// and a tap too: only one that began here counts, and a finger that slips off by less than Fyne notices is still here.
type heldPad struct {
	touchPad
	began bool
}

var _ mobile.Touchable = (*heldPad)(nil)

// slip is how far a finger may slip before Fyne cancels its touch, in units, and a little more.
const slip = 5

func (h *heldPad) Tapped(e *fyne.PointEvent) {
	if h.began {
		h.began = false
		h.tap(e)
	}
}

func (h *heldPad) TappedSecondary(e *fyne.PointEvent) { h.Tapped(e) }

func (h *heldPad) TouchDown(*mobile.TouchEvent) {
	h.began = true
	h.grow(slip)
	h.down()
}

func (h *heldPad) TouchUp(*mobile.TouchEvent) {
	h.grow(0)
	h.up()
}

func (h *heldPad) release() { h.TouchCancel(nil) }

func (h *heldPad) TouchCancel(*mobile.TouchEvent) {
	h.began = false
	h.grow(0)
	h.up()
}
