package store

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"patiencetrio/core"
)

// Hostile files. Each target gives the lines sums of their own first, so that more than the sums is tried, and the text as
// it is besides.
//
//	go test ./core/store -run '^$' -fuzz FuzzJournal -fuzztime 2m -fuzzminimizetime 10x

// bodiesOf cuts a text into lines.
func bodiesOf(text string) []string { return strings.Split(strings.TrimSuffix(text, "\n"), "\n") }

func FuzzJournal(f *testing.F) {
	f.Add(eoHeader + "\nT1>C5 0.0\nundo 1.0\npause 3.5\nredo 4.0\nhint 4.1\n")
	f.Add(strings.Replace(eoHeader, " -", " 2026-11-30", 1) + "\nT1>C5 86399999.9\n")
	f.Add("patiencetrio-play 1 ../../../../etc/ EO1-C8-AAAAAFA -\n")
	f.Add("patiencetrio-play 99999999999999999999 0123456789abcdef EO1-C8-AAAAAFA -")
	f.Add("patiencetrio-play 2 0123456789abcdef EO1-C8-AAAAAFA -")
	for _, prefix := range []string{"EO1-C8", "EO1-C4", "EO1-C2"} {
		f.Add(aWonJournal(f, prefix) + "\nundo 2.0\nundo 2.0\npause 7.5\nredo 9.0\nredo 9.0")
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, data := range []string{text, lined(true, bodiesOf(text)...)} {
			checkJournal(t, data)
		}
	})
}

// checkJournal reads a journal: what is kept of it is sound, and is read again as the same.
func checkJournal(t *testing.T, data string) {
	r := parseJournal([]byte(data), "EO", newClock().now)
	if r.damage != nil {
		require.Error(t, r.damage.err)
		require.NotZero(t, r.damage.kind)
	}
	p := r.play
	if p == nil {
		require.NotNil(t, r.damage)
		return
	}
	require.True(t, validID(p.ID()))
	require.LessOrEqual(t, len(p.journal.data), len(data)+1, "no more is kept than there was")
	require.True(t, 0 <= p.Played() && p.Played() <= maxPlayed)
	again := parseJournal(p.journal.data, "EO", newClock().now)
	require.Nil(t, again.damage)
	require.False(t, again.short)
	require.Equal(t, p.game.Text(), again.play.game.Text())
	require.Equal(t, p.Played(), again.play.Played())
	require.Equal(t, p.Daily(), again.play.Daily())
	require.Equal(t, p.won, again.play.won)
	if won, ok := p.Result(); ok {
		require.True(t, possible(won), "%v", won)
		require.True(t, won.Played <= p.Played() && won.Moves <= p.Game().Moves())
	}
}

func FuzzResults(f *testing.F) {
	head := resultsMagic + " 1\n"
	f.Add(head + "6f1d2c3b4a596877 TF1-D1N-AAAAAAB 2026-11-30 won 615 143 582.4 -- 2026-11-30T18:03:11Z\n")
	f.Add(head + "6f1d2c3b4a596877 EO1-C8-AAAAAAB - lost 0 9999999999999999999 0.0 hb 2026-11-30T18:03:11+14:00\n")
	const lost = "0123456789abcdef EO1-C8-AAAAAFA - lost 0 9 1.0 -- 2026-11-30T18:03:11Z\n"
	f.Add(head + lost + strings.Replace(lost, "lost 0", "won 520", 1) + "reset 2026-12-01T09:00:00Z\n" + lost +
		strings.Replace(lost, "ef ", "ee ", 1) + strings.Replace(strings.Replace(lost, "ef ", "ed ", 1), "11-30", "11-29", 1))
	f.Add(head + "reset 2026-12-01T09:00:00Z\nrestore 2026-12-01T09:00:00Z\nsomething else\n")
	f.Fuzz(func(t *testing.T, text string) {
		for _, data := range []string{text, lined(false, bodiesOf(text)...)} {
			checkResultsFile(t, data)
		}
	})
}

