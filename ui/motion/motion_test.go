package motion

import (
	"testing"
	"time"

	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
)

// The bounds that the app promises, whatever the single durations are.
func TestNothingThatThePlayerStartsLastsLong(t *testing.T) {
	for name, d := range map[string]time.Duration{
		"a move": MoveMost, "a refused card": Home + Nudge, "a card that turns up": time.Duration(TurnAfter*float64(MoveLeast)) + Turn,
		"three cards drawn": Draw + 2*DrawNext, "a redeal": Redeal, "a lift": Lift, "a relayout": Relayout,
		"a press": FadeIn + FadeOut, "a message": MessageIn, "a sheet": SheetIn, "a page": Page,
	} {
		assert.LessOrEqual(t, d, 300*time.Millisecond, name)
	}
	assert.LessOrEqual(t, DealStarts+DealCard, 1200*time.Millisecond)
	assert.LessOrEqual(t, WinStarts+WinCard+WinStands+WinFold+WinKings+SheetIn, 1800*time.Millisecond)
}

func TestSpeeds(t *testing.T) {
	assert.Equal(t, 200*time.Millisecond, Normal.Of(200*time.Millisecond))
	assert.InDelta(t, 120*time.Millisecond, Quick.Of(200*time.Millisecond), float64(time.Microsecond))
	assert.Zero(t, None.Of(200*time.Millisecond))
}

func TestEasingsLeadFromStartToEnd(t *testing.T) {
	for i, ease := range []Easing{OutCubic, OutQuad, Linear, InOutQuad} {
		assert.Zero(t, ease(0), i)
		assert.Equal(t, float32(1), ease(1), i)
		last := float32(0)
		for x := float32(.01); x < 1; x += .01 {
			assert.Greater(t, ease(x), last, i)
			last = ease(x)
		}
	}
	assert.InDelta(t, 0, Wobble(1), .001)
}

func TestPlayShowsStartAndEnd(t *testing.T) {
	test.NewTempApp(t)
	defer SetSpeed(Normal)
	for speed, want := range map[Speed][]float32{Normal: {0, 1}, Quick: {0, 1}, None: {1}} {
		SetSpeed(speed)
		var frames []float32
		ends := 0
		r := Play(time.Second, OutCubic, func(done float32) { frames = append(frames, done) }, func() { ends++ })
		assert.Equal(t, want, frames)
		assert.Equal(t, 1, ends)
		r.Stop()
		(*Run)(nil).Stop()
	}
}

// A motion stopped by its own first picture shows no other.
func TestStoppedMotionIsSilent(t *testing.T) {
	test.NewTempApp(t)
	r := &Run{stopped: true}
	r.tick(1, func(float32) { assert.Fail(t, "a picture") }, func() { assert.Fail(t, "an end") })
}
