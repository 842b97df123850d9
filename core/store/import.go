package store

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"strconv"
	"strings"
	"time"
)

// Backup is what a backup file holds as far as it is sound and possible. Reading it touches no store and may be done on
// another goroutine; Store.Import adds it.
//
// Whatever line is damaged, all others are read. Each play is replayed: one with an impossible event is left out, and so
// is a result that its own play contradicts.
type Backup struct {
	made     time.Time // zero if that line is damaged
	results  []Result
	ended    []*Play // whole, with their results
	underWay []*Play // not ended, as far as they are legal

	// Damaged: the end or something else is missing, or lines are damaged.
	Damaged bool
	// Refused is the number of results that no play can have or, after an import, that claim the ID of another deal's play.
	Refused int
	// Unknown is the number of results, and of plays under way, of games that this version does not know.
	Unknown int
}

// ReadBackup reads a backup. The error is ErrForeign, ErrNewer, ErrTooLarge, or that of r or of step, which is called now
// and then with the number of lines read.
func ReadBackup(r io.Reader, step func(lines int) error) (*Backup, error) {
	in := &backupReader{lines: lineReader{r: bufio.NewReaderSize(r, 64<<10)}, at: map[string]int{}, plays: map[string]bool{}}
	first, err := in.lines.next()
	if err != nil && !errors.Is(err, io.EOF) {
		return nil, err
	}
	if err := in.header(first); err != nil {
		return nil, err
	}
	for n := 1; !in.complete; n++ {
		line, err := in.lines.next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err == nil && n%stepLines == 0 {
			err = step(n)
		}
		if err == nil {
			err = in.line(line, n)
		}
		if err != nil {
			return nil, err
		}
	}
	in.close(false)
	in.settle()
	return &in.b, nil
}

// lineReader reads lines of any length and gives no more of one than tells that it is too long.
type lineReader struct {
	r    *bufio.Reader
	size int64
}

// next is the next line without its end; a last line that lacks it is given too.
func (l *lineReader) next() ([]byte, error) {
	line, err := l.r.ReadSlice('\n')
	l.size += int64(len(line))
	for whole := line; errors.Is(err, bufio.ErrBufferFull) && l.size <= maxBackup; l.size += int64(len(whole)) {
		line = line[:maxLine+1]
		whole, err = l.r.ReadSlice('\n')
	}
	if l.size > maxBackup {
		return nil, ErrTooLarge
	}
	if err != nil && !errors.Is(err, io.EOF) {
		return nil, err
	}
	if len(line) == 0 {
		return nil, io.EOF
	}
	// A text that has been mailed may have other line ends.
	return bytes.TrimSuffix(bytes.TrimSuffix(line, []byte{'\n'}), []byte{'\r'}), nil
}

// mostPlays is more than any store keeps.
const mostPlays = 2 * KeptPlays

type backupReader struct {
	lines    lineReader
	b        Backup
	at       map[string]int  // place of a play's result in b.results
	plays    map[string]bool // that were read whole
	open     *Play           // whose lines are being read
	events   int             // of these
	underWay bool            // the next play, or that being read, has not ended
	passing  bool            // a play of a game that is not known here is passed over
	sum      uint32          // of its last line
	all      []readPlay
	apart    int  // bytes of the lines that belong to no play
	complete bool // the last line was read
}

type readPlay struct {
	*Play
	whole, underWay bool
}

// header reads the first line.
func (in *backupReader) header(line []byte) error {
	line = bytes.TrimPrefix(line, []byte("\ufeff")) // some editors write that
	if word, _, _ := bytes.Cut(line, []byte{' '}); len(word) != len(backupMagic) || word[0] == 0 {
		return ErrForeign
	}
	body, _, ok := checkLine(line, 0)
	kind, err := checkHeader(line, ok, backupMagic, backupVersion)
	switch kind {
	case Newer:
		return ErrNewer
	case Foreign:
		return ErrForeign
	}
	words := strings.Split(body, " ")
	if err == nil && len(words) == backupWords {
		in.b.made, err = time.Parse(time.RFC3339, words[3])
	}
	in.b.Damaged = err != nil || len(words) != backupWords
	return nil
}

