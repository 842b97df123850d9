package store

import (
	"errors"
	"io"
	"strconv"
	"strings"
	"time"

	"patiencetrio/core"
)

// A backup is all plays in one text file, to be kept or carried to another device. It is put together of the lines of
// results and of journals:
//
//	patiencetrio-backup 1 0.9.0 2026-11-30T18:03:11Z <sum>
//	6f1d2c3b4a596877 TF1-D1N-AAAAAAB 2026-11-30 won 615 143 582.4 -- 2026-11-30T18:03:11Z <sum>
//	patiencetrio-play 1 6f1d2c3b4a596877 TF1-D1N-AAAAAAB 2026-11-30 <sum>
//	S>W 0.0 <sum>
//	T3>T5x4 12.4 <sum>
//	played 2 <sum>
//	end 6 <sum>
//
// The first line has the version of the app and the time. A play ends with the number of its lines after the first; its
// sums go on from line to line, all others begin anew. A line "underway" stands before a play that has not ended. The last line has the number of lines before it. Results are those
// that count, in the order in which the plays ended; plays are those under way, then those that are kept, newest first.
// Settings are not in it: a file can only add.

const (
	backupMagic   = "patiencetrio-backup"
	backupVersion = 1
	backupWords   = 4
	underWayWord  = "underway"
	playedWord    = "played"
	endWord       = "end"
)

// maxBackup bounds a backup: a writer leaves out the oldest plays beyond it, a reader refuses what is longer.
const maxBackup = 64 << 20

// stepLines is after how many lines somebody is told how far a reader or writer is.
const stepLines = 512

// What is wrong with a file that is to be imported.
var (
	ErrForeign  = errors.New("not a backup of this app")
	ErrNewer    = errors.New("backup of a later version")
	ErrTooLarge = errors.New("backup too large")
)

// BackupName is a name for a backup made at a time: "patience-trio-2026-11-30.txt".
func BackupName(t time.Time) string { return "patience-trio-" + t.Format(dateLayout) + ".txt" }

func backupHeader(version string, made time.Time) string {
	word := strings.Map(func(r rune) rune {
		if r <= ' ' || r > '~' {
			return -1
		}
		return r
	}, version)
	if word == "" {
		word = none
	}
	const longest = 32
	word = word[:min(len(word), longest)]
	return strings.Join([]string{backupMagic, strconv.Itoa(backupVersion), word, made.UTC().Format(time.RFC3339)}, " ")
}

// lineWriter writes lines with their sums and counts them.
type lineWriter struct {
	w     io.Writer
	buf   []byte
	lines int
	size  int64
	step  func(lines int) error
}

// write writes a line with its sum; before is the sum that goes ahead.
func (w *lineWriter) write(before uint32, body string) error {
	w.buf, _ = appendLine(w.buf[:0], before, body)
	return w.raw(w.buf, 1)
}

// raw writes lines that have their sums.
func (w *lineWriter) raw(data []byte, lines int) error {
	told := w.lines / stepLines
	w.lines += lines
	n, err := w.w.Write(data)
	w.size += int64(n)
	if err == nil && w.lines/stepLines > told {
		err = w.step(w.lines)
	}
	return err
}

// agrees tells whether a journal says what a result says. The journal may lack less than a second at its end.
func agrees(journal, r Result) bool {
	late := r.Played - journal.Played
	return journal.Code == r.Code && journal.Daily == r.Daily && journal.Won == r.Won && journal.Score == r.Score &&
		journal.Moves == r.Moves && journal.Assisted == r.Assisted && journal.TookBack == r.TookBack &&
		late >= 0 && late < maxLate
}

// maxLate is less than Pause writes down.
const maxLate = time.Second + tick

// shortestLine is an event as short as can be, with its time and sum.
const shortestLine = len("S>W 0.0 01234567\n")

// possible tells whether a result can be that of any play: no more moves than a journal holds, and of a win no fewer
// than cards that had to go to foundations one by one.
func possible(r Result) bool {
	if r.Moves < 1 || r.Moves > maxFile/shortestLine {
		return false
	}
	if !r.Won {
		return true
	}
	board := core.Deal(r.Code)
	return r.Moves >= r.Code.Rules.Cards()-board.Home()
}
