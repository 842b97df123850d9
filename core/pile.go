package core

// Pile names one pile of the table: the stock, the waste, a tableau column, a cell or a foundation. Piles exist in the
// notation whether or not a game has them.
type Pile uint8

// PileKind is the role of a pile.
type PileKind uint8

// The roles of piles.
const (
	StockPile PileKind = iota
	WastePile
	ColumnPile
	CellPile
	FoundationPile
)

// The most columns, cells and foundations any game has.
const (
	MaxColumns     = 9
	MaxCells       = 8
	MaxFoundations = 8
)

// The two piles that exist once.
const (
	Stock Pile = 0
	Waste Pile = 1
)

const (
	firstColumn     = 2
	firstCell       = firstColumn + MaxColumns
	firstFoundation = firstCell + MaxCells
	pileCount       = firstFoundation + MaxFoundations
)

// Column is the i-th tableau column, i from 0 (T1 in the notation).
func Column(i int) Pile { return Pile(firstColumn + i) }

// Cell is the i-th cell, i from 0 (C1 in the notation).
func Cell(i int) Pile { return Pile(firstCell + i) }

// Foundation is the i-th foundation, i from 0 (F1 in the notation); it is bound to suit i mod 4.
func Foundation(i int) Pile { return Pile(firstFoundation + i) }

// Kind is the pile's role.
func (p Pile) Kind() PileKind {
	switch {
	case p == Stock:
		return StockPile
	case p == Waste:
		return WastePile
	case p < firstCell:
		return ColumnPile
	case p < firstFoundation:
		return CellPile
	default:
		return FoundationPile
	}
}

// Index counts the piles of one kind from 0.
func (p Pile) Index() int {
	switch p.Kind() {
	case ColumnPile:
		return int(p) - firstColumn
	case CellPile:
		return int(p) - firstCell
	case FoundationPile:
		return int(p) - firstFoundation
	default:
		return 0
	}
}

// Suit is the suit to which a foundation is bound.
func (p Pile) Suit() Suit { return Suit(p.Index() % Suits) }

// String is the pile's name in the notation: S, W, T1..T9, C1..C8, F1..F8.
func (p Pile) String() string {
	switch p.Kind() {
	case StockPile:
		return "S"
	case WastePile:
		return "W"
	default:
		return pileLetters[p.Kind()] + string(rune('1'+p.Index()))
	}
}

var pileLetters = [...]string{ColumnPile: "T", CellPile: "C", FoundationPile: "F"}

// Has tells whether the game has this pile.
func (r *Rules) Has(p Pile) bool {
	switch p.Kind() {
	case StockPile, WastePile:
		return r.HasStock()
	case ColumnPile:
		return p.Index() < r.Columns
	case CellPile:
		return p.Index() < r.Cells
	default:
		return p.Index() < r.Foundations()
	}
}

// Piles lists the game's piles: stock, waste, columns, cells, foundations.
func (r *Rules) Piles() []Pile {
	var all []Pile
	for p := range Pile(pileCount) {
		if r.Has(p) {
			all = append(all, p)
		}
	}
	return all
}
