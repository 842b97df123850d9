package store

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"patiencetrio/core"
)

// playedAt are the lines of a play in a backup, its events a second apart.
func playedAt(id, code string, words ...string) []string {
	lines := []string{playMagic + " 1 " + id + " " + code + " -"}
	for i, word := range words {
		lines = append(lines, fmt.Sprintf("%s %d.0", word, i))
	}
	return append(lines, fmt.Sprintf("%s %d", playedWord, len(words)))
}

// aBackup are the lines of a backup, without sums.
func aBackup(parts ...[]string) string {
	lines := slices.Concat(append([][]string{{aHeader}}, parts...)...)
	return strings.Join(append(lines, fmt.Sprintf("%s %d", endWord, len(lines))), "\n")
}

// withSums gives the lines of a backup their sums.
func withSums(text string) string { return summed(bodiesOf(text)...) }

// wonWords are the events of a recorded win.
func wonWords(t testing.TB, prefix string) (code string, words []string) {
	w := aWin(t, prefix)
	for _, e := range w.events {
		words = append(words, e.String())
	}
	return w.code.String(), words
}

// one is an ID for tests.
func one(n int) string { return fmt.Sprintf("%016x", n) }

// mine is what is on the device into which hostile backups are imported: a win and a loss whose moves are kept, a win and a
// loss without, and a play of each game under way.
func mine(t testing.TB) string {
	code, words := wonWords(t, "EO1-C8")
	return aBackup([]string{
		one(1) + " " + code + " - won 520 83 82.0 -- 2026-11-29T10:00:00Z",
		one(2) + " EH1-N-AAAAAAB - lost 0 2 1.0 -- 2026-11-29T11:00:00Z",
		one(3) + " TF1-D1N-AAAAAAB 2026-11-29 won 600 120 400.5 h- 2026-11-29T12:00:00Z",
		one(4) + " TF1-D3N-AAAAAAB - lost 30 40 90.0 -b 2026-11-29T13:00:00Z",
	},
		[]string{underWayWord}, playedAt(one(5), "EH1-N-AAAAAAC", "S>W", "S>W", "undo"),
		[]string{underWayWord}, playedAt(one(6), "TF1-D1N-AAAAAAC", "S>W", "hint"),
		[]string{underWayWord}, playedAt(one(7), "EO1-C8-AAAAAFA", "T1>C5"),
		playedAt(one(1), code, words...), playedAt(one(2), "EH1-N-AAAAAAB", "S>W", "S>W"))
}

// others is a backup of another device, on which some plays of the first one went on and others are known by the same IDs.
func others(t testing.TB) string {
	return aBackup([]string{
		one(2) + " EH1-N-AAAAAAB - won 1230 900 4000.0 -- 2026-11-29T19:00:00Z",
		one(4) + " TF1-D3N-AAAAAAB - lost 30 40 90.0 -b 2026-11-29T12:59:59Z",
		one(5) + " EH1-N-AAAAAAC - lost 0 9 10.0 -- 2026-11-29T20:00:00Z",
		one(8) + " EO1-C4-AAAAAAD - won 520 80 70.0 -- 2026-11-29T09:00:00Z",
		one(9) + " TF1-D1N-AAAAAAE - lost 5 6 7.0 -- 2026-11-29T10:30:00Z",
	}, playedAt(one(9), "TF1-D1N-AAAAAAE", "S>W", "S>W", "S>W", "S>W", "S>W", "S>W"))
}

// FuzzImport imports hostile backups. The lines get their sums here, so that more than the sums is tried; the text as it is
// is imported besides.
func FuzzImport(f *testing.F) {
	code, words := wonWords(f, "EO1-C2")
	c := importCheck{withSums(mine(f)), withSums(others(f))}
	f.Add(mine(f))
	f.Add(others(f))
	f.Add(c.others)
	for _, parts := range [][][]string{
		{{one(10) + " " + code + " - won 520 73 72.0 -- 2026-11-30T12:00:00Z"}, playedAt(one(10), code, words...)},
		{{underWayWord}, playedAt(one(10), code, words...)},
		{{underWayWord}, playedAt(one(10), "EH1-N-AAAAAAB", "S>W", "S>T1")},
		{playedAt(one(10), "ZZ1-N-AAAAAAB", "S>W"), {"medal gold"}, playedAt(one(11), "EH1-N-AAAAAAB", "hint")},
		{{one(5) + " EH1-N-AAAAAAC - won 1250 900 4000.0 -- 2026-11-29T20:00:00Z", one(6) + " EH1-N-AAAAAAC - lost 0 1 0.0 -- 2026-11-29T20:00:00Z"}},
		{{one(1) + " EO1-C8-AAAAAAB - won 520 48 0.0 -- 2026-11-01T00:00:00Z"}, playedAt(one(3), "TF1-D1N-AAAAAAB", "S>W")},
		{{one(2) + " EH1-N-AAAAAAB - won 1230 900 4000.0 -- 2026-11-29T19:00:00Z"}},
		{{underWayWord}, playedAt(one(4), "TF1-D3N-AAAAAAB", "S>W"), {underWayWord}, playedAt(one(2), "EH1-N-AAAAAAD", "S>W")},
	} {
		f.Add(aBackup(parts...))
	}
	f.Add("")
	f.Fuzz(func(t *testing.T, text string) {
		for _, data := range []string{text, withSums(text)} {
			c.check(t, data)
		}
	})
}

