package ui

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/core/store"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/text"
)

// patient gives searches all the time that a busy machine may need.
func (a *fixture) patient() *fixture {
	a.game.hints.most, a.game.watch.most = time.Minute, time.Minute
	return a
}

// ask presses the hint's key and waits for the answer.
func (a *fixture) ask() {
	a.tap(middle(a.game.bar.hint))
	a.settle()
}

// hinted is the action that the table shows.
func (a *fixture) hinted() core.Action {
	action, ok := a.game.table.Hint()
	require.True(a.t, ok, "no hint is shown")
	return action
}

// hintIn shows a hint after some others in a deal, with the mark that tells that it can be won.
func (a *fixture) hintIn(code string, after int) {
	a.patient()
	a.setting(func(s *settings) { s.Still = true })
	a.deal(code)
	for range after {
		a.ask()
		require.Nil(a.t, a.game.table.Do(core.Do(a.hinted())))
	}
	a.ask()
	a.hinted()
}

// lostDeal is a deal of Eight Off with 2 cells that cannot be won: 4977 of the first 5000 cannot.
const lostDeal = "EO1-C2-AAAAAAB"

// Whoever presses the key for hints and does what it shows wins, in every game and with every option. Each hint is an event
// of the play, and the win sets no record.
func TestFollowingHintsWins(t *testing.T) {
	for _, code := range oneWinOfEach {
		t.Run(code, func(t *testing.T) {
			a := open(t).patient()
			a.fast()
			a.deal(code)
			for n := 0; !a.play().Won(); n++ {
				require.Less(t, n, 1000)
				a.ask()
				require.Nil(t, a.game.table.Do(core.Do(a.hinted())))
			}
			assert.Equal(t, a.play().Moves(), a.play().Hints(), "one for each move")
			won, ok := a.session.play.Result()
			require.True(t, ok)
			assert.True(t, won.Assisted)
			assert.False(t, won.Clean())
			stats := store.Sum(a.store.Results())
			assert.Equal(t, 1, stats.Won)
			assert.Nil(t, stats.FewestMoves, "no record")
		})
	}
}

// A hint changes nothing but the number of hints; the same position is told again without counting again, also after a
// restart.
func TestHintsCountOnceForAPosition(t *testing.T) {
	a := open(t).patient()
	a.fast()
	a.deal("EO1-C8-AAAABMW")
	board := *a.play().Board()
	for range 5 {
		a.ask()
		a.hinted()
	}
	assert.Equal(t, board, *a.play().Board())
	assert.Equal(t, 1, a.play().Hints())
	assert.Zero(t, a.play().Moves())
	assert.False(t, a.play().Started())

	first := a.hinted()
	require.Nil(t, a.game.table.Do(core.Do(first)))
	a.ask()
	a.tap(middle(a.game.bar.undo))
	a.ask()
	assert.Equal(t, first, a.hinted(), "known from before")
	assert.Equal(t, 2, a.play().Hints())

	for range 2 {
		a.ask()
		require.Nil(t, a.game.table.Do(core.Do(a.hinted())))
	}
	a.ask()
	require.Equal(t, 3, a.play().Hints())
	a.game.hints = hinter{most: time.Minute} // as after a start
	a.ask()
	assert.Equal(t, 3, a.play().Hints(), "this position was told last, and nothing happened since")
}

