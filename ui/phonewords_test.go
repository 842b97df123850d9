package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"

	"patiencetrio/core"
	"patiencetrio/ui/text"
)

// A phone's settings and answers speak of taps, never of clicks.
func TestPhonesSpeakOfTaps(t *testing.T) {
	a := open(t)
	a.deal(someWin)
	for lang, click := range map[text.Lang]string{"en": "click", "fr": "clic", "th": "คลิก"} {
		a.setting(func(s *settings) { s.Language = lang })
		for name, openIt := range map[string]func(){"settings": a.openSettings, "questions": func() { a.openQuestions("double") }} {
			openIt()
			all := strings.ToLower(strings.Join(texts(a.screens.top().object), "\n"))
			assert.Equal(t, !fyne.CurrentDevice().IsMobile(), strings.Contains(all, click), "%s, %s", name, lang)
			a.screens.closeAll()
		}
	}
}

// The statistics of a game under way lead on to it, not to a new one.
func TestStatisticsOfAGameUnderWayContinueIt(t *testing.T) {
	a := open(t)
	a.deal("TF1-D1N-AAAAAAB")
	a.tap(a.top(core.Stock))
	play := a.session.play
	a.openChooser()
	a.openStatistics()
	a.tapRow("chooser.continue")
	assert.Same(t, play.Game(), a.session.play.Game())
	assert.False(t, a.screens.covered())
	assert.True(t, a.atTable)
}
