package ui

import (
	"fmt"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/text"
)

// wonGame is a known win, played to its end.
func wonGame(t *testing.T, code string) *core.Game {
	c, err := core.ParseCode(code)
	require.NoError(t, err)
	g := core.NewGame(c)
	for _, s := range wins(t)[code] {
		a, err := core.ParseAction(s)
		require.NoError(t, err)
		require.Nil(t, g.Apply(core.Do(a)))
	}
	return g
}

// stopwatch is a clock that is wound by hand.
type stopwatch struct {
	do    func()
	every time.Duration
	stop  func() // of the last wait
	waits int    // how many wait for a beat
}

func (w *stopwatch) after(d time.Duration, do func()) (stop func()) {
	w.do, w.every = do, d
	w.waits++
	waiting := true
	w.stop = func() {
		if waiting {
			waiting = false
			w.waits--
		}
	}
	return w.stop
}

// beat lets the time pass for which something waits.
func (w *stopwatch) beat() {
	w.stop()
	w.do()
}

// watch opens a recording in the app, with a clock that is wound by hand.
func (a *fixture) watch(s *showing) (*showScreen, *stopwatch) {
	w := &stopwatch{}
	a.after = w.after
	a.openShow(s)
	require.NotNil(a.t, a.inShow())
	return a.inShow(), w
}

// showOf shows a recording alone.
func showOf(x *text.Text, s *showing, change func(*settings)) *showScreen {
	set := loadSettings(fyne.CurrentApp().Preferences())
	if change != nil {
		change(&set)
	}
	return newShowScreen(showConfig{
		Text: x, Set: set, Show: s, After: (&stopwatch{}).after, Moved: func() {}, Leave: func() {}, Copy: func(string) {},
	})
}

func TestShowFitsEveryScreen(t *testing.T) {
	for _, code := range []string{oneWinOfEach[0], someWin} {
		onEveryScreen(t, "show-"+code, func(x *text.Text) fyne.CanvasObject {
			s := replayOf(wonGame(t, code))
			s.at = s.recording.Len() * 2 / 3
			return showOf(x, s, nil).object
		})
	}
}

// On every screen, with every size of text, panel and cards lie apart, slider and keys are whole and large enough, and the
// words have some room.
func TestShowPanelCoversNoCard(t *testing.T) {
	for _, scale := range []float32{1, 2} {
		test.NewTempApp(t).Settings().SetTheme(theme.New(theme.Mode{}, scale))
		for n, size := range append(pageSizes, fyne.NewSize(568, 320), fyne.NewSize(800, 800)) {
			for i, code := range oneWinOfEach {
				if !sampled(fmt.Sprintf("panel of a show of %s, text %v", code, scale), n) {
					continue
				}
				left := i%2 == 1
				s := showOf(text.For("th"), replayOf(wonGame(t, code)), func(s *settings) { s.LeftHanded, s.Large = left, i%3 == 1 })
				w := test.NewTempWindow(t, s.object)
				w.SetPadded(false)
				w.Resize(size)
				name := fmt.Sprintf("%s at %v, text %v", code, size, scale)
				for _, share := range []int{0, 1, 2, 3} {
					s.jump(s.Show.recording.Len() * share / 3)
					panelApart(t, s, name)
				}
				panel := s.panel
				for _, k := range []*kit.BarKey{panel.first, panel.back, panel.run, panel.on, panel.last, panel.pace} {
					assert.GreaterOrEqual(t, k.Size().Width, kit.MinTarget, name)
					assert.LessOrEqual(t, k.Position().Y+k.Size().Height, panel.Size().Height, name)
					assert.GreaterOrEqual(t, k.Position().Y, panel.slider.Position().Y+kit.MinTarget, name)
				}
				assert.Equal(t, kit.MinTarget, panel.slider.Size().Height, name)
				assert.GreaterOrEqual(t, panel.body.Size().Height, theme.Caption.Line*scale, name)
				assert.LessOrEqual(t, panel.body.Position().Y+panel.body.Size().Height, panel.slider.Position().Y, name)
			}
		}
	}
}

// panelApart checks that panel and cards lie apart, and that both are on the screen.
func panelApart(t *testing.T, s *showScreen, name string) {
	l, b := s.table.Layout(), s.Show.game().Board()
	at, size := s.panel.Position(), s.panel.Size()
	assert.LessOrEqual(t, at.Y+size.Height, l.Size.H, name)
	assert.LessOrEqual(t, at.X+size.Width, l.Size.W, name)
	for _, p := range b.Rules().Piles() {
		for i := range b.Cards(p) {
			c := l.Card(l.Place(b, p, i))
			apart := c.Bottom() <= at.Y || c.Y >= at.Y+size.Height || c.Right() <= at.X || c.X >= at.X+size.Width
			require.True(t, apart, "%s: the panel covers a card of %v", name, p)
		}
	}
}

