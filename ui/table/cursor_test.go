package table

import (
	"bufio"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/ui/motion"
)

var directions = []Direction{Left, Right, Up, Down}

// leads is where an arrow leads from a pile's top card, pressed until the focus leaves the pile, and how often that was.
func (p *player) leads(from core.Pile, d Direction) (to core.Pile, times int) {
	p.focus(from, p.board().Len(from)-1)
	for {
		before := p.cursor.index
		p.Step(d)
		times++
		if p.cursor.pile != from || p.cursor.index == before {
			return p.cursor.pile, times
		}
	}
}

// ways finds the arrows that lead from one pile's top card to all others, until it has found one to the wanted pile, if
// any is.
func (p *player) ways(from core.Pile, wanted ...core.Pile) map[core.Pile][]Direction {
	known := map[core.Pile][]Direction{from: {}}
	for queue := []core.Pile{from}; len(queue) > 0; queue = queue[1:] {
		for _, d := range directions {
			next, times := p.leads(queue[0], d)
			if _, ok := known[next]; ok {
				continue
			}
			known[next] = slices.Concat(known[queue[0]], slices.Repeat([]Direction{d}, times))
			queue = append(queue, next)
			if slices.Contains(wanted, next) {
				return known
			}
		}
	}
	return known
}

// walk brings the focus from where it is to a card, by arrows alone.
func (p *player) walk(to core.Pile, index int) {
	if !p.cursor.on {
		p.Step(Left)
	}
	at, from := p.cursor.pile, p.cursor.index
	w, ok := p.ways(at, to)[to]
	require.True(p.t, ok)
	p.focus(at, from)
	for p.cursor.index < p.board().Len(at)-1 && at != to {
		p.Step(Down)
	}
	for _, d := range w {
		p.Step(d)
	}
	for p.cursor.index > index && p.cursor.pile == to {
		p.Step(Up)
	}
	for p.cursor.index < index && p.cursor.pile == to {
		p.Step(Down)
	}
	require.Equal(p.t, Target{to, index, p.cursor.card}, Target{p.cursor.pile, p.cursor.index, p.cursor.card})
}

func TestArrowsReachEveryPileFromEveryOther(t *testing.T) {
	for _, r := range allRules() {
		for _, size := range []fyne.Size{phone, window, fyne.NewSize(800, 360)} {
			for _, left := range []bool{false, true} {
				p := play(t, deal(r, 7), size, false)
				p.SetLook(Look{Speed: motion.None, LeftHanded: left})
				for _, from := range r.Piles() {
					require.Len(t, p.ways(from), len(r.Piles()), "from %v", from)
				}
			}
		}
	}
}

// Left and right go along a row of cells, also where the foundations above stand between them.
func TestArrowsGoAlongTheCells(t *testing.T) {
	for _, size := range []fyne.Size{phone, fyne.NewSize(320, 568), fyne.NewSize(412, 915), fyne.NewSize(768, 1024)} {
		for _, left := range []bool{false, true} {
			p := play(t, deal(core.EightOff, 7), size, false)
			p.SetLook(Look{Speed: motion.None, LeftHanded: left})
			p.focus(p.layout.CellAt(0), -1)
			for place := 1; place < 8; place++ {
				p.Step(Right)
				require.Equal(t, p.layout.CellAt(place), p.cursor.pile, "%v left hand %v", size, left)
			}
			for place := 6; place >= 0; place-- {
				p.Step(Left)
				require.Equal(t, p.layout.CellAt(place), p.cursor.pile, "%v left hand %v", size, left)
			}
		}
	}
}

// wins reads one known win of every game and option.
func wins(t *testing.T) map[string][]string {
	f, err := os.Open("../../core/testdata/wins.txt")
	require.NoError(t, err)
	defer f.Close()
	all, seen := map[string][]string{}, map[string]bool{}
	lines := bufio.NewScanner(f)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		words := strings.Fields(lines.Text())
		prefix := words[0][:strings.LastIndex(words[0], "-")+1]
		if words[0] != "#" && !seen[prefix] {
			all[words[0]], seen[prefix] = words[3:], true
		}
	}
	require.NoError(t, lines.Err())
	return all
}

