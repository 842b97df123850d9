package table

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
)

// named lists the areas of a layout by the name of their pile; all foundations are "F".
func (a *areas) named() map[string]Rect {
	all := map[string]Rect{"F": a.foundations, "S": a.stock, "W": a.waste}
	for i, r := range a.cells {
		all[core.Cell(i).String()] = r
	}
	for i, r := range a.columns {
		all[core.Column(i).String()] = r
	}
	return all
}

func TestAreasDoNotOverlapAndHoldTheirCards(t *testing.T) {
	everyLayout(t, func(t *testing.T, l *Layout) {
		all := l.areas.named()
		for name, r := range all {
			for other, o := range all {
				if name < other {
					requireApart(t, name, r, other, o)
				}
			}
			for _, key := range []Rect{l.Info, l.Rail, l.Bar} {
				requireApart(t, name, r, "info, rail or bar", key)
			}
		}
		holds := func(name string, core Rect) {
			if r := all[name]; core.Overlap(r) < core.W*core.H*.999 {
				t.Errorf("%s %v leaves out part of %v", name, r, core)
			}
		}
		holds("F", l.bounds(l.Foundations))
		holds("S", l.bounds(l.stock()))
		holds("W", l.bounds(l.Waste))
		for i, p := range l.Cells {
			holds(core.Cell(i).String(), l.Card(p))
		}
		for i, p := range l.Columns {
			holds(core.Column(i).String(), Rect{p.X, l.Top, l.CardW, l.Bottom - l.Top})
		}
	})
}

// seen is the part of a card of a column that shows.
func seen(l *Layout, b *core.Board, p core.Pile, i int) Rect {
	r := l.Card(l.Place(b, p, i))
	if i < b.Len(p)-1 {
		r.H = l.Place(b, p, i+1).Y - r.Y
	}
	return r
}

// reported is the point that Fyne reports for a pointer.
func reported(l *Layout, x, y float32) Point {
	if l.Options.Touch {
		y -= l.Options.Lift
	}
	return Point{x, y}
}

func TestEveryCardOfAColumnIsHitWhereItShows(t *testing.T) {
	boards := map[*core.Rules][]*core.Board{}
	everyLayout(t, func(t *testing.T, l *Layout) {
		if boards[l.Rules()] == nil {
			boards[l.Rules()] = positions(t, l.Rules())
		}
		parts := []float32{.05, .5, .95}
		if l.Options.Touch {
			parts = []float32{.4, .5, .95}
		}
		for _, b := range boards[l.Rules()] {
			for c := range l.Rules().Columns {
				for i, card := range b.Cards(core.Column(c)) {
					r := seen(l, b, core.Column(c), i)
					if r.H < .1 {
						continue // a typed column with more cards than the table has room for
					}
					for _, part := range parts {
						pt := reported(l, r.X+part*r.W, r.Y+part*r.H)
						got, ok := l.Hit(b, pt)
						if want := (Target{core.Column(c), i, card}); !ok || got != want {
							t.Errorf("%v hits %v %v, not %v", pt, got, ok, want)
						}
					}
				}
			}
		}
	})
}

func TestEveryOtherCardIsHitInItsMiddle(t *testing.T) {
	for _, family := range core.Games {
		for _, rules := range family {
			for _, b := range positions(t, rules) {
				for _, size := range sizes {
					for _, left := range []bool{false, true} {
						l := NewLayout(rules, size, Options{LeftHanded: left})
						for _, p := range rules.Piles() {
							if p.Kind() == core.ColumnPile || p.Kind() == core.FoundationPile && rules.Decks > 1 {
								continue
							}
							// .75 and .9 lie to the right of and below the middle: no later card of a fan is over it there
							at := l.Card(l.Place(b, p, b.Len(p)-1))
							got, ok := l.Hit(b, Point{at.X + .75*at.W, at.Y + .9*at.H})
							require.True(t, ok, "%v %v", size, p)
							require.Equal(t, Target{p, b.Len(p) - 1, b.Top(p)}, got, "%v", size)
						}
					}
				}
			}
		}
	}
}

func position(t *testing.T, text string) *core.Board {
	t.Helper()
	b, err := core.ParsePosition(text)
	require.NoError(t, err)
	return &b
}

