package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/motion"
)

// A slide that begins on a message or on a key of the bar takes up no card.
func TestSlideFromMessageOrKeyLiftsNothing(t *testing.T) {
	a := open(t)
	refusedDrag(t, a)
	require.True(t, a.message.Visible())
	to := a.top(core.Column(0))
	for _, from := range []fyne.Position{middle(a.message), middle(a.game.bar.deal), middle(a.game.bar.undo)} {
		h := a.grab(from, to)
		assert.False(t, a.game.cancelDrag())
		h.release(to, true)
		assert.Zero(t, a.play().Moves())
		assert.False(t, a.screens.covered())
	}
}

// In the bar of a tall table a finger may touch the whole height of the bar.
func TestKeysFeelTheWholeHeightOfTheBar(t *testing.T) {
	a := open(t)
	a.deal("TF1-D1N-AAAAAAB")
	l := a.game.table.Layout()
	require.True(t, l.Tall)
	for _, y := range []float32{l.Bar.Y + 1, l.Bar.Bottom() - 1} {
		a.tap(a.top(core.Stock))
		require.Equal(t, 1, a.play().Board().Len(core.Waste))
		a.tap(fyne.NewPos(middle(a.game.bar.undo).X, y))
		assert.Zero(t, a.play().Board().Len(core.Waste), "%v", y)
	}
	for _, k := range []*kit.BarKey{a.game.bar.deal, a.game.bar.rules, a.game.bar.redo, a.game.bar.undo} {
		assert.Equal(t, l.Bar.H, k.Size().Height)
		assert.GreaterOrEqual(t, k.Size().Width, float32(48))
	}
	a.window.Resize(fyne.NewSize(915, 412))
	assert.Zero(t, a.game.bar.undo.Reach, "in a rail the keys lie one above the other")
}

// The Kings of the celebration end where those of the page stand, at any size.
func TestKingsOfTheCelebrationStandWhereThePageHasThem(t *testing.T) {
	a := open(t)
	for _, size := range []fyne.Size{fyne.NewSize(320, 568), fyne.NewSize(412, 915), fyne.NewSize(915, 412), fyne.NewSize(1280, 800)} {
		a.window.Resize(size)
		a.win(someWin, 0)
		f := a.kingsFan()
		require.Len(t, f.Stands, core.Suits)
		page := a.screens.top().object
		var kings *kit.Picture
		walk(page, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
			if p, ok := o.(*kit.Picture); ok {
				kings = p
			}
		})
		require.NotNil(t, kings)
		at := absolute(page, kings)
		assert.InDelta(t, at.X+kings.Size().Width/2, (f.Stands[0].Middle.X+f.Stands[3].Middle.X)/2, .01)
		assert.InDelta(t, kings.Size().Width*kingsCard/kingsUnit, f.Width, .01)
		first := f.Stands[1].Middle
		assert.Greater(t, first.Y, at.Y)
		assert.Less(t, first.Y, at.Y+kings.Size().Height)
		assert.Equal(t, -f.Stands[0].Angle, f.Stands[3].Angle)
	}
}

// A message that sinks goes from where it stands, also when a page comes in the place of the table.
func TestSinkingMessageStaysInItsPlace(t *testing.T) {
	a := open(t)
	refusedDrag(t, a)
	at := a.message.Position()
	a.openRules()
	require.False(t, a.message.Visible())
	assert.InDelta(t, at.X, a.message.Position().X, .01)
	assert.InDelta(t, at.Y+motion.MessageRise, a.message.Position().Y, .01)
}

// What closes a sheet lies where undo does: under the thumb of the hand that holds the phone.
func TestSheetsCloseOnTheSideOfTheHand(t *testing.T) {
	a := open(t)
	for _, left := range []bool{false, true} {
		a.setting(func(s *settings) { s.LeftHanded, s.Speed = left, speedNone })
		a.deal("EO1-C8-AAAAAAB")
		undo := a.game.bar.undo.Position().X > a.window.Canvas().Size().Width/2
		a.openMenu()
		sheet := a.screens.top().object
		closer := fyne.Position{}
		walk(sheet, fyne.Position{}, func(o fyne.CanvasObject, at fyne.Position) {
			if _, ok := o.(*kit.IconButton); ok {
				closer = at
			}
		})
		assert.Equal(t, undo, closer.X > a.window.Canvas().Size().Width/2, "left-handed %v", left)
		a.back()
	}
}
