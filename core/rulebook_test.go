package core

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Sentences of the rule book that no other test states.

// What the rules allow: each of these is accepted in the games named.
func TestAllowedByTheRuleBook(t *testing.T) {
	const kingsRun = "KS QH JS TH 9S 8H 7S 6H 5S 4H 3S 2H AS"
	for _, c := range []struct{ games, lay, action, sentence string }{
		{"EH TF", "T1: 7H | T2: 8S", "T1>T2", "a red 7 goes on a black 8 of either suit"},
		{"EH TF", "T1: 7H | T2: 8C", "T1>T2", "a red 7 goes on a black 8 of either suit"},
		{"EH TF", "T1: 7D | T2: 8C", "T1>T2", "a red 7 goes on a black 8 of either suit"},
		{"EO", "T1: 7H | T2: 8H", "T1>T2", "7 of hearts only on 8 of hearts"},
		{"EH TF", "T1: 5H " + kingsRun, "T1>T2x13", "a run headed by a King, up to 13 cards, to an empty column"},
		{"EH TF EO", "T1: KS", "T1>T2", "a King already alone in its column gains nothing, but may move"},
		{"EH TF", "T1: " + kingsRun, "T1>T2x13", "a whole column is a run like any other"},
		{"EH TF EO", "F1: K", "F1>T2", "the top card of a foundation goes back onto a column that takes it"},
		{"EH TF", "F2: 6 | T1: 7S", "F2>T1", "the top card of a foundation goes back onto a column that takes it"},
		{"EO", "F1: 6", "F1>C2", "Eight Off: also into an empty cell"},
		{"EO", "C1: 5H", "C1>C2", "a card may be dragged from cell to cell"},
		{"EO", "C1: KH", "C1>T1", "an empty column takes a King from a cell"},
		{"EH TF", "W: KH", "W>T1", "an empty column takes a King from the waste"},
		{"TF", "T1: 2S 9S 8H 7S | T2: TH", "T1>T2x3", "any run may be lifted from the middle of a column"},
		{"TF", "T1: 9S 8H 7S | T2: 8D", "T1>T2", "a part of a run is a run"},
		{"EH", "F1: 3 | F5: 3 | T1: 4S", "T1>F5", "any foundation that takes the card is legal"},
	} {
		for _, r := range allRules() {
			if !strings.Contains(c.games, r.Letters) {
				continue
			}
			b := lay(t, r, c.lay)
			a, err := ParseAction(c.action)
			require.NoError(t, err)
			assert.Nil(t, b.Check(a), "%s %s %s: %s", r.Prefix(), c.lay, c.action, c.sentence)
		}
	}
}

// With two decks a black 6 has four possible places: two 7 of hearts, two 7 of diamonds.
func TestFourPlacesWithTwoDecks(t *testing.T) {
	b := lay(t, EasyHarp, "T1: 6S | T2: 7H | T3: 7H | T4: 7D | T5: 7D | T6: 7S | T7: 7C | T8: 5H | T9: 2C")
	var places []string
	for _, a := range b.Legal(nil) {
		if a.From == Column(0) {
			places = append(places, a.String())
		}
	}
	assert.Equal(t, []string{"T1>T2", "T1>T3", "T1>T4", "T1>T5"}, places)
}

// A card dropped anywhere in the foundation area goes to the first foundation that takes it. Where none does, what the
// foundations of its own suit want is told.
func TestDropInTheFoundationArea(t *testing.T) {
	for _, c := range []struct {
		rules *Rules
		lay   string
		count int
		want  string
	}{
		{EasyHarp, "T1: AH", 1, "T1>F2"},
		{EasyHarp, "T1: 4H | F2: 3 | F6: 3", 1, "T1>F2"},
		{EasyHarp, "T1: 4H | F2: 5 | F6: 3", 1, "T1>F6"},
		{EasyHarp, "T1: AH | F2: 5", 1, "T1>F6"},
		{EasyHarp, "T1: 9H | F2: 5 | F6: 3", 1, "T1>F2"},
		{EasyHarp, "T1: 9H 8S", 2, "T1>F2x2"},
		{Reflechi, "T1: AC", 1, "T1>F4"},
		{Reflechi, "T1: 2D | F3: A", 1, "T1>F3"},
		{EightOff, "T1: 9S", 1, "T1>F1"},
	} {
		b := lay(t, c.rules, c.lay)
		assert.Equal(t, c.want, b.ToFoundation(Column(0), c.count).String(), c.lay)
	}
}

