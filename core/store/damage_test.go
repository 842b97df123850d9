package store

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
)

// shortPlay writes a journal of some events and gives them.
func shortPlay(t *testing.T, dir string) []core.Event {
	s := openQuiet(t, dir, newClock().now)
	p := s.Begin(code(t, "EO1-C8-AAAAAFA"), "2026-11-30")
	apply(t, p, events(t, "T1>C5 T2>C6 undo redo hint C5>C7 undo undo T3>C8")...)
	s.Close()
	return p.Game().Log()
}

// eventsBefore is how many whole event lines lie ahead of a place in a journal.
func eventsBefore(journal string, at int) int { return strings.Count(journal[:at], "\n") - 1 }

// checkGoesOn plays on from what was kept, and finds it again.
func checkGoesOn(t *testing.T, dir string, s *Store, kept []core.Event) {
	t.Helper()
	p := s.Current("EO")
	if p == nil {
		p = s.Begin(code(t, "EO1-C8-AAAAAFA"), "")
	}
	require.Equal(t, append([]core.Event{}, kept...), append([]core.Event{}, p.Game().Log()...))
	apply(t, p, event(t, "hint"))
	s.Close()
	again, notices := Open(dir, newClock().now)
	defer again.Close()
	require.Empty(t, notices, "told once")
	require.Equal(t, append(kept, event(t, "hint")), again.Current("EO").Game().Log())
}

func TestJournalCutAnywhere(t *testing.T) {
	from := t.TempDir()
	log := shortPlay(t, from)
	whole := readFile(t, from, "EO.journal")
	header := strings.Index(whole, "\n")
	for at := range len(whole) {
		dir := t.TempDir()
		writeFile(t, dir, "EO.journal", whole[:at])
		s, notices := Open(dir, newClock().now)
		if at < header {
			require.Len(t, notices, 1, "cut at %d", at)
			require.Equal(t, Damaged, notices[0].Kind)
			require.Nil(t, s.Current("EO"))
			require.Equal(t, whole[:at], readFile(t, dir, notices[0].File))
			checkGoesOn(t, dir, s, nil)
			continue
		}
		require.Empty(t, notices, "cut at %d: a torn last line is no news", at)
		// A line that lacks nothing but its end is whole.
		kept := eventsBefore(whole+"\n", at+1)
		checkGoesOn(t, dir, s, slices.Clone(log[:kept]))
	}
}

func TestJournalTornWithZeros(t *testing.T) {
	dir := t.TempDir()
	log := shortPlay(t, dir)
	whole := readFile(t, dir, "EO.journal")
	writeFile(t, dir, "EO.journal", whole+strings.Repeat("\x00", 4096))
	checkGoesOn(t, dir, openQuiet(t, dir, newClock().now), log)
}

func TestJournalFlippedAnywhere(t *testing.T) {
	from := t.TempDir()
	log := shortPlay(t, from)
	whole := readFile(t, from, "EO.journal")
	for at := range len(whole) {
		for _, flip := range []byte{0x01, 0x20, 0x80, 0xff} {
			dir := t.TempDir()
			damaged := []byte(whole)
			damaged[at] ^= flip
			writeFile(t, dir, "EO.journal", string(damaged))
			s, notices := Open(dir, newClock().now)
			require.Len(t, notices, 1, "byte %d ^ %x", at, flip)
			n := notices[0]
			require.Equal(t, string(damaged), readFile(t, dir, n.File), "set aside whole")
			require.Equal(t, "EO", n.Letters)
			kept := eventsBefore(whole, at)
			if kept < 0 {
				require.Contains(t, []NoticeKind{Damaged, Foreign}, n.Kind)
				require.Nil(t, s.Current("EO"))
				checkGoesOn(t, dir, s, nil)
				continue
			}
			require.Equal(t, Damaged, n.Kind)
			require.Equal(t, kept, n.Kept)
			require.Equal(t, kept+2, n.Line)
			checkGoesOn(t, dir, s, slices.Clone(log[:kept]))
		}
	}
}

// lined writes lines with right sums.
func lined(chained bool, bodies ...string) string {
	var data []byte
	sum := uint32(0)
	for _, b := range bodies {
		if !chained {
			sum = 0
		}
		data, sum = appendLine(data, sum, b)
	}
	return string(data)
}

