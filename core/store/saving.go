package store

import "slices"

// record adds the result of a play and keeps its journal, if there is no result of it yet.
func (s *Store) record(p *Play, r Result) {
	if line := s.results.add(r); line != nil {
		s.archive(p)
		s.addResults(line)
	}
}

// addResults writes a line that was added to the results.
func (s *Store) addResults(line []byte) {
	if !s.writes() {
		return
	}
	f := s.results.file
	err := errSlow
	if !f.whole {
		err = f.append(line)
	}
	if err != nil {
		err = s.saveResults()
	}
	s.flusher.touch(f, false)
	s.report(err)
}

func (s *Store) saveResults() error {
	s.results.file.whole = true // until it is written
	if err := s.ready(); err != nil {
		return err
	}
	return s.results.file.replace(s.results.data)
}

// ready makes sure that the folder is there and ours before it is written to.
func (s *Store) ready() error {
	if err := s.disk.prepare(); err != nil {
		return err
	}
	if s.lock != nil {
		return nil
	}
	lock, err := s.disk.lock()
	if err != nil {
		return err
	}
	s.lock = lock
	s.results.verify()
	for _, sl := range s.slots {
		sl.verify()
	}
	return nil
}

// writes tells whether the store may write at all.
func (s *Store) writes() bool { return !s.useless && !s.away }

// retry saves whatever could not be saved before.
func (s *Store) retry() {
	if !s.writes() {
		return
	}
	for _, sl := range s.inOrder() {
		sl.curFile.look()
		if sl.pending() {
			s.report(sl.save())
		}
	}
	s.results.file.look()
	if s.results.unsaved() {
		s.report(s.saveResults())
	}
}

// report tells of a failed write, once until everything has been saved again.
func (s *Store) report(err error) {
	switch {
	case err != nil && !s.trouble:
		s.trouble = true
		s.tell(unsaved(err))
	case err == nil && s.trouble:
		s.trouble = slices.ContainsFunc(s.inOrder(), (*slot).pending) || s.results.unsaved()
	}
}

func (s *Store) tell(n Notice) {
	if s.notify == nil {
		s.notices = append(s.notices, n)
		return
	}
	s.notify(n)
}
