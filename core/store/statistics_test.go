package store

import (
	"fmt"
	"math"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// plays are results of a deal, one for each sign: W a clean win, h one with a hint, b one with a card taken back, - none.
func plays(t testing.TB, signs string) []Result {
	var all []Result
	for i, sign := range signs {
		all = append(all, Result{
			ID: fmt.Sprintf("%016x", i), Code: code(t, "TF1-D1N-AAAAAAB"), Won: sign != '-', Assisted: sign == 'h', TookBack: sign == 'b',
		})
	}
	return all
}

func TestNothingPlayed(t *testing.T) {
	s := Sum(nil)
	assert.Equal(t, Statistics{}, s)
	_, ok := s.Share()
	assert.False(t, ok)
	assert.Zero(t, s.Average())
}

func TestFiguresOfSixPlays(t *testing.T) {
	all := plays(t, "-WhW-b")
	for i, f := range []struct {
		score, moves int
		seconds      time.Duration
	}{{90, 300, 600}, {585, 140, 400}, {900, 80, 100}, {585, 104, 500}, {0, 1, 1}, {700, 90, 200}} {
		all[i].Score, all[i].Moves, all[i].Played = f.score, f.moves, f.seconds*time.Second
	}
	s := Sum(all)
	assert.Equal(t, []int{6, 4, 2}, []int{s.Played, s.Won, s.Marked})
	share, ok := s.Share()
	assert.True(t, ok)
	assert.Equal(t, 66, share, "4 of 6, rounded down")
	assert.Equal(t, 1801*time.Second, s.Time)
	assert.Equal(t, 300*time.Second, s.Average(), "400, 100, 500 and 200 seconds")
	require.NotNil(t, s.BestScore)
	assert.Equal(t, all[1], *s.BestScore, "the first of two equal ones; marked wins make no bests")
	assert.Equal(t, all[3], *s.FewestMoves)
	assert.Equal(t, all[1], *s.Fastest)
	assert.Equal(t, all, s.Last)
}

func TestMarkedWinsAloneMakeNoBests(t *testing.T) {
	s := Sum(plays(t, "hb-"))
	assert.Equal(t, 2, s.Marked)
	assert.Nil(t, s.BestScore)
	assert.Nil(t, s.FewestMoves)
	assert.Nil(t, s.Fastest)
}

// Of equal bests the first counts.
func TestEqualBests(t *testing.T) {
	all := plays(t, "WWW")
	for i := range all {
		all[i].Score, all[i].Moves, all[i].Played = 500, 100, time.Minute
	}
	s := Sum(all)
	for _, best := range []*Result{s.BestScore, s.FewestMoves, s.Fastest} {
		assert.Equal(t, all[0], *best)
	}
}

func TestStreaks(t *testing.T) {
	for signs, want := range map[string][2]int{
		"-": {0, 0}, "W": {1, 1}, "WWW": {3, 3}, "WW-": {0, 2}, "W-WhbW-WW": {2, 4}, "-W-W": {1, 1}, "--": {0, 0}, "WW-WWW": {3, 3},
	} {
		s := Sum(plays(t, signs))
		assert.Equal(t, want, [2]int{s.Streak, s.Longest}, signs)
	}
}

func TestLastPlays(t *testing.T) {
	for _, c := range []struct {
		signs                            string
		last, lastWon, before, beforeWon int
	}{
		{strings.Repeat("W", 30), 30, 30, 0, 0},
		{"-" + strings.Repeat("W", 30), 30, 30, 1, 0},
		{strings.Repeat("-", 5) + strings.Repeat("W", 40), 30, 30, 15, 10},
		{strings.Repeat("W", 100) + strings.Repeat("W-", 15) + strings.Repeat("--W", 10), 30, 10, 30, 15},
	} {
		all := plays(t, c.signs)
		s := Sum(all)
		assert.Equal(t, []int{c.last, c.lastWon, c.before, c.beforeWon}, []int{len(s.Last), s.LastWon, s.Before, s.BeforeWon}, c.signs)
		assert.Equal(t, all[len(all)-c.last:], s.Last, "oldest first")
	}
}

// Of two results of one play the same one counts wherever they meet: a win, then the one that ended first, and of equal ones
// always the same.
func TestWhichResultOfAPlayCounts(t *testing.T) {
	at := time.Date(2026, 11, 30, 12, 0, 0, 0, time.UTC)
	result := func(won bool, score int, ended time.Time) Result {
		return Result{ID: one(1), Code: code(t, "EO1-C8-AAAAAFA"), Won: won, Score: score, Moves: 90, Ended: ended}
	}
	better := []Result{result(true, 100, at), result(true, 90, at.Add(time.Second)), result(false, 0, at.Add(-time.Hour)), result(false, 500, at)}
	for i, r := range better {
		assert.False(t, r.beats(r))
		for _, other := range better[i+1:] {
			assert.True(t, r.beats(other), "%v %v", r, other)
			assert.False(t, other.beats(r), "%v %v", r, other)
		}
	}
	one, other := result(true, 520, at), result(true, 510, at)
	assert.NotEqual(t, one.beats(other), other.beats(one))
}

func TestShareIsFullOnlyWithoutALoss(t *testing.T) {
	s := Sum(plays(t, strings.Repeat("W", 299)+"-"))
	share, _ := s.Share()
	assert.Equal(t, 99, share)
	s = Sum(plays(t, "WWW"))
	share, _ = s.Share()
	assert.Equal(t, 100, share)
}

// A thousand plays of a thousand days each, which a file may claim, are longer than what time is counted in reaches.
func TestTimesBeyondAllBounds(t *testing.T) {
	all := plays(t, strings.Repeat("W", 1000))
	for i := range all {
		all[i].Played = maxPlayed
	}
	s := Sum(all)
	assert.Equal(t, time.Duration(math.MaxInt64), s.Time)
	assert.Equal(t, time.Duration(math.MaxInt64), s.WonTime)
	s = Sum(all[:100])
	assert.Equal(t, 100*maxPlayed, s.Time)
	assert.Equal(t, maxPlayed, s.Average())
}

func TestOfKeepsGameAndOptionApart(t *testing.T) {
	all := plays(t, "W-W")
	all[1].Code = code(t, "TF1-D3N-AAAAAAB")
	assert.Equal(t, []Result{all[0], all[2]}, Of(all, "TF1-D1N"))
	assert.Equal(t, []Result{all[1]}, Of(all, "TF1-D3N"))
	assert.Empty(t, Of(all, "EH1-N"))
	assert.Len(t, all, 3)
}

func BenchmarkSumOfThousand(b *testing.B) {
	all := plays(b, strings.Repeat("W-hb", 250))
	for b.Loop() {
		Sum(Of(all, "TF1-D1N"))
	}
}
