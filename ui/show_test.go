package ui

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/ui/text"
)

// wonGame is a known win, played to its end.
func wonGame(t *testing.T, code string) *core.Game {
	c, err := core.ParseCode(code)
	require.NoError(t, err)
	g := core.NewGame(c)
	for _, s := range wins(t)[code] {
		a, err := core.ParseAction(s)
		require.NoError(t, err)
		require.Nil(t, g.Apply(core.Do(a)))
	}
	return g
}

// stopwatch is a clock that is wound by hand.
type stopwatch struct {
	do    func() // nil: nothing waits
	every time.Duration
	waits int // how many wait
}

func (w *stopwatch) after(d time.Duration, do func()) (stop func()) {
	w.do, w.every = do, d
	w.waits++
	return func() { w.waits-- }
}

// beat lets the time pass for which something waits.
func (w *stopwatch) beat() {
	w.waits--
	w.do()
}

// showOf shows a recording alone.
func showOf(x *text.Text, s *showing, change func(*settings)) *showScreen {
	set := loadSettings(fyne.CurrentApp().Preferences())
	if change != nil {
		change(&set)
	}
	return newShowScreen(showConfig{
		Text: x, Set: set, Show: s, After: (&stopwatch{}).after, Moved: func() {}, Leave: func() {}, Copy: func(string) {},
	})
}

func TestShowFitsEveryScreen(t *testing.T) {
	for code := range wins(t) {
		onEveryScreen(t, "show-"+code, func(x *text.Text) fyne.CanvasObject {
			s := replayOf(wonGame(t, code))
			s.at = s.recording.Len() * 2 / 3
			return showOf(x, s, nil).object
		})
	}
	assert.True(t, true)
}