func TestWholeGamesByArrowsAndOneKey(t *testing.T) {
	for code, actions := range wins(t) {
		t.Run(code, func(t *testing.T) {
			c, err := core.ParseCode(code)
			require.NoError(t, err)
			p := play(t, core.NewGame(c), window, false)
			p.SetLook(Look{Speed: motion.None})
			for _, s := range actions {
				a, err := core.ParseAction(s)
				require.NoError(t, err)
				if a.To.Kind() == core.FoundationPile {
					a = p.board().ToFoundation(a.From, 1)
				}
				want := core.NewGameAt(*p.board())
				require.Nil(t, want.Apply(core.Do(a)))
				if a.From == core.Stock || a.To == core.Stock {
					p.walk(core.Stock, p.board().Len(core.Stock)-1)
					require.True(t, p.Press())
				} else {
					p.walk(a.From, p.board().Len(a.From)-int(a.Count))
					require.True(t, p.Press())
					p.walk(a.To, p.board().Len(a.To)-1)
					require.True(t, p.Press())
				}
				require.True(t, *want.Board() == *p.board(), "%v", a)
			}
			assert.True(t, p.board().Won())
		})
	}
}

// In this position the run 3♥ 2♠ goes on 4♠; 5♦ heads no run.
const picking = "Game: TF1-D1N\nRanks: 5\nFoundations: S-0 H-0 D-0 C-0\nStock: AH AD AC AS 2H 2C 2D 3S 3D 3C 4H 4D 4C 5S 5H\nWaste:\n" +
	": 5D 3H 2S\n: 4S\n: 5C\n:\n:\n:\n:\n"

func TestPickedCardsStandOutAndTheirPlacesLightUp(t *testing.T) {
	p := play(t, deal(core.Games[2][0], 1), window, false)
	p.SetLook(Look{Speed: motion.None})
	p.Name(core.Column(0))
	from, count := p.Picked()
	require.Equal(t, core.Column(0), from)
	require.Equal(t, p.board().Run(core.Column(0)), count)
	c := p.cards[p.board().Top(core.Column(0))]
	assert.Equal(t, c.home.Y-raise, c.image.Position().Y)
	var lit []core.Pile
	for _, o := range p.pick.places {
		assert.True(t, o.visible())
		assert.Contains(t, p.scene, o.frame)
		lit = append(lit, o.pile)
	}
	for _, to := range p.board().Rules().Piles() {
		legal := to.Kind() != core.StockPile && to != core.Column(0) && p.board().Allows(core.Move(core.Column(0), to, 1))
		assert.Equal(t, legal, slices.Contains(lit, to), "%v", to)
	}
	assert.True(t, p.Leave())
	assert.Equal(t, c.home.Y, c.image.Position().Y)
	p.requirePicture()
	assert.True(t, p.Leave(), "the focus goes too")
	assert.False(t, p.Leave())
}

func TestRefusedKeysAreExplainedAndNothingStaysPicked(t *testing.T) {
	p := play(t, deal(core.Games[1][0], 1), window, false)
	p.Name(core.Column(0))
	p.Name(core.Column(0))
	assert.Empty(t, p.refused, "its own pile: laid back")
	_, count := p.Picked()
	assert.Zero(t, count)
	p.Name(core.Column(0))
	p.Name(core.Waste)
	assert.Equal(t, []core.Kind{core.NeverSuchMove}, p.refused)
	_, count = p.Picked()
	assert.Zero(t, count)
	assert.Empty(t, p.board().Cards(core.Waste))
}

func TestFocusGoesWhenAPointerComes(t *testing.T) {
	p := play(t, deal(core.Games[1][0], 1), window, false)
	p.Step(Left)
	_, ok := p.Focus()
	require.True(t, ok)
	p.Press()
	p.tapAt(p.grip(core.Stock, 0))
	_, ok = p.Focus()
	assert.False(t, ok)
	_, count := p.Picked()
	assert.Zero(t, count)
	assert.Equal(t, 1, p.board().Len(core.Waste), "and the tap counts")
}

