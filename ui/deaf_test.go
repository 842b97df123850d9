package ui

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core/advice"
	"patiencetrio/ui/motion"
)

// wound starts the app with a clock that is wound by hand, in a window as small as a phone can be.
func wound(t *testing.T) (*fixture, *cranked) {
	was := motion.Now
	app := newCranked(nil, time.Date(2026, 11, 30, 12, 0, 0, 0, time.UTC))
	t.Cleanup(func() { motion.Now = was })
	a := openIn(t, app, t.TempDir()).patient()
	a.window.Resize(fyne.NewSize(320, 568))
	return a, app.driver
}

// A second tap on a key that opened a sheet counts for nothing, whatever of the sheet has come to lie there. A tap a good
// while later counts.
func TestSecondTapOnAKeyThatOpenedASheetCountsForNothing(t *testing.T) {
	for name, c := range map[string]struct {
		key func(a *fixture) fyne.CanvasObject
		new bool // what lies there changes the play; else it closes the sheet
	}{
		"new":  {func(a *fixture) fyne.CanvasObject { return a.game.bar.deal }, true},
		"hint": {func(a *fixture) fyne.CanvasObject { return a.game.bar.hint }, false},
	} {
		t.Run(name, func(t *testing.T) {
			for _, after := range []time.Duration{50, 250, 400, 650} {
				a, clock := wound(t)
				a.deal("EO1-C2-AAAAAAC")
				a.deal(lostDeal) // there is a way back to a last game
				clock.pass(5 * time.Second)
				play, at := a.session.play, middle(c.key(a))
				a.tap(at)
				a.settle()
				clock.pass(frame)
				require.Len(t, a.screens.layers, 2)
				sheet := a.screens.top()
				clock.pass(after * time.Millisecond)
				a.tap(at)
				clock.pass(time.Second)
				require.Same(t, play, a.session.play, "%v", after)
				require.Same(t, sheet, a.screens.top(), "%v", after)
				a.tap(at)
				clock.pass(5 * time.Second)
				assert.False(t, a.screens.covered(), "a tap a good while later")
				assert.Equal(t, c.new, play != a.session.play)
			}
		})
	}
}

// An impatient finger taps on and on: none of its taps counts until it rests.
func TestImpatientTapsOnNewCountForNothing(t *testing.T) {
	a, clock := wound(t)
	a.deal("EO1-C2-AAAAAAC")
	a.deal(lostDeal)
	clock.pass(5 * time.Second)
	play, at := a.session.play, middle(a.game.bar.deal)
	a.tap(at)
	clock.pass(frame)
	sheet := a.screens.top()
	for range 8 {
		clock.pass(300 * time.Millisecond)
		a.tap(at)
		require.Same(t, sheet, a.screens.top())
		require.Same(t, play, a.session.play)
	}
}

// A sheet that comes by itself feels nothing anywhere until one has had the time to see it.
func TestSheetThatComesByItselfIsDeafForLonger(t *testing.T) {
	a, clock := wound(t)
	a.deal(lostDeal)
	clock.pass(5 * time.Second)
	a.tap(middle(a.game.bar.hint))
	a.settle()
	clock.pass(frame)
	sheet := a.screens.top()
	above := fyne.NewPos(160, 10) // on what the sheet darkens: a tap there closes it
	clock.pass(motion.SheetDeaf + 200*time.Millisecond)
	a.tap(above)
	clock.pass(time.Second)
	require.Same(t, sheet, a.screens.top())
	a.tap(above)
	clock.pass(time.Second)
	assert.False(t, a.screens.covered())
}

// In every sheet about a lost game what does nothing stands last, where a second tap would fall.
func TestPlayingOnStandsLast(t *testing.T) {
	a := open(t).patient()
	a.deal(lostDeal)
	path := advice.PathOf(a.play())
	for name, openIt := range map[string]func(){
		"lost":    a.tellLost,
		"unknown": func() { a.goBackBy(advice.Way{}, path) },
		"never":   func() { a.goBackBy(advice.Way{Kind: advice.DealLost}, path) },
	} {
		a.screens.closeAll()
		openIt()
		all := texts(a.screens.top().object)
		assert.Equal(t, a.text.Get("way.on"), all[len(all)-1], name)
	}
}
