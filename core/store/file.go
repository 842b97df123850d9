package store

import (
	"errors"
	"os"
	"strconv"
	"sync"
	"time"
)

var errNoName = errors.New("no name is free to set a file aside")

// temporary ends the name of a file that is being written and will replace another.
const temporary = ".new"

// file is one file of the store. Its contents are kept by its owner, who hands them over when it has to be written
// whole. Only sync may be called from another goroutine.
type file struct {
	disk disk
	name string
	// whole: what is on the disk is not what it should be; the next write has to write everything.
	whole bool
	// aside: something lies under the name that must not be lost. It is set aside before anything is written there, and
	// then this is told.
	aside *Notice
	told  func(Notice)
	now   func() time.Time

	mu     sync.Mutex // held while h is opened, closed or synced
	h      handle     // open for appending, or nil; changed only by the owner
	failed error      // of the last sync
}

// append writes a line behind what is there.
func (f *file) append(line []byte) error {
	if f.h == nil {
		if err := f.openNow(); err != nil {
			return err
		}
	}
	if err := f.takeFailure(); err != nil {
		return f.broke(err)
	}
	if _, err := f.h.Write(line); err != nil {
		return f.broke(err)
	}
	return nil
}

// broke notes that the file has to be written whole.
func (f *file) broke(err error) error {
	f.close()
	f.whole = true
	return err
}

// look finds out whether the file was removed while it was open: what is written to it then goes nowhere.
func (f *file) look() {
	if f.h != nil && !f.disk.exists(f.name) {
		f.whole = true
	}
}

// replace writes the whole file so that at any moment either the old or the new one is there.
func (f *file) replace(data []byte) error {
	f.close()
	f.whole = true
	if err := f.writeTemporary(data, true); err != nil {
		return err
	}
	if err := f.setAside(); err != nil {
		return err
	}
	if err := f.disk.rename(f.name+temporary, f.name); err != nil {
		return err
	}
	f.disk.sync()
	f.whole = false
	return nil
}

// writeTemporary writes the file that is to replace this one.
func (f *file) writeTemporary(data []byte, sync bool) error {
	h, err := f.disk.create(f.name + temporary)
	if err != nil {
		return err
	}
	_, err = h.Write(data)
	if err == nil && sync {
		err = h.Sync()
	}
	err = errors.Join(err, h.Close())
	if err != nil {
		_ = f.disk.remove(f.name + temporary) // it takes room
	}
	return err
}

// setAside renames what must not be lost to a name that nothing has, and tells so.
func (f *file) setAside() error {
	if f.aside == nil {
		return nil
	}
	f.close()
	name, err := f.freeName(f.name + "." + asideWords[f.aside.Kind] + "-" + f.now().UTC().Format("20060102T150405Z"))
	if err != nil {
		return err
	}
	err = f.disk.rename(f.name, name)
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return err
	}
	n := *f.aside
	f.aside = nil
	if err == nil {
		n.File = name
		f.told(n)
	}
	return nil
}

// freeName is a name that nothing has. A disk that is in doubt about every one of them is asked no more than so often.
func (f *file) freeName(base string) (string, error) {
	const most = 1000
	name := base
	for n := 2; f.disk.exists(name); n++ {
		if n > most {
			return "", errNoName
		}
		name = base + "-" + strconv.Itoa(n)
	}
	return name, nil
}

// asideWords are parts of the names of files set aside.
var asideWords = map[NoticeKind]string{Damaged: "damaged", Foreign: "foreign", Newer: "newer", SetAside: "old"}

func (f *file) close() {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.h != nil {
		_ = f.h.Close() // what was written is written
		f.h = nil
	}
	f.failed = nil
}

// sync brings what was written to the medium. A failure is found by the next append.
func (f *file) sync() {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.h != nil {
		if err := f.h.Sync(); err != nil {
			f.failed = err
		}
	}
}

func (f *file) takeFailure() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	err := f.failed
	f.failed = nil
	return err
}

// openNow opens the file for appending, so that it can be synced.
func (f *file) openNow() error {
	h, err := f.disk.open(f.name)
	if err != nil {
		return f.broke(err)
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	f.h = h
	return nil
}

// unreadable tells that the file cannot be read. It may be only for now: it is set aside when something has to be
// written there.
func (f *file) unreadable(letters string, err error) {
	f.told(Notice{Kind: Unreadable, Letters: letters, File: f.name, Err: err})
	f.aside = &Notice{Kind: SetAside, Letters: letters}
	f.whole = true
}

// tellUntouched tells of a damaged file that could not be set aside yet.
func (f *file) tellUntouched() {
	if f.aside != nil && f.aside.Kind != SetAside {
		f.told(*f.aside)
		f.aside = &Notice{Kind: SetAside, Letters: f.aside.Letters}
	}
}
