package store

import (
	"math"
	"slices"
	"time"
)

// LastPlays is how many plays Statistics looks at as the last ones.
const LastPlays = 30

// Statistics is what results add up to.
type Statistics struct {
	Played int // plays that ended
	Won    int // of these
	Marked int // wins with a hint or with a card taken back: they make no bests

	Streak  int // wins in a row up to the last play that ended
	Longest int // most wins in a row

	// The clean wins with the highest score, the fewest moves and the shortest time, of equal ones the first; nil if
	// there is no clean win.
	BestScore, FewestMoves, Fastest *Result

	Time    time.Duration // played in all plays that ended
	WonTime time.Duration // played in all wins

	Last      []Result // the last plays, LastPlays at the most, oldest first
	LastWon   int      // of these
	Before    int      // plays ahead of these, LastPlays at the most
	BeforeWon int      // of these
}

// Sum adds up results, in the order in which the plays ended.
func Sum(results []Result) Statistics {
	var s Statistics
	for i := range results {
		s.take(&results[i])
	}
	last := max(0, len(results)-LastPlays)
	before := max(0, last-LastPlays)
	s.Last = slices.Clone(results[last:])
	s.LastWon = wins(results[last:])
	s.Before, s.BeforeWon = last-before, wins(results[before:last])
	return s
}

// take takes in the next result.
func (s *Statistics) take(r *Result) {
	s.Played++
	s.Time = plus(s.Time, r.Played)
	if !r.Won {
		s.Streak = 0
		return
	}
	s.Won++
	s.WonTime = plus(s.WonTime, r.Played)
	s.Streak++
	s.Longest = max(s.Longest, s.Streak)
	if !r.Clean() {
		s.Marked++
		return
	}
	keep := func(best **Result, better func(old *Result) bool) {
		if *best == nil || better(*best) {
			c := *r
			*best = &c
		}
	}
	keep(&s.BestScore, func(old *Result) bool { return r.Score > old.Score })
	keep(&s.FewestMoves, func(old *Result) bool { return r.Moves < old.Moves })
	keep(&s.Fastest, func(old *Result) bool { return r.Played < old.Played })
}

// plus adds times. Files may claim centuries: the sum stays at the longest time there is.
func plus(a, b time.Duration) time.Duration { return a + min(b, math.MaxInt64-a) }

func wins(results []Result) int {
	n := 0
	for _, r := range results {
		if r.Won {
			n++
		}
	}
	return n
}

// Share is how many of the plays that ended were won, in per cent, rounded down: only a record without a loss is 100.
// ok is false if no play has ended.
func (s *Statistics) Share() (percent int, ok bool) {
	if s.Played == 0 {
		return 0, false
	}
	return 100 * s.Won / s.Played, true
}

// Average is the mean time of all wins, 0 if there is none.
func (s *Statistics) Average() time.Duration {
	if s.Won == 0 {
		return 0
	}
	return s.WonTime / time.Duration(s.Won)
}

// Of lists the results in a game and option, by the prefix of a deal code ("EH1-N").
func Of(results []Result, prefix string) []Result {
	return slices.DeleteFunc(slices.Clone(results), func(r Result) bool { return r.Code.Rules.Prefix() != prefix })
}
