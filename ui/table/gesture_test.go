package table

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
)

// hand drives a recogniser with a clock of its own. Taps on cards in away send them away, as the table would.
type testHand struct {
	*recogniser
	now  time.Time
	got  []gesture
	away map[core.Card]bool
}

func newHand() *testHand {
	h := &testHand{now: time.Unix(1000, 0), away: map[core.Card]bool{}}
	h.recogniser = &recogniser{doubles: true, emit: func(g gesture) {
		h.got = append(h.got, g)
		if g.kind == tapped && h.away[g.target.Card] {
			h.recogniser.sent()
		}
	}}
	return h
}

func (h *testHand) wait(d time.Duration) { h.now = h.now.Add(d) }

// tap presses for 30 ms.
func (h *testHand) tap(on Target) { h.tapAt(Point{100, 100}, on) }

func (h *testHand) tapAt(p Point, on Target) {
	h.down(0, p, h.now, on, on.Index >= 0 || on.Pile != core.Stock)
	h.wait(30 * time.Millisecond)
	h.up(0, p, h.now)
}

func (h *testHand) kinds() []gestureKind {
	var k []gestureKind
	for _, g := range h.got {
		k = append(k, g.kind)
	}
	return k
}

func on(p core.Pile, index int, c core.Card) Target { return Target{p, index, c} }

var (
	sevenS = core.NewCard(0, core.Spades, 7)
	eightH = core.NewCard(0, core.Hearts, 8)
)

func TestJitterIsATap(t *testing.T) {
	for i := range 9 {
		jitter := float32(i)
		for _, d := range []Point{{jitter, 0}, {0, -jitter}, {-jitter, jitter}} {
			h := newHand()
			h.down(0, Point{50, 60}, h.now, on(core.Column(1), 3, sevenS), true)
			h.move(0, Point{50, 60}.Add(d.X, d.Y))
			h.move(0, Point{50, 60}.Add(-d.X, -d.Y))
			h.wait(90 * time.Millisecond)
			h.up(0, Point{50, 60}.Add(d.X, d.Y), h.now)
			require.Equal(t, []gestureKind{tapped}, h.kinds(), "%v", d)
			require.Equal(t, on(core.Column(1), 3, sevenS), h.got[0].target)
		}
	}
}

func TestNineUnitsAreADrag(t *testing.T) {
	for _, d := range []Point{{9, 0}, {-9, 2}, {0, 9}, {3, -9}, {40, 200}} {
		h := newHand()
		h.down(0, Point{50, 60}, h.now, on(core.Column(1), 3, sevenS), true)
		h.move(0, Point{50, 60}.Add(d.X, d.Y))
		h.move(0, Point{99, 99})
		h.up(0, Point{98, 97}, h.now)
		h.up(0, Point{10, 10}, h.now)
		require.Equal(t, []gestureKind{lifted, dragged, dragged, released}, h.kinds(), "%v", d)
		assert.Equal(t, Point{50, 60}, h.got[0].start, "the touched point of the card must stay under the finger")
		assert.Equal(t, Point{50, 60}.Add(d.X, d.Y), h.got[0].at)
		assert.Equal(t, Point{98, 97}, h.got[3].at)
	}
}

func TestUpFarAwayWithoutMovesIsADrop(t *testing.T) {
	h := newHand()
	h.down(0, Point{50, 60}, h.now, on(core.Waste, 0, sevenS), true)
	h.up(0, Point{150, 60}, h.now)
	assert.Equal(t, []gestureKind{lifted, released}, h.kinds())
}

func TestLongPressIsATap(t *testing.T) {
	for _, ms := range []time.Duration{50, 100, 299, 301, 500, 800, 1500} {
		h := newHand()
		h.down(0, Point{5, 5}, h.now, on(core.Waste, 0, sevenS), true)
		h.wait(ms * time.Millisecond)
		h.up(0, Point{6, 5}, h.now)
		assert.Equal(t, []gestureKind{tapped}, h.kinds(), "%v ms", ms)
	}
}

