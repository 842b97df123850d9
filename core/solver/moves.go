package solver

import "patiencetrio/core"

// kind sorts moves by what they do, for the order in which they are tried.
type kind uint8

const (
	homeFromColumn kind = iota
	homeFromCell
	homeFromStock
	turning   // between columns, uncovering a face-down card or emptying a column
	joining   // between columns, otherwise
	kingMove  // a King or his run to an empty column
	fromCell  // from a cell to a column
	fromStock // from the stock to a column
	toCell    // from a column to a cell
	backHome  // from a foundation to a column or cell
	kinds
)

// generate lists the moves of a position that are worth trying. If one of them cannot be wrong, it is the only one.
// What is left out never turns a won position into a lost one.
func (g *general) generate() {
	if g.forced() {
		return
	}
	g.toFoundations()
	for i := range g.rules.Columns {
		if g.n[i] > 0 {
			g.fromColumn(i)
		}
	}
	g.fromCells()
	g.fromStock()
	if g.takesBack {
		g.fromFoundations()
	}
}

func (g *general) add(k kind, m move) {
	m.rank = g.value(k, &m)
	g.moves = append(g.moves, m)
}

// forced finds a move that is never wrong.
func (g *general) forced() bool {
	for i := range g.rules.Columns {
		if c := g.top(i); c != 0 && g.safe(c) {
			return g.force(core.Column(i), c)
		}
	}
	if g.free < g.rules.Cells {
		for i, c := range g.cells {
			if c != 0 && g.safe(c) {
				return g.force(core.Cell(i), c)
			}
		}
	}
	if g.rules.Draw == 1 {
		for slot := range g.rules.Foundations() {
			c := g.wanted(slot)
			if g.count[c] > 0 && g.safe(c) {
				return g.force(core.Stock, c)
			}
		}
	}
	return false
}

func (g *general) force(from core.Pile, c card) bool {
	g.moves = append(g.moves, move{from: from, to: core.Foundation(g.slot(c)), n: 1, card: c})
	return true
}

// wanted is the card that a foundation waits for; beyond the King it is no card of the game.
func (g *general) wanted(slot int) card {
	if g.home[slot] >= g.king {
		return 0
	}
	return card((g.home[slot]+1)*4 + suitOf[slot%core.Suits])
}

// safe tells whether a card that lies on top can go to a foundation without ever being missed.
//
//   - Columns by suit, one deck: the only card that it could hold lies on the foundation already.
//   - Two decks: an ace holds nothing, and two slots are there for the two. A two holds aces only, but its twin would
//     compete for the one ready slot, so that both slots need their ace.
//   - Alternating colours, one deck: the two cards that it could hold are at home or can go home themselves, as can the
//     cards that these could hold, so that nothing need ever lie on it.
func (g *general) safe(c card) bool {
	slot := g.slot(c)
	if slot < 0 {
		return false
	}
	r := c.rank()
	switch {
	case r == 1:
		return true
	case g.rules.Decks > 1:
		return r == 2 && g.home[slot%core.Suits] > 0 && g.home[slot%core.Suits+core.Suits] > 0
	case g.same:
		return true
	}
	suit := c.suit()
	return g.homeOf(suit^1)+2 >= r && g.homeOf(suit^3)+2 >= r && g.homeOf(suit^2)+3 >= r
}

// homeOf is the rank of a suit's foundation in a game of one deck.
func (g *general) homeOf(suit uint8) uint8 { return g.home[suitOf[suit]] }

// joins is how many cards at the top of a column go on a card as a run, or 0.
func (g *general) joins(from int, on card) int {
	c := g.top(from)
	n := int(on.rank()) - int(c.rank())
	if c == 0 || n < 1 || n > int(g.n[from])-int(g.down[from]) {
		return 0
	}
	if !g.fits(g.cols[from][int(g.n[from])-n], on) || n > 1 && g.run(from) < n {
		return 0
	}
	return n
}

// limit is how many cards may move from one column to another by count, an empty target not being counted.
func (g *general) limit(toEmpty bool) int {
	switch g.rules.Move {
	case core.AnyRun:
		return core.Ranks
	case core.OneCard:
		if toEmpty {
			return core.Ranks
		}
		return 1
	}
	if g.singly {
		return g.free + 1
	}
	empty := g.emptyColumns()
	if toEmpty {
		empty--
	}
	return (g.free + 1) << empty
}

func (g *general) emptyColumns() int {
	k := 0
	for i := range g.rules.Columns {
		if g.n[i] == 0 {
			k++
		}
	}
	return k
}

// emptyColumn is the first empty column, or -1. All are alike.
func (g *general) emptyColumn() int {
	for i := range g.rules.Columns {
		if g.n[i] == 0 {
			return i
		}
	}
	return -1
}

func (g *general) toFoundations() {
	for i := range g.rules.Columns {
		if c := g.top(i); c != 0 {
			g.toFoundation(homeFromColumn, move{from: core.Column(i), n: 1, card: c})
		}
	}
	for i, c := range g.cells {
		if c != 0 {
			g.toFoundation(homeFromCell, move{from: core.Cell(i), n: 1, card: c})
		}
	}
}

