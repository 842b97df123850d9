package store

import (
	"bytes"
	"errors"
	"os"
	"strings"
)

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
		rs.file.aside = &Notice{Kind: kind, Kept: len(rs.all), Line: line, Err: why}
	}
	return again || kind != 0
}

// keep takes in a sound line. One that says nothing to this version (a game it does not know) stays in the file.
func (rs *results) keep(body string) {
	if r, ok := parseResult(body); ok && !rs.merge(r) {
		return
	}
	switch word, _, _ := strings.Cut(body, " "); word {
	case resetWord:
		rs.reset()
	case restoreWord:
		rs.restore()
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
	mine, marked := rs.all, rs.marked
	*rs = *newResults(f)
	rs.parse(old)
	for _, e := range mine {
		if there, known := rs.find(e.ID); !known || e.beats(there) {
			rs.keep(e.line())
		}
	}
	if marked != "" {
		rs.mark(marked, f.now())
	}
}
