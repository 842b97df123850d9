package solver

import (
	"bufio"
	"context"
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"patiencetrio/core"
)

// How far the tests go.
var (
	nodes = flag.Int64("nodes", 60_000, "nodes for each deal with a known verdict")
	deals = flag.Int("deals", 20, "small deals of each size to compare with the reference search")
)

// known is a deal with a verdict from other programs; see testdata/README.md.
type known struct {
	Name, Position, Verdict string
	board                   core.Board
}

// fewer is a number of trials, or a tenth of it in short tests.
func fewer(n int) int {
	if testing.Short() {
		return max(1, n/10)
	}
	return n
}

// verdicts reads the deals of one file.
func verdicts(t testing.TB, file string) []known {
	f, err := os.Open(file)
	require.NoError(t, err)
	defer f.Close()
	var all []known
	for lines := bufio.NewScanner(f); lines.Scan(); {
		var k known
		require.NoError(t, json.Unmarshal(lines.Bytes(), &k))
		k.board, err = core.ParsePosition(k.Position)
		require.NoError(t, err, k.Name)
		all = append(all, k)
	}
	require.NotEmpty(t, all)
	return all[:max(3, fewer(len(all)))]
}

// requireWin plays a line through the game.
func requireWin(t testing.TB, b *core.Board, line []core.Action) {
	g := core.NewGameAt(*b)
	for _, a := range line {
		require.Nil(t, g.Apply(core.Do(a)), "%v", a)
	}
	require.True(t, g.Won())
}

// Every deal with a known verdict gets that verdict or none.
func TestKnownVerdicts(t *testing.T) {
	files, err := filepath.Glob("testdata/*.jsonl")
	require.NoError(t, err)
	require.Len(t, files, 10)
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".jsonl"), func(t *testing.T) {
			deals := verdicts(t, file)
			settled, spent := 0, int64(0)
			for _, k := range deals {
				r := Solve(context.Background(), &k.board, Limits{Nodes: *nodes}, nil)
				spent += r.Nodes
				if r.Answer == Unknown {
					t.Logf("%s: open, %s", k.Name, k.Verdict)
					continue
				}
				settled++
				require.Equal(t, k.Verdict, r.Answer.String(), k.Name)
				if r.Answer == Winnable {
					requireWin(t, &k.board, r.Line)
				}
			}
			t.Logf("settled %d of %d, %d nodes per deal", settled, len(deals), spent/int64(len(deals)))
		})
	}
}
