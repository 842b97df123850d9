package store

import (
	"errors"
	"slices"
	"time"
)

func openDisk(d disk, now func() time.Time) (*Store, []Notice) {
	s := newStore(d, now)
	s.take()
	s.read()
	s.held = held{known: len(s.results.data)}
	notices := s.notices
	s.notices = nil
	return s, notices
}

// read reads everything.
func (s *Store) read() {
	if s.writes() {
		s.tidy()
	}
	s.results.load()
	for _, sl := range s.inOrder() {
		sl.load()
	}
	if s.lock == nil {
		s.distrust()
	}
	s.repairResults()
	s.reconcile()
}

// take takes the folder for this process, as well as it can.
func (s *Store) take() {
	err := s.disk.prepare()
	if err == nil {
		s.lock, err = s.disk.lock()
	}
	if errors.Is(err, errBusy) {
		s.away = true
		s.tell(Notice{Kind: InUse, Err: err})
	} else if err != nil {
		s.report(err)
	}
}

// tidy finishes or forgets what was being written when the app was killed. A whole temporary file without the file that
// it was to replace is that file: the old one had been moved away.
func (s *Store) tidy() {
	for _, sl := range s.slots {
		for _, f := range []*file{sl.curFile, sl.lastFile} {
			s.finish(f, func(data []byte) bool {
				r := parseJournal(data, sl.letters, s.now)
				return r.damage == nil && !r.short
			})
		}
	}
	s.finish(s.results.file, func(data []byte) bool {
		rs := newResults(s.newFile(""))
		return !rs.parse(data)
	})
}

func (s *Store) finish(f *file, sound func(data []byte) bool) {
	if !s.disk.exists(f.name + temporary) {
		return
	}
	if !s.disk.exists(f.name) {
		data, err := s.disk.read(f.name+temporary, maxFile)
		if err == nil && sound(data) {
			_ = s.disk.rename(f.name+temporary, f.name) // if not, it is tried again next time
			return
		}
	}
	_ = s.disk.remove(f.name + temporary) // if not, it will be overwritten
}

// distrust: the folder was not ours while it was read, so that everything has to be looked at again before it is
// written. That it could not be read was told with the folder's own trouble.
func (s *Store) distrust() {
	for _, f := range s.files() {
		f.whole = true
		if f.aside != nil && f.aside.Kind == SetAside {
			f.aside = nil
		}
	}
	s.notices = slices.DeleteFunc(s.notices, func(n Notice) bool { return n.Kind == Unreadable })
}

func (s *Store) repairResults() {
	f := s.results.file
	if !f.whole || !s.writes() || !s.disk.exists(f.name) || f.aside != nil && f.aside.Kind == SetAside {
		return
	}
	if err := s.saveResults(); err != nil {
		s.report(err)
		f.tellUntouched()
	}
}

// reconcile records what the plays say and the results do not know yet: the app was killed in between.
func (s *Store) reconcile() {
	for _, sl := range s.inOrder() {
		for _, p := range []*Play{sl.last, sl.cur} {
			if p != nil && p.won != nil {
				s.record(p, *p.won)
			}
		}
		if sl.cur != nil && sl.cur.Started() {
			sl.endLast()
		}
	}
}
