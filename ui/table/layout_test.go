package table

import (
	"encoding/json"
	"fmt"
	"math"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
)

// reference is one layout as reckoned by the look's own script (testdata/layout.json).
type reference struct {
	Game, Option                                 string
	W, H                                         float32
	Large, Left                                  bool
	Card, Pitch, Top, Bottom                     float32
	Columns, Foundations, Cells, Stock, Waste    [][2]float32
	Info, Rail                                   []float32
	Worst /* steps of the worst column */, Short [2]float32 // of 3 hidden and 4 open cards
}

func TestLayoutAgreesWithTheReference(t *testing.T) {
	data, err := os.ReadFile("testdata/layout.json")
	require.NoError(t, err)
	var all []reference
	require.NoError(t, json.Unmarshal(data, &all))
	require.NotEmpty(t, all)
	for _, want := range all {
		rules := core.FamilyOf(want.Game).Option(want.Option)
		l := NewLayout(rules, Size{want.W, want.H}, Options{Large: want.Large, LeftHanded: want.Left})
		name := fmt.Sprintf("%s-%s %vx%v large %v left %v", want.Game, want.Option, want.W, want.H, want.Large, want.Left)
		same := func(what string, want, got float32) {
			assert.InDelta(t, want, got, .02, "%s: %s", name, what)
		}
		samePoints := func(what string, want [][2]float32, got []Point) {
			require.Len(t, got, len(want), "%s: %s", name, what)
			for i := range want {
				same(what, want[i][0], got[i].X)
				same(what, want[i][1], got[i].Y)
			}
		}
		sameRect := func(what string, want []float32, got Rect) {
			if len(want) == 0 {
				assert.True(t, got.Empty(), "%s: %s", name, what)
				return
			}
			for i, x := range []float32{got.X, got.Y, got.W, got.H} {
				same(what, want[i], x)
			}
		}
		assert.Equal(t, len(want.Rail) == 0, l.Tall, name)
		same("card", want.Card, l.CardW)
		same("card's height", 1.5*want.Card, l.CardH)
		same("pitch", want.Pitch, l.Pitch)
		same("top", want.Top, l.Top)
		same("bottom", want.Bottom, l.Bottom)
		samePoints("columns", want.Columns, l.Columns)
		samePoints("foundations", want.Foundations, l.Foundations)
		samePoints("cells", want.Cells, l.Cells)
		samePoints("stock", want.Stock, l.stock())
		samePoints("waste", want.Waste, l.Waste)
		sameRect("info", want.Info, l.Info)
		sameRect("rail", want.Rail, l.Rail)
		hidden, above := worstColumn(rules)
		for _, f := range []struct {
			hidden, open int
			want         [2]float32
		}{{hidden, above + 1, want.Worst}, {3, 4, want.Short}} {
			hiddenDown, openDown := l.Fan(f.hidden, f.open)
			same("hidden step", f.want[0], hiddenDown)
			same("open step", f.want[1], openDown)
		}
	}
}

// The cards and strips that the look's specification prints.
func TestLayoutHasTheFiguresOfTheLook(t *testing.T) {
	for _, c := range []struct {
		rules        *core.Rules
		w, h         float32
		card, strips float64
	}{
		{core.EasyHarp, 320, 568, 32.2, 20.8}, {core.EasyHarp, 800, 360, 50.6, 19.3}, {core.EasyHarp, 1280, 800, 82.1, 27.1},
		{core.Reflechi, 360, 776, 46.9, 27.1}, {core.ReflechiDraw3, 915, 412, 48.0, 18.0}, {core.Reflechi, 1920, 1080, 156.9, 44.7},
		{core.EightOff, 320, 568, 36.3, 13.8}, {core.EightOff, 768, 1024, 86.6, 26.6}, {core.EightOff, 568, 320, 37.0, 14.2},
	} {
		l := NewLayout(c.rules, Size{c.w, c.h}, Options{})
		hidden, above := worstColumn(c.rules)
		_, strip := l.Fan(hidden, above+1)
		assert.InDelta(t, c.card, l.CardW, .06, "%s %vx%v", c.rules.Letters, c.w, c.h)
		assert.InDelta(t, c.strips, strip, .06, "%s %vx%v", c.rules.Letters, c.w, c.h)
	}
}

func TestWorstColumns(t *testing.T) {
	for rules, want := range map[*core.Rules][2]int{
		core.EasyHarp: {8, 12}, core.Reflechi: {0, 18}, core.ReflechiDraw3: {0, 18},
		core.EightOff: {0, 18}, core.EightOff4: {0, 18}, core.EightOff2: {0, 18},
	} {
		hidden, above := worstColumn(rules)
		assert.Equal(t, want, [2]int{hidden, above}, rules.Prefix())
	}
}