const eoHeader = "patiencetrio-play 1 0123456789abcdef EO1-C8-AAAAAFA -"

// A result that is in the file twice counts once, and is not written a second time.
func TestResultsSaidTwice(t *testing.T) {
	const lost = "0123456789abcdef EO1-C8-AAAAAFA - lost 0 9 1.0 -- 2026-11-30T18:03:11Z"
	rs := newResults(&file{})
	rs.parse([]byte(lined(false, resultsMagic+" 1", lost, lost)))
	assert.Len(t, rs.all, 1)
	assert.Equal(t, lined(false, resultsMagic+" 1", lost), string(rs.data))
}

// What was cut off by a failure looks like the beginning of a line; anything else at the end of a file is damage.
func TestTornEnds(t *testing.T) {
	const line = "T3>T5x4 12.4 0123abcd"
	for at := range len(line) - 1 {
		assert.True(t, torn([]byte(line[:at]), eventWords), line[:at])
		assert.True(t, torn([]byte(line[:at]+"\x00\x00\x00"), eventWords), "zero bytes behind %q", line[:at])
	}
	for _, end := range []string{
		line, "T3>T5\x01", "T3\x7f", "T3\tx", "T3>T\xc3\xa9", "\x00T3>T5", strings.Repeat("T", maxLine+1),
	} {
		assert.False(t, torn([]byte(end), eventWords), end)
	}
	assert.True(t, torn([]byte(strings.Repeat("~", maxLine)), eventWords))
	assert.True(t, torn([]byte("T3>T5x4 12.4abcdefg"), eventWords), "long enough for a sum, but a word is missing ahead of it")
}

func TestJournalsThatMakeNoSense(t *testing.T) {
	for name, c := range map[string]struct {
		data string
		kind NoticeKind
		kept int // -1: no play
		line int
	}{
		"illegal action":    {lined(true, eoHeader, "T1>C5 0.0", "T1>C5 1.0", "undo 2.0"), Damaged, 1, 3},
		"undo of nothing":   {lined(true, eoHeader, "undo 0.0"), Damaged, 0, 2},
		"no notation":       {lined(true, eoHeader, "T1>C5 0.0", "dance 1.0"), Damaged, 1, 3},
		"no time":           {lined(true, eoHeader, "T1>C5"), Damaged, 0, 2},
		"negative time":     {lined(true, eoHeader, "T1>C5 -1.0"), Damaged, 0, 2},
		"time not a number": {lined(true, eoHeader, "T1>C5 NaN"), Damaged, 0, 2},
		"absurd time":       {lined(true, eoHeader, "T1>C5 9999999999.0"), Damaged, 0, 2},
		"time goes back":    {lined(true, eoHeader, "T1>C5 5.0", "undo 4.0"), Damaged, 1, 3},
		"line doubled":      {lined(true, eoHeader, "T1>C5 0.0") + lined(false, "undo 0.0"), Damaged, 1, 3},
		"empty line":        {lined(true, eoHeader) + "\n", Damaged, 0, 2},
		"empty":             {"", Damaged, -1, 0},
		"zeros":             {strings.Repeat("\x00", 100), Damaged, -1, 1},
		"another program's": {"[Desktop Entry]\nName=Solitaire\n", Foreign, -1, 1},
		"a picture":         {"\x89PNG\r\n\x1a\n\x00\x00", Foreign, -1, 1},
		"sound, no journal": {lined(true, "patiencetrio-results 1"), Foreign, -1, 1},
		"later version":     {lined(true, "patiencetrio-play 2 something else"), Newer, -1, 1},
		"unknown game":      {lined(true, "patiencetrio-play 1 0123456789abcdef XX1-N-AAAAAAB -"), Newer, -1, 1},
		"another game's":    {lined(true, "patiencetrio-play 1 0123456789abcdef EH1-N-AAAAAAB -"), Foreign, -1, 1},
		"bad ID":            {lined(true, "patiencetrio-play 1 ../../etc/passwd EO1-C8-AAAAAFA -"), Damaged, -1, 1},
		"bad date":          {lined(true, "patiencetrio-play 1 0123456789abcdef EO1-C8-AAAAAFA 2026-02-30"), Damaged, -1, 1},
		"endless line":      {lined(true, eoHeader, "T1>C5 0.0") + strings.Repeat("T", 1<<20), Damaged, 1, 3},
		"a sign changed":    {"patiencetrip-play 1 0123456789abcdef EO1-C8-AAAAAFA - 00000000\n", Damaged, -1, 1},
		"two signs changed": {"patiencetrip-ploy 1 0123456789abcdef EO1-C8-AAAAAFA - 00000000\n", Foreign, -1, 1},
		"version zero":      {lined(true, "patiencetrio-play 0 0123456789abcdef EO1-C8-AAAAAFA -"), Foreign, -1, 1},
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			writeFile(t, dir, "EO.journal", c.data)
			s, notices := Open(dir, newClock().now)
			require.Len(t, notices, 1)
			n := notices[0]
			assert.Equal(t, c.kind, n.Kind)
			assert.Equal(t, c.line, n.Line)
			assert.Equal(t, max(c.kept, 0), n.Kept)
			assert.Error(t, n.Err)
			assert.Equal(t, c.data, readFile(t, dir, n.File))
			kept := []core.Event(nil)
			if p := s.Current("EO"); assert.Equal(t, c.kept < 0, p == nil) && p != nil {
				require.Len(t, p.Game().Log(), c.kept)
				kept = slices.Clone(p.Game().Log())
			}
			checkGoesOn(t, dir, s, kept)
		})
	}
}

