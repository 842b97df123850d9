package table

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/theme"
)

// allRules are all games with all their options.
func allRules() []*core.Rules {
	var all []*core.Rules
	for _, f := range core.Games {
		all = append(all, f...)
	}
	return all
}

// testHost plays by the rules and remembers what it was asked and told.
type testHost struct {
	game    *core.Game
	refused []core.Kind
	changed int
}

func (h *testHost) Apply(e core.Event) *core.Refusal { return h.game.Apply(e) }
func (h *testHost) Refused(r *core.Refusal)          { h.refused = append(h.refused, r.Kind) }
func (h *testHost) Changed()                         { h.changed++ }

// player plays on a table through the entry points of mouse or touch, with a clock of its own.
type player struct {
	*Table
	*testHost
	t     testing.TB
	touch bool
	time  time.Time
}

var phone, window = fyne.NewSize(360, 776), fyne.NewSize(1280, 800)

// play shows a game on a table for mouse or fingers.
func play(t testing.TB, g *core.Game, size fyne.Size, touch bool) *player {
	t.Helper()
	app := test.NewTempApp(t)
	app.Settings().SetTheme(theme.New(theme.Mode{}, 1))
	h := &testHost{game: g}
	p := &player{Table: New(h), testHost: h, t: t, touch: touch, time: time.Unix(1000, 0)}
	p.Table.touch, p.above = touch, 0
	if touch {
		p.above = 8 // as on phones
	}
	p.feed()
	p.now = func() time.Time { return p.time }
	w := test.NewTempWindow(t, p.Table)
	w.SetPadded(false)
	w.Resize(size)
	p.ShowGame(g, false)
	require.NotNil(t, p.Layout())
	return p
}

func deal(r *core.Rules, number int) *core.Game {
	return core.NewGame(core.Code{Rules: r, Number: number})
}

func gameAt(t testing.TB, text string) *core.Game {
	t.Helper()
	b, err := core.ParsePosition(text)
	require.NoError(t, err)
	return core.NewGameAt(b)
}

func (p *player) board() *core.Board { return p.testHost.game.Board() }

// wait lets time pass, so that what follows is no double tap.
func (p *player) wait(d time.Duration) { p.time = p.time.Add(d) }

// reported is where a device says that a point on the glass is touched.
func (p *player) reported(at Point) fyne.Position {
	at.Y -= p.above
	return fyne.NewPos(at.X, at.Y)
}

func (p *player) press(at Point) {
	if p.touch {
		p.input.(*touch).TouchDown(p.touchEvent(0, at))
		return
	}
	p.input.(*mouse).MouseDown(p.mouseEvent(at))
}

func (p *player) slide(at Point) {
	if p.touch {
		p.input.(*touch).TouchMoved(p.touchEvent(0, at))
		return
	}
	p.input.(*mouse).Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: p.reported(at)}})
}

func (p *player) leave(at Point) {
	if p.touch {
		p.input.(*touch).TouchUp(p.touchEvent(0, at))
		return
	}
	p.input.(*mouse).MouseUp(p.mouseEvent(at))
	p.input.(*mouse).DragEnd()
}

func (p *player) touchEvent(id int, at Point) *mobile.TouchEvent {
	return &mobile.TouchEvent{PointEvent: fyne.PointEvent{Position: p.reported(at)}, ID: id}
}

func (p *player) mouseEvent(at Point) *desktop.MouseEvent {
	return &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: p.reported(at)}, Button: desktop.MouseButtonPrimary}
}

// tapAt taps 60 ms long.
func (p *player) tapAt(at Point) {
	p.press(at)
	p.wait(60 * time.Millisecond)
	p.leave(at)
}

// carry drags from one point to another in a few steps.
func (p *player) carry(from, to Point) {
	p.wait(time.Second)
	p.press(from)
	for i := range 4 {
		p.slide(Point{mix(from.X, to.X, float32(i+1)/4), mix(from.Y, to.Y, float32(i+1)/4)})
	}
	p.leave(to)
}

// grip is where a card shows and can be touched: in its strip, near the left edge.
func (p *player) grip(pile core.Pile, index int) Point {
	b := p.board()
	at := p.layout.Place(b, pile, max(index, 0))
	strip := p.layout.CardH / 4
	if pile.Kind() == core.ColumnPile && index+1 < b.Len(pile) {
		strip = p.layout.Place(b, pile, index+1).Y - at.Y
	}
	return at.Add(p.layout.CardW/8, .6*strip)
}

// dropPoint is where the touched point of a card has to be let go, for the card to lie just where a card of the pile lies.
func (p *player) dropPoint(from core.Pile, index int, to core.Pile) Point {
	home := p.layout.Place(p.board(), from, index)
	grip := p.grip(from, index)
	return p.layout.Place(p.board(), to, max(p.board().Len(to)-1, 0)).Add(grip.X-home.X, grip.Y-home.Y)
}

// dragCards drags the count topmost cards of a pile onto another.
func (p *player) dragCards(from, to core.Pile, count int) {
	index := p.board().Len(from) - count
	p.carry(p.grip(from, index), p.dropPoint(from, index, to))
}

// randomAction is any legal action, or ok is false.
func randomAction(b *core.Board, random *rand.Rand) (a core.Action, ok bool) {
	all := b.Legal(nil)
	if len(all) == 0 {
		return a, false
	}
	return all[random.IntN(len(all))], true
}

// wander makes up to n random legal actions.
func wander(g *core.Game, n int, random *rand.Rand) {
	for range n {
		if a, ok := randomAction(g.Board(), random); ok {
			g.Apply(core.Do(a))
		}
	}
}

// requirePicture checks that what is shown is the position: every card at its place, the right side up, each once,
// in the right order, and nothing else.
func (p *player) requirePicture() {
	p.t.Helper()
	require.Nil(p.t, p.motor.running, "something still moves")
	b := p.board()
	seen := map[fyne.CanvasObject]int{}
	for i, o := range p.scene {
		require.NotContains(p.t, seen, o, "shown twice")
		seen[o] = i
	}
	images := 0
	for _, o := range p.scene {
		if slices.ContainsFunc(p.cards, func(c *card) bool { return c != nil && c.image == o }) {
			images++
		}
	}
	for _, pile := range b.Rules().Piles() {
		images -= p.requirePile(pile, seen)
	}
	require.Zero(p.t, images, "card objects left behind")
	require.Empty(p.t, p.flyers)
	require.Empty(p.t, p.hand.cards)
}

// requirePile checks one pile and tells how many of its cards are shown.
func (p *player) requirePile(pile core.Pile, seen map[fyne.CanvasObject]int) int {
	p.t.Helper()
	b, shown, last := p.board(), 0, -1
	cards := b.Cards(pile)
	for i, id := range cards {
		c, at := p.cards[id], p.layout.Place(b, pile, i)
		require.Equal(p.t, at, c.at, "%v of %v", id, pile)
		require.Equal(p.t, fyne.NewPos(at.X, at.Y), c.image.Position())
		require.Equal(p.t, i < b.FaceDown(pile), c.back)
		require.Same(p.t, p.pictures.printed(c.print).of(id, c.back), c.image.Image)
		require.Equal(p.t, p.sharp.whole, c.image.Size())
		z, visible := seen[c.image]
		covered := i+1 < len(cards) && p.layout.Place(b, pile, i+1) == at
		require.Equal(p.t, !covered, visible, "%v of %v", id, pile)
		if visible {
			require.Greater(p.t, z, last, "order in %v", pile)
			last = z
			shown++
		}
	}
	return shown
}
