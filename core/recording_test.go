package core

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// wander plays n accepted events at random, undo, redo and hint among them.
func wander(g *Game, n int, random *rand.Rand) {
	for target := len(g.Log()) + n; len(g.Log()) < target; {
		switch random.IntN(10) {
		case 0, 1, 2:
			g.Apply(Event{Kind: Undo})
		case 3:
			g.Apply(Event{Kind: Redo})
		case 4:
			g.Apply(Event{Kind: Hint})
		default:
			if legal := g.board.Legal(nil); len(legal) > 0 {
				g.Apply(Do(choose(legal, random)))
			}
		}
	}
}

// Every state of a recording is what its events lead to, in whatever order one looks.
func TestRecordingShowsWhatWasPlayed(t *testing.T) {
	for _, r := range allRules() {
		random := rand.New(rand.NewPCG(7, uint64(r.Columns)))
		c := Code{r, 4711}
		played := NewGame(c)
		wander(played, 2*stopEvery+50, random)
		recording, err := NewRecording(NewGame(c), played.Log())
		require.NoError(t, err)
		require.Equal(t, len(played.Log()), recording.Len())
		states := []*Game{NewGame(c)}
		for i, e := range played.Log() {
			require.Equal(t, e, recording.Event(i))
			g := NewGame(c)
			apply(t, g, played.Log()[:i+1]...)
			states = append(states, g)
		}
		for _, n := range random.Perm(len(states)) {
			require.Equal(t, states[n], recording.At(n), "%s after %d events", c, n)
		}
		assert.Equal(t, played, recording.At(recording.Len()))
	}
}

// Neither the play that was recorded nor what a look at the recording gave has any part in it.
func TestRecordingStandsForItself(t *testing.T) {
	c := code(t, "TF1-D1N-AAAAAAB")
	random := rand.New(rand.NewPCG(1, 2))
	played := NewGame(c)
	wander(played, 200, random)
	text := played.Text()
	recording, err := NewRecording(NewGame(c), played.Log())
	require.NoError(t, err)
	wander(played, 50, random)
	wander(recording.At(150), 50, random)
	wander(recording.At(stopEvery), 50, random)
	assert.Equal(t, text, recording.At(200).Text())
}

// What follows in a play begins with the play as it stands, which stays so.
func TestRecordingOfWhatFollows(t *testing.T) {
	for _, w := range wins(t) {
		played := NewGame(w.code)
		half := len(w.actions) / 2
		var rest []Event
		for i, a := range w.actions {
			if i < half {
				apply(t, played, Do(a))
			} else {
				rest = append(rest, Do(a))
			}
		}
		before := played.Text()
		recording, err := NewRecording(played, rest)
		require.NoError(t, err)
		assert.Equal(t, before, played.Text())
		assert.Equal(t, played.Board(), recording.At(0).Board())
		assert.False(t, recording.At(recording.Len()-1).Won())
		end := recording.At(recording.Len())
		assert.True(t, end.Won())
		assert.Equal(t, w.score, end.Score())
		assert.Equal(t, w.moves, end.Moves())
	}
}

func TestRecordingEndsBeforeWhatIsRefused(t *testing.T) {
	c := code(t, "TF1-D1N-AAAAAAB")
	for _, legal := range []int{0, 1, stopEvery, stopEvery + 1} {
		events := times(legal, Event{Kind: Hint})
		events = append(events, Event{Kind: Undo}, Do(Draw))
		recording, err := NewRecording(NewGame(c), events)
		var wrong *PlayError
		require.ErrorAs(t, err, &wrong)
		assert.Equal(t, legal, wrong.Event)
		assert.Equal(t, legal, recording.Len())
		assert.Equal(t, legal, recording.At(legal).Hints())
	}
}

func TestRecordingOfNothing(t *testing.T) {
	recording, err := NewRecording(NewGame(Code{EightOff, 5}), nil)
	require.NoError(t, err)
	assert.Zero(t, recording.Len())
	assert.Equal(t, NewGame(Code{EightOff, 5}), recording.At(0))
}

func BenchmarkRecording50000Events(b *testing.B) {
	c := Code{EasyHarp, 4711}
	played := NewGame(c)
	wander(played, 50_000, rand.New(rand.NewPCG(7, 7)))
	recording, err := NewRecording(NewGame(c), played.Log())
	require.NoError(b, err)
	b.Run("make", func(b *testing.B) {
		for b.Loop() {
			NewRecording(NewGame(c), played.Log())
		}
	})
	b.Run("seek", func(b *testing.B) {
		random := rand.New(rand.NewPCG(3, 3))
		for b.Loop() {
			recording.At(random.IntN(50_001))
		}
	})
}
