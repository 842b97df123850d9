package store

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// absurd are values for any field of any line: numbers out of all bounds, dates that no calendar has, words that would mean
// something to a shell or a file system, and other fields' values.
var absurd = []string{
	"", "-", "--", "-1", "0", "00", "1.5", "1e9", "0x10", "NaN", "Inf", "+5", "9223372036854775807", "9223372036854775808",
	"99999999999999999999999999", "2026-02-30", "2026-13-01", "0000-00-00", "2026-1-1", "+2026-01-01", "2026-11-30T25:00:00Z",
	"2026-11-30T18:03:11", "9999-12-31T23:59:59Z", "0001-01-01T00:00:00Z", "2026-11-30T18:03:60Z", "../../etc/passwd", "..", "/", `C:\`,
	"con", "$(id)", "`id`", "%00", "%s%n", "\x00", "\t", "\r", "é", "ก", "\u202e", "\xff\xfe", "won", "lost", "reset", "undo", "pause",
	"EO1-C8-AAAAAAA", "EO1-C8-ZZZZZZZ", "eo1-c8-aaaaafa", "XX1-N-AAAAAAB", "EO0-C8-AAAAAFA", "0123456789ABCDEF", "0123456789abcdeg",
	"0123456789abcdef0", strings.Repeat("A", 200), strings.Repeat("9", 300), strings.Repeat("x", 1<<16),
	"-0.0", "0.", ".0", "0.00", "86400000.1", "999999999999.9", "1.x", "T1>C5x0", "T1>C5x99", "T9>T9", "F8>F1", "S>S", "W>C1",
}

// altered gives a text again and again, each time with one field of one line made absurd and the sums right.
func altered(chained bool, bodies []string, yield func(what, text string)) {
	for i, body := range bodies {
		fields := strings.Split(body, " ")
		for k := range fields {
			for _, value := range absurd {
				other := append([]string{}, fields...)
				other[k] = value
				lines := append([]string{}, bodies...)
				lines[i] = strings.Join(other, " ")
				yield(fmt.Sprintf("line %d, field %d: %.40q", i+1, k+1, value), lined(chained, lines...))
			}
		}
	}
}

// Whatever a field of a journal claims, with the right sums: nothing panics, no more than the legal part is kept, what was
// there is set aside, and the play goes on.
func TestEveryFieldOfAJournalAltered(t *testing.T) {
	bodies := []string{"patiencetrio-play 1 0123456789abcdef EO1-C8-AAAAAFA 2026-11-30", "T1>C5 0.0", "undo 1.5", "pause 9.0", "redo 12.3", "hint 12.3"}
	files := 0
	altered(true, bodies, func(what, text string) {
		files++
		checkJournal(t, text)
		r := parseJournal([]byte(text), "EO", newClock().now)
		if r.play != nil {
			require.LessOrEqual(t, len(r.play.game.Log()), 4, what)
			require.Equal(t, "EO1-C8-AAAAAFA", r.play.Code().String()[:len("EO1-C8-")]+"AAAAAFA", what)
		}
	})
	t.Logf("%d journals", files)
}

// The same for results: a line that makes no sense is not counted and hurts no other.
func TestEveryFieldOfAResultAltered(t *testing.T) {
	whole, _ := someResults(t)
	var bodies []string
	for line := range strings.Lines(whole) {
		bodies = append(bodies, line[:len(line)-sumDigits-2])
	}
	bodies = append(bodies, "reset 2026-12-01T09:00:00Z", "restore 2026-12-01T09:00:00Z")
	files := 0
	altered(false, bodies, func(what, text string) {
		files++
		checkResultsFile(t, text)
		rs := newResults(&file{})
		rs.parse([]byte(text))
		if n := len(rs.all); n != 3 {
			require.True(t, n == 2 || n == 0 && strings.HasPrefix(what, "line 1,"), "%s: %d results", what, n)
		}
	})
	t.Logf("%d files of results", files)
}

// heldBy tells how much more memory than before a function's work holds at the most, roughly: what it allocated in all.
func heldBy(do func()) uint64 {
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	do()
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// Files of a terabyte (sparse) are not read beyond what a file of this app can have: whatever they begin with, all files
// of the folder together take a bounded amount of memory.
func TestGiganticFilesTakeBoundedMemory(t *testing.T) {
	results, _ := someResults(t)
	dir := t.TempDir()
	var journal strings.Builder
	for name, data := range map[string]string{
		"EO.journal": lined(true, eoHeader, "T1>C5 0.0"), "EO.last.journal": "", "EH.journal": "PK\x03\x04", "EH.last.journal": journal.String(),
		"TF.journal": "\n\n\n", "results": results, "EO.journal.new": eoHeader, "results.new": "x",
	} {
		writeFile(t, dir, name, data)
		require.NoError(t, os.Truncate(filepath.Join(dir, name), 1<<40))
	}
	var s *Store
	var notices []Notice
	held := heldBy(func() { s, notices = Open(dir, nil) })
	defer s.Close()
	assert.Less(t, held, uint64(12*maxFile))
	assert.Len(t, s.Results(), 3)
	assert.Len(t, s.Current("EO").Game().Log(), 1)
	assert.Len(t, notices, 6)
	for _, n := range notices {
		assert.NotEmpty(t, n.File)
	}
}

// A million results are more than a file may have: the first are kept, which are as many as anybody can play in a life, and
// the whole file is set aside.
func TestAMillionResults(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds")
	}
	dir := t.TempDir()
	var data []byte
	data, _ = appendLine(data, 0, resultsMagic+" 1")
	c := code(t, "TF1-D1N-AAAAAAB")
	for i := range 1_000_000 {
		r := Result{ID: fmt.Sprintf("%016x", i), Code: c, Won: i%2 == 0, Score: 500, Moves: 100, Ended: newClock().t}
		data, _ = appendLine(data, 0, r.line())
	}
	writeFile(t, dir, "results", string(data))
	s, notices := Open(dir, nil)
	require.Len(t, notices, 1)
	assert.Equal(t, Damaged, notices[0].Kind)
	assert.Greater(t, len(s.Results()), 100_000)
	assert.Equal(t, len(s.Results()), notices[0].Kept)
	assert.Equal(t, string(data), readFile(t, dir, notices[0].File))
	s.Close()
	again := openQuiet(t, dir, nil)
	assert.Len(t, again.Results(), notices[0].Kept)
}

// A backup with more results than there is room for is taken in as far as it goes, and what is played here afterwards still
// finds room. Taken in once more, what has room is known and the rest is still told of.
func TestMoreThanThereIsRoomFor(t *testing.T) {
	dir := t.TempDir()
	data := []byte(lined(false, resultsMagic+" 1"))
	for filler := strings.Repeat("x", maxLine/2); len(data) < maxTaken-1000; {
		data, _ = appendLine(data, 0, filler) // says nothing to this version, and stays in the file
	}
	writeFile(t, dir, "results", string(data))
	const results = 20
	lines := []string{aHeader}
	for i := range results {
		lines = append(lines, fmt.Sprintf("%016x EH1-N-AAAAAAB - lost 0 1 0.0 -- 2026-11-30T12:00:00Z", i))
	}
	text := summed(append(lines, fmt.Sprint("end ", results+1))...)
	s := openQuiet(t, dir, newClock().now)
	first := importAll(t, s, text)
	assert.True(t, first.Full)
	assert.Positive(t, first.Added)
	assert.Less(t, first.Added, results)
	assert.Zero(t, first.Known)
	again := importAll(t, s, text)
	assert.True(t, again.Full)
	assert.Zero(t, again.Added)
	assert.Equal(t, first.Added, again.Known)
	for range 30 {
		lose(t, s, "EH1-N-AAAAAAB", "EH1-N-AAAAAAC")
	}
	s.Close()
	assert.Len(t, openQuiet(t, dir, newClock().now).Results(), first.Added+59)
}

// The largest backup that is read, all of it sound: what is kept of it is no more than a few times as long, and a byte more
// is refused.
func TestTheLargestBackupTakesBoundedMemory(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds")
	}
	const plays = 5
	data := []byte(summed(aHeader))
	for i := range plays {
		lines := playedAt(one(i), "EH1-N-AAAAAAB")
		sum, start := uint32(0), len(data)
		add := func(body string) { data, sum = appendLine(data, sum, body) }
		add(lines[0])
		events := 0
		for len(data)-start < (maxBackup-maxLine)/plays-maxLine {
			word := "undo 0.0"
			if events%2 == 0 {
				word = "S>W 0.0"
			}
			add(word)
			events++
		}
		add(fmt.Sprint(playedWord, " ", events))
	}
	data, _ = appendLine(data, 0, fmt.Sprint(endWord, " ", strings.Count(string(data), "\n")))
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	b := readBackup(t, string(data))
	runtime.GC()
	runtime.ReadMemStats(&after)
	assert.False(t, b.Damaged)
	assert.Len(t, b.ended, plays)
	assert.Less(t, after.HeapAlloc-min(before.HeapAlloc, after.HeapAlloc), uint64(4*maxBackup))
	_, err := ReadBackup(io.MultiReader(strings.NewReader(summed(aHeader)), io.LimitReader(endless{}, maxBackup)), goOn)
	assert.ErrorIs(t, err, ErrTooLarge)
}

// endless is a file without an end, of lines that say nothing.
type endless struct{}

func (endless) Read(data []byte) (int, error) {
	for i := range data {
		data[i] = '\n'
	}
	return len(data), nil
}
