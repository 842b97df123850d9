package store

import (
	"slices"
	"strings"
)

// held is what a copy of the app without the folder keeps for the time when it gets it, apart from its plays.
type held struct {
	known int     // how many bytes of the results were read at the start; what follows was added here
	ended []*Play // plays of which the results were added
}

// Retake tries once more to take a folder that another copy of the app had when it was opened; true if it is this copy's
// now. Whatever is to be saved calls it; the app should when it comes to the foreground. It does not wait.
//
// The folder is read anew, and what was played here joins it. What is on the disk stays, but that a play that went on only
// here goes on there too. One that went on in both copies is two from now on, and the one here has a new ID. Each result
// counts once. There is one play under way of each game: if there are two now, the one here stays, and that of the other
// copy ends, as if the one here had been begun after it. A play that was only looked at here may be another one
// now: Current tells.
func (s *Store) Retake() bool {
	if !s.away || s.disk.prepare() != nil {
		return false
	}
	lock, err := s.disk.lock()
	if err != nil {
		return false
	}
	s.lock, s.away = lock, false
	b := s.putBy()
	s.read()
	b.join()
	s.tell(Notice{Kind: Taken})
	return true
}

// brought is what a copy of the app has in memory when it gets the folder.
type brought struct {
	store *Store
	slots map[*slot]twoPlays
	ended []*Play
	lines []byte // of results
}

type twoPlays struct{ cur, last *Play }

// own are those of the two that were begun or played here.
func (t twoPlays) own() []*Play {
	return slices.DeleteFunc([]*Play{t.cur, t.last}, func(p *Play) bool { return p == nil || !p.own })
}

// putBy puts by what is in memory, so that everything can be read.
func (s *Store) putBy() brought {
	b := brought{store: s, slots: map[*slot]twoPlays{}, ended: s.held.ended, lines: s.results.data[s.held.known:]}
	if !s.disk.exists(resultsName) { // somebody has removed it
		b.lines = s.results.data
	}
	for _, sl := range s.inOrder() {
		b.slots[sl] = twoPlays{sl.cur, sl.last}
		sl.cur, sl.last = nil, nil
	}
	for _, f := range s.files() {
		f.whole, f.aside = false, nil
	}
	s.results = newResults(s.results.file)
	s.held = held{}
	return b
}

// join adds it to what was read.
func (b brought) join() {
	s := b.store
	before := s.results.latest()
	b.joinResults(b.rename())
	for _, sl := range s.inOrder() {
		sl.join(b.slots[sl])
	}
	b.keepJournals(before)
}

// rename gives plays that went on here and elsewhere an ID of their own, and tells which one, by the old ID.
func (b brought) rename() map[string]string {
	renamed := map[string]string{}
	plays := slices.Clone(b.ended)
	for _, two := range b.slots {
		plays = append(plays, two.own()...)
	}
	for _, p := range plays {
		if _, done := renamed[p.id]; p.own && !done && p.slot.clashes(p) {
			old := p.id
			p.rename(newID())
			renamed[old], renamed[p.id] = p.id, p.id
		}
	}
	return renamed
}

// clashes tells whether the disk has a play of the same ID that is not the beginning of this one.
func (sl *slot) clashes(p *Play) bool {
	for _, there := range []*Play{sl.cur, sl.last} {
		if there != nil && there.id == p.id && !p.goesOn(there) {
			return true
		}
	}
	r, ended := sl.store.results.find(p.id)
	return ended && (p.won == nil || !agrees(*p.won, r))
}

// goesOn tells whether a play goes on from where another one stands.
func (p *Play) goesOn(from *Play) bool {
	log, before := p.game.Log(), from.game.Log()
	return len(before) <= len(log) && slices.Equal(before, log[:len(before)])
}

// rename gives the play another ID.
func (p *Play) rename(id string) {
	old := p.journal.data
	p.id = id
	p.journal = journal{}
	header := true
	for line := range lines(old) {
		if header {
			p.journal.add(headerLine(id, p.code, p.daily))
		} else {
			p.journal.add(string(line[:len(line)-sumDigits-1]))
		}
		header = false
	}
	if p.won != nil {
		r := *p.won
		r.ID = id
		p.won = &r
	}
}

// joinResults adds the lines of results, but for ends that the disk knows better.
func (b brought) joinResults(renamed map[string]string) {
	s := b.store
	was := len(s.results.data)
	for line := range lines(b.lines) {
		body, _, ok := checkLine(line, 0)
		r, isResult := parseResult(body)
		if !ok || isResult && b.outdated(r) || strings.HasPrefix(body, resultsMagic+" ") {
			continue // each file has its own header
		}
		if id := renamed[r.ID]; isResult && id != "" {
			r.ID = id
			body = r.line()
		}
		s.results.keep(body)
	}
	if len(s.results.data) > was {
		s.report(s.saveResults())
	}
}

// outdated tells whether a result is that of a play which ended here without having gone on here, while elsewhere it went on
// or ended.
func (b brought) outdated(r Result) bool {
	i := slices.IndexFunc(b.ended, func(p *Play) bool { return p.id == r.ID })
	return i >= 0 && !b.ended[i].own && b.ended[i].slot.clashes(b.ended[i])
}

// keepJournals keeps the journals of plays that ended here, and drops those that are too old now.
func (b brought) keepJournals(before map[string]bool) {
	s := b.store
	now := s.results.latest()
	for id := range before {
		if !now[id] {
			_ = s.disk.remove(archiveName(id))
		}
	}
	for _, p := range b.ended {
		if r, ended := s.results.find(p.id); ended && now[p.id] && agrees(p.reached(), r) {
			_ = s.keepJournal(p.id, p.journal.data)
		}
	}
}

// join puts the plays of this copy of the app in with those on the disk.
func (sl *slot) join(here twoPlays) {
	switch own := here.own(); {
	case len(own) > 0:
		sl.joinOwn(own)
	case sl.cur == nil && sl.last == nil: // somebody has removed them
		sl.cur, sl.last = here.cur, here.last
	case sl.cur != nil && here.cur != nil && sl.cur.id == here.cur.id && sl.cur.goesOn(here.cur) && here.cur.goesOn(sl.cur):
		sl.cur = here.cur // the very one that may be on the table
	default:
		return
	}
	sl.store.report(sl.save())
	if sl.cur != nil && sl.cur.Started() {
		sl.endLast()
	}
}

// joinOwn does so when there is something of this copy's own: its current play and, perhaps, the one before.
func (sl *slot) joinOwn(own []*Play) {
	theirs := slices.DeleteFunc([]*Play{sl.cur, sl.last}, func(p *Play) bool {
		return p == nil || slices.ContainsFunc(own, func(o *Play) bool { return o.id == p.id })
	})
	under := sl.underWayOf(theirs)
	cur, before := own[0], append(slices.Clone(own[1:]), theirs...)
	switch {
	case under == nil:
		sl.cur, sl.last = cur, nil
		if len(before) > 0 {
			sl.last = before[0]
		}
		return
	case cur.won != nil:
		sl.cur, sl.last = under, cur
		return
	case cur.Started() || len(own) == 1 || own[1].won != nil:
		sl.cur, sl.last = cur, under
	default:
		sl.cur, sl.last = cur, own[1]
		sl.store.record(under, under.result(false))
	}
	if cur.Started() || sl.last != under {
		sl.store.tell(Notice{Kind: Parted, Letters: sl.letters})
	}
}
