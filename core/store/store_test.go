package store

import (
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
)

// The sums were computed with another program (zlib's crc32).
func TestJournalText(t *testing.T) {
	dir, clock := t.TempDir(), newClock()
	writeFile(t, dir, "EO.journal", "patiencetrio-play 1 0123456789abcdef EO1-C8-AAAAAFA 2026-11-30 5eaecde7\n")
	s := openQuiet(t, dir, clock.now)
	p := s.Current("EO")
	require.NotNil(t, p)
	assert.Equal(t, "0123456789abcdef", p.ID())
	assert.Equal(t, "EO1-C8-AAAAAFA", p.Code().String())
	assert.Equal(t, "2026-11-30", p.Daily())
	p.Resume()
	clock.advance(time.Hour) // before the first action: does not count
	apply(t, p, event(t, "T1>C5"))
	clock.advance(1570 * time.Millisecond)
	apply(t, p, event(t, "undo"))
	clock.advance(59700 * time.Millisecond)
	apply(t, p, event(t, "redo"), event(t, "hint"))
	clock.advance(38800 * time.Millisecond)
	p.Pause()
	assert.Equal(t, `patiencetrio-play 1 0123456789abcdef EO1-C8-AAAAAFA 2026-11-30 5eaecde7
T1>C5 0.0 afe2ca52
undo 1.5 dca6b1d3
redo 61.2 a2a54aec
hint 61.2 52cc4b69
pause 100.0 8ca51f46
`, readFile(t, dir, "EO.journal"))
	s.Close()

	p = openQuiet(t, dir, clock.now).Current("EO")
	require.NotNil(t, p)
	assert.Equal(t, events(t, "T1>C5 undo redo hint"), p.Game().Log())
	assert.Equal(t, 100*time.Second, p.Played())
}

func TestResultsText(t *testing.T) {
	dir := t.TempDir()
	text := "patiencetrio-results 1 d480d768\n" +
		"0123456789abcdef EO1-C8-AAAAAFA 2026-11-30 won 520 90 83.4 -b 2026-11-30T12:00:00Z a078576e\n"
	writeFile(t, dir, "results", text)
	s := openQuiet(t, dir, nil)
	want := Result{
		ID: "0123456789abcdef", Code: code(t, "EO1-C8-AAAAAFA"), Daily: "2026-11-30", Won: true, Score: 520, Moves: 90,
		Played: 83400 * time.Millisecond, TookBack: true, Ended: time.Date(2026, 11, 30, 12, 0, 0, 0, time.UTC),
	}
	assert.Equal(t, []Result{want}, s.Results())
	assert.Equal(t, text, "patiencetrio-results 1 d480d768\n"+want.line()+" a078576e\n")
}

func TestWinIsCountedOnce(t *testing.T) {
	for _, prefix := range []string{"EH1-N", "TF1-D1N", "TF1-D3N", "EO1-C8", "EO1-C4", "EO1-C2"} {
		dir, clock := t.TempDir(), newClock()
		w := aWin(t, prefix)
		s := openQuiet(t, dir, clock.now)
		p := s.Begin(w.code, "2026-11-30")
		p.Resume()
		for _, e := range w.events {
			apply(t, p, e)
			clock.advance(time.Second)
		}
		want := Result{
			ID: p.ID(), Code: w.code, Daily: "2026-11-30", Won: true, Score: w.score, Moves: w.moves,
			// The clock starts with the first action and stops with the last: one second for each in between.
			Played: time.Duration(w.moves-1) * time.Second,
			Ended:  clock.t.Add(-time.Second),
			TookBack: slices.ContainsFunc(w.events, func(e core.Event) bool {
				return e.Action.From.Kind() == core.FoundationPile
			}),
		}
		require.Equal(t, []Result{want}, s.Results(), prefix)
		won, ok := p.Result()
		assert.True(t, ok)
		assert.Equal(t, want, won)

		apply(t, p, event(t, "undo"))
		clock.advance(time.Minute)
		apply(t, p, event(t, "redo"), event(t, "undo"), event(t, "redo"))
		assert.Equal(t, want.Played, p.Played(), "time stands still after the win")
		p.Pause()
		s.Close()

		t.Run(prefix+" reopened", func(t *testing.T) {
			s := openQuiet(t, copyFolder(t, dir), clock.now)
			assert.Equal(t, []Result{want}, s.Results())
			assert.True(t, s.Current(w.code.Rules.Letters).Game().Won())
			assert.True(t, s.Done(prefix, "2026-11-30"))
			assert.False(t, s.Done(prefix, "2026-11-29"))
			assert.False(t, s.Done("XX1-N", "2026-11-30"))
			assert.False(t, s.Done(prefix, ""))
			apply(t, s.Current(w.code.Rules.Letters), event(t, "undo"), event(t, "redo"))
			assert.Equal(t, []Result{want}, s.Results())
		})
		t.Run(prefix+" result lost", func(t *testing.T) {
			dir := copyFolder(t, dir)
			require.NoError(t, folder(dir).remove("results"))
			s := openQuiet(t, dir, clock.now)
			// Score, moves and time of the first win, although it was undone and made again since.
			again := want
			again.Ended = clock.t
			assert.Equal(t, []Result{again}, s.Results())
			s.Close()
			assert.Equal(t, []Result{again}, openQuiet(t, dir, clock.now).Results())
		})
	}
}

