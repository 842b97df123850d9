package solver

import (
	"cmp"
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
)

// reference searches every position that can be reached, by the game's own legal actions, and prunes nothing; it only
// looks at what an action to a foundation leads to first. It gives up at the given number of positions.
func reference(b *core.Board, most int) Answer {
	seen := map[string]bool{alike(b): true}
	open := []core.Board{*b}
	var legal []core.Action
	for len(open) > 0 {
		at := open[len(open)-1]
		open = open[:len(open)-1]
		if at.Won() {
			return Winnable
		}
		legal = at.Legal(legal[:0])
		slices.SortStableFunc(legal, func(a, b core.Action) int { return cmp.Compare(a.To.Kind(), b.To.Kind()) })
		for _, a := range legal {
			g := core.NewGameAt(at)
			g.Apply(core.Do(a))
			if k := alike(g.Board()); !seen[k] {
				if len(seen) == most {
					return Unknown
				}
				seen[k] = true
				open = append(open, *g.Board())
			}
		}
	}
	return Lost
}

// alike is a key that is the same for positions that differ only in the order of the columns, of the cells and of twins.
func alike(b *core.Board) string {
	var columns, cells []string
	rest := make([]byte, 0, 2*core.MaxCards)
	for p := range core.Foundation(core.MaxFoundations-1) + 1 {
		pile := []byte{byte(b.Len(p)), byte(b.FaceDown(p))}
		for _, c := range b.Cards(p) {
			pile = append(pile, byte(c.Face()))
		}
		switch p.Kind() {
		case core.ColumnPile:
			columns = append(columns, string(pile))
		case core.CellPile:
			cells = append(cells, string(pile))
		default:
			rest = append(rest, pile...)
		}
	}
	slices.Sort(columns)
	slices.Sort(cells)
	return strings.Join(columns, "") + strings.Join(cells, "") + string(rest)
}

// small describes reduced decks of one game.
type small struct {
	rules          *core.Rules
	ranks, columns int
	deeper         int // cards in every column beyond those of a triangle
}

// deal makes a random position of a reduced deck: a triangle with a stock, or columns as equal as may be with all cells
// taken. Text is the way into core that checks it.
func (s small) deal(t testing.TB, random *rand.Rand) core.Board {
	var deck []string
	for range s.rules.Decks {
		for suit := range core.Suit(core.Suits) {
			for rank := core.Ace; int(rank) <= s.ranks; rank++ {
				deck = append(deck, core.NewCard(0, suit, rank).String())
			}
		}
	}
	random.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
	take := func(n int) []string {
		n = min(n, len(deck))
		cards := slices.Clone(deck[:n])
		deck = deck[n:]
		return cards
	}
	columns := make([][]string, s.columns)
	var cells []string
	if s.rules.HasStock() {
		for i := range columns {
			columns[i] = take(i + 1 + s.deeper)
			if s.rules.FaceDown {
				for k := range max(0, len(columns[i])-1) {
					columns[i][k] = "<" + columns[i][k] + ">"
				}
			}
		}
	} else {
		cells = take(s.rules.Cells)
		for i := range columns {
			columns[i] = take(len(deck) / (s.columns - i))
		}
	}
	for len(cells) < s.rules.Cells {
		cells = append(cells, "-")
	}
	var text strings.Builder
	fmt.Fprintf(&text, "Game: %s\nRanks: %d\nFoundations:%s\n", s.rules.Prefix(), s.ranks,
		strings.Repeat(" S-0 H-0 D-0 C-0", s.rules.Decks))
	if s.rules.Cells > 0 {
		fmt.Fprintf(&text, "Freecells: %s\n", strings.Join(cells, " "))
	}
	if s.rules.HasStock() {
		fmt.Fprintf(&text, "Stock: %s\nWaste:\n", strings.Join(deck, " "))
	}
	for _, column := range columns {
		fmt.Fprintf(&text, ": %s\n", strings.Join(column, " "))
	}
	b, err := core.ParsePosition(text.String())
	require.NoError(t, err, text.String())
	return b
}

// wander plays random actions, so that a search begins in the middle of a play: cards on foundations, some of them taken
// back, the stock somewhere.
func wander(b core.Board, random *rand.Rand) core.Board {
	g := core.NewGameAt(b)
	for range random.IntN(30) {
		legal := g.Board().Legal(nil)
		if len(legal) == 0 {
			break
		}
		g.Apply(core.Do(legal[random.IntN(len(legal))]))
	}
	return *g.Board()
}

// smallGames are decks of such sizes that the reference search gets to the end of most deals, and that neither wins nor
// losses are rare.
var smallGames = []small{
	{core.EasyHarp, 2, 4, 0}, {core.EasyHarp, 2, 3, 2}, {core.EasyHarp, 3, 4, 3}, {core.EasyHarp, 3, 3, 5},
	{core.EasyHarp, 3, 5, 2}, {core.EasyHarp, 4, 4, 5}, {core.EasyHarp, 4, 5, 3},
	{core.Reflechi, 3, 3, 2}, {core.Reflechi, 4, 3, 3}, {core.Reflechi, 5, 3, 3}, {core.Reflechi, 5, 4, 2},
	{core.Reflechi, 6, 5, 1}, {core.Reflechi, 6, 6, 0},
	{core.ReflechiDraw3, 3, 3, 1}, {core.ReflechiDraw3, 4, 3, 1}, {core.ReflechiDraw3, 5, 3, 2},
	{core.ReflechiDraw3, 5, 4, 1}, {core.ReflechiDraw3, 6, 5, 1}, {core.ReflechiDraw3, 6, 6, 0},
	{core.EightOff2, 4, 3, 0}, {core.EightOff2, 5, 4, 0}, {core.EightOff2, 5, 5, 0}, {core.EightOff2, 6, 6, 0},
	{core.EightOff4, 5, 2, 0}, {core.EightOff4, 6, 4, 0}, {core.EightOff, 5, 2, 0}, {core.EightOff, 6, 2, 0},
}

// The search agrees with the reference search on hundreds of small deals of every game, from the deal and from the
// middle of plays.
func TestAgreesWithReference(t *testing.T) {
	total := map[string]map[Answer]int{}
	for i, s := range smallGames {
		letters := s.rules.Letters
		if total[letters] == nil {
			total[letters] = map[Answer]int{}
		}
		t.Run(fmt.Sprintf("%s-%dx%d+%d", s.rules.Prefix(), s.ranks, s.columns, s.deeper), func(t *testing.T) {
			count := map[Answer]int{}
			random := rand.New(rand.NewPCG(6, uint64(i)))
			for n := range 2 * fewer(*deals) {
				b := s.deal(t, random)
				if n%2 == 1 {
					b = wander(b, random)
				}
				want := reference(&b, 6000)
				count[want]++
				total[letters][want]++
				if want != Unknown {
					requireAnswer(t, want, &b)
				}
			}
			t.Log(count)
		})
	}
	for letters, count := range total {
		t.Log(letters, count)
		assert.GreaterOrEqual(t, count[Winnable], 2*fewer(*deals), letters)
		assert.GreaterOrEqual(t, count[Lost], fewer(*deals), letters)
	}
}

// requireAnswer searches a small position to the end.
func requireAnswer(t *testing.T, want Answer, b *core.Board) {
	r := Solve(context.Background(), b, Limits{}, nil)
	require.Equal(t, want, r.Answer, b.Text())
	if r.Answer == Winnable {
		requireWin(t, b, r.Line)
	}
}
