package table

import "patiencetrio/core"

// cleanStrip is where the picture of a FULL face begins, in heights: a wider strip would show slivers of it.
const cleanStrip = .225

// strip is the strip of an open card when there is room, in units: it ends where the face's picture begins, and where the
// faces are FULL it has 24 units if that allows it.
func (l *Layout) strip() float32 {
	switch {
	case l.Options.Large:
		return .47 * l.CardH
	case l.CardW < smallCardW:
		return .43 * l.CardH
	default:
		return max(.22*l.CardH, min(24, cleanStrip*l.CardH))
	}
}

// Fan is how far apart cards lie in a column of so many hidden and open cards: the step below each hidden and below
// each open card. Where the column is too long for the table, hidden cards give way first, down to a thin edge, then
// the open ones, as far as it takes. The last card, whatever it is, ends at Bottom at the latest.
func (l *Layout) Fan(hidden, open int) (hiddenDown, openDown float32) {
	room := l.Bottom - l.Top - l.CardH
	if open == 0 {
		hidden-- // the last card covers none
	}
	below, above := float32(max(hidden, 0)), float32(max(open-1, 0))
	hiddenDown, openDown = hiddenStep*l.CardH, l.strip()
	if below > 0 && below*hiddenDown+above*openDown > room {
		hiddenDown = max(leastHidden*l.CardH, min(hiddenDown, (room-above*openDown)/below))
		hiddenDown = min(hiddenDown, max(room, 0)/below)
	}
	if above > 0 && below*hiddenDown+above*openDown > room {
		openDown = max(0, (room-below*hiddenDown)/above)
	}
	return hiddenDown, openDown
}

// fanOf is the fan of a column as it stands.
func (l *Layout) fanOf(b *core.Board, column core.Pile) (hiddenDown, openDown float32) {
	hidden := b.FaceDown(column)
	return l.Fan(hidden, b.Len(column)-hidden)
}

// drop is how far below a column's first card the card of the given index lies.
func drop(index, hidden int, hiddenDown, openDown float32) float32 {
	down := min(index, hidden)
	return float32(down)*hiddenDown + float32(index-down)*openDown
}

// Place is the top left corner of a card of a pile, index counting from 0 for the lowest. The index may be the number
// of cards: then it is where the next card will lie while the others stay where they are.
func (l *Layout) Place(b *core.Board, p core.Pile, index int) Point {
	switch i := p.Index(); p.Kind() {
	case core.ColumnPile:
		hiddenDown, openDown := l.fanOf(b, p)
		return l.Columns[i].Add(0, drop(max(index, 0), b.FaceDown(p), hiddenDown, openDown))
	case core.CellPile:
		return l.Cells[i]
	case core.FoundationPile:
		return l.Foundations[i]
	case core.WastePile:
		return l.Waste[l.wasteSlot(b.Len(p), index)]
	default:
		return l.Stock
	}
}

// wasteSlot is the place of a card of a waste with n cards: the last ones are fanned, all below them lie on the first
// place.
func (l *Layout) wasteSlot(n, index int) int {
	first := max(n-len(l.Waste), 0) // index of the card on the first place
	return min(max(index-first, 0), len(l.Waste)-1)
}

// FoundationsBackToFront appends the foundations in the order in which they are drawn. It matters where a suit has two
// that overlap: an empty one lies under the other, and of two with cards the one further right lies on top, since
// indices are at the left.
func (l *Layout) FoundationsBackToFront(b *core.Board, dst []core.Pile) []core.Pile {
	if !l.paired() {
		for i := range l.Foundations {
			dst = append(dst, core.Foundation(i))
		}
		return dst
	}
	for i := range core.Suits {
		under, over := core.Foundation(i), core.Foundation(i+core.Suits)
		if l.covers(b, under, over) {
			under, over = over, under
		}
		dst = append(dst, under, over)
	}
	return dst
}

// covers tells whether a foundation is drawn over another of its suit.
func (l *Layout) covers(b *core.Board, p, other core.Pile) bool {
	switch empty := b.Len(p) == 0; {
	case empty != (b.Len(other) == 0):
		return !empty
	case empty:
		return p < other // the next ace goes to the first: it shows whole
	default:
		return l.Foundations[p.Index()].X > l.Foundations[other.Index()].X
	}
}
