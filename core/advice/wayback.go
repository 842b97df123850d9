package advice

import (
	"context"

	"patiencetrio/core"
	"patiencetrio/core/solver"
)

// Path is how a play came to its position: from the deal by the actions that stand, each of which was not undone.
type Path struct {
	Start   core.Board
	Actions []core.Action
	Undos   int // how many of them undo can take back
}

// PathOf is the path of a numbered deal's play. It is a copy: the play may go on. A play that began from a position has no
// known start; its path is only where it stands.
func PathOf(g *core.Game) Path {
	if g.Code().Number == 0 {
		return Path{Start: *g.Board()}
	}
	return Path{core.Deal(g.Code()), Standing(g.Log()), g.Undos()}
}

// Standing lists the actions of a play that stand, given all its events.
func Standing(log []core.Event) []core.Action {
	var standing, undone []core.Action
	for _, e := range log {
		switch e.Kind {
		case core.Act:
			standing, undone = append(standing, e.Action), undone[:0]
		case core.Undo:
			last := len(standing) - 1
			standing, undone = standing[:last], append(undone, standing[last])
		case core.Redo:
			last := len(undone) - 1
			standing, undone = append(standing, undone[last]), undone[:last]
		}
	}
	return standing
}

// Events are what a new play of the same deal takes to come as far as n actions along the path.
func (p Path) Events(n int) []core.Event {
	events := make([]core.Event, n)
	for i, a := range p.Actions[:n] {
		events[i] = core.Do(a)
	}
	return events
}

// WayKind is what was found out about a way back.
type WayKind uint8

const (
	// NoWay: no position of the play was proven winnable, nor was the deal proven lost.
	NoWay WayKind = iota
	// WayFound: there is a position of the play that can be won.
	WayFound
	// DealLost: the deal itself cannot be won.
	DealLost
)

// Way is the way back to where a play can still be won.
type Way struct {
	Kind    WayKind
	Actions int           // of WayFound: so many actions of the path are kept
	Undos   int           // and so many are taken back, by undo if Undos is not above Path.Undos
	Exact   bool          // no later position can be won: the next is proven lost, or there is none; else it is not known
	Line    []core.Action // wins from there
}

// rounds are the bounds of nodes for each position: what one round leaves open is searched again in the next.
var rounds = [...]int64{100_000, 1_000_000, 8_000_000}

// wayMemory bounds each search, in bytes.
const wayMemory = 2 * Memory

// mostOpen is how many positions may stay open in one round: where so many do, more would not help.
const mostOpen = 12

// WayBack looks for the last position of a path that is proven winnable. No action makes a lost game winnable, so it
// searches by halving. progress, if not nil, is told how many positions may still be the one, on the same goroutine. When
// the context ends, the best way found so far is given.
func WayBack(ctx context.Context, p Path, progress func(left int)) Way {
	return wayBack(ctx, p, rounds[:], progress)
}

func wayBack(ctx context.Context, p Path, rounds []int64, progress func(left int)) Way {
	w := &wayback{ctx: ctx, path: p, played: p.played(), won: -1}
	w.lost = w.played.Len() + 1
	for _, nodes := range rounds {
		w.round(nodes, progress)
	}
	return w.way()
}

// played is the path as something that can be looked at after any of its actions. A play may have hundreds of thousands:
// too many to keep every position.
func (p Path) played() *core.Recording {
	r, _ := core.NewRecording(core.NewGameAt(p.Start), p.Events(len(p.Actions))) // all of them stand, so that none is refused
	return r
}

// wayback knows which positions of a path are winnable: those up to won are, those from lost on are not.
type wayback struct {
	ctx       context.Context
	path      Path
	played    *core.Recording
	won, lost int
	line      []core.Action // wins from won
}

// round halves until nothing is left but positions that stay open within the nodes.
func (w *wayback) round(nodes int64, progress func(int)) {
	open := map[int]bool{}
	for w.ctx.Err() == nil && len(open) < mostOpen {
		i, ok := w.middle(open)
		if !ok {
			return
		}
		if progress != nil {
			progress(w.lost - w.won - 1)
		}
		r := solver.Solve(w.ctx, w.played.At(i).Board(), solver.Limits{Nodes: nodes, Memory: wayMemory}, nil)
		switch r.Answer {
		case solver.Winnable:
			w.won, w.line = i, r.Line
		case solver.Lost:
			w.lost = i
		default:
			open[i] = true
		}
	}
}

// middle is the position in the middle of those that are neither settled nor open.
func (w *wayback) middle(open map[int]bool) (int, bool) {
	var left []int
	for i := w.won + 1; i < w.lost; i++ {
		if !open[i] {
			left = append(left, i)
		}
	}
	if len(left) == 0 {
		return 0, false
	}
	return left[len(left)/2], true
}

func (w *wayback) way() Way {
	switch {
	case w.lost == 0:
		return Way{Kind: DealLost}
	case w.won < 0:
		return Way{}
	}
	return Way{
		Kind: WayFound, Actions: w.won, Undos: len(w.path.Actions) - w.won,
		Exact: w.lost == w.won+1, Line: shortLine(w.ctx, w.played.At(w.won).Board(), w.line),
	}
}
