package table

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
)

// let goes of a single card of a pile, moved by x and y from where it lies, and says what the table decides.
func let(l *Layout, b *core.Board, from core.Pile, x, y float32) (core.Pile, Verdict) {
	at := l.Place(b, from, b.Len(from)-1).Add(x, y)
	return Choose(l.Catch(b, l.Card(at), from), func(p core.Pile) bool {
		if p.Kind() == core.FoundationPile {
			return b.Allows(b.ToFoundation(from, 1))
		}
		return b.Allows(core.Move(from, p, 1))
	})
}

// dropsOn is the position of the tests below: the ten of spades on column 1 goes on the jack on 3, not on the cards on
// 2 and 4; aces and a king lie on 5 to 7.
func dropsOn(t *testing.T) *core.Board {
	return position(t, "Game: EO1-C4\nFoundations: S-0 H-0 D-0 C-0\nFreecells: 5H - - -\n"+
		": 2S 3S 4S 5S 6S 7S 8S 9S TS\n: 2H 3H 4H 9H\n: 6H 7H 8H TH JH QH KH JS\n: KS QS 2D\n: 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD\n"+
		": 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC AC\n: KC AS\n: AH\n")
}

func TestDropOnColumns(t *testing.T) {
	b := dropsOn(t)
	for _, size := range []Size{{320, 480}, {360, 776}, {768, 1024}, {568, 320}, {1280, 800}} {
		l := NewLayout(core.EightOff4, size, Options{})
		for _, c := range []struct {
			name    string
			columns float32 // how far to the right, in pitches
			pile    core.Pile
			verdict Verdict
		}{
			{"a wobble", .05, core.Column(0), GoHome},
			{"not quite half way", .45, core.Column(0), GoHome},
			{"on the neighbour that refuses", 1, core.Column(1), Refuse},
			{"more on the one that refuses than on the one that takes it", 1.3, core.Column(2), Drop},
			{"on the one that takes it", 2, core.Column(2), Drop},
			{"more on the next, which refuses", 2.7, core.Column(2), Drop},
			{"wholly on the next", 3, core.Column(3), Refuse},
		} {
			top := l.Place(b, core.Column(0), b.Len(core.Column(0))-1).Y
			for _, y := range []float32{l.Top, top, l.Bottom - l.CardH, l.Bottom - 1} {
				pile, verdict := let(l, b, core.Column(0), c.columns*l.Pitch, y-top)
				assert.Equal(t, c.verdict, verdict, "%v %s", size, c.name)
				assert.Equal(t, c.pile, pile, "%v %s", size, c.name)
			}
		}
	}
}

func TestDropOnCellsAndFoundations(t *testing.T) {
	b := dropsOn(t)
	for _, size := range []Size{{360, 776}, {1280, 800}} {
		l := NewLayout(core.EightOff4, size, Options{})
		to := func(from core.Pile, place Point) (core.Pile, Verdict) {
			at := l.Place(b, from, b.Len(from)-1)
			return let(l, b, from, place.X-at.X, place.Y-at.Y)
		}
		pile, verdict := to(core.Column(0), l.Cells[2])
		assert.Equal(t, Drop, verdict)
		assert.Equal(t, core.Cell(2), pile)

		pile, verdict = to(core.Column(0), l.Cells[0])
		assert.Equal(t, Refuse, verdict, "taken")
		assert.Equal(t, core.Cell(0), pile)

		for slot := range 4 {
			pile, verdict = to(core.Column(7), l.Foundations[slot])
			assert.Equal(t, Drop, verdict, "the ace of hearts on slot %d", slot)
			assert.Equal(t, core.FoundationPile, pile.Kind())
		}
		pile, verdict = to(core.Column(0), l.Foundations[3])
		assert.Equal(t, Refuse, verdict)
		assert.Equal(t, core.FoundationPile, pile.Kind())

		_, verdict = let(l, b, core.Cell(0), 3, 3)
		assert.Equal(t, GoHome, verdict)
		_, verdict = to(core.Column(0), Point{-2 * l.CardW, -2 * l.CardH})
		assert.Equal(t, Nothing, verdict, "beyond the table")
	}
}

func TestFoundationsCatchAsOne(t *testing.T) {
	b := position(t, threeSuits)
	for _, o := range []Options{{}, {LeftHanded: true}} {
		l := NewLayout(core.EasyHarp, Size{360, 776}, o)
		between := Point{(l.Foundations[0].X + l.Foundations[1].X) / 2, l.Foundations[0].Y}
		found := l.Catch(b, l.Card(between), core.Column(2))
		require.NotEmpty(t, found)
		assert.Equal(t, core.FoundationPile, found[0].Pile.Kind())
		assert.InDelta(t, l.CardW*l.CardH, found[0].Area, 1, "no gap between them counts")
		for _, o := range found[1:] {
			assert.NotEqual(t, core.FoundationPile, o.Pile.Kind())
		}
		// Cards taken from any of them are at home on all of them.
		found = l.Catch(b, l.Card(l.Foundations[3]), core.Foundation(4))
		assert.Equal(t, core.Foundation(4), found[0].Pile)
		assert.True(t, found[0].Home)
	}
}

