package motion

import (
	"time"

	"fyne.io/fyne/v2"
)

// Now is the clock by which cards move and gestures are told apart. Tests wind it by hand.
var Now = time.Now

// After calls do once, on Fyne's goroutine, when some time has passed, unless stop is called before; both are called there
// too. Tests wind it by hand.
var After = func(d time.Duration, do func()) (stop func()) {
	stopped := false
	timer := time.AfterFunc(d, func() {
		fyne.Do(func() {
			if !stopped { // while this waited for its turn
				do()
			}
		})
	})
	return func() {
		stopped = true
		timer.Stop()
	}
}
