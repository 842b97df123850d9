package store

import (
	"slices"
	"time"
)

// Results lists all plays that ended, in that order.
func (s *Store) Results() []Result { return slices.Clone(s.results.list) }

// Done tells whether the daily deal of a date ("2026-11-30") was won, in the game and option with that prefix of a deal
// code ("EH1-N").
func (s *Store) Done(prefix, date string) bool {
	return date != "" && slices.ContainsFunc(s.results.list, func(r Result) bool {
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
	for _, r := range s.results.list {
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

// Count is how many plays of a game and option there were: played, those under way included, and won.
func (s *Store) Count(prefix string) (played, won int) {
	for _, r := range s.results.list {
		if r.Code.Rules.Prefix() == prefix {
			played++
			if r.Won {
				won++
			}
		}
	}
	for _, sl := range s.slots {
		for _, p := range []*Play{sl.cur, sl.last} {
			if p != nil && p.Started() && p.code.Rules.Prefix() == prefix {
				if _, ended := s.results.find(p.id); !ended {
					played++
				}
			}
		}
	}
	return played, won
}
