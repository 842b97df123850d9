package store

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// lose plays two deals, the first of which ends not won.
func lose(t *testing.T, s *Store, first, second string) {
	for _, c := range []string{first, second} {
		apply(t, s.Begin(code(t, c), ""), event(t, "S>W"))
	}
}

func TestResetAndRestore(t *testing.T) {
	dir, clock := t.TempDir(), newClock()
	s := openQuiet(t, dir, clock.now)
	s.Reset()
	s.Restore()
	assert.NoFileExists(t, dir+"/results", "there was nothing to reset")

	w := aWin(t, "EO1-C8")
	apply(t, s.Begin(w.code, "2026-11-30"), w.events...)
	lose(t, s, "EH1-N-AAAAAAB", "EH1-N-AAAAAAC")
	before := s.Results()
	require.Len(t, before, 2)
	require.True(t, s.Done("EO1-C8", "2026-11-30"))

	clock.advance(time.Hour)
	s.Reset()
	assert.Empty(t, s.Results())
	assert.False(t, s.Done("EO1-C8", "2026-11-30"))
	_, ok := s.Best("EO1-C8")
	assert.False(t, ok)
	s.Close()

	// The won play is still the current one: it must not count again.
	s = openQuiet(t, dir, clock.now)
	assert.Empty(t, s.Results())
	assert.True(t, s.CanRestore())
	apply(t, s.Begin(code(t, "EH1-N-AAAAAAD"), ""), event(t, "S>W"))
	since := s.Results()
	assert.Len(t, since, 1)

	s.Restore()
	assert.Equal(t, append(before, since...), s.Results())
	assert.False(t, s.CanRestore())
	s.Reset()
	apply(t, s.Begin(code(t, "EH1-N-AAAAAAF"), ""), event(t, "S>W"))
	assert.Len(t, s.Results(), 1)
	s.Close()
	s = openQuiet(t, dir, clock.now)
	assert.Len(t, s.Results(), 1)
	assert.Equal(t, 1, strings.Count(readFile(t, dir, "results"), "restore 2026-11-30T13:00:00Z"))
}

// A damaged line of a reset takes nothing else with it: at worst everything is there again.
func TestDamagedReset(t *testing.T) {
	dir := t.TempDir()
	s := openQuiet(t, dir, newClock().now)
	lose(t, s, "EH1-N-AAAAAAB", "EH1-N-AAAAAAC")
	list := s.Results()
	s.Reset()
	s.Close()
	whole := readFile(t, dir, "results")
	mark := strings.Index(whole, "reset")
	for cut := mark; cut < len(whole); cut++ {
		hurt := t.TempDir()
		writeFile(t, hurt, "results", whole[:cut])
		s, notices := Open(hurt, newClock().now)
		assert.Empty(t, notices, "cut at %d", cut)
		if cut == len(whole)-1 { // only the line feed
			assert.Empty(t, s.Results())
		} else {
			assert.Equal(t, list, s.Results(), "cut at %d", cut)
		}
		s.Close()
	}
}

// A reset made while another copy had the folder resets what that one has written too.
func TestResetBeforeTheFolderIsOurs(t *testing.T) {
	f := newResults(&file{disk: folder(t.TempDir()), name: "results", now: newClock().now, told: func(Notice) {}})
	for _, r := range plays(t, "W-") {
		f.add(r)
	}
	f.mark(resetWord, newClock().t)
	f.add(plays(t, "W-W")[2])
	other := newResults(f.file)
	other.add(plays(t, "WWWW")[3])
	writeFile(t, string(f.file.disk.(folder)), "results", string(other.data))
	f.verify()
	assert.Len(t, f.all, 4)
	assert.Empty(t, f.counted())
}

// A win that came with a backup while the folder was not ours beats the loss of the same play that lies there.
func TestWinsBeatWhatLiesInTheFolder(t *testing.T) {
	dir := t.TempDir()
	f := newResults(&file{disk: folder(dir), name: "results", now: newClock().now, told: func(Notice) {}})
	won, lost := plays(t, "W")[0], plays(t, "-")[0]
	require.Equal(t, won.ID, lost.ID)
	require.True(t, f.merge(won))
	other := newResults(f.file)
	other.add(lost)
	other.add(plays(t, "-W")[1])
	writeFile(t, dir, "results", string(other.data))
	f.verify()
	assert.Equal(t, []Result{won, plays(t, "-W")[1]}, f.counted())
	again := newResults(f.file)
	again.parse(f.data)
	assert.Equal(t, f.counted(), again.counted())
}