// importCheck imports texts into a device that has results and plays of its own, and beside a backup of another device.
type importCheck struct{ mine, others string }

func (c importCheck) check(t *testing.T, text string) {
	b, err := ReadBackup(strings.NewReader(text), goOn)
	if err != nil {
		require.True(t, slices.Contains([]error{ErrForeign, ErrNewer, ErrTooLarge}, err), "%v", err)
		return
	}
	requireTold(t, text, b)
	disk := memory{}
	s := deviceWith(t, disk, c.mine)
	defer s.Close()
	before := snapshotOf(s)
	refused := b.Refused
	m := s.Import(b)
	for m.Next() {
	}
	require.False(t, m.Full || m.Unsaved)
	before.requireKept(t, s)
	requireTaken(t, s, b, m, refused)
	requireSane(t, s)

	// What was taken in is on the disk, and can be passed on.
	after := contents(s)
	again, notices := openDisk(disk.copied(), newClock().now)
	require.Empty(t, notices)
	require.Equal(t, after, contents(again))
	again.Close()
	passed := readBackup(t, backupOf(t, s))
	require.False(t, passed.Damaged)
	require.Zero(t, passed.Refused+passed.Unknown)
	require.Equal(t, s.Results(), append([]Result{}, passed.results...))

	// Once more changes nothing.
	twice := importAll(t, s, text)
	require.Zero(t, twice.Added)
	require.Empty(t, twice.UnderWay)
	require.Equal(t, after, contents(s))

	c.requireSameEitherWay(t, text, b)
}

// deviceWith is a store that took in backups.
func deviceWith(t testing.TB, d disk, texts ...string) *Store {
	s, notices := openDisk(d, newClock().now)
	require.Empty(t, notices)
	for _, text := range texts {
		importAll(t, s, text)
	}
	return s
}

// contents is all that a player sees of a store: results, moves, and plays under way.
func contents(s *Store) string {
	var b strings.Builder
	b.WriteString(record(s))
	for _, sl := range s.inOrder() {
		if p := sl.underWay(); p != nil {
			fmt.Fprintln(&b, p.ID(), p.Game().Text(), p.Played())
		}
	}
	return b.String()
}

// snapshot is what a device has of its own.
type snapshot struct {
	results  []Result
	texts    map[string]string // of kept moves, by the play's ID
	underWay []*Play
	plays    []string
}

func snapshotOf(s *Store) snapshot {
	v := snapshot{results: s.Results(), texts: map[string]string{}}
	for _, r := range v.results {
		if text, ok := s.Text(r); ok {
			v.texts[r.ID] = text
		}
	}
	for _, sl := range s.inOrder() {
		p := sl.underWay()
		v.underWay = append(v.underWay, p)
		v.plays = append(v.plays, p.Game().Text()+p.Played().String())
	}
	return v
}

// requireKept: nothing of one's own is lost or changed, but that a result gives way to a better claim of the same play, and
// that a play under way may have been won elsewhere.
func (v snapshot) requireKept(t *testing.T, s *Store) {
	counted := map[string]bool{}
	for _, r := range s.Results() {
		counted[r.ID] = true
	}
	for _, old := range v.results {
		now, ok := s.results.find(old.ID)
		require.True(t, ok && counted[old.ID], "%v", old)
		require.Equal(t, old.Code, now.Code)
		if now != old {
			require.True(t, now.beats(old), "%v now %v", old, now)
			continue
		}
		text, _ := s.Text(old)
		require.Equal(t, v.texts[old.ID], text)
	}
	for i, p := range v.underWay {
		require.Equal(t, v.plays[i], p.Game().Text()+p.Played().String())
		if r, ended := s.results.find(p.ID()); ended {
			require.True(t, r.Won && r.Code == p.Code(), "%v", r)
			continue
		}
		require.Same(t, p, s.Current(p.Code().Rules.Letters))
	}
}

