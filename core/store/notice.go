package store

import (
	"errors"
	"syscall"
)

// NoticeKind is what a Notice tells.
type NoticeKind uint8

// What the player has to be told.
const (
	// Damaged: a file was damaged. Its legal part was kept, the whole of it set aside.
	Damaged NoticeKind = iota + 1
	// Foreign: a file is none of this app's, or belongs to another game. It was set aside.
	Foreign
	// Newer: a file was written by a later version of the app. It was set aside.
	Newer
	// Unreadable: a file could not be read. It stays where it is, until something else has to be saved under its name;
	// then it is set aside.
	Unreadable
	// SetAside: a file told of earlier has now been set aside.
	SetAside
	// DiskFull: nothing can be saved for want of room. The play goes on in memory, and every further event tries again.
	DiskFull
	// NotSaved: nothing can be saved for another reason (no permission, no folder, ...). The play goes on as above.
	NotSaved
	// InUse: another running copy of the app has the folder. What is played here is not saved for now.
	InUse
	// Parted: a play was under way in another copy of the app, and another one of that game here. That from there has
	// ended, not won, and is among the results.
	Parted
	// Taken: the folder that was in use is this copy's now, and everything is saved.
	Taken
)

// Notice is something about the saved files that the player has to be told.
type Notice struct {
	Kind NoticeKind
	// Letters is the game whose play it is about, "" where it is about the results or the folder.
	Letters string
	// File is the name (in the store's folder) under which a file lies now that was set aside, or of the file that
	// could not be read; "" where there is none or where a damaged file could not be set aside yet and was not touched.
	File string
	// Kept is the number of events of a damaged play, or of results, that were kept.
	Kept int
	// Line is the line (from 1) of the first damage; 0 where no line is to blame.
	Line int
	// Err is the reason in the system's words, for experts; may be nil.
	Err error
}

// unsaved is the notice of a failed write.
func unsaved(err error) Notice {
	n := Notice{Kind: NotSaved, Err: err}
	if errors.Is(err, syscall.ENOSPC) || errors.Is(err, errDiskFull) {
		n.Kind = DiskFull
	}
	return n
}