func TestTapToMove(t *testing.T) {
	for _, touch := range []bool{false, true} {
		p := play(t, gameAt(t, picking), phone, touch)
		p.SetLook(Look{Speed: motion.None, DoubleClick: true, TapToMove: true})
		picked := func() int { _, n := p.Picked(); return n }
		tap := func(at Point) {
			p.wait(time.Second)
			p.tapAt(at)
		}
		run, four := p.grip(core.Column(0), 1), core.Column(1)

		tap(run)
		require.Equal(t, 2, picked())
		tap(run)
		assert.Zero(t, picked(), "a tap on itself lays it back")
		tap(run)
		tap(p.grip(core.Column(0), 2))
		assert.Zero(t, picked(), "on whichever of its cards")
		tap(run)
		tap(p.felt())
		assert.Zero(t, picked(), "so does one beside all piles")
		require.Empty(t, p.refused, "without a word")

		tap(run)
		p.wait(100 * time.Millisecond)
		p.tapAt(run)
		assert.Equal(t, 3, p.board().Len(four), "two quick ones look for a place")
		require.Nil(t, p.Do(core.Event{Kind: core.Undo}))

		tap(run)
		p.wait(400 * time.Millisecond)
		p.tapAt(p.grip(four, 0))
		assert.Equal(t, 3, p.board().Len(four))
		p.wait(100 * time.Millisecond)
		p.tapAt(p.grip(four, 2))
		assert.Zero(t, picked(), "a second tap of a quick finger is swallowed")
		p.requirePicture()
	}
}

// felt is a place where a tap hits nothing.
func (p *player) felt() Point {
	for y := p.layout.Size.H - 1; y > 0; y-- {
		for x := float32(0); x < p.layout.Size.W; x++ {
			if _, hit := p.layout.Hit(p.board(), Point{x, y}); !hit {
				return Point{x, y}
			}
		}
	}
	require.Fail(p.t, "no place is free")
	return Point{}
}

// Here 3♥ 2♠ goes on 4♠ and 4♦ on 5♣; 4♠ and 5♦ go nowhere. 5 is the highest rank.
const twoWays = "Game: TF1-D1N\nRanks: 5\nFoundations: S-0 H-0 D-0 C-0\nStock: AH AD AC AS 2H 2C 2D 3S 3D 3C 4H 4C 5S 5H\nWaste:\n" +
	": 5D 3H 2S\n: 4S\n: 5C\n: 4D\n:\n:\n:\n"

func TestATapThatMovesNothingIsAnswered(t *testing.T) {
	for _, doubles := range []bool{false, true} {
		p := play(t, gameAt(t, twoWays), phone, true)
		p.SetLook(Look{Speed: motion.None, DoubleClick: doubles, TapToMove: true})
		tap := func(pile core.Pile, index int) {
			p.wait(time.Second)
			p.tapAt(p.grip(pile, index))
		}
		picked := func() core.Pile {
			from, n := p.Picked()
			if n == 0 {
				return core.Stock
			}
			return from
		}
		told := func() (last core.Kind) {
			if len(p.refused) > 0 {
				last = p.refused[len(p.refused)-1]
			}
			p.refused = nil
			return last
		}
		tap(core.Column(0), 1)
		tap(core.Column(3), 0)
		assert.Equal(t, core.Column(3), picked(), "another card that can go somewhere is picked instead")
		assert.Zero(t, told())
		tap(core.Column(1), 0)
		assert.Equal(t, core.WrongRank, told(), "a pile that does not take the card says why: 4♦ on 4♠")
		assert.Equal(t, core.Stock, picked())
		tap(core.Column(3), 0)
		tap(core.Column(4), 0)
		assert.Equal(t, core.KingOnly, told(), "an empty column too")
		tap(core.Column(3), 0)
		tap(core.Foundation(0), 0)
		assert.Equal(t, core.FoundationWrongRank, told(), "and a foundation")
		tap(core.Column(1), 0)
		assert.Equal(t, core.NoPlace, told(), "4♠ has nowhere to go")
		tap(core.Column(0), 0)
		assert.Equal(t, core.NoPlace, told(), "5♦ heads no run")
		p.requirePicture()
		assert.Empty(t, p.testHost.game.Log())
	}
}

func TestTapToMoveIsOffByDefault(t *testing.T) {
	p := play(t, gameAt(t, picking), phone, true)
	p.tapAt(p.grip(core.Column(0), 1))
	_, n := p.Picked()
	assert.Zero(t, n)
}

func TestLongAndShakyTapsAreTaps(t *testing.T) {
	for _, touch := range []bool{false, true} {
		p := play(t, deal(core.Games[1][0], 1), phone, touch)
		at := p.grip(core.Stock, 0)
		p.press(at)
		p.wait(3 * time.Second)
		p.slide(at.Add(dragStart-1, 0))
		p.slide(at.Add(0, 1-dragStart))
		p.leave(at.Add(3, 3))
		assert.Equal(t, 1, p.board().Len(core.Waste))
	}
}
