package table

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/motion"
)

// shownHint is a hint for the first allowed action that somebody wants, on its way, and the game it is in.
func shownHint(t *testing.T, p *player, wanted func(core.Action) bool) core.Action {
	t.Helper()
	for _, a := range p.board().Legal(nil) {
		if wanted(a) {
			p.ShowHint(a)
			return a
		}
	}
	t.Fatal("no such action")
	return core.Action{}
}

// A hint is a picture only: the card leaves its place, larger, comes near the target and back home, and the position stays
// as it was. Frames stand round both places then, until the next input.
func TestHintGoesAndComesBack(t *testing.T) {
	p := play(t, deal(core.EightOff, 1), phone, false)
	f := filmed(p)
	before := *p.board()
	a := shownHint(t, p, func(a core.Action) bool { return a.From.Kind() == core.ColumnPile && a.To.Kind() == core.CellPile })
	c := p.cards[p.board().Top(a.From)]
	home, there := c.home, p.layout.Place(p.board(), a.To, 0)
	nearest := distance(home, there)
	for p.motor.running != nil {
		f.pass(16 * time.Millisecond)
		nearest = min(nearest, distance(c.at, there))
		assert.LessOrEqual(t, c.scale, theme.LiftScale)
	}
	assert.Less(t, nearest, distance(home, there)/2, "a good part of the way")
	assert.Greater(t, nearest, distance(home, there)/5, "not the whole way: that would look like a move")
	p.requirePicture()
	assert.Equal(t, before, *p.board())
	for _, o := range p.hint.frames {
		assert.EqualValues(t, 1, o.shown)
		assert.True(t, slices.Contains(p.scene, fyne.CanvasObject(o.frame)))
	}
	p.EndHint()
	f.pass(time.Second)
	for _, o := range p.hint.frames {
		assert.False(t, slices.Contains(p.scene, fyne.CanvasObject(o.frame)))
	}
}

// The frames breathe twice: strong, weak, strong, weak, strong.
func TestHintBreathesTwice(t *testing.T) {
	p := play(t, deal(core.EightOff, 1), phone, false)
	f := filmed(p)
	shownHint(t, p, func(core.Action) bool { return true })
	var turns []float32
	last, falling := float32(1), true
	for p.motor.running != nil {
		f.pass(16 * time.Millisecond)
		if now := p.hint.frames[0].shown; (now < last) != falling && now != last {
			turns, falling = append(turns, last), !falling
		}
		last = p.hint.frames[0].shown
	}
	require.Len(t, turns, 3)
	assert.Less(t, turns[0], float32(.4))
	assert.Greater(t, turns[1], float32(.9))
	assert.Less(t, turns[2], float32(.4))
	assert.EqualValues(t, 1, last)
}

// Without motion nothing moves, and the frames stand at once.
func TestHintWithoutMotion(t *testing.T) {
	p := play(t, deal(core.EasyHarp, 1), window, true)
	p.SetLook(Look{Speed: motion.None})
	p.ShowHint(core.Draw)
	p.requirePicture()
	for _, o := range p.hint.frames {
		assert.EqualValues(t, 1, o.shown)
	}
}

// A hint to draw lets the stock's top card go, face down: what it is stays hidden, also at the end of the stock.
func TestHintToDrawShowsNoFace(t *testing.T) {
	p := play(t, deal(core.EasyHarp, 7), phone, true)
	f := filmed(p)
	for p.board().Len(core.Stock) > 0 {
		c := p.cards[p.board().Top(core.Stock)]
		p.ShowHint(core.Draw)
		for p.motor.running != nil {
			f.pass(100 * time.Millisecond)
			require.True(t, c.back)
			back := c.image.Image == p.sharp.of(c.id, true) || c.image.Image == p.sharp.enlarged().of(c.id, true)
			require.True(t, back, "its back is seen")
		}
		p.requirePicture()
		require.Nil(t, p.Do(core.Do(core.Draw)))
		f.pass(time.Second)
	}
	p.ShowHint(core.Redeal)
	f.pass(2 * time.Second)
	p.requirePicture()
}

// What the player does in the middle of a hint is done as if there were none.
func TestInputInTheMiddleOfAHint(t *testing.T) {
	for _, touch := range []bool{false, true} {
		p := play(t, deal(core.Reflechi, 3), phone, touch)
		f := filmed(p)
		for at := time.Duration(0); at < motion.Hint; at += 70 * time.Millisecond {
			a := shownHint(t, p, func(core.Action) bool { return true })
			c := p.cards[p.board().Top(a.From)]
			f.pass(at)
			switch at / (70 * time.Millisecond) % 4 {
			case 0: // the same card is taken up
				where := p.layout.Card(c.home)
				p.press(Point{where.X + 5, where.Y + 5})
				assert.Equal(t, c.home, c.at, "back at once")
				p.slide(Point{where.X + 25, where.Y + 25})
				p.leave(Point{where.X + 5, where.Y + 5})
			case 1:
				require.Nil(t, p.Do(core.Do(a)))
			case 2:
				p.Do(core.Event{Kind: core.Undo})
			case 3:
				p.SetLook(Look{LeftHanded: true})
			}
			_, on := p.Hint()
			assert.False(t, on)
			f.pass(3 * time.Second)
			p.requirePicture()
		}
	}
}

// An action that is not allowed is never shown.
func TestHintThatIsNotAllowed(t *testing.T) {
	p := play(t, deal(core.EasyHarp, 1), phone, false)
	p.ShowHint(core.Redeal)
	_, on := p.Hint()
	assert.False(t, on)
}

// Taking many actions back at once tells the host of each and of the change once; the pictures go straight home.
func TestTakeBackManyAtOnce(t *testing.T) {
	p := play(t, deal(core.Reflechi, 3), phone, false)
	f := filmed(p)
	for range 20 {
		require.Nil(t, p.Do(core.Do(core.Draw)))
	}
	f.pass(2 * time.Second)
	changed := p.changed
	p.TakeBack(15)
	assert.Equal(t, changed+1, p.changed)
	assert.Len(t, p.testHost.game.Log(), 35)
	assert.Equal(t, 5, p.board().Len(core.Waste))
	f.pass(time.Second)
	p.requirePicture()
	p.TakeBack(100)
	assert.Zero(t, p.board().Len(core.Waste), "as many as there are")
	f.pass(time.Second)
	p.requirePicture()
	p.TakeBack(1)
	assert.Equal(t, changed+2, p.changed)
}
