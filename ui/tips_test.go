package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/ui/kit"
)

// A mouse that rests on a key of the bar is told what it does and which keys do the same; only on a desktop.
func TestKeysOfTheBarHaveTips(t *testing.T) {
	if fyne.CurrentDevice().IsMobile() {
		t.Skip("no mouse")
	}
	a := open(t)
	a.deal("EO1-C8-AAAAAAB")
	for id, key := range a.game.bar.tipped() {
		key.OnHover(true)
		require.Len(t, a.tips.box.Objects, 3, id)
		assert.Equal(t, a.text.Get(id), a.tips.box.Objects[1].(*kit.Label).Text)
		assert.NotEmpty(t, waysOf(id), "%s stands in the help on keys", id)
		window := a.window.Canvas().Size()
		for _, o := range a.tips.box.Objects {
			assert.GreaterOrEqual(t, o.Position().X, float32(0), id)
			assert.LessOrEqual(t, o.Position().X+o.Size().Width, window.Width, id)
			_, hovers := o.(desktop.Hoverable)
			assert.False(t, hovers, "a tip takes no input")
		}
		key.OnHover(false)
		assert.Empty(t, a.tips.box.Objects)
		key.OnHover(true)
		a.openMenu()
		assert.Empty(t, a.tips.box.Objects, "what opens ends the tip")
		a.back()
	}
}

// A mouse that rests on the mark is told what it means, within the window in every layout.
func TestMarkHasATip(t *testing.T) {
	if fyne.CurrentDevice().IsMobile() {
		t.Skip("no mouse")
	}
	for _, size := range []fyne.Size{fyne.NewSize(320, 568), fyne.NewSize(1280, 800)} {
		a := watching(t)
		a.window.Resize(size)
		a.deal(someWin)
		a.settle()
		r := test.WidgetRenderer(a.game.header).(*headerRenderer)
		r.ask.MouseIn(nil)
		require.Len(t, a.tips.box.Objects, 3)
		assert.Equal(t, "Can still be won", a.tips.box.Objects[1].(*kit.Label).Text)
		panel := a.tips.box.Objects[0]
		assert.True(t, panel.Position().Y >= 0 && panel.Position().X+panel.Size().Width <= size.Width)
		r.ask.MouseOut()
		assert.Empty(t, a.tips.box.Objects)
	}
}
