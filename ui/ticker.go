package ui

import (
	"time"

	"fyne.io/fyne/v2"
)

// ticker calls a function every second while it runs. It is stopped when nothing shows the time: idle means idle.
type ticker struct {
	call func()
	stop chan struct{} // nil: stopped
}

func newTicker(call func()) *ticker { return &ticker{call: call} }

// run starts or stops the ticker.
func (t *ticker) run(on bool) {
	switch {
	case on && t.stop == nil:
		t.stop = make(chan struct{})
		go t.loop(t.stop)
	case !on && t.stop != nil:
		close(t.stop)
		t.stop = nil
	}
}

func (t *ticker) loop(stop chan struct{}) {
	every := time.NewTicker(time.Second)
	defer every.Stop()
	for {
		select {
		case <-stop:
			return
		case <-every.C:
			fyne.Do(t.call)
		}
	}
}
