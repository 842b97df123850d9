package core

// Check tells whether the position allows an action: nil if so, else the rule that forbids it. Where several rules do,
// the order is the rule book's: the lifting first, then the target, then the number of cards.
func (b *Board) Check(a Action) *Refusal {
	if k := b.forbids(a); k != 0 {
		return b.explain(k, a)
	}
	return nil
}

// Allows tells whether the position allows an action, without a reason and without allocating.
func (b *Board) Allows(a Action) bool { return b.forbids(a) == 0 }

// forbids is the first rule that forbids an action, or 0.
func (b *Board) forbids(a Action) Kind {
	if b.Won() {
		return GameWon
	}
	if !b.rules.Has(a.From) || !b.rules.Has(a.To) {
		return NoSuchPile
	}
	if a.From == Stock && a.To == Waste || a.From == Waste && a.To == Stock {
		return b.forbidsTurning(a)
	}
	return b.forbidsMove(a)
}

// forbidsMove checks what is neither a draw nor a redeal, between piles that the game has.
func (b *Board) forbidsMove(a Action) Kind {
	if k := b.forbidsLifting(a); k != 0 {
		return k
	}
	switch a.To.Kind() {
	case FoundationPile:
		return b.forbidsFoundation(a)
	case CellPile:
		return b.forbidsCell(a)
	default:
		return b.forbidsColumn(a)
	}
}

// forbidsTurning checks draws and redeals.
func (b *Board) forbidsTurning(a Action) Kind {
	stock, waste := b.Len(Stock), b.Len(Waste)
	switch {
	case a.Count != 1:
		return NoCountHere
	case stock == 0 && waste == 0:
		return NothingToDraw
	case a.From == Stock && stock == 0:
		return StockEmpty
	case a.From == Waste && stock > 0:
		return StockNotEmpty
	}
	return 0
}

// goes says from which kinds of piles to which kinds cards may be moved at all.
var goes = [...][FoundationPile + 1]bool{
	StockPile:      {},
	WastePile:      {ColumnPile: true, FoundationPile: true},
	ColumnPile:     {ColumnPile: true, CellPile: true, FoundationPile: true},
	CellPile:       {ColumnPile: true, CellPile: true, FoundationPile: true},
	FoundationPile: {ColumnPile: true, CellPile: true},
}

// forbidsLifting checks whether the cards can be taken from their pile.
func (b *Board) forbidsLifting(a Action) Kind {
	have, count := b.Len(a.From), int(a.Count)
	switch {
	case a.From == a.To:
		return SamePile
	case !goes[a.From.Kind()][a.To.Kind()]:
		return NeverSuchMove
	case have == 0:
		return SourceEmpty
	case count > 1 && a.From.Kind() != ColumnPile:
		return OnlyTheTop
	case count == 0 || count > have:
		return NotEnoughCards
	case count == 1:
		return 0
	case have-count < b.FaceDown(a.From):
		return FaceDown
	case count > b.Run(a.From):
		return NotARun
	case b.rules.Move == OneCard && a.To.Kind() == ColumnPile:
		return b.forbidsWholeRun(a)
	}
	return 0
}

// forbidsWholeRun checks the lifting of a run in games that move one card at a time: only a King's run moves whole,
// and only to an empty column.
func (b *Board) forbidsWholeRun(a Action) Kind {
	switch {
	case b.lowestLifted(a).Rank() != b.rules.Top():
		return OneCardOnly
	case b.Len(a.To) > 0:
		return KingRunToEmptyOnly
	}
	return 0
}

// lowestLifted is the card that would lie on the target.
func (b *Board) lowestLifted(a Action) Card {
	s := &b.piles[a.From]
	return s.cards[s.n-a.Count]
}

func (b *Board) forbidsFoundation(a Action) Kind {
	c := b.lowestLifted(a)
	switch {
	case a.Count > 1:
		return FoundationOneCard
	case c.Suit() != a.To.Suit():
		return FoundationWrongSuit
	case int(c.Rank()) != b.Len(a.To)+1:
		return FoundationWrongRank
	}
	return 0
}

func (b *Board) forbidsCell(a Action) Kind {
	switch {
	case a.Count > 1:
		return CellOneCard
	case b.Len(a.To) > 0:
		return CellTaken
	}
	return 0
}

func (b *Board) forbidsColumn(a Action) Kind {
	c, target := b.lowestLifted(a), b.Top(a.To)
	switch {
	case target == NoCard && c.Rank() != b.rules.Top():
		return KingOnly
	case target != NoCard && !b.rules.fits(c, target):
		return b.rules.misfit(c, target)
	case a.From.Kind() == ColumnPile && int(a.Count) > b.RunLimit(a.To):
		return RunTooLong
	}
	return 0
}

// misfit says why a card does not go on another: rank before colour or suit.
func (r *Rules) misfit(c, target Card) Kind {
	switch {
	case c.Rank()+1 != target.Rank():
		return WrongRank
	case r.Build == SameSuit:
		return WrongSuit
	default:
		return WrongColour
	}
}

// Legal appends every action that the position allows, in the order of the piles and then of the number of cards.
func (b *Board) Legal(dst []Action) []Action {
	if b.Won() {
		return dst
	}
	for _, a := range [...]Action{Draw, Redeal} {
		if b.Allows(a) {
			dst = append(dst, a)
		}
	}
	for from := Waste; from < pileCount; from++ {
		if b.Len(from) > 0 {
			dst = b.legalFrom(from, dst)
		}
	}
	return dst
}

// legalFrom appends what may be moved away from a pile that is not empty.
func (b *Board) legalFrom(from Pile, dst []Action) []Action {
	kind, run := from.Kind(), 1
	if kind == ColumnPile {
		run = b.Run(from)
	}
	for to := Column(0); to < pileCount; to++ {
		if !goes[kind][to.Kind()] || !b.rules.Has(to) {
			continue
		}
		longest := 1
		if to.Kind() == ColumnPile {
			longest = run
		}
		for n := 1; n <= longest; n++ {
			if a := Move(from, to, n); b.forbidsMove(a) == 0 {
				dst = append(dst, a)
			}
		}
	}
	return dst
}
