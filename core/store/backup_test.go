package store

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
)

var prefixes = []string{"EH1-N", "TF1-D1N", "TF1-D3N", "EO1-C8", "EO1-C4", "EO1-C2"}

// aDevice plays on a store of its own: wins and losses in all games and options, and a play of each game under way. The
// plays of a seed end at other times than those of any other.
func aDevice(t testing.TB, dir string, seed int, now *aClock) *Store {
	s := openQuiet(t, dir, now.now)
	now.advance(time.Duration(seed) * time.Second)
	play := func(c core.Code, daily string, all ...core.Event) {
		p := s.Begin(c, daily)
		p.Resume()
		for _, e := range all {
			now.advance(2300 * time.Millisecond)
			apply(t, p, e)
		}
		p.Pause()
		now.advance(7 * time.Minute)
	}
	for i, prefix := range prefixes {
		w := aWin(t, prefix)
		play(w.code, "2026-11-30", w.events...)
		lost := w.code
		lost.Number = seed + i + 1
		a := firstMove(lost)
		play(lost, "", core.Event{Kind: core.Hint}, core.Do(a), core.Event{Kind: core.Undo}, core.Do(a))
	}
	play(code(t, "EH1-N-AAAAAAB"), "", events(t, "S>W S>W undo redo")...)
	return s
}

func backupOf(t testing.TB, s *Store) string {
	var b bytes.Buffer
	require.NoError(t, s.Export("1.2").Write(&b, goOn))
	return b.String()
}

func goOn(int) error { return nil }

func readBackup(t testing.TB, text string) *Backup {
	return must(ReadBackup(strings.NewReader(text), goOn))(t)
}

// importAll imports a text to the end.
func importAll(t testing.TB, s *Store, text string) *Merge {
	m := s.Import(readBackup(t, text))
	for m.Next() {
	}
	return m
}

// codes are the deals under way.
func codes(s *Store) []core.Code {
	var all []core.Code
	for _, sl := range s.inOrder() {
		all = append(all, sl.underWay().code)
	}
	return all
}

// record is all that the pages tell of a store's results, moves included.
func record(s *Store) string {
	var b strings.Builder
	for _, prefix := range prefixes {
		sum := Sum(Of(s.Results(), prefix))
		b.WriteString(prefix + "\n")
		for _, r := range []*Result{sum.BestScore, sum.FewestMoves, sum.Fastest} {
			if r != nil {
				b.WriteString(r.line() + "\n")
			}
		}
		sum.BestScore, sum.FewestMoves, sum.Fastest = nil, nil, nil
		fmt.Fprintf(&b, "%+v\n", sum)
	}
	for _, r := range s.Results() {
		text, _ := s.Text(r)
		b.WriteString(r.line() + " " + text + "\n")
	}
	return b.String()
}

func TestBackupBringsEverythingToAnotherDevice(t *testing.T) {
	clock := newClock()
	from := aDevice(t, t.TempDir(), 1, clock)
	text := backupOf(t, from)
	dir := t.TempDir()
	to := openQuiet(t, dir, clock.now)
	b := readBackup(t, text)
	assert.False(t, b.Damaged)
	assert.Zero(t, b.Refused+b.Unknown)
	m := to.Import(b)
	for m.Next() {
	}
	assert.Equal(t, len(from.Results()), m.Added)
	assert.False(t, m.Unsaved)
	assert.Len(t, m.UnderWay, 3)
	assert.Empty(t, m.Waiting)
	assert.Equal(t, record(from), record(to))
	assert.Equal(t, from.Current("EH").Game().Text(), to.Current("EH").Game().Text())
	assert.Equal(t, from.Current("EH").Played(), to.Current("EH").Played())
	assert.Equal(t, text, backupOf(t, to), "it passes on what it got")

	to.Close()
	again := openQuiet(t, dir, clock.now)
	assert.Equal(t, record(from), record(again))
	assert.Equal(t, from.Current("EH").Game().Text(), again.Current("EH").Game().Text())
}

func TestImportAgainChangesNothing(t *testing.T) {
	clock := newClock()
	text := backupOf(t, aDevice(t, t.TempDir(), 1, clock))
	dir := t.TempDir()
	s := openQuiet(t, dir, clock.now)
	importAll(t, s, text)
	before, file := record(s), readFile(t, dir, "results")
	m := importAll(t, s, text)
	assert.Zero(t, m.Added)
	assert.Equal(t, len(s.Results()), m.Known)
	assert.Empty(t, m.UnderWay)
	assert.Empty(t, m.Waiting)
	assert.Equal(t, before, record(s))
	assert.Equal(t, file, readFile(t, dir, "results"))
}

