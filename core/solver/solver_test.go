package solver

import (
	"context"
	"fmt"
	"math/rand/v2"
	"runtime"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
)

// The compact model is chosen by what the rules say, whatever the game is called.
func TestModelFollowsRules(t *testing.T) {
	change := func(with func(*core.Rules)) *core.Rules {
		r := *core.ReflechiDraw3
		with(&r)
		return &r
	}
	assert.True(t, compactRules(change(func(r *core.Rules) { r.Letters, r.Options = "XX", "N" })))
	for name, r := range map[string]*core.Rules{
		"two decks":  change(func(r *core.Rules) { r.Decks = 2 }),
		"cells":      change(func(r *core.Rules) { r.Cells = 1 }),
		"face down":  change(func(r *core.Rules) { r.FaceDown = true }),
		"same suit":  change(func(r *core.Rules) { r.Build = core.SameSuit }),
		"one card":   change(func(r *core.Rules) { r.Move = core.OneCard }),
		"short runs": change(func(r *core.Rules) { r.Move = core.LimitedRun }),
	} {
		assert.False(t, compactRules(r), name)
	}
}

// The compact model agrees with the general one on decks that are too large for the reference search.
func TestCompactAgreesWithGeneral(t *testing.T) {
	count := map[Answer]int{}
	for i, s := range []small{
		{core.Reflechi, 7, 4, 3}, {core.Reflechi, 8, 5, 3}, {core.ReflechiDraw3, 7, 4, 2}, {core.ReflechiDraw3, 8, 5, 2},
	} {
		random := rand.New(rand.NewPCG(7, uint64(i)))
		for range 3 * fewer(*deals) {
			b := wander(s.deal(t, random), random)
			limits := Limits{Nodes: 30_000}
			want := solve(context.Background(), &b, limits, nil, newGeneral)
			got := Solve(context.Background(), &b, limits, nil)
			if want.Answer == Unknown || got.Answer == Unknown {
				continue
			}
			require.Equal(t, want.Answer, got.Answer, b.Text())
			count[got.Answer]++
		}
	}
	t.Log(count)
	assert.GreaterOrEqual(t, count[Winnable], fewer(*deals))
	assert.GreaterOrEqual(t, count[Lost], fewer(*deals))
}

// A position for which 64 bits have no room, here for its stock, is searched by the general model.
func TestPositionTooLargeForCompact(t *testing.T) {
	text := "Game: TF1-D3N\nFoundations: S-0 H-0 D-0 C-0\nStock:"
	for suit := range core.Suit(core.Suits) {
		for rank := core.Ace; rank <= core.King; rank++ {
			text += " " + core.NewCard(0, suit, rank).String()
		}
	}
	b, err := core.ParsePosition(text + "\nWaste:\n:\n:\n:\n:\n:\n:\n:")
	require.NoError(t, err)
	require.Nil(t, newCompact(&b, Limits{Memory: MinMemory}))
	r := Solve(context.Background(), &b, Limits{Nodes: 20_000}, nil)
	require.Equal(t, Winnable, r.Answer)
	requireWin(t, &b, r.Line)
}

// No position on the way to a win is lost.
func TestNeverLostOnTheWayToAWin(t *testing.T) {
	for _, file := range []string{"EH1-N", "TF1-D1N", "TF1-D3N", "EO1-C8", "EO1-C4", "EO1-C2-rare"} {
		t.Run(file, func(t *testing.T) {
			settled, tried := 0, 0
			for _, k := range verdicts(t, "testdata/"+file+".jsonl") {
				r := Solve(context.Background(), &k.board, Limits{Nodes: *nodes}, nil)
				g := core.NewGameAt(k.board)
				for i, a := range r.Line {
					if i%(len(r.Line)/4+1) == 7 {
						tried++
						again := Solve(context.Background(), g.Board(), Limits{Nodes: *nodes, Seed: 1}, nil)
						require.NotEqual(t, Lost, again.Answer, g.Board().Text())
						if again.Answer == Winnable {
							requireWin(t, g.Board(), again.Line)
							settled++
						}
					}
					require.Nil(t, g.Apply(core.Do(a)))
				}
			}
			assert.True(t, settled > tried/2 || tried == 0 && testing.Short(), "%d of %d", settled, tried)
		})
	}
}

// hard are deals whose search takes long in each model, neither won nor lost soon.
func hard() map[string]core.Board {
	return map[string]core.Board{
		"general": core.Deal(core.Code{Rules: core.EasyHarp, Number: 101}),
		"compact": core.Deal(core.Code{Rules: core.ReflechiDraw3, Number: 454}),
	}
}

