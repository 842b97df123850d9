package ui

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/core/advice"
	"patiencetrio/core/solver"
)

// onlyWinnable is an app that deals Eight Off with 2 cells, of which about one deal in 240 can be won, and only such ones.
func onlyWinnable(t *testing.T) *fixture {
	a := open(t).patient()
	a.fast()
	a.setting(func(s *settings) { *s = s.with(core.EightOff2).withWinnable("EO", true) })
	return a
}

// Whatever deals at random deals a winnable deal if the player wants that: a plain numbered deal.
func TestOnlyWinnableDeals(t *testing.T) {
	for name, do := range map[string]func(a *fixture){
		"the chooser":    func(a *fixture) { a.continueGame("EO") },
		"the new window": func(a *fixture) { a.deal(lostDeal); a.openNewGame(); a.tapRow("newgame.new") },
		"the key":        func(a *fixture) { a.deal(lostDeal); a.typing('n'); a.tapRow("newgame.new") },
		"the win":        func(a *fixture) { a.win("EO1-C2-AAAACMK", 0); a.tapRow("win.new") },
		"a lost game":    func(a *fixture) { a.deal(lostDeal); a.ask(); a.tapRow("newgame.new") },
	} {
		t.Run(name, func(t *testing.T) {
			a := onlyWinnable(t)
			do(a)
			a.settle()
			require.True(t, a.atTable)
			require.Len(t, a.screens.layers, 1)
			code := a.session.play.Code()
			assert.Equal(t, core.EightOff2, code.Rules)
			assert.Empty(t, a.play().Log())
			assert.Equal(t, solver.Winnable, a.answer(), code)
			again, err := core.ParseCode(code.String())
			require.NoError(t, err)
			assert.Equal(t, code, again)
		})
	}
}

// The choice holds for its game alone, and is off at first.
func TestWinnableIsChosenForEachGame(t *testing.T) {
	a := open(t).patient()
	a.fast()
	assert.False(t, a.set.Winnable["EO"])
	a.deal("TF1-D1N-AAAAAAB")
	a.openNewGame()
	a.tapRow("winnable.title")
	assert.Equal(t, map[string]bool{"EH": false, "TF": true, "EO": false}, a.set.Winnable)
	again := loadSettings(a.fyne.Preferences())
	assert.True(t, again.Winnable["TF"])
	a.continueGame("EO")
	assert.False(t, a.search.busy(), "any deal will do")
	a.deal("TF1-D1N-AAAAAAB")
	a.openNewGame()
	assert.True(t, a.set.Winnable["TF"])
}

// The odds follow the option that is chosen in the window.
func TestOddsFollowTheOption(t *testing.T) {
	a := onlyWinnable(t)
	a.setting(func(s *settings) { s.Language = "en" })
	a.deal(lostDeal)
	a.openNewGame()
	told := func(r *core.Rules) string {
		odds, ok := advice.OddsOf(r)
		require.True(t, ok)
		return a.text.Odds(odds.Share())
	}
	assert.Contains(t, texts(a.screens.top().object), told(core.EightOff2))
	for _, r := range []*core.Rules{core.EightOff4, core.EightOff} {
		assert.NotContains(t, texts(a.screens.top().object), told(r))
		tapText(t, a.window.Canvas(), a.screens.top().object, a.text.Option(r))
		assert.Contains(t, texts(a.screens.top().object), told(r))
	}
}

// A search for a deal that is cancelled deals nothing; so does one in the background.
func TestSearchForADealEnds(t *testing.T) {
	for name, do := range map[string]func(a *fixture){
		"cancel":         func(a *fixture) { a.tapRow("search.cancel") },
		"back":           func(a *fixture) { a.back() },
		"the background": func(a *fixture) { a.front(false) },
	} {
		t.Run(name, func(t *testing.T) {
			a := onlyWinnable(t)
			a.deal(lostDeal)
			a.openNewGame()
			a.tapRow("newgame.new")
			require.Len(t, a.screens.layers, 3)
			do(a)
			a.settle()
			assert.Equal(t, lostDeal, a.play().Code().String())
			assert.Len(t, a.screens.layers, 2, "the new-game window is still there")
		})
	}
}

// Pressing again and again deals once.
func TestStormOfDeals(t *testing.T) {
	a := onlyWinnable(t)
	a.deal(lostDeal)
	for range 10 {
		a.dealNew(core.EightOff2)
	}
	a.settle()
	assert.Equal(t, solver.Winnable, a.answer())
	assert.Len(t, a.screens.layers, 1)
	assert.Equal(t, lostDeal, func() string { a.backToLast("EO"); return a.play().Code().String() }())
}
