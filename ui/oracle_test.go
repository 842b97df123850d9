package ui

import (
	"fmt"
	"image"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/ui/table"
)

// oracle is a table on which nothing has ever happened: what it shows of a play is how the play looks.
type oracle struct {
	*table.Table
	app *fixture
}

// Apply, Refused and Changed are never called: nobody plays on an oracle.
func (o *oracle) Apply(core.Event) *core.Refusal { return nil }
func (o *oracle) Refused(*core.Refusal)          {}
func (o *oracle) Changed()                       {}

func newOracle(a *fixture) *oracle {
	o := &oracle{app: a}
	o.Table = table.New(o)
	return o
}

// shown is a picture on a table.
type shown struct {
	picture image.Image
	at      fyne.Position
	size    fyne.Size
}

// picturesOn are the pictures of all cards on a table, from back to front. Marks are left out: they tell what was done, of
// which an oracle knows only the last move. Their frames are hollow, and their signs as wide as high.
func picturesOn(t *table.Table) []shown {
	var all []shown
	for _, o := range test.WidgetRenderer(t).Objects() {
		i, ok := o.(*canvas.Image)
		if !ok || !i.Visible() || i.Image == nil || i.Size().Width >= i.Size().Height {
			continue
		}
		b := i.Image.Bounds()
		if _, _, _, alpha := i.Image.At(b.Min.X+b.Dx()/2, b.Min.Y+b.Dy()/2).RGBA(); alpha == 0xffff {
			all = append(all, shown{i.Image, i.Position(), i.Size()})
		}
	}
	return all
}

// missing tells where pictures are shown that another list has not at the same place.
func missing(list, other []shown) (where []string) {
	for _, s := range list {
		if !slices.ContainsFunc(other, func(o shown) bool { return o.at == s.at && o.size == s.size }) {
			where = append(where, fmt.Sprintf("%v at %v", s.size, s.at))
		}
	}
	if len(where) == 0 && len(list) > len(other) {
		where = append(where, fmt.Sprintf("%d pictures, not %d", len(list), len(other)))
	}
	return where
}

// samePicture compares two pictures, by what they show.
func samePicture(a, b image.Image) bool {
	if a == b {
		return true
	}
	x, ok := a.(*image.RGBA)
	y, ok2 := b.(*image.RGBA)
	if ok && ok2 {
		return x.Rect == y.Rect && slices.Equal(x.Pix, y.Pix)
	}
	p, ok := a.(*image.NRGBA)
	q, ok2 := b.(*image.NRGBA)
	return ok && ok2 && p.Rect == q.Rect && slices.Equal(p.Pix, q.Pix)
}

// rest lets go of everything and waits until nothing moves. Then the table must show the position: each card once, in its
// place, the right side up, and none in the air.
func (m *monkey) rest() {
	for _, finger := range slices.Sorted(maps.Keys(m.held)) {
		m.up(finger, m.held[finger])
	}
	m.window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyUnknown}) // anything else that is done lets go of a key whose finger was lost
	m.answer()
	m.pass(5 * time.Second)
	m.answer()
	m.look()
	m.lookAtFiles()
	m.window.Canvas().Capture() // which is also when Fyne forgets what is not shown any more
	m.lookAtShow()
	if m.session.play == nil || !m.atTable || m.play().Won() {
		return // behind the page of a win the cards are at their feast
	}
	m.game.table.Leave()
	m.pass(time.Second)
	m.lookAtTable(m.game.table, m.oracle, m.set.look(m.mode, m.play().Rules()), m.play())
	require.Empty(m.t, m.app.driver.running, "something still moves: %s", m.where())
}

// lookAtTable checks that a table shows a game as one does on which nothing has ever happened.
func (m *monkey) lookAtTable(t *table.Table, o *oracle, look table.Look, game *core.Game) {
	o.SetLook(look)
	o.Resize(t.Size())
	o.ShowGame(game, false)
	m.pass(time.Second)
	want, got := picturesOn(o.Table), picturesOn(t)
	piles := 0
	for _, p := range game.Rules().Piles() {
		piles += min(game.Board().Len(p), 1)
	}
	require.GreaterOrEqual(m.t, len(want), piles, "the oracle shows a card of every pile: %s", m.where())
	require.Empty(m.t, missing(got, want), "shown too much: %s", m.where())
	require.Empty(m.t, missing(want, got), "not shown: %s", m.where())
	for i := range want {
		require.Equal(m.t, want[i].at, got[i].at, "picture %d: %s", i, m.where())
		require.Equal(m.t, want[i].size, got[i].size, "picture %d: %s", i, m.where())
		if !samePicture(want[i].picture, got[i].picture) {
			m.keepPictures(want[i].picture, got[i].picture)
			require.Fail(m.t, "another picture", "picture %d of %d, at %v, size %v, of %v: %s\n%+v\n%s", i, len(want), want[i].at, want[i].size,
				got[i].picture.Bounds(), m.where(), m.set, game.Text())
		}
	}
}

// keepPictures keeps two pictures that should be the same, and the whole screen.
func (m *monkey) keepPictures(want, got image.Image) {
	for name, picture := range map[string]image.Image{"want": want, "got": got, "screen": m.window.Canvas().Capture()} {
		writePicture(m.t, fmt.Sprintf("testdata/failed/monkey-%d-%s.png", *seed, name), picture)
	}
}

// look compares what the app has with what the log says.
func (m *monkey) look() {
	p := m.session.play
	if p == nil {
		return
	}
	g := core.NewGame(p.Code())
	for i, e := range p.Game().Log() {
		require.Nil(m.t, g.Apply(e), "event %d of the log: %s", i, m.where())
	}
	have := p.Game()
	require.True(m.t, *g.Board() == *have.Board(), m.where())
	require.Equal(m.t, []int{g.Score(), g.Moves(), g.Undos(), g.Redos(), g.TakeBacks(), g.Hints()},
		[]int{have.Score(), have.Moves(), have.Undos(), have.Redos(), have.TakeBacks(), have.Hints()}, m.where())
	require.Equal(m.t, m.text.Number(g.Score()), m.game.header.text.score, m.where())
	require.Equal(m.t, m.text.Number(g.Moves()), m.game.header.text.moves, m.where())
	m.census(have.Board())
}

// census counts the cards: each once.
func (m *monkey) census(b *core.Board) {
	seen := map[core.Card]bool{}
	for _, pile := range b.Rules().Piles() {
		for _, c := range b.Cards(pile) {
			require.False(m.t, seen[c], "%v twice: %s", c, m.where())
			seen[c] = true
		}
	}
	require.Len(m.t, seen, b.Rules().Cards(), m.where())
}

// lookAtFiles compares what lies in the folder with what the app has.
func (m *monkey) lookAtFiles() {
	for _, f := range core.Games {
		p := m.store.Current(f.Letters())
		if p == nil {
			continue
		}
		data, err := os.ReadFile(filepath.Join(m.dir, f.Letters()+".journal"))
		require.NoError(m.t, err, m.where())
		words := []string{p.Code().String()}
		for line := range strings.Lines(string(data)) {
			if w := strings.Fields(line); len(w) == 3 && w[0] != "pause" {
				words = append(words, w[0])
			}
		}
		require.Equal(m.t, p.Game().Text(), strings.Join(words, " "), m.where())
	}
	ids := map[string]bool{}
	for _, r := range m.store.Results() {
		require.False(m.t, ids[r.ID], "a result counted twice: %s", m.where())
		ids[r.ID] = true
	}
}
