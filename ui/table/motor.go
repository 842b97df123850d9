package table

import (
	"math"
	"time"

	"fyne.io/fyne/v2"

	"patiencetrio/ui/motion"
)

// moveTime is how long a move over a distance in units takes.
func moveTime(distance float32) time.Duration {
	return min(max(motion.MoveBase+time.Duration(distance*float32(motion.MovePerUnit)), motion.MoveLeast), motion.MoveMost)
}

// span is a stretch of time on the motor's clock.
type span struct{ start, length time.Duration }

func (s span) end() time.Duration { return s.start + s.length }

// share is how much of the span is over, 0..1.
func (s span) share(now time.Duration) float32 {
	if now >= s.end() {
		return 1
	}
	return max(float32(now-s.start)/float32(s.length), 0)
}

// motor keeps frames coming while anything moves, and none otherwise. There is one for all cards.
type motor struct {
	frame  func(now time.Duration) // moves all pictures; after the last frame nothing has any way left
	factor float32                 // on all durations: the player's speed
	clock  func() time.Duration
	play   func(*fyne.Animation) // starts it; tests replace it

	running *fyne.Animation
	end     time.Duration
}

// forever is later than the end of any motion.
const forever = time.Duration(math.MaxInt64)

func newMotor(frame func(now time.Duration)) *motor {
	start := motion.Now()
	return &motor{
		frame: frame, factor: 1,
		clock: func() time.Duration { return motion.Now().Sub(start) },
		play:  (*fyne.Animation).Start,
	}
}

// after is the span that starts that much later than now.
func (m *motor) after(delay, length time.Duration) span {
	return span{m.clock() + m.scaled(delay), m.scaled(length)}
}

func (m *motor) scaled(d time.Duration) time.Duration { return time.Duration(float32(d) * m.factor) }

// until keeps frames coming until a time.
func (m *motor) until(end time.Duration) {
	if m.running != nil && end <= m.end {
		return
	}
	m.stop()
	length := end - m.clock()
	if length <= 0 {
		m.frame(forever)
		return
	}
	m.end = end
	m.running = fyne.NewAnimation(length, m.tick)
	m.running.Curve = motion.Linear
	m.play(m.running)
}

// tick is called before each frame is drawn; the last time with 1. A driver that draws nothing does that at once.
func (m *motor) tick(done float32) {
	if done < 1 {
		m.frame(m.clock())
		return
	}
	m.running = nil
	m.frame(forever)
}

// finish jumps to the end of all motion.
func (m *motor) finish() {
	if m.running != nil {
		m.stop()
		m.frame(forever)
	}
}

func (m *motor) stop() {
	if m.running != nil {
		m.running.Stop()
		m.running = nil
	}
}
