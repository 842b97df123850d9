package table

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/ui/motion"
)

// film replaces the table's motor by one that is wound by hand, so that motions can be looked at on their way.
type film struct {
	*motor
	now    time.Duration
	frames int
}

func filmed(p *player) *film {
	f := &film{motor: p.motor, now: time.Hour}
	f.clock = func() time.Duration { return f.now }
	f.play = func(*fyne.Animation) {}
	frame := f.frame
	f.frame = func(now time.Duration) { f.frames++; frame(now) }
	return f
}

// pass lets time pass, frame by frame, as the driver does while an animation runs.
func (f *film) pass(d time.Duration) {
	const step = 16 * time.Millisecond
	for ; d > 0 && f.running != nil; d -= step {
		f.now += step
		if f.now >= f.end {
			f.running.Tick(1)
		} else {
			f.running.Tick(.5)
		}
	}
	f.now += max(d, 0)
}

// The position changes at once; the picture sets out from where the card was, and arrives within the time allowed.
func TestStateFirstPictureAfter(t *testing.T) {
	p := play(t, twoColumns(t, 3), phone, false)
	f := filmed(p)
	c := p.cards[p.board().Top(core.Column(0))]
	from, to := c.at, p.layout.Place(p.board(), core.Column(2), 0)
	require.Nil(t, p.Do(core.Do(core.Move(core.Column(0), core.Column(2), 1))))
	assert.Equal(t, core.Column(2), c.pile)
	assert.Equal(t, from, c.at, "still where it was")
	f.pass(80 * time.Millisecond)
	assert.Greater(t, c.at.X, from.X)
	assert.Less(t, c.at.X, to.X)
	assert.Equal(t, fyne.CanvasObject(c.image), p.scene[len(p.scene)-2], "over all others")
	f.pass(160 * time.Millisecond)
	assert.Equal(t, p.layout.Place(p.board(), core.Column(2), 1), c.at, "nothing lasts over 240 ms")
	f.pass(time.Second)
	p.requirePicture()
}

// A run moves as one block: its cards keep their distance all the way.
func TestRunMovesAsOneBlock(t *testing.T) {
	p := play(t, gameAt(t, "Game: TF1-D1N\nRanks: 5\nFoundations: S-0 H-0 D-0 C-0\nStock: AH AD AS AC 2H 2S 2C 2D 3S 3H 3D 4S\n"+
		"Waste:\n: 5D 5C 4H 3C\n: 4C 4D 5H 5S\n:\n:\n:\n:\n:\n"), window, false)
	f := filmed(p)
	head, tail := p.cards[p.board().Cards(core.Column(0))[2]], p.cards[p.board().Top(core.Column(0))]
	apart := tail.at.Y - head.at.Y
	require.Nil(t, p.Do(core.Do(core.Move(core.Column(0), core.Column(1), 2))))
	for p.motor.running != nil {
		require.InDelta(t, apart, tail.at.Y-head.at.Y, .01)
		require.Equal(t, head.at.X, tail.at.X)
		f.pass(16 * time.Millisecond)
	}
	p.requirePicture()
}

// A redeal moves the waste as one pile: what is seen of it is first its top card and then a back, and of all the others
// nothing. Taken back, it ends with the waste's top card.
func TestRedealMovesAsOnePile(t *testing.T) {
	g := deal(core.Reflechi, 9)
	for range 24 {
		g.Apply(core.Do(core.Draw))
	}
	p := play(t, g, phone, false)
	f := filmed(p)
	top := p.cards[p.board().Top(core.Waste)]
	shown := func() *card {
		var seen []*card
		for _, c := range p.flyers {
			if slices.Contains(p.scene, fyne.CanvasObject(c.image)) {
				seen = append(seen, c)
			}
		}
		require.Len(t, seen, 1)
		return seen[0]
	}
	require.Nil(t, p.Do(core.Do(core.Redeal)))
	require.Same(t, top, shown())
	require.False(t, top.back)
	f.pass(200 * time.Millisecond)
	require.True(t, shown().back)
	f.pass(time.Second)
	p.requirePicture()

	p.Do(core.Event{Kind: core.Undo})
	f.pass(160 * time.Millisecond)
	require.Same(t, top, shown())
	require.False(t, top.back)
	f.pass(time.Second)
	p.requirePicture()
}

