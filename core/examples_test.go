package core

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// everyStep runs over the steps of all examples, each with the game as it begins.
func everyStep(t *testing.T, check func(t *testing.T, e *Example, s *ExampleStep, g *Game)) {
	for _, f := range Games {
		for _, e := range Examples(f) {
			for i := range e.Steps {
				t.Run(f.Letters()+" "+e.Name+" "+e.Steps[i].Try, func(t *testing.T) { check(t, &e, &e.Steps[i], e.At(i)) })
			}
		}
	}
}

// example is the one of that name, and the game as a step of it begins.
func example(t *testing.T, f Family, name string, step int) *Game {
	t.Helper()
	for _, e := range Examples(f) {
		if e.Name == name {
			return e.At(step)
		}
	}
	require.Fail(t, "no such example", name)
	return nil
}

func TestEveryGameHasExamples(t *testing.T) {
	for _, f := range Games {
		assert.NotEmpty(t, Examples(f), f.Letters())
		names := map[string]bool{}
		for _, e := range Examples(f) {
			assert.False(t, names[e.Name], "two of the name %s", e.Name)
			names[e.Name] = true
			assert.Equal(t, f.Letters(), e.Code().Rules.Letters, e.Name)
			assert.NotEmpty(t, e.Steps, e.Name)
		}
	}
}

// Positions come from numbered deals by legal actions, and each step does what it promises.
func TestExamplesAreLegalAndRefuseWhatTheyPromise(t *testing.T) {
	everyStep(t, func(t *testing.T, e *Example, s *ExampleStep, g *Game) {
		start, err := ParsePlay(e.Play)
		require.NoError(t, err)
		assert.Equal(t, e.Play, start.Text(), "as Game.Text writes it")
		assert.Equal(t, s.Try, s.Action().String())
		r := g.Apply(Do(s.Action()))
		if s.Refused == 0 {
			require.Nil(t, r)
			return
		}
		require.NotNil(t, r)
		assert.Equal(t, s.Refused, r.Rule(), r.Error())
	})
}

func TestStepsFollowOneAnother(t *testing.T) {
	for _, f := range Games {
		for _, e := range Examples(f) {
			start, err := ParsePlay(e.Play)
			require.NoError(t, err)
			assert.True(t, *start.Board() == *e.At(0).Board(), "%s begins where its play leads", e.Name)
			for i, s := range e.Steps {
				g := e.At(i)
				if s.Fresh {
					assert.True(t, *start.Board() == *g.Board(), "%s %d is set up anew", e.Name, i)
				}
				g.Apply(Do(s.Action()))
				if i+1 == len(e.Steps) || !e.Steps[i+1].Fresh {
					assert.True(t, *g.Board() == *e.At(i + 1).Board(), "%s %d leads to the next step", e.Name, i)
				}
			}
			assert.Zero(t, e.At(0).Undos(), "nothing before the example can be undone")
		}
	}
}

// fitsOn tells whether a card may lie on another by alternating colours.
func fitsOn(upper, lower Card) bool {
	return upper.Rank()+1 == lower.Rank() && upper.Red() != lower.Red()
}

func lifted(b *Board, p Pile, n int) []Card { return b.Cards(p)[b.Len(p)-n:] }

// Easy Harp: an ordered run is refused although its first card would fit; its cards go there one by one.
func TestExampleOfARunThatGoesCardByCard(t *testing.T) {
	b := example(t, Games[0], "run", 0).Board()
	run := lifted(b, Column(3), 3)
	assert.Equal(t, "8S 7D 6S", run[0].String()+" "+run[1].String()+" "+run[2].String())
	assert.Equal(t, 3, b.Run(Column(3)), "it is in order")
	assert.True(t, fitsOn(run[0], b.Top(Column(8))), "its first card would fit")
	after := example(t, Games[0], "run", 4).Board()
	assert.Equal(t, "8S", after.Top(Column(8)).String())
	assert.Equal(t, b.FaceDown(Column(3))-1, after.FaceDown(Column(3)), "a card has turned up")
}

// Easy Harp: a King's run moves whole to an empty column, and only there; a run without its King does not.
func TestExampleOfAKingsRun(t *testing.T) {
	b := example(t, Games[0], "king", 2).Board()
	assert.Zero(t, b.Len(Column(0)), "an empty column")
	assert.Equal(t, King, lifted(b, Column(8), 3)[0].Rank())
	assert.Positive(t, b.Len(Column(6)), "the other target is not empty")
	after := example(t, Games[0], "king", 3).Board()
	assert.Equal(t, 3, after.Len(Column(0)))
	assert.Equal(t, b.FaceDown(Column(8))-1, after.FaceDown(Column(8)))
}

