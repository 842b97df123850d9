package help

import (
	"slices"
	"strings"

	"patiencetrio/core"
)

// Picture is a position of which some piles are shown, with a move in it that the rules allow or refuse.
type Picture struct {
	Rules *core.Rules
	// Show lists the piles that are shown, in the order of core.Rules.Piles; none: all.
	Show []core.Pile
	// Move is the action that the picture is about; zero: there is none.
	Move core.Action

	number       int    // of a deal, else 0
	cells        string // the cells' cards in the notation, "-" for an empty one; "": as many as there are, empty
	stock, waste string
	columns      []string // the cards of the first columns
	caption      string
}

// Board is the position. Cards that the picture does not show lie in the stock or, if that is shown or there is none, in
// the columns that are not shown.
func (p Picture) Board() (core.Board, error) {
	if p.number > 0 {
		return core.Deal(core.Code{Rules: p.Rules, Number: p.number}), nil
	}
	return core.ParsePosition(p.position())
}

// Shown are the piles that are shown.
func (p Picture) Shown() []core.Pile {
	if len(p.Show) == 0 {
		return p.Rules.Piles()
	}
	return p.Show
}

// position writes the whole position in the notation.
func (p Picture) position() string {
	r := p.Rules
	cells, stock, columns := p.cells, p.stock, slices.Clone(p.columns)
	if cells == "" {
		cells = strings.Repeat(" -", r.Cells)
	}
	rest := p.rest()
	if r.HasStock() && stock == "" {
		stock, rest = strings.Join(rest, " "), nil
	}
	for len(columns) < r.Columns { // none stays empty, so that only the columns shown are
		n := min(1, len(rest))
		if len(columns) == r.Columns-1 {
			n = len(rest)
		}
		columns = append(columns, strings.Join(rest[:n], " "))
		rest = rest[n:]
	}
	lines := []string{"Game: " + r.Prefix(), "Foundations:"}
	for i := range r.Foundations() {
		lines[1] += " " + core.Suit(i%core.Suits).String() + "-0"
	}
	if r.Cells > 0 {
		lines = append(lines, "Freecells: "+cells)
	}
	if r.HasStock() {
		lines = append(lines, "Stock: "+stock, "Waste: "+p.waste)
	}
	for _, c := range columns {
		lines = append(lines, ": "+c)
	}
	return strings.Join(lines, "\n") + "\n"
}

// rest lists the cards that are in no pile that is shown.
func (p Picture) rest() []string {
	shown := map[string]int{}
	for _, pile := range append([]string{p.cells, p.stock, p.waste}, p.columns...) {
		for c := range strings.FieldsSeq(pile) {
			shown[strings.Trim(c, "<>")]++
		}
	}
	var all []string
	for range p.Rules.Decks {
		for face := range core.Card(core.DeckSize) {
			if name := face.String(); shown[name] > 0 {
				shown[name]--
			} else {
				all = append(all, name)
			}
		}
	}
	return all
}

// deal is a picture of a game's deal.
func deal(r *core.Rules) Picture {
	return Picture{Rules: r, number: exampleDeal, caption: "all.deal.caption"}
}

// columns is a picture of the first columns alone, with a move of the last n cards of column from to column to.
func columns(r *core.Rules, caption string, from, to, n int, cards ...string) Picture {
	p := Picture{Rules: r, columns: cards, caption: caption, Move: core.Move(core.Column(from), core.Column(to), n)}
	for i := range cards {
		p.Show = append(p.Show, core.Column(i))
	}
	return p
}

// The pictures of Easy Harp.
var (
	harpOnBlack = columns(core.EasyHarp, "alternating.columns.caption.1", 1, 0, 1, "<2C> TD 8S", "<5S> 7H")
	harpOnRed   = columns(core.EasyHarp, "alternating.columns.caption.2", 1, 0, 1, "<2C> TS 8D", "<5S> 7H")
	harpRun     = columns(core.EasyHarp, "eh.single.caption.1", 1, 0, 2, "<4H> JC 9D", "<3C> 8S 7H")
	harpQueen   = columns(core.EasyHarp, "eh.empty.caption.1", 1, 0, 1, "", "<9C> <3D> QH")
	harpKingRun = columns(core.EasyHarp, "eh.kingrun.caption.1", 1, 0, 4, "", "<3D> <9C> KS QH JC TD")
)

// The pictures of Solitaire Réfléchi.
var (
	reflechiOnBlack = columns(core.Reflechi, "alternating.columns.caption.1", 1, 0, 1, "2C TD 8S", "5S 7H")
	reflechiOnRed   = columns(core.Reflechi, "alternating.columns.caption.2", 1, 0, 1, "2C TS 8D", "5S 7H")
	reflechiRun     = columns(core.Reflechi, "tf.runs.caption.1", 1, 0, 2, "4H JC 9D", "3C 8S 7H")
	reflechiGroup   = columns(core.Reflechi, "tf.runs.caption.2", 1, 0, 3, "2D TC", "JS 9H 5S 4D")
	reflechiQueen   = columns(core.Reflechi, "tf.empty.caption.1", 1, 0, 1, "", "9C 3D QH")
	reflechiDraw    = Picture{
		Rules: core.ReflechiDraw3, Show: []core.Pile{core.Stock, core.Waste, core.Column(0), core.Column(1), core.Column(2)},
		stock: "2S 8C JD 6H 9S TC KD 3H QC", waste: "AS 7D QH 4C", columns: []string{"6S 5D", "QS JH", "9C"},
		caption: "tf.draw.caption.1", Move: core.Move(core.Waste, core.Column(0), 1),
	}
)

// The pictures of Eight Off.
var (
	offSameSuit  = columns(core.EightOff, "eo.columns.caption.1", 1, 0, 1, "2C TD 8H", "5S 7H")
	offOtherSuit = columns(core.EightOff, "eo.columns.caption.2", 1, 0, 1, "2C TD 8S", "5S 7H")
	offRun       = columns(core.EightOff, "eo.runs.caption.1", 1, 0, 2, "4H JC 9C", "3D 8C 7C")
	offQueen     = columns(core.EightOff, "eo.empty.caption.1", 1, 0, 1, "", "9C 3D QH")
	offTooLong   = withCells(columns(core.EightOff, "eo.limit.caption.1", 1, 0, 4, "", "5D KH QH JH TH"))
	offFits      = withCells(columns(core.EightOff, "eo.limit.caption.2", 1, 2, 4, "", "5D JS TS 9S 8S", "6C QS"))
)

// withCells shows eight cells of which two are empty.
func withCells(p Picture) Picture {
	p.cells = "2C 7D 3S 9C 4H 6D - -"
	for i := range p.Rules.Cells {
		p.Show = append(p.Show, core.Cell(i))
	}
	return p
}
