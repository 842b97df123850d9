package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
)

// strike presses a key as GLFW tells Fyne of it: first its name, which for digits is that of its place, then what it types.
func (a *fixture) strike(name fyne.KeyName, types rune) {
	a.key(name)
	a.typedRune(types)
}

// The rows of keys that are used, from the left, as these keyboards type them without Shift: the digits, the keys of the
// cells, and the keys of draw, waste, undo and redo.
func TestKeyboardsOfFourCountries(t *testing.T) {
	digits := []fyne.KeyName{fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4, fyne.Key5, fyne.Key6, fyne.Key7, fyne.Key8}
	for country, k := range map[string]struct{ digits, cells, waste, undo string }{
		"en": {"12345678", "asdfghjk", "w", "u"},
		"de": {"12345678", "asdfghjk", "w", "u"},
		"fr": {`&é"'(-è_`, "qsdfghjk", "w", "u"},
		"th": {"ๅ/-ภถุึค", "ฟหกดเ้่า", "ไ", "ี"},
	} {
		t.Run(country, func(t *testing.T) {
			a := open(t)
			a.fast()
			a.deal("EO1-C8-AAAAAAB")
			for i, r := range []rune(k.digits) {
				a.strike(digits[i], r)
				on, _ := a.game.table.Focus()
				assert.Equal(t, core.Column(i), on.Pile, "%c", r)
				from, _ := a.game.table.Picked()
				assert.Equal(t, core.Column(i), from, "once: what the key types counts as nothing")
				a.game.table.Cancel()
			}
			for i, r := range []rune(k.cells) {
				a.typing(r)
				on, _ := a.game.table.Focus()
				assert.Equal(t, core.Cell(i), on.Pile, "%c", r)
				a.game.table.Cancel()
			}
			a.deal("TF1-D1N-AAAAAAB")
			b := a.play().Board()
			a.typing([]rune(k.cells)[1])
			assert.Equal(t, 1, b.Len(core.Waste))
			a.typing([]rune(k.waste)[0])
			on, _ := a.game.table.Focus()
			assert.Equal(t, core.Waste, on.Pile)
			a.typing([]rune(k.undo)[0])
			assert.Zero(t, b.Len(core.Waste))
		})
	}
}

// The keys of the cells go by their places on the screen, for the left hand too, and the words say the same number.
func TestKeysOfCellsGoFromTheLeft(t *testing.T) {
	a := open(t)
	a.fast()
	a.setting(func(s *settings) { s.LeftHanded, s.Words = true, true })
	a.window.Resize(fyne.NewSize(412, 915))
	a.deal("EO1-C8-AAAAAAB")
	a.settle()
	l := a.game.table.Layout()
	require.True(t, l.Tall)
	last := float32(-1)
	for _, key := range "asdfghjk" {
		a.typing(key)
		on, _ := a.game.table.Focus()
		require.Equal(t, core.CellPile, on.Pile.Kind())
		x := l.Cells[on.Pile.Index()].X
		assert.Greater(t, x, last, "%c", key)
		last = x
		a.game.table.Cancel()
	}
	a.key(fyne.KeyLeft)
	on, _ := a.game.table.Focus()
	assert.Equal(t, core.Cell(1), on.Pile, "the seventh from the left is the second of the notation")
	assert.Contains(t, a.game.words.ways[0], "Cell 7")
}

func TestANumberPadNamesColumns(t *testing.T) {
	a := open(t)
	a.fast()
	a.deal("EH1-N-AAAAAAB")
	a.strike(fyne.Key9, '9')
	on, _ := a.game.table.Focus()
	assert.Equal(t, core.Column(8), on.Pile)
}
