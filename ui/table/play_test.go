package table

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/motion"
)

// both runs a test for mouse and fingers.
func both(t *testing.T, f func(t *testing.T, touch bool)) {
	t.Run("mouse", func(t *testing.T) { f(t, false) })
	t.Run("touch", func(t *testing.T) { f(t, true) })
}

// Every legal action can be made by hand: draws and redeals by a tap, all others by a drag.
func TestEveryLegalActionCanBeMade(t *testing.T) {
	both(t, func(t *testing.T, touch bool) {
		for _, r := range allRules() {
			for i, size := range []fyne.Size{phone, window, fyne.NewSize(915, 412)} {
				random := rand.New(rand.NewPCG(7, uint64(i)))
				p := play(t, deal(r, 11+i), size, touch)
				kinds := map[[2]core.PileKind]bool{}
				for range 60 {
					a, ok := randomAction(p.board(), random)
					if !ok {
						break
					}
					kinds[[2]core.PileKind{a.From.Kind(), a.To.Kind()}] = true
					p.makeByHand(a)
				}
				require.Empty(t, p.refused)
				require.GreaterOrEqual(t, len(kinds), 3, "the walk has to meet several kinds of actions")
			}
		}
	})
}

// makeByHand makes a legal action with the pointer.
func (p *player) makeByHand(a core.Action) {
	p.t.Helper()
	want := a
	events := len(p.testHost.game.Log())
	switch {
	case a.From == core.Stock || a.To == core.Stock:
		p.wait(time.Second)
		p.tapAt(p.grip(core.Stock, 0))
	default:
		if a.To.Kind() == core.FoundationPile {
			want = p.board().ToFoundation(a.From, int(a.Count)) // whichever slot it is dropped on
		}
		p.dragCards(a.From, a.To, int(a.Count))
	}
	log := p.testHost.game.Log()
	require.Len(p.t, log, events+1, "%v of %v", a, p.board().Rules().Prefix())
	require.Equal(p.t, core.Do(want), log[events])
	require.Equal(p.t, len(log), p.changed)
}

// A refused drop tells the very rule, and changes nothing.
func TestRefusedDrops(t *testing.T) {
	both(t, func(t *testing.T, touch bool) {
		kinds := map[core.Kind]bool{}
		for _, r := range allRules() {
			random := rand.New(rand.NewPCG(3, 3))
			g := deal(r, 21)
			wander(g, 80, random)
			p := play(t, g, phone, touch)
			for range 150 {
				p.dropSomewhere(random, kinds)
			}
			p.requirePicture()
		}
		for _, k := range []core.Kind{core.NotARun, core.OneCardOnly, core.FoundationOneCard, core.FoundationWrongRank,
			core.CellTaken, core.KingOnly, core.WrongRank, core.WrongColour, core.WrongSuit} {
			assert.True(t, kinds[k], "%v should have been met", k)
		}
	})
}

// dropSomewhere drops cards where they may not go, if chance finds such a place.
func (p *player) dropSomewhere(random *rand.Rand, kinds map[core.Kind]bool) {
	p.t.Helper()
	b := p.board()
	piles := b.Rules().Piles()
	from, to := piles[random.IntN(len(piles))], piles[random.IntN(len(piles))]
	open := b.Len(from) - b.FaceDown(from)
	if from == to || open < 1 || to == core.Stock || to == core.Waste ||
		from.Kind() == core.FoundationPile && to.Kind() == core.FoundationPile {
		return
	}
	count := 1
	if from.Kind() == core.ColumnPile {
		count += random.IntN(open)
	}
	a := core.Move(from, to, count)
	if to.Kind() == core.FoundationPile {
		a = b.ToFoundation(from, count)
	}
	want := b.Check(a)
	if want == nil {
		return
	}
	before, told := *b, len(p.refused)
	p.dragCards(from, to, count)
	require.Equal(p.t, before, *p.board(), "%v", a)
	require.Len(p.t, p.refused, told+1, "%v", a)
	require.Equal(p.t, want.Kind, p.refused[told], "%v", a)
	kinds[want.Kind] = true
}