// threeSuits is a play of Easy Harp near its end. Of spades both foundations have cards, of hearts the first, of
// diamonds none, of clubs the second.
const threeSuits = "Game: EH1-N\nFoundations: S-K H-K D-0 C-0 S-Q H-0 D-0 C-Q\n" +
	"Stock: KS KC\nWaste: AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH\n" +
	": AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD\n: AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD\n" +
	": AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC\n: KC\n:\n:\n:\n:\n:\n"

func TestPairsOfFoundations(t *testing.T) {
	b := position(t, threeSuits)
	first, second := func(suit int) core.Pile { return core.Foundation(suit) }, func(suit int) core.Pile { return core.Foundation(suit + 4) }
	for _, left := range []bool{false, true} {
		for _, size := range []Size{{360, 776}, {1280, 800}} {
			l := NewLayout(core.EasyHarp, size, Options{LeftHanded: left})
			over := map[core.Pile]int{}
			for i, p := range l.FoundationsBackToFront(b, nil) {
				over[p] = i
			}
			require.Len(t, over, 8)
			if left {
				assert.Greater(t, over[first(0)], over[second(0)], "the right one lies over the left one's half without an index")
			} else {
				assert.Greater(t, over[second(0)], over[first(0)], "the second lies over the first")
			}
			assert.Greater(t, over[first(1)], over[second(1)], "an empty second one lies under the first")
			assert.Greater(t, over[first(2)], over[second(2)], "also if both are empty")
			assert.Greater(t, over[second(3)], over[first(3)], "an empty first one lies under the second")
			for suit := range 4 {
				front, back := first(suit), second(suit)
				if over[back] > over[front] {
					front, back = back, front
				}
				f, k := l.Card(l.Foundations[front.Index()]), l.Card(l.Foundations[back.Index()])
				middle := (f.X + f.Right() + k.X + k.Right()) / 4 // of the half that both share
				for x, want := range map[float32]core.Pile{f.X + f.W/2: front, middle: front, 2*(k.X+k.W/2) - middle: back} {
					got, ok := l.Hit(b, Point{x, f.Y + f.H/2})
					assert.True(t, ok)
					assert.Equal(t, Target{want, b.Len(want) - 1, b.Top(want)}, got, "%v left %v suit %d", size, left, suit)
				}
			}
		}
	}
}

func TestWasteFan(t *testing.T) {
	deck := []string{"2S", "3S", "4S", "5S"}
	for n := range 5 {
		text := "Game: TF1-D3N\nFoundations: S-A H-K D-K C-K\nStock: 6S 7S 8S 9S TS JS QS KS"
		for _, c := range deck[n:] {
			text += " " + c
		}
		text += "\nWaste:"
		for _, c := range deck[:n] {
			text += " " + c
		}
		b := position(t, text+"\n:\n:\n:\n:\n:\n:\n:\n")
		for _, size := range []Size{{360, 776}, {800, 360}} {
			for _, left := range []bool{false, true} {
				l := NewLayout(core.ReflechiDraw3, size, Options{LeftHanded: left})
				shown := min(n, 3)
				for i := range n {
					place := l.Place(b, core.Waste, i)
					assert.Equal(t, l.Waste[max(0, i-(n-shown))], place, "card %d of %d", i, n)
					if i >= n-shown {
						got, ok := l.Hit(b, place.Add(2, 2))
						assert.True(t, ok)
						assert.Equal(t, Target{core.Waste, i, b.Cards(core.Waste)[i]}, got)
					}
				}
				got, ok := l.Hit(b, l.Waste[2].Add(l.CardW*.9, l.CardH*.9))
				assert.True(t, ok)
				assert.Equal(t, Target{core.Waste, n - 1, b.Top(core.Waste)}, got, "the end of the fan is the top card's")
			}
		}
	}
}

