package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"

	"patiencetrio/ui/text"
)

// After a win all is seen at once, the replay too, where windows are small.
func TestWinFitsSmallWindowsWithItsReplay(t *testing.T) {
	a := newStudio(t)
	a.win(someWin, 0)
	for _, lang := range text.Languages() {
		a.setting(func(s *settings) { s.Language = lang })
		for _, size := range []fyne.Size{fyne.NewSize(320, 568), fyne.NewSize(740, 360), fyne.NewSize(360, 640), fyne.NewSize(915, 412)} {
			a.window.Resize(size)
			w := newWinPage(winConfig{Text: a.text, Code: a.play().Code(), Score: 520, Moves: 83, FewestMoves: true, Fastest: true})
			w.body.Resize(size)
			width := min(size.Width, winWidest)
			assert.LessOrEqual(t, w.HeightFor(width), size.Height, "%v %s", size, lang)
			assert.True(t, w.words.watch.Visible(), "%v %s", size, lang)
		}
	}
}