func TestPlayEndsWithFirstActionOfTheNext(t *testing.T) {
	dir, clock := t.TempDir(), newClock()
	s := openQuiet(t, dir, clock.now)
	first := s.Begin(code(t, "EO1-C8-AAAAAFA"), "")
	apply(t, first, event(t, "T1>C5"), event(t, "hint"))
	second := s.Begin(code(t, "EO1-C4-AAAAAFB"), "")
	apply(t, second, event(t, "hint"))
	assert.Empty(t, s.Results(), "a hint is no action")
	assert.Equal(t, 1, s.UnderWay("EO1-C8"), "played from its first action")
	assert.Zero(t, s.UnderWay("EO1-C4"))
	clock.advance(time.Minute)
	apply(t, second, core.Do(second.Game().Board().Legal(nil)[0]))
	want := []Result{{ID: first.ID(), Code: first.Code(), Moves: 1, Assisted: true, Ended: clock.t}}
	assert.Equal(t, want, s.Results())
	assert.False(t, s.CanGoBack("EO"))
	apply(t, second, event(t, "undo"))
	assert.False(t, s.CanGoBack("EO"), "taking the action back does not bring the play before back")
	assert.Zero(t, s.UnderWay("EO1-C8"), "it has ended")
	assert.Equal(t, 1, s.UnderWay("EO1-C4"))

	third := s.Begin(code(t, "EO1-C2-AAAAAFC"), "")
	s.Begin(code(t, "EO1-C2-AAAAAFD"), "")
	assert.Equal(t, want, s.Results())
	assert.Zero(t, s.UnderWay("EO1-C2"), "plays without an action never count: %s", third.ID())
}

func TestBack(t *testing.T) {
	dir := t.TempDir()
	s := openQuiet(t, dir, nil)
	assert.False(t, s.CanGoBack("EH"))
	assert.False(t, s.CanGoBack("no such game"))
	assert.Nil(t, s.Current("no such game"))

	// Untouched plays only: back leads to the first.
	a := s.Begin(code(t, "EH1-N-AAAAAAB"), "")
	assert.False(t, s.CanGoBack("EH"))
	b := s.Begin(code(t, "EH1-N-AAAAAAC"), "")
	c := s.Begin(code(t, "EH1-N-AAAAAAD"), "2026-11-30")
	assert.Same(t, c, s.Current("EH"))
	back, ok := s.Back("EH")
	require.True(t, ok)
	assert.Same(t, a, back)
	assert.NotEqual(t, b.ID(), back.ID())
	assert.False(t, s.CanGoBack("EH"))
	s.Close()

	// A play with actions stays reachable over any number of untouched ones, and over restarts.
	s = openQuiet(t, dir, nil)
	require.Equal(t, a.ID(), s.Current("EH").ID())
	apply(t, s.Current("EH"), event(t, "S>W"))
	for range 4 {
		s.Begin(code(t, "EH1-N-AAAAAAD"), "")
		s.Close()
		s = openQuiet(t, dir, nil)
		require.True(t, s.CanGoBack("EH"))
	}
	back, ok = s.Back("EH")
	require.True(t, ok)
	assert.Equal(t, a.ID(), back.ID())
	assert.Equal(t, events(t, "S>W"), back.Game().Log())
	apply(t, back, event(t, "S>W"))
	assert.Empty(t, s.Results(), "it has not ended")
	_, ok = s.Back("EH")
	assert.False(t, ok)
	s.Close()

	s = openQuiet(t, dir, nil)
	assert.Equal(t, events(t, "S>W S>W"), s.Current("EH").Game().Log())
	assert.False(t, s.CanGoBack("EH"))
}

