package core

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// playsPerOption is how many random plays each property is tried on, for each game and option.
const playsPerOption = 1000

// eachPlay runs a check on seeded random deals of every game and option, side by side; with -short on a tenth of them.
func eachPlay(t *testing.T, plays int, check func(t *testing.T, g *Game, random *rand.Rand)) {
	if testing.Short() {
		plays = max(1, plays/10)
	}
	for i, r := range allRules() {
		t.Run(r.Prefix(), func(t *testing.T) {
			t.Parallel()
			for seed := range plays {
				random := rand.New(rand.NewPCG(uint64(i), uint64(seed)))
				check(t, NewGame(Code{r, 1 + random.IntN(MaxNumber)}), random)
			}
		})
	}
}

// choose picks a legal action, more often than not one to a foundation where there is one, so that plays get on.
func choose(legal []Action, random *rand.Rand) Action {
	a := legal[random.IntN(len(legal))]
	for range 3 {
		if other := legal[random.IntN(len(legal))]; other.To.Kind() == FoundationPile {
			a = other
		}
	}
	return a
}

// state is all of a game that undo and redo bring back.
type state struct {
	board            Board
	score, takeBacks int
}

func stateOf(g *Game) state { return state{g.board, g.Score(), g.TakeBacks()} }

// Random play with undo and redo: each card stays in one place, the score is never negative, an undo brings back
// exactly the position and score before the action and a redo those after it; moves count actions and redos.
func TestRandomPlay(t *testing.T) {
	eachPlay(t, playsPerOption, func(t *testing.T, g *Game, random *rand.Rand) {
		states := []state{stateOf(g)} // along the present line of actions
		cur, moves, floor := 0, 0, 0
		var legal []Action
		for range 150 {
			legal = g.Board().Legal(legal[:0])
			if len(legal) == 0 && cur == 0 {
				return // a deal that is lost from the start
			}
			switch chance := random.IntN(10); {
			case (chance < 2 || len(legal) == 0) && cur > floor:
				require.Nil(t, g.Apply(Event{Kind: Undo}))
				cur--
			case chance < 4 && cur < len(states)-1:
				require.Nil(t, g.Apply(Event{Kind: Redo}))
				cur, moves = cur+1, moves+1
			default:
				require.Nil(t, g.Apply(Do(choose(legal, random))))
				cur, moves = cur+1, moves+1
				states = append(states[:cur], stateOf(g))
				floor = max(floor, cur-UndoDepth)
			}
			if states[cur] != stateOf(g) || g.Score() < 0 {
				require.Fail(t, "not the same state again", g.Text())
			}
			want := [...]int{moves, cur - floor, len(states) - 1 - cur}
			if got := [...]int{g.Moves(), g.Undos(), g.Redos()}; got != want {
				require.Equal(t, want, got, g.Text())
			}
		}
		requireCensus(t, g.Board())
		for ; cur > floor; cur-- {
			require.Nil(t, g.Apply(Event{Kind: Undo}))
			require.True(t, states[cur-1] == stateOf(g))
		}
		require.Equal(t, NothingToUndo, g.Apply(Event{Kind: Undo}).Kind)
		for ; cur < len(states)-1; cur++ {
			require.Nil(t, g.Apply(Event{Kind: Redo}))
			require.True(t, states[cur+1] == stateOf(g))
		}
		require.Equal(t, NothingToRedo, g.Apply(Event{Kind: Redo}).Kind)
	})
}

// The cards stay the same hundred and four or fifty-two after every single action.
func TestCensusAfterEveryAction(t *testing.T) {
	eachPlay(t, 20, func(t *testing.T, g *Game, random *rand.Rand) {
		for range 200 {
			legal := g.Board().Legal(nil)
			if len(legal) == 0 {
				return
			}
			require.Nil(t, g.Apply(Do(choose(legal, random))))
			requireCensus(t, g.Board())
		}
	})
}

