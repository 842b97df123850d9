package motion

import (
	"time"

	"fyne.io/fyne/v2"
)

// Run is a motion under way; nil is one that is over.
type Run struct {
	animation *fyne.Animation
	stopped   bool
}

// Play calls frame for every picture of a motion with the share of the way that is done, at once with 0 and the last time
// with 1, and after that then, which may be nil. Without motion it is only called with 1, and both at once.
func Play(lasts time.Duration, ease Easing, frame func(done float32), then func()) *Run {
	r := &Run{}
	lasts = speed.Of(lasts)
	if lasts <= 0 {
		r.tick(1, frame, then)
		return r
	}
	frame(0) // before anything of it is drawn
	r.animation = fyne.NewAnimation(lasts, func(done float32) { r.tick(done, frame, then) })
	r.animation.Curve = fyne.AnimationCurve(ease)
	r.animation.Start()
	return r
}

// tick shows one picture, unless the motion has been stopped.
func (r *Run) tick(done float32, frame func(done float32), then func()) {
	if r.stopped {
		return
	}
	frame(done)
	if done == 1 && !r.stopped {
		r.stopped = true
		if then != nil {
			then()
		}
	}
}

// Wait calls then after a while that no setting shortens.
func Wait(d time.Duration, then func()) *Run {
	r := &Run{}
	r.animation = fyne.NewAnimation(d, func(done float32) { r.tick(done, func(float32) {}, then) })
	r.animation.Start()
	return r
}

// restSteps is in how many parts Rest waits.
const restSteps = 4

// Rest is a wait for time in which the player could see the screen: where pictures take long to come, only a part of that
// time counts, so that it is not over when the first one comes.
func Rest(d time.Duration, then func()) *Run {
	r := &Run{}
	r.rest(restSteps, d/restSteps, then)
	return r
}

func (r *Run) rest(steps int, each time.Duration, then func()) {
	r.animation = fyne.NewAnimation(each, func(done float32) {
		switch {
		case r.stopped || done < 1:
		case steps > 1:
			r.rest(steps-1, each, then)
		default:
			r.stopped = true
			then()
		}
	})
	r.animation.Start()
}

// Stop ends a motion where it is: neither frame nor then is called any more.
func (r *Run) Stop() {
	if r == nil || r.stopped {
		return
	}
	r.stopped = true
	if r.animation != nil {
		r.animation.Stop()
	}
}
