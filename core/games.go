package core

// dealVersion is the digit after the game's letters in a deal code: how numbers become deals. A released version
// never changes.
const dealVersion = "1"

// The games, each with its options; the first of a game's options is its default.
var (
	// EasyHarp: two decks, nine columns, one card at a time.
	EasyHarp = &Rules{
		Letters: "EH", Options: "N",
		Decks: 2, Ranks: Ranks, Columns: 9, Draw: 1,
		Layout: Triangle, FaceDown: true,
		Build: AlternatingColours, Move: OneCard,
		Points: Points{ToFoundation: 10, WasteToColumn: 5, TurnUp: 5},
	}
	// Reflechi: Klondike with every card face up, draw 1.
	Reflechi = &Rules{
		Letters: "TF", Options: "D1N",
		Decks: 1, Ranks: Ranks, Columns: 7, Draw: 1,
		Layout: Triangle,
		Build:  AlternatingColours, Move: AnyRun,
		Points: Points{ToFoundation: 10, WasteToColumn: 5, TurnUp: 5, Redeal: 100},
	}
	// ReflechiDraw3 is Reflechi with three cards drawn at once.
	ReflechiDraw3 = Reflechi.with("D3N", func(r *Rules) { r.Draw = 3 })
	// EightOff: eight columns by suit and eight cells.
	EightOff = &Rules{
		Letters: "EO", Options: "C8",
		Decks: 1, Ranks: Ranks, Columns: 8, Cells: 8,
		Layout: Rectangle, Height: 6,
		Build: SameSuit, Move: LimitedRun,
		Points:         Points{ToFoundation: 10},
		TapsFoundation: true,
	}
	// EightOff4 is EightOff with four cells.
	EightOff4 = EightOff.with("C4", func(r *Rules) { r.Cells = 4 })
	// EightOff2 is EightOff with two cells.
	EightOff2 = EightOff.with("C2", func(r *Rules) { r.Cells = 2 })
)

// Family is one game with all its options, the default first.
type Family []*Rules

// Letters is the game's name in deal codes.
func (f Family) Letters() string { return f[0].Letters }

// Games lists the games in the order in which the app shows them. Adding a game means adding its rules here.
var Games = []Family{
	{EasyHarp},
	{Reflechi, ReflechiDraw3},
	{EightOff, EightOff4, EightOff2},
}

// FamilyOf is the game with the given letters, or nil.
func FamilyOf(letters string) Family {
	for _, f := range Games {
		if f.Letters() == letters {
			return f
		}
	}
	return nil
}

// Option is the member of the family with the given option text, or nil.
func (f Family) Option(options string) *Rules {
	for _, r := range f {
		if r.Options == options {
			return r
		}
	}
	return nil
}

func (r *Rules) with(options string, change func(*Rules)) *Rules {
	c := *r
	c.Options = options
	change(&c)
	return &c
}