func TestSecondFingerIsIgnoredWhilePressing(t *testing.T) {
	for _, order := range [][2]finger{{0, 1}, {1, 0}} {
		for _, firstLeavesFirst := range []bool{true, false} {
			h := newHand()
			a, b := order[0], order[1]
			h.down(a, Point{50, 50}, h.now, on(core.Column(0), 0, sevenS), true)
			h.down(b, Point{150, 50}, h.now, on(core.Column(3), 0, eightH), true)
			h.move(b, Point{250, 50})
			if firstLeavesFirst {
				h.up(a, Point{50, 50}, h.now)
				h.up(b, Point{250, 50}, h.now)
			} else {
				h.up(b, Point{250, 50}, h.now)
				h.up(a, Point{50, 50}, h.now)
			}
			require.Equal(t, []gestureKind{tapped}, h.kinds())
			assert.Equal(t, sevenS, h.got[0].target.Card)
		}
	}
}

func TestDownDuringADragSendsHome(t *testing.T) {
	t.Run("another finger", func(t *testing.T) {
		h := newHand()
		h.down(0, Point{50, 50}, h.now, on(core.Column(0), 0, sevenS), true)
		h.move(0, Point{80, 50})
		h.down(1, Point{150, 50}, h.now, on(core.Column(3), 0, eightH), true)
		h.move(0, Point{90, 50})
		h.move(1, Point{190, 50})
		h.up(1, Point{190, 50}, h.now)
		h.up(0, Point{90, 50}, h.now)
		assert.Equal(t, []gestureKind{lifted, cancelled}, h.kinds())
	})
	t.Run("the same finger, whose up was lost", func(t *testing.T) {
		h := newHand()
		h.down(0, Point{50, 50}, h.now, on(core.Column(0), 0, sevenS), true)
		h.move(0, Point{80, 50})
		h.down(0, Point{150, 50}, h.now, on(core.Column(3), 0, eightH), true)
		h.up(0, Point{150, 50}, h.now)
		require.Equal(t, []gestureKind{lifted, cancelled, tapped}, h.kinds())
		assert.Equal(t, eightH, h.got[2].target.Card)
	})
}

func TestCancel(t *testing.T) {
	h := newHand()
	h.down(0, Point{50, 50}, h.now, on(core.Column(0), 0, sevenS), true)
	h.cancelFinger(1)
	h.move(0, Point{80, 50})
	h.cancelFinger(0)
	h.up(0, Point{80, 50}, h.now)
	assert.Equal(t, []gestureKind{lifted, cancelled}, h.kinds())

	h = newHand()
	h.down(0, Point{50, 50}, h.now, on(core.Column(0), 0, sevenS), true)
	assert.False(t, h.cancel(), "a press is no drag")
	h.up(0, Point{50, 50}, h.now)
	assert.Empty(t, h.got, "a cancelled press is no tap")
}

func TestDoubleTap(t *testing.T) {
	h := newHand()
	h.tap(on(core.Column(0), 2, sevenS))
	h.wait(350 * time.Millisecond)
	h.tap(on(core.Column(0), 2, sevenS))
	h.wait(100 * time.Millisecond)
	h.tap(on(core.Column(0), 2, sevenS))
	assert.Equal(t, []gestureKind{tapped, tappedTwice, tapped}, h.kinds(), "the third tap is a first one again")
	assert.Equal(t, sevenS, h.got[1].target.Card)

	h = newHand()
	h.tap(on(core.Column(0), 2, sevenS))
	h.wait(351 * time.Millisecond)
	h.tap(on(core.Column(0), 2, sevenS))
	assert.Equal(t, []gestureKind{tapped, tapped}, h.kinds(), "too late")

	h = newHand()
	h.tap(on(core.Column(0), 2, sevenS))
	h.wait(100 * time.Millisecond)
	h.tap(on(core.Column(0), 1, eightH))
	assert.Equal(t, []gestureKind{tapped, tapped}, h.kinds(), "another card")

	h = newHand()
	h.tap(on(core.Column(0), 2, sevenS))
	h.down(0, Point{50, 50}, h.now, on(core.Column(0), 2, sevenS), true)
	h.move(0, Point{80, 50})
	h.up(0, Point{50, 50}, h.now)
	h.tap(on(core.Column(0), 2, sevenS))
	assert.Equal(t, []gestureKind{tapped, lifted, dragged, released, tapped}, h.kinds(), "a drag between two taps parts them")
}

