package ui

import (
	"fmt"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/motion"
)

// handed is wound, with hands that press as Fyne's drivers do.
func handed(t *testing.T) (*hands, *cranked) {
	a, clock := wound(t)
	return &hands{fixture: a, phone: phoneState{
		touched: map[int]mobile.Touchable{}, fingers: map[int]fyne.Position{}, since: map[int]time.Time{},
	}}, clock
}

// tapAt taps as fast as a finger can.
func (h *hands) tapAt(pos fyne.Position, clock *cranked) {
	h.press(0, pos)
	clock.pass(50 * time.Millisecond)
	h.leave(0, pos)
	clock.pass(frame)
}

// shown is all that a tap could change: what is open, the settings, and the play.
func (h *hands) shown() string {
	s := fmt.Sprint(h.atTable, h.message.up, h.set)
	for _, l := range h.screens.layers {
		s += fmt.Sprintf(" %p", l)
	}
	if p := h.session.play; p != nil {
		s += fmt.Sprint(p.ID(), len(p.Game().Log()))
	}
	return s
}

// in is where something with these words is on what lies on top.
func (h *hands) in(words string) fyne.Position {
	var found fyne.CanvasObject
	var walk func(o fyne.CanvasObject)
	walk = func(o fyne.CanvasObject) {
		switch w := o.(type) {
		case *kit.Row:
			if w.Title == words && o.Visible() {
				found = o
			}
		case *kit.Button:
			if w.Text == words && o.Visible() {
				found = o
			}
		}
		for _, c := range children(o) {
			walk(c)
		}
	}
	walk(h.screens.top().object)
	require.NotNil(h.t, found, "%s is not shown", words)
	return middle(found)
}

// Whatever a tap lets come or go: the second tap of the finger, and those that follow before it rests, count for nothing.
func TestSecondTapMeetsNothingThatHasJustCome(t *testing.T) {
	for name, c := range map[string]struct {
		open func(h *hands)               // what is tapped
		at   func(h *hands) fyne.Position // where
	}{
		"a row that leads to the chooser": {func(h *hands) { h.openMenu() }, func(h *hands) fyne.Position { return h.in(h.text.Prose("menu.games")) }},
		"a row that leads to a page": {func(h *hands) {
			h.window.Resize(fyne.NewSize(412, 1200)) // for all of the menu
			h.openMenu()
		}, func(h *hands) fyne.Position { return h.in(h.text.Prose("menu.settings")) }},
		"a row that copies": {func(h *hands) { h.openMenu() }, func(h *hands) fyne.Position { return h.in(h.text.Prose("menu.copy")) }},
		"what a sheet darkens": {func(h *hands) {
			h.deal("TF1-D1N-AAAAAAB")
			h.openCode()
		}, func(h *hands) fyne.Position { return h.top(core.Stock) }},
		"a way back from page to page": {func(h *hands) { h.openSettings(); h.openLicences() }, func(*hands) fyne.Position {
			return fyne.NewPos(36, 30)
		}},
		"a way back to the table": {func(h *hands) { h.openRules() }, func(*hands) fyne.Position { return fyne.NewPos(36, 30) }},
		"a game on the chooser":   {func(h *hands) { h.openChooser() }, func(*hands) fyne.Position { return fyne.NewPos(80, 150) }},
		"a new deal":              {func(h *hands) { h.openNewGame() }, func(h *hands) fyne.Position { return h.in(h.text.Prose("newgame.new")) }},
	} {
		t.Run(name, func(t *testing.T) {
			for _, speed := range []speed{speedNone, speedNormal} {
				h, clock := handed(t)
				h.setting(func(s *settings) { s.Language, s.Speed = "en", speed })
				h.deal("EO1-C2-AAAAAAC")
				clock.pass(5 * time.Second)
				c.open(h)
				clock.pass(5 * time.Second)
				before, at := h.shown(), c.at(h)
				h.tapAt(at, clock)
				clock.pass(200 * time.Millisecond)
				after := h.shown()
				require.NotEqual(t, before, after, "the first tap counts")
				for range 5 { // an odd number: what a switch does twice is not seen
					h.tapAt(at.AddXY(5, -4), clock)
					clock.pass(250 * time.Millisecond)
				}
				require.Equal(t, after, h.shown(), "%v", speed)
			}
		})
	}
}

