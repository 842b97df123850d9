// Package solver searches positions of the games for wins. It knows every card, face down or not, plays exactly by
// core.Rules, and answers that a position is winnable (with a line of play), lost (proven) or that it does not know.
package solver

import (
	"context"

	"patiencetrio/core"
)

// Answer is what a search found out about a position.
type Answer uint8

const (
	// Unknown: the search was cancelled, or ran out of nodes or memory.
	Unknown Answer = iota
	// Winnable: there is a line of actions that wins.
	Winnable
	// Lost: no line of actions wins.
	Lost
)

var answerNames = [...]string{Unknown: "unknown", Winnable: "winnable", Lost: "unwinnable"}

// String names the answer in plain English, for tests and logs.
func (a Answer) String() string { return answerNames[a] }

// Limits bound a search. The zero value is a search without a bound on nodes, in DefaultMemory.
type Limits struct {
	Nodes  int64  // positions expanded at most; 0 for no bound
	Memory int64  // bytes at most, about; 0 for DefaultMemory, never less than MinMemory
	Seed   uint64 // of the random choices; equal searches of equal seeds do the same
}

// DefaultMemory and MinMemory bound what a search allocates, in bytes. All of it is garbage when Solve returns.
const (
	DefaultMemory = 64 << 20
	MinMemory     = 2 << 20
)

// Result is the answer of a search and what it took.
type Result struct {
	Answer Answer
	// Line wins from the position if played through core.Game. It is neither short nor pretty. Only of Winnable.
	Line []core.Action
	// Nodes counts the positions whose moves were looked at.
	Nodes int64
}

// progressEvery is how many nodes lie between two reports of progress, and checkEvery between two looks at the context.
const (
	progressEvery = 1 << 16
	checkEvery    = 1 << 10
)

// Solve searches a position of any game. progress, if not nil, is called now and then with the number of nodes so far,
// on the same goroutine. The answer does not depend on time, unless the context ends the search: then it is Unknown.
func Solve(ctx context.Context, b *core.Board, l Limits, progress func(nodes int64)) Result {
	return solve(ctx, b, l, progress, newModel)
}

// model is one way to search a game: a representation of its positions with the moves between them.
type model interface {
	// search looks for a win within the meter's bounds.
	search(m *meter) Answer
	// line replays the win that search found and lists its actions; false if it does not win, which is a mistake here.
	line(g *core.Game) ([]core.Action, bool)
}

// newModel chooses the model that suits the rules.
func newModel(b *core.Board, l Limits) model {
	if c := newCompact(b, l); c != nil {
		return c
	}
	return newGeneral(b, l)
}

func solve(ctx context.Context, b *core.Board, l Limits, progress func(nodes int64), choose func(*core.Board, Limits) model) Result {
	if b.Won() {
		return Result{Answer: Winnable}
	}
	if l.Memory == 0 {
		l.Memory = DefaultMemory
	}
	l.Memory = max(l.Memory, MinMemory)
	m := &meter{ctx: ctx, progress: progress, limit: l.Nodes}
	if m.cancelled() {
		return Result{}
	}
	if deadlocked(b) {
		return Result{Answer: Lost}
	}
	searcher := choose(b, l)
	r := Result{Answer: searcher.search(m), Nodes: m.nodes}
	if r.Answer != Winnable {
		return r
	}
	g := core.NewGameAt(*b)
	line, won := searcher.line(g)
	if !won || !g.Won() {
		return Result{Nodes: m.nodes} // never seen; better no answer than a wrong one
	}
	r.Line = line
	return r
}

// meter counts the nodes of a search and says when to stop.
type meter struct {
	ctx      context.Context
	progress func(int64)
	nodes    int64
	limit    int64 // 0 for none
	stopped  bool
}

func (m *meter) cancelled() bool { return m.ctx.Err() != nil }

// spend counts one node. It is false when the search has to stop.
func (m *meter) spend() bool {
	if m.stopped {
		return false
	}
	m.nodes++
	if m.nodes%checkEvery == 0 {
		m.look()
	}
	if m.limit > 0 && m.nodes >= m.limit {
		m.stopped = true
	}
	return !m.stopped
}

func (m *meter) look() {
	if m.cancelled() {
		m.stopped = true
	}
	if m.progress != nil && m.nodes%progressEvery == 0 {
		m.progress(m.nodes)
	}
}
