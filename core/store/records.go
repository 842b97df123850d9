package store

import (
	"slices"
	"time"
)

// Results lists all plays that ended, by the time at which they did; only those since the last reset.
func (s *Store) Results() []Result { return slices.Clone(s.results.counted()) }

// Done tells whether the daily deal of a date ("2026-11-30") was won, in the game and option with that prefix of a deal
// code ("EH1-N").
func (s *Store) Done(prefix, date string) bool {
	return date != "" && slices.ContainsFunc(s.results.counted(), func(r Result) bool {
		return r.Won && r.Daily == date && r.Code.Rules.Prefix() == prefix
	})
}

// Best is the best of several clean wins, each figure for itself.
type Best struct {
	Score  int           // highest
	Moves  int           // fewest
	Played time.Duration // shortest
}

// Best is the best of all clean wins in the game and option with that prefix; ok is false if there is none.
func (s *Store) Best(prefix string) (b Best, ok bool) { return s.Records(prefix, "") }

// Records is Best without the play of one ID: what that play had to beat.
func (s *Store) Records(prefix, except string) (b Best, ok bool) {
	for _, r := range s.results.counted() {
		if !r.Clean() || r.ID == except || r.Code.Rules.Prefix() != prefix {
			continue
		}
		if !ok {
			b, ok = Best{r.Score, r.Moves, r.Played}, true
		}
		b = Best{max(b.Score, r.Score), min(b.Moves, r.Moves), min(b.Played, r.Played)}
	}
	return b, ok
}

// UnderWay is how many plays of a game and option count as played and have not ended yet.
func (s *Store) UnderWay(prefix string) int {
	n := 0
	for _, sl := range s.slots {
		if p := sl.underWay(); p != nil && p.code.Rules.Prefix() == prefix {
			n++
		}
	}
	return n
}

// Reset lets results, records and daily deals begin anew. Nothing is lost: Restore brings everything back.
func (s *Store) Reset() {
	if len(s.results.counted()) > 0 {
		s.addResults(s.results.mark(resetWord, s.now()))
		s.Retake()
	}
}

// Restore takes back all resets. What was played since stays.
func (s *Store) Restore() {
	if s.CanRestore() {
		s.addResults(s.results.mark(restoreWord, s.now()))
		s.Retake()
	}
}

// CanRestore tells whether there are results from before a reset.
func (s *Store) CanRestore() bool { return len(s.results.counted()) < len(s.results.all) }
