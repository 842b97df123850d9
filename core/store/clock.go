package store

import "time"

// maxGap is the longest time between two looks at a running clock that counts. Nobody ponders longer over one position
// with the table open: a longer gap is a machine that slept, or a wall clock that was set. It is cut to this.
const maxGap = 15 * time.Minute

// tick is the resolution in which played times are kept.
const tick = 100 * time.Millisecond

// clock adds up played time. It never goes back, whatever the time does that it is fed with.
type clock struct {
	now     func() time.Time
	total   time.Duration
	since   time.Time // of the last look, while running
	running bool
}

// read is the time played so far.
func (c *clock) read() time.Duration {
	if c.running {
		t := c.now()
		c.total += min(max(t.Sub(c.since), 0), maxGap)
		c.since = t
	}
	return c.total
}

func (c *clock) start() {
	if !c.running {
		c.since = c.now()
		c.running = true
	}
}

func (c *clock) stop() {
	c.read()
	c.running = false
}
