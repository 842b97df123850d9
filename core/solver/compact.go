package solver

import (
	"math/bits"

	"patiencetrio/core"
)

// The compact model serves games of one deck without cells that build by alternating colours, move runs of any length
// and hide no card. There, where the visible cards lie hardly matters. Cut each column into its runs as they lie at the
// start, and call them blocks. A column's lowest blocks are undisturbed; the uppermost undisturbed block's lowest card
// is the column's root. All cards above it are loose: they lie on a card one rank higher of the other colour, and since
// runs move freely, any of the two cards of that rank and colour will do. So a card can become the top of its column,
// or take another one, if fewer loose cards could lie on it and its twin in colour than the two are. Which arrangement
// of the loose cards a play has come to makes no difference to what it can do: the position is the foundations, the
// number of undisturbed blocks of each column and the stock, which fit in 64 bits.

// place is a position of the compact model. Sets of cards are masks with bit c for card c.
type place struct {
	visible, roots uint64 // of the tableau; roots are a part of visible
	stock          uint64 // the same set twice: by place in the sequence of waste and stock
	stockCards     uint64 // and by card
	left           uint64 // undisturbed blocks of each column, packed
	home           uint16 // the ranks of the foundations, four bits for each suit
	waste          uint8  // as in state
	empty          uint8  // empty columns
	hiding         uint8  // columns with more than one undisturbed block
	owed           card   // a card played only because it is of use, which has to show now
	by             deed   // how it was played: upStock, putStock or takeBack
}

// compact searches with places.
type compact struct {
	rules   *core.Rules
	king    uint8
	draw    int
	stockN  int
	cards   [64]card  // of the stock, by place in the sequence
	at      [64]uint8 // the place in the sequence, by card
	column  [64]uint8 // of a root, by card
	blocks  [core.MaxColumns][]block
	shift   [core.MaxColumns]uint8 // of a column's count in place.left
	width   [core.MaxColumns]uint8
	keyLeft int // bits of left

	start   place
	seen    *numbers
	between between
	touched uint64 // keeps fetch from being left out
	frames  []step
	moves   []change
	most    int // bounds the moves
	won     []change
}

// block is a run of the position at the start.
type block struct {
	head  card // its lowest card
	cards uint64
}

// deed is what a change does to a card.
type deed uint8

const (
	upLoose  deed = iota // a loose card goes to its foundation
	upRoot               // a root goes to its foundation
	upSafe               // a stock card goes to its foundation, because that cannot be wrong
	upStock              // a stock card goes to its foundation, to be of use at once
	moveRoot             // a root goes onto another column
	putStock             // a stock card goes onto a column
	takeBack             // a card comes back from its foundation
)

// change leads from one place to another.
type change struct {
	deed deed
	card card
}

// step is one position on the path of the search. Its change made last is the one before next.
type step struct {
	place
	first, next, until int32
}

// compactRules tells whether the compact model is right for the rules.
func compactRules(r *core.Rules) bool {
	return r.Decks == 1 && r.Cells == 0 && !r.FaceDown && r.Build == core.AlternatingColours && r.Move == core.AnyRun
}

// newCompact is nil where the position does not fit the model.
func newCompact(b *core.Board, l Limits) *compact {
	r := b.Rules()
	if !compactRules(r) {
		return nil
	}
	c := &compact{rules: r, king: uint8(r.Top()), draw: r.Draw}
	p := &c.start
	for suit := range core.Suits {
		p.home |= uint16(b.Len(core.Foundation(suit))) << (4 * suitOf[suit])
	}
	c.readStock(b)
	for i := range r.Columns {
		c.readColumn(i, b.Cards(core.Column(i)))
	}
	if 16+c.keyLeft+c.stockN+bits.Len(uint(c.stockN)) > 64 {
		return nil
	}
	c.most = int(l.Memory / 16 / (16*changeBytes + stepBytes))
	c.seen = newNumbers(l.Memory*3/4, c.draw, c.stockN)
	return c
}

func (c *compact) readStock(b *core.Board) {
	p := &c.start
	add := func(x core.Card) {
		k := newCard(x)
		c.cards[c.stockN], c.at[k] = k, uint8(c.stockN)
		p.stock |= 1 << c.stockN
		p.stockCards |= 1 << k
		c.stockN++
	}
	for _, x := range b.Cards(core.Waste) {
		add(x)
	}
	p.waste = uint8(c.stockN)
	stock := b.Cards(core.Stock)
	for i := len(stock) - 1; i >= 0; i-- {
		add(stock[i])
	}
	c.setWaste(p, int(p.waste))
}

// setWaste notes how many cards lie on the waste; 0 stands for all numbers with which the same cards can be played.
func (c *compact) setWaste(p *place, w int) {
	if c.draw <= 1 || w%c.draw == 0 || w == bits.OnesCount64(p.stock) {
		w = 0
	}
	p.waste = uint8(w)
}

// readColumn cuts a column into blocks.
func (c *compact) readColumn(i int, cards []core.Card) {
	last := card(0)
	for _, x := range cards {
		k := newCard(x)
		if last == 0 || !k.onOther(last) {
			c.blocks[i] = append(c.blocks[i], block{head: k})
			c.column[k] = uint8(i)
		}
		c.blocks[i][len(c.blocks[i])-1].cards |= 1 << k
		last = k
	}
	n := len(c.blocks[i])
	c.shift[i], c.width[i] = uint8(c.keyLeft), uint8(bits.Len(uint(n)))
	c.keyLeft += int(c.width[i])
	p := &c.start
	if n == 0 {
		p.empty++
		return
	}
	p.left |= uint64(n) << c.shift[i]
	p.visible |= c.blocks[i][n-1].cards
	p.roots |= 1 << c.blocks[i][n-1].head
	if n > 1 {
		p.hiding++
	}
}

// key is the position in 64 bits, without the cards on the waste.
func (c *compact) key(p *place) uint64 { return (p.stock<<c.keyLeft|p.left)<<16 | uint64(p.home) }

// done tells whether nothing can go wrong any more: with every card in sight and every stock card at hand, the lowest
// card that is not at home can always go there.
func (c *compact) done(p *place) bool {
	return p.hiding == 0 && (c.draw <= 1 || p.stock == 0)
}
