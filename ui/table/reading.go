package table

import (
	"cmp"
	"slices"

	"patiencetrio/core"
)

// reading are the cells as one reads: from above, and in each row from the left. For the left hand the block of cells is mirrored,
// so that its first one stands at the right.
func (l *Layout) reading() []int {
	order := make([]int, len(l.Cells))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int {
		p, q := l.Cells[a], l.Cells[b]
		return cmp.Or(cmp.Compare(p.Y, q.Y), cmp.Compare(p.X, q.X))
	})
	return order
}

// CellAt is the cell at a place on the screen, counted from 0 as one reads. The game must have so many cells.
func (l *Layout) CellAt(place int) core.Pile { return core.Cell(l.reading()[place]) }

// Number is the number of a pile among those of its kind, from 1, as the player counts them on the screen.
func (l *Layout) Number(p core.Pile) int {
	if p.Kind() == core.CellPile {
		return slices.Index(l.reading(), p.Index()) + 1
	}
	return p.Index() + 1
}
