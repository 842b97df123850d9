package core

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// lay builds a table for a test from "T1: KS QH | T2: <9C> 3D | F2: 3 | W: 5H": top card last, a foundation by its top
// rank, cards face down in <>. It does not ask for a whole deck. Twins do not matter to refusals.
func lay(t testing.TB, r *Rules, text string) Board {
	t.Helper()
	b := NewBoard(r)
	for part := range strings.SplitSeq(text, "|") {
		name, cards, _ := strings.Cut(strings.TrimSpace(part), ":")
		if name == "" {
			continue
		}
		p, err := ParsePile(name)
		require.NoError(t, err)
		require.True(t, r.Has(p), name)
		for _, word := range strings.Fields(cards) {
			if p.Kind() == FoundationPile {
				rank, ok := parseRank(word)
				require.True(t, ok, word)
				for low := Ace; low <= rank; low++ {
					b.piles[p].push(NewCard(p.Index()/Suits, p.Suit(), low))
				}
				continue
			}
			if strings.HasPrefix(word, "<") {
				b.piles[p].down++
			}
			c, ok := parseFace(strings.Trim(word, "<>"))
			require.True(t, ok, word)
			b.piles[p].push(c)
		}
	}
	return b
}

// won is a table on which the game is won.
func won(t testing.TB, r *Rules) Board {
	text := ""
	for i := range r.Foundations() {
		text += Foundation(i).String() + ": K | "
	}
	return lay(t, r, text)
}

// faces lists cards in the notation.
func faces(cards []Card) string {
	var words []string
	for _, c := range cards {
		words = append(words, c.String())
	}
	return strings.Join(words, " ")
}

// refusalCase is an action that a rule forbids, and what explains it by the rule book.
type refusalCase struct {
	games  string // letters of the games it holds in, with every option
	lay    string
	action string
	kind   Kind
	cards  string
	target string // "" = none
	wants  string
	max    int
}

