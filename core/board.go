package core

// Board is a position: which card lies where, and which lie face down. It is a plain value: a copy is a snapshot, and
// == compares positions card by card, twins told apart. The methods that change it are in apply.go.
type Board struct {
	rules *Rules
	piles [pileCount]stack
}

// stack is one pile, its top card last. The cards below down lie face down (columns only; the stock is face down as a
// whole without that). Slots from n on hold 0, so that == works.
type stack struct {
	n, down uint8
	cards   [MaxCards]Card
}

func (s *stack) push(c Card) {
	s.cards[s.n] = c
	s.n++
}

func (s *stack) pop() Card {
	s.n--
	c := s.cards[s.n]
	s.cards[s.n] = 0
	return c
}

func (s *stack) top() Card {
	if s.n == 0 {
		return NoCard
	}
	return s.cards[s.n-1]
}

// NewBoard is the empty table of a game.
func NewBoard(r *Rules) Board { return Board{rules: r} }

// Rules are the rules under which the position is played.
func (b *Board) Rules() *Rules { return b.rules }

// Cards lists the cards of a pile, the top card last; the stock's next card is its top card. The list is a view for
// reading: it changes with the board.
func (b *Board) Cards(p Pile) []Card {
	s := &b.piles[p]
	return s.cards[:s.n:s.n]
}

// Len is the number of cards in a pile.
func (b *Board) Len(p Pile) int { return int(b.piles[p].n) }

// Top is the top card of a pile, or NoCard.
func (b *Board) Top(p Pile) Card { return b.piles[p].top() }

// FaceDown is the number of cards of a pile that lie face down: always the lowest ones.
func (b *Board) FaceDown(p Pile) int {
	if p == Stock {
		return b.Len(p)
	}
	return int(b.piles[p].down)
}

// Home is the number of cards on the foundations.
func (b *Board) Home() int {
	n := 0
	for i := range b.rules.Foundations() {
		n += b.Len(Foundation(i))
	}
	return n
}

// Won tells whether every card is on a foundation.
func (b *Board) Won() bool { return b.Home() == b.rules.Cards() }

// Find tells in which pile a card lies and how many cards lie below it there; ok is false if it is not on the board.
func (b *Board) Find(c Card) (p Pile, below int, ok bool) {
	for p := range b.piles {
		for i, d := range b.Cards(Pile(p)) {
			if c == d {
				return Pile(p), i, true
			}
		}
	}
	return 0, 0, false
}

// Run is the length of the longest run at the top of a column: cards face up, each one rank below the next lower one
// and in the game's order. A single card is a run; an empty pile has none.
func (b *Board) Run(p Pile) int {
	s := &b.piles[p]
	if s.n == 0 || s.n == s.down {
		return 0
	}
	n := 1
	for i := int(s.n) - 1; i > int(s.down) && b.rules.fits(s.cards[i], s.cards[i-1]); i-- {
		n++
	}
	return n
}

// RunLimit is the number of cards that may move at once from one column to another, by count alone. target says where
// to, since an empty target is not counted among the empty columns.
func (b *Board) RunLimit(target Pile) int {
	switch b.rules.Move {
	case OneCard:
		if b.Len(target) > 0 {
			return 1
		}
		return b.rules.Ranks
	case AnyRun:
		return b.rules.Ranks
	default:
		return (b.emptyCells() + 1) << b.emptyColumns(target)
	}
}

func (b *Board) emptyCells() int { return b.empty(Cell(0), b.rules.Cells, Stock) }

// emptyColumns counts the empty columns other than the target.
func (b *Board) emptyColumns(target Pile) int { return b.empty(Column(0), b.rules.Columns, target) }

func (b *Board) empty(first Pile, count int, but Pile) int {
	n := 0
	for p := first; p < first+Pile(count); p++ {
		if p != but && b.Len(p) == 0 {
			n++
		}
	}
	return n
}
