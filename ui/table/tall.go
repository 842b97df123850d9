package table

import "patiencetrio/core"

// The figures of the tall layout, in units.
const (
	headerHeight = 56
	barHeight    = 72 // with the margin below it
	barMargin    = 8
	barWidest    = 560 // of the panel on tablets
	edgeGap      = 4   // between header, piles, columns' room and bar
	rowGap       = 8   // between rows of piles
	tableGap     = 4   // more of it above the columns
	headerMore   = 32  // of the header, for text that is twice as large
	barMore      = 22  // the same of the bar
)

// layTall lays out header, one or two rows of piles, columns and bar.
func (l *Layout) layTall() {
	rows := 1
	if l.rowsOfPilesApart() {
		rows = 2
	}
	n := float32(l.rules.Columns)
	limit := (l.Size.W - 2*tallMargin(l.Size.W)) / (n + (n-1)*columnGap)
	room := l.Size.H - barHeight - edgeGap - (headerHeight + edgeGap) - rowGap*float32(rows) - tableGap
	l.setCard(l.cardWidth(room, rows, limit), columnGap)
	l.layHeaderAndBar(l.spare(room, rows, l.CardW))
	top := l.Header.H + edgeGap
	l.Bottom = l.Size.H - l.foot() - edgeGap
	l.Top = top + float32(rows)*(l.CardH+rowGap) + tableGap
	l.setColumns((l.Size.W - (n-1)*l.Pitch - l.CardW) / 2)
	if l.paired() {
		l.layPairsAndStock(top)
	} else if l.rules.HasStock() {
		l.layFoundationsAndStock(top)
	} else {
		l.layFoundationsAndCells(top, rows)
	}
}

// layHeaderAndBar lays out what is above and below the cards. Larger text takes of the room that is spare, the header first:
// its figures are read during play.
func (l *Layout) layHeaderAndBar(spare float32) {
	w := l.Size.W
	spare = max(spare-(l.foot()-barHeight), 0)
	more := min(headerMore*l.larger(), spare)
	l.Header = Rect{0, 0, w, headerHeight + more}
	bar := BarWidth(w)
	if l.Options.Foot == 0 {
		l.barMore = min(barMore*l.larger(), spare-more)
		bar = min(w-2*barMargin, barWidest*(1+l.larger()/2))
	}
	l.Bar = Rect{(w - bar) / 2, l.Size.H - l.foot(), bar, l.foot() - barMargin}
}

// BarWidth is the width of the bar in a tall layout of that width.
func BarWidth(width float32) float32 { return min(width-2*barMargin, barWidest) }

// foot is the height of the bar with the margin below it.
func (l *Layout) foot() float32 { return max(barHeight+l.barMore, l.Options.Foot) }

func tallMargin(width float32) float32 {
	switch {
	case width < 600:
		return 4
	case width < 900:
		return 12
	default:
		return 24
	}
}

// rowsOfPilesApart tells whether cells and foundations are too many for one row above the columns.
func (l *Layout) rowsOfPilesApart() bool {
	return l.rules.Cells > 0 && l.rules.Cells+l.rules.Foundations() > l.rules.Columns
}

// layPairsAndStock lays out one row flush with the columns: four pairs of foundations, waste and stock, six groups with
// equal gaps.
func (l *Layout) layPairsAndStock(top float32) {
	left := l.Columns[0].X
	right := l.Columns[len(l.Columns)-1].X + l.CardW
	gap := (right - left - 8*l.CardW) / 5
	step := (1+pairStep)*l.CardW + gap
	for i := range l.rules.Foundations() {
		deck, suit := i/core.Suits, i%core.Suits
		x := left + float32(suit)*step + float32(deck)*pairStep*l.CardW
		l.Foundations = append(l.Foundations, Point{x, top})
	}
	l.Waste = []Point{{right - 2*l.CardW - gap, top}}
	l.Stock = Point{right - l.CardW, top}
}

// layFoundationsAndStock lays out one row on the columns: foundations from the left, stock on the last column and the
// waste on the two before it, where draw 3 fans it by half a column.
func (l *Layout) layFoundationsAndStock(top float32) {
	for i := range l.rules.Foundations() {
		l.Foundations = append(l.Foundations, Point{l.Columns[i].X, top})
	}
	last := len(l.Columns) - 1
	l.Stock = Point{l.Columns[last].X, top}
	if l.rules.Draw == 1 {
		l.Waste = []Point{{l.Columns[last-1].X, top}}
		return
	}
	for i := range l.rules.Draw {
		l.Waste = append(l.Waste, Point{l.Columns[last-2].X + float32(i)*l.Pitch/2, top})
	}
}

// layFoundationsAndCells lays out cells from the first column on. The foundations share their row, on the last columns,
// or have the row above to themselves, each over the middle of two columns.
func (l *Layout) layFoundationsAndCells(top float32, rows int) {
	n := l.rules.Foundations()
	for i := range n {
		x := l.Columns[len(l.Columns)-n+i].X
		if rows == 2 {
			x = (l.Columns[2*i].X + l.Columns[2*i+1].X) / 2
		}
		l.Foundations = append(l.Foundations, Point{x, top})
	}
	for i := range l.rules.Cells {
		l.Cells = append(l.Cells, Point{l.Columns[i].X, top + float32(rows-1)*(l.CardH+rowGap)})
	}
}
