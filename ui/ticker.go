package ui

import (
	"time"

	"patiencetrio/ui/motion"
)

// ticker calls a function whenever another second has been played, while it runs. It is stopped when nothing shows the time:
// idle means idle.
type ticker struct {
	played func() time.Duration
	call   func()
	stop   func() // nil: stopped
}

func newTicker(played func() time.Duration, call func()) *ticker {
	return &ticker{played: played, call: call}
}

// run starts or stops the ticker.
func (t *ticker) run(on bool) {
	switch {
	case on && t.stop == nil:
		t.wait()
	case !on && t.stop != nil:
		t.stop()
		t.stop = nil
	}
}

func (t *ticker) wait() {
	t.stop = motion.After(time.Second-t.played()%time.Second, func() {
		t.wait()
		t.call()
	})
}