// requireTaken: every result of a backup counts now, or a better claim of the same play, or waits for the end of a play here.
func requireTaken(t *testing.T, s *Store, b *Backup, m *Merge, refused int) {
	waiting := map[string]bool{}
	for _, sl := range s.inOrder() {
		if p := sl.underWay(); p != nil {
			waiting[p.ID()] = true
		}
	}
	for _, r := range b.results {
		now, ok := s.results.find(r.ID)
		switch {
		case ok && now.Code == r.Code:
			require.True(t, now == r || now.beats(r), "%v, but %v", r, now)
		case !ok:
			require.True(t, waiting[r.ID] && !r.Won, "%v", r)
		}
	}
	require.Equal(t, len(b.results), m.Added+m.Known+b.Refused-refused)
	require.LessOrEqual(t, len(s.Results()), m.Added+4, "four were here")
}

// requireTold: of a backup about which nothing is said every line was taken in.
func requireTold(t *testing.T, text string, b *Backup) {
	if b.Damaged || b.Refused+b.Unknown > 0 {
		return
	}
	known := map[string]bool{}
	for _, r := range b.results {
		known[r.ID] = true
	}
	for _, p := range b.underWay {
		known[p.ID()] = true
	}
	id, counts := "", false
	for line := range strings.SplitSeq(text, "\n") {
		line = strings.TrimSuffix(line, "\r")
		words := strings.Fields(line[:max(0, len(line)-sumDigits-1)])
		switch {
		case len(words) == 0:
		case words[0] == endWord:
			return // what stands behind it belongs to something else
		case words[0] == playMagic:
			if _, err := core.ParseCode(words[3]); err != nil || words[1] != "1" {
				return // a play of a later version is passed over, its lines whatever they are
			}
			id, counts = words[2], false
		case words[0] == playedWord:
			require.True(t, known[id] || !counts, "%s", text)
		case len(words) == eventWords:
			e, err := core.ParseEvent(words[0])
			counts = counts || err == nil && e.Kind == core.Act
		case len(words) == resultWords:
			require.True(t, known[words[0]], line)
		}
	}
	require.Fail(t, "without an end")
}

// requireSane: whatever was claimed, the figures that are shown are ones that can be.
func requireSane(t *testing.T, s *Store) {
	all := s.Results()
	sum := Sum(all)
	require.Equal(t, len(all), sum.Played)
	require.True(t, 0 <= sum.Streak && sum.Streak <= sum.Longest && sum.Longest <= sum.Won && sum.Won <= sum.Played)
	require.True(t, 0 <= sum.Marked && sum.Marked <= sum.Won)
	require.True(t, 0 <= sum.WonTime && sum.WonTime <= sum.Time)
	require.True(t, slices.IsSortedFunc(all, func(a, b Result) int { return a.Ended.Compare(b.Ended) }))
	share, _ := sum.Share()
	require.True(t, 0 <= share && share <= 100)
	for _, prefix := range prefixes {
		if best, ok := s.Best(prefix); ok {
			require.True(t, best.Moves > 0 && best.Score >= 0 && best.Played >= 0)
		}
	}
}

// requireSameEitherWay: of two backups it does not matter which is imported first, but where one gives a play of the other
// another deal, or has it still under way: then it is what was here first that stays.
func (c importCheck) requireSameEitherWay(t *testing.T, text string, b *Backup) {
	other := map[string]core.Code{}
	for _, r := range readBackup(t, c.others).results {
		other[r.ID] = r.Code
	}
	for _, r := range b.results {
		if dealt, known := other[r.ID]; known && dealt != r.Code {
			return
		}
	}
	for _, p := range b.underWay {
		if _, known := other[p.id]; known {
			return
		}
	}
	first, second := deviceWith(t, memory{}, c.mine, c.others, text), deviceWith(t, memory{}, c.mine, text, c.others)
	defer first.Close()
	defer second.Close()
	require.Equal(t, byID(first.Results()), byID(second.Results()))
}

// byID are the lines of results in the order of their IDs.
func byID(all []Result) []string {
	var lines []string
	for _, r := range all {
		lines = append(lines, r.line())
	}
	slices.Sort(lines)
	return lines
}

// Every field of a backup made absurd, with the right sums: what FuzzImport requires holds.
func TestEveryFieldOfABackupAltered(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds")
	}
	c := importCheck{withSums(mine(t)), withSums(others(t))}
	text := aBackup([]string{
		one(2) + " EH1-N-AAAAAAB - won 1230 900 4000.0 -- 2026-11-29T19:00:00Z",
		one(9) + " TF1-D1N-AAAAAAE 2026-11-29 lost 5 2 1.0 h- 2026-11-29T10:30:00Z",
	}, []string{underWayWord}, playedAt(one(5), "EH1-N-AAAAAAC", "S>W"), playedAt(one(9), "TF1-D1N-AAAAAAE", "S>W", "hint"))
	files := 0
	altered(false, bodiesOf(text), func(_, text string) {
		var bodies []string
		for line := range strings.Lines(text) {
			bodies = append(bodies, line[:len(line)-sumDigits-2])
		}
		files++
		c.check(t, summed(bodies...))
	})
	t.Logf("%d backups", files)
}