// While a hint is searched for the table is played as ever, and what the player does ends the search.
func TestWhatThePlayerDoesEndsTheSearchForAHint(t *testing.T) {
	for name, do := range map[string]func(a *fixture){
		"a tap":          func(a *fixture) { a.tap(a.top(core.Stock)) },
		"a press":        func(a *fixture) { a.under(a.top(core.Column(6))).press(a.top(core.Column(6))) },
		"undo":           func(a *fixture) { a.typedRune('u') },
		"the focus":      func(a *fixture) { a.key(fyne.KeyLeft) },
		"the menu":       func(a *fixture) { a.openMenu() },
		"leaving":        func(a *fixture) { a.openChooser() },
		"another deal":   func(a *fixture) { a.deal("TF1-D1N-AAAAAAC") },
		"the background": func(a *fixture) { a.front(false) },
		"a refused move": func(a *fixture) { a.game.table.Do(core.Event{Kind: core.Redo}); a.game.Refused(&core.Refusal{}) },
	} {
		t.Run(name, func(t *testing.T) {
			a := open(t).patient()
			a.fast()
			a.deal("TF1-D1N-AAAAAAB")
			a.tap(a.top(core.Stock))
			a.tap(middle(a.game.bar.hint))
			require.True(t, a.game.hints.search.busy())
			do(a)
			assert.False(t, a.game.hints.search.busy())
			a.settle()
			_, shown := a.game.table.Hint()
			assert.False(t, shown)
			if a.session.play != nil {
				assert.Zero(t, a.play().Hints(), "nothing was told")
			}
		})
	}
}

// Any input ends a hint and does what it would have done without it.
func TestAnyInputEndsAHint(t *testing.T) {
	for name, do := range map[string]func(a *fixture){
		"a tap":     func(a *fixture) { a.tap(a.top(core.Stock)); assert.Equal(a.t, 2, a.play().Moves()) },
		"undo":      func(a *fixture) { a.typedRune('u'); assert.Zero(a.t, a.play().Board().Len(core.Waste)) },
		"the menu":  func(a *fixture) { a.openMenu(); assert.Len(a.t, a.screens.layers, 2) },
		"the focus": func(a *fixture) { a.key(fyne.KeyLeft); _, on := a.game.table.Focus(); assert.True(a.t, on) },
		"settings":  func(a *fixture) { a.setting(func(s *settings) { s.Mode = modeDark }) },
		"turning":   func(a *fixture) { a.window.Resize(fyne.NewSize(915, 412)) },
	} {
		t.Run(name, func(t *testing.T) {
			a := open(t).patient()
			a.fast()
			a.deal("TF1-D1N-AAAABNA")
			a.tap(a.top(core.Stock))
			a.ask()
			a.hinted()
			do(a)
			_, shown := a.game.table.Hint()
			assert.False(t, shown)
		})
	}
}

// A storm of presses starts one search and counts once. A press while cards are in the hand sends them home.
func TestStormOfPresses(t *testing.T) {
	a := open(t).patient()
	a.fast()
	a.deal("EH1-N-AAAAAAB")
	at := a.top(core.Column(8))
	h := a.under(at)
	h.press(at)
	h.move(at.AddXY(0, -40))
	for range 20 {
		a.typing('t')
	}
	h.release(at.AddXY(0, -40), true)
	a.typing('t')
	a.settle()
	a.typing('ะ') // the same key of a Thai keyboard
	a.hinted()
	assert.Equal(t, 1, a.play().Hints())
	assert.Zero(t, a.play().Moves())
}

// A change of the language in the middle of a search changes its words, not its answer.
func TestLanguageChangesDuringTheSearch(t *testing.T) {
	a := open(t).patient()
	a.fast()
	a.setting(func(s *settings) { s.Words, s.Language = true, "en" })
	a.deal("EO1-C8-AAAABMW")
	a.tap(middle(a.game.bar.hint))
	a.setting(func(s *settings) { s.Language = "th" })
	a.tap(middle(a.game.bar.hint))
	a.settle()
	action := a.hinted()
	assert.Equal(t, text.For("th").Hint(action, a.play().Board()), a.game.words.words.Text)
}

// A hint to draw names no card: the stock is face down.
func TestHintToDrawNamesNoCard(t *testing.T) {
	b := core.Deal(core.Code{Rules: core.EasyHarp, Number: 5})
	for _, l := range text.Languages() {
		x := text.For(l)
		assert.Equal(t, x.Get("words.hint.draw"), x.Hint(core.Draw, &b))
		for _, c := range b.Cards(core.Stock) {
			assert.NotContains(t, x.Hint(core.Draw, &b), x.CardWords(c))
		}
	}
}

