package advice

import (
	"context"
	"slices"

	"patiencetrio/core"
	"patiencetrio/core/solver"
)

// Where searches go by chance, of so many lines, each found within so many nodes, the shortest is taken. With 8, lines of
// Easy Harp are a tenth shorter than the first one found, and it takes no longer, as there is less to be shortened.
const (
	lines     = 8
	lineNodes = 8_000
)

// shortLine makes a short line of one that wins from a position.
func shortLine(ctx context.Context, b *core.Board, first []core.Action) []core.Action {
	best := scheduled(ctx, b, first)
	for seed := uint64(1); seed < lines && ctx.Err() == nil; seed++ {
		r := solver.Solve(ctx, b, solver.Limits{Nodes: lineNodes, Memory: Memory, Seed: seed}, nil)
		if r.Answer != solver.Winnable {
			continue
		}
		if slices.Equal(r.Line, first) {
			break // chance has no part in it
		}
		if line := scheduled(ctx, b, r.Line); len(line) < len(best) {
			best = line
		}
	}
	return Shorten(ctx, b, best)
}

// scheduled is a winning line with fewer draws: the part of shortening that does most and takes least.
func scheduled(ctx context.Context, b *core.Board, line []core.Action) []core.Action {
	s := &shortener{ctx: ctx, left: trials}
	if !s.take(b, cutCircles(b, line)) {
		return line
	}
	s.schedule()
	return s.line
}
