package table

import (
	"math"
	"time"

	"fyne.io/fyne/v2"
)

// All durations of the table, from section 5 of the look's specification.
const (
	liftTime     = 90 * time.Millisecond
	moveBase     = 140 * time.Millisecond // and movePerUnit for each unit of the way, within the next two
	movePerUnit  = 120 * time.Microsecond
	moveLeast    = 160 * time.Millisecond
	moveMost     = 240 * time.Millisecond
	homeTime     = 200 * time.Millisecond
	nudgeTime    = 120 * time.Millisecond
	turnTime     = 140 * time.Millisecond
	drawTime     = 160 * time.Millisecond
	drawNext     = 40 * time.Millisecond // each further card starts that much later
	redealTime   = 220 * time.Millisecond
	relayoutTime = 120 * time.Millisecond
	fadeIn       = 80 * time.Millisecond
	fadeOut      = 120 * time.Millisecond
	dealCard     = 180 * time.Millisecond
	dealStarts   = 920 * time.Millisecond // from the first card's start to the last one's
)

const (
	nudgeReach = 3  // units, to both sides
	turnAfter  = .6 // of a move is done when the card under it turns up
	takeBack   = .8 // duration of undo and redo, relative to a move
)

// easing maps the time that has passed, 0..1, to the way that is done.
type easing func(float32) float32

func outCubic(t float32) float32 { t = 1 - t; return 1 - t*t*t }
func outQuad(t float32) float32  { return t * (2 - t) }
func linear(t float32) float32   { return t }

func inOutQuad(t float32) float32 {
	if t < .5 {
		return 2 * t * t
	}
	t = 1 - t
	return 1 - 2*t*t
}

// wobble is one period to the right, left and back.
func wobble(t float32) float32 { return nudgeReach * float32(math.Sin(2*math.Pi*float64(t))) }

// moveTime is how long a move over a distance in units takes.
func moveTime(distance float32) time.Duration {
	return min(max(moveBase+time.Duration(distance*float32(movePerUnit)), moveLeast), moveMost)
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
	start := time.Now()
	return &motor{
		frame: frame, factor: 1,
		clock: func() time.Duration { return time.Since(start) },
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
	m.running.Curve = linear
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