func (g *general) toFoundation(k kind, m move) {
	if slot := g.slot(m.card); slot >= 0 {
		m.to = core.Foundation(slot)
		g.add(k, m)
	}
}

func (g *general) fromColumn(from int) {
	limit, empty := g.limit(false), -1
	for to := range g.rules.Columns {
		t := g.top(to)
		if t == 0 {
			empty = to
			continue
		}
		if to == from {
			continue
		}
		if n := g.joins(from, t); n > 0 && n <= limit {
			k := joining
			if n == int(g.n[from]-g.down[from]) {
				k = turning
			}
			head := g.cols[from][int(g.n[from])-n]
			g.add(k, move{from: core.Column(from), to: core.Column(to), n: uint8(n), card: head})
		}
	}
	if empty >= 0 {
		g.kingRun(from, empty)
	}
	g.toCell(core.Column(from), g.top(from))
}

// kingRun moves a King with his run to an empty column, unless he lies at the bottom of one.
func (g *general) kingRun(from, to int) {
	n := int(g.king-g.top(from).rank()) + 1
	at := int(g.n[from]) - n
	if at < 1 || at < int(g.down[from]) || g.cols[from][at].rank() != g.king {
		return
	}
	if n > g.limit(true) || n > 1 && g.run(from) < n {
		return
	}
	g.add(kingMove, move{from: core.Column(from), to: core.Column(to), n: uint8(n), card: g.cols[from][at]})
}

// toCell moves a card to the first empty cell; all are alike.
func (g *general) toCell(from core.Pile, c card) {
	if g.free == 0 {
		return
	}
	for i := range g.rules.Cells {
		if g.cells[i] == 0 {
			k := toCell
			if from >= firstFoundation {
				k = backHome
			}
			g.add(k, move{from: from, to: core.Cell(i), n: 1, card: c})
			return
		}
	}
}

// toColumns moves a single card that comes from no column to each column that takes it, and to one empty column.
func (g *general) toColumns(k kind, m move) {
	empty := false
	for to := range g.rules.Columns {
		t := g.top(to)
		if t == 0 {
			if empty || m.card.rank() != g.king {
				continue
			}
			empty = true
		} else if !g.fits(m.card, t) {
			continue
		}
		m.to = core.Column(to)
		g.add(k, m)
	}
}

func (g *general) fromCells() {
	if g.free == g.rules.Cells {
		return
	}
	for i, c := range g.cells {
		if c != 0 {
			g.toColumns(fromCell, move{from: core.Cell(i), n: 1, card: c})
		}
	}
}

// fromStock plays the cards that drawing can bring up.
func (g *general) fromStock() {
	if g.rules.Draw == 1 {
		g.fromAnyStock()
		return
	}
	for at := g.rules.Draw; at < g.stockN; at += g.rules.Draw {
		g.stockCard(at - 1)
	}
	if g.stockN > 0 {
		g.stockCard(g.stockN - 1)
	}
	if g.waste == 0 {
		return
	}
	for at := g.waste; at < g.stockN; at += g.rules.Draw {
		g.stockCard(at - 1)
	}
}

func (g *general) stockCard(index int) {
	c := card(g.stock[index] &^ twin)
	m := move{from: core.Stock, n: 1, card: c, index: uint8(index)}
	g.toFoundation(homeFromStock, m)
	g.toColumns(fromStock, m)
}

// fromAnyStock plays from a stock in which every card can be brought up: each face once.
func (g *general) fromAnyStock() {
	if g.stockN == 0 {
		return
	}
	for slot := range g.rules.Foundations() {
		c := g.wanted(slot)
		twice := slot >= core.Suits && g.home[slot-core.Suits] == g.home[slot]
		if g.count[c] > 0 && !twice {
			g.add(homeFromStock, move{from: core.Stock, to: core.Foundation(slot), n: 1, card: c})
		}
	}
	for to := range g.rules.Columns {
		t := g.top(to)
		if t == 0 || t.rank() == 1 {
			continue
		}
		if g.same {
			g.stockOn(t-4, to)
		} else {
			g.stockOn((t-4)^1, to)
			g.stockOn((t-4)^3, to)
		}
	}
	if empty := g.emptyColumn(); empty >= 0 {
		for suit := range card(core.Suits) {
			g.stockOn(card(g.king)*4+suit, empty)
		}
	}
}

func (g *general) stockOn(c card, to int) {
	if g.count[c] > 0 {
		g.add(fromStock, move{from: core.Stock, to: core.Column(to), n: 1, card: c})
	}
}

// fromFoundations takes cards back.
func (g *general) fromFoundations() {
	for slot := range g.rules.Foundations() {
		h := g.home[slot]
		if h == 0 || slot >= core.Suits && g.home[slot-core.Suits] == h {
			continue
		}
		m := move{from: core.Foundation(slot), n: 1, card: card(h*4 + suitOf[slot%core.Suits])}
		g.toColumns(backHome, m)
		g.toCell(m.from, m.card)
	}
}