var refusalCases = []refusalCase{
	// Stock and waste.
	{games: "EH TF", lay: "S: 5H | W: 6H", action: "S>Wx2", kind: NoCountHere},
	{games: "EH TF", lay: "W: 6H", action: "W>Sx2", kind: NoCountHere},
	{games: "EH TF", lay: "T1: 6H", action: "S>W", kind: NothingToDraw},
	{games: "EH TF", lay: "T1: 6H", action: "W>S", kind: NothingToDraw},
	{games: "EH TF", lay: "W: 6H", action: "S>W", kind: StockEmpty},
	{games: "EH TF", lay: "S: 5H | W: 6H", action: "W>S", kind: StockNotEmpty},
	{games: "EH TF", lay: "S: 5H", action: "W>S", kind: StockNotEmpty},

	// Piles and what never goes.
	{games: "EH TF", lay: "T1: 5H", action: "T1>C1", kind: NoSuchPile},
	{games: "EH TF", lay: "T1: 5H", action: "C1>T1", kind: NoSuchPile},
	{games: "TF", lay: "T1: AS", action: "T1>F5", kind: NoSuchPile},
	{games: "TF", lay: "T1: KS", action: "T1>T8", kind: NoSuchPile},
	{games: "EO", lay: "T1: KS", action: "T1>T9", kind: NoSuchPile},
	{games: "EO", lay: "T1: KS", action: "S>W", kind: NoSuchPile},
	{games: "EO", lay: "T1: KS", action: "W>T1", kind: NoSuchPile},
	{games: "EH TF EO", lay: "T1: 5H", action: "T1>T1", kind: SamePile, cards: "5H"},
	{games: "EH TF EO", lay: "F1: 2", action: "F1>F1", kind: SamePile, cards: "2S"},
	{games: "EO", lay: "C1: 2S", action: "C1>C1", kind: SamePile, cards: "2S"},
	{games: "EH TF", lay: "S: KH", action: "S>T1", kind: NeverSuchMove},
	{games: "EH TF", lay: "S: AS", action: "S>F1", kind: NeverSuchMove},
	{games: "EH TF", lay: "T1: 5H", action: "T1>W", kind: NeverSuchMove, cards: "5H"},
	{games: "EH TF", lay: "T1: 5H", action: "T1>S", kind: NeverSuchMove},
	{games: "EH TF", lay: "F1: A", action: "F1>W", kind: NeverSuchMove, cards: "AS"},
	{games: "EH", lay: "F1: A", action: "F1>F5", kind: NeverSuchMove, cards: "AS"},
	{games: "EH TF EO", lay: "F1: A", action: "F1>F2", kind: NeverSuchMove, cards: "AS"},

	// Lifting.
	{games: "EH TF EO", lay: "T2: 5H", action: "T1>T2", kind: SourceEmpty},
	{games: "EH TF EO", lay: "T2: 5H", action: "T1>T2x3", kind: SourceEmpty},
	{games: "EH TF EO", lay: "T2: 5H", action: "F1>T2", kind: SourceEmpty},
	{games: "EH TF", lay: "T2: 5H", action: "W>T2", kind: SourceEmpty},
	{games: "EO", lay: "T2: 5H", action: "C1>T2", kind: SourceEmpty},
	{games: "EH TF", lay: "T1: KH QS", action: "T1>T2x3", kind: NotEnoughCards, cards: "KH QS"},
	{games: "EO", lay: "T1: KH QH", action: "T1>T2x3", kind: NotEnoughCards, cards: "KH QH"},
	{games: "EH TF", lay: "W: KH QS", action: "W>T2x2", kind: OnlyTheTop, cards: "KH QS"},
	{games: "EH TF", lay: "W: QS", action: "W>T2x2", kind: OnlyTheTop, cards: "QS"},
	{games: "EH TF EO", lay: "F1: 3", action: "F1>T2x2", kind: OnlyTheTop, cards: "2S 3S"},
	{games: "EO", lay: "C1: 3S", action: "C1>T2x2", kind: OnlyTheTop, cards: "3S"},
	{games: "EH", lay: "T1: <9C> 8D | T2: TH", action: "T1>T2x2", kind: FaceDown, cards: "9C 8D"},
	{games: "EH", lay: "T1: <KC> QD", action: "T1>T2x2", kind: FaceDown, cards: "KC QD"},
	{games: "EH TF", lay: "T1: 9C 8D 7D 6S | T2: TH", action: "T1>T2x4", kind: NotARun, cards: "8D 7D"},
	{games: "EH TF", lay: "T1: KC JD | T2: TH", action: "T1>T3x2", kind: NotARun, cards: "KC JD"},
	{games: "EH TF", lay: "T1: 9C 7D 6D 5S | T2: TH", action: "T1>T2x4", kind: NotARun, cards: "7D 6D"},
	{games: "EO", lay: "T1: 9C 8C 7D 6D | T2: TC", action: "T1>T2x4", kind: NotARun, cards: "8C 7D"},
	{games: "EO", lay: "T1: 9C 8H", action: "T1>C1x2", kind: NotARun, cards: "9C 8H"},

	// One card at a time.
	{games: "EH", lay: "T1: 9C 8D | T2: TH", action: "T1>T2x2", kind: OneCardOnly, cards: "9C 8D", max: 1},
	{games: "EH", lay: "T1: 9C 8D", action: "T1>T2x2", kind: OneCardOnly, cards: "9C 8D", max: 1},
	{games: "EH", lay: "T1: KC QD JS | T2: KH", action: "T1>T2x2", kind: OneCardOnly, cards: "QD JS", max: 1},
	{games: "EH", lay: "T1: KC QD | T2: 5H", action: "T1>T2x2", kind: KingRunToEmptyOnly, cards: "KC QD", target: "5H"},

	// Foundations.
	{games: "EH TF", lay: "T1: 2S AH", action: "T1>F2x2", kind: FoundationOneCard, cards: "2S AH"},
	{games: "EO", lay: "T1: 2S AS", action: "T1>F1x2", kind: FoundationOneCard, cards: "2S AS"},
	{games: "EH TF EO", lay: "T1: AH", action: "T1>F1", kind: FoundationWrongSuit, cards: "AH", wants: "AH"},
	{games: "TF EO", lay: "T1: 5H | F1: 4 | F2: 2", action: "T1>F1", kind: FoundationWrongSuit, cards: "5H", target: "4S", wants: "3H"},
	{games: "EH", lay: "T1: 5H | F1: 4 | F2: 2 | F6: 7", action: "T1>F1", kind: FoundationWrongSuit, cards: "5H", target: "4S", wants: "3H 8H"},
	{games: "EH TF", lay: "W: AH", action: "W>F3", kind: FoundationWrongSuit, cards: "AH", wants: "AH"},
	{games: "EO", lay: "C1: AH", action: "C1>F3", kind: FoundationWrongSuit, cards: "AH", wants: "AH"},
	{games: "EH TF EO", lay: "T1: 2H", action: "T1>F2", kind: FoundationWrongRank, cards: "2H", wants: "AH"},
	{games: "TF EO", lay: "T1: 5H | F2: 2", action: "T1>F2", kind: FoundationWrongRank, cards: "5H", target: "2H", wants: "3H"},
	{games: "TF EO", lay: "T1: 2H | F2: 2", action: "T1>F2", kind: FoundationWrongRank, cards: "2H", target: "2H", wants: "3H"},
	{games: "EH", lay: "T1: 9H | F2: 2 | F6: 5", action: "T1>F2", kind: FoundationWrongRank, cards: "9H", target: "2H", wants: "3H 6H"},
	{games: "EH", lay: "T1: 9H | F2: 2 | F6: 2", action: "T1>F6", kind: FoundationWrongRank, cards: "9H", target: "2H", wants: "3H"},
	{games: "EH", lay: "T1: 9H | F2: K | F6: 2", action: "T1>F2", kind: FoundationWrongRank, cards: "9H", target: "KH", wants: "3H"},

	// Cells.
	{games: "EO", lay: "T1: 9C 8C", action: "T1>C1x2", kind: CellOneCard, cards: "9C 8C"},
	{games: "EO", lay: "T1: 9C | C2: 5D", action: "T1>C2", kind: CellTaken, cards: "9C", target: "5D"},
	{games: "EO", lay: "F1: 4 | C2: 5D", action: "F1>C2", kind: CellTaken, cards: "4S", target: "5D"},
	{games: "EO", lay: "C1: 4S | C2: 5D", action: "C1>C2", kind: CellTaken, cards: "4S", target: "5D"},

	// Columns.
	{games: "EH TF EO", lay: "T1: QS", action: "T1>T2", kind: KingOnly, cards: "QS"},
	{games: "EH TF EO", lay: "F1: Q", action: "F1>T2", kind: KingOnly, cards: "QS"},
	{games: "EH TF", lay: "W: QS", action: "W>T2", kind: KingOnly, cards: "QS"},
	{games: "TF", lay: "T1: QS JD", action: "T1>T2x2", kind: KingOnly, cards: "QS JD"},
	{games: "EO", lay: "T1: QS JS", action: "T1>T2x2", kind: KingOnly, cards: "QS JS"},
	{games: "EO", lay: "C1: QS", action: "C1>T2", kind: KingOnly, cards: "QS"},
	{games: "EH TF", lay: "T1: 5H | T2: 7S", action: "T1>T2", kind: WrongRank, cards: "5H", target: "7S", wants: "6S 6C"},
	{games: "EH TF", lay: "W: 5S | T2: 4H", action: "W>T2", kind: WrongRank, cards: "5S", target: "4H", wants: "6H 6D"},
	{games: "EO", lay: "T1: 5H | T2: 7H", action: "T1>T2", kind: WrongRank, cards: "5H", target: "7H", wants: "6H"},
	{games: "EO", lay: "C1: 5H | T2: 5H", action: "C1>T2", kind: WrongRank, cards: "5H", target: "5H", wants: "6H"},
	{games: "EH TF EO", lay: "T1: KH | T2: AS", action: "T1>T2", kind: WrongRank, cards: "KH", target: "AS"},
	{games: "EH TF", lay: "T1: AH | T2: KS", action: "T1>T2", kind: WrongRank, cards: "AH", target: "KS", wants: "2S 2C"},
	{games: "EO", lay: "T1: AH | T2: KH", action: "T1>T2", kind: WrongRank, cards: "AH", target: "KH", wants: "2H"},
	{games: "EH TF", lay: "T1: 5H | T2: 6D", action: "T1>T2", kind: WrongColour, cards: "5H", target: "6D", wants: "6S 6C"},
	{games: "EH TF", lay: "F2: 5 | T2: 6H", action: "F2>T2", kind: WrongColour, cards: "5H", target: "6H", wants: "6S 6C"},
	{games: "TF", lay: "T1: 5H 4S | T2: 6D", action: "T1>T2x2", kind: WrongColour, cards: "5H 4S", target: "6D", wants: "6S 6C"},
	{games: "EO", lay: "T1: 5H | T2: 6D", action: "T1>T2", kind: WrongSuit, cards: "5H", target: "6D", wants: "6H"},
	{games: "EO", lay: "T1: 5H 4H | T2: 6S", action: "T1>T2x2", kind: WrongSuit, cards: "5H 4H", target: "6S", wants: "6H"},

	// Several rules forbid: the lifting first, then the target, then the number.
	{games: "EH", lay: "T1: <9C> 7D 8S | T2: 5H", action: "T1>T2x3", kind: FaceDown, cards: "9C 7D 8S"},
	{games: "EH TF EO", lay: "T1: 9C 5C | T2: 5H", action: "T1>F1x2", kind: NotARun, cards: "9C 5C"},
	{games: "EO", lay: "T1: 9C 8C | C1: 5D | C2: 6D", action: "T1>C1x2", kind: CellOneCard, cards: "9C 8C"},
	{games: "EH TF EO", lay: "T1: 9H", action: "T1>F1", kind: FoundationWrongSuit, cards: "9H", wants: "AH"},
	{games: "EH TF", lay: "T1: 5H | T2: 9D", action: "T1>T2", kind: WrongRank, cards: "5H", target: "9D", wants: "6S 6C"},
	{games: "EH TF EO", lay: "", action: "T1>T1", kind: SamePile},
	{games: "EH TF EO", lay: "", action: "F1>F2", kind: NeverSuchMove},
}

