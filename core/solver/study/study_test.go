//go:build study

package main

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/core/solver"
)

// small is a study that takes a moment: most deals of Eight Off with two cells are soon lost.
var small = study{core.EightOff2, 901, solver.Limits{Nodes: 100_000, Memory: solver.MinMemory}}

// counted runs a study up to a deal and gives what is in its file then.
func counted(t *testing.T, s study, name string, to int) (string, total) {
	f, err := open(name, s)
	require.NoError(t, err)
	require.NoError(t, s.count(f, to, io.Discard))
	require.NoError(t, f.close())
	text, err := os.ReadFile(name)
	require.NoError(t, err)
	return string(text), f.total
}

// Wherever in its file a study was killed, it goes on from there, and in the end the file is the same.
func TestGoesOnWhereItWasKilled(t *testing.T) {
	folder := t.TempDir()
	whole, want := counted(t, small, filepath.Join(folder, "whole"), 3100)
	require.Equal(t, 3100, want.last)
	require.Equal(t, 2200, want.winnable+want.lost+want.unknown)
	require.Equal(t, 5, strings.Count(whole, "\n")) // the header, 901-1000, 1001-2000, 2001-3000, 3001-3100
	for _, cut := range []int{0, 1, strings.Index(whole, "\n"), strings.Index(whole, "\n") + 1, len(whole) / 3, len(whole) / 2, len(whole) - 1} {
		name := filepath.Join(folder, "torn")
		require.NoError(t, os.WriteFile(name, []byte(whole[:cut]), 0o644))
		text, got := counted(t, small, name, 3100)
		require.Equal(t, whole, text, cut)
		require.Equal(t, want, got, cut)
	}
}

// A file grows by further deals; asked for no more than it holds, it stays.
func TestGrows(t *testing.T) {
	name := filepath.Join(t.TempDir(), "study")
	first, _ := counted(t, small, name, 1500)
	again, _ := counted(t, small, name, 1200)
	assert.Equal(t, first, again)
	more, got := counted(t, small, name, 2000)
	assert.True(t, strings.HasPrefix(more, first))
	_, want := counted(t, small, filepath.Join(t.TempDir(), "study"), 2000)
	assert.Equal(t, want, got)
}

// A study of anything else does not go on in a file, and leaves it alone.
func TestRefusesAnotherStudy(t *testing.T) {
	name := filepath.Join(t.TempDir(), "study")
	text, _ := counted(t, small, name, 1000)
	change := func(with func(*study)) study {
		s := small
		with(&s)
		return s
	}
	for what, other := range map[string]study{
		"option": change(func(s *study) { s.rules = core.EightOff4 }),
		"from":   change(func(s *study) { s.from = 1 }),
		"nodes":  change(func(s *study) { s.limits.Nodes++ }),
		"memory": change(func(s *study) { s.limits.Memory++ }),
	} {
		_, err := open(name, other)
		assert.ErrorContains(t, err, "another study", what)
	}
	after, err := os.ReadFile(name)
	require.NoError(t, err)
	assert.Equal(t, text, string(after))
}

// A file with a line that cannot be right is refused.
func TestRefusesDamage(t *testing.T) {
	name := filepath.Join(t.TempDir(), "study")
	text, _ := counted(t, small, name, 2000)
	lines := strings.SplitAfter(text, "\n")
	for what, damaged := range map[string]string{
		"a line missing": lines[0] + lines[2],
		"a line twice":   lines[0] + lines[1] + lines[1],
		"wrong counts":   strings.Replace(text, "lost ", "lost 1", 1),
		"no numbers":     lines[0] + "damaged\n",
	} {
		require.NoError(t, os.WriteFile(name, []byte(damaged), 0o644))
		_, err := open(name, small)
		assert.ErrorContains(t, err, "damaged line", what)
	}
}

// The lines name the deals of the rarer verdict: those that other searches find winnable too.
func TestLine(t *testing.T) {
	c := next(1, 120)
	study{core.EightOff4, 1, solver.Limits{Nodes: 1_000_000}}.solve(&c)
	words := strings.Fields(c.line())
	require.Len(t, words, 8)
	assert.Equal(t, "1-120", words[0])
	var numbers []int
	for n := 1; n <= 120; n++ {
		b := core.Deal(core.Code{Rules: core.EightOff4, Number: n})
		if solver.Solve(t.Context(), &b, solver.Limits{Seed: 5}, nil).Answer == solver.Winnable {
			numbers = append(numbers, n)
		}
	}
	assert.Equal(t, "winnable:"+joined(numbers), words[7])
}

// Deals that stay open within the limits are counted as that and named.
func TestLineWithUnknown(t *testing.T) {
	c := next(1, 3)
	study{core.EasyHarp, 1, solver.Limits{Nodes: 5}}.solve(&c)
	assert.Equal(t, "1-3 winnable 0 lost 0 unknown 3 unknown:1,2,3", c.line())
}

func TestRow(t *testing.T) {
	all := total{last: 400, winnable: 30, lost: 60, unknown: 10}
	assert.Equal(t, "| `EO1-C4` | 301-400 | 30 | 60 | 10 | 30.000 % |", all.row("EO1-C4", 301))
}

// Progress says where it is.
func TestProgress(t *testing.T) {
	f, err := open(filepath.Join(t.TempDir(), "study"), small)
	require.NoError(t, err)
	defer f.close()
	var progress bytes.Buffer
	require.NoError(t, small.count(f, 2000, &progress))
	assert.Equal(t, 2, strings.Count(progress.String(), "\n"))
	assert.Contains(t, progress.String(), "EO1-C2 1000/2000: ")
	assert.Contains(t, progress.String(), " 0s left")
}