func TestJournalIsAFolder(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, os.MkdirAll(filepath.Join(dir, "EO.journal", "mine"), 0o700))
	s, notices := Open(dir, nil)
	require.Len(t, notices, 1)
	assert.Equal(t, Foreign, notices[0].Kind)
	assert.DirExists(t, filepath.Join(dir, notices[0].File, "mine"))
	checkGoesOn(t, dir, s, nil)
}

func TestHugeJournal(t *testing.T) {
	dir := t.TempDir()
	writeFile(t, dir, "EO.journal", lined(true, eoHeader, "T1>C5 0.0"))
	const size int64 = 1 << 40 // a sparse file far larger than the memory
	require.NoError(t, os.Truncate(filepath.Join(dir, "EO.journal"), size))
	s, notices := Open(dir, nil)
	require.Len(t, notices, 1)
	assert.Equal(t, Damaged, notices[0].Kind)
	assert.Equal(t, 1, notices[0].Kept)
	info := must(os.Stat(filepath.Join(dir, notices[0].File)))(t)
	assert.EqualValues(t, size, info.Size())
	checkGoesOn(t, dir, s, events(t, "T1>C5"))
}

// Set aside again and again in the same second: no name is used twice.
func TestNamesSetAsideAreUnique(t *testing.T) {
	dir, clock := t.TempDir(), newClock()
	for i := range 5 {
		writeFile(t, dir, "EO.journal", strings.Repeat("?", i+2))
		s, notices := Open(dir, clock.now)
		s.Close()
		require.Len(t, notices, 1)
	}
	var sizes []int
	for _, name := range filesWith(t, dir, "foreign") {
		sizes = append(sizes, len(must(os.ReadFile(name))(t)))
	}
	slices.Sort(sizes)
	assert.Equal(t, []int{2, 3, 4, 5, 6}, sizes)
}

// doubtfulDisk cannot tell of any name whether something has it.
type doubtfulDisk struct{ folder }

func (doubtfulDisk) exists(string) bool { return true }

// A disk that is in doubt about every name is told, and does not hold up the play.
func TestNoNameIsFreeToSetAside(t *testing.T) {
	dir := t.TempDir()
	writeFile(t, dir, "EO.journal", "another program's")
	s, notices := openDisk(doubtfulDisk{folder(dir)}, newClock().now)
	require.Len(t, notices, 2)
	assert.Equal(t, NotSaved, notices[0].Kind)
	assert.ErrorIs(t, notices[0].Err, errNoName)
	assert.Equal(t, Notice{Kind: Foreign, Letters: "EO", Line: 1, Err: errForeign}, notices[1])
	apply(t, s.Begin(code(t, "EO1-C8-AAAAAFA"), ""), event(t, "hint"))
	s.Close()
	assert.Equal(t, "another program's", readFile(t, dir, "EO.journal"))
}

