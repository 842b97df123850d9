package solver

import "math/bits"

const (
	ones  = 0x1111111111111111 // one bit for each rank
	evens = 0x5 * ones         // the cards of the suits 0 and 2
	odds  = 0xa * ones
)

// view is what a place allows, worked out for all cards at once.
type view struct {
	tops    uint64 // visible cards on which nothing lies, or from which all can be moved to the twin in colour
	accepts uint64 // cards that some column takes
	wanted  uint64 // cards that the foundations wait for
	two     uint64 // cards that two columns could take, Kings aside
	stock   uint64 // stock cards that can be played
}

// look works out the view. Of each rank and colour, it compares the number of visible cards with the number of loose
// cards that lie on them.
func (c *compact) look(p *place) view {
	loose := p.visible &^ p.roots &^ (0xf << (4 * c.king)) // Kings lie on nothing
	// In each rank's lowest bits: how many more cards could lie on the visible ones, 0..2.
	even := p.visible&ones + p.visible>>2&ones - (loose>>1&ones+loose>>3&ones)<<4
	odd := p.visible>>1&ones + p.visible>>3&ones - (loose&ones+loose>>2&ones)<<4
	two := (even>>1&ones*10 | odd>>1&ones*5) >> 4
	even, odd = (even|even>>1)&ones, (odd|odd>>1)&ones
	v := view{two: two, tops: p.visible & (even*5 | odd*10), accepts: (even*10 | odd*5) >> 4}
	if p.empty > 0 {
		v.accepts |= 0xf << (4 * c.king)
	}
	for suit := range uint8(4) {
		if r := p.rank(suit); r < c.king {
			v.wanted |= 1 << (4*r + 4 + suit)
		}
	}
	v.stock = p.stockCards
	if c.draw > 1 {
		v.stock = c.playable(p)
	}
	return v
}

// rank is how high a suit's foundation is.
func (p *place) rank(suit uint8) uint8 { return uint8(p.home >> (4 * suit) & 15) }

// playable are the stock cards that draws of several cards can bring up.
func (c *compact) playable(p *place) uint64 {
	var set uint64
	n, fromTop, fromWaste := 0, c.draw, int(p.waste)
	if fromWaste == 0 {
		fromWaste = c.draw
	}
	for rest := p.stock; rest != 0; rest &= rest - 1 {
		n++
		if n == fromTop || n == fromWaste || rest&(rest-1) == 0 {
			set |= 1 << c.cards[bits.TrailingZeros64(rest)]
		}
		if n == fromTop {
			fromTop += c.draw
		}
		if n == fromWaste {
			fromWaste += c.draw
		}
	}
	return set
}

// safe tells whether a card may go to its foundation without ever being missed; see general.safe.
func (p *place) safe(k card) bool {
	r, suit := k.rank(), k.suit()
	return p.rank(suit^1)+2 >= r && p.rank(suit^3)+2 >= r && p.rank(suit^2)+3 >= r
}

func (c *compact) add(d deed, set uint64) {
	for ; set != 0; set &= set - 1 {
		c.moves = append(c.moves, change{d, card(bits.TrailingZeros64(set))})
	}
}

// generate lists the changes worth trying.
//
// A loose card that can go to its foundation could come back at once, so that it may as well go, always, provided that
// it comes back when it is of use. What is played to be of use later - a card that comes into the tableau from a
// foundation or, where every stock card is at hand, from the stock; or a stock card that goes home - can as well be
// played right before it is: nothing in between needed it, and it would only have been in the way. So any win can be put
// into an order in which the use of such a card, the first change that would not be possible without it, comes next.
func (c *compact) generate(p *place) {
	v := c.look(p)
	if p.owed != 0 {
		c.useOwed(p, &v)
		return
	}
	up := v.tops & v.wanted
	if loose := up &^ p.roots; loose != 0 {
		c.add(upLoose, loose&-loose)
		return
	}
	if c.forced(upRoot, p, up) || c.forced(upSafe, p, c.harmless(p, &v)&v.wanted) {
		return
	}
	c.add(upRoot, up)
	c.add(moveRoot, c.rootMoves(p, &v))
	ups, puts := v.stock&v.wanted, v.stock&v.accepts&^aces
	if c.draw == 1 {
		ups, puts = c.lifting(p, &v), puts&^supported(v.accepts)
	} else {
		puts &^= v.wanted // these can as well go home and come back
	}
	c.add(upStock, ups)
	c.add(putStock, puts)
	c.add(takeBack, c.backs(p, &v))
}

// harmless are the stock cards without which at least the same others can be played: any, where draws bring up one card
// at a time; the last one, where they bring up several and have not begun.
func (c *compact) harmless(p *place, v *view) uint64 {
	switch {
	case c.draw <= 1:
		return v.stock
	case p.waste > 0 || p.stock == 0:
		return 0
	}
	return 1 << c.cards[bits.Len64(p.stock)-1]
}

// lifting are the stock cards that can go to a foundation so that, perhaps after some more stock cards, a card of the
// tableau can follow.
func (c *compact) lifting(p *place, v *view) uint64 {
	var set uint64
	for first := v.stock & v.wanted; first != 0; first &= first - 1 {
		bit := first & -first
		next := bit << 4
		for v.stock&next != 0 {
			next <<= 4
		}
		if v.tops&next != 0 {
			set |= bit
		}
	}
	return set
}

const aces = 0xf << 4

// forced finds a card of a set that can go home without ever being missed.
func (c *compact) forced(d deed, p *place, set uint64) bool {
	for ; set != 0; set &= set - 1 {
		if k := card(bits.TrailingZeros64(set)); p.safe(k) {
			c.add(d, 1<<k)
			return true
		}
	}
	return false
}