// The legal list is exactly what is accepted among all conceivable actions, each once; what is refused changes nothing.
func TestLegalIsWhatIsAccepted(t *testing.T) {
	eachPlay(t, 25, func(t *testing.T, g *Game, random *rand.Rand) {
		for n := range 120 {
			legal := g.Board().Legal(nil)
			if len(legal) == 0 {
				return
			}
			if n%6 == 0 {
				requireExactly(t, g, legal)
			}
			require.Nil(t, g.Apply(Do(choose(legal, random))))
		}
	})
}

func requireExactly(t *testing.T, g *Game, legal []Action) {
	listed := map[Action]bool{}
	for _, a := range legal {
		require.False(t, listed[a], "%v is listed twice", a)
		listed[a] = true
	}
	before := stateOf(g)
	for from := range Pile(pileCount) {
		for to := range Pile(pileCount) {
			for count := range 15 {
				a := Move(from, to, count)
				refusal := g.Board().Check(a)
				if listed[a] != (refusal == nil) || listed[a] != g.Board().Allows(a) {
					require.Fail(t, "the legal list is wrong", "%v: %v in\n%s", a, refusal, g.Board().Text())
				}
			}
		}
	}
	for range 20 {
		a := Move(Pile(rand.IntN(pileCount)), Pile(rand.IntN(pileCount)), rand.IntN(15))
		if !listed[a] {
			require.NotNil(t, g.Apply(Do(a)))
		}
	}
	require.True(t, before == stateOf(g))
}

// A play's text makes the same play, and a position's text the same position, after random play with undo and redo.
func TestTextsReadAgain(t *testing.T) {
	eachPlay(t, 200, func(t *testing.T, g *Game, random *rand.Rand) {
		for range 120 {
			legal := g.Board().Legal(nil)
			if len(legal) == 0 {
				break
			}
			e := Do(choose(legal, random))
			switch random.IntN(8) {
			case 0:
				e = Event{Kind: Undo}
			case 1:
				e = Event{Kind: Redo}
			case 2:
				e = Event{Kind: Hint}
			}
			g.Apply(e)
		}
		again, err := ParsePlay(g.Text())
		require.NoError(t, err)
		require.Equal(t, g.Log(), again.Log())
		require.True(t, stateOf(g) == stateOf(again))
		require.Equal(t, []int{g.Moves(), g.Undos(), g.Redos(), g.Hints()},
			[]int{again.Moves(), again.Undos(), again.Redos(), again.Hints()})

		text := g.Board().Text()
		b := position(t, text)
		require.Equal(t, text, b.Text())
		requireCensus(t, &b)
		require.Equal(t, texts(g.Board().Legal(nil)), texts(b.Legal(nil)), "the same actions in the position read again")
	})
}

// A text from the middle of a damaged play: the legal part before the wrong event is kept and the event named.
func TestParsePlayErrors(t *testing.T) {
	var wrong *PlayError
	g, err := ParsePlay("EH1-N-AAAAAAF S>W S>W T1>T1 S>W")
	require.ErrorAs(t, err, &wrong)
	assert.Equal(t, 2, wrong.Event)
	assert.EqualError(t, err, "event 3: T1>T1: same pile")
	assert.Equal(t, 2, g.Moves())
	var refused *Refusal
	require.ErrorAs(t, err, &refused)
	assert.Equal(t, SamePile, refused.Kind)

	g, err = ParsePlay("EH1-N-AAAAAAF\nS>W nonsense")
	require.ErrorAs(t, err, &wrong)
	assert.Equal(t, 1, wrong.Event)
	assert.Equal(t, "EH1-N-AAAAAAF S>W", g.Text())
	var notation *NotationError
	require.ErrorAs(t, err, &notation)

	for _, text := range []string{"", " ", "S>W", "EH1-N-AAAAAAA S>W"} {
		g, err = ParsePlay(text)
		var code *CodeError
		require.ErrorAs(t, err, &code, text)
		assert.Nil(t, g)
	}
}