// Taps and double taps do what the rules say for the card under the pointer, on every pile of every game.
func TestTapsAndDoubleTaps(t *testing.T) {
	both(t, func(t *testing.T, touch bool) {
		for _, r := range allRules() {
			random := rand.New(rand.NewPCG(5, 5))
			g := deal(r, 31)
			wander(g, 60, random)
			p := play(t, g, phone, touch)
			piles := r.Piles()
			for range 200 {
				pile := piles[random.IntN(len(piles))]
				if n := p.board().Len(pile); n > 0 && pile != core.Stock {
					index := n - 1
					if pile.Kind() == core.ColumnPile {
						index = random.IntN(n)
					}
					p.tapBoth(pile, index)
				}
			}
			p.requirePicture()
		}
	})
}

// tapBoth taps a card and, if it still lies there, at once again.
func (p *player) tapBoth(pile core.Pile, index int) {
	p.t.Helper()
	b := p.board()
	events, told, top := len(p.testHost.game.Log()), len(p.refused), index == b.Len(pile)-1
	want, ok := b.Tap(pile)
	double, refusal := b.DoubleTap(pile, index)
	at := p.grip(pile, index)
	p.wait(time.Second)
	p.tapAt(at)
	p.wait(90 * time.Millisecond)
	p.tapAt(at)
	log, refused := p.testHost.game.Log()[events:], p.refused[told:]
	switch {
	case top && ok:
		require.Equal(p.t, []core.Event{core.Do(want)}, log, "the first tap sent it, the second is swallowed")
		require.Empty(p.t, refused)
	case pile.Kind() == core.FoundationPile:
		require.Empty(p.t, log)
		require.Empty(p.t, refused)
	case refusal != nil:
		require.Empty(p.t, log)
		require.Equal(p.t, []core.Kind{refusal.Kind}, refused)
	default:
		require.Equal(p.t, []core.Event{core.Do(double)}, log)
		require.Empty(p.t, refused)
	}
}

// Double taps whose first tap sent the card away: the second does not touch the card beneath, the third does. Without
// double taps each tap acts.
func TestTapThatSendsIsFollowedByOneThatCountsForNothing(t *testing.T) {
	for _, doubles := range []bool{true, false} {
		p := play(t, gameAt(t, "Game: TF1-D1N\nRanks: 3\nFoundations: S-0 H-0 D-0 C-0\nStock: 3C\nWaste: 2C AC\n: 3S 2S AS\n"+
			": 3H 2H AH\n: 3D 2D AD\n:\n:\n:\n:\n"), phone, true)
		p.SetLook(Look{DoubleClick: doubles})
		for _, pile := range []core.Pile{core.Column(0), core.Column(2), core.Waste} {
			at := p.grip(pile, p.board().Len(pile)-1)
			before := p.board().Home()
			for i, sent := range []int{1, 1, 2} {
				p.tapAt(at)
				p.wait(80 * time.Millisecond)
				if !doubles {
					sent = i + 1
				}
				sent = min(sent, p.board().Len(pile)+p.board().Home()-before) // the waste has only two cards
				require.Equal(t, sent, p.board().Home()-before, "%v, tap %d", pile, i+1)
			}
			p.wait(time.Second)
		}
		p.requirePicture()
	}
}

func TestDoubleClickOff(t *testing.T) {
	p := play(t, deal(core.EightOff, 5), phone, false)
	p.SetLook(Look{})
	for range p.board().Rules().Columns {
		p.tapAt(p.grip(core.Column(0), 5))
		p.wait(50 * time.Millisecond)
	}
	assert.Empty(t, p.refused)
	for _, e := range p.testHost.game.Log() {
		assert.Equal(t, core.FoundationPile, e.Action.To.Kind(), "only single taps act")
	}
}

