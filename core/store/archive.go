package store

// keptPlays is for how many of the last plays the journals are kept too, each in a file of its own that is named after
// the play. Results are kept for ever.
const keptPlays = 500

func archiveName(id string) string { return id + ".play" }

// archive keeps the journal of a play whose result has just been added, and drops the oldest one. It does so as well as
// it can: the result is what counts.
func (s *Store) archive(p *Play) {
	if !s.writes() || s.lock == nil {
		return
	}
	f := s.newFile(archiveName(p.id))
	if err := f.writeTemporary(p.journal.data, false); err == nil {
		_ = s.disk.rename(f.name+temporary, f.name)
		s.flusher.touch(nil, true)
	}
	if old := len(s.results.list) - keptPlays - 1; old >= 0 {
		_ = s.disk.remove(archiveName(s.results.list[old].ID))
	}
}

// Text is a play that ended, in the notation: code and events, as it was when it ended. ok is false if its journal is not
// kept any more or not whole.
func (s *Store) Text(r Result) (text string, ok bool) {
	if s.disk == nil {
		return "", false
	}
	data, err := s.disk.read(archiveName(r.ID), maxFile+1)
	if err != nil {
		return "", false
	}
	read := parseJournal(data, r.Code.Rules.Letters, s.now)
	if read.damage != nil || read.short || read.play == nil || read.play.id != r.ID {
		return "", false
	}
	return read.play.game.Text(), true
}
