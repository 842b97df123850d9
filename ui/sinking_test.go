package ui

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/motion"
)

// menuGoes opens the menu of a game with a stock and closes it, with motion; close is given a place that the menu darkens.
func menuGoes(t *testing.T, close func(h *hands, dark fyne.Position)) (h *hands, clock *cranked) {
	h, clock = handed(t)
	h.window.Resize(fyne.NewSize(412, 915))
	h.setting(func(s *settings) { s.Speed = speedNormal })
	h.deal("TF1-D1N-AAAAAAB")
	clock.pass(5 * time.Second)
	h.openMenu()
	clock.pass(5 * time.Second)
	require.True(t, h.screens.covered())
	close(h, h.top(core.Stock))
	require.False(t, h.screens.covered())
	require.Len(t, h.screens.sinking, 1, "its picture is still there")
	return h, clock
}

func byKey(h *hands, _ fyne.Position) { h.back() }

// What a sheet darkened feels a tap as soon as the sheet begins to go.
func TestTapBesideASheetThatGoesCounts(t *testing.T) {
	for _, after := range []time.Duration{0, 40, 80, 120} {
		h, clock := menuGoes(t, byKey)
		clock.pass(after * time.Millisecond)
		h.tapAt(h.top(core.Stock), clock)
		assert.Equal(t, 1, h.play().Board().Len(core.Waste), "%v", after)
	}
}

// A second tap where the first one closed the sheet is no tap on what lay below.
func TestSecondTapBesideASheetThatGoesCountsForNothing(t *testing.T) {
	for _, after := range []time.Duration{0, 40, 80, 120, 200} {
		var clock *cranked
		h, clock := menuGoes(t, func(h *hands, dark fyne.Position) { h.press(0, dark); h.leave(0, dark) })
		clock.pass(after * time.Millisecond)
		h.tapAt(h.top(core.Stock), clock)
		assert.Zero(t, h.play().Board().Len(core.Waste), "%v", after)
	}
}

// The card of a sheet that goes is in the way as long as it is seen, and no longer.
func TestCardOfASheetThatGoesKeepsTaps(t *testing.T) {
	h, clock := menuGoes(t, byKey)
	deal := middle(h.game.bar.deal)
	h.tapAt(deal, clock)
	assert.False(t, h.screens.covered(), "the card is over the key")
	clock.pass(motion.SheetOut)
	require.Empty(t, h.screens.sinking)
	h.tapAt(deal, clock)
	assert.True(t, h.screens.covered())
}

// A finger that comes down on the card of a sheet that goes presses nothing of what it meets when it goes up.
func TestFingerOnASheetThatGoesMeetsNothing(t *testing.T) {
	h, clock := handed(t)
	h.window.Resize(fyne.NewSize(412, 915))
	h.setting(func(s *settings) { s.Speed = speedNormal })
	felt := 0
	for y := float32(700); y < 915; y += 25 {
		for x := float32(56); x < 412; x += 100 {
			at := fyne.NewPos(x, y)
			h.openCode()
			clock.pass(5 * time.Second)
			h.back()
			h.press(0, at)
			clock.pass(motion.SheetOut + frame)
			h.leave(0, at)
			clock.pass(5 * time.Second)
			require.False(t, h.atTable || h.screens.covered(), "%v", at)
			h.tapAt(at, clock)
			if h.atTable || h.screens.covered() {
				felt++
				h.openChooser()
				clock.pass(5 * time.Second)
			}
		}
	}
	assert.Positive(t, felt, "there are things to press")
}

// No key is lost while a sheet goes.
func TestKeyWhileASheetGoesCounts(t *testing.T) {
	if isMobile() {
		t.Skip("phones have no keys")
	}
	h, clock := menuGoes(t, func(h *hands, _ fyne.Position) { h.stroke(fyne.KeyEscape, 0) })
	h.stroke(fyne.KeySpace, ' ')
	assert.Equal(t, 1, h.play().Board().Len(core.Waste))
	clock.pass(frame)
	h.stroke(fyne.KeyU, 'u')
	assert.Zero(t, h.play().Board().Len(core.Waste))
	for range 40 {
		h.stroke(fyne.KeyTab, 0)
		on, is := h.window.Canvas().Focused().(fyne.CanvasObject)
		require.True(t, is)
		require.True(t, h.holds(h.screens.top().object, on), "Tab leads through nothing that goes")
	}
	h.window.Canvas().Unfocus()
	h.window.Canvas().FocusPrevious()
	on := h.window.Canvas().Focused().(fyne.CanvasObject)
	assert.True(t, h.holds(h.screens.top().object, on), "nor does it backwards")
}

// holds tells whether something is a part of something else.
func (h *hands) holds(whole, part fyne.CanvasObject) (found bool) {
	walk(whole, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) { found = found || o == part })
	return found
}

// From whatever the menu leads to the way back is to the table: by the key or gesture of the device and by the page's own
// arrow.
func TestMenuIsNoPlaceToComeBackTo(t *testing.T) {
	rows := func(h *hands) (all []*kit.Row) {
		walk(h.screens.top().object, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
			if r, ok := o.(*kit.Row); ok {
				all = append(all, r)
			}
		})
		return all
	}
	h, clock := handed(t)
	h.setting(func(s *settings) { s.Language, s.Speed = "en", speedNone })
	h.deal("TF1-D1N-AAAAAAB")
	clock.pass(time.Second)
	h.do(core.Event{Kind: core.Act, Action: core.Draw})
	h.openMenu()
	var pages []string
	for i := range rows(h) {
		for _, back := range []func(){func() { h.back() }, func() { h.screens.top().leave() }} {
			h.deal("TF1-D1N-AAAAAAB")
			h.do(core.Event{Kind: core.Act, Action: core.Draw})
			h.openMenu()
			row := rows(h)[i]
			row.OnTapped()
			if !h.atTable || !h.screens.covered() {
				continue // it copies, or leads to the chooser
			}
			if h.screens.top().page {
				pages = append(pages, row.Title)
			}
			back()
			assert.True(t, h.atTable, row.Title)
			assert.False(t, h.screens.covered(), row.Title)
		}
	}
	for _, id := range []string{"menu.settings", "menu.rules", "menu.statistics", "menu.questions", "examples.title", "show.watch"} {
		assert.Contains(t, pages, h.text.Prose(id))
	}
}
