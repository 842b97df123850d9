package advice

import (
	"context"
	"math/rand/v2"
	"runtime"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/core/solver"
)

// boards are the positions of a path, the first and the last included.
func (p Path) boards() []core.Board {
	boards := []core.Board{p.Start}
	g := core.NewGameAt(p.Start)
	for _, a := range p.Actions {
		g.Apply(core.Do(a))
		boards = append(boards, *g.Board())
	}
	return boards
}

// answers solves every position of a path to the end.
func answers(t *testing.T, p Path) []solver.Answer {
	boards := p.boards()
	all := make([]solver.Answer, len(boards))
	for i := range boards {
		all[i] = solver.Solve(context.Background(), &boards[i], solver.Limits{Nodes: 3_000_000}, nil).Answer
		if all[i] == solver.Unknown {
			return nil
		}
		if i > 0 && all[i-1] == solver.Lost {
			require.Equal(t, solver.Lost, all[i], "an action made a lost game winnable")
		}
	}
	return all
}

// lastWinnable is the last position that can be won, -1 if none can.
func lastWinnable(all []solver.Answer) int {
	last := -1
	for i, a := range all {
		if a == solver.Winnable {
			last = i
		}
	}
	return last
}

// clumsy is a play from a position by random actions, draws aside now and then.
func clumsy(b core.Board, random *rand.Rand, actions int) Path {
	g := core.NewGameAt(b)
	p := Path{Start: b}
	for range actions {
		legal := g.Board().Legal(nil)
		if len(legal) == 0 {
			break
		}
		a := legal[random.IntN(len(legal))]
		g.Apply(core.Do(a))
		p.Actions = append(p.Actions, a)
	}
	p.Undos = g.Undos()
	return p
}

// The way back is what solving every position of the play finds.
func TestWayBack(t *testing.T) {
	sets := map[string]int{
		"EH1-N-reduced": 20, "EH1-N-unwinnable": 2, "TF1-D1N": 4, "TF1-D3N": 3, "EO1-C8": 6, "EO1-C8-rare": 1, "EO1-C4": 30, "EO1-C2-rare": 10, "EO1-C2": 3,
	}
	count := map[WayKind]int{}
	fallen := 0 // plays in which the game became lost
	for set, deals := range sets {
		t.Run(set, func(t *testing.T) {
			random := rand.New(rand.NewPCG(5, 6))
			for _, k := range verdicts(t, set, few(deals)) {
				p := clumsy(k.board, random, 10+random.IntN(40))
				all := answers(t, p)
				if all == nil {
					continue
				}
				last := lastWinnable(all)
				w := WayBack(context.Background(), p, nil)
				count[w.Kind]++
				if last < 0 {
					require.Equal(t, Way{Kind: DealLost}, w, k.Name)
					continue
				}
				require.Equal(t, WayFound, w.Kind, k.Name)
				require.Equal(t, last, w.Actions, k.Name)
				require.Equal(t, len(p.Actions)-last, w.Undos)
				require.True(t, w.Exact)
				if w.Undos > 0 {
					fallen++
				}
				g := core.NewGameAt(k.board)
				for _, e := range p.Events(w.Actions) {
					require.Nil(t, g.Apply(e))
				}
				requireWin(t, g.Board(), w.Line)
			}
		})
	}
	t.Log(count, fallen)
	if !testing.Short() {
		assert.Greater(t, count[WayFound], 20)
		assert.Greater(t, fallen, 10)
		assert.Greater(t, count[DealLost], 5)
	}
}

// With little search it finds less, but claims no more than it has proven.
func TestWayBackIsHonest(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 8))
	inexact := 0
	for _, set := range []string{"EH1-N-reduced", "EO1-C4", "EO1-C2-rare"} {
		for _, k := range verdicts(t, set, few(30)) {
			p := clumsy(k.board, random, 30)
			all := answers(t, p)
			if all == nil {
				continue
			}
			last := lastWinnable(all)
			w := wayBack(context.Background(), p, []int64{100, 300}, nil)
			switch {
			case w.Kind == DealLost:
				require.Equal(t, -1, last)
			case w.Kind == WayFound && w.Exact:
				require.Equal(t, last, w.Actions)
			case w.Kind == WayFound:
				inexact++
				require.LessOrEqual(t, w.Actions, last)
				boards := p.boards()
				requireWin(t, &boards[w.Actions], w.Line)
			}
		}
	}
	if !testing.Short() {
		assert.NotZero(t, inexact)
	}
}

