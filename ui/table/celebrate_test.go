package table

import (
	"image"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/ui/motion"
)

// beforeTheWin is a game that one tap on its first column wins.
func beforeTheWin(t testing.TB, r *core.Rules) *core.Game {
	suits := []string{"S", "H", "D", "C"}
	text := "Game: " + r.Prefix() + "\nFoundations:"
	for i := range core.Suits * r.Decks {
		rank := "K"
		if i == 0 {
			rank = "Q"
		}
		text += " " + suits[i%core.Suits] + "-" + rank
	}
	text += "\n"
	switch {
	case r.Cells > 0:
		text += "Freecells:" + strings.Repeat(" -", r.Cells) + "\n"
	default:
		text += "Stock:\nWaste:\n"
	}
	text += ": KS\n" + strings.Repeat(":\n", r.Columns-1)
	return gameAt(t, text)
}

// celebration is a table on which a win is celebrated, and what it tells.
type celebration struct {
	*player
	*film
	begun int
	ends  []bool
}

// fan is any fan: what the Kings' pictures show is their owner's business.
func fan() Fan {
	f := Fan{Width: 90, Turned: func(core.Card, float64) image.Image { return image.NewRGBA(image.Rect(0, 0, 100, 150)) }}
	for s := range core.Suit(core.Suits) {
		f.Stands = append(f.Stands, Stand{Suit: s, Middle: Point{100 + 40*float32(s), 200}, Angle: float64(s)})
	}
	return f
}

// celebrate wins a game and lets the winning card arrive.
func celebrate(t testing.TB, r *core.Rules, touch bool) *celebration {
	p := play(t, beforeTheWin(t, r), phone, touch)
	p.Lid().Resize(phone)
	c := &celebration{player: p, film: filmed(p)}
	p.tapAt(p.grip(core.Column(0), 0))
	require.True(t, p.testHost.game.Won(), r.Prefix())
	c.Celebrate(fan(), func() { c.begun++ }, func(told bool) { c.ends = append(c.ends, told) })
	for c.begun == 0 {
		require.NotNil(t, c.running(), "it begins when the last card has arrived")
		c.pass(16 * time.Millisecond)
	}
	return c
}

func (c *celebration) running() *fyne.Animation { return c.film.motor.running }

// requireOver checks that the celebration has ended and left the table as the position has it.
func (c *celebration) requireOver(told bool) {
	t := c.player.t
	t.Helper()
	require.Equal(t, []bool{told}, c.ends)
	c.pass(time.Second)
	c.requirePicture()
	require.False(t, c.lid.Visible())
	for _, s := range c.slots {
		require.Zero(t, s.mark.Translucency)
	}
}

// The whole takes at most 1.8 seconds with the panel that rises after it, changes nothing, and ends with the four Kings on
// their stands and nothing else on the table.
func TestCelebration(t *testing.T) {
	for _, r := range allRules() {
		c := celebrate(t, r, false)
		before := *c.board()
		var last map[core.Suit]Point
		start := c.film.now
		for len(c.ends) == 0 {
			last = map[core.Suit]Point{}
			for _, f := range c.flyers {
				at, size := f.image.Position(), f.image.Size()
				last[f.id.Suit()] = Point{at.X + size.Width/2, at.Y + size.Height/2}
			}
			c.pass(16 * time.Millisecond)
		}
		lasted := c.film.now - start + motion.SheetIn
		assert.LessOrEqual(t, lasted, 1800*time.Millisecond+16*time.Millisecond, r.Prefix())
		assert.Greater(t, lasted, 1700*time.Millisecond)
		require.Len(t, last, core.Suits)
		for _, s := range fan().Stands {
			at := last[s.Suit]
			assert.InDelta(t, s.Middle.X, at.X, 1)
			assert.InDelta(t, s.Middle.Y, at.Y, 1)
		}
		c.requireOver(true)
		assert.Equal(t, before, *c.board())
		assert.Equal(t, 1, c.begun)
	}
}

// Every card leaves its foundation and stands on the arcs, within the table.
func TestAllCardsComeToTheArcs(t *testing.T) {
	for _, size := range []fyne.Size{phone, fyne.NewSize(320, 480), fyne.NewSize(800, 360), window, fyne.NewSize(2000, 1200)} {
		c := celebrate(t, core.EasyHarp, true)
		c.Celebrate(Fan{}, func() {}, func(bool) {}) // gives the first up
		c.Resize(size)
		c.Celebrate(fan(), func() {}, func(bool) {})
		c.pass(motion.WinStarts + motion.WinCard + motion.WinStands/2)
		require.Len(t, c.flyers, 104)
		for _, f := range c.flyers {
			card := c.layout.Card(f.at)
			require.GreaterOrEqual(t, card.X, float32(0))
			require.GreaterOrEqual(t, card.Y, float32(0))
			require.LessOrEqual(t, card.Right(), c.layout.Size.W)
			require.LessOrEqual(t, card.Bottom(), c.layout.Size.H)
		}
	}
}

