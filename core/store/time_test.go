package store

import (
	"strings"
	"testing"
	"time"
	_ "time/tzdata" // the zones of the whole world, whatever this machine has

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// zones are the ends of the world's dates, and places whose clocks are put forward and back.
func zones(t *testing.T) []*time.Location {
	all := []*time.Location{time.UTC, time.FixedZone("", -12*3600), time.FixedZone("", 14*3600), time.FixedZone("", 5*3600+45*60)}
	for _, name := range []string{"Asia/Bangkok", "Europe/Paris", "America/New_York", "Australia/Lord_Howe"} {
		all = append(all, must(time.LoadLocation(name))(t))
	}
	return all
}

// Wherever a play ends, and whatever the clocks there do at that hour, its result is kept as the moment it was, and read
// again: neither journeys nor summer time lose results or change their order or the time played.
func TestResultsInEveryZone(t *testing.T) {
	// Each an hour after the one before: clocks are put back in Paris, New York and on Lord Howe in between.
	for _, start := range []string{"2026-10-24T23:30:00Z", "2026-11-01T04:30:00Z", "2026-04-04T13:30:00Z", "2026-03-28T23:30:00Z", "2026-12-31T22:30:00Z"} {
		first := must(time.Parse(time.RFC3339, start))(t)
		dir, clock := t.TempDir(), &aClock{first.Add(700 * time.Millisecond)}
		var want []time.Time
		w := aWin(t, "EO1-C2")
		for _, zone := range zones(t) {
			clock.t = clock.t.In(zone)
			s := openQuiet(t, dir, clock.now)
			p := s.Begin(code(t, "EH1-N-AAAAAAB"), "2026-11-30")
			p.Resume()
			apply(t, p, event(t, "S>W")) // the play before has ended
			if len(want) > 0 {
				want = append(want, clock.t.Truncate(time.Second))
			}
			apply(t, s.Begin(w.code, ""), w.events...)
			want = append(want, clock.t.Truncate(time.Second))
			clock.advance(10 * time.Minute)
			require.Equal(t, 10*time.Minute, p.Played(), "%v", zone)
			p.Pause()
			clock.advance(50 * time.Minute)
			before := s.Results()
			s.Close()

			s = openQuiet(t, dir, clock.now)
			all := s.Results()
			require.Equal(t, before, all)
			require.Len(t, all, len(want))
			for i, r := range all {
				require.True(t, want[i].Equal(r.Ended), "%v: %v", zone, r)
				require.Equal(t, time.UTC, r.Ended.Location())
			}
			text := backupOf(t, s)
			assert.False(t, readBackup(t, text).Damaged)
			assert.Equal(t, len(all), importAll(t, s, text).Known)
			s.Close()
		}
	}
}

// A reset marks a moment, and a file that is set aside is named after one: in universal time, wherever that is.
func TestMomentsAreWrittenInUniversalTime(t *testing.T) {
	for _, zone := range zones(t) {
		dir, clock := t.TempDir(), &aClock{time.Date(2026, 11, 30, 23, 59, 59, 0, time.UTC).In(zone)}
		writeFile(t, dir, "TF.journal", "something else")
		s, notices := Open(dir, clock.now)
		require.Len(t, notices, 1)
		assert.Equal(t, "TF.journal.foreign-20261130T235959Z", notices[0].File)
		lose(t, s, "EH1-N-AAAAAAB", "EH1-N-AAAAAAC")
		s.Reset()
		s.Restore()
		assert.Contains(t, readFile(t, dir, "results"), "reset 2026-11-30T23:59:59Z ")
		assert.Contains(t, readFile(t, dir, "results"), "restore 2026-11-30T23:59:59Z ")
		head, _, _ := strings.Cut(backupOf(t, s), "\n")
		assert.Contains(t, head, " 2026-11-30T23:59:59Z ")
		s.Close()
		assert.Len(t, openQuiet(t, dir, clock.now).Results(), 1)
	}
}

// A backup is named after the player's own date.
func TestBackupsAreNamedAfterThePlayersDate(t *testing.T) {
	at := time.Date(2026, 11, 30, 11, 0, 0, 0, time.UTC)
	assert.Equal(t, "patience-trio-2026-11-29.txt", BackupName(at.In(time.FixedZone("", -12*3600))))
	assert.Equal(t, "patience-trio-2026-12-01.txt", BackupName(at.In(time.FixedZone("", 14*3600))))
}

// Whatever the clock does between two plays, figures stay ones that can be: each play counts once, none has more time than
// was played, and what was won stays won, also at the next start.
func TestTheClockIsSetBetweenPlays(t *testing.T) {
	dir, clock := t.TempDir(), newClock()
	w := aWin(t, "EO1-C2")
	jumps := []time.Duration{0, -48 * time.Hour, 400 * 24 * time.Hour, -50 * 365 * 24 * time.Hour, time.Hour, -time.Second, 60 * 365 * 24 * time.Hour}
	for i, jump := range jumps {
		clock.advance(jump)
		s := openQuiet(t, dir, clock.now)
		p := s.Begin(w.code, "")
		p.Resume()
		for n, e := range w.events {
			if n == len(w.events)/2 {
				clock.advance(jump)
			}
			apply(t, p, e)
			clock.advance(time.Second)
		}
		s.Close()
		s = openQuiet(t, dir, clock.now)
		sum := Sum(s.Results())
		require.Equal(t, i+1, sum.Played)
		require.Equal(t, i+1, sum.Won)
		require.Equal(t, i+1, sum.Longest)
		require.Equal(t, i+1, sum.Streak)
		require.LessOrEqual(t, sum.Time, time.Duration(i+1)*(maxGap+time.Duration(w.moves)*time.Second))
		require.GreaterOrEqual(t, sum.Fastest.Played, time.Duration(w.moves-2)*time.Second)
		requireSane(t, s)
		s.Close()
	}
}