// The play before is repaired like the current one, and a damaged play does not hurt the other.
func TestPlayBeforeIsDamaged(t *testing.T) {
	dir := t.TempDir()
	s := openQuiet(t, dir, nil)
	apply(t, s.Begin(code(t, "EO1-C8-AAAAAFA"), ""), events(t, "T1>C5 T2>C6")...)
	s.Begin(code(t, "EO1-C4-AAAAAFB"), "")
	s.Close()
	last := readFile(t, dir, "EO.last.journal")
	writeFile(t, dir, "EO.last.journal", strings.Replace(last, "T2>C6", "T2>C7", 1))
	s, notices := Open(dir, nil)
	require.Len(t, notices, 1)
	assert.Equal(t, 1, notices[0].Kept)
	assert.Equal(t, "EO1-C4-AAAAAFB", s.Current("EO").Code().String())
	back, ok := s.Back("EO")
	require.True(t, ok)
	checkGoesOn(t, dir, s, slices.Clone(back.Game().Log()))
}

// If nothing is left of the current play, the one before can still be brought back.
func TestCurrentPlayIsLost(t *testing.T) {
	dir := t.TempDir()
	s := openQuiet(t, dir, nil)
	apply(t, s.Begin(code(t, "EO1-C8-AAAAAFA"), ""), events(t, "T1>C5 T2>C6")...)
	s.Begin(code(t, "EO1-C4-AAAAAFB"), "")
	s.Close()
	require.NoError(t, os.Remove(filepath.Join(dir, "EO.journal")))
	s = openQuiet(t, dir, nil)
	require.Nil(t, s.Current("EO"))
	require.True(t, s.CanGoBack("EO"))
	back, ok := s.Back("EO")
	require.True(t, ok)
	checkGoesOn(t, dir, s, slices.Clone(back.Game().Log()))
	assert.Len(t, back.Game().Log(), 3, "and it goes on")
}

// A play that ended is not opened again by damage to the one after it.
func TestEndedPlayStaysEnded(t *testing.T) {
	dir := t.TempDir()
	s := openQuiet(t, dir, nil)
	apply(t, s.Begin(code(t, "EO1-C8-AAAAAFA"), ""), event(t, "T1>C5"))
	apply(t, s.Begin(code(t, "EO1-C8-AAAAAFA"), ""), event(t, "T1>C5"))
	results := s.Results()
	require.Len(t, results, 1)
	s.Close()
	require.NoError(t, os.Remove(filepath.Join(dir, "EO.journal")))
	s = openQuiet(t, dir, nil)
	assert.Nil(t, s.Current("EO"))
	assert.False(t, s.CanGoBack("EO"))
	s.Begin(code(t, "EO1-C8-AAAAAFA"), "")
	assert.False(t, s.CanGoBack("EO"))
	assert.Equal(t, results, s.Results())
}

func someResults(t *testing.T) (text string, list []Result) {
	bodies := []string{"patiencetrio-results 1"}
	for i, id := range []string{"0000000000000001", "0000000000000002", "0000000000000003"} {
		r := Result{ID: id, Code: code(t, "TF1-D1N-AAAAAAB"), Won: i != 1, Score: 500 + i, Moves: 100 + i, Ended: newClock().t}
		list = append(list, r)
		bodies = append(bodies, r.line())
	}
	return lined(false, bodies...), list
}

// Every line stands for itself: damage costs no more than the lines it touches.
func TestResultsFlippedAnywhere(t *testing.T) {
	whole, list := someResults(t)
	for at := range len(whole) {
		dir := t.TempDir()
		damaged := []byte(whole)
		damaged[at] ^= 0x11
		writeFile(t, dir, "results", string(damaged))
		s, notices := Open(dir, newClock().now)
		require.Len(t, notices, 1, "byte %d", at)
		require.Equal(t, "", notices[0].Letters)
		require.Equal(t, string(damaged), readFile(t, dir, notices[0].File))
		line := strings.Count(whole[:at], "\n")
		want := slices.Clone(list)
		if whole[at] == '\n' { // two lines are one now
			want = slices.Delete(want, max(line-1, 0), min(line+1, 3))
		} else if line > 0 {
			want = slices.Delete(want, line-1, line)
		}
		if notices[0].Kind == Damaged {
			require.Equal(t, want, s.Results(), "byte %d", at)
		} else {
			require.Zero(t, line, "only the header tells a foreign file")
			require.Empty(t, s.Results())
		}
		s.Close()
		s, notices = Open(dir, newClock().now)
		require.Empty(t, notices)
		s.Close()
	}
}

