package store

import (
	"bytes"
	"errors"
	"os"
	"strconv"
	"strings"
	"time"

	"patiencetrio/core"
)

// The results are one file: a header, then a line for each play that ended.
//
//	patiencetrio-results 1 <sum>
//	6f1d2c3b4a596877 TF1-D1N-AAAAAAB 2026-11-30 won 615 143 582.4 -- 2026-11-30T18:03:11Z <sum>
//
// The two signs after the time are "h" for a hint and "b" for a card taken back. The first line of an ID counts. After
//
//	reset 2026-12-01T09:00:00Z <sum>
//
// the results before do not count any more, until "restore" in the same form takes that back.

const (
	resultsName    = "results"
	resultsMagic   = "patiencetrio-results"
	resultsVersion = 1
	resultWords    = 9
	wonWord        = "won"
	lostWord       = "lost"
	resetWord      = "reset"
	restoreWord    = "restore"
	maxCount       = 1 << 40
)

// Result is how a play ended: won, as it was at the moment of its first win, or not won, as it was when the first action
// of the next play of that game was made.
type Result struct {
	ID       string
	Code     core.Code
	Daily    string // date of the daily deal, "2026-11-30", or ""
	Won      bool
	Score    int
	Moves    int
	Played   time.Duration // in tenths of a second
	Assisted bool          // a hint was used
	TookBack bool          // a card lay on the table that had been taken back from a foundation
	Ended    time.Time     // UTC, in seconds; of a win found at the next start, the time of that start
}

// Clean tells whether the play was won without a hint and without a card taken back: only such wins make records.
func (r Result) Clean() bool { return r.Won && !r.Assisted && !r.TookBack }

func (r Result) line() string {
	word := lostWord
	if r.Won {
		word = wonWord
	}
	flags := []byte("--")
	if r.Assisted {
		flags[0] = 'h'
	}
	if r.TookBack {
		flags[1] = 'b'
	}
	return strings.Join([]string{
		r.ID, r.Code.String(), dateWord(r.Daily), word, strconv.Itoa(r.Score), strconv.Itoa(r.Moves), seconds(r.Played),
		string(flags), r.Ended.Format(time.RFC3339),
	}, " ")
}

// parseResult reads a line of a result. ok is false for one that says nothing to this version.
func parseResult(body string) (r Result, ok bool) {
	w := strings.Split(body, " ")
	if len(w) != resultWords {
		return r, false
	}
	code, err := core.ParseCode(w[1])
	score, err2 := strconv.ParseUint(w[4], 10, 63)
	moves, err3 := strconv.ParseUint(w[5], 10, 63)
	ended, err4 := time.Parse(time.RFC3339, w[8])
	daily, dateOK := parseDate(w[2])
	played, playedOK := parseSeconds(w[6])
	if errors.Join(err, err2, err3, err4) != nil || score > maxCount || moves > maxCount || !dateOK || !playedOK ||
		!validID(w[0]) || w[3] != wonWord && w[3] != lostWord || len(w[7]) != 2 {
		return r, false
	}
	return Result{
		ID: w[0], Code: code, Daily: daily, Won: w[3] == wonWord, Score: int(score), Moves: int(moves), Played: played,
		Assisted: w[7][0] == 'h', TookBack: w[7][1] == 'b', Ended: ended.UTC(),
	}, true
}

// results are all results, and their file.
type results struct {
	file *file
	data []byte // of the file
	list []Result
	at   map[string]int // ID -> place in list
	from int            // how many of the list do not count: they are from before the last reset

	marked string // what was done last by mark in this session, or ""
}

func newResults(f *file) *results {
	data, _ := appendLine(nil, 0, resultsMagic+" "+strconv.Itoa(resultsVersion))
	f.whole = true // there is no file yet
	return &results{file: f, data: data, at: map[string]int{}}
}

func (rs *results) find(id string) (Result, bool) {
	i, ok := rs.at[id]
	if !ok {
		return Result{}, false
	}
	return rs.list[i], true
}

