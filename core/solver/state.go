package solver

import (
	"bytes"

	"patiencetrio/core"
)

// twin marks a card of the second deck in a stock whose order matters.
const twin = 1 << 7

// maxPile is the most cards that can lie in one pile.
const maxPile = core.MaxCards

// The ranges of core.Pile, as constants.
const (
	firstColumn     = core.Waste + 1
	firstCell       = firstColumn + core.MaxColumns
	firstFoundation = firstCell + core.MaxCells
)

// state is a position of any game. Columns, cells and foundations keep the numbers that they have on the board; the
// hash does not depend on them. Stock and waste are one sequence, of which any card that drawing can bring up may be
// played.
type state struct {
	rules *core.Rules
	king  uint8 // the top rank
	same  bool  // columns build by suit

	left int // cards not on foundations

	cols   [core.MaxColumns][maxPile]card
	prefix [core.MaxColumns][maxPile + 1]key // hash of the lowest n cards
	n      [core.MaxColumns]uint8
	down   [core.MaxColumns]uint8

	cells [core.MaxCells]card
	free  int // empty cells
	home  [core.MaxFoundations]uint8

	// stock holds the cards of the waste from the bottom, then those of the stock from the next one on. Where their order
	// matters, twins of the second deck are marked.
	stock  [maxPile]uint8
	stockN int
	waste  int              // how many of them lie on the waste; always 0 where all of them can be played
	count  [cardCodes]uint8 // how often a card is in stock or waste

	hash key
}

// move is one change of a state. It is made on the same piles as the action, but that core.Stock stands for any card of
// stock and waste, which drawing brings up.
type move struct {
	from, to core.Pile
	n        uint8 // cards
	card     card  // the card that comes to lie on the target
	index    uint8 // of a stock card, in the sequence; where draws bring up every card, it is known when made
	waste    uint8 // before a stock card was taken
	twin     uint8 // the stock card's mark
	turned   bool  // a card was turned up
	rank     int32 // the higher, the sooner it is tried
}

func newState(b *core.Board) *state {
	s := &state{rules: b.Rules()}
	s.king = uint8(s.rules.Top())
	s.same = s.rules.Build == core.SameSuit
	s.left = s.rules.Cards() - b.Home()
	for i := range s.rules.Columns {
		for _, c := range b.Cards(core.Column(i)) {
			s.push(i, newCard(c))
		}
		s.down[i] = uint8(b.FaceDown(core.Column(i)))
		s.hash = s.hash.plus(s.columnHash(i))
	}
	for i := range s.rules.Cells {
		if c := b.Top(core.Cell(i)); c != core.NoCard {
			s.cells[i] = newCard(c)
			s.hash = s.hash.plus(cellKeys[s.cells[i]])
		} else {
			s.free++
		}
	}
	for i := range s.rules.Foundations() {
		s.home[i] = uint8(b.Len(core.Foundation(i)))
		s.hash = s.hash.plus(homeKeys[i%core.Suits][s.home[i]])
	}
	s.fillStock(b)
	return s
}

func (s *state) fillStock(b *core.Board) {
	for _, c := range b.Cards(core.Waste) {
		s.addStock(c)
	}
	s.waste = s.stockN
	stock := b.Cards(core.Stock)
	for i := len(stock) - 1; i >= 0; i-- {
		s.addStock(stock[i])
	}
	s.waste = s.samePlays(s.waste)
	s.hash = s.hash.plus(wasteKeys[s.waste])
}

func (s *state) addStock(c core.Card) {
	x := uint8(newCard(c))
	s.count[x]++
	if s.rules.Draw > 1 && c.Deck() > 0 {
		x |= twin
	}
	s.stock[s.stockN] = x
	s.stockN++
	s.hash = s.hash.plus(stockKeys[x])
}

// samePlays is the least number of cards on the waste with which the same stock cards can be played as with w.
func (s *state) samePlays(w int) int {
	if s.rules.Draw <= 1 || w%s.rules.Draw == 0 || w == s.stockN {
		return 0
	}
	return w
}

// columnHash is a column's part of the hash.
func (s *state) columnHash(i int) key {
	k := s.prefix[i][s.n[i]]
	if d := uint64(s.down[i]); d > 0 {
		k.a = mix(k.a + d*oddA)
		k.b = mix(k.b + d*oddB)
	}
	return k
}

// push puts a card on a column. Neither the hash nor the count of the cards at home follows.
func (s *state) push(i int, c card) {
	n := s.n[i]
	s.cols[i][n] = c
	p := s.prefix[i][n]
	z := cardKeys[c]
	s.prefix[i][n+1] = key{mix(p.a*oddA + z.a), mix(p.b*oddB + z.b)}
	s.n[i] = n + 1
}

func (s *state) top(i int) card {
	if s.n[i] == 0 {
		return 0
	}
	return s.cols[i][s.n[i]-1]
}