func TestTwoDevicesMergedEitherWayAreEqual(t *testing.T) {
	dirs := []string{t.TempDir(), t.TempDir()}
	a := aDevice(t, dirs[0], 1, newClock())
	b := aDevice(t, dirs[1], 500, newClock())
	textA, textB := backupOf(t, a), backupOf(t, b)
	both := len(a.Results()) + len(b.Results())
	own := b.Current("EH").ID()
	importAll(t, a, textB)
	m := importAll(t, b, textA)
	require.Len(t, a.Results(), both)
	assert.Equal(t, record(a), record(b))
	assert.Equal(t, own, b.Current("EH").ID(), "what is under way stays")
	assert.Equal(t, codes(a), m.Waiting)
	assert.Empty(t, m.UnderWay)
}

// A play that is carried over and ends on both devices counts once, as the win that it was on one of them.
func TestOnePlayEndsOnTwoDevices(t *testing.T) {
	clock := newClock()
	w := aWin(t, "EO1-C8")
	dirs := []string{t.TempDir(), t.TempDir()}
	a, b := openQuiet(t, dirs[0], clock.now), openQuiet(t, dirs[1], clock.now)
	apply(t, a.Begin(w.code, ""), w.events[:10]...)
	importAll(t, b, backupOf(t, a))
	id := a.Current("EO").ID()
	require.Equal(t, id, b.Current("EO").ID())

	clock.advance(time.Minute)
	apply(t, a.Begin(code(t, "EO1-C8-AAAAAAB"), ""), core.Do(firstMove(code(t, "EO1-C8-AAAAAAB"))))
	require.False(t, a.Results()[0].Won)
	assert.Equal(t, 1, importAll(t, b, backupOf(t, a)).Known, "it goes on here")
	require.Empty(t, b.Results())
	clock.advance(time.Minute)
	apply(t, b.Current("EO"), w.events[10:]...)
	require.True(t, b.Results()[0].Won)

	textA, textB := backupOf(t, a), backupOf(t, b)
	assert.Equal(t, 1, importAll(t, a, textB).Added)
	assert.Zero(t, importAll(t, b, textA).Added)
	for i, s := range []*Store{a, b} {
		require.Len(t, s.Results(), 1)
		assert.True(t, s.Results()[0].Won)
		text, _ := s.Text(s.Results()[0])
		assert.Len(t, strings.Fields(text), 1+w.moves)
		s.Close()
		assert.Equal(t, s.Results(), openQuiet(t, dirs[i], clock.now).Results())
	}
}

// What was reset comes back with a backup, and only that.
func TestImportAfterReset(t *testing.T) {
	dir, clock := t.TempDir(), newClock()
	s := openQuiet(t, dir, clock.now)
	lose(t, s, "EH1-N-AAAAAAB", "EH1-N-AAAAAAC")
	text, before := backupOf(t, s), s.Results()
	clock.advance(time.Minute)
	apply(t, s.Begin(code(t, "EH1-N-AAAAAAD"), ""), event(t, "S>W"))
	s.Reset()
	require.Empty(t, s.Results())
	assert.Equal(t, 1, strings.Count(backupOf(t, s), "underway"), "results that do not count are not in a backup")
	assert.NotContains(t, backupOf(t, s), " lost ")
	assert.Equal(t, 1, importAll(t, s, text).Added)
	assert.Equal(t, before, s.Results())
	assert.True(t, s.CanRestore())
	s.Close()
	s = openQuiet(t, dir, clock.now)
	assert.Equal(t, before, s.Results())
	s.Restore()
	assert.Len(t, s.Results(), 2)
}

func TestBackupText(t *testing.T) {
	clock := newClock()
	s := openQuiet(t, t.TempDir(), clock.now)
	p := s.Begin(code(t, "EH1-N-AAAAAAB"), "2026-11-30")
	p.Resume()
	apply(t, p, event(t, "S>W"))
	clock.advance(2500 * time.Millisecond)
	apply(t, p, event(t, "undo"))
	first := p.ID()
	second := s.Begin(code(t, "EH1-N-AAAAAAC"), "").ID()
	apply(t, s.Current("EH"), event(t, "S>W"))
	var bodies []string
	for line := range strings.Lines(backupOf(t, s)) {
		bodies = append(bodies, line[:len(line)-sumDigits-2])
	}
	assert.Equal(t, []string{
		"patiencetrio-backup 1 1.2 2026-11-30T12:00:02Z",
		first + " EH1-N-AAAAAAB 2026-11-30 lost 0 1 2.5 -- 2026-11-30T12:00:02Z",
		"underway",
		"patiencetrio-play 1 " + second + " EH1-N-AAAAAAC -",
		"S>W 0.0",
		"played 1",
		"patiencetrio-play 1 " + first + " EH1-N-AAAAAAB 2026-11-30",
		"S>W 0.0",
		"undo 2.5",
		"played 2",
		"end 10",
	}, bodies)
	assert.Equal(t, "patience-trio-2026-11-30.txt", BackupName(clock.now()))
}

