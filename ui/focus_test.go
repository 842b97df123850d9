package ui

import (
	"fmt"
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/ui/kit"
)

// openDesktop is an app at rest in a window of that size, on a machine with keys.
func openDesktop(t *testing.T, w, h float32) *fixture {
	if fyne.CurrentDevice().IsMobile() {
		t.Skip("phones have no keys")
	}
	a := open(t)
	a.setting(func(s *settings) { s.Language, s.Speed = "en", speedNone })
	a.window.Resize(fyne.NewSize(w, h))
	return a
}

// typed presses a key as Fyne tells of it: to what has the focus, else to the window.
func (a *fixture) typed(name fyne.KeyName) {
	if on := a.window.Canvas().Focused(); on != nil {
		on.TypedKey(&fyne.KeyEvent{Name: name})
		return
	}
	a.key(name)
}

// says is the first word beside or below the ring: of the widget that has the focus.
func (a *fixture) says() string {
	on := a.window.Canvas().Focused()
	if on == nil {
		return ""
	}
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(on.(fyne.CanvasObject))
	size, found := on.(fyne.CanvasObject).Size(), ""
	walk(a.screens.top().object, fyne.Position{}, func(o fyne.CanvasObject, p fyne.Position) {
		middle := p.AddXY(o.Size().Width/2, o.Size().Height/2)
		words, ok := o.(*canvas.Text)
		if ok && found == "" && middle.X > at.X && middle.X < at.X+size.Width && middle.Y > at.Y && middle.Y < at.Y+size.Height {
			found = words.Text
		}
	})
	return found
}

// rings counts the signs of the keyboard that can be seen.
func (a *fixture) rings() (n int) {
	walk(a.window.Content(), fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
		if fmt.Sprintf("%T", o) == "*kit.mousePad" {
			ring := test.WidgetRenderer(o.(fyne.Widget)).Objects()[0].(*canvas.Rectangle)
			if c := ring.StrokeColor; c != nil && c != color.Transparent {
				n++
			}
		}
	})
	if _, on := a.game.table.Focus(); on && a.atTable {
		n++
	}
	return n
}

func TestOnlyOneThingHasTheFocus(t *testing.T) {
	a := openDesktop(t, 1100, 760)
	a.deal("EO1-C8-AAAAAAB")
	c := a.window.Canvas()
	a.typing('3')
	on, ok := a.game.table.Focus()
	require.True(t, ok)
	assert.Equal(t, 1, a.rings())
	c.FocusNext()
	assert.Equal(t, 1, a.rings(), "Tab takes it from the table")
	_, ok = a.game.table.Focus()
	assert.False(t, ok)
	a.round(c.FocusNext, func(fyne.Focusable) { assert.Equal(t, 1, a.rings()) })
	for range 20 {
		if _, ok = a.game.table.Focus(); ok {
			break
		}
		c.FocusNext()
	}
	again, _ := a.game.table.Focus()
	assert.Equal(t, on, again, "and brings it back to where it was")
	c.FocusNext()
	a.typed(fyne.KeyDown)
	assert.Equal(t, 1, a.rings(), "an arrow brings it back too")
	a.key(fyne.KeyEscape)
	a.key(fyne.KeyEscape)
	assert.Zero(t, a.rings())
	assert.True(t, a.atTable)
}

func TestTheFocusReturnsToWhatOpened(t *testing.T) {
	a := openDesktop(t, 1100, 760)
	c := a.window.Canvas()
	find := func(words string) {
		for range 60 {
			if c.FocusNext(); a.says() == words {
				return
			}
		}
		require.Fail(t, "no stop says", words)
	}
	find("Rules")
	a.typed(fyne.KeyReturn)
	require.Len(t, a.screens.layers, 2)
	a.key(fyne.KeyEscape)
	assert.Equal(t, "Rules", a.says())

	a.key(fyne.KeyEscape)
	a.openSettings()
	find("Licences")
	a.typed(fyne.KeyReturn)
	a.key(fyne.KeyPageDown)
	c.FocusNext()
	a.typed(fyne.KeyF1)
	require.Len(t, a.screens.layers, 4, "the list of keys, over a page")
	below := a.screens.layers[2]
	a.typed(fyne.KeyF1)
	require.Len(t, a.screens.layers, 4, "once")
	a.key(fyne.KeyEscape)
	assert.Same(t, below, a.screens.top())
	assert.NotNil(t, c.Focused())
	a.key(fyne.KeyEscape)
	assert.Equal(t, "Licences", a.says())

	find("ไทย")
	a.typed(fyne.KeyReturn)
	assert.Equal(t, "ไทย", a.says(), "the page is made anew in another language")
	assert.Equal(t, 1, a.rings())

	a.deal("EO1-C8-AAAAAAB")
	a.typing('4')
	on, _ := a.game.table.Focus()
	a.typing('r')
	require.Len(t, a.screens.layers, 2)
	assert.Zero(t, a.rings())
	a.key(fyne.KeyEscape)
	again, ok := a.game.table.Focus()
	assert.True(t, ok)
	assert.Equal(t, on, again)
}