// Ended before it began, the search finds no way; ended in its midst, it gives the best one so far.
func TestWayBackCancelled(t *testing.T) {
	p := clumsy(verdicts(t, "EO1-C2-rare", 1)[0].board, rand.New(rand.NewPCG(1, 1)), 60)
	assert.Equal(t, Way{}, WayBack(cancelled(), p, nil))
	full := WayBack(context.Background(), p, nil)
	require.Equal(t, WayFound, full.Kind)
	require.Positive(t, full.Undos)
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	calls, before := 0, len(p.Actions)+2
	w := WayBack(ctx, p, func(left int) {
		assert.Less(t, left, before)
		before = left
		if calls++; calls == 4 {
			cancel()
		}
	})
	assert.Equal(t, 4, calls)
	assert.False(t, w.Kind == DealLost)
	assert.LessOrEqual(t, w.Actions, full.Actions)
}

// The path of a play is what stands of it, however much was undone and made again.
func TestPath(t *testing.T) {
	everyOption(t, func(t *testing.T, r *core.Rules) {
		random := rand.New(rand.NewPCG(9, 10))
		for n := range few(20) {
			g := core.NewGame(core.Code{Rules: r, Number: n + 1})
			for range 300 {
				legal := g.Board().Legal(nil)
				events := []core.Event{{Kind: core.Undo}, {Kind: core.Redo}, {Kind: core.Hint}}
				if len(legal) > 0 {
					events = append(events, core.Do(legal[random.IntN(len(legal))]), core.Do(legal[random.IntN(len(legal))]))
				}
				g.Apply(events[random.IntN(len(events))])
			}
			p := PathOf(g)
			again := core.NewGame(g.Code())
			for _, e := range p.Events(len(p.Actions)) {
				require.Nil(t, again.Apply(e))
			}
			require.Equal(t, g.Board().Text(), again.Board().Text())
			require.Equal(t, g.Undos(), p.Undos)
			require.LessOrEqual(t, p.Undos, len(p.Actions))
			boards := p.boards()
			for i := range p.Undos {
				require.Nil(t, g.Apply(core.Event{Kind: core.Undo}))
				require.Equal(t, boards[len(p.Actions)-1-i].Text(), g.Board().Text())
			}
		}
	})
}

// A path reaches further back than undo does.
func TestPathBeyondUndo(t *testing.T) {
	g := core.NewGame(core.Code{Rules: core.Reflechi, Number: 1})
	for range 150 {
		a, _ := g.Board().Tap(core.Stock)
		require.Nil(t, g.Apply(core.Do(a)))
	}
	p := PathOf(g)
	assert.Len(t, p.Actions, 150)
	assert.Equal(t, core.UndoDepth, p.Undos)
	w := WayBack(context.Background(), p, nil)
	assert.Equal(t, WayFound, w.Kind)
	assert.Zero(t, w.Undos)
}

// The way back of an endless play needs no more than some bytes for an action; all its positions would take three kilobytes
// for each.
func TestWayBackOfAnEndlessPlay(t *testing.T) {
	g := core.NewGame(core.Code{Rules: core.EightOff, Number: 5})
	there, back := core.Move(core.Cell(0), core.Cell(7), 1), core.Move(core.Cell(7), core.Cell(0), 1)
	for range 50_000 {
		require.Nil(t, g.Apply(core.Do(there)))
		require.Nil(t, g.Apply(core.Do(back)))
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	w := WayBack(cancelled(), PathOf(g), nil)
	runtime.ReadMemStats(&after)
	assert.Equal(t, NoWay, w.Kind)
	assert.Less(t, after.TotalAlloc-before.TotalAlloc, uint64(100_000*300))
}

// A play that did not begin with a numbered deal is known only where it stands.
func TestPathWithoutDeal(t *testing.T) {
	b := core.Deal(core.Code{Rules: core.Reflechi, Number: 3})
	g := core.NewGameAt(b)
	require.Nil(t, g.Apply(core.Do(core.Draw)))
	assert.Equal(t, Path{Start: *g.Board()}, PathOf(g))
}