// summed gives lines their sums, each line for itself but those of a play.
func summed(bodies ...string) string {
	var data []byte
	sum, inPlay := uint32(0), false
	for _, body := range bodies {
		before := uint32(0)
		if inPlay {
			before = sum
		}
		data, sum = appendLine(data, before, body)
		word, _, _ := strings.Cut(body, " ")
		inPlay = word == playMagic || inPlay && word != playedWord
	}
	return string(data)
}

const aHeader = "patiencetrio-backup 1 1.0 2026-12-01T00:00:00Z"

func TestHostileBackups(t *testing.T) {
	const id, id2 = "0123456789abcdef", "0123456789abcdee"
	lost := id + " EH1-N-AAAAAAB - lost 0 1 0.0 -- 2026-11-30T12:00:00Z"
	for name, c := range map[string]struct {
		lines   []string
		results []string // that are left
		damaged bool
		refused int
		unknown int
	}{
		"as it should be":      {[]string{lost, "end 2"}, []string{lost}, false, 0, 0},
		"no end":               {[]string{lost}, []string{lost}, true, 0, 0},
		"lines lost":           {[]string{lost, "end 3"}, []string{lost}, true, 0, 0},
		"a game unknown here":  {[]string{strings.Replace(lost, "EH1-N", "ZZ1-N", 1), "end 2"}, nil, false, 0, 1},
		"a play unknown here":  {[]string{"patiencetrio-play 1 " + id + " ZZ1-N-AAAAAAB -", "S>W 0.0", "S>W 1.0", "played 2", lost, "end 6"}, []string{lost}, false, 0, 0},
		"absurd score":         {[]string{strings.Replace(lost, "lost 0", "lost 99999999999999999999", 1), "end 2"}, nil, false, 0, 1},
		"absurd moves":         {[]string{strings.Replace(lost, "0 1 0.0", "0 1000000 0.0", 1), "end 2"}, nil, false, 1, 0},
		"no moves":             {[]string{strings.Replace(lost, "0 1 0.0", "0 0 0.0", 1), "end 2"}, nil, false, 1, 0},
		"won with too few":     {[]string{strings.Replace(lost, "lost 0 1", "won 900 51", 1), "end 2"}, nil, false, 1, 0},
		"an endless line":      {[]string{strings.Repeat("x", 100_000), lost, "end 3"}, []string{lost}, true, 0, 0},
		"one twice":            {[]string{lost, lost, "end 3"}, []string{lost}, false, 0, 0},
		"a win made up":        {[]string{strings.Replace(lost, "lost 0 1", "won 900 150", 1), "patiencetrio-play 1 " + id + " EH1-N-AAAAAAB -", "S>W 0.0", "played 1", "end 5"}, []string{lost}, false, 0, 0},
		"result lost":          {[]string{"patiencetrio-play 1 " + id + " EH1-N-AAAAAAB -", "S>W 0.0", "played 1", "end 4"}, []string{strings.Replace(lost, "11-30T12", "12-01T00", 1)}, false, 0, 0},
		"impossible event":     {[]string{lost, "patiencetrio-play 1 " + id + " EH1-N-AAAAAAB -", "S>T1 0.0", "played 1", "end 5"}, []string{lost}, true, 0, 0},
		"play without a move":  {[]string{"patiencetrio-play 1 " + id + " EH1-N-AAAAAAB -", "hint 0.0", "played 1", "end 4"}, nil, false, 0, 0},
		"a damaged play":       {[]string{strings.Replace(lost, "lost 0 1", "won 900 150", 1), "patiencetrio-play 1 " + id + " EH1-N-AAAAAAB -", "S>W 0.0", "S>T1 0.0", "played 2", "end 6"}, []string{strings.Replace(lost, "lost 0 1", "won 900 150", 1)}, true, 0, 0},
		"events lost":          {[]string{"patiencetrio-play 1 " + id + " EH1-N-AAAAAAB -", "S>W 0.0", "played 2", "end 4"}, nil, true, 0, 0},
		"a play in a play":     {[]string{"patiencetrio-play 1 " + id + " EH1-N-AAAAAAB -", "S>W 0.0", "patiencetrio-play 1 " + id2 + " EH1-N-AAAAAAB -", "S>W 0.0", "played 1", "end 6"}, nil, true, 0, 0},
		"time runs backwards":  {[]string{"patiencetrio-play 1 " + id + " EH1-N-AAAAAAB -", "S>W 5.0", "S>W 4.0", "played 2", "end 5"}, nil, true, 0, 0},
		"nothing":              {[]string{"end 1"}, nil, false, 0, 0},
		"words of a later one": {[]string{"medal gold", "end 2"}, nil, false, 0, 1},
	} {
		b := readBackup(t, summed(append([]string{aHeader}, c.lines...)...))
		var left []string
		for _, r := range b.results {
			left = append(left, r.line())
		}
		assert.Equal(t, c.results, left, name)
		assert.Equal(t, c.damaged, b.Damaged, name)
		assert.Equal(t, c.refused, b.Refused, name)
		assert.Equal(t, c.unknown, b.Unknown, name)
		assert.Empty(t, b.underWay, name)
	}
}

