package store

import (
	"slices"

	"patiencetrio/core"
)

// maxTaken is to how many bytes imports may fill the file of results: room is left for what is played here.
const maxTaken = maxFile / 4 * 3

// Merge adds a backup to a store, bit by bit.
type Merge struct {
	store    *Store
	plays    []*Play  // ended ones whose journals are still to be kept
	replaced []string // the plays whose results gave way to others

	// Added is the number of results that count now and did not before, Known of those that counted already or whose play
	// is still under way here.
	Added, Known int
	// UnderWay are the plays under way that were added; Waiting those that were not, as one of the same game is under
	// way here already.
	UnderWay, Waiting []core.Code
	// Full: not all results had room.
	Full bool
	// Unsaved: what was added is only in memory for now, for want of room or because another copy of the app has the
	// folder.
	Unsaved bool
}

// Import adds what is in a backup and not here yet: results, and a play under way of each game that has none. Nothing
// that is here is replaced, but that a play lost here and won elsewhere counts as won. A failure to write is told through
// the store's notices. The journals of ended plays follow with Merge.Next. To import once more what has been added
// already changes nothing, and goes on where an import was broken off.
//
// A play that is added becomes the current one of its game, in the place of a deal without an action. The backup is not
// to be imported again: its plays are now the store's.
func (s *Store) Import(b *Backup) *Merge {
	s.Retake()
	m := &Merge{store: s}
	kept := s.results.latest()
	added := map[string]bool{}
	for _, r := range b.results {
		if s.another(r.ID, r.Code) {
			b.Refused++
		} else if m.result(r) {
			added[r.ID] = true
		}
	}
	m.dropReplaced()
	if m.Added > 0 && s.writes() {
		s.report(s.saveResults())
	}
	for _, p := range b.underWay {
		if s.another(p.id, p.code) {
			b.Damaged = true
		} else {
			m.underWay(p)
		}
	}
	m.Unsaved = !s.writes() || s.trouble
	m.choose(b.ended, kept, added)
	return m
}

// another tells whether an ID is that of a play of another deal here. A file that says so was made up: what is here stays.
func (s *Store) another(id string, c core.Code) bool {
	if r, ended := s.results.find(id); ended {
		return r.Code != c
	}
	return slices.ContainsFunc(s.inOrder(), func(sl *slot) bool {
		p := sl.underWay()
		return p != nil && p.id == id && p.code != c
	})
}

// result adds a result. The end elsewhere of a play that is under way here waits for the end here, if it was not a win.
func (m *Merge) result(r Result) bool {
	s, rs := m.store, m.store.results
	here := s.slots[r.Code.Rules.Letters].underWay()
	wait := !r.Won && here != nil && here.id == r.ID
	line, _ := appendLine(nil, 0, r.line())
	switch {
	case wait || !rs.news(r):
		m.Known++
		return false
	case len(rs.data)+len(line) > maxTaken:
		m.Full = true
		return false
	}
	if old, known := rs.find(r.ID); known && old != r {
		m.replaced = append(m.replaced, r.ID)
	}
	rs.merge(r)
	rs.data = append(rs.data, line...)
	m.Added++
	return true
}

// dropReplaced drops the journals of plays that ended in another way than counts now.
func (m *Merge) dropReplaced() {
	if !m.store.writes() || m.store.lock == nil {
		return
	}
	for _, id := range m.replaced {
		_ = m.store.disk.remove(archiveName(id)) // if not, it is not shown
	}
}

// underWay adds a play that has not ended.
func (m *Merge) underWay(p *Play) {
	s := m.store
	sl := s.slots[p.code.Rules.Letters]
	if _, ended := s.results.find(p.id); ended {
		return
	}
	if here := sl.underWay(); here != nil {
		if here.id != p.id {
			m.Waiting = append(m.Waiting, p.code)
		}
		return
	}
	p.clock = clock{now: s.now, total: p.kept}
	sl.begin(p)
	m.UnderWay = append(m.UnderWay, p.code)
}

// choose finds out which journals are to be kept, now that other plays may be the last ones, and drops those that are not
// any more. before are the plays whose journals were kept until now.
func (m *Merge) choose(ended []*Play, before, added map[string]bool) {
	s := m.store
	if !s.writes() || s.lock == nil {
		return
	}
	now := s.results.latest()
	for id := range before {
		if !now[id] {
			_ = s.disk.remove(archiveName(id))
		}
	}
	for _, p := range ended {
		r, _ := s.results.find(p.id)
		if now[p.id] && agrees(p.reached(), r) && (added[p.id] || !s.disk.exists(archiveName(p.id))) {
			m.plays = append(m.plays, p)
		}
	}
}

// journalsAtOnce is how many journals Next writes: some milliseconds of work.
const journalsAtOnce = 10

// Next keeps some more journals; false: all are kept.
func (m *Merge) Next() bool {
	if !m.store.writes() {
		m.plays = nil // closed meanwhile: the folder may be another's
	}
	for range min(journalsAtOnce, len(m.plays)) {
		p := m.plays[0]
		m.plays = m.plays[1:]
		if m.store.keepJournal(p.id, p.journal.data) != nil {
			m.plays = nil // the disk is full, perhaps; results are what counts
			return false
		}
	}
	return len(m.plays) > 0
}

// latest are the IDs of the plays whose journals are kept.
func (rs *results) latest() map[string]bool {
	all := rs.ordered()
	ids := map[string]bool{}
	for _, e := range all[max(0, len(all)-KeptPlays):] {
		ids[e.ID] = true
	}
	return ids
}