// rootMoves are the roots that can move. A King at the bottom of his column stays.
func (c *compact) rootMoves(p *place, v *view) uint64 {
	set := p.roots & v.accepts
	for kings := set & (0xf << (4 * c.king)); kings != 0; kings &= kings - 1 {
		k := card(bits.TrailingZeros64(kings))
		if c.blocksLeft(p, int(c.column[k])) == 1 {
			set &^= 1 << k
		}
	}
	return set
}

// blocksLeft is the number of a column's undisturbed blocks.
func (c *compact) blocksLeft(p *place, column int) int {
	return int(p.left >> c.shift[column] & (1<<c.width[column] - 1))
}

// backs are the cards that can come back from the foundations.
func (c *compact) backs(p *place, v *view) uint64 {
	var set uint64
	for suit := range uint8(4) {
		if r := p.rank(suit); r > 1 {
			set |= 1 << (4*r + suit)
		}
	}
	return set & v.accepts
}

// onto are the cards that could lie on a card.
func onto(k card) uint64 { return 1<<((k-4)^1) | 1<<((k-4)^3) }

// supported are the cards on which cards of a set could lie, if each is there with its twin in colour.
func supported(set uint64) uint64 { return (set&evens<<1 | set&odds>>1) << 4 }

// useOwed lists the changes that show the use of the card played last. Of a card that went home, the next one of its suit
// follows. Of a card in the tableau, a card is put on it, or its twin in colour goes home, freed of what lay on it, for
// which stock cards may have to go home first.
func (c *compact) useOwed(p *place, v *view) {
	ups, puts, backs := v.stock&v.wanted, v.stock&v.accepts&^aces, c.backs(p, v)
	k := p.owed
	if p.by == upStock {
		next := uint64(1) << (k + 4)
		c.addUp(p, v.tops&next)
		c.add(upStock, ups&next)
		return
	}
	var on, lifts uint64
	if o := onto(k); v.two&o == 0 { // else there was a place without it
		on = o
		twin := uint64(1) << (k ^ 2)
		c.addUp(p, v.tops&v.wanted&twin)
		if v.tops&twin != 0 {
			lifts = ups & (ones << (k&3 ^ 2)) & (twin - 1)
		}
	}
	c.add(moveRoot, c.rootMoves(p, v)&on)
	if p.by == putStock {
		puts, backs = puts&on, backs&on
	} else {
		puts, backs = c.afterBack(k, v, on, puts, backs)
	}
	c.add(upStock, lifts)
	c.add(putStock, puts)
	c.add(takeBack, backs)
}

// afterBack chooses among the cards that can be put on columns after a card came back. Its use may be that the next one
// of its suit can come back too. If that has nothing to lie on, one use waits for two cards, and the other of them may
// come in between, with those on which it lies in turn: all of them of the same rank or higher.
func (c *compact) afterBack(k card, v *view, on, puts, backs uint64) (uint64, uint64) {
	next := uint64(1) << (k - 4)
	if k.rank() == 2 {
		next = 0
	}
	if next == 0 || v.accepts&next != 0 {
		return puts & on, backs & (on | next)
	}
	if c.draw == 1 {
		puts &= on | ^uint64(0)<<(k&^3)
	} else {
		puts &= on
	}
	backs &= on | ^uint64(0)<<(k&^3)
	return puts, backs
}

// addUp adds that cards of the tableau go home.
func (c *compact) addUp(p *place, set uint64) {
	c.add(upRoot, set&p.roots)
	c.add(upLoose, set&^p.roots)
}

// make makes a change.
func (c *compact) make(p *place, m change) {
	bit := uint64(1) << m.card
	king := m.card.rank() == c.king
	p.owed = 0
	switch m.deed {
	case upLoose:
		p.visible &^= bit
		if king {
			p.empty++
		}
	case upRoot:
		p.visible &^= bit
		c.uncover(p, m.card)
	case moveRoot:
		c.uncover(p, m.card)
		if king {
			p.empty--
		}
	case upSafe:
		c.takeStock(p, m.card)
	case upStock:
		c.takeStock(p, m.card)
		c.owe(p, m)
	case putStock:
		c.takeStock(p, m.card)
		p.visible |= bit
		if king {
			p.empty--
		}
		c.owe(p, m)
	case takeBack:
		p.visible |= bit
		if king {
			p.empty--
		}
		p.home -= 1 << (4 * m.card.suit())
		p.owed, p.by = m.card, m.deed
	}
	if m.deed <= upStock {
		p.home += 1 << (4 * m.card.suit())
	}
}

// owe notes a stock card that was played to be of use at once. Where it takes draws of several cards to bring up others,
// it may also have been played for their sake.
func (c *compact) owe(p *place, m change) {
	if c.draw == 1 {
		p.owed, p.by = m.card, m.deed
	}
}

// uncover makes a column's root a loose card, or one at home, and lays the next block open.
func (c *compact) uncover(p *place, root card) {
	i := int(c.column[root])
	n := c.blocksLeft(p, i) - 1
	p.left -= 1 << c.shift[i]
	p.roots &^= 1 << root
	if n == 0 {
		p.empty++
		return
	}
	p.visible |= c.blocks[i][n-1].cards
	p.roots |= 1 << c.blocks[i][n-1].head
	if n == 1 {
		p.hiding--
	}
}

// takeStock takes a card from stock and waste.
func (c *compact) takeStock(p *place, k card) {
	bit := uint64(1) << c.at[k]
	p.stock &^= bit
	p.stockCards &^= 1 << k
	c.setWaste(p, bits.OnesCount64(p.stock&(bit-1)))
}
