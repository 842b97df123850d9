package table

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
)

// recorded is a play at random, and a recording of it.
func recorded(t testing.TB, r *core.Rules, events int) *core.Recording {
	g := deal(r, 4711)
	random := rand.New(rand.NewPCG(5, 5))
	for range events {
		if random.IntN(5) == 0 {
			g.Apply(core.Event{Kind: core.Undo})
		} else if a, ok := randomAction(g.Board(), random); ok {
			g.Apply(core.Do(a))
		}
	}
	recording, err := core.NewRecording(deal(r, 4711), g.Log())
	require.NoError(t, err)
	return recording
}

// turn shows another moment of a recording.
func (p *player) turn(g *core.Game, show func(*core.Game)) {
	p.testHost.game = g
	show(g)
}

// After every step forth and back, and after every jump, the table shows that moment.
func TestWatchedTableShowsTheMoment(t *testing.T) {
	for _, r := range allRules() {
		recording := recorded(t, r, 60)
		p := play(t, recording.At(0), phone, true)
		for i := range recording.Len() {
			p.turn(recording.At(i+1), func(g *core.Game) { p.Follow(g, recording.Event(i)) })
			p.requirePicture()
		}
		for i := recording.Len() - 1; i > recording.Len()/2; i-- {
			p.turn(recording.At(i), func(g *core.Game) { p.Follow(g, core.Event{Kind: core.Undo}) })
			p.requirePicture()
		}
		random := rand.New(rand.NewPCG(6, 6))
		for range 20 {
			p.turn(recording.At(random.IntN(recording.Len()+1)), p.Jump)
			p.requirePicture()
		}
	}
}

// A jump leaves nothing on its way, even in the middle of a motion, and starts none.
func TestJumpsAreAtOnce(t *testing.T) {
	recording := recorded(t, core.EasyHarp, 60)
	p := play(t, recording.At(0), phone, false)
	f := filmed(p)
	p.Follow(recording.At(1), recording.Event(0))
	f.pass(50 * time.Millisecond)
	require.NotNil(t, p.motor.running)
	frames := f.frames
	p.turn(recording.At(40), p.Jump)
	assert.Equal(t, frames, f.frames)
	p.requirePicture()
	assert.Equal(t, float32(1), p.mark.shown)
}

// On a table that is watched taps tell the owner and drags do nothing; the play is not asked for anything.
func TestWatchedTableIsNotPlayed(t *testing.T) {
	for _, touch := range []bool{false, true} {
		recording := recorded(t, core.Reflechi, 30)
		p := play(t, recording.At(recording.Len()), phone, touch)
		taps := 0
		p.Watched = func() { taps++ }
		before := p.board().Text()
		p.tapAt(p.layout.Stock.Add(5, 5))
		p.tapAt(p.grip(core.Column(2), 0))
		p.tapAt(p.grip(core.Column(2), 0))
		assert.Equal(t, 3, taps)
		p.dragCards(core.Column(2), core.Column(4), 1)
		p.dragCards(core.Column(1), core.Foundation(0), 1)
		assert.Equal(t, 3, taps)
		assert.Equal(t, before, p.board().Text())
		assert.Zero(t, p.changed)
		assert.Empty(t, p.refused)
		p.requirePicture()
	}
}

func BenchmarkJump(b *testing.B) {
	recording := recorded(b, core.EasyHarp, 200)
	p := play(b, recording.At(0), phone, true)
	for i := 0; b.Loop(); i++ {
		p.Jump(recording.At(i % recording.Len()))
	}
}