func TestStockAndWasteTakeNothing(t *testing.T) {
	b := position(t, threeSuits)
	l := NewLayout(core.EasyHarp, Size{1280, 800}, Options{})
	on := func(place Point, from core.Pile) (core.Pile, Verdict) {
		return Choose(l.Catch(b, l.Card(place), from), func(p core.Pile) bool { return b.Allows(core.Move(from, p, 1)) })
	}
	for _, place := range []Point{l.Stock, l.Waste[0]} {
		_, verdict := on(place, core.Column(0))
		assert.Equal(t, Refuse, verdict)
	}
	_, verdict := on(l.Waste[0].Add(4, 4), core.Waste)
	assert.Equal(t, GoHome, verdict)

	empty := position(t, strings.Replace(threeSuits, "Stock: KS KC\nWaste:", "Stock:\nWaste: KS KC", 1))
	_, verdict = Choose(l.Catch(empty, l.Card(l.Stock), core.Waste), func(p core.Pile) bool {
		return empty.Allows(core.Move(core.Waste, p, 1))
	})
	assert.NotEqual(t, Drop, verdict, "a card of the waste dragged to the empty stock is no redeal")
}

// A card dropped beside its long column is judged by where it is, whatever the column's length.
func TestDropFromColumnsOfAnyLength(t *testing.T) {
	for n := 2; n <= 21; n++ {
		// Column 1 has n cards, the last a six of spades; the seven of hearts on column 2 takes it, the rest lies on 3.
		taken := map[string]int{"6S": 1, "7H": 1}
		var first, rest []string
		for i := range core.EasyHarp.Cards() {
			card := core.Card(i).String()
			switch {
			case taken[card] > 0:
				taken[card]--
			case len(first) < n-1:
				first = append(first, card)
			default:
				rest = append(rest, card)
			}
		}
		b := position(t, fmt.Sprintf("Game: EH1-N\nFoundations: S-0 H-0 D-0 C-0 S-0 H-0 D-0 C-0\nStock: %s\nWaste:\n: %s 6S\n: 7H\n:\n:\n:\n:\n:\n:\n:\n",
			strings.Join(rest, " "), strings.Join(first, " ")))
		require.Equal(t, n, b.Len(core.Column(0)))
		for _, size := range []Size{{320, 568}, {360, 776}, {800, 360}, {1280, 800}} {
			l := NewLayout(core.EasyHarp, size, Options{Touch: true, Lift: 8})
			for columns, want := range map[float32]Verdict{.1: GoHome, .4: GoHome, .6: Drop, 1: Drop, 1.4: Drop, 3: Refuse} {
				pile, verdict := let(l, b, core.Column(0), columns*l.Pitch, 0)
				assert.Equal(t, want, verdict, "%d cards, %v, %v columns", n, size, columns)
				if want == Drop {
					assert.Equal(t, core.Column(1), pile)
				}
			}
		}
	}
}

func TestChoose(t *testing.T) {
	a, b, c := core.Column(0), core.Column(1), core.Column(2)
	takes := func(piles ...core.Pile) func(core.Pile) bool {
		return func(p core.Pile) bool {
			for _, q := range piles {
				if p == q {
					return true
				}
			}
			return false
		}
	}
	for _, test := range []struct {
		name     string
		overlaps []Overlap
		legal    func(core.Pile) bool
		pile     core.Pile
		verdict  Verdict
	}{
		{"on nothing", nil, takes(a), 0, Nothing},
		{"the largest of two that take them", []Overlap{{a, 9, false}, {b, 5, false}}, takes(a, b), a, Drop},
		{"a small one that takes them", []Overlap{{a, 9, false}, {b, 1, false}}, takes(b), b, Drop},
		{"mostly at home", []Overlap{{a, 9, true}, {b, 5, false}}, takes(b), a, GoHome},
		{"more away than at home", []Overlap{{b, 9, false}, {a, 5, true}}, takes(b), b, Drop},
		{"more on one that refuses than at home", []Overlap{{b, 9, false}, {a, 5, true}}, takes(), b, Refuse},
		{"home beats a smaller one, the largest refuses", []Overlap{{c, 9, false}, {a, 5, true}, {b, 2, false}}, takes(b), c, Refuse},
		{"home does not beat a larger one", []Overlap{{c, 9, false}, {b, 5, false}, {a, 2, true}}, takes(b), b, Drop},
		{"the largest that refuses", []Overlap{{c, 9, false}, {b, 5, false}}, takes(), c, Refuse},
	} {
		pile, verdict := Choose(test.overlaps, test.legal)
		assert.Equal(t, test.verdict, verdict, test.name)
		assert.Equal(t, test.pile, pile, test.name)
	}
}

func TestHomeIsNeverAsked(t *testing.T) {
	Choose([]Overlap{{core.Column(1), 9, false}, {core.Column(0), 5, true}}, func(p core.Pile) bool {
		assert.NotEqual(t, core.Column(0), p)
		return false
	})
}

func TestHomeComesFirstAmongEquals(t *testing.T) {
	away, home := Overlap{core.Column(1), 5, false}, Overlap{core.Column(2), 5, true}
	assert.Negative(t, larger(home, away))
	assert.Positive(t, larger(away, home))
	assert.Positive(t, larger(home, Overlap{core.Column(1), 6, false}), "but after a larger one")
}