func TestTabStaysWhereThePageHasBeenScrolledTo(t *testing.T) {
	a := openDesktop(t, 412, 700)
	a.openSettings()
	page := a.screens.top().object.(*kit.Page)
	c := a.window.Canvas()
	a.key(fyne.KeyPageDown)
	at := page.Scrolled()
	require.NotZero(t, at)
	c.FocusNext()
	assert.Equal(t, at, page.Scrolled())
	a.typed(fyne.KeyHome)
	c.Unfocus()
	c.FocusNext()
	c.FocusNext()
	require.NotNil(t, c.Focused())
	a.typed(fyne.KeyEnd)
	assert.Nil(t, c.Focused(), "what cannot be seen does not keep the focus")
	end := page.Scrolled()
	c.FocusNext()
	assert.Equal(t, end, page.Scrolled())
	a.key(fyne.KeyHome)
	assert.Zero(t, page.Scrolled())
	a.key(fyne.KeyPageUp)
	assert.Zero(t, page.Scrolled())
	c.Unfocus()
	a.key(fyne.KeyDown)
	assert.Positive(t, page.Scrolled(), "without a focus arrows scroll")
	a.key(fyne.KeyUp)
	assert.Zero(t, page.Scrolled())
}

// Arrows move as things lie: on the first screen of a desktop three tiles stand side by side above three keys.
func TestArrowsFollowWhereThingsLie(t *testing.T) {
	a := openDesktop(t, 1100, 760)
	at := func() fyne.Position {
		on, ok := a.window.Canvas().Focused().(fyne.CanvasObject)
		require.True(t, ok)
		return fyne.CurrentApp().Driver().AbsolutePositionForObject(on)
	}
	a.key(fyne.KeyDown)
	settings := at()
	a.typed(fyne.KeyDown)
	third := at()
	assert.Greater(t, third.Y, settings.Y)
	a.typed(fyne.KeyLeft)
	second := at()
	a.typed(fyne.KeyLeft)
	first := at()
	assert.Equal(t, []float32{third.Y, third.Y}, []float32{first.Y, second.Y})
	assert.InDelta(t, second.X-first.X, third.X-second.X, 1)
	a.typed(fyne.KeyDown)
	assert.Equal(t, "Rules", a.says())
	a.typed(fyne.KeyUp)
	assert.Equal(t, first, at())

	a.window.Resize(fyne.NewSize(412, 915))
	a.typed(fyne.KeyUp)
	a.typed(fyne.KeyDown)
	x := at().X
	for _, y := range []int{2, 3} {
		before := at()
		a.typed(fyne.KeyDown)
		assert.Greater(t, at().Y, before.Y, "tile %d", y)
		assert.Equal(t, x, at().X)
	}
}

// A key that means a game is known by its place, whatever it types there.
func TestLettersOnTheFirstScreenAndAfterAWin(t *testing.T) {
	a := openDesktop(t, 1100, 760)
	a.typing('p')
	require.Len(t, a.screens.layers, 2)
	a.typing('n')
	require.Len(t, a.screens.layers, 2, "not on a page")
	a.key(fyne.KeyEscape)
	a.typing('r')
	require.Len(t, a.screens.layers, 2)
	a.key(fyne.KeyEscape)
	a.key(fyne.Key3)
	require.True(t, a.atTable)
	assert.Equal(t, core.Games[2].Letters(), a.play().Rules().Letters)
	a.openChooser()
	a.typing('n')
	require.Len(t, a.screens.layers, 2, "a new game of the last one")
	a.win(someWin, 0)
	require.Len(t, a.screens.layers, 2)
	a.typing('n')
	require.Len(t, a.screens.layers, 2)
	_, sheet := a.screens.top().object.(*kit.Sheet)
	assert.True(t, sheet)
}

// In the field for a code letters are letters; F1 and arrows lead on, and the field gets the keyboard back.
func TestKeysInAField(t *testing.T) {
	a := openDesktop(t, 1100, 760)
	a.openCode()
	c := a.window.Canvas()
	field := c.Focused()
	require.NotNil(t, field)
	field.TypedRune('?')
	require.Len(t, a.screens.layers, 2)
	a.typed(fyne.KeyF1)
	require.Len(t, a.screens.layers, 3)
	a.key(fyne.KeyEscape)
	assert.True(t, field == c.Focused())
	a.typed(fyne.KeyUp)
	assert.False(t, field == c.Focused())
	a.typed(fyne.KeyDown)
	a.typed(fyne.KeyLeft)
	assert.True(t, field == c.Focused(), "left of the button that pastes")
	a.typed(fyne.KeyEscape)
	assert.Len(t, a.screens.layers, 1)
}

// Enter presses the primary button of a sheet while the keyboard is nowhere: not by a key that was down before the sheet came,
// not while it goes, and not if there are several such buttons.
func TestEnterPressesThePrimaryButton(t *testing.T) {
	a := openDesktop(t, 1100, 760)
	a.deal("EO1-C8-AAAAAAB")
	old := a.session.play
	enter := func(name fyne.KeyName) {
		a.keyDown(&fyne.KeyEvent{Name: name})
		a.typed(name)
	}
	sheet := func() *kit.Sheet { return a.screens.top().object.(*kit.Sheet) }
	a.openNewGame()
	a.typed(fyne.KeyReturn)
	assert.Same(t, old, a.session.play, "held down")
	enter(fyne.KeySpace)
	assert.Same(t, old, a.session.play, "the space bar presses only what has the keyboard")
	goes := sheet()
	enter(fyne.KeyReturn)
	assert.NotSame(t, old, a.session.play)
	assert.False(t, a.screens.covered())
	goes.Close()
	assert.True(t, goes.Deaf())

	old = a.session.play
	a.openNewGame()
	entry(t, sheet()).SetText("EO1-C4-AAAAAAB")
	enter(fyne.KeyReturn)
	assert.Same(t, old, a.session.play, "a new deal or that of the code?")
	a.typed(fyne.KeyEscape)
	a.openMenu()
	enter(fyne.KeyEnter)
	assert.True(t, a.screens.covered(), "a menu has none")
}
