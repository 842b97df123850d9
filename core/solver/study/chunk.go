//go:build study

package main

import (
	"context"
	"fmt"
	"strconv"
	"strings"

	"patiencetrio/core"
	"patiencetrio/core/solver"
)

// study is a question: which deals of a game, from a first number on, can be won. What the answers depend on is all in it.
type study struct {
	rules  *core.Rules
	from   int
	limits solver.Limits
}

// header is the first line of the study's file.
func (s study) header() string {
	return fmt.Sprintf("study 1 option %s from %d nodes %d memory %d", s.rules.Prefix(), s.from, s.limits.Nodes, s.limits.Memory)
}

// chunkSize is how many deals stand in one line of the file, at most: chunks end at its multiples.
const chunkSize = 1000

// chunk is what was found out about consecutive deals.
type chunk struct {
	first, last int
	numbers     [len(verdicts)][]int // of the deals with each answer
}

// verdicts names the answers, by their value.
var verdicts = [...]string{solver.Unknown: "unknown", solver.Winnable: "winnable", solver.Lost: "lost"}

// next is the range of the chunk that begins with a deal.
func next(first, to int) chunk {
	return chunk{first: first, last: min(to, (first+chunkSize-1)/chunkSize*chunkSize)}
}

// solve answers for all deals of the chunk.
func (s study) solve(c *chunk) {
	for n := c.first; n <= c.last; n++ {
		b := core.Deal(core.Code{Rules: s.rules, Number: n})
		a := solver.Solve(context.Background(), &b, s.limits, nil).Answer
		c.numbers[a] = append(c.numbers[a], n)
	}
}

// line is the chunk in the file: its range, the counts, then the numbers of the rarer verdict and those left unknown.
func (c *chunk) line() string {
	rare := solver.Winnable
	if len(c.numbers[solver.Lost]) < len(c.numbers[rare]) {
		rare = solver.Lost
	}
	var t strings.Builder
	fmt.Fprintf(&t, "%d-%d winnable %d lost %d unknown %d", c.first, c.last,
		len(c.numbers[solver.Winnable]), len(c.numbers[solver.Lost]), len(c.numbers[solver.Unknown]))
	for _, a := range [...]solver.Answer{rare, solver.Unknown} {
		if len(c.numbers[a]) > 0 {
			t.WriteString(" " + verdicts[a] + ":" + joined(c.numbers[a]))
		}
	}
	return t.String()
}

func joined(numbers []int) string {
	words := make([]string, len(numbers))
	for i, n := range numbers {
		words[i] = strconv.Itoa(n)
	}
	return strings.Join(words, ",")
}

// total are the counts of a file: of all deals from its first to last.
type total struct {
	last                    int
	winnable, lost, unknown int
}

// add reads a chunk's line, which has to follow on the last one.
func (t *total) add(line string) error {
	var first, last, winnable, lost, unknown int
	_, err := fmt.Sscanf(line, "%d-%d winnable %d lost %d unknown %d", &first, &last, &winnable, &lost, &unknown)
	if err != nil || first != t.last+1 || last < first || winnable+lost+unknown != last-first+1 ||
		min(winnable, lost, unknown) < 0 {
		return fmt.Errorf("damaged line %.60q", line)
	}
	t.last = last
	t.winnable += winnable
	t.lost += lost
	t.unknown += unknown
	return nil
}

const heading = `| option | deals | winnable | lost | unknown | proven winnable |
|---|---|---|---|---|---|`

// row is the total as a row of a table in Markdown.
func (t *total) row(option string, from int) string {
	share := 100 * float64(t.winnable) / float64(t.winnable+t.lost+t.unknown)
	return fmt.Sprintf("| `%s` | %d-%d | %d | %d | %d | %.3f %% |", option, from, t.last, t.winnable, t.lost, t.unknown, share)
}
