package advice

import (
	"math/rand/v2"
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

// Who follows guesses alone comes to an end, and never to a position where he was before.
func TestGuessesNeverGoInCircles(t *testing.T) {
	everyOption(t, func(t *testing.T, r *core.Rules) {
		random := rand.New(rand.NewPCG(1, 2))
		home, ends := 0, 0
		for n := range few(40) {
			g := wander(core.Code{Rules: r, Number: 1 + n}, random, random.IntN(60))
			seen := map[string]bool{}
			for {
				require.False(t, seen[faces(g.Board())], "%s", g.Text())
				seen[faces(g.Board())] = true
				last, _ := g.Last()
				a, ok := guess(g.Board(), last)
				if !ok {
					break
				}
				require.Nil(t, g.Apply(core.Do(a)), "%v in %s", a, g.Text())
			}
			home += g.Board().Home()
			ends++
		}
		t.Log(float64(home) / float64(ends))
	})
}
