package ui

import "time"

// metronome beats while it runs, each beat so long after the end of the one before.
type metronome struct {
	beat func()
	// after calls do on Fyne's goroutine when that time has passed, unless stop is called before.
	after func(d time.Duration, do func()) (stop func())

	stop func() // nil: it rests
	run  int    // tells a beat that it is out of date
}

func newMetronome(after func(time.Duration, func()) func(), beat func()) *metronome {
	return &metronome{beat: beat, after: after}
}

// running tells whether a beat is to come.
func (m *metronome) running() bool { return m.stop != nil }

// start lets it beat at that pace.
func (m *metronome) start(every time.Duration) {
	m.rest()
	m.next(every)
}

func (m *metronome) next(every time.Duration) {
	run := m.run
	m.stop = m.after(every, func() {
		if m.run != run {
			return
		}
		if m.beat(); m.run == run {
			m.next(every)
		}
	})
}

// rest stops it.
func (m *metronome) rest() {
	if m.stop != nil {
		m.stop()
		m.stop = nil
	}
	m.run++
}
