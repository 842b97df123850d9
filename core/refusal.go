package core

// Kind is the rule that forbids something. Each rule of the rule book has a kind of its own, so that a player can be
// told exactly which one it was.
type Kind uint8

// The kinds of refusals, in the order in which they are looked for: the first that applies is the one told.
const (
	// GameWon: the game is won; only undo and redo are possible.
	GameWon Kind = iota + 1
	// NoSuchPile: the game has no pile of that name.
	NoSuchPile
	// NoCountHere: drawing and redealing take no number of cards.
	NoCountHere
	// NothingToDraw: stock and waste are both empty.
	NothingToDraw
	// StockEmpty: nothing to draw; the waste has to be redealt first.
	StockEmpty
	// StockNotEmpty: a redeal needs an empty stock.
	StockNotEmpty
	// SamePile: source and target are the same pile.
	SamePile
	// NeverSuchMove: cards never go from the one kind of pile to the other.
	NeverSuchMove
	// SourceEmpty: there is no card to move.
	SourceEmpty
	// NotEnoughCards: the column has fewer cards than were to be moved.
	NotEnoughCards
	// FaceDown: a card to be moved lies face down.
	FaceDown
	// NotARun: the cards to be moved are no run. Cards are the two neighbours that do not fit, the lower one first.
	NotARun
	// OnlyTheTop: of waste, cell and foundation only the top card plays.
	OnlyTheTop
	// OneCardOnly: between columns a single card moves at a time.
	OneCardOnly
	// KingRunToEmptyOnly: a King's run moves whole only to an empty column.
	KingRunToEmptyOnly
	// FoundationOneCard: foundations take one card at a time.
	FoundationOneCard
	// FoundationWrongSuit: the foundation is bound to another suit.
	FoundationWrongSuit
	// FoundationWrongRank: the suit's foundations want other ranks; Wants lists what they want.
	FoundationWrongRank
	// CellOneCard: a cell takes one card.
	CellOneCard
	// CellTaken: the cell is taken by Target.
	CellTaken
	// KingOnly: an empty column takes only a King or a run headed by one.
	KingOnly
	// WrongRank: the card does not go on Target by rank; Wants lists on what it goes (nothing for a King).
	WrongRank
	// WrongColour: the card does not go on Target by colour; Wants lists on what it goes.
	WrongColour
	// WrongSuit: the card does not go on Target by suit; Wants lists on what it goes.
	WrongSuit
	// RunTooLong: at most Max cards move now, with the given numbers of empty Cells and other empty Columns.
	RunTooLong
	// NothingToUndo: there is no action left that could be taken back.
	NothingToUndo
	// NothingToRedo: there is no undone action left.
	NothingToRedo
	// NoPlace: a double tap found no place for the card.
	NoPlace
)

// Kinds is one more than the last kind; kinds count from 1.
const Kinds = NoPlace + 1

var kindNames = [Kinds]string{
	GameWon: "game won", NoSuchPile: "no such pile", NoCountHere: "no count here", NothingToDraw: "nothing to draw",
	StockEmpty: "stock empty", StockNotEmpty: "stock not empty", SamePile: "same pile",
	NeverSuchMove: "never such a move", SourceEmpty: "source empty", NotEnoughCards: "not enough cards",
	FaceDown: "face down", NotARun: "not a run", OnlyTheTop: "only the top card", OneCardOnly: "one card only",
	KingRunToEmptyOnly: "king's run to an empty column only", FoundationOneCard: "foundation takes one card",
	FoundationWrongSuit: "foundation of another suit", FoundationWrongRank: "foundation wants another rank",
	CellOneCard: "cell takes one card", CellTaken: "cell taken", KingOnly: "king only", WrongRank: "wrong rank",
	WrongColour: "wrong colour", WrongSuit: "wrong suit", RunTooLong: "run too long",
	NothingToUndo: "nothing to undo", NothingToRedo: "nothing to redo", NoPlace: "no place",
}