// A draw, a redeal and its undo may come upon one another at any moment: in the end each card shows its right side.
func TestTurnsThatCrossEachOtherEndRight(t *testing.T) {
	const frame = 16 * time.Millisecond
	for drawn := frame; drawn < motion.Draw; drawn += frame {
		for turned := frame; turned < motion.Redeal; turned += frame {
			g := deal(core.Reflechi, 9)
			for range 23 {
				g.Apply(core.Do(core.Draw))
			}
			p := play(t, g, phone, false)
			f := filmed(p)
			require.Nil(t, p.Do(core.Do(core.Draw)))
			f.pass(drawn)
			require.Nil(t, p.Do(core.Do(core.Redeal)))
			f.pass(turned)
			require.Nil(t, p.Do(core.Event{Kind: core.Undo}))
			f.pass(time.Second)
			p.requirePicture()
		}
	}
}

// Nothing moves, nothing is drawn: after each motion the motor stands still, and no frame comes any more.
func TestIdleMeansIdle(t *testing.T) {
	p := play(t, deal(core.EasyHarp, 9), phone, false)
	f := filmed(p)
	p.Do(core.Do(core.Draw))
	p.carry(p.grip(core.Column(4), 4), p.grip(core.Column(0), 0))
	p.Warn(p.board().Check(core.Move(core.Column(4), core.Column(0), 1)))
	p.ClearWarn()
	f.pass(3 * time.Second)
	require.Nil(t, p.motor.running)
	require.Nil(t, p.Table.wait)
	before := f.frames
	f.pass(time.Minute)
	assert.Equal(t, before, f.frames)
	p.requirePicture()
}

func TestDealEndsAtAnyTouch(t *testing.T) {
	for _, r := range allRules() {
		g := deal(r, 77)
		p := play(t, g, phone, true)
		f := filmed(p)
		p.ShowGame(g, true)
		f.pass(500 * time.Millisecond)
		require.NotNil(t, p.motor.running, r.Prefix())
		p.tapAt(p.grip(core.Column(0), 0))
		f.pass(16 * time.Millisecond)
		require.Nil(t, p.motor.running, r.Prefix())
		assert.Empty(t, g.Log(), "the touch counts as nothing else")
		p.requirePicture()

		p.ShowGame(g, true)
		start := f.now
		for p.motor.running != nil {
			f.pass(16 * time.Millisecond)
		}
		assert.InDelta(t, 1.1, (f.now - start).Seconds(), .02)
		p.requirePicture()
	}
}

func TestNoMotion(t *testing.T) {
	p := play(t, deal(core.ReflechiDraw3, 9), phone, false)
	f := filmed(p)
	p.SetLook(Look{Speed: motion.None, DoubleClick: true})
	p.ShowGame(p.testHost.game, true)
	p.Do(core.Do(core.Draw))
	require.Nil(t, f.running)
	p.requirePicture()
	p.Do(core.Event{Kind: core.Undo})
	require.Nil(t, f.running)
	p.requirePicture()
}

func TestMoveTime(t *testing.T) {
	assert.Equal(t, 160*time.Millisecond, moveTime(0))
	assert.Equal(t, 200*time.Millisecond, moveTime(500))
	assert.Equal(t, 240*time.Millisecond, moveTime(2000))
}