func TestColumnsReachTheEdges(t *testing.T) {
	for _, family := range core.Games {
		rules := family[0]
		b := core.Deal(core.Code{Rules: rules, Number: 1})
		last := core.Column(rules.Columns - 1)
		for _, size := range sizes {
			for _, o := range []Options{{}, {Touch: true, Lift: 8}, {LeftHanded: true}} {
				l := NewLayout(rules, size, o)
				left, right := float32(0), size.W-1
				if !l.Tall { // beside the columns lie other blocks: up to halfway to the nearest
					left, right = l.Columns[0].X-3, l.Columns[rules.Columns-1].X+l.CardW+3
				} else {
					beside, ok := l.Hit(&b, Point{-40, l.Bottom - 1})
					assert.True(t, ok, "beside the safe area")
					assert.Equal(t, core.Column(0), beside.Pile)
				}
				for _, y := range []float32{l.Top, (l.Top + l.Bottom) / 2, l.Bottom - 1} {
					got, ok := l.Hit(&b, Point{left, y})
					assert.True(t, ok)
					assert.Equal(t, core.Column(0), got.Pile, "%v %v", size, y)
					got, ok = l.Hit(&b, Point{right, y})
					assert.True(t, ok)
					assert.Equal(t, last, got.Pile, "%v %v", size, y)
				}
				got, _ := l.Hit(&b, Point{right, l.Bottom - 1})
				assert.Equal(t, Target{last, b.Len(last) - 1, b.Top(last)}, got, "the last card owns all below it")
			}
		}
	}
}

func TestAFingerReachesFourUnitsIntoTheNextStrip(t *testing.T) {
	b := core.Deal(core.Code{Rules: core.EightOff, Number: 1})
	mouse := NewLayout(core.EightOff, Size{360, 776}, Options{})
	touch := NewLayout(core.EightOff, Size{360, 776}, Options{Touch: true, Lift: 8})
	next := mouse.Place(&b, core.Column(2), 3)
	for y, want := range map[float32][2]int{-1: {2, 2}, 1: {3, 2}, 3.5: {3, 2}, 4.5: {3, 3}} {
		glass := next.Add(mouse.CardW/2, y)
		got, _ := mouse.Hit(&b, glass)
		assert.Equal(t, want[0], got.Index, "mouse at %v", y)
		got, _ = touch.Hit(&b, glass.Add(0, -8)) // as Fyne reports it
		assert.Equal(t, want[1], got.Index, "finger at %v", y)
	}
}

func TestStockAndWasteAreLargeEnough(t *testing.T) {
	l := NewLayout(core.EasyHarp, Size{320, 568}, Options{})
	stock, waste := l.Card(l.Stock), l.Card(l.Waste[0])
	assert.InDelta(t, 24, l.areas.stock.Right()-(stock.X+stock.W/2), slack, "half of 48: the card is 32 wide")
	assert.InDelta(t, (waste.Right()+stock.X)/2, l.areas.stock.X, slack, "but not nearer to the waste than that is")
	assert.InDelta(t, l.areas.waste.Right(), l.areas.stock.X, slack)
	assert.InDelta(t, l.CardH+12, l.areas.stock.H, slack, "6 above and below")
	l = NewLayout(core.Reflechi, Size{1280, 800}, Options{})
	assert.Equal(t, l.Card(l.Waste[0]).Bottom()+6, l.areas.waste.Bottom())
	assert.Equal(t, l.Stock.X-6, l.areas.stock.X)
}

func TestColumnsReachFourUnitsUp(t *testing.T) {
	b := core.Deal(core.Code{Rules: core.EasyHarp, Number: 1})
	for _, size := range []Size{{360, 776}, {1280, 800}} {
		l := NewLayout(core.EasyHarp, size, Options{})
		first := l.Columns[4].Add(l.CardW/2, 0)
		got, ok := l.Hit(&b, first.Add(0, -3.9))
		assert.True(t, ok)
		assert.Equal(t, Target{core.Column(4), 0, b.Cards(core.Column(4))[0]}, got)
		_, ok = l.Hit(&b, first.Add(0, -4.1))
		assert.False(t, ok)
	}
}

func TestEmptyPilesAreTargets(t *testing.T) {
	b := core.NewBoard(core.EightOff)
	l := NewLayout(core.EightOff, Size{360, 776}, Options{})
	for _, p := range core.EightOff.Piles() {
		at := l.Card(l.Place(&b, p, 0))
		got, ok := l.Hit(&b, Point{at.X + at.W/2, at.Y + at.H/2})
		assert.True(t, ok)
		assert.Equal(t, Target{p, -1, core.NoCard}, got)
	}
	_, ok := l.Hit(&b, Point{180, 20})
	assert.False(t, ok, "the header is no pile")
	_, ok = l.Hit(&b, Point{180, 740})
	assert.False(t, ok, "nor is the bar")
}
