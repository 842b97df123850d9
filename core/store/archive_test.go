package store

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
)

func TestJournalsOfEndedPlaysAreKept(t *testing.T) {
	dir := t.TempDir()
	s := openQuiet(t, dir, newClock().now)
	w := aWin(t, "TF1-D1N")
	apply(t, s.Begin(w.code, ""), w.events...)
	apply(t, s.Current("TF"), event(t, "undo"), event(t, "redo"))
	lose(t, s, "EH1-N-AAAAAAB", "EH1-N-AAAAAAC")
	all := s.Results()
	require.Len(t, all, 2)

	text, ok := s.Text(all[0])
	require.True(t, ok)
	g, err := core.ParsePlay(text)
	require.NoError(t, err)
	assert.True(t, g.Won())
	assert.Equal(t, w.events, g.Log(), "as it was when it was won")
	text, ok = s.Text(all[1])
	assert.True(t, ok)
	assert.Equal(t, "EH1-N-AAAAAAB S>W", text)

	_, ok = s.Text(Result{ID: "0123456789abcdef", Code: w.code})
	assert.False(t, ok)
	name := archiveName(all[1].ID)
	writeFile(t, dir, name, strings.Replace(readFile(t, dir, name), "S>W", "S>T", 1))
	_, ok = s.Text(all[1])
	assert.False(t, ok, "damaged")
}

// A journal that was cut off within a line is not shown, whatever it still says.
func TestJournalsCutShortAreNotShown(t *testing.T) {
	dir := t.TempDir()
	s := openQuiet(t, dir, newClock().now)
	apply(t, s.Begin(code(t, "EH1-N-AAAAAAB"), ""), events(t, "S>W undo")...)
	apply(t, s.Begin(code(t, "EH1-N-AAAAAAC"), ""), event(t, "S>W"))
	r := s.Results()[0]
	text, ok := s.Text(r)
	require.True(t, ok)
	require.Equal(t, "EH1-N-AAAAAAB S>W undo", text)
	name := archiveName(r.ID)
	whole := readFile(t, dir, name)
	for at := range len(whole) {
		if at > 0 && whole[at-1] == '\n' {
			continue
		}
		writeFile(t, dir, name, whole[:at])
		_, ok := s.Text(r)
		require.False(t, ok, "%q", whole[:at])
	}
	other := r
	other.Won, other.Moves = true, 150
	writeFile(t, dir, name, whole)
	_, ok = s.Text(other)
	assert.False(t, ok, "another end of the same play")
}

func TestOldJournalsAreDropped(t *testing.T) {
	dir := t.TempDir()
	s := openQuiet(t, dir, newClock().now)
	const plays = KeptPlays + 20
	for n := range plays + 1 {
		c := core.Code{Rules: core.EasyHarp, Number: n + 1}
		apply(t, s.Begin(c, ""), event(t, "S>W"))
	}
	all := s.Results()
	require.Len(t, all, plays)
	assert.Len(t, filesWith(t, dir, ".play"), KeptPlays)
	_, ok := s.Text(all[plays-KeptPlays-1])
	assert.False(t, ok)
	_, ok = s.Text(all[plays-KeptPlays])
	assert.True(t, ok)
}

// A clock that was set back far makes no journal stay for ever.
func TestJournalsWhenTheClockWasSetBack(t *testing.T) {
	dir, clock := t.TempDir(), newClock()
	s := openQuiet(t, dir, clock.now)
	n := 0
	play := func() {
		n++
		apply(t, s.Begin(code(t, "EH1-N-AAAAAAB"), ""), event(t, "S>W"))
		clock.advance(time.Second)
	}
	for range KeptPlays + 5 {
		play()
	}
	clock.advance(-48 * time.Hour)
	for range 5 {
		play()
	}
	all := s.Results()
	require.Len(t, all, n-1)
	assert.Len(t, filesWith(t, dir, ".play"), KeptPlays)
	for i, r := range all {
		_, kept := s.Text(r)
		require.Equal(t, i >= len(all)-KeptPlays, kept, i)
	}
}

func TestNothingIsKeptInMemory(t *testing.T) {
	s, _ := Open("", newClock().now)
	lose(t, s, "EH1-N-AAAAAAB", "EH1-N-AAAAAAC")
	_, ok := s.Text(s.Results()[0])
	assert.False(t, ok)
}