// Damage is told, although a play of a game unknown here follows, over which nothing is said.
func TestDamageAheadOfAnUnknownGame(t *testing.T) {
	lost := "0123456789abcdef EH1-N-AAAAAAB - lost 0 1 0.0 -- 2026-11-30T12:00:00Z"
	text := summed(aHeader, lost, "patiencetrio-play 1 0123456789abcdee ZZ1-N-AAAAAAB -", "S>W 0.0", "played 1", "end 5")
	require.False(t, readBackup(t, text).Damaged)
	b := readBackup(t, strings.Replace(text, "lost 0", "lost 1", 1))
	assert.True(t, b.Damaged)
	assert.Empty(t, b.results)
}

// Only the play that stands right behind the word is under way.
func TestUnderWayIsTheNextPlayAlone(t *testing.T) {
	const first, second = "0123456789abcdef", "0123456789abcdee"
	b := readBackup(t, summed(aHeader, "underway", "patiencetrio-play 1 "+first+" EH1-N-AAAAAAB -", "S>W 0.0", "played 1",
		"patiencetrio-play 1 "+second+" TF1-D1N-AAAAAAB -", "S>W 0.0", "played 1", "end 8"))
	require.False(t, b.Damaged)
	require.Len(t, b.underWay, 1)
	assert.Equal(t, first, b.underWay[0].id)
	require.Len(t, b.results, 1)
	assert.Equal(t, second, b.results[0].ID)
}

// Nor is a play under way behind the word for one of a game that is not known here, which is told of.
func TestUnderWayIsNotThePlayBehindAnUnknownOne(t *testing.T) {
	const first, second = "0123456789abcdef", "0123456789abcdee"
	b := readBackup(t, summed(aHeader, "underway", "patiencetrio-play 1 "+first+" ZZ1-N-AAAAAAB -", "S>W 0.0", "played 1",
		"patiencetrio-play 1 "+second+" TF1-D1N-AAAAAAB -", "S>W 0.0", "played 1", "end 8"))
	require.False(t, b.Damaged)
	assert.Empty(t, b.underWay)
	assert.Equal(t, 1, b.Unknown, "it is told of")
	require.Len(t, b.results, 1)
	assert.Equal(t, second, b.results[0].ID)
}

// No store has so much: what claims to is refused, and that is told.
func TestBackupsOfMoreThanThereCanBe(t *testing.T) {
	var plays []string
	for i := range mostPlays + 2 {
		plays = append(plays, playedAt(one(i), "EH1-N-AAAAAAB", "S>W")...)
	}
	_, err := ReadBackup(strings.NewReader(summed(append([]string{aHeader}, plays...)...)), goOn)
	assert.ErrorIs(t, err, ErrTooLarge)
	_, err = ReadBackup(strings.NewReader(summed(aHeader)+strings.Repeat(strings.Repeat("x", maxLine)+"\n", maxFile/maxLine+1)), goOn)
	assert.ErrorIs(t, err, ErrTooLarge)
}

// What is written can be read, however long the journals are: the oldest ones are left out.
func TestBackupsStayBelowTheirBound(t *testing.T) {
	header, sum := appendLine(nil, 0, strings.TrimSuffix(eoHeader, " -")+" 2026-11-30")
	line, _ := appendLine(nil, sum, strings.Repeat("x", maxLine/2))
	const plays = 4
	var written []int
	last := (maxBackup/3 - len(header)) / len(line)
	for n := last - 4; n <= last+1; n++ { // by three lines in all
		p := &Play{journal: journal{data: slices.Concat(header, bytes.Repeat(line, n))}}
		asked := 0
		e := &Export{version: "1", results: make([]Result, plays), archived: func(Result) *Play { asked++; return p }}
		for i := range e.results {
			e.results[i] = Result{ID: one(i), Code: code(t, "EO1-C8-AAAAAFA")}
		}
		var size counter
		require.NoError(t, e.Write(&size, goOn))
		require.LessOrEqual(t, int(size), maxBackup)
		written = append(written, asked)
	}
	assert.Contains(t, written, 3, "two and a try")
	assert.Contains(t, written, 4, "three and a try")
}