func TestRefusals(t *testing.T) {
	for _, r := range allRules() {
		for _, c := range refusalCases {
			if !strings.Contains(c.games, r.Letters) {
				continue
			}
			at := r.Prefix() + " " + c.lay + " " + c.action
			b := lay(t, r, c.lay)
			a, err := ParseAction(c.action)
			require.NoError(t, err)
			refusal := b.Check(a)
			require.NotNil(t, refusal, at)
			c.check(t, refusal, at)
			assert.Equal(t, a, refusal.Action, at)
			assert.Zero(t, refusal.Cause, at)
		}
	}
}

func (c refusalCase) check(t *testing.T, r *Refusal, at string) {
	t.Helper()
	assert.Equal(t, c.kind.String(), r.Kind.String(), at)
	assert.Equal(t, c.cards, faces(r.Cards), at)
	target := c.target
	if target == "" {
		target = NoCard.String()
	}
	assert.Equal(t, target, r.Target.String(), at)
	assert.Equal(t, c.wants, faces(r.Wants), at)
	assert.Equal(t, c.max, r.Max, at)
}

// limitCase is a run that is too long for Eight Off, and the limit by (empty cells + 1) x 2^(empty columns).
type limitCase struct {
	rules               *Rules
	lay, action         string
	cells, columns, max int
}