// The key is in bar and rail; in a rail too low for it the menu has the hint; and a setting takes both away.
func TestWhereTheHintIs(t *testing.T) {
	a := open(t).patient()
	a.fast()
	a.deal("EO1-C8-AAAABMW")
	inMenu := func() bool {
		a.openMenu()
		defer a.screens.closeAll()
		found := false
		walk(a.screens.top().object, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
			if r, ok := o.(*kit.Row); ok && r.Title == a.text.Get("menu.hint") {
				found = true
			}
		})
		return found
	}
	for _, s := range []struct {
		width, height float32
		key           bool
	}{{320, 568, true}, {412, 915, true}, {915, 412, true}, {568, 320, false}, {640, 340, true}, {1280, 800, true}} {
		a.window.Resize(fyne.NewSize(s.width, s.height))
		assert.Equal(t, s.key, a.game.bar.hint.Visible(), s)
		assert.Equal(t, !s.key, inMenu(), s)
	}
	a.window.Resize(fyne.NewSize(568, 320))
	a.setting(func(s *settings) { s.Hints = false })
	assert.False(t, inMenu())
	a.window.Resize(fyne.NewSize(412, 915))
	assert.False(t, a.game.bar.hint.Visible())
}

// Of a lost position nothing is shown on the table: a sheet says so, because it was asked.
func TestLostGameIsToldWhenAsked(t *testing.T) {
	a := open(t).patient()
	a.fast()
	a.deal(lostDeal)
	a.ask()
	require.Len(t, a.screens.layers, 2)
	_, shown := a.game.table.Hint()
	assert.False(t, shown)
	assert.Equal(t, 1, a.play().Hints(), "that is help, too")
	a.back()
	a.ask()
	require.Len(t, a.screens.layers, 2)
	assert.Equal(t, 1, a.play().Hints())
}

// A win says honestly why it sets no record.
func TestWhyAWinSetsNoRecord(t *testing.T) {
	assert.Empty(t, markOf(store.Result{Won: true}))
	assert.Equal(t, "win.marked.hint", markOf(store.Result{Won: true, Assisted: true}))
	assert.Equal(t, "win.marked", markOf(store.Result{Won: true, TookBack: true}))
	assert.Equal(t, "win.marked.both", markOf(store.Result{Won: true, Assisted: true, TookBack: true}))
}

// A won game has no hint to ask for.
func TestNoHintAfterTheWin(t *testing.T) {
	a := open(t).patient()
	a.fast()
	a.win(someWin, 0)
	a.screens.closeAll()
	a.typing('t')
	a.settle()
	assert.Zero(t, a.play().Hints())
}

// Who wants no hints gets none: by no key, in no menu, and no list of keys speaks of them.
func TestNoHintsWhenTheyAreOff(t *testing.T) {
	a := open(t).patient()
	a.fast()
	a.setting(func(s *settings) { s.Hints, s.Still = false, true })
	a.deal("EO1-C8-AAAABMW")
	a.settle()
	a.typing('t')
	a.settle()
	_, shown := a.game.table.Hint()
	assert.False(t, shown)
	assert.Zero(t, a.play().Hints())
	a.openMenu()
	assert.NotContains(t, texts(a.screens.top().object), a.text.Get("menu.hint"))
	assert.NotContains(t, texts(a.screens.top().object), a.text.Get("show.win"))
	a.screens.closeAll()
	a.openKeys()
	assert.NotContains(t, texts(a.screens.top().object), a.text.Get("keys.hint"))
	a.screens.closeAll()
	a.deal(lostDeal)
	a.settle()
	a.game.explainVerdict()
	assert.Equal(t, a.text.Prose("still.no.alone"), a.message.content.Body, "the mark has a setting of its own, and names no hint")
}