// sizes are those of the reference and many others, odd ones among them.
var sizes = []Size{
	{320, 480}, {320, 568}, {360, 640}, {360, 776}, {412, 891}, {568, 320}, {640, 360}, {800, 360}, {915, 412}, {600, 600},
	{768, 1024}, {1024, 768}, {1280, 800}, {1920, 1080}, {2560, 1440}, {3840, 2160},
	{200, 200}, {200, 2160}, {3840, 200}, {219, 200}, {220, 200}, {221, 200}, {300, 250}, {339, 700}, {340, 700}, {599.5, 1100}, {899, 900},
	{900, 1300}, {499, 450}, {699, 499}, {700, 499}, {1199, 500}, {1200, 500}, {2400, 300}, {333.3, 777.7}, {1079, 2211}, {549.99, 500}, {550.01, 500},
	{2160, 3840}, {852, 393}, {667, 375}, {1366, 1024},
}

// everyLayout calls f with every game in every size and with every combination of options.
func everyLayout(t *testing.T, f func(t *testing.T, l *Layout)) {
	for _, family := range core.Games {
		for _, rules := range family {
			t.Run(rules.Prefix(), func(t *testing.T) {
				for _, size := range sizes {
					for bits := range 8 {
						o := Options{Large: bits&1 > 0, LeftHanded: bits&2 > 0, Touch: bits&4 > 0}
						if o.Touch { // which nothing else here depends on
							o.Text = 2
						}
						f(t, NewLayout(rules, size, o))
						if t.Failed() {
							t.Fatalf("first seen in %v %+v", size, o)
						}
					}
				}
			})
		}
	}
}

// blocks are the parts of a table that must lie apart, by name. Two foundations of a suit are one block.
func blocks(l *Layout) map[string]Rect {
	all := map[string]Rect{}
	put := func(name string, r Rect) {
		if !r.Empty() {
			all[name] = r
		}
	}
	put("header", l.Header)
	put("bar", l.Bar)
	put("info", l.Info)
	put("rail", l.Rail)
	put("stock", l.bounds(l.stock()))
	put("waste", l.bounds(l.Waste))
	for i, p := range l.Columns {
		put(core.Column(i).String(), Rect{p.X, l.Top, l.CardW, l.Bottom - l.Top})
	}
	for i, p := range l.Cells {
		put(core.Cell(i).String(), l.Card(p))
	}
	for i, p := range l.Foundations {
		suit := core.Foundation(i).Suit().String()
		put(suit, all[suit].Union(l.Card(p)))
	}
	return all
}

func TestNothingOverlapsOrLeavesTheTable(t *testing.T) {
	everyLayout(t, func(t *testing.T, l *Layout) {
		all := blocks(l)
		for name, r := range all {
			checkInside(t, l, name, r)
			for other, o := range all {
				if name < other {
					requireApart(t, name, r, other, o)
				}
			}
		}
	})
}

// slack is what single precision may lose, in units.
const slack = .01

// The plain ifs here and below spare testify's formatting a million times.
func checkInside(t *testing.T, l *Layout, name string, r Rect) {
	t.Helper()
	for _, x := range []float32{r.X, r.Y, r.W, r.H} {
		if math.IsNaN(float64(x)) || math.IsInf(float64(x), 0) {
			t.Errorf("%s is no place: %v", name, r)
		}
	}
	if r.W <= 0 || r.H <= 0 || r.X < -slack || r.Y < -slack || r.Right() > l.Size.W+slack || r.Bottom() > l.Size.H+slack {
		t.Errorf("%s leaves the table: %v", name, r)
	}
}

func requireApart(t *testing.T, name string, r Rect, other string, o Rect) {
	t.Helper()
	if r.Inset(slack).Overlap(o.Inset(slack)) > 0 {
		t.Errorf("%s %v overlaps %s %v", name, r, other, o)
	}
}

func TestSizesThatAreNone(t *testing.T) {
	nan, inf := float32(math.NaN()), float32(math.Inf(1))
	least := NewLayout(core.EightOff, Size{200, 200}, Options{})
	for _, size := range []Size{{}, {-5, 10}, {nan, nan}, {199, 120}} {
		assert.Equal(t, least, NewLayout(core.EightOff, size, Options{}), "%v", size)
	}
	for _, size := range []Size{{inf, 500}, {500, inf}, {inf, inf}, {nan, 800}} {
		l := NewLayout(core.EasyHarp, size, Options{})
		for name, r := range blocks(l) {
			checkInside(t, l, name, r)
		}
	}
}

func TestWorstColumnsKeepTheirIndices(t *testing.T) {
	everyLayout(t, func(t *testing.T, l *Layout) {
		hidden, above := worstColumn(l.Rules())
		hiddenDown, openDown := l.Fan(hidden, above+1)
		if openDown < leastStrip(l)-slack {
			t.Errorf("strip %v under %v", openDown, leastStrip(l))
		}
		if hiddenDown < leastHidden*l.CardH-slack {
			t.Errorf("hidden step %v", hiddenDown)
		}
	})
}