// fits tells whether a card goes on another one in the tableau.
func (s *state) fits(c, lower card) bool {
	if s.same {
		return c.onSame(lower)
	}
	return c.onOther(lower)
}

// run is the length of the run at the top of a column.
func (s *state) run(i int) int {
	n := int(s.n[i])
	if n == 0 {
		return 0
	}
	col, low := &s.cols[i], int(s.down[i])
	k := n - 1
	for k > low && s.fits(col[k], col[k-1]) {
		k--
	}
	return n - k
}

// slot is the foundation that takes a card, or -1. Where two do, they are equal.
func (s *state) slot(c card) int {
	for i := int(suitOf[c.suit()]); i < s.rules.Foundations(); i += core.Suits {
		if s.home[i]+1 == c.rank() {
			return i
		}
	}
	return -1
}

// make makes a move and notes in it what taking it back needs, the hash aside.
func (s *state) make(m *move) {
	s.take(m)
	switch {
	case m.to < firstCell:
		i := int(m.to - firstColumn)
		s.hash = s.hash.minus(s.columnHash(i))
		if m.n == 1 {
			s.push(i, m.card)
		} else {
			s.pushRun(i, int(m.from-firstColumn), m.n)
		}
		s.hash = s.hash.plus(s.columnHash(i))
	case m.to < firstFoundation:
		s.cells[m.to-firstCell] = m.card
		s.free--
		s.hash = s.hash.plus(cellKeys[m.card])
	default:
		s.setHome(int(m.to-firstFoundation), 1)
	}
}

// pushRun puts the n cards that were just taken from one column, and still lie above its top, on another.
func (s *state) pushRun(i, from int, n uint8) {
	for k := s.n[from]; k < s.n[from]+n; k++ {
		s.push(i, s.cols[from][k])
	}
}

// take takes a move's cards from their pile.
func (s *state) take(m *move) {
	switch {
	case m.from == core.Stock:
		s.takeStock(m)
	case m.from < firstCell:
		i := int(m.from - firstColumn)
		s.hash = s.hash.minus(s.columnHash(i))
		s.n[i] -= m.n
		m.turned = s.n[i] > 0 && s.n[i] == s.down[i]
		if m.turned {
			s.down[i]--
		}
		s.hash = s.hash.plus(s.columnHash(i))
	case m.from < firstFoundation:
		s.cells[m.from-firstCell] = 0
		s.free++
		s.hash = s.hash.minus(cellKeys[m.card])
	default:
		s.setHome(int(m.from-firstFoundation), -1)
	}
}

func (s *state) setHome(slot, by int) {
	keys := &homeKeys[slot%core.Suits]
	s.hash = s.hash.minus(keys[s.home[slot]])
	s.home[slot] = uint8(int(s.home[slot]) + by)
	s.left -= by
	s.hash = s.hash.plus(keys[s.home[slot]])
}

func (s *state) takeStock(m *move) {
	if s.rules.Draw == 1 {
		m.index = uint8(bytes.IndexByte(s.stock[:s.stockN], uint8(m.card)))
	}
	m.waste = uint8(s.waste)
	k := int(m.index)
	m.twin = s.stock[k] & twin
	s.hash = s.hash.minus(stockKeys[s.stock[k]]).minus(wasteKeys[s.waste])
	copy(s.stock[k:s.stockN-1], s.stock[k+1:s.stockN])
	s.stockN--
	s.count[m.card]--
	s.waste = s.samePlays(k)
	s.hash = s.hash.plus(wasteKeys[s.waste])
}

// unmake takes back the last move made; hash is the one from before it.
func (s *state) unmake(m *move, hash key) {
	switch {
	case m.to < firstCell:
		s.n[m.to-firstColumn] -= m.n
	case m.to < firstFoundation:
		s.cells[m.to-firstCell] = 0
		s.free++
	default:
		s.home[m.to-firstFoundation]--
		s.left++
	}
	s.putBack(m)
	s.hash = hash
}

func (s *state) putBack(m *move) {
	switch {
	case m.from == core.Stock:
		k := int(m.index)
		copy(s.stock[k+1:s.stockN+1], s.stock[k:s.stockN])
		s.stock[k] = uint8(m.card) | m.twin
		s.stockN++
		s.count[m.card]++
		s.waste = int(m.waste)
	case m.from < firstCell:
		i := int(m.from - firstColumn)
		if m.n == 1 {
			s.push(i, m.card)
		} else {
			s.pushRun(i, int(m.to-firstColumn), m.n)
		}
		if m.turned {
			s.down[i]++
		}
	case m.from < firstFoundation:
		s.cells[m.from-firstCell] = m.card
		s.free--
	default:
		s.home[m.from-firstFoundation]++
		s.left--
	}
}
