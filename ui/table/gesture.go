package table

import (
	"time"

	"patiencetrio/core"
	"patiencetrio/ui/motion"
)

// dragStart is how far a finger moves, in units and along either axis, before a tap becomes a drag: more than a finger
// rolls while it presses.
const dragStart = 9

// finger names a pointer: the touch's ID, or 0 for the mouse.
type finger int

// gestureKind is what a player's finger did.
type gestureKind uint8

// The gestures. A lift is followed by drags and ends with one release or one cancelled drag.
const (
	tapped gestureKind = iota
	tappedTwice
	lifted
	dragged
	released
	cancelled
)

// gesture is one thing that a finger did.
type gesture struct {
	kind   gestureKind
	target Target // what lay under the finger where it went down, in the position at that time
	hit    bool   // whether anything did; if not, target says nothing
	start  Point  // where the finger went down
	at     Point  // where it is now
}

// recogniser makes gestures of what one pointer after the other does. It knows neither rules nor clock nor screen. The
// first finger down counts; while it presses, others are ignored; during a drag another one sends the cards home.
type recogniser struct {
	doubles bool          // double taps are recognised (a setting)
	emit    func(gesture) // may call sent

	state  press
	finger finger
	start  Point
	at     Point
	target Target
	hit    bool
	second bool // the press is the second of a double tap
	mute   bool // the press counts for nothing if it is a tap

	last struct { // the tap before
		target Target
		at     Point
		end    time.Time
		sent   bool // it sent the card away
		open   bool // another tap may still belong to it
	}
}

// press is the state of the finger that counts.
type press uint8

const (
	idle press = iota
	pressed
	dragging
)

// down tells that a finger went down, and on what, if it hit anything.
func (r *recogniser) down(f finger, p Point, now time.Time, on Target, hit bool) {
	switch {
	case r.state == pressed && f != r.finger:
		return
	case r.state == dragging:
		r.cancel()
		if f != r.finger {
			return
		}
	}
	r.state, r.finger, r.start, r.at, r.target, r.hit = pressed, f, p, p, on, hit
	r.second, r.mute = r.follows(now)
	r.last.open = false
}

// follows tells whether a press is the second of a double tap, or the one more that is swallowed because the first
// already sent its card away.
func (r *recogniser) follows(now time.Time) (second, mute bool) {
	first := r.last.target
	if !r.doubles || !r.last.open || !r.hit || r.target.Pile != first.Pile {
		return false, false
	}
	pause := now.Sub(r.last.end)
	if r.last.sent {
		return false, pause <= motion.Swallow && near(r.start, r.last.at)
	}
	return pause <= motion.DoubleTap && r.target.Card == first.Card, false
}

// samePlace is how far apart two taps on one place are at most, in units: about a third of a finger's breadth. A tap that follows the
// next card of a column up goes further.
const samePlace = 16

func near(a, b Point) bool { return max(abs(a.X-b.X), abs(a.Y-b.Y)) <= samePlace }

// move tells where a finger that is down is now.
func (r *recogniser) move(f finger, p Point) {
	if f != r.finger || r.state == idle {
		return
	}
	r.at = p
	switch {
	case r.state == dragging:
		r.tell(dragged)
	case max(abs(p.X-r.start.X), abs(p.Y-r.start.Y)) >= dragStart:
		r.state = dragging
		r.tell(lifted)
	}
}

// up tells that a finger left. Telling it twice does no harm.
func (r *recogniser) up(f finger, p Point, now time.Time) {
	if f != r.finger {
		return
	}
	r.move(f, p)
	was := r.state
	r.state = idle
	switch {
	case was == dragging:
		r.tell(released)
	case was == pressed && !r.mute:
		r.tap(now)
	}
}

// tap ends a press that stayed one.
func (r *recogniser) tap(now time.Time) {
	if r.second {
		r.tell(tappedTwice)
		return
	}
	r.last.target, r.last.at, r.last.end, r.last.sent = r.target, r.start, now, false
	r.last.open = r.hit && r.target.Card != core.NoCard && r.target.Pile != core.Stock
	r.tell(tapped)
}

// sent tells that the tap told last sent its card away.
func (r *recogniser) sent() { r.last.sent = true }

// cancelFinger tells that the system took a finger's press away.
func (r *recogniser) cancelFinger(f finger) {
	if f == r.finger {
		r.cancel()
	}
}

// cancel ends whatever is going on; it reports whether that was a drag.
func (r *recogniser) cancel() bool {
	was := r.state
	r.state = idle
	if was == dragging {
		r.tell(cancelled)
	}
	return was == dragging
}

func (r *recogniser) tell(k gestureKind) {
	r.emit(gesture{kind: k, target: r.target, hit: r.hit, start: r.start, at: r.at})
}

func abs(v float32) float32 { return max(v, -v) }
