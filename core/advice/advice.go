// Package advice helps in a play: the next action of a proven win, a sensible one where nothing is proven, the way back to
// where the game could still be won, and deals that can be won. It knows every card, face down or not, and says so only by
// the actions that it gives; these are always legal. All of it is pure: it works on copies, keeps nothing but what is asked
// of a Known, and ends soon after its context does.
package advice

import (
	"context"

	"patiencetrio/core"
	"patiencetrio/core/solver"
)

// Kind is what an advice rests on.
type Kind uint8

const (
	// Nothing: neither a proof nor a sensible action was found, or the game is won already.
	Nothing Kind = iota
	// Proven: the action begins a line that wins.
	Proven
	// Lost: it is proven that no line wins, cards back from the foundations included.
	Lost
	// Guess: it is not known whether the game can be won; the action is sensible by simple judgement.
	Guess
)

// Advice is an answer to "what now?".
type Advice struct {
	Kind   Kind
	Action core.Action   // of Proven and Guess
	Line   []core.Action // of Proven: wins from the position; Action is its first
}

// Memory bounds what one search for an advice allocates, in bytes, about. Half of the solver's own default: it is enough for
// what a phone searches in half a second, and a phone can spare it beside the app's own hundred megabytes.
const Memory = 32 << 20

// Find advises on a position. last is the action made last, which a guess never just takes back; none is the zero Action.
// It takes as long as its context gives it, half a second say, if it cannot prove anything sooner; a guess needs only some
// milliseconds of it.
func Find(ctx context.Context, b *core.Board, last core.Action) Advice {
	return find(ctx, b, last, 0)
}

// find is Find with a bound on the nodes searched, 0 for none.
func find(ctx context.Context, b *core.Board, last core.Action, nodes int64) Advice {
	if b.Won() {
		return Advice{}
	}
	r := solver.Solve(ctx, b, solver.Limits{Nodes: nodes, Memory: Memory}, nil)
	switch r.Answer {
	case solver.Winnable:
		line := shortLine(ctx, b, r.Line)
		return Advice{Proven, line[0], line}
	case solver.Lost:
		return Advice{Kind: Lost}
	}
	if a, ok := guess(b, last); ok {
		return Advice{Kind: Guess, Action: a}
	}
	return Advice{}
}