// The games do not touch each other.
func TestGamesAreSeparate(t *testing.T) {
	dir := t.TempDir()
	s := openQuiet(t, dir, nil)
	eh, tf := s.Begin(code(t, "EH1-N-AAAAAAB"), ""), s.Begin(code(t, "TF1-D3N-AAAAAAB"), "")
	apply(t, eh, event(t, "S>W"))
	apply(t, tf, event(t, "S>W"))
	assert.False(t, s.CanGoBack("EH"))
	s.Begin(code(t, "TF1-D1N-AAAAAAB"), "")
	assert.False(t, s.CanGoBack("EH"))
	assert.True(t, s.CanGoBack("TF"))
	assert.Nil(t, s.Current("EO"))
	assert.Same(t, eh, s.Current("EH"))
}

func TestBestComesFromCleanWins(t *testing.T) {
	s, _ := Open("", nil)
	add := func(id string, r Result) {
		r.ID, r.Code = id, code(t, "TF1-D1N-AAAAAAB")
		s.results.add(r)
	}
	_, ok := s.Best("TF1-D1N")
	assert.False(t, ok)
	add("a", Result{Score: 900, Moves: 10, Played: time.Second})
	add("b", Result{Won: true, Score: 900, Moves: 10, Played: time.Second, Assisted: true})
	add("c", Result{Won: true, Score: 900, Moves: 10, Played: time.Second, TookBack: true})
	_, ok = s.Best("TF1-D1N")
	assert.False(t, ok, "not won, or not clean")
	add("d", Result{Won: true, Score: 600, Moves: 150, Played: time.Minute})
	add("e", Result{Won: true, Score: 500, Moves: 140, Played: time.Hour})
	add("e", Result{Won: true, Score: 990, Moves: 1, Played: time.Second}) // the first of an ID counts
	best, ok := s.Best("TF1-D1N")
	assert.True(t, ok)
	assert.Equal(t, Best{600, 140, time.Minute}, best)
	rest, ok := s.Records("TF1-D1N", "e")
	assert.True(t, ok)
	assert.Equal(t, Best{600, 150, time.Minute}, rest)
	_, ok = s.Best("TF1-D3N")
	assert.False(t, ok)
}

func TestPlayedTime(t *testing.T) {
	clock := newClock()
	s, _ := Open("", clock.now)
	p := s.Begin(code(t, "EH1-N-AAAAAAB"), "")
	p.Resume()
	clock.advance(time.Hour)
	assert.Zero(t, p.Played(), "before the first action")
	apply(t, p, event(t, "S>W"))
	clock.advance(10 * time.Second)
	assert.Equal(t, 10*time.Second, p.Played())
	p.Pause()
	p.Pause()
	clock.advance(time.Hour)
	assert.Equal(t, 10*time.Second, p.Played(), "paused")
	apply(t, p, event(t, "S>W"))
	clock.advance(time.Hour)
	assert.Equal(t, 10*time.Second, p.Played(), "an event does not resume")
	p.Resume()
	p.Resume()
	clock.advance(5 * time.Second)
	assert.Equal(t, 15*time.Second, p.Played())
	clock.advance(-48 * time.Hour)
	assert.Equal(t, 15*time.Second, p.Played(), "a clock set back takes nothing away")
	clock.advance(2 * time.Second)
	assert.Equal(t, 17*time.Second, p.Played())
	clock.advance(20 * 365 * 24 * time.Hour)
	assert.Equal(t, 17*time.Second+maxGap, p.Played(), "a jump counts as the longest gap")
	s.Begin(code(t, "EH1-N-AAAAAAC"), "")
	clock.advance(time.Minute)
	assert.Equal(t, 17*time.Second+maxGap, p.Played(), "another play pauses it")
}