// A known win of every game and option is shown from the deal to its end, step by step, and back.
func TestWholeWinsAreShown(t *testing.T) {
	for _, code := range oneWinOfEach {
		t.Run(code, func(t *testing.T) {
			a := open(t)
			a.fast()
			won := wonGame(t, code)
			s, _ := a.watch(replayOf(won))
			assert.Equal(t, code, s.header.code)
			for i := range won.Log() {
				require.Equal(t, i, s.Show.at)
				a.tap(middle(s.panel.on))
			}
			assert.Equal(t, won.Text(), s.Show.game().Text())
			assert.Contains(t, s.panel.words.Text, a.text.Get("show.won"))
			a.tap(middle(s.panel.on))
			assert.True(t, s.Show.over(), "there is no step after the last")
			a.key(fyne.KeyHome)
			assert.Zero(t, s.Show.at)
			a.tap(middle(s.panel.back))
			assert.Zero(t, s.Show.at)
			assert.Equal(t, core.NewGame(won.Code()), s.Show.game())
		})
	}
}

// What was undone and made again is shown as what it was, each as a step; a hint moves nothing and is none.
func TestShowTellsWhatHappened(t *testing.T) {
	a := open(t)
	a.setting(func(s *settings) { s.Language = "en" })
	c, err := core.ParseCode("TF1-D1N-AAAAAAB")
	require.NoError(t, err)
	g := core.NewGame(c)
	for _, e := range []core.Event{core.Do(core.Draw), {Kind: core.Undo}, {Kind: core.Redo}, {Kind: core.Hint}, core.Do(core.Draw)} {
		require.Nil(t, g.Apply(e))
	}
	s, _ := a.watch(replayOf(g))
	first, second := text.For("en").CardWords(g.Board().Cards(core.Waste)[0]), text.For("en").CardWords(g.Board().Cards(core.Waste)[1])
	for i, want := range []string{"The cards as they were dealt", "Drawn: " + first, "(?i)undone", "(?i)again|redone", "Drawn: " + second} {
		said := s.panel.words.Text
		assert.Contains(t, said, fmt.Sprintf("**Step %d of 4** · 0 points\n", i))
		assert.Regexp(t, want, said)
		assert.Equal(t, i, s.panel.slider.Value)
		a.key(fyne.KeyRight)
	}
}

// A recording runs by one clock, from step to step to its end, and there it stops; from there it runs anew.
func TestShowRunsToItsEnd(t *testing.T) {
	a := open(t)
	won := wonGame(t, someWin)
	s, clock := a.watch(replayOf(won))
	assert.Zero(t, clock.waits, "it waits for the player")
	a.tap(middle(s.panel.run))
	for i := range won.Log() {
		require.Equal(t, i, s.Show.at)
		require.Equal(t, 1, clock.waits)
		require.Equal(t, theme.IconPause, s.panel.run.Icon)
		clock.beat()
	}
	assert.True(t, s.Show.over())
	assert.Zero(t, clock.waits)
	assert.Equal(t, theme.IconPlay, s.panel.run.Icon)
	a.key(fyne.KeySpace)
	assert.Zero(t, s.Show.at)
	assert.Equal(t, 1, clock.waits)
}

// Whatever else the player does, and whatever covers it, stops what runs.
func TestShowStops(t *testing.T) {
	for name, stop := range map[string]func(a *fixture, s *showScreen){
		"run key":        func(a *fixture, s *showScreen) { a.tap(middle(s.panel.run)) },
		"space bar":      func(a *fixture, _ *showScreen) { a.key(fyne.KeySpace) },
		"tap on a table": func(a *fixture, s *showScreen) { a.tap(middle(s.table)) },
		"step":           func(a *fixture, s *showScreen) { a.tap(middle(s.panel.on)) },
		"step back":      func(a *fixture, _ *showScreen) { a.key(fyne.KeyLeft) },
		"end":            func(a *fixture, _ *showScreen) { a.key(fyne.KeyEnd) },
		"slider":         func(a *fixture, s *showScreen) { a.drag(middle(s.panel.slider), middle(s.panel.slider).AddXY(60, 0)) },
		"sheet over it":  func(a *fixture, _ *showScreen) { a.openKeys() },
		"background":     func(a *fixture, _ *showScreen) { a.front(false) },
		"close":          func(a *fixture, s *showScreen) { a.tap(middle(s.header.closer)) },
		"back key":       func(a *fixture, _ *showScreen) { a.key(mobile.KeyBack) },
		"another screen": func(a *fixture, _ *showScreen) { a.openChooser() },
		"language":       func(a *fixture, _ *showScreen) { a.setting(func(s *settings) { s.Language = "fr" }) },
		"end of the app": func(a *fixture, _ *showScreen) { a.App.close() },
	} {
		t.Run(name, func(t *testing.T) {
			a := open(t)
			a.setting(func(s *settings) { s.Language = "en" })
			s, clock := a.watch(replayOf(wonGame(t, someWin)))
			a.tap(middle(s.panel.run))
			clock.beat()
			require.Equal(t, 1, clock.waits)
			stop(a, s)
			assert.Zero(t, clock.waits)
			assert.Equal(t, theme.IconPlay, s.panel.run.Icon)
			at := s.Show.at
			clock.do() // a beat that was on its way
			assert.Equal(t, at, s.Show.at)
			assert.Zero(t, clock.waits)
		})
	}
}