// Easy Harp: another card is refused on an empty column although it would uncover one that lies face down.
func TestExampleOfAnEmptyColumn(t *testing.T) {
	b := example(t, Games[0], "empty", 0).Board()
	assert.Zero(t, b.Len(Column(0)))
	assert.Equal(t, b.Len(Column(1))-1, b.FaceDown(Column(1)), "a face-down card lies below")
	assert.NotEqual(t, King, b.Top(Column(1)).Rank())
}

// Réfléchi: a group without order is refused before anything has been played; the run made then moves.
func TestExampleOfAGroupWithoutOrder(t *testing.T) {
	g := example(t, Games[1], "group", 0)
	assert.True(t, *g.Board() == Deal(Code{Reflechi, 6}), "the deal itself")
	group := lifted(g.Board(), Column(4), 3)
	assert.True(t, fitsOn(group[0], g.Board().Top(Column(6))), "its first card would fit")
	assert.False(t, fitsOn(group[1], group[0]) && fitsOn(group[2], group[1]))
}

// Réfléchi: a card that is no King is refused on an empty column; the King goes there with its run.
func TestExampleOfKingsOnly(t *testing.T) {
	b := example(t, Games[1], "king", 0).Board()
	assert.Zero(t, b.Len(Column(0)))
	for i := 1; i < 7; i++ {
		assert.False(t, fitsOn(b.Top(Column(4)), b.Top(Column(i))), "8 of hearts fits nowhere else")
	}
}

// Réfléchi, draw 3: only the last of three plays, then the one before it; a redeal keeps the order, and the card that
// is gone lets all after it move up.
func TestExamplesOfDrawingThree(t *testing.T) {
	deal := Deal(Code{ReflechiDraw3, 33}) // AAAAABH: 26 + 7
	var order []Card
	for b := deal; b.Len(Stock) > 0; {
		order = append(order, b.Top(Stock))
		b.piles[Stock].pop()
	}
	require.Len(t, order, 24)
	g := example(t, Games[1], "draw", 1)
	assert.Equal(t, order[:3], g.Board().Cards(Waste))
	g = example(t, Games[1], "draw", 3)
	assert.Equal(t, order[:1], g.Board().Cards(Waste))

	g = example(t, Games[1], "redeal", 0)
	assert.Zero(t, g.Board().Len(Stock), "every card has been drawn")
	g = example(t, Games[1], "redeal", 2)
	assert.Equal(t, []Card{order[0], order[1], order[3]}, g.Board().Cards(Waste), "the third has been played")
}

// Eight Off: with two free cells and one empty column, (2+1) x 2^0 cards of a King's run go to that column: three but
// not four; with three free cells, four do.
func TestExampleOfAKingsRunAndFreeCells(t *testing.T) {
	for step, want := range map[int]struct{ cells, limit int }{0: {2, 3}, 2: {2, 3}, 4: {3, 4}} {
		b := example(t, Games[2], "king", step).Board()
		assert.Equal(t, want.cells, b.emptyCells(), step)
		assert.Equal(t, 1, b.empty(Column(0), 8, Stock), "empty columns")
		assert.Equal(t, want.limit, b.RunLimit(Column(0)), step)
	}
	g := example(t, Games[2], "king", 2)
	r := g.Board().Check(Move(Column(3), Column(0), 4))
	require.NotNil(t, r)
	assert.Equal(t, 3, r.Max)
	assert.Equal(t, King, r.Cards[0].Rank())
}

// Eight Off: with one free cell and one empty column, two cards go to the empty column and four onto a card.
func TestExampleOfAnEmptyColumnThatCounts(t *testing.T) {
	b := example(t, Games[2], "card", 0).Board()
	assert.Equal(t, 1, b.emptyCells())
	assert.Zero(t, b.Len(Column(0)))
	assert.Equal(t, 2, b.RunLimit(Column(0)))
	assert.Equal(t, 4, b.RunLimit(Column(3)))
	r := b.Check(Move(Column(6), Column(0), 3))
	require.NotNil(t, r)
	assert.Equal(t, 2, r.Max)
	assert.Nil(t, b.Check(Move(Column(5), Column(3), 3)), "a run as long goes onto a card")
}

// A step stands behind what was made in those before it, since the last position that was set up, and before what comes after.
func TestStepsOfAnExampleStandBehindEachOther(t *testing.T) {
	e := &Example{Play: "EO1-C8-AAAAAFA", Steps: []ExampleStep{
		{Try: "T1>C5"}, {Try: "T1>C5", Refused: CellTaken}, {Fresh: true, Try: "T2>C5"}, {Try: "T3>C6"},
	}}
	for step, moves := range []int{0, 1, 0, 1, 2} {
		assert.Equal(t, moves, e.At(step).Moves(), "step %d", step)
	}
}
