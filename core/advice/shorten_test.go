package advice

import (
	"context"
	"flag"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/core/solver"
)

var deals = flag.Int("deals", 15, "deals of each option whose lines are shortened")

// won gives numbered deals from 1 on that are soon won, each with the solver's line.
func won(t testing.TB, r *core.Rules, deals int) (boards []core.Board, lines [][]core.Action) {
	for n := 1; len(lines) < deals; n++ {
		b := core.Deal(core.Code{Rules: r, Number: n})
		if x := solver.Solve(context.Background(), &b, solver.Limits{Nodes: 100_000}, nil); x.Answer == solver.Winnable {
			boards, lines = append(boards, b), append(lines, x.Line)
		}
	}
	return boards, lines
}

// Shortened lines win, and are short: from the deal, a patient player needs no fewer than the cards, and not many more than
// these bounds.
func TestShorten(t *testing.T) {
	bounds := map[string]int{"EH1-N": 450, "TF1-D1N": 165, "TF1-D3N": 150, "EO1-C8": 95, "EO1-C4": 95, "EO1-C2": 95}
	everyOption(t, func(t *testing.T, r *core.Rules) {
		var before, after []int
		boards, lines := won(t, r, few(*deals))
		for i, line := range lines {
			short := Shorten(context.Background(), &boards[i], line)
			requireWin(t, &boards[i], short)
			require.LessOrEqual(t, len(short), len(line))
			before, after = append(before, len(line)), append(after, len(short))
		}
		slices.Sort(before)
		slices.Sort(after)
		t.Logf("median of %d lines: %d before, %d after", len(lines), before[len(before)/2], after[len(after)/2])
		if !testing.Short() {
			assert.LessOrEqual(t, after[len(after)/2], bounds[r.Prefix()])
		}
	})
}

// What leads in a circle is left out: with random actions and their undoing in its middle, a line gets no longer than it was.
func TestShortenLeavesOutCircles(t *testing.T) {
	everyOption(t, func(t *testing.T, r *core.Rules) {
		random := rand.New(rand.NewPCG(3, 4))
		boards, lines := won(t, r, few(5))
		for i, line := range lines {
			line = Shorten(context.Background(), &boards[i], line)
			long := detour(&boards[i], line, random)
			require.Greater(t, len(long), len(line))
			requireWin(t, &boards[i], long)
			short := Shorten(context.Background(), &boards[i], long)
			requireWin(t, &boards[i], short)
			assert.LessOrEqual(t, len(short), len(line))
		}
	})
}

// detour puts whole rounds through the stock into a line, and moves there and back.
func detour(b *core.Board, line []core.Action, random *rand.Rand) []core.Action {
	g := core.NewGameAt(*b)
	var long []core.Action
	do := func(a core.Action) {
		if g.Apply(core.Do(a)) == nil {
			long = append(long, a)
		}
	}
	for _, a := range line {
		legal := g.Board().Legal(nil)
		there := legal[random.IntN(len(legal))]
		back := core.Move(there.To, there.From, int(there.Count))
		switch before := *g.Board(); {
		case there == core.Draw || there == core.Redeal:
			if before.Len(core.Waste)%before.Rules().Draw == 0 && random.IntN(4) == 0 {
				round(g, do)
			}
		case before.FaceDown(there.From) == 0 && random.IntN(2) == 0:
			after := made(&before, there)
			if after.Allows(back) {
				do(there)
				do(back)
			}
		}
		do(a)
	}
	return long
}

// round draws and redeals until the stock and the waste are as they were: a waste of full draws always comes again.
func round(g *core.Game, do func(core.Action)) {
	for waste := g.Board().Len(core.Waste); ; {
		if g.Board().Len(core.Stock) > 0 {
			do(core.Draw)
		} else {
			do(core.Redeal)
		}
		if g.Board().Len(core.Waste) == waste {
			return
		}
	}
}

// What does not win comes back as it is, and so does what needs no action.
func TestShortenTakesOnlyWins(t *testing.T) {
	b := core.Deal(core.Code{Rules: core.Reflechi, Number: 1})
	for _, line := range [][]core.Action{nil, {core.Draw}, {core.Redeal}, {core.Move(core.Column(0), core.Cell(0), 1)}} {
		assert.Equal(t, line, Shorten(context.Background(), &b, line))
	}
}

// A context that has ended leaves the line as it was, but whole.
func TestShortenCancelled(t *testing.T) {
	boards, lines := won(t, core.EightOff, 1)
	assert.Equal(t, lines[0], Shorten(cancelled(), &boards[0], lines[0]))
}

func cancelled() context.Context {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	return ctx
}
