package core

// effect is what an action did besides moving its cards: all that taking it back needs to know.
type effect struct {
	drawn  uint8 // cards turned by a draw, or back by a redeal
	turned bool  // a face-down card was uncovered and turned up
}

// apply makes an action that Allows has allowed.
func (b *Board) apply(a Action) effect {
	switch {
	case a.From == Stock:
		n := min(b.rules.Draw, b.Len(Stock))
		b.turnOver(Stock, Waste, n)
		return effect{drawn: uint8(n)}
	case a.To == Stock:
		n := b.Len(Waste)
		b.turnOver(Waste, Stock, n)
		return effect{drawn: uint8(n)}
	}
	b.shift(a.From, a.To, a.Count)
	return effect{turned: b.turnUp(a.From)}
}

// revert takes back an action that had the given effect.
func (b *Board) revert(a Action, e effect) {
	if a.From == Stock || a.To == Stock {
		b.turnOver(a.To, a.From, int(e.drawn))
		return
	}
	if e.turned {
		b.piles[a.From].down++
	}
	b.shift(a.To, a.From, a.Count)
}

// turnOver moves n cards one by one from the top of one pile to the other, so that their order is reversed.
func (b *Board) turnOver(from, to Pile, n int) {
	for range n {
		b.piles[to].push(b.piles[from].pop())
	}
}

// shift moves n cards in one block.
func (b *Board) shift(from, to Pile, n uint8) {
	src, dst := &b.piles[from], &b.piles[to]
	moved := src.cards[src.n-n : src.n]
	copy(dst.cards[dst.n:], moved)
	clear(moved)
	src.n -= n
	dst.n += n
}

// turnUp turns the top card of a pile up if it lies face down.
func (b *Board) turnUp(p Pile) bool {
	s := &b.piles[p]
	if s.n == 0 || s.down < s.n {
		return false
	}
	s.down--
	return true
}

// points is what an action scores by the rules, given its effect: gains minus costs.
func (r *Rules) points(a Action, e effect) int {
	p := 0
	switch {
	case a.To == Stock:
		p -= r.Points.Redeal
	case a.To.Kind() == FoundationPile:
		p += r.Points.ToFoundation
	case a.From == Waste:
		p += r.Points.WasteToColumn
	}
	if e.turned {
		p += r.Points.TurnUp
	}
	return p
}
