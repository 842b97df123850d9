package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"

	"patiencetrio/theme"
	"patiencetrio/ui/text"
)

// All titles of a menu are equally large, in the narrowest window and the largest text.
func TestTitlesOfTheMenuAreEquallyLarge(t *testing.T) {
	a := newStudio(t)
	for _, lang := range text.Languages() {
		a.setting(func(s *settings) { s.Language, s.TextSize = lang, 200 })
		a.window.Resize(fyne.NewSize(320, 568))
		a.put("eight-off", "")
		a.openMenu()
		titles := map[float32]string{}
		for _, s := range a.laidOut().texts {
			if s.inner && s.size > 2*theme.Caption.Size {
				titles[s.size] += s.words + ", "
			}
		}
		assert.Len(t, titles, 1, "%s", lang)
		for _, words := range titles {
			assert.Contains(t, words, map[text.Lang]string{"en": "win", "fr": "comment", "th": "แสดงทางชนะ"}[lang], "its second line is not larger than it")
		}
		a.screens.closeAll()
	}
}
