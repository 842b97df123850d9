package core

// Tap says what one tap on a pile's top card does: on the stock it draws or redeals, elsewhere it sends the card to
// its foundation. ok is false where a tap does nothing and says nothing. A tap on the stock is always an action, if
// only one that is refused.
func (b *Board) Tap(p Pile) (a Action, ok bool) {
	if !b.rules.Has(p) {
		return Action{}, false
	}
	switch p.Kind() {
	case StockPile:
		if b.Len(Stock) == 0 && b.Len(Waste) > 0 {
			return Redeal, true
		}
		return Draw, true
	case FoundationPile:
		return Action{}, false
	}
	if b.Len(p) == 0 {
		return Action{}, false
	}
	a = b.ToFoundation(p, 1)
	return a, b.Allows(a)
}

// ToFoundation says what a drop anywhere in the foundation area means for the count topmost cards of a pile that is
// not empty: the first foundation that takes them, or, if none does, the first one of the lowest card's suit.
func (b *Board) ToFoundation(from Pile, count int) Action {
	cards := b.Cards(from)
	suit := int(cards[max(0, len(cards)-count)].Suit())
	for i := suit; i < b.rules.Foundations(); i += Suits {
		if a := Move(from, Foundation(i), count); b.Allows(a) {
			return a
		}
	}
	return Move(from, Foundation(suit), count)
}

// DoubleTap finds a place for the card that lies index cards above the bottom of a pile, with all cards on it: the
// foundation (in games whose rules say so), the longest column that takes it (the leftmost of equals), an empty
// column, an empty cell. If it finds none, the refusal is of kind NoPlace, with the rule that is the cause where there
// is one.
func (b *Board) DoubleTap(p Pile, index int) (Action, *Refusal) {
	if !b.rules.Has(p) {
		return Action{}, &Refusal{Kind: NoSuchPile, Target: NoCard}
	}
	count := b.Len(p) - index
	if r := b.cannotLift(p, count); r != nil {
		return Action{}, r
	}
	if count == 1 && b.rules.TapsFoundation {
		if a := b.ToFoundation(p, 1); b.Allows(a) {
			return a, nil
		}
	}
	a, limit := b.columnFor(p, count)
	if a != (Action{}) {
		return a, nil
	}
	if a := b.cellFor(p, count); a != (Action{}) {
		return a, nil
	}
	if limit != nil {
		return Action{}, unplaced(limit)
	}
	return Action{}, b.noPlace(p, count)
}

// cannotLift says why the count topmost cards of a pile cannot be lifted for a double tap, or nil.
func (b *Board) cannotLift(p Pile, count int) *Refusal {
	switch {
	case b.Won():
		return &Refusal{Kind: GameWon, Target: NoCard}
	case p == Stock || p.Kind() == FoundationPile:
		return &Refusal{Kind: NoPlace, Target: NoCard}
	case b.Len(p) == 0:
		return &Refusal{Kind: NoPlace, Target: NoCard}
	case count < 1 || count > b.Len(p):
		return &Refusal{Kind: NotEnoughCards, Target: NoCard}
	}
	// Any other pile of a kind that columns may give cards to serves to ask about the lifting alone.
	other := Column(0)
	if p == other {
		other = Column(1)
	}
	a := Move(p, other, count)
	switch k := b.forbidsLifting(a); k {
	case FaceDown, NotARun, OnlyTheTop, OneCardOnly:
		return unplaced(b.explain(k, a))
	}
	return nil
}

// unplaced makes the refusal of a double tap of the rule that forbade what it tried.
func unplaced(r *Refusal) *Refusal {
	r.Kind, r.Cause = NoPlace, r.Kind
	return r
}

// columnFor finds the column for a double tap. Where only the number of cards was against a column, limit says so.
func (b *Board) columnFor(p Pile, count int) (a Action, limit *Refusal) {
	best := -1
	for i := range b.rules.Columns {
		to := Column(i)
		if to == p || b.Len(to) <= best {
			continue
		}
		switch try := Move(p, to, count); b.forbids(try) {
		case 0:
			best, a = b.Len(to), try
		case RunTooLong:
			limit = b.explain(RunTooLong, try)
		}
	}
	return a, limit
}

// cellFor finds the first empty cell for a single card that does not lie in a cell already.
func (b *Board) cellFor(p Pile, count int) Action {
	if count > 1 || p.Kind() == CellPile {
		return Action{}
	}
	for i := range b.rules.Cells {
		if a := Move(p, Cell(i), 1); b.Allows(a) {
			return a
		}
	}
	return Action{}
}

func (b *Board) noPlace(p Pile, count int) *Refusal {
	cards := b.lifted(Action{From: p, To: Waste, Count: uint8(count)})
	return &Refusal{Kind: NoPlace, Cards: cards, Target: NoCard, Wants: b.rules.supports(cards[0])}
}