func TestShowHasThreePaces(t *testing.T) {
	a := open(t)
	s, clock := a.watch(replayOf(wonGame(t, someWin)))
	var every []time.Duration
	for range 4 {
		a.tap(middle(s.panel.pace))
		assert.Zero(t, clock.waits, "it does not run yet")
	}
	a.tap(middle(s.panel.run))
	for range 3 {
		every = append(every, clock.every)
		a.tap(middle(s.panel.pace))
		assert.Equal(t, 1, clock.waits)
	}
	assert.Less(t, every[0], every[2], "fast, slow, normal")
	assert.Less(t, every[2], every[1])
	assert.Equal(t, every[0], clock.every)
}

// A tap on the table leads on; cards cannot be dragged, and nobody is told anything.
func TestShowIsNotPlayed(t *testing.T) {
	a := open(t)
	s, _ := a.watch(replayOf(wonGame(t, "TF1-D1N-AAAABNA")))
	l := s.table.Layout()
	a.tap(fyne.NewPos(l.Columns[3].X+5, l.Columns[3].Y+5))
	assert.Equal(t, 1, s.Show.at)
	a.drag(fyne.NewPos(l.Columns[3].X+5, l.Columns[3].Y+5), fyne.NewPos(l.Columns[5].X+5, l.Columns[5].Y+5))
	a.drag(fyne.NewPos(l.Columns[3].X+5, l.Columns[3].Y+5), fyne.NewPos(l.Foundations[0].X+5, l.Foundations[0].Y+5))
	a.typedRune('u')
	a.typedRune('n')
	a.key(fyne.KeyReturn)
	assert.Equal(t, 1, s.Show.at)
	assert.False(t, a.message.up)
	assert.NotNil(t, a.inShow())
}

func TestShowBySlider(t *testing.T) {
	a := open(t)
	won := wonGame(t, someWin)
	s, _ := a.watch(replayOf(won))
	slider := middle(s.panel.slider)
	a.drag(slider.SubtractXY(s.panel.slider.Size().Width/2-24, 0), slider)
	half := s.Show.at
	assert.InDelta(t, s.recordingLen()/2, half, 1)
	want := core.NewGame(won.Code())
	for _, e := range won.Log()[:half] {
		want.Apply(e)
	}
	assert.Equal(t, want.Text(), s.Show.game().Text())
	a.drag(slider, slider.AddXY(1000, 300))
	assert.True(t, s.Show.over())
}

func (s *showScreen) recordingLen() int { return s.Show.recording.Len() }

// The play on the table is as it was, its clock stands, and nothing is saved or counted.
func TestShowLeavesThePlayAlone(t *testing.T) {
	a := open(t)
	a.setting(func(s *settings) { s.Language, s.Speed = "en", speedNone })
	a.win(someWin, 40)
	a.undo()
	a.store.Flush()
	saved, before, id := files(t, a.dir), a.play().Text(), a.session.play.ID()
	clock := &stopwatch{}
	a.after = clock.after
	a.openMenu()
	tapText(t, a.window.Canvas(), a.window.Content(), "Replay this game")
	require.NotNil(t, a.inShow())
	assert.False(t, a.session.running(), "the clock stands")
	assert.Equal(t, len(a.play().Log()), a.inShow().recordingLen())
	a.tap(middle(a.inShow().panel.run))
	for clock.waits > 0 {
		clock.beat()
	}
	assert.Equal(t, before, a.inShow().Show.game().Text())
	for _, k := range []fyne.KeyName{fyne.KeyHome, fyne.KeyRight, fyne.KeyEnd, fyne.KeyLeft, fyne.KeySpace, fyne.KeyBackspace} {
		a.key(k)
	}
	a.tap(middle(a.inShow().table))
	a.front(false)
	a.front(true)
	a.key(fyne.KeyEscape)
	require.Nil(t, a.inShow())
	assert.Len(t, a.screens.layers, 1)
	assert.True(t, a.session.running())
	assert.Equal(t, id, a.session.play.ID())
	assert.Equal(t, before, a.play().Text())
	a.store.Flush()
	assert.Equal(t, saved, files(t, a.dir))
}