// Taps on the stock are never swallowed: each draws, at whatever pace.
func TestTenTapsOnTheStock(t *testing.T) {
	for _, ms := range []time.Duration{80, 200} {
		p := play(t, deal(core.EasyHarp, 5), phone, true)
		for range 10 {
			p.tapAt(p.grip(core.Stock, 0))
			p.wait(ms*time.Millisecond - 60*time.Millisecond)
		}
		assert.Equal(t, 10, p.board().Len(core.Waste))
		p.requirePicture()
	}
}

func TestEmptyStockAndWasteIsRefused(t *testing.T) {
	p := play(t, gameAt(t, `Game: TF1-D1N
Ranks: 2
Foundations: S-0 H-0 D-0 C-0
Stock:
Waste:
: AS 2S AH 2H AD 2D AC 2C
:
:
:
:
:
:
`), phone, false)
	p.tapAt(p.grip(core.Stock, 0))
	assert.Equal(t, []core.Kind{core.NothingToDraw}, p.refused)
	assert.Zero(t, p.changed)
}

// twoColumns is a game with n cards in the first column, the last of which goes on the third column but not on the
// second; the rest is in the stock.
func twoColumns(t testing.TB, n int) *core.Game {
	deck := map[core.Card]bool{}
	for c := range core.Card(core.DeckSize) {
		deck[c] = true
	}
	take := func(r core.Rank, s core.Suit) string {
		c := core.NewCard(0, s, r)
		delete(deck, c)
		return " " + c.String()
	}
	last, second, third := take(6, core.Hearts), take(9, core.Hearts), take(7, core.Spades)
	first, stock := "", ""
	for c := range core.Card(core.DeckSize) {
		switch {
		case !deck[c]:
		case n > 1:
			first += " " + c.String()
			n--
		default:
			stock += " " + c.String()
		}
	}
	return gameAt(t, "Game: TF1-D1N\nFoundations: S-0 H-0 D-0 C-0\nStock:"+stock+"\nWaste:\n:"+first+last+"\n:"+second+
		"\n:"+third+"\n:\n:\n:\n:\n")
}

// A card is let go between two columns of which one takes it: that one gets it, even if it has the smaller share; from
// columns of every length, however compressed.
func TestDropBetweenTwoColumns(t *testing.T) {
	both(t, func(t *testing.T, touch bool) {
		for n := 2; n <= 21; n++ {
			for _, size := range []fyne.Size{phone, fyne.NewSize(915, 412)} {
				p := play(t, twoColumns(t, n), size, touch)
				to := p.dropPoint(core.Column(0), n-1, core.Column(2))
				to.X -= .6 * p.layout.Pitch
				p.carry(p.grip(core.Column(0), n-1), to)
				require.Empty(t, p.refused, "%d cards", n)
				require.Equal(t, 2, p.board().Len(core.Column(2)), "%d cards", n)
				p.requirePicture()
			}
		}
	})
}

// Any card of a column can be touched, and the run or group that is lifted is the touched card with all on it.
func TestEveryCardOfAColumnCanBeLifted(t *testing.T) {
	both(t, func(t *testing.T, touch bool) {
		for n := 2; n <= 21; n++ {
			p := play(t, twoColumns(t, n), phone, touch)
			for i := range n {
				from := p.grip(core.Column(0), i)
				p.wait(time.Second)
				p.press(from)
				p.slide(from.Add(0, 30))
				require.Len(t, p.hand.cards, n-i, "card %d of %d", i, n)
				p.leave(from.Add(0, 2))
				require.Empty(t, p.refused)
			}
			p.requirePicture()
		}
	})
}

