package store

import "slices"

// KeptPlays is for how many of the last plays the journals are kept too, each in a file of its own that is named after
// the play. Results are kept for ever.
const KeptPlays = 500

func archiveName(id string) string { return id + ".play" }

// archive keeps the journal of a play whose result has just been added, and drops the oldest one. It does so as well as
// it can: the result is what counts.
func (s *Store) archive(p *Play) {
	if s.away {
		s.held.ended = append(s.held.ended, p)
	}
	if !s.writes() || s.lock == nil {
		return
	}
	all := s.results.ordered()
	old := max(0, len(all)-KeptPlays)
	if slices.ContainsFunc(all[:old], func(e *entry) bool { return e.ID == p.id }) {
		return // the clock had been set back
	}
	_ = s.keepJournal(p.id, p.journal.data)
	if old > 0 {
		_ = s.disk.remove(archiveName(all[old-1].ID))
	}
}

// keepJournal writes the journal of a play that ended.
func (s *Store) keepJournal(id string, data []byte) error {
	f := s.newFile(archiveName(id))
	if err := f.writeTemporary(data, false); err != nil {
		return err
	}
	s.flusher.touch(nil, true)
	return s.disk.rename(f.name+temporary, f.name)
}

// Text is a play that ended, in the notation: code and events, as it was when it ended. ok is false if its journal is not
// kept any more or not whole.
func (s *Store) Text(r Result) (text string, ok bool) {
	p := s.archived(r)
	if p == nil {
		return "", false
	}
	return p.game.Text(), true
}

// archived is a play that ended, or nil if its journal is not kept, not whole, or that of another end of the play: a backup
// may bring a win without its moves.
func (s *Store) archived(r Result) *Play {
	if s.disk == nil {
		return nil
	}
	data, err := s.disk.read(archiveName(r.ID), maxFile+1)
	if err != nil {
		return nil
	}
	read := parseJournal(data, r.Code.Rules.Letters, s.now)
	if read.damage != nil || read.short || read.play == nil || read.play.id != r.ID || !agrees(read.play.reached(), r) {
		return nil
	}
	return read.play
}