// counter counts what is written to it.
type counter int

func (c *counter) Write(data []byte) (int, error) {
	*c += counter(len(data))
	return len(data), nil
}

// A win that the play itself contradicts is none, even where every figure is right.
func TestWinsThatWereNotWon(t *testing.T) {
	from := openQuiet(t, t.TempDir(), newClock().now)
	p := longPlay(t, from, 120)
	apply(t, from.Begin(code(t, "EH1-N-AAAAAAC"), ""), event(t, "S>W"))
	var lines []string
	for line := range strings.Lines(backupOf(t, from)) {
		body := line[:len(line)-sumDigits-2]
		lines = append(lines, strings.Replace(body, " lost ", " won ", 1))
	}
	require.Contains(t, lines[1], p.ID()+" EH1-N-AAAAAAB - won 0 120")
	b := readBackup(t, summed(lines...))
	require.False(t, b.Damaged)
	require.Len(t, b.results, 1)
	assert.Equal(t, from.Results(), b.results)
}

// Whatever the app calls its version, the line stays one that can be read.
func TestOddVersions(t *testing.T) {
	s := openQuiet(t, t.TempDir(), newClock().now)
	for version, want := range map[string]string{"": "-", "1.2 beta\n3": "1.2beta3", strings.Repeat("9", 300): strings.Repeat("9", 32)} {
		var b bytes.Buffer
		require.NoError(t, s.Export(version).Write(&b, goOn))
		assert.Equal(t, want, strings.Fields(b.String())[2])
		assert.False(t, readBackup(t, b.String()).Damaged)
	}
}

// Who waits is told after every stepLines lines, not more often, and how many plays there are.
func TestExportTellsHowFarItIs(t *testing.T) {
	s := openQuiet(t, t.TempDir(), newClock().now)
	e := s.Export("1")
	assert.Zero(t, e.Plays())
	longPlay(t, s, 3*stepLines)
	apply(t, s.Begin(code(t, "EO1-C8-AAAAAFA"), ""), event(t, "T1>C5"))
	lose(t, s, "TF1-D1N-AAAAAAB", "TF1-D1N-AAAAAAC")
	e = s.Export("1")
	assert.Equal(t, 4, e.Plays(), "one ended, three under way")
	var told []int
	require.NoError(t, e.Write(io.Discard, func(lines int) error {
		told = append(told, lines)
		return nil
	}))
	assert.Len(t, told, 1, "a journal is written at once")
}

func TestFilesThatAreNoBackups(t *testing.T) {
	journal := summed("patiencetrio-play 1 0123456789abcdef EH1-N-AAAAAAB -", "S>W 0.0")
	for name, c := range map[string]struct {
		text string
		err  error
	}{
		"empty":          {"", ErrForeign},
		"a word":         {"patience", ErrForeign},
		"another's":      {"%PDF-1.7\nstream of something or other\n", ErrForeign},
		"zero bytes":     {strings.Repeat("\x00", 100_000), ErrForeign},
		"a journal":      {journal, ErrForeign},
		"a later one":    {summed(strings.Replace(aHeader, " 1 ", " 2 ", 1)), ErrNewer},
		"an endless one": {summed(aHeader) + strings.Repeat("x", maxBackup), ErrTooLarge},
	} {
		_, err := ReadBackup(strings.NewReader(c.text), goOn)
		assert.ErrorIs(t, err, c.err, name)
	}
	broken := io.MultiReader(strings.NewReader(summed(aHeader)), &failing{})
	_, err := ReadBackup(broken, goOn)
	assert.ErrorIs(t, err, errBroken)
}

type failing struct{}

func (*failing) Read([]byte) (int, error) { return 0, errBroken }

// Mailed and edited texts are still what they were.
func TestOtherLineEnds(t *testing.T) {
	clock := newClock()
	from := aDevice(t, t.TempDir(), 1, clock)
	text := "\ufeff" + strings.ReplaceAll(backupOf(t, from), "\n", "\r\n")
	assert.False(t, readBackup(t, text).Damaged)
	to := openQuiet(t, t.TempDir(), clock.now)
	importAll(t, to, text)
	assert.Equal(t, record(from), record(to))
}

