package table

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"patiencetrio/core"
)

// played is a position after random legal actions.
func played(r *core.Rules, rnd *rand.Rand, actions int) *core.Board {
	g := core.NewGame(core.Code{Rules: r, Number: 1 + rnd.IntN(core.MaxNumber)})
	for range actions {
		legal := g.Board().Legal(nil)
		if len(legal) == 0 {
			break
		}
		g.Apply(core.Do(legal[rnd.IntN(len(legal))]))
	}
	return g.Board()
}

// thrown is a position that no play leads to: the cards are thrown on random piles, most on a favoured column.
func thrown(t *testing.T, r *core.Rules, rnd *rand.Rand) *core.Board {
	t.Helper()
	columns := make([][]string, r.Columns)
	cells := make([]string, r.Cells)
	var stock, waste []string
	favoured, bias := rnd.IntN(r.Columns), rnd.IntN(4)
	for _, i := range rnd.Perm(r.Cards()) {
		card := core.Card(i).String()
		switch where := rnd.IntN(8); {
		case r.HasStock() && where == 0:
			stock = append(stock, card)
		case r.HasStock() && where == 1:
			waste = append(waste, card)
		case r.Cells > 0 && where == 2:
			if cell := rnd.IntN(r.Cells); cells[cell] == "" {
				cells[cell] = card
				continue
			}
			fallthrough
		default:
			column := favoured
			if rnd.IntN(4) >= bias {
				column = rnd.IntN(r.Columns)
			}
			columns[column] = append(columns[column], card)
		}
	}
	b, err := core.ParsePosition(positionText(r, rnd, columns, cells, stock, waste))
	require.NoError(t, err)
	return &b
}

func positionText(r *core.Rules, rnd *rand.Rand, columns [][]string, cells, stock, waste []string) string {
	var s strings.Builder
	line := func(name string, cards []string) {
		s.WriteString(strings.TrimSpace(name+": "+strings.Join(cards, " ")) + "\n")
	}
	line("Game", []string{r.Prefix()})
	foundations := []string{"S-0", "H-0", "D-0", "C-0"}
	line("Foundations", slices.Repeat(foundations, r.Decks))
	if r.Cells > 0 {
		for i, c := range cells {
			if c == "" {
				cells[i] = "-"
			}
		}
		line("Freecells", cells)
	}
	if r.HasStock() {
		line("Stock", stock)
		line("Waste", waste)
	}
	for _, cards := range columns {
		if r.FaceDown && len(cards) > 0 {
			for i := range rnd.IntN(len(cards)) {
				cards[i] = "<" + cards[i] + ">"
			}
		}
		line("", cards)
	}
	return s.String()
}

// positions are boards of all kinds for one game, the same on every run.
func positions(t *testing.T, r *core.Rules) []*core.Board {
	rnd := rand.New(rand.NewPCG(1, 2))
	var all []*core.Board
	for _, actions := range []int{0, 1, 5, 30, 100, 300, 1000} {
		all = append(all, played(r, rnd, actions))
	}
	for range 12 {
		all = append(all, thrown(t, r, rnd))
	}
	return all
}
