package ui

import (
	"slices"
	"sync"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"patiencetrio/ui/motion"
)

// cranked is Fyne's driver for tests with a clock that is wound by hand: motions take their time, and what other goroutines
// hand over with fyne.Do waits for its turn, as in the real drivers.
type cranked struct {
	fyne.Driver
	time    time.Time
	running []*running
	waiting []*waiting

	mu   sync.Mutex // of todo
	todo []func()
}

// running is an animation and when it began.
type running struct {
	*fyne.Animation
	start time.Time
	over  bool
}

// waiting is what is to happen at some time.
type waiting struct {
	at time.Time
	do func()
}

// crankedApp is an app on that driver, which keeps its preferences from one start of ours to the next.
type crankedApp struct {
	fyne.App
	driver *cranked
	prefs  fyne.Preferences
}

func (a *crankedApp) Driver() fyne.Driver           { return a.driver }
func (a *crankedApp) Preferences() fyne.Preferences { return a.prefs }

// crank makes an app on that driver for a test.
func crank(t *testing.T) *crankedApp {
	now, after, app := motion.Now, motion.After, fyne.CurrentApp()
	t.Cleanup(func() { motion.Now, motion.After = now, after; fyne.SetCurrentApp(app) })
	return newCranked(nil, time.Date(2026, 11, 30, 12, 0, 0, 0, time.UTC))
}

// newCranked makes an app with the preferences of another; nil: with none yet.
func newCranked(before *crankedApp, now time.Time) *crankedApp {
	a := &crankedApp{App: test.NewApp()}
	a.driver, a.prefs = &cranked{Driver: a.App.Driver(), time: now}, a.App.Preferences()
	if before != nil {
		a.prefs = before.prefs
	}
	fyne.SetCurrentApp(a)
	motion.Now, motion.After = a.driver.now, a.driver.after
	return a
}

func (c *cranked) now() time.Time { return c.time }

func (c *cranked) after(d time.Duration, do func()) (stop func()) {
	w := &waiting{c.time.Add(d), do}
	c.waiting = append(c.waiting, w)
	return func() { c.waiting = slices.DeleteFunc(c.waiting, func(o *waiting) bool { return o == w }) }
}

// ring lets happen what is due, in its order.
func (c *cranked) ring() {
	for {
		i := c.next()
		if i < 0 || c.waiting[i].at.After(c.time) {
			return
		}
		w := c.waiting[i]
		c.waiting = slices.Delete(c.waiting, i, i+1)
		w.do()
	}
}

// next is what happens next of what waits; -1: nothing waits.
func (c *cranked) next() int {
	next := -1
	for i, w := range c.waiting {
		if next < 0 || w.at.Before(c.waiting[next].at) {
			next = i
		}
	}
	return next
}

func (c *cranked) StartAnimation(a *fyne.Animation) {
	c.StopAnimation(a)
	c.running = append(c.running, &running{Animation: a, start: c.time})
}

func (c *cranked) StopAnimation(a *fyne.Animation) {
	for i, r := range c.running {
		if r.Animation == a {
			r.over = true
			c.running = append(c.running[:i:i], c.running[i+1:]...)
			return
		}
	}
}

func (c *cranked) DoFromGoroutine(do func(), _ bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.todo = append(c.todo, do)
}

// frame is how often the driver draws.
const frame = 16 * time.Millisecond

// pass lets time pass: frame by frame while anything moves.
func (c *cranked) pass(d time.Duration) {
	end := c.time.Add(d)
	c.work()
	for c.time.Before(end) {
		step := end.Sub(c.time)
		if len(c.running) > 0 {
			step = min(step, frame)
		}
		if i := c.next(); i >= 0 {
			step = min(step, max(0, c.waiting[i].at.Sub(c.time)))
		}
		c.time = c.time.Add(step)
		c.ring()
		for _, r := range c.running[:len(c.running):len(c.running)] {
			c.tick(r)
		}
		c.work()
	}
}

func (c *cranked) tick(r *running) {
	if r.over {
		return
	}
	share := float32(c.time.Sub(r.start)) / float32(r.Duration)
	if share < 1 {
		if r.Curve != nil {
			share = r.Curve(share)
		}
		r.Tick(share)
		return
	}
	c.StopAnimation(r.Animation)
	r.Tick(1)
}

// work does what other goroutines have handed over.
func (c *cranked) work() {
	for {
		c.mu.Lock()
		todo := c.todo
		c.todo = nil
		c.mu.Unlock()
		if len(todo) == 0 {
			return
		}
		for _, do := range todo {
			do()
		}
	}
}