func TestRefusalOfTooLongRuns(t *testing.T) {
	const full = "T3: 2C | T4: 2D | T5: 2H | T6: 3C | T7: 3D | "
	for _, c := range []limitCase{
		// The rule book's example: 2 empty cells and one empty column: a King's run into that column: up to 3 cards.
		{EightOff2, full + "T1: KS QS JS TS | T8: 3H", "T1>T2x4", 2, 0, 3},
		{EightOff4, full + "T1: KS QS JS TS | T8: 3H | C1: 4H | C4: 4D", "T1>T2x4", 2, 0, 3},
		{EightOff, full + "T1: KS QS JS TS | T8: 3H | C1: 4H | C2: 4D | C3: 4C | C4: 5C | C5: 5D | C6: 5H", "T1>T2x4", 2, 0, 3},
		// No empty cell: one card, whatever the column's own run.
		{EightOff2, full + "T1: 9S 8S | T2: TS | T8: 3H | C1: 4H | C2: 4D", "T1>T2x2", 0, 0, 1},
		// One empty column doubles: 2 cells: (2+1) x 2 = 6.
		{EightOff2, full + "T1: 9S 8S 7S 6S 5S 4S 3S | T2: TS", "T1>T2x7", 2, 1, 6},
		// Two empty columns, the target counted out of them: (0+1) x 2 = 2.
		{EightOff2, "T3: 2C | T4: 2D | T5: 2H | T6: 3C | T7: 3D | T1: KS QS JS | C1: 4H | C2: 4D", "T1>T2x3", 0, 1, 2},
		// A column that the run leaves empty is not counted: it is not empty before the move.
		{EightOff2, full + "T1: 9S 8S 7S 6S | T2: TS | T8: 3H", "T1>T2x4", 2, 0, 3},
		// Four and eight empty cells: 5 and 9 cards.
		{EightOff4, full + "T1: 9S 8S 7S 6S 5S 4S | T2: TS | T8: 3H", "T1>T2x6", 4, 0, 5},
		{EightOff, full + "T1: QS JS TS 9S 8S 7S 6S 5S 4S 3S | T2: KS | T8: 3H", "T1>T2x10", 8, 0, 9},
	} {
		b := lay(t, c.rules, c.lay)
		a, err := ParseAction(c.action)
		require.NoError(t, err)
		r := b.Check(a)
		require.NotNil(t, r, c.action)
		assert.Equal(t, RunTooLong, r.Kind)
		assert.Equal(t, []int{c.cells, c.columns, c.max}, []int{r.Cells, r.Columns, r.Max}, "%s in %s", c.action, c.lay)
		assert.Len(t, r.Cards, int(a.Count))
		assert.Equal(t, b.Top(a.To), r.Target)
		a.Count = uint8(c.max)
		if a.Count == uint8(len(b.Cards(a.From))) {
			continue
		}
		// So many cards do move: a card fewer below them makes the same run that long.
		short := b
		s := &short.piles[a.From]
		cut := s.n - a.Count
		keep := append([]Card(nil), s.cards[:s.n]...)
		*s = stack{}
		for _, card := range keep[:a.Count] {
			s.push(card)
		}
		require.NotZero(t, cut)
		assert.True(t, short.Allows(a), "%v of %s", a, c.lay)
	}
}