// A card that turns up under a moved one waits until that is mostly gone, and is narrow before it shows its face.
func TestTurnUp(t *testing.T) {
	g := deal(core.EasyHarp, 9)
	var a core.Action
	for _, try := range g.Board().Legal(nil) {
		if try.From.Kind() == core.ColumnPile && g.Board().Len(try.From) > 1 {
			a = try
		}
	}
	require.NotZero(t, a, "the deal has such a move")
	p := play(t, g, phone, false)
	f := filmed(p)
	p.Do(core.Do(a))
	under := p.cards[p.board().Top(a.From)]
	assert.False(t, under.down)
	f.pass(80 * time.Millisecond)
	assert.True(t, under.back)
	width := p.sharp.whole.Width
	for under.back {
		width = under.image.Size().Width
		f.pass(16 * time.Millisecond)
	}
	assert.Less(t, width, p.sharp.whole.Width/2)
	f.pass(time.Second)
	p.requirePicture()
}

// Whatever is done in whatever order, in the middle of motions, drags and resizes: at the end the picture is the
// position.
func TestPictureIsThePositionAfterAnything(t *testing.T) {
	sizes := []fyne.Size{phone, window, fyne.NewSize(800, 360), fyne.NewSize(412, 891), fyne.NewSize(768, 1024)}
	both(t, func(t *testing.T, touch bool) {
		for i, r := range allRules() {
			random := rand.New(rand.NewPCG(uint64(i), 99))
			p := play(t, deal(r, 100+i), phone, touch)
			f := filmed(p)
			for range 300 {
				p.doAnything(random, sizes)
				f.pass(time.Duration(random.IntN(150)) * time.Millisecond)
			}
			p.leave(Point{})
			f.pass(3 * time.Second)
			p.requirePicture()
			require.Greater(t, len(p.testHost.game.Log()), 20, r.Prefix())
		}
	})
}

// doAnything is one random thing that a player or a device can do.
func (p *player) doAnything(random *rand.Rand, sizes []fyne.Size) {
	somewhere := func() Point {
		return Point{random.Float32() * p.layout.Size.W, random.Float32() * p.layout.Size.H * .7}
	}
	switch a, ok := randomAction(p.board(), random); random.IntN(16) {
	case 0, 1, 2, 3:
		if ok && a.From != core.Stock && a.To != core.Stock {
			p.dragCards(a.From, a.To, int(a.Count))
		}
	case 4, 5:
		if ok {
			p.Do(core.Do(a))
		}
	case 6:
		p.carry(somewhere(), somewhere())
	case 7:
		at := somewhere()
		p.tapAt(at)
		p.wait(80 * time.Millisecond)
		p.tapAt(at)
	case 8:
		p.press(somewhere())
		p.slide(somewhere())
	case 9:
		p.leave(somewhere())
	case 10:
		p.Do(core.Event{Kind: core.Undo})
	case 11:
		p.Do(core.Event{Kind: core.Redo})
	case 12:
		p.tapAt(p.grip(core.Stock, 0))
	case 13:
		p.Resize(sizes[random.IntN(len(sizes))])
	case 14:
		p.ShowGame(p.testHost.game, true)
	case 15:
		p.Skip()
	}
}

// A game shown in the middle of anything leaves nothing of the one before.
func TestAnotherGameInTheMiddle(t *testing.T) {
	all := allRules()
	p := play(t, deal(all[0], 1), phone, true)
	f := filmed(p)
	for i := range 24 {
		a, ok := randomAction(p.board(), rand.New(rand.NewPCG(1, uint64(i))))
		if ok {
			p.Do(core.Do(a))
		}
		from := p.grip(core.Column(i%7), p.board().Len(core.Column(i%7))-1)
		p.press(from)
		p.slide(from.Add(30, 30))
		f.pass(50 * time.Millisecond)
		g := deal(all[i%len(all)], i+1)
		p.testHost.game = g
		p.ShowGame(g, i%2 == 0)
		if i%3 == 0 {
			f.pass(100 * time.Millisecond)
			continue
		}
		f.pass(3 * time.Second)
		p.requirePicture()
	}
}