func TestNodeLimit(t *testing.T) {
	for name, b := range hard() {
		for _, n := range []int64{1, 5000, 12345} {
			r := Solve(context.Background(), &b, Limits{Nodes: n}, nil)
			assert.Equal(t, Result{Nodes: n}, r, name)
		}
	}
}

// A search ends soon after its context, whether that ends before or while it runs.
func TestCancel(t *testing.T) {
	for name, b := range hard() {
		ctx, cancel := context.WithCancel(context.Background())
		var at int64
		r := Solve(ctx, &b, Limits{}, func(nodes int64) {
			at = nodes
			cancel()
		})
		assert.Equal(t, Unknown, r.Answer, name)
		assert.NotZero(t, at, name)
		assert.LessOrEqual(t, r.Nodes, at+checkEvery, name)
		assert.Equal(t, Result{}, Solve(ctx, &b, Limits{}, nil), name)
	}
}

func TestEqualSeedsDoTheSame(t *testing.T) {
	b := core.Deal(core.Code{Rules: core.EasyHarp, Number: 5})
	lines := map[string]bool{}
	for seed := range uint64(4) {
		first := Solve(context.Background(), &b, Limits{Seed: seed}, nil)
		again := Solve(context.Background(), &b, Limits{Seed: seed}, nil)
		require.Equal(t, first, again)
		lines[fmt.Sprint(first.Line)] = true
	}
	assert.Greater(t, len(lines), 1)
}

// A search allocates no more than it may, in few pieces however long it runs, and keeps nothing.
func TestMemory(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long, and the race detector allocates too")
	}
	for name, b := range hard() {
		for _, memory := range []int64{MinMemory, 8 << 20} {
			var before, after runtime.MemStats
			runtime.GC()
			runtime.ReadMemStats(&before)
			r := Solve(context.Background(), &b, Limits{Memory: memory, Nodes: 1_500_000}, nil)
			runtime.ReadMemStats(&after)
			require.Equal(t, Unknown, r.Answer)
			require.Greater(t, r.Nodes, int64(90_000), name)
			assert.Less(t, after.Mallocs-before.Mallocs, uint64(500), name)
			assert.LessOrEqual(t, after.TotalAlloc-before.TotalAlloc, uint64(memory), name)
			runtime.GC()
			runtime.ReadMemStats(&after)
			assert.Less(t, int64(after.HeapAlloc)-int64(before.HeapAlloc), int64(1<<16), name)
		}
	}
}

// The deals that can be seen to be lost by hand are seen to be lost, without any search.
func TestDeadlock(t *testing.T) {
	for _, k := range verdicts(t, "testdata/EH1-N-unwinnable.jsonl") {
		assert.Equal(t, Result{Answer: Lost}, Solve(context.Background(), &k.board, Limits{}, nil), k.Name)
	}
}

func TestAlreadyWon(t *testing.T) {
	b, err := core.ParsePosition("Game: EO1-C2\nFoundations: S-K H-K D-K C-K\nFreecells: - -\n:\n:\n:\n:\n:\n:\n:\n:")
	require.NoError(t, err)
	assert.Equal(t, Result{Answer: Winnable}, Solve(context.Background(), &b, Limits{}, nil))
}

// The run limit of Eight Off is the formula of the rule book, also where single cards could not be moved so: with two
// empty cells, four cards of a King's run go to an empty column only if another one is empty too, though nothing but a
// King could stop over there.
func TestBigRunRule(t *testing.T) {
	const position = "Game: EO1-C2\nRanks: 5\nFoundations: S-5 H-0 D-5 C-5\nFreecells: - -\n: AH 5H 4H 3H 2H\n:"
	for text, want := range map[string]Answer{position: Lost, position + "\n:": Winnable} {
		b, err := core.ParsePosition(text)
		require.NoError(t, err)
		requireAnswer(t, want, &b)
	}
}

// A King alone at the bottom of a column may have to go to a cell, so that his column serves another King: nothing that
// could join him must do so.
func TestKingGivesUpHisColumn(t *testing.T) {
	b, err := core.ParsePosition("Game: EO1-C8\nRanks: 6\nFoundations: S-0 H-0 D-0 C-0\n" +
		"Freecells: 6H 4D AS 3D 3C 3H AH 5C\n: 2H 2D 4H AC AD 6D 5D 6C\n: 6S 5H 2S 2C 5S 4C 3S 4S")
	require.NoError(t, err)
	require.Equal(t, Winnable, reference(&b, 100_000))
	requireAnswer(t, Winnable, &b)
}