func TestWonGameRefuses(t *testing.T) {
	for _, r := range allRules() {
		b := won(t, r)
		require.True(t, b.Won())
		for _, a := range []Action{Draw, Redeal, Move(Foundation(0), Column(0), 1), Move(Cell(0), Column(8), 5), Move(250, 251, 9)} {
			assert.Equal(t, &Refusal{Kind: GameWon, Action: a, Target: NoCard}, b.Check(a))
		}
		_, refused := b.DoubleTap(Column(0), 0)
		require.NotNil(t, refused)
		assert.Equal(t, GameWon, refused.Kind)
		g := NewGameAt(b)
		assert.Equal(t, GameWon, g.Apply(Event{Kind: Hint}).Kind)
		assert.Empty(t, b.Legal(nil))
		assert.Empty(t, g.Log())
	}
}

func TestNothingToUndoOrRedo(t *testing.T) {
	for _, r := range allRules() {
		g := NewGame(Code{r, 1})
		assert.Equal(t, &Refusal{Kind: NothingToUndo, Target: NoCard}, g.Apply(Event{Kind: Undo}))
		assert.Equal(t, &Refusal{Kind: NothingToRedo, Target: NoCard}, g.Apply(Event{Kind: Redo}))
		assert.Empty(t, g.Log())
	}
}