// An ace goes only to an empty slot of its own suit.
func TestAcesGoToEmptySlots(t *testing.T) {
	b := lay(t, EasyHarp, "T1: AH | F2: 3")
	r := b.Check(Move(Column(0), Foundation(1), 1))
	require.NotNil(t, r)
	assert.Equal(t, FoundationWrongRank, r.Kind)
	assert.Equal(t, "4H AH", faces(r.Wants))
	var places []string
	for _, a := range b.Legal(nil) {
		if a.To.Kind() == FoundationPile {
			places = append(places, a.String())
		}
	}
	assert.Equal(t, []string{"T1>F6"}, places)
}

// The foundations in order: spades, hearts, diamonds, clubs, and once more with two decks.
func TestSlotsOfTheFoundations(t *testing.T) {
	suits := ""
	for i := range EasyHarp.Foundations() {
		suits += Foundation(i).Suit().String()
	}
	assert.Equal(t, "SHDCSHDC", suits)
	assert.Equal(t, 4, Reflechi.Foundations())
	assert.Equal(t, 4, EightOff.Foundations())
}

// With stock and waste both empty a tap on the stock is refused: no move, no cost.
func TestNothingToDrawCostsNothing(t *testing.T) {
	for _, r := range []*Rules{EasyHarp, Reflechi, ReflechiDraw3} {
		g := NewGameAt(lay(t, r, "T1: AS | T2: 5H"))
		apply(t, g, Do(Move(Column(0), Foundation(0), 1)))
		a, ok := g.Board().Tap(Stock)
		require.True(t, ok)
		refusal := g.Apply(Do(a))
		require.NotNil(t, refusal)
		assert.Equal(t, NothingToDraw, refusal.Kind)
		assert.Equal(t, []int{10, 1, 1}, []int{g.Score(), g.Moves(), g.Undos()})
	}
}

// Last comes the count: a run that is too long, and goes there or nowhere by rank, is told the rank.
func TestTheLimitIsToldLast(t *testing.T) {
	b := lay(t, EightOff2, "T1: 9S 8S 7S | T2: 5S | T4: 2C | T5: 2D | T6: 2H | T7: 3C | T8: 3D | C1: 4H | C2: 4D")
	for text, kind := range map[string]Kind{"T1>T2x3": WrongRank, "T1>T3x3": KingOnly} {
		a, err := ParseAction(text)
		require.NoError(t, err)
		assert.Greater(t, int(a.Count), b.RunLimit(a.To))
		assert.Equal(t, kind.String(), b.Check(a).Kind.String(), text)
	}
}

// The options change neither the shuffle nor the layout, but that cards without a cell lie on columns.
func TestOptionsKeepTheDeal(t *testing.T) {
	one, three := Deal(Code{Reflechi, 5}), Deal(Code{ReflechiDraw3, 5})
	assert.Equal(t, one.piles, three.piles)
	eight, four, two := Deal(Code{EightOff, 5}), Deal(Code{EightOff4, 5}), Deal(Code{EightOff2, 5})
	assert.Equal(t, eight.piles, four.piles)
	for i := range EightOff.Columns {
		assert.Equal(t, eight.Cards(Column(i)), two.Cards(Column(i))[:6])
	}
	assert.Equal(t, []Card{eight.Top(Cell(0)), eight.Top(Cell(1)), eight.Top(Cell(2)), eight.Top(Cell(3))},
		[]Card{two.Top(Cell(0)), two.Top(Cell(1)), two.Top(Column(2)), two.Top(Column(3))})
}

