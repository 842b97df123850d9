package ui

import (
	"sync"
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

	mu   sync.Mutex // of todo
	todo []func()
}

// running is an animation and when it began.
type running struct {
	*fyne.Animation
	start time.Time
	over  bool
}

// crankedApp is an app on that driver, which keeps its preferences from one start of ours to the next.
type crankedApp struct {
	fyne.App
	driver *cranked
	prefs  fyne.Preferences
}

func (a *crankedApp) Driver() fyne.Driver           { return a.driver }
func (a *crankedApp) Preferences() fyne.Preferences { return a.prefs }

// newCranked makes an app with the preferences of another; nil: with none yet.
func newCranked(before *crankedApp, now time.Time) *crankedApp {
	a := &crankedApp{App: test.NewApp()}
	a.driver, a.prefs = &cranked{Driver: a.App.Driver(), time: now}, a.App.Preferences()
	if before != nil {
		a.prefs = before.prefs
	}
	fyne.SetCurrentApp(a)
	motion.Now = a.driver.now
	return a
}

func (c *cranked) now() time.Time { return c.time }

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
	for len(c.running) > 0 && c.time.Before(end) {
		c.time = c.time.Add(min(frame, end.Sub(c.time)))
		for _, r := range c.running[:len(c.running):len(c.running)] {
			c.tick(r)
		}
		c.work()
	}
	c.time = end
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