// Double taps that find no place, and the rule that is told.
func TestDoubleTapRefusals(t *testing.T) {
	for _, c := range []struct {
		rules               *Rules
		lay, pile           string
		index               int
		cause               Kind
		cards, wants, limit string
	}{
		{EasyHarp, "T1: <9C> 8D | T2: TH", "T1", 0, FaceDown, "9C 8D", "", ""},
		{EasyHarp, "T1: 9C 8D | T2: TH", "T1", 0, OneCardOnly, "9C 8D", "", "1"},
		{EasyHarp, "T1: 9C 8D | T2: 7H", "T1", 1, 0, "8D", "9S 9C", ""},
		{EasyHarp, "W: 8D | T2: 7H", "W", 0, 0, "8D", "9S 9C", ""},
		{EasyHarp, "W: 8D 5C | T2: 9S", "W", 0, OnlyTheTop, "8D 5C", "", ""},
		{EasyHarp, "T1: AD", "T1", 0, 0, "AD", "2S 2C", ""},
		{EasyHarp, "T1: KC QD | T2: 2C | T3: 2C | T4: 2C | T5: 2C | T6: 2C | T7: 2C | T8: 2C | T9: 2C", "T1", 0, 0, "KC QD", "", ""},
		{Reflechi, "T1: 9C 8D 8C | T2: TH", "T1", 0, NotARun, "8D 8C", "", ""},
		{ReflechiDraw3, "T1: 9C 8D | T2: TS", "T1", 0, 0, "9C 8D", "TH TD", ""},
		{EightOff, "T1: 9C 8D | T2: TC", "T1", 0, NotARun, "9C 8D", "", ""},
		{EightOff2, "T1: 9C 8C | T2: TC | T3: 2C | T4: 2D | T5: 2H | T6: 3C | T7: 3D | T8: 3H | C1: 4H | C2: 4D", "T1", 0, RunTooLong, "9C 8C", "", "1"},
		{EightOff2, "T1: KC QC | T2: 2S | T3: 2C | T4: 2D | T5: 2H | T6: 3C | T7: 3D | C1: 4H | C2: 4D", "T1", 0, RunTooLong, "KC QC", "", "1"},
		{EightOff2, "T1: 9C | C1: 4H | C2: 4D", "T1", 0, 0, "9C", "TC", ""},
		{EightOff4, "C1: 4H", "C1", 0, 0, "4H", "5H", ""},
	} {
		b := lay(t, c.rules, c.lay)
		p, err := ParsePile(c.pile)
		require.NoError(t, err)
		_, r := b.DoubleTap(p, c.index)
		require.NotNil(t, r, c.lay)
		assert.Equal(t, NoPlace, r.Kind, c.lay)
		assert.Equal(t, c.cause.String(), r.Cause.String(), c.lay)
		assert.Equal(t, c.cards, faces(r.Cards), c.lay)
		assert.Equal(t, c.wants, faces(r.Wants), c.lay)
		if c.limit != "" {
			assert.Equal(t, 1, r.Max, c.lay)
		}
		if c.cause != 0 {
			assert.Equal(t, c.cause, r.Rule())
			assert.Equal(t, p, r.Action.From)
			assert.Equal(t, b.Len(p)-c.index, int(r.Action.Count))
		} else {
			assert.Equal(t, NoPlace, r.Rule())
			assert.Equal(t, Action{}, r.Action)
		}
	}
}

