package ui

import (
	"time"

	"patiencetrio/core"
	"patiencetrio/core/store"
)

// session is the play on the table: which one it is, when its clock runs and whether it is won.
type session struct {
	store *store.Store
	now   func() time.Time
	play  *store.Play

	front   bool // the app is in the foreground
	visible bool // nothing covers the table
	won     bool // so the play stands
}

func newSession(s *store.Store, now func() time.Time) *session {
	return &session{store: s, now: now, front: true}
}

// today is the player's own date, at noon of a clock that is never set: days that are counted from it are days, also where
// summer time begins at midnight.
func (s *session) today() time.Time {
	y, m, d := s.now().Date()
	return time.Date(y, m, d, 12, 0, 0, 0, time.UTC)
}

// open continues the saved play of a game.
func (s *session) open(p *store.Play) {
	s.leave()
	s.play = p
	s.won = p.Game().Won()
	s.clock()
}

// leave stops the clock and puts the play away.
func (s *session) leave() {
	if s.play != nil {
		s.play.Pause()
		s.play = nil
	}
}

// begin deals. daily is the date of a daily deal, else "".
func (s *session) begin(c core.Code, daily string) {
	s.leave()
	s.open(s.store.Begin(c, daily))
}

// justWon tells after an event whether it has won the play, be it for the first time or once more.
func (s *session) justWon() bool {
	before := s.won
	s.won = s.play.Game().Won()
	return s.won && !before
}

// setVisible says whether the table can be seen and played.
func (s *session) setVisible(visible bool) {
	s.visible = visible
	s.clock()
}

// setFront says whether the app is in the foreground. Leaving it is the last chance to save.
func (s *session) setFront(front bool) {
	s.front = front
	s.clock()
	if !front {
		s.store.Flush()
	}
}

// running tells whether the played time runs, once the play has begun.
func (s *session) running() bool { return s.play != nil && s.front && s.visible }

func (s *session) clock() {
	switch {
	case s.play == nil:
	case s.running():
		s.play.Resume()
	default:
		s.play.Pause()
	}
}
