//go:build unix

package solver

import (
	"context"
	"errors"
	"flag"
	"os/exec"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"patiencetrio/core"
)

var (
	rival      = flag.String("rival", "", "the program fc-solve of Freecell Solver, to race against it on Eight Off")
	rivalDeals = flag.Int("rivaldeals", 200, "deals of each option to race on")
)

// The search agrees with Freecell Solver on numbered deals of Eight Off, under its rule that runs move only as single
// cards could, and the log tells how much processor time each took. That of an empty run of the other program, which
// is mostly its start, is subtracted.
//
//	go test ./core/solver -run TestRace -v -rival fc-solve
func TestRace(t *testing.T) {
	if *rival == "" {
		t.Skip("no rival named")
	}
	for _, r := range core.FamilyOf(core.EightOff.Letters) {
		start := time.Duration(0)
		for range 100 {
			_, took := rivalSolves(t, r, "Foundations: S-K H-K D-K C-Q\n: KC\n")
			start += took / 100
		}
		var mine, theirs time.Duration
		won := 0
		for n := range *rivalDeals {
			b := core.Deal(core.Code{Rules: r, Number: n + 1})
			began := processorTime(t)
			got := solve(context.Background(), &b, Limits{}, nil, func(b *core.Board, l Limits) model {
				g := newGeneral(b, l).(*general)
				g.singly = true
				return g
			})
			mine += processorTime(t) - began
			_, text, _ := strings.Cut(b.Text(), "\n")
			want, took := rivalSolves(t, r, text)
			theirs += took - start
			require.Equal(t, want, got.Answer, b.Text())
			if got.Answer == Winnable {
				won++
			}
		}
		deals := time.Duration(*rivalDeals)
		t.Logf("%s: %d of %d winnable; per deal %v here, %v there and %v for its start: ratio %.1f", r.Prefix(), won, deals,
			mine/deals, theirs/deals, start, float64(theirs)/float64(mine))
	}
}

// processorTime is what this process has used so far.
func processorTime(t *testing.T) time.Duration {
	var u syscall.Rusage
	require.NoError(t, syscall.Getrusage(syscall.RUSAGE_SELF, &u))
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// rivalSolves asks Freecell Solver about a position, and tells how much processor time it took.
func rivalSolves(t *testing.T, r *core.Rules, text string) (Answer, time.Duration) {
	c := exec.Command(*rival, "-g", "eight_off", "--freecells-num", strconv.Itoa(r.Cells), "-")
	c.Stdin = strings.NewReader(text)
	out, err := c.Output()
	if failed := new(exec.ExitError); err != nil && !errors.As(err, &failed) {
		require.NoError(t, err)
	}
	took := c.ProcessState.UserTime() + c.ProcessState.SystemTime()
	switch s := string(out); {
	case strings.Contains(s, "could not solve"):
		return Lost, took
	case strings.Contains(s, "is solveable"):
		return Winnable, took
	}
	return Unknown, took
}