// Nothing ever moves by itself: an action touches no pile but its two, takes as many cards as it says from the one to the
// other, and turns up one card at the most. A run that moved together is undone together.
func TestNothingMovesByItself(t *testing.T) {
	eachPlay(t, 30, func(t *testing.T, g *Game, random *rand.Rand) {
		for range 150 {
			legal := g.Board().Legal(nil)
			if len(legal) == 0 {
				return
			}
			a := choose(legal, random)
			before := *g.Board()
			apply(t, g, Do(a))
			after := g.Board()
			for _, p := range g.Rules().Piles() {
				if p != a.From && p != a.To {
					require.Equal(t, before.piles[p], after.piles[p], "%v touched %v", a, p)
				}
			}
			if a.From.Kind() != StockPile && a.To.Kind() != StockPile {
				require.Equal(t, before.Len(a.To)+int(a.Count), after.Len(a.To))
				require.LessOrEqual(t, before.FaceDown(a.From)-after.FaceDown(a.From), 1)
				require.Equal(t, before.FaceDown(a.To), after.FaceDown(a.To))
			}
			if random.IntN(3) == 0 {
				apply(t, g, Event{Kind: Undo})
				require.True(t, before == *g.Board())
			}
		}
	})
}

// A play is won while its history is full: undo goes back 100 actions and no further, and redo wins again.
func TestWinWithAFullHistory(t *testing.T) {
	for _, w := range wins(t) {
		g := NewGame(w.code)
		for range 60 { // a detour that leads nowhere, so that every win is longer than the history
			apply(t, g, Do(w.actions[0]), Event{Kind: Undo}, Event{Kind: Redo}, Event{Kind: Undo})
		}
		for _, a := range w.actions {
			apply(t, g, Do(a))
		}
		n := min(len(w.actions), UndoDepth)
		require.Equal(t, n, g.Undos())
		apply(t, g, times(n, Event{Kind: Undo})...)
		assert.Equal(t, NothingToUndo, g.Apply(Event{Kind: Undo}).Kind)
		assert.Equal(t, w.moves+120, g.Moves(), "120 actions and redos of the detour, which were all undone")
		apply(t, g, times(n, Event{Kind: Redo})...)
		assert.True(t, g.Won())
		assert.Equal(t, w.score, g.Score())
		assert.Equal(t, NothingToRedo, g.Apply(Event{Kind: Redo}).Kind)
	}
}

// What happens in a copy of a play is not the play's, and the other way round.
func TestCopiesAreApart(t *testing.T) {
	g := NewGame(Code{EasyHarp, 5})
	g.log = make([]Event, 0, 64) // has room, so that two appended to it would be one
	endless(t, g, 10)
	c := g.Copy()
	apply(t, c, Event{Kind: Undo}, Event{Kind: Undo}, Event{Kind: Hint})
	endless(t, g, 2)
	endless(t, c, 1)
	draws := strings.Repeat(" S>W", 10)
	assert.Equal(t, "EH1-N-AAAAAAF"+draws+" S>W S>W", g.Text())
	assert.Equal(t, "EH1-N-AAAAAAF"+draws+" undo undo hint S>W", c.Text())
	assert.Equal(t, []int{12, 12, 9, 11}, []int{g.Undos(), g.Moves(), c.Undos(), c.Moves()})
	apply(t, g, times(12, Event{Kind: Undo})...)
	assert.True(t, *g.Board() == Deal(g.Code()))
}

// A play is won once: it stays one that was won, whatever is undone and made in another way since.
func TestWonStaysWon(t *testing.T) {
	g := NewGameAt(lay(t, EightOff, "F1: K | F2: K | F3: K | F4: Q | T1: KC"))
	apply(t, g, Do(Move(Column(0), Foundation(3), 1)), Event{Kind: Undo}, Do(Move(Column(0), Column(1), 1)))
	assert.False(t, g.Won())
	assert.True(t, g.EverWon())
	assert.Zero(t, g.Redos())
	assert.Equal(t, "T1>F4 undo T1>T2", g.Text(), "the text of a play that began from a position is its events")
}

// No game has a pile of such a number.
func TestPilesThatAreNone(t *testing.T) {
	for _, r := range allRules() {
		b := Deal(Code{r, 1})
		for p := Pile(pileCount); p < 255; p++ {
			for _, a := range []Action{Move(p, Column(0), 1), Move(Column(0), p, 1), Move(p, p, 1)} {
				require.Equal(t, NoSuchPile, b.Check(a).Kind)
			}
			require.False(t, r.Has(p))
		}
	}
}

// A position of the whole deck is one of the game itself.
func TestWholeDecksHaveTheGamesRules(t *testing.T) {
	for _, r := range allRules() {
		b := Deal(Code{r, 1})
		again := position(t, b.Text())
		assert.Same(t, r, again.Rules())
	}
}