func TestWobbleEndsAtHome(t *testing.T) {
	both(t, func(t *testing.T, touch bool) {
		for _, r := range allRules() {
			p := play(t, deal(r, 41), phone, touch)
			last := p.board().Len(core.Column(3)) - 1
			from := p.grip(core.Column(3), last)
			p.press(from)
			for _, d := range []Point{{12, 3}, {60, 20}, {-40, 10}, {5, -6}} {
				p.slide(from.Add(d.X, d.Y))
			}
			p.leave(from.Add(5, -6))
			assert.Empty(t, p.refused, "home without a word")
			assert.Empty(t, p.testHost.game.Log())
			p.requirePicture()
		}
	})
}

func TestDropOnNothingGoesHomeSilently(t *testing.T) {
	p := play(t, deal(core.EightOff, 41), window, false)
	rail := p.layout.Rail
	p.carry(p.grip(core.Column(0), 5), Point{rail.X + rail.W/2, rail.Bottom() - 10})
	assert.Empty(t, p.refused)
	p.requirePicture()
}

// What cannot be lifted stays: cards face down, covered cards of the waste, the stock.
func TestNotLifted(t *testing.T) {
	g := deal(core.ReflechiDraw3, 5)
	g.Apply(core.Do(core.Draw))
	p := play(t, g, window, false)
	for _, at := range []Point{p.grip(core.Waste, 0), p.grip(core.Waste, 1), p.grip(core.Stock, 0)} {
		p.press(at)
		p.slide(at.Add(300, 100))
		require.Empty(t, p.hand.cards)
		p.leave(at.Add(300, 100))
	}
	p = play(t, deal(core.EasyHarp, 5), phone, false)
	p.carry(p.grip(core.Column(5), 2), p.grip(core.Column(1), 0))
	assert.Empty(t, p.refused)
	assert.Empty(t, p.testHost.game.Log())
	p.requirePicture()
}

// The empty felt below a column takes taps for its last card, and so does the room just below it for the hand; a slide that
// begins farther down takes up nothing.
func TestLiftedFromBelow(t *testing.T) {
	both(t, func(t *testing.T, touch bool) {
		p := play(t, deal(core.EasyHarp, 5), phone, touch)
		at := p.layout.Place(p.board(), core.Column(0), 0)
		for heights, lifts := range map[float32]bool{.5: true, 1.5: true, 3: false, 8: false} {
			from := at.Add(p.layout.CardW/2, heights*p.layout.CardH)
			p.wait(time.Second)
			p.press(from)
			p.slide(from.Add(40, 0))
			assert.Equal(t, lifts, len(p.hand.cards) == 1, "%v heights below the card's top", heights)
			p.slide(from)
			p.leave(from)
		}
		p.requirePicture()
	})
}

// Anything that ends a drag other than letting go brings the cards home.
func TestCancelledDrags(t *testing.T) {
	ends := map[string]func(p *player){
		"another finger": func(p *player) { p.input.(*touch).TouchDown(p.touchEvent(1, Point{100, 500})) },
		"the system":     func(p *player) { p.input.(*touch).TouchCancel(p.touchEvent(0, Point{200, 500})) },
		"back":           func(p *player) { require.True(p.t, p.Cancel()); require.False(p.t, p.Cancel()) },
		"another size":   func(p *player) { p.Resize(fyne.NewSize(800, 360)) },
		"another look":   func(p *player) { p.SetLook(Look{LeftHanded: true}) },
		"an undo":        func(p *player) { p.Do(core.Event{Kind: core.Undo}) },
	}
	for name, end := range ends {
		t.Run(name, func(t *testing.T) {
			g := deal(core.Reflechi, 5)
			g.Apply(core.Do(core.Draw))
			p := play(t, g, phone, true)
			from := p.grip(core.Column(6), 6)
			p.press(from)
			p.slide(from.Add(20, 20))
			require.Len(t, p.hand.cards, 1)
			require.True(t, p.lid.Visible())
			end(p)
			require.Empty(t, p.hand.cards)
			require.False(t, p.lid.Visible())
			p.slide(from.Add(90, 20))
			p.leave(from.Add(90, 20))
			assert.Empty(t, p.refused)
			p.requirePicture()
		})
	}
	t.Run("another button", func(t *testing.T) {
		p := play(t, deal(core.Reflechi, 5), phone, false)
		from := p.grip(core.Column(6), 6)
		p.press(from)
		p.slide(from.Add(20, 20))
		p.input.(*mouse).MouseDown(&desktop.MouseEvent{Button: desktop.MouseButtonSecondary})
		require.Empty(t, p.hand.cards)
		p.leave(from.Add(20, 20))
		p.requirePicture()
	})
}