// fold takes a result in; false if there is one of that play already.
func (rs *results) fold(r Result) bool {
	if _, ok := rs.at[r.ID]; ok {
		return false
	}
	rs.at[r.ID] = len(rs.list)
	rs.list = append(rs.list, r)
	return true
}

// add takes a result in and gives its line; nil if there is one of that play already.
func (rs *results) add(r Result) []byte {
	if !rs.fold(r) {
		return nil
	}
	start := len(rs.data)
	rs.data, _ = appendLine(rs.data, 0, r.line())
	return rs.data[start:]
}

// counted are the results since the last reset.
func (rs *results) counted() []Result { return rs.list[rs.from:] }

// unsaved tells whether the file is not what it should be.
func (rs *results) unsaved() bool { return rs.file.whole && len(rs.list) > 0 }

// mark resets or restores and gives the line.
func (rs *results) mark(word string, now time.Time) []byte {
	start := len(rs.data)
	rs.marked = word
	rs.keep(word + " " + now.UTC().Format(time.RFC3339))
	return rs.data[start:]
}

// load reads the file.
func (rs *results) load() {
	f := rs.file
	data, err := f.disk.read(f.name, maxFile+1)
	switch {
	case errors.Is(err, os.ErrNotExist):
		return
	case errors.Is(err, errNotRegular):
		f.aside = &Notice{Kind: Foreign, Err: err}
	case err != nil:
		f.unreadable("", err)
	default:
		f.whole = rs.parse(data)
	}
}

// parse takes in a file's lines. Each stands for itself: whatever line is damaged, all others are kept. It tells
// whether the file has to be written anew.
func (rs *results) parse(data []byte) (again bool) {
	kind, line, why := NoticeKind(0), 0, error(nil)
	blame := func(k NoticeKind, n int, err error) {
		if kind == 0 {
			kind, line, why = k, n, err
		}
	}
	if len(data) > maxFile {
		data = data[:maxFile]
		blame(Damaged, 0, errTooLarge)
	}
	n := 0
	for text, ended := range lines(data) {
		n++
		again = !ended // cut off, or nothing but the line feed missing
		body, _, ok := checkLine(text, 0)
		switch {
		case n == 1:
			if k, err := checkHeader(text, ok, resultsMagic, resultsVersion); err != nil {
				blame(k, n, err)
			}
		case ok:
			rs.keep(body)
		case ended || !torn(text, resultWords):
			blame(Damaged, n, errSum)
		}
		if kind == Newer || kind == Foreign {
			break
		}
	}
	if n == 0 {
		blame(Damaged, 0, errSum)
	}
	if kind != 0 {
		rs.file.aside = &Notice{Kind: kind, Kept: len(rs.list), Line: line, Err: why}
	}
	return again || kind != 0
}

// keep takes in a sound line. One that says nothing to this version (a game it does not know) stays in the file.
func (rs *results) keep(body string) {
	if r, ok := parseResult(body); ok && !rs.fold(r) {
		return
	}
	switch word, _, _ := strings.Cut(body, " "); word {
	case resetWord:
		rs.from = len(rs.list)
	case restoreWord:
		rs.from = 0
	}
	rs.data, _ = appendLine(rs.data, 0, body)
}

// verify reads again a file that was not ours when it was read, and adds to it what is new here.
func (rs *results) verify() {
	f := rs.file
	old, err := f.disk.read(f.name, maxFile+1)
	if f.aside != nil || errors.Is(err, os.ErrNotExist) || err == nil && bytes.HasPrefix(rs.data, old) {
		return
	}
	if err != nil {
		f.aside = &Notice{Kind: SetAside}
		return
	}
	mine, marked := rs.list, rs.marked
	*rs = *newResults(f)
	rs.parse(old)
	for _, r := range mine {
		rs.add(r)
	}
	if marked != "" {
		rs.mark(marked, f.now())
	}
}
