package advice

import "patiencetrio/core"

// schedule makes the same actions in another order, such that less is drawn: each as soon as those are made that come before
// it and have to do with the same column, cell or foundation, and of several stock cards the one that comes by first. Where
// one card is drawn at a time, any stock card can be had at any time, so that such an order wins too; where three are, it
// may not, and then the line stays as it is.
func (s *shortener) schedule() {
	if len(s.steps) == 0 || !s.boards[0].Rules().HasStock() {
		return
	}
	start := s.boards[0]
	p := newPlayer(&start, len(s.line)-1)
	made := make([]bool, len(s.steps))
	for !p.game.Won() {
		i, ok := s.nextAtHand(p.game.Board(), made)
		if !ok || !p.makeAs(s.acts[i], s.steps[i].card) {
			return
		}
		made[i] = true
	}
	s.take(&start, p.line)
}

// nextAtHand is the step, of those that may be made now, that needs the fewest draws.
func (s *shortener) nextAtHand(b *core.Board, made []bool) (best int, ok bool) {
	var busy [core.MaxColumns + core.MaxCells + core.MaxFoundations + 2]bool // piles of steps that were passed over
	least := 0
	for i, a := range s.acts {
		if made[i] {
			continue
		}
		stock := a.From == core.Waste
		free := !busy[a.To] && (stock || !busy[a.From])
		busy[a.To] = true
		if !stock {
			busy[a.From] = true
		}
		switch {
		case !free:
		case !stock:
			return i, true
		default:
			if n := distance(b, s.steps[i].card); !ok || n < least {
				best, least, ok = i, n, true
			}
		}
	}
	return best, ok
}

// makeAs makes an action that moves the given card, which is brought up first if it is one of the stock.
func (p *player) makeAs(a core.Action, c core.Card) bool {
	if a.From == core.Waste && !p.bringUp(c) {
		return false
	}
	return p.do(a)
}

// distance is how many cards are turned until a card of stock or waste is the waste's top.
func distance(b *core.Board, c core.Card) int {
	waste, now := wasteWith(b, c), b.Len(core.Waste)
	if waste < now {
		return b.Len(core.Stock) + waste
	}
	return waste - now
}
