package ui

import (
	"testing"

	"fyne.io/fyne/v2/lang"
	"github.com/stretchr/testify/assert"

	"patiencetrio/ui/text"
)

// Whatever the system speaks, Fyne's words are in the language of the app, and change with it.
func TestFyneSpeaksTheLanguageOfTheApp(t *testing.T) {
	a := open(t)
	for _, l := range []text.Lang{"th", "fr", "en", "th", "en"} {
		a.setting(func(s *settings) { s.Language = l })
		for theirs, ours := range fyneWords {
			assert.Equal(t, a.text.Get(ours), lang.X(theirs, "?"), l)
		}
	}
}
