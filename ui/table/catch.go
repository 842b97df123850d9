package table

import (
	"cmp"
	"slices"

	"patiencetrio/core"
)

// Overlap is how much of a dragged card lies over a pile.
type Overlap struct {
	Pile core.Pile // a foundation stands for all of them: a drop there finds its slot by itself
	Area float32   // square units, more than 0
	Home bool      // the pile where the cards come from
}

// Verdict is what becomes of cards that are let go.
type Verdict uint8

// The verdicts.
const (
	Nothing Verdict = iota // dropped on no pile: home without a word
	GoHome                 // they still lie mostly at home: home without a word
	Drop                   // the pile takes them
	Refuse                 // the pile does not take them, and says why
)

// Catch lists the piles over which a dragged card lies, the largest overlap first. dragged is the rectangle of the
// lowest of the cards, as large as it lies on the table (not as it is drawn while lifted). Every pile catches over its
// whole area: a column down to the bottom edge, the foundations as one. Stock and waste take no cards but say so; only
// from the waste to the stock nothing can be dragged, since that would be a redeal.
func (l *Layout) Catch(b *core.Board, dragged Rect, from core.Pile) []Overlap {
	return l.appendCatch(make([]Overlap, 0, 6), dragged, from) // on the caller's stack: it is asked for every move
}

func (l *Layout) appendCatch(all []Overlap, dragged Rect, from core.Pile) []Overlap {
	add := func(p core.Pile, r Rect) {
		if area := r.Overlap(dragged); area > 0 {
			all = append(all, Overlap{p, area, p == from})
		}
	}
	foundation := core.Foundation(0)
	if from.Kind() == core.FoundationPile {
		foundation = from
	}
	add(foundation, l.areas.foundations)
	for i, r := range l.areas.columns {
		add(core.Column(i), r)
	}
	for i, r := range l.areas.cells {
		add(core.Cell(i), r)
	}
	add(core.Waste, l.areas.waste)
	if from != core.Waste {
		add(core.Stock, l.areas.stock)
	}
	slices.SortStableFunc(all, larger)
	return all
}

// larger orders overlaps by area; between equal ones home comes first.
func larger(a, b Overlap) int {
	if c := cmp.Compare(b.Area, a.Area); c != 0 {
		return c
	}
	switch {
	case a.Home == b.Home:
		return 0
	case a.Home:
		return -1
	default:
		return 1
	}
}

// Choose decides where cards go that are let go over these piles, which are in the order of Catch. Of the piles that
// take them the one with the largest overlap wins, unless they lie still more at home. If none does, the pile with the
// largest overlap decides: home silently, any other with its refusal. legal is asked once at most for each pile other
// than home, in their order.
func Choose(overlaps []Overlap, legal func(core.Pile) bool) (core.Pile, Verdict) {
	for _, o := range overlaps {
		if o.Home {
			break // all that follow are smaller
		}
		if legal(o.Pile) {
			return o.Pile, Drop
		}
	}
	switch {
	case len(overlaps) == 0:
		return 0, Nothing
	case overlaps[0].Home:
		return overlaps[0].Pile, GoHome
	default:
		return overlaps[0].Pile, Refuse
	}
}
