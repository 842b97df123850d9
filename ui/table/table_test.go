package table

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/theme"
)

// testHost plays by the rules and remembers what it was told.
type testHost struct {
	game    *core.Game
	refused []core.Kind
	changed int
}

func (h *testHost) Apply(e core.Event) *core.Refusal { return h.game.Apply(e) }
func (h *testHost) Refused(r *core.Refusal)          { h.refused = append(h.refused, r.Kind) }
func (h *testHost) Changed()                         { h.changed++ }

// newTable shows a game on a table of the given size.
func newTable(t testing.TB, g *core.Game, size fyne.Size) (*Table, *testHost) {
	t.Helper()
	app := test.NewTempApp(t)
	app.Settings().SetTheme(theme.New(false, 1))
	h := &testHost{game: g}
	table := New(h)
	w := test.NewTempWindow(t, table)
	w.SetPadded(false)
	w.Resize(size)
	table.ShowGame(g, false)
	require.NotNil(t, table.Layout())
	return table, h
}

func TestFirst(t *testing.T) {
	table, h := newTable(t, core.NewGame(core.Code{Rules: core.EasyHarp, Number: 1}), fyne.NewSize(360, 776))
	table.Do(core.Do(core.Draw))
	require.Equal(t, 1, h.changed)
}