// A press ends it at any time, wherever it is, and counts as nothing else; on a phone the finger that ended it goes up on
// the lid, not on a key of what has been opened meanwhile.
func TestAnyPressSkipsTheCelebration(t *testing.T) {
	for ms := time.Duration(1); ms < 1580; ms += 150 {
		both(t, func(t *testing.T, touch bool) {
			c := celebrate(t, core.EightOff, touch)
			c.pass(ms * time.Millisecond)
			require.True(t, c.lid.Visible(), "also over header and keys")
			events, at := len(c.testHost.game.Log()), c.grip(core.Foundation(1), 0)
			if touch {
				c.lid.TouchDown(c.touchEvent(0, at))
				require.Equal(t, []bool{true}, c.ends)
				require.True(t, c.lid.Visible())
				c.lid.TouchUp(c.touchEvent(0, at))
			} else {
				c.lid.MouseDown(c.mouseEvent(at))
			}
			c.requireOver(true)
			assert.Len(t, c.testHost.game.Log(), events)
			assert.False(t, c.Skip(), "there is none any more")
		})
	}
}

// What changes the play gives the celebration up; what changes the window or the look ends it, and the win is told.
func TestCelebrationIsInterrupted(t *testing.T) {
	for name, i := range map[string]struct {
		told bool
		do   func(c *celebration)
	}{
		"an undo":        {false, func(c *celebration) { c.Do(core.Event{Kind: core.Undo}) }},
		"another game":   {false, func(c *celebration) { c.testHost.game = deal(core.EasyHarp, 4); c.ShowGame(c.testHost.game, true) }},
		"a turned phone": {true, func(c *celebration) { c.Resize(fyne.NewSize(776, 360)) }},
		"the left hand":  {true, func(c *celebration) { c.SetLook(Look{LeftHanded: true}) }},
		"no more motion": {true, func(c *celebration) { c.SetLook(Look{Speed: motion.None}) }},
	} {
		for _, ms := range []time.Duration{1, 300, 1100, 1500} {
			t.Run(name, func(t *testing.T) {
				c := celebrate(t, core.Reflechi, true)
				c.pass(ms * time.Millisecond)
				i.do(c)
				c.pass(3 * time.Second)
				c.requireOver(i.told)
			})
		}
	}
}

// A refused event does not keep the win from being told.
func TestRefusedEventLeavesTheCelebration(t *testing.T) {
	c := celebrate(t, core.Reflechi, true)
	require.NotNil(t, c.Do(core.Do(core.Draw)))
	require.Empty(t, c.ends)
	c.pass(3 * time.Second)
	c.requireOver(true)
}

func TestNoCelebrationWithoutMotion(t *testing.T) {
	p := play(t, beforeTheWin(t, core.EightOff), phone, true)
	p.SetLook(Look{Speed: motion.None})
	p.tapAt(p.grip(core.Column(0), 0))
	var ends []bool
	p.Celebrate(fan(), func() { assert.Fail(t, "nothing begins") }, func(told bool) { ends = append(ends, told) })
	assert.Equal(t, []bool{true}, ends)
	p.requirePicture()
}

// Whatever a player or a device does during celebrations, each is ended once, and at the end the picture is the position.
func TestPictureIsThePositionAfterAnythingDuringWins(t *testing.T) {
	sizes := []fyne.Size{phone, window, fyne.NewSize(800, 360)}
	both(t, func(t *testing.T, touch bool) {
		for i, r := range allRules() {
			random := rand.New(rand.NewPCG(uint64(i), 17))
			p := play(t, beforeTheWin(t, r), phone, touch)
			f := filmed(p)
			parties, ends := 0, 0
			for range 200 {
				if p.testHost.game.Won() && !p.party.wanted && random.IntN(3) == 0 {
					parties++
					p.Celebrate(fan(), func() {}, func(bool) { ends++ })
				}
				switch random.IntN(6) {
				case 0:
					for _, pile := range r.Piles() {
						if a, ok := p.board().Tap(pile); ok && pile.Kind() != core.StockPile {
							p.Do(core.Do(a))
							break
						}
					}
				case 1:
					p.lid.TouchDown(p.touchEvent(0, Point{10, 10}))
					f.pass(time.Duration(random.IntN(50)) * time.Millisecond)
					p.lid.TouchUp(p.touchEvent(0, Point{10, 10}))
				case 2:
					p.Skip()
				case 3:
					p.doAnything(random, sizes)
				}
				f.pass(time.Duration(random.IntN(900)) * time.Millisecond)
			}
			p.leave(Point{})
			f.pass(5 * time.Second)
			p.requirePicture()
			require.Equal(t, parties, ends)
			require.Greater(t, parties, 5, r.Prefix())
		}
	})
}
