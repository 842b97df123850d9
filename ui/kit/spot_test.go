package kit

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// fenced shows buttons between the gates of a fence and returns what makes them anew with other words.
func fenced(t *testing.T, words ...string) (f *Fence, c fyne.Canvas, again func(words ...string)) {
	f = NewFence()
	box := container.NewVBox()
	again = func(words ...string) {
		box.Objects = nil
		for _, w := range words {
			box.Objects = append(box.Objects, NewRow("", w, "", Outline, nil))
		}
		box.Refresh()
	}
	again(words...)
	return f, focusable(t, f.First, f.Before, box, f.After, f.Last).Canvas(), again
}

// on is the word on what has the focus.
func on(t *testing.T, c fyne.Canvas) string {
	m, ok := c.Focused().(*mousePad)
	require.True(t, ok)
	return m.name()
}

// The keyboard comes back to what it was on, whatever has come or gone before that; if that is gone itself or speaks
// another language, to what stands at its place.
func TestTheFocusReturnsToWhatItWasOn(t *testing.T) {
	f, c, again := fenced(t, "rules", "hint", "play", "play", "settings")
	for range 4 {
		c.FocusNext()
	}
	require.Equal(t, "play", on(t, c))
	second := f.Spot()
	c.FocusNext()
	last := f.Spot()

	again("rules", "play", "play", "settings")
	f.Return(last)
	assert.Equal(t, "settings", on(t, c))
	again("new", "rules", "hint", "settings")
	f.Return(last)
	assert.Equal(t, "settings", on(t, c))
	again("rules", "play", "hint", "play")
	f.Return(second)
	assert.Equal(t, "play", on(t, c))
	assert.Equal(t, 3, f.Spot().number, "the nearer one")
	again("Regeln", "Tipp", "Spiel", "Spiel", "Einstellungen")
	f.Return(last)
	assert.Equal(t, "Einstellungen", on(t, c))
	again("rules")
	c.Unfocus()
	f.Return(last)
	assert.Nil(t, c.Focused(), "there is nothing there")
	f.Return(Spot{})
	assert.Nil(t, c.Focused())
}

// What is gone, hidden or off does not get the focus, and does not keep it from what can be seen.
func TestOnlyWhatIsSeenGetsTheFocus(t *testing.T) {
	f, c, again := fenced(t, "one", "two")
	c.FocusNext()
	gone := c.Focused()
	again("three", "four")
	require.Equal(t, gone, c.Focused(), "Fyne has not noticed")
	assert.False(t, focus(gone))
	assert.Len(t, f.stops(), 2)
	assert.Nil(t, c.Focused(), "the search for stops gives it back to nothing that is gone")

	c.FocusNext()
	hidden := c.Focused()
	hidden.(fyne.CanvasObject).Hide()
	assert.False(t, focus(hidden))
	assert.Len(t, f.stops(), 1)
	assert.Nil(t, c.Focused())
	assert.False(t, focus(nil))
	assert.True(t, focus(f.stops()[0]))
}
