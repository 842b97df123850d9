package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/ui/motion"
)

// Hush lies over everything that is shown and keeps from it the presses of a finger that is faster than the screen. The rule:
//   - After a change that a press made, the place of that press is deaf, for the same finger may press again before it sees
//     what lies there now. It feels again when no finger has pressed there in vain for a while.
//   - A press anywhere else is meant: it acts at once, and so does every key, even while a sheet still sinks.
//   - Only after what came or went by itself, so that every finger may be on its way to what was there before, all is deaf,
//     keys too, until they have rested.
type Hush struct {
	widget.BaseWidget
	place, all *quiet
}

// quiet is a part of the screen that feels nothing for a while.
type quiet struct {
	shield *Shield
	wait   *motion.Run
}

// hushReach is how far from a press, in units, the next one of an impatient finger may come down: half of the least target, so that
// what stands beside a key is not deaf with it.
const hushReach = MinTarget / 2

// NewHush makes one that keeps nothing away yet.
func NewHush() *Hush {
	h := &Hush{place: newQuiet(), all: newQuiet()}
	h.ExtendBaseWidget(h)
	return h
}

func newQuiet() *quiet {
	q := &quiet{shield: NewShield(None)}
	q.shield.Hide()
	q.shield.vain = q.begin
	return q
}

// begin keeps presses away from now on until fingers have rested.
func (q *quiet) begin() {
	q.wait.Stop()
	q.shield.Show()
	q.wait = motion.Rest(motion.KeyDeaf, q.shield.Hide)
}

func (q *quiet) end() {
	q.wait.Stop()
	q.shield.Hide()
}

// Place keeps presses from where the last one was, if that was just now: what lies there is another thing than before.
func (h *Hush) Place() {
	at, ok := justPressed()
	if !ok {
		return
	}
	at = at.Subtract(absolute(h)).SubtractXY(hushReach, hushReach)
	place(h.place.shield, at.X, at.Y, 2*hushReach, 2*hushReach)
	h.place.begin()
}

// All keeps all presses away: something has come that nobody asked for.
func (h *Hush) All() { h.all.begin() }

// Key tells whether a key counts for nothing, as all presses do, and lets it wait as they do.
func (h *Hush) Key() bool {
	if !h.all.shield.Visible() {
		return false
	}
	h.all.begin()
	return true
}

// End lets everything be felt again.
func (h *Hush) End() {
	h.place.end()
	h.all.end()
}

func (h *Hush) CreateRenderer() fyne.WidgetRenderer {
	return draw(&drawn{
		owner: h, objects: []fyne.CanvasObject{h.place.shield, h.all.shield}, layout: h.all.shield.Resize,
		min: func() fyne.Size { return fyne.Size{} },
	})
}
