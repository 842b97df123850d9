package core

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func apply(t testing.TB, g *Game, events ...Event) {
	t.Helper()
	for _, e := range events {
		require.Nil(t, g.Apply(e), e)
	}
}

func times(n int, e Event) []Event {
	all := make([]Event, n)
	for i := range all {
		all[i] = e
	}
	return all
}

// endless makes n actions that are always possible in a stock game.
func endless(t testing.TB, g *Game, n int) {
	t.Helper()
	for range n {
		a, ok := g.Board().Tap(Stock)
		require.True(t, ok)
		apply(t, g, Do(a))
	}
}

// The rule book's arithmetic of undo, a history of 100 actions.
func TestUndoHistory(t *testing.T) {
	undo, redo := Event{Kind: Undo}, Event{Kind: Redo}
	for _, r := range []*Rules{EasyHarp, Reflechi, ReflechiDraw3} {
		// Of 100 actions none is beyond reach.
		whole := NewGame(Code{r, 7})
		endless(t, whole, 100)
		apply(t, whole, times(100, undo)...)
		assert.Equal(t, &Refusal{Kind: NothingToUndo, Target: NoCard}, whole.Apply(undo))

		// After 150 actions and 100 undos nothing is left to undo, and 10 actions later those 10 are.
		g := NewGame(Code{r, 7})
		endless(t, g, 150)
		assert.Equal(t, 100, g.Undos())
		apply(t, g, times(100, undo)...)
		assert.Zero(t, g.Undos())
		assert.Equal(t, &Refusal{Kind: NothingToUndo, Target: NoCard, Max: 100}, g.Apply(undo), "50 actions lie beyond")
		assert.Equal(t, 100, g.Redos())
		endless(t, g, 10)
		assert.Equal(t, 10, g.Undos())
		assert.Zero(t, g.Redos(), "a new action empties the redo list")
		assert.Equal(t, 160, g.Moves(), "an undo does not change the move counter")

		// After 150 actions, 10 undos and 1 action, 91 are.
		g = NewGame(Code{r, 7})
		endless(t, g, 150)
		apply(t, g, times(10, undo)...)
		endless(t, g, 1)
		assert.Equal(t, 91, g.Undos())
		apply(t, g, times(91, undo)...)
		assert.Equal(t, NothingToUndo, g.Apply(undo).Kind)
		apply(t, g, times(91, redo)...)
		assert.Equal(t, NothingToRedo, g.Apply(redo).Kind)
		assert.Equal(t, 151+91, g.Moves(), "a redo counts as a move")
	}
}

// A redeal at 30 points loses 30, its undo gives 30 back, and its redo takes them again.
func TestRedealNearZero(t *testing.T) {
	for _, r := range []*Rules{Reflechi, ReflechiDraw3} {
		g := NewGameAt(lay(t, r, "S: | W: 9S | T1: AS | T2: AH | T3: AD | T4: 5C"))
		apply(t, g, Do(Move(Column(0), Foundation(0), 1)), Do(Move(Column(1), Foundation(1), 1)), Do(Move(Column(2), Foundation(2), 1)))
		assert.Equal(t, 30, g.Score())
		apply(t, g, Do(Redeal))
		assert.Equal(t, 0, g.Score())
		apply(t, g, Event{Kind: Undo})
		assert.Equal(t, 30, g.Score())
		apply(t, g, Event{Kind: Redo})
		assert.Equal(t, 0, g.Score())
	}
}

// Each kind of action scores what the rule book says, and counts one move.
func TestPoints(t *testing.T) {
	for _, c := range []struct {
		rules       *Rules
		lay, action string
		points      int
	}{
		{EasyHarp, "T1: AS", "T1>F1", 10},
		{EasyHarp, "T1: AS", "T1>F5", 10},
		{EasyHarp, "W: AS", "W>F1", 10},
		{EasyHarp, "W: 9S | T1: TH", "W>T1", 5},
		{EasyHarp, "T1: <2C> 9S | T2: TH", "T1>T2", 5},
		{EasyHarp, "T1: <2C> AS", "T1>F1", 15},
		{EasyHarp, "T1: 2C 9S | T2: TH", "T1>T2", 0},
		{EasyHarp, "T1: <2C> KS QH", "T1>T2x2", 5},
		{EasyHarp, "W: 2C", "W>S", 0},
		{EasyHarp, "S: 2C", "S>W", 0},
		{EasyHarp, "F1: 9 | T1: TH", "F1>T1", 0},
		{Reflechi, "T1: AS", "T1>F1", 10},
		{Reflechi, "W: AS", "W>F1", 10},
		{Reflechi, "W: 9S | T1: TH", "W>T1", 5},
		{Reflechi, "T1: 9S 8H | T2: TH", "T1>T2x2", 0},
		{Reflechi, "W: 2C", "W>S", -100},
		{ReflechiDraw3, "W: 2C", "W>S", -100},
		{ReflechiDraw3, "S: 2C 3C 4C", "S>W", 0},
		{Reflechi, "F1: 9 | T1: TH", "F1>T1", 0},
		{EightOff, "T1: AS", "T1>F1", 10},
		{EightOff2, "C1: AS", "C1>F1", 10},
		{EightOff4, "T1: 9S 8S | T2: TS", "T1>T2x2", 0},
		{EightOff, "T1: 9S", "T1>C1", 0},
		{EightOff, "C1: 9S", "C1>C2", 0},
		{EightOff, "C1: 9S | T1: TS", "C1>T1", 0},
		{EightOff, "F1: 9", "F1>C1", 0},
	} {
		g := NewGameAt(lay(t, c.rules, c.lay))
		g.score = 200
		a, err := ParseAction(c.action)
		require.NoError(t, err)
		apply(t, g, Do(a))
		assert.Equal(t, 200+c.points, g.Score(), "%s %s: %s", c.rules.Prefix(), c.lay, c.action)
		assert.Equal(t, 1, g.Moves())
	}
}