// Where double taps send cards: the order of places of the rule book.
func TestDoubleTapPlaces(t *testing.T) {
	for _, c := range []struct {
		rules      *Rules
		lay, pile  string
		index      int
		want, note string
	}{
		{EasyHarp, "T1: 8D | T2: 9S | T3: <2C> 9C | T4: 2C 9C", "T1", 0, "T1>T3", "face-down cards count; the leftmost of equals"},
		{EasyHarp, "T1: 5C 5D 5H 8D 7S | T2: 8H", "T1", 4, "T1>T2", "its own column is no place"},
		{EasyHarp, "T1: 2C KD", "T1", 1, "T1>T2", "a King to the first empty column"},
		{EasyHarp, "T1: 2C KD QS", "T1", 1, "T1>T2x2", "a King's run moves whole"},
		{EasyHarp, "T1: KD", "T1", 0, "T1>T2", "a King alone still goes to another empty column"},
		{EasyHarp, "T1: AS", "T1", 0, "", "the double tap does not look at foundations"},
		{Reflechi, "T1: 9C 8D | T2: TH", "T1", 0, "T1>T2x2", "a run moves whole"},
		{Reflechi, "W: 9C | T2: TH", "W", 0, "W>T2", "the waste's top card"},
		{EightOff, "T1: AS | T2: 2S", "T1", 0, "T1>F1", "Eight Off: the foundation first"},
		{EightOff, "T1: 3S | T2: 4S", "T1", 0, "T1>T2", "then a column"},
		{EightOff, "T1: 3S | T2: 5S | C1: 9C", "T1", 0, "T1>C2", "then the first empty cell"},
		{EightOff, "T1: KS QS | T2: 2C", "T1", 0, "T1>T3x2", "a King's run to an empty column"},
		{EightOff, "T1: QS JS | T2: 2C", "T1", 0, "", "a run never goes to cells"},
	} {
		b := lay(t, c.rules, c.lay)
		p, err := ParsePile(c.pile)
		require.NoError(t, err)
		a, r := b.DoubleTap(p, c.index)
		if c.want == "" {
			assert.NotNil(t, r, c.note)
			continue
		}
		require.Nil(t, r, c.note)
		assert.Equal(t, c.want, a.String(), c.note)
	}
}

// A double tap on anything at all is answered, never with a panic.
func TestDoubleTapAnywhere(t *testing.T) {
	for _, r := range allRules() {
		b := Deal(Code{r, 1})
		for p := range Pile(255) {
			for index := -1; index < 20; index++ {
				a, refused := b.DoubleTap(p, index)
				require.True(t, refused != nil || b.Allows(a), "%d %d", p, index)
			}
		}
	}
}

// arises tells whether a kind of refusal can arise in a game at all, by what the rules say.
func arises(k Kind, r *Rules) bool {
	switch k {
	case NoCountHere, NothingToDraw, StockEmpty, StockNotEmpty:
		return r.HasStock()
	case FaceDown:
		return r.FaceDown
	case OneCardOnly, KingRunToEmptyOnly:
		return r.Move == OneCard
	case RunTooLong:
		return r.Move == LimitedRun
	case CellOneCard, CellTaken:
		return r.Cells > 0
	case WrongColour:
		return r.Build == AlternatingColours
	case WrongSuit:
		return r.Build == SameSuit
	}
	return true
}

// Every kind of refusal is provoked above in every game in which it can arise, and in no other.
func TestEveryRefusalIsCovered(t *testing.T) {
	elsewhere := []Kind{GameWon, NothingToUndo, NothingToRedo, NoPlace, RunTooLong}
	for _, r := range allRules() {
		assert.Equal(t, "no refusal", Kind(0).String())
		assert.Equal(t, "no refusal", Kind(Kinds).String())
		for k := Kind(1); k < Kinds; k++ {
			assert.NotEqual(t, "no refusal", k.String())
			if slices.Contains(elsewhere, k) {
				continue
			}
			covered := slices.ContainsFunc(refusalCases, func(c refusalCase) bool {
				return c.kind == k && strings.Contains(c.games, r.Letters)
			})
			assert.Equal(t, arises(k, r), covered, "%v in %s", k, r.Prefix())
		}
	}
}