// Wherever a file is cut off or a byte is changed, nothing is added that was not in it, and nothing that is here changes.
func TestDamagedAnywhere(t *testing.T) {
	clock := newClock()
	from := openQuiet(t, t.TempDir(), clock.now)
	lose(t, from, "EH1-N-AAAAAAB", "EH1-N-AAAAAAC")
	clock.advance(time.Minute)
	apply(t, from.Begin(code(t, "EH1-N-AAAAAAD"), ""), event(t, "S>W"))
	text := backupOf(t, from)
	sound := map[string]bool{}
	for _, r := range from.Results() {
		sound[r.line()] = true
	}
	check := func(damaged string) {
		b, err := ReadBackup(strings.NewReader(damaged), goOn)
		if err != nil {
			require.ErrorIs(t, err, ErrForeign)
			return
		}
		require.True(t, b.Damaged || b.Unknown > 0, "%q", damaged)
		to, _ := Open("", clock.now)
		lose(t, to, "TF1-D1N-AAAAAAB", "TF1-D1N-AAAAAAC")
		own := to.Results()[0]
		to.Import(b)
		require.Contains(t, to.Results(), own)
		for _, r := range to.Results() {
			// A result that was lost is made from its play, with the time of the file.
			r2 := r
			r2.Ended = from.Results()[0].Ended
			require.True(t, r.ID == own.ID || sound[r.line()] || sound[r2.line()] || r.Ended.Equal(clock.t), "%q", damaged)
		}
		if p := to.Current("EH"); p != nil {
			require.Equal(t, from.Current("EH").Game().Text(), p.Game().Text())
		}
	}
	for i := range len(text) - 1 {
		check(text[:i])
	}
	for i := range len(text) - 1 {
		for _, to := range []byte{text[i] ^ 1, text[i] ^ 0x80, '\n', 0} {
			if to != text[i] {
				check(text[:i] + string([]byte{to}) + text[i+1:])
			}
		}
	}
}

// Killed in the middle of an import, the next start has nothing to tell, has lost nothing of its own, and a second import
// makes it whole.
func TestKilledInImport(t *testing.T) {
	clock := newClock()
	text := backupOf(t, aDevice(t, t.TempDir(), 1, clock))
	dir := t.TempDir()
	own := openQuiet(t, dir, clock.now)
	lose(t, own, "TF1-D1N-AAAAAAB", "TF1-D1N-AAAAAAC")
	mine := own.Results()[0]
	own.Close()

	var killed []string
	d := &brokenDisk{folder: folder(dir), step: func(string) error {
		killed = append(killed, copyFolder(t, dir))
		return nil
	}}
	s, _ := openDisk(d, clock.now)
	defer s.Close()
	importAll(t, s, text)
	want := record(s)
	require.Greater(t, len(killed), 20)
	for _, dir := range killed {
		s, notices := Open(dir, clock.now)
		require.Empty(t, notices)
		require.Contains(t, s.Results(), mine)
		require.Equal(t, "TF1-D1N-AAAAAAC S>W", s.Current("TF").Game().Text())
		importAll(t, s, text)
		require.Equal(t, want, record(s))
		require.Equal(t, "EH1-N-AAAAAAB S>W S>W undo redo", s.Current("EH").Game().Text())
		s.Close()
		require.NoError(t, os.RemoveAll(dir))
	}
}

// A disk that fails while importing is told, and what was read is saved when it works again.
func TestDiskFailsInImport(t *testing.T) {
	clock := newClock()
	text := backupOf(t, aDevice(t, t.TempDir(), 1, clock))
	dir := t.TempDir()
	fails := false
	d := &brokenDisk{folder: folder(dir), step: func(string) error {
		if fails {
			return errBroken
		}
		return nil
	}}
	s, _ := openDisk(d, clock.now)
	var notices []Notice
	s.OnNotice(func(n Notice) { notices = append(notices, n) })
	fails = true
	assert.True(t, importAll(t, s, text).Unsaved)
	require.Len(t, notices, 1)
	require.Equal(t, NotSaved, notices[0].Kind)
	results := s.Results()
	fails = false
	s.Close()
	again := openQuiet(t, dir, clock.now)
	assert.Equal(t, results, again.Results())
	assert.Equal(t, "EH1-N-AAAAAAB S>W S>W undo redo", again.Current("EH").Game().Text())
}