// checkResultsFile opens a folder with such results, and opens it again.
func checkResultsFile(t *testing.T, data string) {
	rs := newResults(&file{})
	rs.parse([]byte(data))
	for _, r := range rs.all {
		require.True(t, validID(r.ID))
		require.True(t, 0 <= r.Score && r.Score <= maxCount && 0 <= r.Moves && r.Moves <= maxCount)
		require.True(t, 0 <= r.Played && r.Played <= maxPlayed)
		line, ok := parseResult(r.line())
		require.True(t, ok, r.line())
		require.Equal(t, r.Result, line, "written and read again")
	}
	again := newResults(&file{})
	again.parse(rs.data)
	require.Nil(t, again.file.aside)
	require.Equal(t, rs.all, again.all)
	require.Equal(t, rs.since, again.since)
	Sum(rs.counted())
}

// FuzzFolder opens a folder with hostile files, plays on, and finds the same again; all that was there is still there.
func FuzzFolder(f *testing.F) {
	f.Add(lined(true, eoHeader, "T1>C5 0.0"), lined(true, eoHeader, "T1>C5 0.0"), resultsMagic)
	f.Add("", "\x00\x00", lined(false, resultsMagic+" 2"))
	f.Add(lined(true, eoHeader), "", lined(false, resultsMagic+" 1", "0123456789abcdef EO1-C8-AAAAAFA - won 1 1 0.0 -- 2026-11-30T18:03:11Z"))
	won, last := aWonJournal(f, "EO1-C8"), strings.Replace(eoHeader, "ef ", "ee ", 1)+"\nT1>C5 0.0\nundo 9.0"
	f.Add(won, last, resultsMagic+" 1\nreset 2026-11-30T18:03:11Z")
	f.Add(last, won, resultsMagic+" 1\n0123456789abcdee EO1-C8-AAAAAFA - lost 0 1 9.0 -- 2026-11-30T18:03:11Z")
	f.Add(last, won+"\nundo 99.0\nredo 99.0", "")
	f.Fuzz(func(t *testing.T, current, last, results string) {
		checkFolder(t, current, last, results)
		checkFolder(t, lined(true, bodiesOf(current)...), lined(true, bodiesOf(last)...), lined(false, bodiesOf(results)...))
	})
}

// aWonJournal is the journal of a recorded win, without sums.
func aWonJournal(t testing.TB, prefix string) string {
	code, words := wonWords(t, prefix)
	lines := []string{"patiencetrio-play 1 0123456789abcdef " + code + " 2026-11-30"}
	for _, word := range words {
		lines = append(lines, word+" 1.0")
	}
	return strings.Join(lines, "\n")
}

func checkFolder(t *testing.T, current, last, results string) {
	disk := memory{"EO.journal": {[]byte(current)}, "EO.last.journal": {[]byte(last)}, resultsName: {[]byte(results)}}
	s, _ := openDisk(disk, newClock().now)
	p := s.Current("EO")
	if p == nil {
		p = s.Begin(code(t, "EO1-C8-AAAAAFA"), "")
	}
	e := core.Event{Kind: core.Hint}
	if p.Game().Won() {
		e.Kind = core.Undo // nothing else is left to do
	}
	apply(t, p, e)
	view := contents(s)
	requireOneResultEach(t, s)
	for _, close := range []func(){func() {}, s.Close} { // killed, and closed
		close()
		again, notices := openDisk(disk.copied(), newClock().now)
		require.Empty(t, notices, "told once")
		require.Equal(t, p.Game().Text(), again.Current("EO").Game().Text())
		require.Equal(t, view, contents(again))
		again.Close()
	}
	for _, data := range []string{current, last, results} {
		requireKept(t, disk, data)
	}
}

// requireOneResultEach: no play counts twice, and one that was won counts as that.
func requireOneResultEach(t *testing.T, s *Store) {
	seen := map[string]bool{}
	for _, e := range s.results.all {
		require.False(t, seen[e.ID], e.ID)
		seen[e.ID] = true
	}
	for _, sl := range s.inOrder() {
		for _, p := range []*Play{sl.cur, sl.last} {
			require.True(t, p == nil || p.won == nil || seen[p.ID()])
		}
	}
}

// requireKept: what lay in a file is at the beginning of one still, unless nothing but an end that was torn is gone.
func requireKept(t *testing.T, disk memory, data string) {
	whole := data[:strings.LastIndexByte(data, '\n')+1]
	for _, f := range disk {
		if strings.HasPrefix(string(f.data), whole) {
			return
		}
	}
	require.Fail(t, "nothing holds", "%q", whole)
}
