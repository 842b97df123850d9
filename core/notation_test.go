package core

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestNotationAgainstVectors(t *testing.T) {
	type vector struct {
		In, Same string
		OK       bool
	}
	for _, v := range vectors[vector](t, "notation.jsonl") {
		a, err := ParseAction(v.In)
		if v.OK {
			require.NoError(t, err, v.In)
			assert.Equal(t, v.Same, a.String())
		} else {
			assert.Error(t, err, "%q", v.In)
		}
	}
}

func TestEveryActionReadAgain(t *testing.T) {
	for from := range Pile(pileCount) {
		again, err := ParsePile(from.String())
		require.NoError(t, err)
		require.Equal(t, from, again)
		for to := range Pile(pileCount) {
			for count := 1; count < 100; count++ {
				a := Move(from, to, count)
				again, err := ParseAction(a.String())
				require.NoError(t, err)
				require.Equal(t, a, again)
			}
		}
	}
}

func TestEvents(t *testing.T) {
	for text, want := range map[string]Event{
		"S>W": Do(Draw), "W>S": Do(Redeal), "T3>T5x4": Do(Move(Column(2), Column(4), 4)),
		"C8>F1": Do(Move(Cell(7), Foundation(0), 1)),
		"undo":  {Kind: Undo}, "redo": {Kind: Redo}, "hint": {Kind: Hint},
	} {
		e, err := ParseEvent(text)
		require.NoError(t, err)
		assert.Equal(t, want, e)
		assert.Equal(t, text, e.String())
	}
	for _, text := range []string{"", "Undo", "undo ", "T3", "T3>T5x+4", "T3>T5x4 ", strings.Repeat("T3>T5x4", 1000)} {
		_, err := ParseEvent(text)
		var wrong *NotationError
		require.ErrorAs(t, err, &wrong)
		assert.Equal(t, text, wrong.Text)
		assert.Less(t, len(wrong.Error()), 200)
	}
}
