package store

import (
	"slices"
	"strconv"
	"strings"
	"time"
)

// results are all results, and their file.
type results struct {
	file *file
	data []byte // of the file
	all  []*entry
	byID map[string]*entry

	// Resets are counted. A result does not count if it was taken in before the reset with the number since; 0: none.
	resets, since int
	marked        string // what was done last by mark in this session, or ""

	sorted bool     // all is in the order in which the plays ended
	shown  []Result // those that count, in that order; nil if it has to be made again
}

// entry is a result and how many resets there had been when it was taken in.
type entry struct {
	Result
	resets int
}

func newResults(f *file) *results {
	data, _ := appendLine(nil, 0, resultsMagic+" "+strconv.Itoa(resultsVersion))
	f.whole = true // there is no file yet
	return &results{file: f, data: data, byID: map[string]*entry{}, sorted: true}
}

func (rs *results) find(id string) (Result, bool) {
	e := rs.byID[id]
	if e == nil {
		return Result{}, false
	}
	return e.Result, true
}

// counts tells whether a result counts: no reset came after it.
func (rs *results) counts(e *entry) bool { return e.resets >= rs.since }

// beats tells which of two results of one play counts, wherever they came from first: a win, then the one that ended
// first.
func (r Result) beats(other Result) bool {
	switch {
	case r.Won != other.Won:
		return r.Won
	case !r.Ended.Equal(other.Ended):
		return r.Ended.Before(other.Ended)
	}
	return strings.Compare(r.line(), other.line()) < 0
}

// news tells whether a result from a file changes anything here.
func (rs *results) news(r Result) bool {
	e := rs.byID[r.ID]
	return e == nil || r.beats(e.Result) || !rs.counts(e)
}

// merge takes in a result from a file; false if that changes nothing.
func (rs *results) merge(r Result) bool {
	if !rs.news(r) {
		return false
	}
	e := rs.byID[r.ID]
	if e == nil {
		rs.insert(r)
		return true
	}
	if r.beats(e.Result) {
		e.Result = r
		rs.sorted = false
	}
	e.resets = rs.resets
	rs.shown = nil
	return true
}

func (rs *results) insert(r Result) {
	if n := len(rs.all); n > 0 && r.Ended.Before(rs.all[n-1].Ended) {
		rs.sorted = false
	}
	e := &entry{r, rs.resets}
	rs.byID[r.ID] = e
	rs.all = append(rs.all, e)
	if rs.shown != nil && rs.sorted {
		rs.shown = append(rs.shown, r)
	} else {
		rs.shown = nil
	}
}

// add takes in the result of a play that has just ended and gives its line; nil if there is one of that play already.
func (rs *results) add(r Result) []byte {
	if rs.byID[r.ID] != nil {
		return nil
	}
	rs.insert(r)
	start := len(rs.data)
	rs.data, _ = appendLine(rs.data, 0, r.line())
	return rs.data[start:]
}

// ordered lists all in the order in which the plays ended, of equal times in that in which they were taken in.
func (rs *results) ordered() []*entry {
	if !rs.sorted {
		slices.SortStableFunc(rs.all, func(a, b *entry) int { return a.Ended.Compare(b.Ended) })
		rs.sorted = true
	}
	return rs.all
}

// counted are the results since the last reset, in the order in which the plays ended.
func (rs *results) counted() []Result {
	if rs.shown == nil {
		rs.shown = []Result{}
		for _, e := range rs.ordered() {
			if rs.counts(e) {
				rs.shown = append(rs.shown, e.Result)
			}
		}
	}
	return rs.shown
}

// unsaved tells whether the file is not what it should be.
func (rs *results) unsaved() bool { return rs.file.whole && len(rs.all) > 0 }

func (rs *results) reset() {
	rs.resets++
	rs.since = rs.resets
	rs.shown = nil
}

func (rs *results) restore() {
	rs.since = 0
	rs.shown = nil
}

// mark resets or restores and gives the line.
func (rs *results) mark(word string, now time.Time) []byte {
	start := len(rs.data)
	rs.marked = word
	rs.keep(word + " " + now.UTC().Format(time.RFC3339))
	return rs.data[start:]
}
