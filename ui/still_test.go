package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/ui/text"
)

// data fills in one value.
func data(name string, value any) text.Data { return text.Data{name: value} }

func watching(t *testing.T) *fixture {
	a := open(t).patient()
	a.fast()
	a.setting(func(s *settings) { s.Still, s.Words, s.Language = true, true, "en" })
	return a
}

// mark is what the header shows.
func (a *fixture) mark() verdict { return a.game.header.text.still }

// Unless the player wants it nothing is searched for and nothing shown.
func TestNoLossIsToldUnasked(t *testing.T) {
	a := open(t).patient()
	a.fast()
	a.deal(lostDeal)
	assert.False(t, a.game.watch.search.busy())
	assert.Equal(t, unasked, a.mark())
}

// The mark says of every position whether it can still be won, in picture and words, in both layouts, and a tap explains it.
func TestMarkTellsWhetherTheGameCanBeWon(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 412, Height: 915}, {Width: 915, Height: 412}, {Width: 1280, Height: 800}} {
		a := watching(t)
		a.window.Resize(size)
		a.deal(lostDeal)
		assert.Equal(t, thinking, a.mark())
		a.settle()
		assert.Equal(t, unwinnable, a.mark())
		assert.Contains(t, a.game.words.words.Text, "Cannot be won any more")

		a.deal(someWin)
		a.settle()
		assert.Equal(t, winnable, a.mark())
		for _, o := range test.WidgetRenderer(a.game.header).Objects() {
			assert.True(t, o.Position().X >= 0 && o.Position().X+o.Size().Width <= size.Width, "%T %v", o, o.Position())
		}
		r := test.WidgetRenderer(a.game.header).(*headerRenderer)
		a.tap(middle(r.ask))
		assert.Equal(t, a.text.Prose("still.yes.title"), a.message.content.Title)
	}
}

// A position is judged once; each action asks anew, in the place of the search before. A line that is known needs no
// search, and a game that is lost stays so however it goes on.
func TestMarkFollowsThePlay(t *testing.T) {
	a := watching(t)
	a.deal("EO1-C2-AAAACMK")
	require.True(t, a.game.watch.search.busy())
	a.settle()
	a.openMenu()
	a.back()
	assert.False(t, a.game.watch.search.busy(), "nothing has changed")

	a.ask()
	require.Nil(t, a.game.table.Do(core.Do(a.hinted())))
	assert.False(t, a.game.watch.search.busy(), "on the known line")
	assert.Equal(t, winnable, a.mark())

	assert.NotContains(t, a.game.words.words.Text, "Can still be won", "it was so before")

	a.lose("EO1-C2-AAAACMK")
	a.settle()
	require.Equal(t, unwinnable, a.mark())
	a.swing(1)
	assert.False(t, a.game.watch.search.busy(), "lost is lost")
	assert.Equal(t, unwinnable, a.mark())
	a.typedRune('u')
	assert.Equal(t, thinking, a.mark())
	assert.True(t, a.game.watch.search.busy())
	a.setting(func(s *settings) { s.Still = false })
	assert.False(t, a.game.watch.search.busy())
	assert.Equal(t, unasked, a.mark())
}

// Nothing is searched for while the table is not seen; when it is seen again the search begins anew.
func TestMarkRestsInTheBackground(t *testing.T) {
	a := watching(t)
	a.deal(someWin)
	for range 3 {
		a.front(false)
		assert.False(t, a.game.watch.search.busy())
		a.front(true)
		assert.True(t, a.game.watch.search.busy())
		a.openMenu()
		assert.False(t, a.game.watch.search.busy())
		assert.Equal(t, thinking, a.mark())
		a.back()
		assert.True(t, a.game.watch.search.busy())
	}
	a.settle()
	assert.Equal(t, winnable, a.mark())
	a.openChooser()
	assert.False(t, a.game.watch.search.busy())
}

// The mark is no hint: it does not count as one.
func TestMarkCountsForNothing(t *testing.T) {
	a := watching(t)
	a.win(someWin, 0)
	a.settle()
	won, ok := a.session.play.Result()
	require.True(t, ok)
	assert.True(t, won.Clean())
	assert.Equal(t, unasked, a.mark(), "a won game needs no mark")
}
