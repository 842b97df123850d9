package ui

import (
	"iter"
	"slices"
)

// exhibit is the layer as an exhibit, or nil.
func (l *layer) exhibit() *exhibit {
	switch {
	case l.lesson != nil:
		return &l.lesson.exhibit
	case l.show != nil:
		return &l.show.exhibit
	}
	return nil
}

// still stops what goes on on an exhibit: cards in the hand go home, and a recording runs no further.
func (l *layer) still() {
	switch {
	case l.lesson != nil:
		l.lesson.table.Cancel()
	case l.show != nil:
		l.show.rest()
	}
}

// exhibits are all exhibits, also those that are covered, the topmost first.
func (s *screens) exhibits() iter.Seq2[*layer, *exhibit] {
	return func(yield func(*layer, *exhibit) bool) {
		for _, l := range slices.Backward(s.layers) {
			if x := l.exhibit(); x != nil && !yield(l, x) {
				return
			}
		}
	}
}

// exhibit is the topmost exhibit, though something may lie over it; nil: there is none.
func (s *screens) exhibit() *exhibit {
	for _, l := range slices.Backward(s.layers) {
		if x := l.exhibit(); x != nil {
			return x
		}
	}
	return nil
}

// still stops what goes on on exhibits; but for those on layer spared, which may be nil.
func (s *screens) still(spared *layer) {
	for l := range s.exhibits() {
		if l != spared {
			l.still()
		}
	}
}