func TestNoColumnIsEverTooLong(t *testing.T) {
	everyLayout(t, func(t *testing.T, l *Layout) {
		for hidden := 0; hidden <= core.MaxCards; hidden += 13 {
			for open := range core.MaxCards - hidden + 1 {
				hiddenDown, openDown := l.Fan(hidden, open)
				last := max(hidden+open-1, 0)
				end := l.Top + drop(last, hidden, hiddenDown, openDown) + l.CardH
				if hiddenDown < 0 || openDown < 0 || !(end <= l.Bottom+slack) {
					t.Errorf("%d hidden and %d open end at %v", hidden, open, end)
				}
			}
		}
	})
}

func TestHiddenCardsGiveWayFirst(t *testing.T) {
	l := NewLayout(core.EasyHarp, Size{320, 480}, Options{})
	hiddenDown, openDown := l.Fan(8, 1)
	assert.InDelta(t, .20*l.CardH, hiddenDown, slack)
	assert.InDelta(t, .43*l.CardH, openDown, slack)
	for open := 2; open <= 13; open++ {
		h, o := l.Fan(8, open)
		if o < openDown-slack {
			assert.InDelta(t, .06*l.CardH, h, slack, "open cards shrink only when hidden ones cannot")
		}
	}
	hiddenDown, last := l.Fan(8, 13)
	assert.InDelta(t, .06*l.CardH, hiddenDown, slack)
	assert.Less(t, last, openDown)
}

func TestLeftHandedIsAMirror(t *testing.T) {
	for _, size := range sizes {
		for _, rules := range []*core.Rules{core.EasyHarp, core.ReflechiDraw3, core.EightOff} {
			right, left := NewLayout(rules, size, Options{}), NewLayout(rules, size, Options{LeftHanded: true})
			mirrored := func(p Point) float64 { return float64(size.W - p.X - right.CardW) }
			for i, p := range left.Columns {
				assert.InDelta(t, mirrored(right.Columns[len(right.Columns)-1-i]), p.X, slack)
			}
			assert.IsIncreasing(t, xs(left.Columns), "column 1 stays on the left")
			for i, p := range left.Foundations {
				assert.InDelta(t, mirrored(right.Foundations[i]), p.X, slack)
			}
			if left.Tall {
				assert.IsNonDecreasing(t, xs(left.Waste), "the newest card of the waste is on the right")
			}
			assert.InDelta(t, size.W-right.Rail.Right(), left.Rail.X, slack)
		}
	}
}

func xs(points []Point) []float32 {
	all := make([]float32, len(points))
	for i, p := range points {
		all[i] = p.X
	}
	return all
}

// Larger text takes room that the cards do not need, and no other.
func TestRoomForLargerText(t *testing.T) {
	for _, r := range allRules() {
		for _, size := range sizes {
			usual := NewLayout(r, size, Options{Text: 1})
			assert.Equal(t, NewLayout(r, size, Options{}).areas, usual.areas)
			before := usual
			for _, text := range []float32{1.25, 1.5, 2} {
				l := NewLayout(r, size, Options{Text: text})
				require.Equal(t, usual.CardW, l.CardW, "%v %v %v", r.Prefix(), size, text)
				now, then := l.Heading(), before.Heading()
				assert.GreaterOrEqual(t, now.H, then.H-slack, "%v %v %v", r.Prefix(), size, text)
				assert.GreaterOrEqual(t, now.W, then.W-slack, "%v %v %v", r.Prefix(), size, text)
				before = l
			}
		}
	}
	for _, c := range []struct {
		w, h   float32
		header float32
		bar    float32 // at least; in Eight Off with eight cells the tablet's columns want the room
	}{{360, 740, 88, 86}, {412, 915, 88, 86}, {768, 1024, 88, 64}} {
		for _, r := range allRules() {
			l := NewLayout(r, Size{c.w, c.h}, Options{Text: 2})
			assert.InDelta(t, c.header, l.Header.H, .01, "%v %v", r.Prefix(), c)
			assert.GreaterOrEqual(t, l.Bar.H, c.bar, "%v %v", r.Prefix(), c)
		}
	}
}

// An owner's panel makes bar or rail larger at the cards' expense of room, but in tall not of size.
func TestRoomForAPanel(t *testing.T) {
	for _, r := range allRules() {
		plain, more := NewLayout(r, Size{360, 800}, Options{}), NewLayout(r, Size{360, 800}, Options{Foot: 200})
		assert.InDelta(t, 192, more.Bar.H, .01, "8 below it")
		assert.InDelta(t, plain.Bottom-128, more.Bottom, .01, "72 grow to 200")
		assert.Equal(t, plain.CardW, more.CardW)

		wide := NewLayout(r, Size{1280, 800}, Options{Side: 300})
		assert.InDelta(t, 300, wide.Rail.W, .01)
		last := wide.Foundations[len(wide.Foundations)-1]
		assert.Less(t, wide.Card(last).Right(), wide.Rail.X)
	}
}

// leastStrip is the smallest strip on which the index of an open card is whole, in units. No column that the rules
// allow is fanned more narrowly; one that was typed in may be.
func leastStrip(l *Layout) float32 {
	switch {
	case l.CardW < smallCardW:
		return leastSmall * l.CardH
	default:
		return leastFullStrip * l.CardH
	}
}
