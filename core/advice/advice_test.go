package advice

import (
	"context"
	"math/rand/v2"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/core/solver"
)

// Deals whose verdict other programs know get an advice that fits it, and the lines of proven ones win.
func TestFindAgreesWithKnownVerdicts(t *testing.T) {
	sets := map[string]int{
		"EH1-N-reduced": 8, "EH1-N-unwinnable": 5, "EH1-N": 4, "TF1-D1N": 15, "TF1-D3N": 8,
		"EO1-C8": 10, "EO1-C8-rare": 3, "EO1-C4": 40, "EO1-C2": 20, "EO1-C2-rare": 12,
	}
	for set, deals := range sets {
		t.Run(set, func(t *testing.T) {
			for _, k := range verdicts(t, set, few(deals)) {
				a := Find(context.Background(), &k.board, core.Action{})
				if k.Verdict == "unwinnable" {
					require.Equal(t, Advice{Kind: Lost}, a, k.Name)
					continue
				}
				require.Equal(t, Proven, a.Kind, k.Name)
				require.Equal(t, a.Line[0], a.Action)
				requireWin(t, &k.board, a.Line)
			}
		})
	}
}

// Who asks for a hint before each action wins along the first line, without another search, also where he went back or aside
// in between.
func TestHintsLeadToAWin(t *testing.T) {
	everyOption(t, func(t *testing.T, r *core.Rules) {
		random := rand.New(rand.NewPCG(11, 12))
		boards, _ := won(t, r, few(4))
		for i := range boards {
			g, known, searches := core.NewGameAt(boards[i]), Known{}, 0
			length := 0
			for actions := 0; !g.Won(); actions++ {
				rest, ok := known.At(g.Board())
				if !ok {
					searches++
					a := Find(context.Background(), g.Board(), core.Action{})
					require.Equal(t, Proven, a.Kind)
					known.Learn(g.Board(), a.Line)
					rest, length = a.Line, len(a.Line)
				}
				require.Len(t, rest, length-actions)
				require.Nil(t, g.Apply(core.Do(rest[0])))
				for back := random.IntN(2 * (actions + 1)); back <= min(actions, 3); back++ {
					require.Nil(t, g.Apply(core.Event{Kind: core.Undo}))
					actions--
				}
			}
			assert.Equal(t, 1, searches)
		}
	})
}

// A line that does not win is not remembered.
func TestKnownLearnsOnlyWins(t *testing.T) {
	boards, lines := won(t, core.EightOff, 1)
	b, line := boards[0], lines[0]
	var k Known
	_, ok := k.At(&b)
	assert.False(t, ok)
	for _, bad := range [][]core.Action{nil, line[:len(line)-1], line[1:], append(line[:len(line):len(line)], line[0])} {
		k.Learn(&b, bad)
		_, ok = k.At(&b)
		assert.False(t, ok)
	}
	k.Learn(&b, line)
	rest, ok := k.At(&b)
	assert.True(t, ok)
	assert.Equal(t, line, rest)
}

// Of several lines from a position the shortest is kept.
func TestKnownKeepsTheShortest(t *testing.T) {
	boards, lines := won(t, core.Reflechi, 1)
	b, long := boards[0], lines[0]
	short := Shorten(context.Background(), &b, long)
	require.Less(t, len(short), len(long))
	for _, order := range [][][]core.Action{{short, long}, {long, short}} {
		var k Known
		for _, line := range order {
			k.Learn(&b, line)
		}
		rest, _ := k.At(&b)
		assert.Equal(t, short, rest)
	}
}

// What is known is forgotten before it is too much, but never the line learned last.
func TestKnownStaysSmall(t *testing.T) {
	boards, lines := won(t, core.EightOff, 1)
	k := Known{rest: map[string][]core.Action{}}
	for i := range mostKnown + 1 {
		k.rest[strconv.Itoa(i)] = nil
	}
	k.Learn(&boards[0], lines[0])
	assert.LessOrEqual(t, len(k.rest), len(lines[0]))
	rest, ok := k.At(&boards[0])
	assert.True(t, ok)
	assert.Equal(t, lines[0], rest)
}

// A position is known by its faces: with twins exchanged it is the same.
func TestKnownByFaces(t *testing.T) {
	b, err := core.ParsePosition("Game: EH1-N\nRanks: 2\nFoundations: S-0 H-2 D-2 C-2 S-0 H-2 D-2 C-2\nStock:\nWaste:\n: 2S AS\n: 2S AS")
	require.NoError(t, err)
	after := func(from ...int) core.Board {
		g := core.NewGameAt(b)
		require.Nil(t, g.Apply(core.Do(core.Move(core.Column(from[0]), core.Foundation(0), 1))))
		require.Nil(t, g.Apply(core.Do(core.Move(core.Column(from[1]), core.Foundation(4), 1))))
		return *g.Board()
	}
	one, other := after(0, 1), after(1, 0)
	require.NotEqual(t, one, other)
	require.Equal(t, one.Text(), other.Text())
	a := Find(context.Background(), &one, core.Action{})
	require.Len(t, a.Line, 2)
	var k Known
	k.Learn(&one, a.Line)
	rest, ok := k.At(&other)
	assert.True(t, ok)
	requireWin(t, &other, rest)
}

// Whatever the position, an advice is legal and proven as it says.
func TestFindOnRandomPlays(t *testing.T) {
	everyOption(t, func(t *testing.T, r *core.Rules) {
		random := rand.New(rand.NewPCG(13, 14))
		count := map[Kind]int{}
		for n := range few(12) {
			g := wander(core.Code{Rules: r, Number: 100 + n}, random, random.IntN(80))
			before := *g.Board()
			last, _ := g.Last()
			a := find(context.Background(), g.Board(), last, 60_000)
			require.Equal(t, before, *g.Board(), "the position was changed")
			count[a.Kind]++
			switch a.Kind {
			case Proven:
				require.Equal(t, a.Line[0], a.Action)
				requireWin(t, g.Board(), a.Line)
			case Guess:
				require.Empty(t, a.Line)
				require.True(t, g.Board().Allows(a.Action))
			default:
				require.Equal(t, Advice{Kind: a.Kind}, a)
			}
			if a.Kind == Lost { // a search by another way round finds no win either
				require.Equal(t, solver.Lost, solver.Solve(context.Background(), g.Board(), solver.Limits{Seed: 9}, nil).Answer)
			}
		}
		t.Log(count)
	})
}

// Of a game that is won there is nothing to say.
func TestFindWon(t *testing.T) {
	b, err := core.ParsePosition("Game: EO1-C2\nFoundations: S-K H-K D-K C-K\nFreecells: - -\n:\n:\n:\n:\n:\n:\n:\n:")
	require.NoError(t, err)
	assert.Equal(t, Advice{}, Find(context.Background(), &b, core.Action{}))
}