// A folder that is away for a moment while a backup is taken in costs nothing of it.
func TestFolderIsAwayInImport(t *testing.T) {
	clock := newClock()
	text := backupOf(t, aDevice(t, t.TempDir(), 1, clock))
	dir := t.TempDir()
	own := openQuiet(t, dir, clock.now)
	lose(t, own, "TF1-D1N-AAAAAAB", "TF1-D1N-AAAAAAC")
	own.Close()
	away := false
	d := &brokenDisk{folder: folder(dir), step: func(op string) error {
		if away && op == "prepare" {
			return errBroken
		}
		return nil
	}}
	s, _ := openDisk(d, clock.now)
	s.OnNotice(func(Notice) {})
	away = true
	assert.True(t, importAll(t, s, text).Unsaved)
	away = false
	want := s.Results()
	s.Close()
	assert.Equal(t, want, openQuiet(t, dir, clock.now).Results())
}

// A single failure anywhere in an import leaves no trace at the end, however much was there before.
func TestDiskFailsOnceInImport(t *testing.T) {
	clock := newClock()
	text := backupOf(t, aDevice(t, t.TempDir(), 1, clock))
	from := preparedFolder(t)
	own := openQuiet(t, from, clock.now)
	lose(t, own, "TF1-D1N-AAAAAAB", "TF1-D1N-AAAAAAC")
	own.Close()
	for n := 0; ; n++ {
		ops := 0
		dir := copyFolder(t, from)
		d := &brokenDisk{folder: folder(dir), torn: true, step: func(string) error {
			if ops++; ops == n+1 {
				return errBroken
			}
			return nil
		}}
		s, _ := openDisk(d, clock.now)
		s.flusher.delay = forever // the sync aside is not to be counted among the operations
		s.OnNotice(func(Notice) {})
		ops = 0
		importAll(t, s, text)
		reached := ops > n
		s.Flush()
		v, notices := viewOf(t, copyFolder(t, dir))
		require.Empty(t, notices, "operation %d", n)
		require.Equal(t, view(s), v, "operation %d", n)
		s.Close()
		if !reached {
			require.Greater(t, n, 20)
			return
		}
	}
}

// A store that is closed while journals are being taken in writes no more: the folder may be another copy's by then.
func TestClosedInImport(t *testing.T) {
	clock := newClock()
	text := backupOf(t, aDevice(t, t.TempDir(), 1, clock))
	dir := t.TempDir()
	s := openQuiet(t, dir, clock.now)
	m := s.Import(readBackup(t, text))
	require.NotEmpty(t, m.plays)
	s.Close()
	assert.False(t, m.Next())
	assert.Empty(t, filesWith(t, dir, ".play"))
}

// The player's own deal that has no action yet gives way to a play under way; a won one can be gone back to.
func TestPlayUnderWayTakesItsPlace(t *testing.T) {
	clock := newClock()
	from := openQuiet(t, t.TempDir(), clock.now)
	apply(t, from.Begin(code(t, "EO1-C8-AAAAAFA"), ""), events(t, "T1>C5 undo")...)
	text := backupOf(t, from)

	dir := t.TempDir()
	s := openQuiet(t, dir, clock.now)
	s.Begin(code(t, "EO1-C8-AAAAAAB"), "")
	importAll(t, s, text)
	require.Equal(t, "EO1-C8-AAAAAFA T1>C5 undo", s.Current("EO").Game().Text())
	apply(t, s.Current("EO"), event(t, "redo"))
	s.Close()
	s = openQuiet(t, dir, clock.now)
	require.Equal(t, "EO1-C8-AAAAAFA T1>C5 undo redo", s.Current("EO").Game().Text())

	// Not the current one, but still under way.
	other := openQuiet(t, t.TempDir(), clock.now)
	apply(t, other.Begin(code(t, "EO1-C8-AAAAAAC"), ""), core.Do(firstMove(code(t, "EO1-C8-AAAAAAC"))))
	mine := other.Current("EO").ID()
	other.Begin(code(t, "EO1-C8-AAAAAAD"), "")
	m := importAll(t, other, text)
	assert.Len(t, m.Waiting, 1)
	back, ok := other.Back("EO")
	require.True(t, ok)
	assert.Equal(t, mine, back.ID())
}

