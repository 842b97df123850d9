package solver

import (
	"unsafe"

	"patiencetrio/core"
)

// general searches any game, depth first, move by move.
type general struct {
	state
	takesBack bool // cards on foundations may be of use in the tableau
	singly    bool // runs move only as single cards could: the rule of other programs, to compare with them

	seen   *visited
	frames []frame
	moves  []move // those of all frames, one after the other

	mostMoves int // bounds the memory of moves and frames

	taste  taste
	random random

	won []move // the line found
}

// frame is one position on the path of the search. Its last move tried is made while the search is beyond it.
type frame struct {
	hash               key
	first, next, until int32 // its moves; those from next on are still to be tried
}

// moveBytes and frameBytes are the sizes of a move and of a frame.
const (
	moveBytes  = int64(unsafe.Sizeof(move{}))
	frameBytes = int64(unsafe.Sizeof(frame{}))
)

func newGeneral(b *core.Board, l Limits) model {
	g := &general{state: *newState(b), random: random(l.Seed)}
	g.takesBack = !(g.same && g.rules.Decks == 1)
	// Slices double when they grow.
	g.mostMoves = int(l.Memory / 8 / 3 / (moveBytes + frameBytes))
	g.seen = newVisited(l.Memory * 7 / 8)
	return g
}

// ending is how a depth-first search came to its end.
type ending uint8

const (
	cut ending = iota // by a bound
	found
	exhausted
)

func (g *general) search(m *meter) Answer {
	g.taste = plainTaste
	first, restarts := int64(firstTry), int64(restartNodes)
	if g.same {
		first, restarts = firstTrySame, restartNodesSame
	}
	if end := g.dfs(m, first); end != cut {
		return answerOf(end)
	}
	if end := g.restarts(m, m.nodes+restarts); end != cut {
		return answerOf(end)
	}
	g.taste = plainTaste
	g.seen.reset()
	return answerOf(g.dfs(m, noBound))
}

func answerOf(e ending) Answer {
	switch e {
	case found:
		return Winnable
	case exhausted:
		return Lost
	}
	return Unknown
}

// dfs searches from the present position with at most the given number of nodes, and leaves the position as it was.
// The winning moves are in won.
func (g *general) dfs(m *meter, nodes int64) ending {
	g.frames, g.moves = g.frames[:0], g.moves[:0]
	bound := m.nodes + nodes
	end := g.enter(m, bound)
	for end == exhausted && len(g.frames) > 0 {
		f := &g.frames[len(g.frames)-1]
		if f.next == f.until {
			g.leave()
			continue
		}
		f.next++
		g.make(&g.moves[f.next-1])
		frames := len(g.frames)
		if end = g.enter(m, bound); end == exhausted && len(g.frames) == frames {
			g.unmakeLast()
		}
	}
	if end == found {
		g.keepLine()
	}
	for end != exhausted && len(g.frames) > 0 {
		g.unmakeLast()
		g.frames = g.frames[:len(g.frames)-1]
	}
	return end
}

// enter looks at the position just reached and, if it is new, pushes a frame with its moves.
func (g *general) enter(m *meter, bound int64) ending {
	if g.left == 0 {
		return found
	}
	fresh, full := g.seen.add(g.hash)
	if full {
		return cut
	}
	if !fresh {
		return exhausted
	}
	if !m.spend() || m.nodes >= bound || len(g.moves) > g.mostMoves {
		return cut
	}
	first := len(g.moves)
	g.generate()
	sortMoves(g.moves[first:])
	g.frames = append(g.frames, frame{g.hash, int32(first), int32(first), int32(len(g.moves))})
	return exhausted
}

// sortMoves puts the moves of one position in the order in which they are tried. There are few of them.
func sortMoves(moves []move) {
	for i := 1; i < len(moves); i++ {
		m, k := moves[i], i
		for ; k > 0 && moves[k-1].rank < m.rank; k-- {
			moves[k] = moves[k-1]
		}
		moves[k] = m
	}
}

// leave goes back from a position in which everything was tried.
func (g *general) leave() {
	last := len(g.frames) - 1
	g.moves = g.moves[:g.frames[last].first]
	g.frames = g.frames[:last]
	if last > 0 {
		g.unmakeLast()
	}
}

func (g *general) unmakeLast() {
	f := &g.frames[len(g.frames)-1]
	g.unmake(&g.moves[f.next-1], f.hash)
}

func (g *general) keepLine() {
	g.won = make([]move, 0, len(g.frames))
	for _, f := range g.frames {
		g.won = append(g.won, g.moves[f.next-1])
	}
}
