// Package store keeps the plays and the results of Patience Trio in a folder, so that neither a kill, a full disk nor a
// damaged file loses more than it must.
//
// Each game has a journal of its current play and one of the play before; the results of plays that ended are one more
// file, kept for ever, and the journals of the last 500 of them are kept too. All are text, only ever appended to, each
// line with a checksum. What cannot be repaired is set aside under another name, never deleted or overwritten. An event
// is handed to the system before Apply returns, which survives a kill of the app; half a second later, and at Flush, it
// is on the medium, which survives a loss of power.
//
// Export writes all of it to one file, ReadBackup and Import take such a file in; see there for what a merge is.
//
// A folder belongs to one process at a time, by a lock that the system takes back when the process ends. A second copy
// of the app reads what is there and plays on in memory; Retake tells how it comes to save that.
package store

import (
	"io"
	"time"

	"patiencetrio/core"
)

// Store is the plays and results in one folder. It and its plays belong to one goroutine; what it does on others is its
// own affair.
type Store struct {
	disk    disk
	now     func() time.Time
	flusher *flusher
	slots   map[string]*slot // by the game's letters
	results *results

	lock    io.Closer // nil while the folder is not ours
	useless bool      // nothing is ever written: no folder, or closed
	away    bool      // another copy of the app has the folder
	held    held      // while it does
	trouble bool      // told that nothing can be saved

	notices []Notice // not told yet: there is nobody to tell them to
	notify  func(Notice)
}

// Open opens the store in a folder, which it makes if it is missing. It never fails: whatever is wrong is told in the
// notices, and a store that cannot write plays on in memory and tries again with every event. The empty path is a store
// in memory. now is the clock, time.Now if nil.
//
// A folder that another copy of the app has is not waited for, though that copy may be about to end: see Retake.
func Open(dir string, now func() time.Time) (*Store, []Notice) {
	if dir == "" {
		s := newStore(nil, now)
		s.useless = true
		return s, nil
	}
	return openDisk(folder(dir), now)
}

func newStore(d disk, now func() time.Time) *Store {
	if now == nil {
		now = time.Now
	}
	s := &Store{disk: d, now: now, flusher: newFlusher(d), slots: map[string]*slot{}}
	s.results = newResults(s.newFile(resultsName))
	for _, family := range core.Games {
		s.slots[family.Letters()] = newSlot(s, family.Letters())
	}
	return s
}

func (s *Store) newFile(name string) *file {
	return &file{disk: s.disk, name: name, told: s.tell, now: s.now}
}

// inOrder lists the slots in the order of the games.
func (s *Store) inOrder() []*slot {
	var all []*slot
	for _, family := range core.Games {
		all = append(all, s.slots[family.Letters()])
	}
	return all
}

func (s *Store) files() []*file {
	all := []*file{s.results.file}
	for _, sl := range s.inOrder() {
		all = append(all, sl.curFile, sl.lastFile)
	}
	return all
}

// OnNotice sets who is told of problems while playing, on the goroutine that calls the store. What happened since Open
// is told at once.
func (s *Store) OnNotice(notify func(Notice)) {
	s.notify = notify
	waiting := s.notices
	s.notices = nil
	for _, n := range waiting {
		s.tell(n)
	}
}

// Current is the saved play of the game with those letters ("EH"), or nil.
func (s *Store) Current(letters string) *Play {
	sl := s.slots[letters]
	if sl == nil {
		return nil
	}
	return sl.cur
}

// Begin starts a new play of a numbered deal of one of core.Games. daily is the date ("2026-11-30") if it is the daily
// deal of that day, else "". The play before can be brought back until the first action. Of several plays begun without
// an action only the newest is kept.
func (s *Store) Begin(code core.Code, daily string) *Play {
	p := newPlay(newID(), code, cleanDate(daily), s.now)
	s.slots[code.Rules.Letters].begin(p)
	s.Retake()
	return p
}

// CanGoBack tells whether Back would bring a play back.
func (s *Store) CanGoBack(letters string) bool {
	sl := s.slots[letters]
	return sl != nil && sl.canGoBack()
}

// Back makes the play before the current play of that game again, and drops the new one, if no action was made in that
// yet.
func (s *Store) Back(letters string) (*Play, bool) {
	if !s.CanGoBack(letters) {
		return nil, false
	}
	sl := s.slots[letters]
	sl.back()
	return sl.cur, true
}

// Flush tries once more to save what could not be saved, and returns when everything is on the medium. To be called when
// the app leaves the foreground.
func (s *Store) Flush() {
	if !s.writes() {
		return
	}
	s.retry()
	s.flusher.flush()
	for _, f := range s.files() {
		if err := f.takeFailure(); err != nil {
			f.broke(err)
		}
	}
	s.retry()
}

// Close pauses all plays, flushes, and gives the folder free. Whatever is played after that stays in memory.
func (s *Store) Close() {
	s.Retake()
	for _, sl := range s.inOrder() {
		if sl.cur != nil {
			sl.cur.Pause()
		}
	}
	s.Flush()
	wrote := s.writes()
	s.useless, s.away = true, false
	if !wrote {
		return
	}
	s.flusher.stop()
	for _, f := range s.files() {
		f.close()
	}
	if s.lock != nil {
		_ = s.lock.Close()
		s.lock = nil
	}
}
