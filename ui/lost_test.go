package ui

import (
	"context"
	"math/rand/v2"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/core/advice"
	"patiencetrio/core/solver"
)

// answer is what the solver says of the position on the table.
func (a *fixture) answer() solver.Answer {
	return solver.Solve(context.Background(), a.play().Board(), solver.Limits{}, nil).Answer
}

// lose plays a known win of a deal to some point and then whatever is allowed, until the game is lost.
func (a *fixture) lose(code string) {
	a.deal(code)
	for _, s := range wins(a.t)[code][:10] {
		action, err := core.ParseAction(s)
		require.NoError(a.t, err)
		require.Nil(a.t, a.game.table.Do(core.Do(action)))
	}
	chance := rand.New(rand.NewPCG(1, 2))
	for n := 0; a.answer() != solver.Lost; n++ {
		require.Less(a.t, n, 300)
		all := a.play().Board().Legal(nil)
		require.NotEmpty(a.t, all)
		require.Nil(a.t, a.game.table.Do(core.Do(all[chance.IntN(len(all))])))
	}
}

// findWayBack asks for a hint and chooses the way back on the sheet that tells of the loss.
func (a *fixture) findWayBack() {
	a.ask()
	require.Len(a.t, a.screens.layers, 2)
	a.tapRow("way.find")
	a.settle()
}

// tapRow taps what bears a text on the sheet on top.
func (a *fixture) tapRow(id string) {
	c := a.window.Canvas()
	tapText(a.t, c, a.screens.top().object, a.text.Get(id))
}

// The way back leads to the last position of the play that can be won, through undo: redo leads on to the lost one again.
func TestWayBackUndoesToWhereTheGameCanBeWon(t *testing.T) {
	a := open(t).patient()
	a.fast()
	a.lose("EO1-C2-AAAACMK")
	lost, moves := *a.play().Board(), a.play().Moves()
	a.findWayBack()
	require.Len(t, a.screens.layers, 1)
	assert.Equal(t, solver.Winnable, a.answer())
	assert.Equal(t, moves, a.play().Moves(), "undo counts no moves")
	assert.True(t, a.message.up)
	back := a.play().Redos()
	assert.Contains(t, a.message.content.Title, a.text.Number(back))
	a.typedRune('y')
	assert.NotEqual(t, solver.Winnable, a.answer(), "one move later it was lost")
	a.typedRune('u')
	a.ask()
	a.hinted()
	for range back {
		a.typedRune('y')
	}
	assert.Equal(t, lost, *a.play().Board())
}

// swing makes an action and takes it back by its opposite, over and over: no undo.
func (a *fixture) swing(actions int) {
	for range actions {
		b := a.play().Board()
		done := false
		for _, action := range b.Legal(nil) {
			after := *b
			game := core.NewGameAt(after)
			game.Apply(core.Do(action))
			back := core.Move(action.To, action.From, int(action.Count))
			if action.To.Kind() != core.FoundationPile && game.Board().Allows(back) && action.From.Kind() != core.StockPile {
				require.Nil(a.t, a.game.table.Do(core.Do(action)))
				done = true
				break
			}
		}
		require.True(a.t, done, "nothing can be moved there and back")
	}
}

// Beyond the reach of undo the same deal is offered anew, played as far as it could be won. It begins with a hint, and the
// play before has ended.
func TestWayBackBeyondUndoBeginsAnew(t *testing.T) {
	a := open(t).patient()
	a.fast()
	a.lose("TF1-D3N-AAAABMP")
	for range core.UndoDepth + 1 { // once lost, turning the stock over and over changes nothing
		a.key(fyne.KeySpace)
	}
	old := a.session.play
	a.findWayBack()
	require.Len(t, a.screens.layers, 2)
	assert.Same(t, old, a.session.play, "so far it is only offered")
	a.tapRow("way.far.begin")
	require.NotEqual(t, old.ID(), a.session.play.ID())
	assert.Equal(t, old.Code(), a.session.play.Code())
	assert.Equal(t, solver.Winnable, a.answer())
	assert.Equal(t, advice.Standing(old.Game().Log())[:a.play().Moves()], advice.Standing(a.play().Log()))
	assert.Equal(t, 1, a.play().Hints())
	results := a.store.Results()
	require.Len(t, results, 1)
	assert.Equal(t, old.ID(), results[0].ID)
	assert.False(t, results[0].Won)
	a.ask()
	a.hinted()
}

