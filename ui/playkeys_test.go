package ui

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
)

// oneWinOfEach are known wins of every game and option.
var oneWinOfEach = []string{
	"EH1-N-AAAAAAB", "TF1-D1N-AAAABNA", "TF1-D3N-AAAABMP", "EO1-C8-AAAABMW", "EO1-C4-AAAABNP", "EO1-C2-AAAACMK",
}

// keyFor is the key of a pile, written down here once more as the help on keys has it.
func keyFor(p core.Pile) rune {
	switch p.Kind() {
	case core.StockPile:
		return 's'
	case core.WastePile:
		return 'w'
	case core.ColumnPile:
		return rune(strconv.Itoa(p.Index() + 1)[0])
	case core.CellPile:
		return []rune("asdfghjk")[p.Index()]
	default:
		return '0'
	}
}

// typing presses the key that types a letter, as a keyboard does: the key first, then what it types.
func (a *fixture) typing(r rune) {
	a.key("")
	a.typedRune(r)
}

// fast leaves out all motion.
func (a *fixture) fast() { a.setting(func(s *settings) { s.Speed = speedNone }) }

// eachWin plays a known win of every game and option. An action to a foundation goes to the first that takes the card, as
// a drop does.
func eachWin(t *testing.T, prepare func(a *fixture), act func(a *fixture, action core.Action)) {
	for _, code := range oneWinOfEach {
		t.Run(code, func(t *testing.T) {
			a := open(t)
			a.fast()
			prepare(a)
			a.deal(code)
			all := wins(t)[code]
			require.NotEmpty(t, all)
			for _, s := range all {
				action, err := core.ParseAction(s)
				require.NoError(t, err)
				if action.To.Kind() == core.FoundationPile {
					action = a.play().Board().ToFoundation(action.From, 1)
				}
				want := *a.play().Board()
				g := core.NewGameAt(want)
				require.Nil(t, g.Apply(core.Do(action)))
				act(a, action)
				require.True(t, *g.Board() == *a.play().Board(), "%v", action)
			}
			assert.True(t, a.play().Won())
			assert.True(t, a.screens.covered(), "the summary is shown")
		})
	}
}

func TestWholeGamesByTwoKeysAMove(t *testing.T) {
	eachWin(t, func(*fixture) {}, func(a *fixture, action core.Action) {
		if action.From == core.Stock || action.To == core.Stock {
			a.typing('s')
			return
		}
		a.typing(keyFor(action.From))
		for range core.MaxFoundations { // pressed again, the key of the foundations goes on to the next
			if from, _ := a.game.table.Picked(); from != action.From {
				a.typing(keyFor(action.From))
			}
		}
		a.typing(keyFor(action.To))
		on, ok := a.game.table.Focus()
		require.True(a.t, ok || a.play().Won())
		if ok && !a.play().Won() {
			assert.Equal(a.t, action.To, on.Pile, "the focus stays with the moved card")
			assert.Equal(a.t, a.play().Board().Len(action.To)-int(action.Count), on.Index)
		}
	})
}

// In tap to move a tap on a card sends it to its foundation if that takes it; where the known game puts it elsewhere, it
// comes back from there with two more taps.
func TestWholeGamesByTapsAlone(t *testing.T) {
	tapToMove := func(a *fixture) { // without double taps any two taps are two, however quick they are
		a.setting(func(s *settings) { s.TapToMove, s.DoubleClick = true, false })
	}
	eachWin(t, tapToMove, func(a *fixture, action core.Action) {
		if action.From == core.Stock || action.To == core.Stock {
			a.tap(a.top(core.Stock))
			return
		}
		b := a.play().Board()
		goesHome, ok := b.Tap(action.From)
		if ok = ok && action.Count == 1; ok && goesHome == action {
			a.tap(a.top(action.From))
			return
		}
		a.tap(a.card(action.From, b.Len(action.From)-int(action.Count)))
		if ok {
			a.tap(a.top(goesHome.To))
		}
		a.tap(a.top(action.To))
	})
}