func TestResultsCutAnywhere(t *testing.T) {
	whole, list := someResults(t)
	for at := range len(whole) {
		dir := t.TempDir()
		writeFile(t, dir, "results", whole[:at])
		s, notices := Open(dir, newClock().now)
		lines := strings.Count((whole + "\n")[:at+1], "\n")
		if lines == 0 && at < strings.Index(whole, "\n") {
			require.Len(t, notices, 1)
		} else {
			require.Empty(t, notices, "cut at %d", at)
			require.Equal(t, list[:lines-1], append([]Result{}, s.Results()...), "cut at %d", at)
		}
		apply(t, s.Begin(code(t, "EO1-C8-AAAAAFA"), ""), event(t, "T1>C5"))
		apply(t, s.Begin(code(t, "EO1-C8-AAAAAFA"), ""), event(t, "T1>C5"))
		want := s.Results()
		s.Close()
		s, notices = Open(dir, newClock().now)
		require.Empty(t, notices)
		require.Equal(t, want, s.Results())
		s.Close()
	}
}

// A result of a game that only a later version knows is not counted, and not lost either.
func TestResultsOfUnknownGames(t *testing.T) {
	dir := t.TempDir()
	strange := lined(false, "0123456789abcdef XX9-Z-AAAAAAB - won 1 2 3.0 -- 2026-11-30T12:00:00Z")
	whole, list := someResults(t)
	writeFile(t, dir, "results", whole+strange+whole[len(whole)-20:]) // and a damaged line
	s, notices := Open(dir, nil)
	require.Len(t, notices, 1)
	assert.Equal(t, list, s.Results())
	s.Close()
	assert.Equal(t, whole+strange, readFile(t, dir, "results"))
}

// A result is read only as it would be written: what is read otherwise would be another one, or none, at the next start.
func TestResultsThatWouldNotBeWrittenSo(t *testing.T) {
	const line = "6f1d2c3b4a596877 TF1-D1N-AAAAAAB - lost 7 1 0.5 -- 2026-11-30T12:00:00Z"
	r, ok := parseResult(line)
	require.True(t, ok)
	require.Equal(t, line, r.line())
	for _, c := range [][2]string{
		{"00Z", "00.5Z"}, {"00Z", "00+02:00"}, {"2026-11-30T12:00:00Z", "9999-12-31T23:59:59-14:00"},
		{"2026-11-30T12:00:00Z", "0000-01-01T00:00:00+14:00"}, {"lost 7", "lost 07"}, {"0.5", "00.5"}, {"--", "xy"},
		{"lost", "draw"}, {"TF1-D1N-AAAAAAB", "tf1-d1n-aaaaaab"}, {"lost 7", "lost 2147483648"}, {"7 1", "7 4294967297"},
	} {
		require.Contains(t, line, c[0])
		_, ok := parseResult(strings.Replace(line, c[0], c[1], 1))
		assert.False(t, ok, c[1])
		checkResultsFile(t, lined(false, resultsMagic+" 1", strings.Replace(line, c[0], c[1], 1)))
	}
}

// Not even lines that look like ours are taken from a file of a later version or of another program.
func TestResultsOfALaterVersion(t *testing.T) {
	for header, kind := range map[string]NoticeKind{"patiencetrio-results 2": Newer, "somebody-else 1": Foreign} {
		text := lined(false, header, "6f1d2c3b4a596877 TF1-D1N-AAAAAAB - lost 7 1 0.5 -- 2026-11-30T12:00:00Z")
		dir := t.TempDir()
		writeFile(t, dir, "results", text)
		s, notices := Open(dir, newClock().now)
		require.Len(t, notices, 1)
		assert.Equal(t, kind, notices[0].Kind)
		assert.Empty(t, s.Results())
		assert.Equal(t, text, readFile(t, dir, notices[0].File))
		s.Close()
	}
}

func TestBoundsOfFields(t *testing.T) {
	for text, want := range map[string]bool{"86400000.0": true, "86400000.1": false, "0.0": true} {
		_, ok := parseSeconds(text)
		assert.Equal(t, want, ok, text)
	}
	for id, want := range map[string]bool{"0123456789abcdef": true, "0123": false, "": false, "0123456789abcdef01": false} {
		assert.Equal(t, want, validID(id), id)
	}
}
