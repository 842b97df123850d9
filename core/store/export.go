package store

import (
	"bufio"
	"bytes"
	"io"
	"strconv"
	"time"
)

// Export is everything that a backup holds, as it was at one moment. Writing it needs the store no more and may be done
// on another goroutine.
type Export struct {
	version  string
	made     time.Time
	results  []Result
	underWay [][]byte // journals
	archived func(Result) *Play
}

// Export notes what a backup made now holds. version is that of the app.
func (s *Store) Export(version string) *Export {
	e := &Export{version: version, made: s.now(), results: s.Results(), archived: s.archived}
	for _, sl := range s.inOrder() {
		if p := sl.underWay(); p != nil {
			e.underWay = append(e.underWay, bytes.Clone(p.journal.data))
		}
	}
	return e
}

// Plays is how many plays the backup speaks of.
func (e *Export) Plays() int { return len(e.results) + len(e.underWay) }

// Write writes the backup. step is called now and then with the number of lines written; its error ends the writing.
func (e *Export) Write(w io.Writer, step func(lines int) error) error {
	buffered := bufio.NewWriterSize(w, 64<<10)
	out := &lineWriter{w: buffered, step: step}
	if err := e.write(out); err != nil {
		return err
	}
	if err := out.write(0, endWord+" "+strconv.Itoa(out.lines)); err != nil {
		return err
	}
	return buffered.Flush()
}

func (e *Export) write(out *lineWriter) error {
	if err := out.write(0, backupHeader(e.version, e.made)); err != nil {
		return err
	}
	for _, r := range e.results {
		if err := out.write(0, r.line()); err != nil {
			return err
		}
	}
	for _, data := range e.underWay {
		if err := out.write(0, underWayWord); err != nil {
			return err
		}
		if err := writeJournal(out, data); err != nil {
			return err
		}
	}
	for i := range min(len(e.results), KeptPlays) {
		p := e.archived(e.results[len(e.results)-1-i])
		if p == nil {
			continue
		}
		if out.size+int64(len(p.journal.data)) > maxBackup-2*maxLine {
			break
		}
		if err := writeJournal(out, p.journal.data); err != nil {
			return err
		}
	}
	return nil
}

// writeJournal writes a play and how many lines it has.
func writeJournal(out *lineWriter, data []byte) error {
	n := bytes.Count(data, []byte{'\n'})
	if err := out.raw(data, n); err != nil {
		return err
	}
	last := data[len(data)-1-sumDigits : len(data)-1]
	sum, err := strconv.ParseUint(string(last), 16, 32)
	if err != nil {
		return err
	}
	return out.write(uint32(sum), playedWord+" "+strconv.Itoa(n-1))
}
