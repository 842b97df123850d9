package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/core/advice"
)

// askForWin chooses the menu's row.
func (a *fixture) askForWin() {
	a.openMenu()
	tapText(a.t, a.window.Canvas(), a.window.Content(), "Show me a win")
}

// A way to win leads from where the play stands to the win, in every game and with every option. The play is told a hint
// and is else as it was; the hints that follow lead the same way.
func TestAWayToWinIsShown(t *testing.T) {
	for _, code := range oneWinOfEach {
		t.Run(code, func(t *testing.T) {
			a := open(t).patient()
			a.setting(func(s *settings) { s.Language, s.Speed = "en", speedNone })
			a.win(code, 40)
			board, log := *a.play().Board(), len(a.play().Log())
			a.askForWin()
			a.settle()
			require.NotNil(t, a.inShow())
			s := a.inShow().Show
			assert.Equal(t, "A way to win", a.inShow().header.title)
			assert.Equal(t, board, *s.game().Board())
			first := s.recording.Event(0)
			a.key(fyne.KeyEnd)
			assert.True(t, s.game().Won())
			a.key(fyne.KeyEscape)
			require.Nil(t, a.inShow())

			assert.Equal(t, board, *a.play().Board())
			require.Len(t, a.play().Log(), log+1)
			assert.Equal(t, core.Hint, a.play().Log()[log].Kind)
			a.ask()
			assert.Equal(t, first, core.Do(a.hinted()))
			assert.Equal(t, 1, a.play().Hints(), "told already")
			a.askForWin()
			assert.NotNil(t, a.inShow(), "known already")
			assert.Equal(t, 1, a.play().Hints())
		})
	}
}

// A search that is cancelled tells nothing and counts as nothing.
func TestSearchForAWinIsCancelled(t *testing.T) {
	a := open(t)
	a.setting(func(s *settings) { s.Language, s.Speed = "en", speedNone })
	a.deal(someWin)
	a.askForWin()
	require.Contains(t, texts(a.window.Content()), "Looking for a way to win")
	tapText(t, a.window.Canvas(), a.window.Content(), "Cancel")
	a.settle()
	assert.Nil(t, a.inShow())
	assert.Len(t, a.screens.layers, 1)
	assert.Empty(t, a.play().Log())
}

// Lost games are told as kindly as when a hint was asked for.
func TestNoWayToWinIsTold(t *testing.T) {
	a := open(t).patient()
	a.setting(func(s *settings) { s.Language, s.Speed = "en", speedNone })
	a.deal(lostDeal)
	a.askForWin()
	a.settle()
	assert.Nil(t, a.inShow())
	assert.Contains(t, texts(a.window.Content()), "Lost from the start")
	assert.Equal(t, 1, a.play().Hints())
}

// What is not known is said to be so, and counts as nothing.
func TestUnknownWayIsTold(t *testing.T) {
	a := open(t)
	a.setting(func(s *settings) { s.Language = "en" })
	a.deal(someWin)
	a.tellWay(advice.Advice{Kind: advice.Guess})
	assert.Contains(t, texts(a.window.Content()), "No way found")
	assert.Empty(t, a.play().Log())
}

func TestWinIsOfferedOnlyToThoseWhoWantHints(t *testing.T) {
	offered := func(a *fixture) bool {
		a.openMenu()
		for _, s := range texts(a.window.Content()) {
			if s == "Show me a win" {
				return true
			}
		}
		return false
	}
	a := open(t)
	a.setting(func(s *settings) { s.Language, s.Speed = "en", speedNone })
	a.deal(someWin)
	assert.True(t, offered(a))
	a.screens.closeAll()
	a.setting(func(s *settings) { s.Hints = false })
	assert.False(t, offered(a))
	a.screens.closeAll()
	a.setting(func(s *settings) { s.Hints = true })
	a.win(someWin, 0)
	a.screens.closeAll()
	assert.False(t, offered(a), "it is won")
}
