package kit

import (
	"time"

	"fyne.io/fyne/v2"

	"patiencetrio/ui/motion"
)

// answering counts the presses and keys that are being answered.
var answering int

// lastPress is the press that was answered last; there is only one screen and, to Fyne, one finger.
var lastPress struct {
	at    fyne.Position
	when  time.Time
	known bool
}

// Answer does what a press or a key means. e says where it was pressed; nil: nowhere, as by a key.
func Answer(e *fyne.PointEvent, do func()) {
	if e != nil {
		lastPress.at, lastPress.when, lastPress.known = e.AbsolutePosition, motion.Now(), true
	}
	answering++
	defer func() { answering-- }()
	do()
}

// Answering tells whether what happens now is the answer to a press or a key; else it happens by itself.
func Answering() bool { return answering > 0 }

// justPressed is where a finger or a mouse pressed, if that is so short a time ago that it may press there again without
// having seen what has become of it.
func justPressed() (at fyne.Position, ok bool) {
	since := motion.Now().Sub(lastPress.when)
	return lastPress.at, lastPress.known && since >= 0 && since <= motion.KeyDeaf
}