// Only the last journals are kept, however they came here.
func TestImportKeepsTheLastJournals(t *testing.T) {
	play := func(dir string, seed, n int, clock *aClock) *Store {
		s := openQuiet(t, dir, clock.now)
		for i := range n + 1 {
			apply(t, s.Begin(core.Code{Rules: core.EasyHarp, Number: seed + i}, ""), event(t, "S>W"))
			clock.advance(time.Minute)
		}
		return s
	}
	clock, early := newClock(), newClock()
	early.advance(-time.Hour)
	dir := t.TempDir()
	s := play(dir, 1, 400, clock)
	text := backupOf(t, play(t.TempDir(), 10_000, 300, early))
	m := importAll(t, s, text)
	require.Equal(t, 300, m.Added)
	all := s.Results()
	require.Len(t, filesWith(t, dir, ".play"), KeptPlays)
	for i, r := range all {
		_, kept := s.Text(r)
		require.Equal(t, i >= len(all)-KeptPlays, kept, i)
	}
	b := readBackup(t, backupOf(t, s))
	assert.Len(t, b.results, 700)
	assert.Len(t, b.ended, KeptPlays)
}

func TestExportAndImportCanBeBrokenOff(t *testing.T) {
	clock := newClock()
	s := aDevice(t, t.TempDir(), 1, clock)
	enough := errors.New("enough")
	stop := func(int) error { return enough }
	assert.ErrorIs(t, s.Export("1").Write(io.Discard, stop), enough)
	_, err := ReadBackup(strings.NewReader(backupOf(t, s)), stop)
	assert.ErrorIs(t, err, enough)
}

// A backup that was cut off brings a win without its moves. The moves of the loss here are not taken for them, neither on the
// page of past plays nor in a backup made here, and a whole backup brings the right ones later.
func TestMovesOfAWinComeLater(t *testing.T) {
	code, words := wonWords(t, "EO1-C2")
	won := []string{one(1) + " " + code + " - won 520 73 72.0 -- 2026-11-30T12:00:00Z"}
	dir := t.TempDir()
	s := openQuiet(t, dir, newClock().now)
	importAll(t, s, withSums(aBackup([]string{one(1) + " " + code + " - lost 20 3 2.0 -- 2026-11-29T12:00:00Z"}, playedAt(one(1), code, words[:3]...))))
	text, ok := s.Text(s.Results()[0])
	require.True(t, ok)
	require.Equal(t, code+" "+strings.Join(words[:3], " "), text)

	m := importAll(t, s, withSums(aBackup(won)))
	require.Equal(t, 1, m.Added)
	_, ok = s.Text(s.Results()[0])
	assert.False(t, ok)
	assert.True(t, readBackup(t, backupOf(t, s)).results[0].Won, "it is passed on as the win that it is")

	importAll(t, s, withSums(aBackup(won, playedAt(one(1), code, words...))))
	text, ok = s.Text(s.Results()[0])
	require.True(t, ok)
	assert.Equal(t, code+" "+strings.Join(words, " "), text)
}

// What claims the ID of a play here, and another deal, was made up: the play here stays, and the claim is told of.
func TestAnotherDealWithAnIDFromHere(t *testing.T) {
	s := openQuiet(t, t.TempDir(), newClock().now)
	importAll(t, s, withSums(mine(t)))
	before := contents(s)
	b := readBackup(t, withSums(aBackup([]string{
		one(2) + " EH1-N-AAAAAAC - won 1230 900 4000.0 -- 2026-11-28T10:00:00Z",
		one(5) + " TF1-D1N-AAAAAAC - lost 0 1 0.0 -- 2026-11-28T10:00:00Z",
		one(6) + " TF1-D1N-AAAAAAB - won 520 52 0.0 -- 2026-11-28T10:00:00Z",
	}, []string{underWayWord}, playedAt(one(4), "EH1-N-AAAAAAB", "S>W"))))
	require.Len(t, b.results, 3)
	require.False(t, b.Damaged)
	m := s.Import(b)
	assert.Equal(t, 3, b.Refused)
	assert.True(t, b.Damaged)
	assert.Zero(t, m.Added+m.Known)
	assert.Empty(t, m.Waiting)
	assert.Equal(t, before, contents(s))
}

// Whichever line it is at which somebody has enough, the writing ends.
func TestExportIsBrokenOffAtAnyLine(t *testing.T) {
	enough := errors.New("enough")
	data := []byte(lined(true, eoHeader, "T1>C5 0.0"))
	p := &Play{journal: journal{data: data}}
	for before := range 9 {
		e := &Export{version: "1", results: make([]Result, stepLines-before), underWay: [][]byte{data}, archived: func(Result) *Play { return p }}
		for i := range e.results {
			e.results[i] = Result{ID: one(i), Code: code(t, "EO1-C8-AAAAAFA")}
		}
		told := 0
		err := e.Write(io.Discard, func(int) error { told++; return enough })
		require.ErrorIs(t, err, enough, "%d results", len(e.results))
		require.Equal(t, 1, told, "%d results", len(e.results))
	}
}

func firstMove(c core.Code) core.Action { return core.NewGame(c).Board().Legal(nil)[0] }
