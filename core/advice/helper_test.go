package advice

import (
	"bufio"
	"encoding/json"
	"math/rand/v2"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"patiencetrio/core"
)

// everyOption runs a test for each game with each of its options.
func everyOption(t *testing.T, f func(t *testing.T, r *core.Rules)) {
	for _, family := range core.Games {
		for _, r := range family {
			t.Run(r.Prefix(), func(t *testing.T) { f(t, r) })
		}
	}
}

// few is a number of trials, or a tenth of it in short tests.
func few(n int) int {
	if testing.Short() {
		return max(1, n/10)
	}
	return n
}

// wander makes random actions in a new play of a deal.
func wander(c core.Code, random *rand.Rand, actions int) *core.Game {
	g := core.NewGame(c)
	for range actions {
		legal := g.Board().Legal(nil)
		if len(legal) == 0 {
			break
		}
		g.Apply(core.Do(legal[random.IntN(len(legal))]))
	}
	return g
}

// requireWin plays a line through the game.
func requireWin(t testing.TB, b *core.Board, line []core.Action) {
	g := core.NewGameAt(*b)
	for _, a := range line {
		require.Nil(t, g.Apply(core.Do(a)), "%v", a)
	}
	require.True(t, g.Won())
}

// known is a deal with a verdict from other programs; see testdata/README.md of the solver.
type known struct {
	Name, Position, Verdict string
	board                   core.Board
}

// verdicts reads deals with a verdict, at most so many.
func verdicts(t testing.TB, set string, most int) []known {
	f, err := os.Open("../solver/testdata/" + set + ".jsonl")
	require.NoError(t, err)
	defer f.Close()
	var all []known
	for lines := bufio.NewScanner(f); lines.Scan() && len(all) < most; {
		var k known
		require.NoError(t, json.Unmarshal(lines.Bytes(), &k))
		k.board, err = core.ParsePosition(k.Position)
		require.NoError(t, err, k.Name)
		all = append(all, k)
	}
	require.NotEmpty(t, all)
	return all
}
