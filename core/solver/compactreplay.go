package solver

import "patiencetrio/core"

// coreCard is the card of a game of one deck.
func coreCard(k card) core.Card {
	return core.NewCard(0, core.Suit(suitOf[k.suit()]), core.Rank(k.rank()))
}

// change makes a change of the compact model on the board, wherever the cards concerned have come to lie.
func (p *player) change(m change) bool {
	k := coreCard(m.card)
	switch m.deed {
	case upLoose, upRoot:
		return p.up(k)
	case moveRoot:
		return p.put(k)
	case upStock, upSafe:
		return p.bringUpCard(k) && p.do(core.Move(core.Waste, core.Foundation(int(k.Suit())), 1))
	case putStock:
		return p.bringUpCard(k) && p.put(k)
	default:
		return p.put(k)
	}
}

// put moves a card, with all that lies on it, to the first column that takes it.
func (p *player) put(k core.Card) bool {
	b := p.game.Board()
	from, below, _ := b.Find(k)
	n := b.Len(from) - below
	for i := range b.Rules().Columns {
		if a := core.Move(from, core.Column(i), n); b.Allows(a) {
			return p.do(a)
		}
	}
	return false
}

// up sends a card to its foundation, after moving away what lies on it.
func (p *player) up(k core.Card) bool {
	b := p.game.Board()
	from, below, _ := b.Find(k)
	if cards := b.Cards(from); below+1 < len(cards) && !p.put(cards[below+1]) {
		return false
	}
	return p.do(core.Move(from, core.Foundation(int(k.Suit())), 1))
}

// bringUpCard draws until a card is the top of the waste.
func (p *player) bringUpCard(k core.Card) bool {
	b := p.game.Board()
	pile, below, _ := b.Find(k)
	n := below + 1
	if pile == core.Stock {
		n = b.Len(core.Waste) + b.Len(core.Stock) - below
	}
	return p.bringUp(n)
}

// finish sends everything home that can go there, as long as anything can: with all cards in sight and at hand, that is
// a win.
func (p *player) finish() bool {
	b := p.game.Board()
	for !p.game.Won() {
		if !p.finishOne(b) {
			return false
		}
	}
	return true
}

// finishOne sends one card of the lowest rank that is not at home there.
func (p *player) finishOne(b *core.Board) bool {
	suit := 0
	for i := range core.Suits {
		if b.Len(core.Foundation(i)) < b.Len(core.Foundation(suit)) {
			suit = i
		}
	}
	k := core.NewCard(0, core.Suit(suit), core.Rank(b.Len(core.Foundation(suit))+1))
	if pile, _, _ := b.Find(k); pile == core.Stock || pile == core.Waste {
		return p.change(change{upStock, newCard(k)})
	}
	return p.up(k)
}
