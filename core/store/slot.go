package store

import (
	"bytes"
	"errors"
	"os"
)

// slot holds the two plays that are kept of one game: the current one and the one before. What it has in memory is the
// truth; save brings the files in line with it after anything went wrong.
type slot struct {
	store   *Store
	letters string

	cur, last         *Play // each may be nil
	curFile, lastFile *file
}

func newSlot(s *Store, letters string) *slot {
	return &slot{
		store: s, letters: letters,
		curFile: s.newFile(letters + ".journal"), lastFile: s.newFile(letters + ".last.journal"),
	}
}

// append adds a line with the time played to a play's journal, in memory and on the disk.
func (sl *slot) append(p *Play, word string) {
	p.kept = p.time()
	line := p.journal.add(eventLine(word, p.kept))
	if !sl.store.writes() {
		return
	}
	// A play that is not the current one has no file to append to; that happens only by a slip of the caller.
	if p != sl.cur || sl.unsaved() {
		sl.store.report(sl.save())
		return
	}
	err := sl.curFile.append(line)
	if err != nil {
		err = sl.save() // perhaps the file or its folder was only removed
	}
	sl.store.flusher.touch(sl.curFile, false)
	sl.store.report(err)
}

func (sl *slot) unsaved() bool { return sl.curFile.whole || sl.lastFile.whole }

// pending tells whether it has something to save that is not saved.
func (sl *slot) pending() bool { return sl.unsaved() && (sl.cur != nil || sl.last != nil) }

// save writes both plays whole. The play before comes first: at no moment is either play missing.
func (sl *slot) save() error {
	// Until both are written, neither counts as written.
	sl.curFile.whole, sl.lastFile.whole = true, true
	if err := sl.store.ready(); err != nil {
		return err
	}
	if err := saveFile(sl.lastFile, sl.last); err != nil {
		return err
	}
	return saveFile(sl.curFile, sl.cur)
}

func saveFile(f *file, p *Play) error {
	if p != nil {
		return f.replace(p.journal.data)
	}
	if err := f.setAside(); err != nil {
		return err
	}
	f.whole = false
	return nil
}

// begin makes p the current play.
func (sl *slot) begin(p *Play) {
	if sl.cur != nil {
		sl.cur.Pause()
	}
	// A play without an action gives way without a trace, unless there is nothing else to go back to.
	keep := sl.cur != nil && (sl.cur.Started() || !sl.hasBefore())
	if keep {
		sl.last = sl.cur
	}
	sl.cur = p
	p.slot, p.own = sl, sl.store.away
	sl.change(func() error {
		if err := sl.curFile.writeTemporary(p.journal.data, false); err != nil {
			return err
		}
		if keep {
			if err := sl.curFile.disk.rename(sl.curFile.name, sl.lastFile.name); err != nil {
				return err
			}
		}
		return sl.curFile.disk.rename(sl.curFile.name+temporary, sl.curFile.name)
	})
}

// back makes the play before the current one again.
func (sl *slot) back() {
	sl.cur, sl.last = sl.last, nil
	sl.change(func() error { return sl.curFile.disk.rename(sl.lastFile.name, sl.curFile.name) })
}

// change brings the files in line with the plays, by the quick way if all was well before, otherwise by save.
func (sl *slot) change(quick func() error) {
	if !sl.store.writes() {
		return
	}
	sl.curFile.close()
	err := errSlow
	if !sl.unsaved() {
		err = quick()
	}
	if err != nil {
		err = sl.save()
	}
	if err == nil {
		err = sl.curFile.openNow()
	}
	sl.store.flusher.touch(sl.curFile, true)
	sl.store.report(err)
}

var errSlow = errors.New("not by the quick way")

// hasBefore tells whether there is a play before the current one that has not ended yet, apart from won ones, whose end
// is no obstacle to looking at them again.
func (sl *slot) hasBefore() bool {
	if sl.last == nil {
		return false
	}
	r, ended := sl.store.results.find(sl.last.id)
	return !ended || r.Won
}

func (sl *slot) canGoBack() bool { return sl.hasBefore() && (sl.cur == nil || !sl.cur.Started()) }

// endLast records the end of the play before, now that the current one has begun. A win has its result already, and a
// play without an action never counts.
func (sl *slot) endLast() {
	if sl.last != nil && sl.last.Started() && sl.last.won == nil {
		sl.store.record(sl.last, sl.last.result(false))
	}
}

// underWay is the play that has begun and has not ended, or nil.
func (sl *slot) underWay() *Play { return sl.underWayOf([]*Play{sl.cur, sl.last}) }

// underWayOf is the one of several plays, any of which may be nil, that has begun and has not ended, or nil.
func (sl *slot) underWayOf(plays []*Play) *Play {
	for _, p := range plays {
		if p != nil && p.Started() {
			if _, ended := sl.store.results.find(p.id); !ended {
				return p
			}
		}
	}
	return nil
}

// load reads both plays.
func (sl *slot) load() {
	sl.cur = sl.read(sl.curFile)
	sl.last = sl.read(sl.lastFile)
	if sl.last != nil && sl.cur != nil && sl.last.id == sl.cur.id {
		sl.last = nil // was interrupted between the two renames of going back
	}
	if sl.curFile.whole || sl.lastFile.whole {
		sl.repair()
	}
}

func (sl *slot) read(f *file) *Play {
	data, err := f.disk.read(f.name, maxFile+1)
	if errors.Is(err, os.ErrNotExist) {
		return nil
	}
	if err != nil && !errors.Is(err, errNotRegular) {
		f.unreadable(sl.letters, err)
		return nil
	}
	r := parseJournal(data, sl.letters, sl.store.now)
	if err != nil {
		r = parsed{damage: &damage{Foreign, 0, err}}
	}
	kept := 0
	if r.play != nil {
		r.play.slot = sl
		kept = len(r.play.game.Log())
	}
	if d := r.damage; d != nil {
		f.aside = &Notice{Kind: d.kind, Letters: sl.letters, Kept: kept, Line: d.line, Err: d.err}
	}
	f.whole = r.short || r.damage != nil
	return r.play
}

// repair saves what was read of damaged files. What could not be read at all waits until there is something to save.
func (sl *slot) repair() {
	if !sl.store.writes() {
		return
	}
	waits := func(f *file) bool { return f.aside != nil && f.aside.Kind == SetAside }
	if waits(sl.curFile) || waits(sl.lastFile) {
		return
	}
	if err := sl.save(); err != nil {
		sl.store.report(err)
		sl.curFile.tellUntouched()
		sl.lastFile.tellUntouched()
	}
}

// verify looks again at files that were not ours when they were read: what another wrote meanwhile is set aside.
func (sl *slot) verify() {
	verifyFile(sl.curFile, sl.cur, sl.letters)
	verifyFile(sl.lastFile, sl.last, sl.letters)
}

func verifyFile(f *file, p *Play, letters string) {
	var data []byte
	if p != nil {
		data = p.journal.data
	}
	f.whole = true
	old, err := f.disk.read(f.name, maxFile+1)
	if f.aside == nil && !errors.Is(err, os.ErrNotExist) && (err != nil || !bytes.HasPrefix(data, old)) {
		f.aside = &Notice{Kind: SetAside, Letters: letters}
	}
}