func TestTimeIsKept(t *testing.T) {
	dir, clock := t.TempDir(), newClock()
	s := openQuiet(t, dir, clock.now)
	p := s.Begin(code(t, "EH1-N-AAAAAAB"), "")
	p.Resume()
	apply(t, p, event(t, "S>W"))
	clock.advance(90 * time.Second)
	p.Pause()
	killed := copyFolder(t, dir)
	p = openQuiet(t, killed, clock.now).Current("EH")
	assert.Equal(t, 90*time.Second, p.Played())
	assert.Equal(t, events(t, "S>W"), p.Game().Log(), "a pause is no event")
	clock.advance(time.Hour)
	assert.Equal(t, 90*time.Second, p.Played())
	p.Resume()
	clock.advance(time.Second)
	assert.Equal(t, 91*time.Second, p.Played())
}

func TestDailyDateIsADate(t *testing.T) {
	dir := t.TempDir()
	s := openQuiet(t, dir, nil)
	assert.Empty(t, s.Begin(code(t, "EH1-N-AAAAAAB"), "30 November").Daily())
	s.Close()
	assert.NotNil(t, openQuiet(t, dir, nil).Current("EH"))
}

func TestRefusedEventsAreNotWritten(t *testing.T) {
	dir := t.TempDir()
	s := openQuiet(t, dir, nil)
	p := s.Begin(code(t, "EO1-C8-AAAAAFA"), "")
	before := readFile(t, dir, "EO.journal")
	require.NotNil(t, p.Apply(event(t, "undo")))
	require.NotNil(t, p.Apply(event(t, "S>W")))
	assert.Equal(t, before, readFile(t, dir, "EO.journal"))
}

// A slip of the caller: a play that is not the current one any more is still kept whole.
func TestApplyToThePlayBefore(t *testing.T) {
	dir := t.TempDir()
	s := openQuiet(t, dir, nil)
	old := s.Begin(code(t, "EH1-N-AAAAAAB"), "")
	apply(t, old, event(t, "S>W"))
	s.Begin(code(t, "EH1-N-AAAAAAC"), "")
	apply(t, old, event(t, "S>W"))
	s.Close()
	s = openQuiet(t, dir, nil)
	assert.Empty(t, s.Current("EH").Game().Log())
	back, ok := s.Back("EH")
	require.True(t, ok)
	assert.Equal(t, events(t, "S>W S>W"), back.Game().Log())
}

// A closed store holds no file open.
func TestCloseLetsGoOfTheFiles(t *testing.T) {
	s := openQuiet(t, t.TempDir(), nil)
	apply(t, s.Begin(code(t, "EH1-N-AAAAAAB"), ""), event(t, "S>W"))
	lose(t, s, "TF1-D1N-AAAAAAB", "TF1-D1N-AAAAAAC")
	apply(t, s.Begin(code(t, "TF1-D1N-AAAAAAD"), ""), event(t, "S>W")) // the second result, which is appended
	require.NotNil(t, s.results.file.h)
	s.Close()
	for _, f := range s.files() {
		assert.Nil(t, f.h, f.name)
	}
	assert.Nil(t, s.lock)
}

func TestManyEvents(t *testing.T) {
	const n = 50_000
	dir := t.TempDir()
	s := openQuiet(t, dir, nil)
	p := longPlay(t, s, n)
	s.Close()
	s = openQuiet(t, dir, nil)
	require.Len(t, s.Current("EH").Game().Log(), n)
	assert.Equal(t, p.Game().Log(), s.Current("EH").Game().Log())
	assert.Equal(t, p.Game().Board(), s.Current("EH").Game().Board())
}

// longPlay draws and redeals for n events.
func longPlay(t testing.TB, s *Store, n int) *Play {
	p := s.Begin(code(t, "EH1-N-AAAAAAB"), "")
	for range n {
		e := core.Do(core.Draw)
		if p.Game().Board().Len(core.Stock) == 0 {
			e = core.Do(core.Redeal)
		}
		require.Nil(t, p.Apply(e))
	}
	return p
}
