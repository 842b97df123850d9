package table

import "patiencetrio/core"

// flatBelow is the height under which a wide layout is that of a phone.
const flatBelow = 500

// wideFigures are the figures of a wide layout, in units.
type wideFigures struct {
	margin float32
	rail   float32 // its width
	block  float32 // gap between blocks
	info   Size
	row    float32 // gap between piles one below the other
	below  float32 // gap below the info
}

func figuresFor(size Size) wideFigures {
	switch phone := size.H < flatBelow; {
	case phone && size.W < 700:
		return wideFigures{4, 56, 8, Size{80, 60}, 8, 6}
	case phone:
		return wideFigures{8, 64, 14, Size{112, 60}, 8, 6}
	case size.W < 1200:
		return wideFigures{12, 72, 16, Size{128, 84}, 12, 16}
	default:
		return wideFigures{20, 88, 28, Size{150, 84}, 12, 16}
	}
}

// wide is the reckoning of one wide layout: from left to right info with piles below it, columns, foundations, rail.
type wide struct {
	wideFigures
	size       Size
	columns    float32 // their number
	left       int     // card columns of the left block
	leftRows   int     // its rows of cells
	foundation float32 // width of the foundations' block, in card widths
}

func newWide(r *core.Rules, size Size) wide {
	w := wide{wideFigures: figuresFor(size), size: size, columns: float32(r.Columns), left: 1, foundation: 1}
	if r.Cells > core.Suits { // more than stand one below the other beside the four foundations
		w.left = 2
	}
	w.leftRows = (r.Cells + w.left - 1) / w.left
	if r.Decks > 1 {
		w.foundation += pairStep
	}
	return w
}

// leftCards is the width of the left block's piles, in card widths.
func (w *wide) leftCards() float32 { return float32(w.left) + float32(w.left-1)*columnGap }

// leftBlock is the left block's width: the info's or that of the piles below it.
func (w *wide) leftBlock(card float32) float32 { return max(w.info.W, w.leftCards()*card) }

// fixed is the width that depends on no card.
func (w *wide) fixed() float32 { return 2*w.margin + 3*w.block + w.rail }

// cards is the width of columns and foundations in card widths, gap being that between columns.
func (w *wide) cards(gap float32) float32 { return w.columns + (w.columns-1)*gap + w.foundation }

// width is the width that everything takes.
func (w *wide) width(card, gap float32) float32 {
	return w.fixed() + w.leftBlock(card) + w.cards(gap)*card
}

// limit is the largest card width at which four rows of piles fit into the height and all blocks into the width. Where
// cells stand in more than two rows, the info above them takes part of the height.
func (w *wide) limit() float32 {
	height := w.size.H - 2*w.margin - 3*w.row
	if w.leftRows > 2 {
		height -= w.info.H + w.below
	}
	card := min(maxCardW, height/core.Suits/1.5)
	if w.width(card, columnGap) > w.size.W {
		room := w.size.W - w.fixed()
		card = min(card, (room-w.info.W)/w.cards(columnGap), room/(w.cards(columnGap)+w.leftCards()))
	}
	return card
}

// The room that larger text is given, as shares of the usual measures, where it is twice as large.
const (
	infoWider  = 1
	infoHigher = 1.25
	railWider  = .5
	leastBlock = 8 // units: of the gap between blocks
)

// widen gives rail and info width that cards of that width leave, and of the gaps between the blocks, for larger text.
func (w *wide) widen(card, larger float32) {
	if larger == 0 {
		return
	}
	w.block = max(min(w.block, leastBlock), w.block*(1-larger/2))
	free := max(w.size.W-w.width(card, columnGap), 0)
	rail := float32(0)
	if w.size.H >= flatBelow { // its words want it
		rail = min(w.rail*railWider*larger, free/3)
	}
	w.rail += rail
	left := w.leftBlock(card)
	w.info.W = max(left, min(w.info.W*(1+infoWider*larger), left+free-rail))
}

// heighten gives the info height that the piles below it leave.
func (w *wide) heighten(piles, larger float32) {
	free := max(w.size.H-2*w.margin-w.info.H-w.below-piles, 0)
	w.info.H += min(w.info.H*infoHigher*larger, free)
}

// leftPiles is the height of the piles below the info.
func (l *Layout) leftPiles(w *wide) float32 {
	row := l.CardH + w.row
	high := max(float32(w.leftRows)*row-w.row, 0)
	if l.rules.HasStock() {
		high = max(high, row+float32(l.rules.Draw-1)*l.wasteStep()+l.CardH)
	}
	return high
}

// layWide lays out the blocks side by side. Spare width first opens the gaps between the columns, then goes beside the
// blocks: a third on each side, a sixth on both sides of the columns.
func (l *Layout) layWide() {
	w := newWide(l.rules, l.Size)
	w.rail = max(w.rail, l.Options.Side)
	l.Phone = l.Size.H < flatBelow
	l.Top, l.Bottom = w.margin, l.Size.H-w.margin
	card := l.cardWidth(l.Bottom-l.Top, 0, w.limit())
	if l.Options.Side == 0 {
		w.widen(card, l.larger())
	}
	free := l.Size.W - w.width(card, columnGap)
	gap := min(widestGap, columnGap+.6*free/(w.columns-1)/card)
	free = max(l.Size.W-w.width(card, gap), 0)
	l.setCard(card, gap)
	left := w.margin + free/3
	columns := left + w.leftBlock(card) + w.block + free/6
	l.setColumns(columns)
	w.heighten(l.leftPiles(&w), l.larger())
	l.Info = Rect{left, w.margin, w.leftBlock(card), w.info.H}
	l.Rail = Rect{l.Size.W - w.margin - w.rail, w.margin, w.rail, l.Bottom - l.Top}
	l.layFoundationsBelow(Point{columns + (w.columns-1)*l.Pitch + card + w.block + free/6, w.margin}, w.row)
	l.layLeftPiles(Point{left, w.margin + w.info.H + w.below}, &w)
}

// layFoundationsBelow lays the suits one below the other, the second foundation of a suit half over its first.
func (l *Layout) layFoundationsBelow(at Point, gap float32) {
	for i := range l.rules.Foundations() {
		deck, suit := i/core.Suits, i%core.Suits
		place := at.Add(float32(deck)*pairStep*l.CardW, float32(suit)*(l.CardH+gap))
		l.Foundations = append(l.Foundations, place)
	}
}

// layLeftPiles lays out what lies below the info: stock and waste, fanned down in draw 3, or cells.
func (l *Layout) layLeftPiles(at Point, w *wide) {
	row := l.CardH + w.row
	for i := range l.rules.Cells {
		x := float32(i%w.left) * l.CardW * (1 + columnGap)
		l.Cells = append(l.Cells, at.Add(x, float32(i/w.left)*row))
	}
	if !l.rules.HasStock() {
		return
	}
	l.Stock = at
	for i := range l.rules.Draw {
		l.Waste = append(l.Waste, at.Add(0, row+float32(i)*l.wasteStep()))
	}
}

// wasteStep is the strip of a covered card in a waste that is fanned down.
func (l *Layout) wasteStep() float32 {
	if l.Options.Large {
		return .36 * l.CardH
	}
	return min(.3*l.CardH, l.strip())
}
