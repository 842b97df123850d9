package advice

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
)

// guesser advises without any time to prove anything.
func guesser(b *core.Board, last core.Action) Advice {
	return Find(cancelled(), b, last)
}

// Who follows guesses alone comes to an end, never to a position where he was before, and never just takes back what he did
// before.
func TestGuessesNeverGoInCircles(t *testing.T) {
	everyOption(t, func(t *testing.T, r *core.Rules) {
		random := rand.New(rand.NewPCG(1, 2))
		for n := range few(20) {
			g := wander(core.Code{Rules: r, Number: 1 + n}, random, random.IntN(60))
			seen := map[string]bool{}
			for {
				require.False(t, seen[faces(g.Board())], "%s", g.Text())
				seen[faces(g.Board())] = true
				last, _ := g.Last()
				a := guesser(g.Board(), last)
				if a.Kind == Nothing {
					break
				}
				require.Equal(t, Guess, a.Kind)
				if last != core.Draw && last != core.Redeal { // with one card in the stock one follows the other
					require.NotEqual(t, core.Move(last.To, last.From, int(last.Count)), a.Action)
				}
				require.Nil(t, g.Apply(core.Do(a.Action)), "%v in %s", a.Action, g.Text())
			}
		}
	})
}

// A guess prefers what surely helps: an ace goes home, a card is turned up, before anything is drawn.
func TestGuessJudges(t *testing.T) {
	for name, c := range map[string]struct{ position, want string }{
		"ace home first": {
			"Game: EH1-N\nRanks: 3\nFoundations: S-0 H-0 D-0 C-0 S-0 H-0 D-0 C-0\nStock: 2S 2D 2C 2H 3S 3H 3D 3C 3S 3H 3D 3C AS AH AD AC\n" +
				"Waste:\n: 2H\n: <AD> AS\n: <AC> <2S> AH\n: <2C> 2D", "T2>F1"},
		"turn up before drawing": {
			"Game: EH1-N\nRanks: 3\nFoundations: S-A H-0 D-0 C-A S-0 H-0 D-0 C-0\nStock: 2S 2D 2C 3S 3H 3D 3C 3S 3H 3D 3C AS AH AD AC\n" +
				"Waste:\n: 2H\n: <2H> AH 2S\n: <AD> <2D> 2C", "T2>F1"},
		"draw as the last resort": {
			"Game: TF1-D1N\nRanks: 3\nFoundations: S-0 H-0 D-0 C-0\nStock: 3S 3H 2S AS AH AC AD\nWaste:\n: 2C\n: 3C 2H\n: 3D 2D", "S>W"},
		"nothing left": {
			"Game: EO1-C2\nRanks: 3\nFoundations: S-0 H-0 D-0 C-0\nFreecells: 3S 3H\n: AS 2H 2S\n: AH AC AD 3D 2C 2D 3C", ""},
	} {
		t.Run(name, func(t *testing.T) {
			b, err := core.ParsePosition(c.position)
			require.NoError(t, err)
			a := guesser(&b, core.Action{})
			if c.want == "" {
				assert.Equal(t, Advice{}, a)
				return
			}
			assert.Equal(t, Guess, a.Kind)
			assert.Equal(t, c.want, a.Action.String())
		})
	}
}