// String names the kind in plain English, for tests and logs.
func (k Kind) String() string {
	if k < Kinds && kindNames[k] != "" {
		return kindNames[k]
	}
	return "no refusal"
}

// Refusal says why something is not allowed, with all it takes to explain it to a player. What a kind does not need is
// zero (NoCard for Target).
type Refusal struct {
	Kind   Kind
	Cause  Kind   // NoPlace: the one rule that left no place (FaceDown, NotARun, OneCardOnly, RunTooLong), or 0
	Action Action // what was tried; zero for undo, redo and double taps without place and Cause
	Cards  []Card // the cards concerned, the lowest-lying first
	Target Card   // the card on which they were to go
	Wants  []Card // faces: on what the card goes, or what the suit's foundations want
	Max    int    // how many cards may move at most; NothingToUndo: how many actions undo reaches, if there were more, else 0
	// Cells and Columns are the empty cells and empty columns (the target not counted) that make up Max.
	Cells, Columns int
}

// Rule is the rule to tell a player: the cause where there is one, else the kind.
func (r *Refusal) Rule() Kind {
	if r.Cause != 0 {
		return r.Cause
	}
	return r.Kind
}

// Error is the refusal in the notation, for tests and logs; players get a text in their own language.
func (r *Refusal) Error() string {
	if r.Action == (Action{}) {
		return r.Rule().String()
	}
	return r.Action.String() + ": " + r.Rule().String()
}

// explain fills in the cards and numbers that go with the rule that forbids an action.
func (b *Board) explain(k Kind, a Action) *Refusal {
	r := &Refusal{Kind: k, Action: a, Target: NoCard}
	if k == GameWon || k == NoSuchPile {
		return r
	}
	r.Cards = b.lifted(a)
	switch k {
	case NotARun:
		r.Cards = b.firstMisfit(a)
	case WrongRank, WrongColour, WrongSuit:
		r.Target = b.Top(a.To)
		r.Wants = b.rules.supports(r.Cards[0])
	case KingRunToEmptyOnly, CellTaken:
		r.Target = b.Top(a.To)
	case FoundationWrongRank, FoundationWrongSuit:
		r.Target = b.Top(a.To)
		r.Wants = b.wanted(r.Cards[0].Suit())
	case RunTooLong:
		r.Target = b.Top(a.To)
		r.Max = b.RunLimit(a.To)
		r.Cells, r.Columns = b.emptyCells(), b.emptyColumns(a.To)
	case OneCardOnly:
		r.Max = 1
	}
	return r
}

// lifted lists the cards that an action would take, as far as they are there; a draw or a redeal takes none.
func (b *Board) lifted(a Action) []Card {
	if a.From == Stock || a.To == Stock {
		return nil
	}
	cards := b.Cards(a.From)
	return append([]Card(nil), cards[max(0, len(cards)-int(a.Count)):]...)
}

// firstMisfit finds the uppermost two neighbours among the lifted cards that do not belong to one run: what has to be
// taken apart first.
func (b *Board) firstMisfit(a Action) []Card {
	cards := b.Cards(a.From)
	i := len(cards) - b.Run(a.From)
	return append([]Card(nil), cards[i-1:i+1]...)
}

// supports lists the faces on which a card may lie in the tableau, in the order of the suits; a King has none.
func (r *Rules) supports(c Card) []Card {
	if c.Rank() >= r.Top() {
		return nil
	}
	var on []Card
	for s := range Suit(Suits) {
		if lower := NewCard(0, s, c.Rank()+1); r.fits(c, lower) {
			on = append(on, lower)
		}
	}
	return on
}

// wanted lists the faces that the foundations of a suit wait for, each once, in the order of the slots.
func (b *Board) wanted(s Suit) []Card {
	var want []Card
	for i := int(s); i < b.rules.Foundations(); i += Suits {
		n := b.Len(Foundation(i))
		if n == b.rules.Ranks {
			continue
		}
		if c := NewCard(0, s, Rank(n+1)); len(want) == 0 || want[0] != c {
			want = append(want, c)
		}
	}
	return want
}