// A card that is uncovered turns up by itself in the same action, and one undo takes both back.
func TestTurningUp(t *testing.T) {
	g := NewGameAt(lay(t, EasyHarp, "T1: <2C> <AC> AS | T2: 5H"))
	before := *g.Board()
	apply(t, g, Do(Move(Column(0), Foundation(0), 1)))
	assert.Equal(t, 1, g.Board().FaceDown(Column(0)))
	assert.Equal(t, 15, g.Score())
	apply(t, g, Do(Move(Column(0), Foundation(3), 1)))
	assert.Zero(t, g.Board().FaceDown(Column(0)))
	assert.Equal(t, 30, g.Score())
	apply(t, g, times(2, Event{Kind: Undo})...)
	assert.True(t, before == *g.Board())
	assert.Zero(t, g.Score())
}

// Draw 3 turns the cards one by one, fewer at the end; a redeal brings the same order again.
func TestDrawAndRedeal(t *testing.T) {
	g := NewGameAt(lay(t, ReflechiDraw3, "S: 4C 3C 2C AC | T1: 5H"))
	apply(t, g, Do(Draw))
	assert.Equal(t, "AC 2C 3C", faces(g.Board().Cards(Waste)))
	apply(t, g, Do(Draw))
	assert.Equal(t, "AC 2C 3C 4C", faces(g.Board().Cards(Waste)), "the last draw turns fewer")
	apply(t, g, Do(Redeal))
	assert.Equal(t, "4C 3C 2C AC", faces(g.Board().Cards(Stock)), "the card drawn first comes first again")
	assert.Equal(t, 3, g.Moves())

	g = NewGameAt(lay(t, Reflechi, "S: 2C AC | T1: 5H"))
	apply(t, g, Do(Draw))
	assert.Equal(t, "AC", faces(g.Board().Cards(Waste)))
}

// A card taken back and played again scores again; taken back and undone, it counts as not taken back.
func TestTakeBacks(t *testing.T) {
	g := NewGameAt(lay(t, EightOff, "T1: AS 2C"))
	apply(t, g, Do(Move(Column(0), Cell(0), 1)), Do(Move(Column(0), Foundation(0), 1)), Do(Move(Foundation(0), Cell(1), 1)))
	assert.Equal(t, 1, g.TakeBacks())
	assert.Equal(t, 10, g.Score(), "no points either way")
	apply(t, g, Do(Move(Cell(1), Foundation(0), 1)))
	assert.Equal(t, 20, g.Score())
	apply(t, g, times(2, Event{Kind: Undo})...)
	assert.Zero(t, g.TakeBacks())
	assert.Equal(t, 10, g.Score())
	apply(t, g, Event{Kind: Redo})
	assert.Equal(t, 1, g.TakeBacks())
}

// After a win only undo and redo are accepted, and it stays won once.
func TestAfterTheWin(t *testing.T) {
	for _, w := range wins(t) {
		g := NewGame(w.code)
		for _, a := range w.actions {
			assert.False(t, g.EverWon())
			apply(t, g, Do(a))
		}
		assert.Equal(t, GameWon, g.Apply(Do(Draw)).Kind)
		apply(t, g, Event{Kind: Undo})
		assert.False(t, g.Won())
		assert.True(t, g.EverWon())
		apply(t, g, Event{Kind: Redo})
		assert.True(t, g.Won())
		assert.Equal(t, w.score, g.Score())
		assert.Equal(t, w.moves+1, g.Moves())
	}
}

// Undo, redo and hints are events; a refused one is not, and a hint is neither a move nor undone.
func TestLogOfEvents(t *testing.T) {
	g := NewGame(Code{EasyHarp, 5})
	undo, redo, hint := Event{Kind: Undo}, Event{Kind: Redo}, Event{Kind: Hint}
	require.NotNil(t, g.Apply(undo))
	apply(t, g, hint)
	assert.False(t, g.Started(), "a hint is no action")
	_, ok := g.Last()
	assert.False(t, ok)
	_, ok = g.Next()
	assert.False(t, ok)
	apply(t, g, Do(Draw), undo)
	assert.True(t, g.Started(), "an undone action was one")
	apply(t, g, redo)
	require.NotNil(t, g.Apply(redo))
	require.NotNil(t, g.Apply(Do(Redeal)))
	assert.Equal(t, "EH1-N-AAAAAAF hint S>W undo redo", g.Text())
	assert.Equal(t, Code{EasyHarp, 5}, g.Code())
	assert.Same(t, EasyHarp, g.Rules())
	assert.Equal(t, 1, g.Hints())
	assert.Equal(t, 2, g.Moves())
	assert.Equal(t, 1, g.Undos())
}

// An action and its undo allocate nothing, so that plays of any length stay quick.
func TestActionsDoNotAllocate(t *testing.T) {
	g := NewGame(Code{EasyHarp, 5})
	g.log = make([]Event, 0, 2000)
	endless(t, g, 200)
	a, ok := g.Board().Tap(Stock)
	require.True(t, ok)
	assert.Zero(t, testing.AllocsPerRun(300, func() {
		g.Apply(Do(a))
		g.Apply(Event{Kind: Undo})
		g.Apply(Event{Kind: Redo})
		g.Apply(Event{Kind: Undo})
		g.log = g.log[:200]
	}))
	assert.Equal(t, 200+301*2, g.Moves(), "all of them were accepted")
}
