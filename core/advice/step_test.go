package advice

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
)

func position(t *testing.T, text string) core.Board {
	b, err := core.ParsePosition(text)
	require.NoError(t, err)
	return b
}

// cardOf finds the card of a face in a game of one deck.
func cardOf(t *testing.T, b *core.Board, face string) core.Card {
	for _, p := range b.Rules().Piles() {
		for _, c := range b.Cards(p) {
			if c.String() == face {
				return c
			}
		}
	}
	require.Fail(t, "no such card", face)
	return core.NoCard
}

// A card of the stock is brought up only when the place where it goes is ready.
func TestStockCardsWaitForTheirPlace(t *testing.T) {
	b := position(t, "Game: TF1-D1N\nRanks: 3\nFoundations: S-A H-0 D-0 C-0\nStock: 3S 2S 2H\nWaste:\n: 3H AH\n: 3D 2D AD\n: 3C 2C AC")
	home := func(face string) step { return step{cardOf(t, &b, face), core.FoundationPile, core.NoCard} }
	on := func(face, below string) step {
		return step{cardOf(t, &b, face), core.ColumnPile, cardOf(t, &b, below)}
	}
	p := newPlayer(&b, 20)
	for _, s := range []step{home("3S"), home("2H"), on("2H", "3S"), on("2H", "3C")} {
		require.False(t, p.make(s), "%v", s)
		require.Empty(t, p.line, "nothing is drawn in vain")
	}
	require.True(t, p.make(home("2S")))
	assert.Equal(t, 2, p.game.Board().Len(core.Foundation(0)))
	require.True(t, p.make(home("3S")))
	require.True(t, p.make(home("AH")))
	require.True(t, p.make(home("2H")))
	assert.Equal(t, 5, p.game.Board().Home(), "three spades and two hearts")
}

// What goes to a cell goes to the first empty one; with none empty it has to wait.
func TestStepsToCells(t *testing.T) {
	b := position(t, "Game: EO1-C4\nRanks: 2\nFoundations: S-0 H-0 D-0 C-0\nFreecells: 2S - 2H -\n: AS\n: AH AD\n: AC 2D 2C")
	p := newPlayer(&b, 20)
	for i, face := range []string{"2C", "AD"} {
		require.True(t, p.make(step{cardOf(t, &b, face), core.CellPile, core.NoCard}))
		assert.Equal(t, face, p.game.Board().Top(core.Cell(1+2*i)).String())
	}
	assert.False(t, p.make(step{cardOf(t, &b, "2D"), core.CellPile, core.NoCard}))
	assert.Len(t, p.line, 2)
}

// Steps that cannot be made yet are made later, round after round, as long as something comes of it.
func TestFollowMakesStepsInAnyOrder(t *testing.T) {
	b := position(t, "Game: TF1-D1N\nRanks: 3\nFoundations: S-0 H-0 D-0 C-0\nStock:\nWaste:\n: 3S 2S AS\n: 3H 2H AH\n: 3D 2D AD\n: 3C 2C AC")
	steps := homeSteps(t, &b)
	p := newPlayer(&b, 12)
	assert.True(t, p.follow(steps))
	assert.Len(t, p.line, 12)
	requireWin(t, &b, p.line)
	assert.False(t, newPlayer(&b, 11).follow(steps), "no more than it may")
	assert.False(t, newPlayer(&b, 99).follow(steps[1:]), "a card is missing")
}

// Where one card is drawn at a time, a line that goes back and forth in the stock wins in a single pass too.
func TestScheduleDrawsAsLittleAsItCan(t *testing.T) {
	faces := []string{"AS", "AH", "AD", "AC", "2S", "2H", "2D", "2C", "3S", "3H", "3D", "3C"}
	text := "Game: TF1-D1N\nRanks: 3\nFoundations: S-0 H-0 D-0 C-0\nStock:"
	for _, face := range faces {
		text += " " + face
	}
	b := position(t, text+"\nWaste:\n:")
	p := newPlayer(&b, 1000)
	for rank := range 3 {
		for _, suit := range []int{3, 0, 2, 1} {
			require.True(t, p.make(step{cardOf(t, &b, faces[4*rank+suit]), core.FoundationPile, core.NoCard}))
		}
	}
	require.True(t, p.game.Won())
	s := &shortener{ctx: context.Background(), left: trials}
	require.True(t, s.take(&b, p.line))
	require.Greater(t, len(s.line), 40)
	s.schedule()
	assert.Len(t, s.line, 24, "each card is drawn once and played")
	requireWin(t, &b, s.line)
}

// Only what wins sooner takes the place of a line.
func TestTriesTakeOnlyWhatIsShorter(t *testing.T) {
	b := position(t, "Game: TF1-D1N\nRanks: 3\nFoundations: S-0 H-0 D-0 C-0\nStock:\nWaste:\n: 3S 2S AS\n: 3H 2H AH\n: 3D 2D AD\n: 3C 2C AC")
	p := newPlayer(&b, 13)
	aside := step{cardOf(t, &b, "AS"), core.ColumnPile, cardOf(t, &b, "2H")}
	require.True(t, p.make(step{cardOf(t, &b, "AH"), core.FoundationPile, core.NoCard}))
	require.True(t, p.make(aside))
	rest := homeSteps(t, &b)
	require.True(t, p.follow(rest))
	s := &shortener{ctx: context.Background(), left: trials}
	require.True(t, s.take(&b, p.line))
	require.Len(t, s.line, 13)
	require.False(t, s.try(1, s.steps[1:]), "no shorter")
	require.Len(t, s.line, 13)
	require.True(t, s.try(1, s.steps[2:]), "the detour is left out")
	require.Len(t, s.line, 12)
	requireWin(t, &b, s.line)
	for i := range s.steps {
		require.False(t, s.try(i, s.steps[i:]))
	}
}

// homeSteps bring all cards of a game of three ranks home, in an order in which they do not go.
func homeSteps(t *testing.T, b *core.Board) []step {
	var steps []step
	for _, suit := range []string{"S", "H", "D", "C"} {
		for _, rank := range []string{"3", "2", "A"} {
			steps = append(steps, step{cardOf(t, b, rank+suit), core.FoundationPile, core.NoCard})
		}
	}
	return steps
}
