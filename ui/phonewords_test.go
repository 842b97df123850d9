package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/ui/kit"
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

// The page of a win leads to the first screen, and the key for it covers nothing in any window.
func TestWinLeadsToTheFirstScreen(t *testing.T) {
	for _, size := range []fyne.Size{fyne.NewSize(320, 568), fyne.NewSize(568, 320), fyne.NewSize(412, 915), fyne.NewSize(1280, 800)} {
		a := open(t)
		a.window.Resize(size)
		a.win(someWin, 0)
		var key *kit.IconButton
		page := a.screens.top().object
		walk(page, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
			if b, ok := o.(*kit.IconButton); ok && b.Name == a.text.Get("menu.games") {
				key = b
			}
		})
		require.NotNil(t, key)
		at := absolute(page, key)
		walk(page, fyne.Position{}, func(o fyne.CanvasObject, p fyne.Position) {
			if l, ok := o.(*kit.Label); ok {
				apart := p.X >= at.X+kit.MinTarget || p.Y >= at.Y+kit.MinTarget
				assert.True(t, apart, "%v: %s", size, l.Text)
			}
		})
		a.tap(middle(key))
		assert.False(t, a.atTable)
		assert.Len(t, a.screens.layers, 1)
	}
}