// The mobile driver gives a touch that slides over something else that feels touches to that, and tells the table that
// it is lost. Once cards are in the hand, that is the lid: the drag goes on.
func TestDragOverKeys(t *testing.T) {
	p := play(t, twoColumns(t, 3), phone, true)
	p.Lid().Resize(phone)
	p.press(p.grip(core.Column(0), 2))
	to := p.dropPoint(core.Column(0), 2, core.Column(2))
	p.slide(to)
	p.input.(*touch).TouchCancel(p.touchEvent(0, to))
	require.Len(t, p.hand.cards, 1)
	p.lid.TouchUp(p.touchEvent(3, Point{to.X + 100, to.Y + 200}))
	require.Len(t, p.hand.cards, 1, "another finger's end is not this one's")
	p.lid.TouchUp(p.touchEvent(0, to))
	assert.Equal(t, 2, p.board().Len(core.Column(2)))
	assert.False(t, p.lid.Visible())
	p.requirePicture()

	p.press(p.grip(core.Column(0), 0))
	p.input.(*touch).TouchCancel(p.touchEvent(0, to))
	p.leave(p.grip(core.Column(0), 0))
	assert.Len(t, p.testHost.game.Log(), 1, "a press that slid away is no tap")

	from := p.grip(core.Column(0), 1)
	p.press(from)
	p.slide(from.Add(0, 40))
	require.Len(t, p.hand.cards, 1)
	p.lid.TouchDown(p.touchEvent(1, Point{10, 600}))
	assert.Empty(t, p.hand.cards, "another finger sends them home")
	p.requirePicture()
}

// While cards are held, their column keeps its steps, the touched point stays under the finger, and under the waste's
// card the next one shows.
func TestInTheHand(t *testing.T) {
	g := deal(core.Reflechi, 5)
	g.Apply(core.Do(core.Draw))
	g.Apply(core.Do(core.Draw))
	p := play(t, g, phone, true)
	under := p.cards[p.board().Cards(core.Waste)[0]].image
	require.NotContains(t, p.scene, fyne.CanvasObject(under))
	from := p.grip(core.Waste, 1)
	p.press(from)
	p.slide(from.Add(-30, 80))
	require.Contains(t, p.scene, fyne.CanvasObject(under))
	c := p.hand.cards[0]
	grab := Point{from.X - c.home.X, from.Y - c.home.Y - 8}
	assert.InDelta(t, from.X-30, c.at.X+grab.X*1.06, .01)
	assert.InDelta(t, from.Y+80-8, c.at.Y+grab.Y*1.06, .01)
	assert.Equal(t, p.sharp.enlarged().whole, c.image.Size(), "sharp at the size it has in the hand")
	last := len(p.scene) - 2 // over it only what feels the pointer
	assert.Equal(t, fyne.CanvasObject(c.image), p.scene[last])
}

func TestDropHighlight(t *testing.T) {
	p := play(t, twoColumns(t, 4), phone, true)
	p.press(p.grip(core.Column(0), 3))
	p.slide(p.dropPoint(core.Column(0), 3, core.Column(1)))
	assert.False(t, p.drop.visible(), "the second column does not take it")
	p.slide(p.dropPoint(core.Column(0), 3, core.Column(2)))
	require.True(t, p.drop.visible())
	p.requireAround(p.drop, p.layout.Card(p.layout.Place(p.board(), core.Column(2), 0)))
	p.leave(p.dropPoint(core.Column(0), 3, core.Column(2)))
	assert.False(t, p.drop.visible())
}

