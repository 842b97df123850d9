package core

// Building says which card may lie on which in the tableau, always exactly one rank lower.
type Building uint8

const (
	// AlternatingColours: red on black and black on red.
	AlternatingColours Building = iota
	// SameSuit: hearts on hearts, and so on.
	SameSuit
)

// Moving says how many cards may move at once between two columns.
type Moving uint8

const (
	// OneCard: a single card; only a run headed by a King moves whole, and only to an empty column.
	OneCard Moving = iota
	// AnyRun: a run of any length.
	AnyRun
	// LimitedRun: (empty cells + 1) x 2^(empty columns) cards, the target not counted among the empty columns.
	LimitedRun
)

// Layout says how the deal is laid out.
type Layout uint8

const (
	// Triangle: column n gets n cards; the rest is the stock.
	Triangle Layout = iota
	// Rectangle: every column gets equally many cards; what is left over goes to the cells, one each,
	// and what finds no cell on top of the columns from the column of its own number on.
	Rectangle
)

// Points says what an action scores. Redeal is a cost, the others are gains; all are 0 or more.
type Points struct {
	ToFoundation  int // a card from column, waste or cell to a foundation
	WasteToColumn int
	TurnUp        int // a face-down card that turns up
	Redeal        int // subtracted, but the score never falls below 0
}

// Rules is a game as data: everything that tells one game and one choice of options from another. A Rules value is
// shared and never changes.
type Rules struct {
	// Letters is the game's name in deal codes, "EH".
	Letters string
	// Options is the middle part of a deal code: "N", "D1N", "D3N", "C8", "C4", "C2".
	Options string

	Decks   int // 1 or 2
	Ranks   int // 13; fewer only in positions with a reduced deck, whose top rank then plays the King
	Columns int // 1..9
	Cells   int // 0..8
	Draw    int // cards turned from the stock at once: 0 (no stock), 1 or 3

	Layout   Layout
	Height   int  // cards a column gets in a rectangle, 0 in a triangle
	FaceDown bool // all but the last card of each column lie face down at first

	Build  Building
	Move   Moving
	Points Points

	// TapsFoundation: a double tap tries the foundation first (games where one tap may have been meant for a cell).
	TapsFoundation bool
}

// Cards is the number of cards in the game.
func (r *Rules) Cards() int { return r.Decks * Suits * r.Ranks }

// Foundations is the number of foundation slots: one per suit and deck. Slot i is bound to suit i mod 4.
func (r *Rules) Foundations() int { return r.Decks * Suits }

// HasStock tells whether the game has a stock and a waste.
func (r *Rules) HasStock() bool { return r.Draw > 0 }

// Top is the rank that plays the King: the only one that an empty column takes, and the last on a foundation.
func (r *Rules) Top() Rank { return Rank(r.Ranks) }

// Prefix is a deal code without its number: "EH1-N".
func (r *Rules) Prefix() string { return r.Letters + dealVersion + "-" + r.Options }

// ScoresDiffer tells whether two wins without a card taken back can differ in score. The points of foundations and of cards
// turned up are the same in every win: only the ways through the waste make a difference.
func (r *Rules) ScoresDiffer() bool {
	return r.HasStock() && (r.Points.WasteToColumn != 0 || r.Points.Redeal != 0)
}

// fits tells whether a card may lie on another in the tableau.
func (r *Rules) fits(upper, lower Card) bool {
	if upper.Rank()+1 != lower.Rank() {
		return false
	}
	if r.Build == SameSuit {
		return upper.Suit() == lower.Suit()
	}
	return upper.Red() != lower.Red()
}
