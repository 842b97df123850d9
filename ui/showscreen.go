package ui

import (
	"time"

	"fyne.io/fyne/v2"

	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/table"
	"patiencetrio/ui/text"
)

// showConfig is what the screen of a recording shows and does.
type showConfig struct {
	Text  *text.Text
	Set   settings
	Mode  theme.Mode
	Show  *showing
	After func(d time.Duration, do func()) (stop func()) // the clock by which it runs
	Moved func()                                         // the table is laid out anew
	Leave func()
	Copy  func(code string)
}

// showScreen shows a recording on a table of its own: step by step, running, or wherever the slider is pulled. Nothing of it
// can be played.
type showScreen struct {
	showConfig
	exhibit
	panel *showPanel
	beat  *metronome
}

func newShowScreen(c showConfig) *showScreen {
	s := &showScreen{showConfig: c}
	game, title := c.Show.game(), showTitles[c.Show.kind]
	rules, code := game.Rules(), game.Code().String()
	s.beat = newMetronome(c.After, s.next)
	s.panel = newShowPanel(c.Text, c.Text.Prose(title), c.Set, rules, c.Show.recording.Len(), showActions{
		first: func() { s.jump(0) }, last: func() { s.jump(c.Show.recording.Len()) }, to: s.jump,
		back: func() { s.step(-1) }, on: func() { s.step(1) }, run: s.run, pace: s.nextPace,
	})
	s.exhibit = exhibit{
		set: c.Set, rules: rules, table: table.New(nil), foot: s.panel, moved: c.Moved,
		header: newExhibitHeader(c.Text.Get(title), c.Text.ShortGame(rules), code, c.Set.Felt, c.Leave, func() { c.Copy(code) }),
	}
	s.table.Watched = s.tapped
	s.assemble(c.Mode)
	s.table.ShowGame(game, false)
	s.refresh()
	return s
}

// rest lets it run no further.
func (s *showScreen) rest() {
	s.beat.rest()
	s.refreshRunning()
}

// run lets it run, at its end from the beginning, or rest.
func (s *showScreen) run() {
	if s.beat.running() {
		s.rest()
		return
	}
	if s.Show.over() {
		s.jump(0)
	}
	if !s.Show.over() {
		s.beat.start(paces[s.Show.pace].every)
		s.refreshRunning()
	}
}

// nextPace changes how fast it runs.
func (s *showScreen) nextPace() {
	s.Show.pace = s.Show.pace.next()
	if s.beat.running() {
		s.beat.start(paces[s.Show.pace].every)
	}
	s.refreshRunning()
}

// tapped is a tap on the table: it stops what runs, else it leads one step on.
func (s *showScreen) tapped() {
	if s.beat.running() {
		s.rest()
		return
	}
	s.step(1)
}

// next is a step of what runs.
func (s *showScreen) next() {
	s.move(1)
	if s.Show.over() {
		s.rest()
	}
}

// step leads one step on or back, by hand.
func (s *showScreen) step(by int) {
	s.rest()
	if n := s.Show.at + by; n >= 0 && n <= s.Show.recording.Len() {
		s.move(by)
	}
}

// move leads one step on or back before the player's eyes.
func (s *showScreen) move(by int) {
	e := s.Show.recording.Event(min(s.Show.at, s.Show.at+by))
	s.Show.at += by
	if by < 0 {
		e = core.Event{Kind: core.Undo}
	}
	s.table.Follow(s.Show.game(), e)
	s.refresh()
}

// jump leads anywhere at once.
func (s *showScreen) jump(n int) {
	s.rest()
	s.Show.at = n
	s.table.Jump(s.Show.game())
	s.refresh()
}

// refresh says how far one has come.
func (s *showScreen) refresh() {
	s.panel.set(s.Show.words(s.Text), s.Show.at)
	s.refreshRunning()
}

func (s *showScreen) refreshRunning() {
	s.panel.setRunning(s.beat.running(), s.Text.Get(paces[s.Show.pace].id))
}

// key does what a key does here; false: it does nothing.
func (s *showScreen) key(name fyne.KeyName) bool {
	switch name {
	case fyne.KeyLeft:
		s.step(-1)
	case fyne.KeyRight:
		s.step(1)
	case fyne.KeyPageDown:
		s.jump(max(0, s.Show.at-s.leap()))
	case fyne.KeyPageUp:
		s.jump(min(s.Show.recording.Len(), s.Show.at+s.leap()))
	case fyne.KeyHome:
		s.jump(0)
	case fyne.KeyEnd:
		s.jump(s.Show.recording.Len())
	case fyne.KeySpace:
		s.run()
	default:
		return false
	}
	return true
}

// leap is how far a page key leads, as on the slider.
func (s *showScreen) leap() int { return max(1, s.Show.recording.Len()/kit.SliderPages) }
