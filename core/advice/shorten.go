package advice

import (
	"context"
	"slices"

	"patiencetrio/core"
)

// trials bounds the work of shortening a line: how many changes of it are tried at most.
const trials = 20_000

// Shorten makes a winning line from a position shorter: it leaves out circles and what is not needed, and plays stock cards
// when they come by. What it gives wins, and is never longer. A line that does not win comes back as it is. Its work is bounded, and
// ends sooner with the context, which only makes the line less short.
func Shorten(ctx context.Context, b *core.Board, line []core.Action) []core.Action {
	s := &shortener{ctx: ctx, left: trials}
	if !s.take(b, line) {
		return line
	}
	s.take(b, cutCircles(b, line))
	for before := -1; before != len(s.line) && !s.done(); {
		before = len(s.line)
		s.schedule()
		s.leaveOut()
		s.schedule()
		if b.Rules().Draw > 1 { // else schedule finds the best order nearly always
			s.reorder()
		}
	}
	return s.line
}

// cutCircles leaves out of a line what only leads to a position where it was before.
func cutCircles(b *core.Board, line []core.Action) []core.Action {
	g := core.NewGameAt(*b)
	passed := []string{faces(b)} // on the way to where the line is now
	at := map[string]int{passed[0]: 0}
	var short []core.Action
	for _, a := range line {
		g.Apply(core.Do(a))
		key := faces(g.Board())
		if n, ok := at[key]; ok {
			for _, left := range passed[n+1:] {
				delete(at, left)
			}
			passed, short = passed[:n+1], short[:n]
			continue
		}
		short = append(short, a)
		at[key] = len(short)
		passed = append(passed, key)
	}
	return short
}

// shortener holds the shortest line known.
type shortener struct {
	ctx  context.Context
	left int // trials

	line   []core.Action
	steps  []step
	acts   []core.Action // those that make the steps
	boards []core.Board  // before each step, and before the draws that it needs
	at     []int         // how many actions of the line come before that
}

func (s *shortener) done() bool { return s.left <= 0 || s.ctx.Err() != nil }

// take makes a line the shortest one known; false if it does not win.
func (s *shortener) take(b *core.Board, line []core.Action) bool {
	s.line, s.steps, s.acts, s.boards, s.at = line, s.steps[:0], s.acts[:0], s.boards[:0], s.at[:0]
	g := core.NewGameAt(*b)
	before, at := *b, 0
	for i, a := range line {
		if !g.Board().Allows(a) {
			return false
		}
		step, ok := stepOf(g.Board(), a)
		g.Apply(core.Do(a))
		if ok {
			s.steps, s.acts = append(s.steps, step), append(s.acts, a)
			s.boards, s.at = append(s.boards, before), append(s.at, at)
			before, at = *g.Board(), i+1
		}
	}
	return g.Won()
}

// try follows other steps from the i-th on. If that wins sooner it is the shortest line now.
func (s *shortener) try(i int, rest []step) bool {
	s.left--
	p := newPlayer(&s.boards[i], len(s.line)-s.at[i]-1)
	if !p.follow(rest) {
		return false
	}
	start := s.boards[0]
	return s.take(&start, slices.Concat(s.line[:s.at[i]], p.line))
}

// leaveOut tries to leave out blocks of steps, long ones first.
func (s *shortener) leaveOut() {
	for size := len(s.steps) / 2; size > 0; size /= 2 {
		for i := 0; i+size <= len(s.steps) && !s.done(); {
			if !s.try(i, s.steps[i+size:]) {
				i += max(1, size/4)
			}
		}
	}
}

// reorder tries to play each card of the stock sooner or later, such that less is drawn.
func (s *shortener) reorder() {
	for j := 0; j < len(s.steps); j++ {
		if s.acts[j].From != core.Waste {
			continue
		}
		for i := 0; i < len(s.steps) && !s.done(); i++ {
			if s.move(j, i) {
				break
			}
		}
	}
}

// move tries to make the j-th step before the i-th, or after it if that comes later.
func (s *shortener) move(j, i int) bool {
	switch {
	case i < j:
		return s.try(i, slices.Concat(s.steps[j:j+1], s.steps[i:j], s.steps[j+1:]))
	case i > j:
		return s.try(j, slices.Concat(s.steps[j+1:i+1], s.steps[j:j+1], s.steps[i+1:]))
	}
	return false
}