// Of a deal that could never be won the app says so.
func TestDealThatWasLostFromTheStart(t *testing.T) {
	a := open(t).patient()
	a.fast()
	a.deal(lostDeal)
	require.Nil(t, a.game.table.Do(core.Do(a.play().Board().Legal(nil)[0])))
	board := *a.play().Board()
	a.findWayBack()
	require.Len(t, a.screens.layers, 2)
	assert.Contains(t, texts(a.screens.top().object), a.text.Get("way.never.title"))
	assert.Equal(t, board, *a.play().Board())
	a.tapRow("newgame.new")
	assert.NotEqual(t, lostDeal, a.play().Code().String())
}

// Before the first action there is no way back to look for: a deal that is lost then was lost from the start. So it is told
// later on as well.
func TestLostFromTheStartIsToldAtOnce(t *testing.T) {
	a := open(t).patient()
	a.fast()
	a.deal(lostDeal)
	told := func() {
		a.ask()
		require.Len(t, a.screens.layers, 2)
		sheet := texts(a.screens.top().object)
		assert.Contains(t, sheet, a.text.Get("way.never.title"))
		assert.NotContains(t, sheet, a.text.Get("way.find"))
		a.back()
	}
	told()
	assert.Equal(t, 1, a.play().Hints())
	require.Nil(t, a.game.table.Do(core.Do(a.play().Board().Legal(nil)[0])))
	told()
	a.deal(lostDeal)
	require.Nil(t, a.game.table.Do(core.Do(a.play().Board().Legal(nil)[0])))
	a.typing('u')
	told()
}

// What was found honestly is told, too, where nothing is certain.
func TestWayThatIsNotCertain(t *testing.T) {
	a := open(t).patient()
	a.fast()
	a.deal(someWin)
	path := advice.PathOf(a.play())
	a.goBackBy(advice.Way{}, path)
	assert.Contains(t, texts(a.screens.top().object), a.text.Get("way.unknown.title"))
	a.screens.closeAll()
	a.swing(3)
	path = advice.PathOf(a.play())
	a.goBackBy(advice.Way{Kind: advice.WayFound, Actions: 1, Undos: 2}, path)
	assert.Equal(t, a.text.Prose("way.undone.perhaps"), a.message.content.Body)
	assert.Equal(t, 2, a.play().Redos())
}

// The search for the way back can be cancelled, stops in the background, and finds nothing where another game is played
// by then.
func TestSearchForTheWayBackEnds(t *testing.T) {
	for name, do := range map[string]func(a *fixture){
		"cancel":         func(a *fixture) { a.tapRow("search.cancel") },
		"back":           func(a *fixture) { a.back() },
		"the background": func(a *fixture) { a.front(false) },
		"another deal":   func(a *fixture) { a.deal("TF1-D1N-AAAAAAC") },
		"closing":        func(a *fixture) { a.close() },
	} {
		t.Run(name, func(t *testing.T) {
			a := open(t).patient()
			a.fast()
			a.lose("EO1-C2-AAAACMK")
			play, log := a.session.play, len(a.play().Log())
			a.findWay()
			require.Len(t, a.screens.layers, 2, "the sheet with progress")
			a.setting(func(s *settings) { s.Language = "fr" })
			require.Contains(t, texts(a.screens.top().object), a.text.Get("way.search"))
			do(a)
			assert.False(t, a.search.busy())
			a.settle()
			assert.Len(t, play.Game().Log(), log)
			if name != "closing" {
				assert.Len(t, a.screens.layers, 1)
			}
		})
	}
}

// A search of which nothing is seen yet ends when the player does something on the table.
func TestUnseenSearchEndsByPlaying(t *testing.T) {
	a := open(t).patient()
	a.fast()
	a.lose("EO1-C2-AAAACMK")
	a.findWay()
	sheet, changed := a.search.layer, a.screens.changed
	a.search.layer, sheet.gone, a.screens.changed = nil, nil, func() {} // as before it opens
	a.screens.close(sheet)
	a.screens.changed = changed
	require.True(t, a.search.busy())
	a.tap(fyne.NewPos(206, 600))
	assert.False(t, a.search.busy())
}
