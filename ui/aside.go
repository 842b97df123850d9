package ui

import (
	"context"
	"sync"
	"time"

	"fyne.io/fyne/v2"
)

// aside does one piece of work at a time on a goroutine of its own, so that nothing waits for it. The work gets a copy of
// what it looks at. What it finds comes back to Fyne's goroutine, unless the work has been stopped or replaced by then.
type aside struct {
	quiet   time.Duration // how long work goes on before its progress is told
	now     *errand       // the work under way; nil: there is none
	running sync.WaitGroup
}

// errand is one piece of work.
type errand struct{ cancel context.CancelFunc }

// handOver calls a function on Fyne's goroutine. Tests have a queue instead.
var handOver = fyne.Do

// progressEvery is how often progress is told at most.
const progressEvery = 100 * time.Millisecond

// begin starts work in the place of what is under way. then gets what it found. progress may be called by the work, as
// often as it likes: it calls told on Fyne's goroutine as long as the work is wanted; told may be nil.
func begin[T any](a *aside, work func(ctx context.Context, progress func(int)) T, told func(int), then func(T)) {
	a.stop()
	ctx, cancel := context.WithCancel(context.Background())
	this := &errand{cancel}
	a.now = this
	next := time.Now().Add(a.quiet)
	progress := func(n int) {
		if told == nil || time.Now().Before(next) {
			return
		}
		next = time.Now().Add(progressEvery)
		handOver(func() {
			if a.now == this && ctx.Err() == nil {
				told(n)
			}
		})
	}
	a.running.Go(func() {
		found := work(ctx, progress)
		handOver(func() {
			if a.now == this {
				a.stop()
				then(found)
			}
		})
	})
}

// busy tells whether work is under way.
func (a *aside) busy() bool { return a.now != nil }

// cut asks the work to end early. What it has come to by then is still told.
func (a *aside) cut() {
	if a.now != nil {
		a.now.cancel()
	}
}

// stop ends the work; nothing more is heard of it.
func (a *aside) stop() {
	a.cut()
	a.now = nil
}

// close stops the work and waits until its goroutine has ended.
func (a *aside) close() {
	a.stop()
	a.running.Wait()
}
