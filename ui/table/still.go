package table

import (
	"slices"

	"patiencetrio/core"
)

// still says which piles of a position a picture shows, in the order of core.Rules.Piles.
type still struct{ piles []core.Pile }

// The measures of a picture, in units where nothing else is named.
const (
	stillMargin  = 10
	stillCard    = 44 // width of a card, if there is room
	stillRowGap  = 10
	stillCorner  = 12
	stillPairGap = .14 // between pairs of foundations, in card widths
	stillGap     = .3  // between a few columns: room for their outlines
	stillFew     = 4
)

// columnGap is the gap between columns, in card widths.
func (s *still) columnGap() float32 {
	if len(s.of(core.ColumnPile)) <= stillFew {
		return stillGap
	}
	return columnGap
}

// has tells whether piles of a kind are shown.
func (s *still) has(k core.PileKind) bool {
	return slices.ContainsFunc(s.piles, func(p core.Pile) bool { return p.Kind() == k })
}

// of lists the piles of a kind that are shown.
func (s *still) of(k core.PileKind) []core.Pile {
	var all []core.Pile
	for _, p := range s.piles {
		if p.Kind() == k {
			all = append(all, p)
		}
	}
	return all
}

// widths is how wide the widest row is, in card widths.
func (s *still) widths(r *core.Rules) float32 {
	row := func(k core.PileKind, gap float32) float32 {
		n := len(s.of(k))
		return float32(n) + float32(max(n-1, 0))*gap
	}
	piles := row(core.FoundationPile, columnGap)
	if r.Decks > 1 && piles > 0 {
		piles = core.Suits*(1+pairStep) + (core.Suits-1)*stillPairGap
	}
	if s.has(core.WastePile) {
		piles += columnGap + s.wasteWidth(r)
	}
	if s.has(core.StockPile) {
		piles += columnGap + 1
	}
	return max(piles, row(core.CellPile, columnGap), row(core.ColumnPile, s.columnGap()))
}

// wasteWidth is the width of the waste in card widths.
func (s *still) wasteWidth(r *core.Rules) float32 { return 1 + float32(r.Draw-1)*(1+columnGap)/2 }

// width is the width of the whole picture where it has all the room that it wants.
func (s *still) width(r *core.Rules) float32 { return s.widths(r)*stillCard + 2*stillMargin }

// layout lays the picture out in a width: a row of foundations, waste and stock, one of cells, and the columns.
func (s *still) layout(b *core.Board, width float32, o Options) *Layout {
	r := b.Rules()
	l := &Layout{Options: o, Tall: true, rules: r}
	wide := s.widths(r)
	l.setCard(max(1, min(stillCard, (width-2*stillMargin)/wide)), columnGap)
	l.Bottom = largestSize
	left := (width - wide*l.CardW) / 2
	right := left + wide*l.CardW
	y := float32(stillMargin)
	if s.has(core.FoundationPile) || s.has(core.WastePile) || s.has(core.StockPile) {
		s.layPiles(l, left, right, y)
		y += l.CardH + stillRowGap
	}
	if s.has(core.CellPile) {
		l.Cells = make([]Point, r.Cells)
		for i, p := range s.of(core.CellPile) {
			l.Cells[p.Index()] = Point{left + float32(i)*l.Pitch, y}
		}
		y += l.CardH + stillRowGap
	}
	l.Top = y
	l.Columns = make([]Point, r.Columns)
	for i, p := range s.of(core.ColumnPile) {
		l.Columns[p.Index()] = Point{left + float32(i)*l.CardW*(1+s.columnGap()), y}
	}
	l.Size = Size{width, s.bottom(l, b) + stillMargin}
	if o.LeftHanded {
		s.mirror(l)
	}
	return l
}

// mirror turns the picture as a table is turned for the left hand, and keeps the order of the columns that are shown.
func (s *still) mirror(l *Layout) {
	l.mirror()
	slices.Reverse(l.Columns) // to where the numbers of those that are shown are again
	shown := s.of(core.ColumnPile)
	for i, j := 0, len(shown)-1; i < j; i, j = i+1, j-1 {
		a, b := shown[i].Index(), shown[j].Index()
		l.Columns[a], l.Columns[b] = l.Columns[b], l.Columns[a]
	}
}

// layPiles lays out the foundations from the left, and stock and waste from the right.
func (s *still) layPiles(l *Layout, left, right, y float32) {
	for i := range s.of(core.FoundationPile) {
		x := left + float32(i)*l.Pitch
		if l.paired() {
			x = left + float32(i%core.Suits)*(1+pairStep+stillPairGap)*l.CardW + float32(i/core.Suits)*pairStep*l.CardW
		}
		l.Foundations = append(l.Foundations, Point{x, y})
	}
	if s.has(core.StockPile) {
		l.Stock = Point{right - l.CardW, y}
		right -= l.Pitch
	}
	if s.has(core.WastePile) {
		x := right - s.wasteWidth(l.rules)*l.CardW
		for i := range l.rules.Draw {
			l.Waste = append(l.Waste, Point{x + float32(i)*l.Pitch/2, y})
		}
	}
}

// bottom is where the lowest card of all ends.
func (s *still) bottom(l *Layout, b *core.Board) float32 {
	bottom := float32(0)
	for _, p := range s.piles {
		bottom = max(bottom, l.Place(b, p, max(b.Len(p)-1, 0)).Y+l.CardH)
	}
	return bottom
}