// line takes in the line with a number, counted from 0. It fails when there are more results or plays than any store has.
func (in *backupReader) line(line []byte, n int) error {
	if in.open != nil {
		if body, _, ok := checkLine(line, in.open.journal.sum); ok {
			in.event(body)
			return nil
		}
	}
	if in.pass(line) {
		return nil
	}
	in.close(false)
	if in.apart += len(line); in.apart > maxFile || len(in.all) > mostPlays {
		return ErrTooLarge
	}
	body, _, ok := checkLine(line, 0)
	if !ok {
		in.b.Damaged = true
		return nil
	}
	switch word, rest, _ := strings.Cut(body, " "); word {
	case underWayWord:
		in.underWay = true
	case playMagic:
		in.begin(line)
	case endWord:
		in.complete = true
		in.b.Damaged = in.b.Damaged || rest != strconv.Itoa(n)
	default:
		in.result(body)
	}
	return nil
}

func (in *backupReader) result(body string) {
	r, ok := parseResult(body)
	switch i, twice := in.at[r.ID]; {
	case !ok:
		in.b.Unknown++
	case !possible(r):
		in.b.Refused++
	case !twice:
		in.at[r.ID] = len(in.b.results)
		in.b.results = append(in.b.results, r)
	case r.beats(in.b.results[i]):
		in.b.results[i] = r
	}
}

// begin reads a play's first line. A play of a game that is not known here is passed over.
func (in *backupReader) begin(line []byte) {
	r := parsed{}
	letters := ""
	if words := strings.Split(string(line), " "); len(words) > 3 {
		letters, _, _ = strings.Cut(words[3], "-")
		letters = strings.TrimRight(letters, "0123456789")
	}
	kind, err := r.header(line, letters, func() time.Time { return in.b.made })
	if err != nil {
		in.passing = kind == Newer
		_, in.sum, _ = checkLine(line, 0)
		in.b.Damaged = in.b.Damaged || !in.passing
		if in.passing && in.underWay {
			in.b.Unknown++ // of one that ended the line of its result tells
		}
		in.underWay = false
		return
	}
	in.open, in.events = r.play, 0
}

// pass passes over a line of a play of a game that is not known here; false if the line belongs to none.
func (in *backupReader) pass(line []byte) bool {
	if !in.passing {
		return false
	}
	body, sum, ok := checkLine(line, in.sum)
	word, _, _ := strings.Cut(body, " ")
	in.sum, in.passing = sum, ok && word != playedWord
	return ok
}

// event takes in a line of the play that is being read.
func (in *backupReader) event(body string) {
	if word, count, _ := strings.Cut(body, " "); word == playedWord {
		in.close(count == strconv.Itoa(in.events))
		return
	}
	in.events++
	if len(in.open.journal.data)+maxLine > maxFile || in.open.replay(body) != nil {
		in.close(false)
	}
}

// close ends the play that is being read, if there is one.
func (in *backupReader) close(whole bool) {
	p := in.open
	in.open = nil
	if p == nil {
		return
	}
	in.b.Damaged = in.b.Damaged || !whole
	if p.Started() && !in.plays[p.id] {
		in.plays[p.id] = whole
		in.all = append(in.all, readPlay{p, whole, in.underWay})
	}
	in.underWay = false
}

// settle compares plays and results when all is read. Of a whole play it is the play that is right.
func (in *backupReader) settle() {
	in.b.Damaged = in.b.Damaged || !in.complete
	for _, p := range in.all {
		i, ended := in.at[p.id]
		switch {
		case ended && p.whole:
			if own := p.reached(); !agrees(own, in.b.results[i]) {
				own.Ended = in.b.results[i].Ended
				in.b.results[i] = own
			}
			in.b.ended = append(in.b.ended, p.Play)
		case ended:
		case p.underWay && p.won == nil:
			in.b.underWay = append(in.b.underWay, p.Play)
		case p.whole && !in.b.made.IsZero(): // the line of its result is damaged
			in.b.results = append(in.b.results, p.reached())
			in.b.ended = append(in.b.ended, p.Play)
		}
	}
}

// reached is what a play has achieved: its win or, without one, its present state.
func (p *Play) reached() Result {
	if p.won != nil {
		return *p.won
	}
	return p.result(false)
}