// The rule book: one tap per card sent; a third tap acts.
func TestTapAfterACardWasSentIsSwallowed(t *testing.T) {
	for _, c := range []struct {
		pause time.Duration
		want  []gestureKind
	}{{80, []gestureKind{tapped, tapped}}, {250, []gestureKind{tapped, tapped}}, {251, []gestureKind{tapped, tapped, tappedTwice}}} {
		h := newHand()
		h.away[sevenS] = true
		h.tap(on(core.Column(0), 2, sevenS))
		h.wait(c.pause * time.Millisecond)
		h.tap(on(core.Column(0), 1, eightH)) // swallowed up to 250 ms
		h.wait(50 * time.Millisecond)
		h.tap(on(core.Column(0), 1, eightH))
		assert.Equal(t, c.want, h.kinds(), "after %v ms", int(c.pause))
	}
	t.Run("elsewhere it acts", func(t *testing.T) {
		h := newHand()
		h.away[sevenS] = true
		h.tap(on(core.Column(0), 2, sevenS))
		h.wait(80 * time.Millisecond)
		h.tap(on(core.Column(1), 1, eightH))
		assert.Equal(t, []gestureKind{tapped, tapped}, h.kinds())
		assert.Equal(t, eightH, h.got[1].target.Card)
	})
	t.Run("a finger that follows the column up acts", func(t *testing.T) {
		for up, want := range map[float32]int{0: 1, 10: 1, 16: 1, 17: 2, 26: 2} { // the cards of a phone's columns lie 18 apart or more
			h := newHand()
			h.away[sevenS] = true
			h.tap(on(core.Column(0), 2, sevenS))
			h.wait(80 * time.Millisecond)
			h.tapAt(Point{100, 100 - up}, on(core.Column(0), 1, eightH))
			assert.Len(t, h.kinds(), want, "%v units further up", up)
		}
	})
	t.Run("a drag is not swallowed", func(t *testing.T) {
		h := newHand()
		h.away[sevenS] = true
		h.tap(on(core.Column(0), 2, sevenS))
		h.down(0, Point{50, 50}, h.now, on(core.Column(0), 1, eightH), true)
		h.move(0, Point{80, 50})
		h.up(0, Point{80, 50}, h.now)
		assert.Equal(t, []gestureKind{tapped, lifted, dragged, released}, h.kinds())
	})
}

// Ten taps in a row on every kind of pile, with and without double taps, on cards that stay and on cards that go.
func TestTenTaps(t *testing.T) {
	twice := []gestureKind{tapped, tappedTwice, tapped, tappedTwice, tapped, tappedTwice, tapped, tappedTwice, tapped, tappedTwice}
	ten := []gestureKind{tapped, tapped, tapped, tapped, tapped, tapped, tapped, tapped, tapped, tapped}
	for _, p := range []core.Pile{core.Stock, core.Waste, core.Column(2), core.Cell(1), core.Foundation(3)} {
		for _, ms := range []time.Duration{80, 200} {
			for _, doubles := range []bool{true, false} {
				for _, goes := range []bool{true, false} {
					name := fmt.Sprintf("%v every %v ms, doubles %v, cards go %v", p, int(ms), doubles, goes)
					h := newHand()
					h.doubles = doubles
					next := core.Card(20)
					for range 10 {
						h.away[next] = goes
						before := len(h.got)
						h.tap(on(p, 5, next))
						if goes && len(h.got) > before {
							next--
						}
						h.wait(ms*time.Millisecond - 30*time.Millisecond)
					}
					switch {
					case p == core.Stock || !doubles:
						assert.Equal(t, ten, h.kinds(), name)
					case goes:
						assert.Equal(t, ten[:5], h.kinds(), "%s: one tap per card sent", name)
					default:
						assert.Equal(t, twice, h.kinds(), name)
					}
				}
			}
		}
	}
}

func TestTapsOnNothingNeverDouble(t *testing.T) {
	h := newHand()
	for _, target := range []Target{{Index: -1, Card: core.NoCard}, on(core.Cell(0), -1, core.NoCard)} {
		for range 3 {
			h.tap(target)
			h.wait(50 * time.Millisecond)
		}
	}
	assert.NotContains(t, h.kinds(), tappedTwice)
	assert.Len(t, h.got, 6)
}