// Only the place of the tap is deaf: another tap elsewhere acts at once.
func TestDeliberateTapElsewhereCounts(t *testing.T) {
	h, clock := handed(t)
	h.setting(func(s *settings) { s.Speed = speedNone })
	h.deal("EO1-C2-AAAAAAC")
	h.openRules()
	clock.pass(5 * time.Second)
	h.tapAt(fyne.NewPos(36, 30), clock)
	require.False(t, h.screens.covered())
	h.tapAt(middle(h.game.bar.deal), clock)
	assert.True(t, h.screens.covered())
}

// Who finishes a game taps on and on. The page of the win feels none of it, however it came, until the finger has rested.
func TestWinIsSeenByWhoTapsOnAndOn(t *testing.T) {
	for _, speed := range []speed{speedNone, speedQuick, speedNormal} {
		t.Run(string(speed), func(t *testing.T) {
			h, clock := handed(t)
			h.setting(func(s *settings) { s.Speed = speed })
			h.win(someWin, 1)
			clock.pass(5 * time.Second)
			play, board := h.session.play, h.play().Board()
			last := board.Rules().Piles()[0]
			for _, p := range board.Rules().Piles() {
				if a, ok := board.Tap(p); ok && board.Allows(a) {
					last = p
				}
			}
			at := h.top(last)
			for range 12 { // three seconds
				h.tapAt(at, clock)
				clock.pass(200 * time.Millisecond)
			}
			require.True(t, h.play().Won())
			require.Len(t, h.screens.layers, 2, "the page of the win is open")
			again := h.in(h.text.Prose("win.new"))
			for range 8 {
				h.tapAt(again, clock)
				clock.pass(250 * time.Millisecond)
				require.Len(t, h.screens.layers, 2)
				require.Same(t, play, h.session.play)
			}
			if !isMobile() {
				h.strike(fyne.KeyN, 'n')
				h.strike(fyne.KeyEscape, 0)
				require.Len(t, h.screens.layers, 2, "keys count for nothing either")
			}
			clock.pass(motion.KeyDeaf + 100*time.Millisecond)
			h.tapAt(again, clock)
			assert.NotSame(t, play, h.session.play, "a tap after a rest counts")
		})
	}
}

// A finger that comes down too early and goes up late presses nothing either.
func TestPressThatOutlastsTheRestCountsForNothing(t *testing.T) {
	h, clock := handed(t)
	h.win(someWin, 0)
	for !h.screens.covered() {
		clock.pass(frame)
	}
	clock.pass(motion.KeyDeaf - 2*frame)
	play, again := h.session.play, h.in(h.text.Prose("win.new"))
	h.press(0, again)
	clock.pass(4 * frame)
	h.leave(0, again)
	clock.pass(frame)
	assert.Same(t, play, h.session.play)
}

// A picture that takes long to come does not let through the taps that were made before it.
func TestSlowPictureLetsNoTapThrough(t *testing.T) {
	h, clock := handed(t)
	h.setting(func(s *settings) { s.Speed = speedNone })
	h.deal("EO1-C2-AAAAAAC")
	clock.pass(5 * time.Second)
	h.openMenu()
	clock.pass(5 * time.Second)
	at := h.in(h.text.Prose("menu.games"))
	h.tapAt(at, clock)
	after := h.shown()
	clock.time = clock.time.Add(3 * time.Second) // without a picture
	clock.pass(frame)
	h.tapAt(at, clock)
	clock.pass(frame)
	assert.Equal(t, after, h.shown())
}

// A message about what was done before does not lie on a sheet that opens.
func TestSheetIsNotHiddenByAMessage(t *testing.T) {
	h, clock := handed(t)
	h.deal("EO1-C2-AAAAAAC")
	clock.pass(5 * time.Second)
	h.copyPlay()
	clock.pass(time.Second)
	require.True(t, h.message.up)
	h.openMenu()
	clock.pass(time.Second)
	assert.False(t, h.message.Visible())
}