// Language, mode and size may change while it is open; it stays where it was.
func TestShowFollowsLanguageModeAndSize(t *testing.T) {
	a := open(t)
	s, _ := a.watch(replayOf(wonGame(t, someWin)))
	for range 30 {
		a.key(fyne.KeyRight)
	}
	words := s.Show.words
	for i, lang := range []text.Lang{"th", "fr", "en"} {
		a.setting(func(s *settings) { s.Language, s.Mode = lang, []mode{modeDark, modeLight}[i%2] })
		require.NotNil(t, a.inShow())
		assert.Equal(t, 30, a.inShow().Show.at)
		assert.Equal(t, words(text.For(lang)), a.inShow().panel.words.Text)
	}
	for _, size := range []fyne.Size{{Width: 915, Height: 412}, {Width: 320, Height: 568}, {Width: 1280, Height: 800}, phone} {
		a.window.Resize(size)
		panelApart(t, a.inShow(), fmt.Sprint(size))
		a.tap(middle(a.inShow().panel.on))
		a.tap(middle(a.inShow().panel.back))
		assert.Equal(t, 30, a.inShow().Show.at)
	}
}

// A past play is watched from its sheet, and the way back leads there.
func TestPastPlaysAreWatched(t *testing.T) {
	a := open(t)
	a.setting(func(s *settings) { s.Language, s.Speed = "en", speedNone })
	a.win(someWin, 0)
	played := a.play().Text()
	a.openHistory()
	a.openPlay(a.store.Results()[0])
	tapText(t, a.window.Canvas(), a.window.Content(), "Replay this game")
	require.NotNil(t, a.inShow())
	a.key(fyne.KeyEnd)
	assert.Equal(t, played, a.inShow().Show.game().Text())
	a.tap(middle(a.inShow().header.copy))
	assert.Equal(t, someWin, a.fyne.Clipboard().Content())
	layers := len(a.screens.layers)
	a.key(fyne.KeyEscape)
	assert.Nil(t, a.inShow())
	assert.Len(t, a.screens.layers, layers-1)
	assert.Contains(t, texts(a.window.Content()), "Play this deal again")
}

// The page of a win offers its replay where there is room for that.
func TestWinOffersItsReplayWhereThereIsRoom(t *testing.T) {
	for size, offered := range map[fyne.Size]bool{{Width: 568, Height: 320}: false, {Width: 320, Height: 568}: true, {Width: 412, Height: 915}: true, {Width: 915, Height: 412}: true, {Width: 1280, Height: 800}: true} {
		a := open(t)
		a.setting(func(s *settings) { s.Language, s.Speed = "en", speedNone })
		a.window.Resize(size)
		a.win(someWin, 0)
		if !offered {
			assert.NotContains(t, texts(a.window.Content()), "Replay this game", size)
			continue
		}
		tapText(t, a.window.Canvas(), a.window.Content(), "Replay this game")
		require.NotNil(t, a.inShow(), size)
		a.key(fyne.KeyEscape)
		assert.Contains(t, texts(a.window.Content()), "You won!")
	}
}

// So it does in a window that is made larger, or smaller, while the page is open.
func TestWinFollowsTheRoomForItsReplay(t *testing.T) {
	a := open(t)
	a.setting(func(s *settings) { s.Language, s.Speed = "en", speedNone })
	a.window.Resize(fyne.NewSize(640, 480))
	a.win(someWin, 0)
	for range 2 {
		a.window.Resize(fyne.NewSize(640, 480))
		assert.NotContains(t, texts(a.window.Content()), "Replay this game")
		a.window.Resize(fyne.NewSize(1100, 760))
		assert.Contains(t, texts(a.window.Content()), "Replay this game")
	}
	tapText(t, a.window.Canvas(), a.window.Content(), "Replay this game")
	require.NotNil(t, a.inShow())
}

func TestNothingPlayedHasNoReplay(t *testing.T) {
	a := open(t)
	a.setting(func(s *settings) { s.Language = "en" })
	a.deal(someWin)
	a.openMenu()
	assert.NotContains(t, texts(a.window.Content()), "Replay this game")
}