func TestDoTellsTheHostAndAnswers(t *testing.T) {
	p := play(t, deal(core.EasyHarp, 5), phone, false)
	require.Nil(t, p.Do(core.Do(core.Draw)))
	require.Nil(t, p.Do(core.Event{Kind: core.Undo}))
	require.Nil(t, p.Do(core.Event{Kind: core.Redo}))
	require.Nil(t, p.Do(core.Event{Kind: core.Hint}))
	assert.Equal(t, 4, p.changed)
	r := p.Do(core.Event{Kind: core.Redo})
	require.NotNil(t, r)
	assert.Equal(t, core.NothingToRedo, r.Kind)
	assert.Equal(t, 4, p.changed)
	assert.Empty(t, p.refused, "whoever asks gets the answer")
	p.requirePicture()
}

func TestMarksAndWarnings(t *testing.T) {
	p := play(t, twoColumns(t, 4), phone, false)
	assert.False(t, p.mark.visible())
	p.dragCards(core.Column(0), core.Column(2), 1)
	require.True(t, p.mark.visible())
	moved := p.layout.Place(p.board(), core.Column(2), 1)
	p.requireAround(p.mark, p.layout.Card(moved))
	p.Do(core.Event{Kind: core.Undo})
	home := p.layout.Place(p.board(), core.Column(0), 3)
	p.requireAround(p.mark, p.layout.Card(home))

	b := p.board()
	p.Warn(b.Check(core.Move(core.Column(0), core.Column(1), 2)))
	require.Len(t, p.warnings, 1, "cards that lie together have one frame")
	p.requireAround(p.warnings[0], p.layout.Card(p.layout.Place(b, core.Column(0), 2)).Union(p.layout.Card(home)))

	p.Warn(b.Check(core.Move(core.Column(0), core.Column(1), 1)))
	require.Equal(t, []theme.Mark{theme.MarkRefused, theme.MarkRefusing}, marksOf(p.warnings))
	p.requireAround(p.warnings[0], p.layout.Card(home))
	p.requireAround(p.warnings[1], p.topRect(core.Column(1)))
	for _, o := range p.warnings {
		assert.Contains(t, p.scene, fyne.CanvasObject(o.frame))
		assert.Contains(t, p.scene, fyne.CanvasObject(o.sign))
		assert.Greater(t, o.sign.Position().Y, o.frame.Position().Y+o.frame.Size().Height/2, "far from rank and suit")
	}
	shown := slices.Clone(p.warnings)
	p.SetLook(Look{Deck: theme.Deck{Mode: theme.Mode{Dark: true}}, Speed: motion.None})
	require.Len(t, p.warnings, 2, "they outlast another look")
	for i, o := range p.warnings {
		assert.EqualValues(t, 1, o.shown)
		assert.Equal(t, shown[i].frame.Position(), o.frame.Position())
	}
	p.Do(core.Do(core.Draw))
	for _, o := range p.warnings {
		assert.NotContains(t, p.scene, fyne.CanvasObject(o.frame), "the next accepted event ends them")
		assert.NotContains(t, p.scene, fyne.CanvasObject(o.sign))
	}
	p.SetLook(Look{Speed: motion.None})
	assert.Empty(t, p.warnings, "and no other look brings them back")
}

func TestMessagePlaceCoversNoCard(t *testing.T) {
	for _, r := range allRules() {
		for _, size := range []fyne.Size{phone, window} {
			p := play(t, deal(r, 3), size, false)
			place := p.MessagePlace(func(float32) float32 { return 70 })
			for _, c := range p.cards {
				if c != nil {
					require.Zero(t, place.Overlap(p.layout.Card(c.home)), fmt.Sprint(r.Prefix(), size))
				}
			}
		}
	}
}
