package core

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// positionWhy are the vectors' names for our problems.
var positionWhy = map[PositionProblem]string{
	PositionNoGame:         "no_game_line",
	PositionUnknownGame:    "unknown_game",
	PositionExpected:       "expected ",
	PositionBadFoundations: "bad_foundations",
	PositionBadCard:        "bad_card",
	PositionCardTooOften:   "card_too_often",
	PositionFaceDown:       "face_down_here",
	PositionTooManyLines:   "too_many_lines",
	PositionCardsMissing:   "cards_missing",
}

func TestPositionsAgainstVectors(t *testing.T) {
	type vector struct {
		Name, In, Pos, Why string
		OK                 bool
		Line               int
	}
	for _, v := range vectors[vector](t, "positions.jsonl") {
		b, err := ParsePosition(v.In)
		if v.OK {
			require.NoError(t, err, v.Name)
			assert.Equal(t, v.Pos, b.Text(), v.Name)
			requireCensus(t, &b)
			continue
		}
		var wrong *PositionError
		require.ErrorAs(t, err, &wrong, v.Name)
		assert.Equal(t, v.Line, wrong.Line, v.Name)
		why := positionWhy[wrong.Kind]
		if wrong.Kind == PositionExpected {
			why += wrong.Text
		}
		assert.Equal(t, v.Why, why, v.Name)
	}
}

func TestReducedPositions(t *testing.T) {
	type vector struct{ Name, Game, Position string }
	for _, v := range vectors[vector](t, "reduced-EH1-N.jsonl") {
		b := position(t, v.Position)
		assert.Equal(t, strings.TrimSuffix(v.Position, "\n")+"\n", b.Text(), v.Name)
		r := b.Rules()
		assert.Equal(t, v.Game, r.Prefix())
		assert.Less(t, r.Ranks, Ranks)
		assert.Equal(t, Rank(r.Ranks), r.Top())
		assert.Equal(t, strings.Count(v.Position, "\n:"), r.Columns)
		assert.Equal(t, EasyHarp.Points, r.Points)
		requireCensus(t, &b)
		assert.True(t, b == position(t, v.Position), "equal texts give equal boards")
	}
	assert.Equal(t, Ranks, EasyHarp.Ranks, "the game's own rules stay")
}

// Twins: the first in the text is of the first deck.
func TestTwinsInReadingOrder(t *testing.T) {
	b := position(t, "Game: EH1-N\nRanks: 2\nFoundations: S-0 H-A D-0 C-0 S-A H-0 D-0 C-0\nStock: 2S AC\nWaste: 2S 2H\n: AH AS\n: <AC> 2H\n: 2D 2D AD\n: AD 2C 2C\n")
	for c, where := range map[Card]Pile{
		NewCard(0, Spades, 1): Foundation(4), NewCard(1, Spades, 1): Column(0),
		NewCard(0, Hearts, 1): Foundation(1), NewCard(1, Hearts, 1): Column(0),
		NewCard(0, Spades, 2): Stock, NewCard(1, Spades, 2): Waste,
		NewCard(0, Hearts, 2): Waste, NewCard(1, Hearts, 2): Column(1),
		NewCard(0, Clubs, 1): Stock, NewCard(1, Clubs, 1): Column(1),
	} {
		p, _, ok := b.Find(c)
		assert.True(t, ok)
		assert.Equal(t, where, p, "%v of deck %d", c, c.Deck())
	}
	assert.Equal(t, NewCard(0, Spades, 2), b.Top(Stock), "the first in the text is the next card")
	assert.Equal(t, 1, b.FaceDown(Column(1)))
}

func TestPositionErrors(t *testing.T) {
	const start = "Game: EH1-N\nRanks: 1\nFoundations: S-A H-A D-A C-A S-A H-A D-A C-A\nStock:\nWaste:\n"
	for text, want := range map[string]PositionError{
		start:                                    {6, PositionExpected, ":"},
		start + ":\n:\n:\n:\n:\n:\n:\n:\n:\n:\n": {15, PositionTooManyLines, ""},
		"Game: EH1-N\nRanks: 14\n":               {2, PositionBadRanks, "14"},
		"Game: EH1-N\nRanks: 0\n":                {2, PositionBadRanks, "0"},
		"Game: EH1-N\nRanks:\n":                  {2, PositionBadRanks, ""},
		"Game: EH1-N\nRanks: 2 2\n":              {2, PositionBadRanks, "2 2"},
		start + ": 0H":                           {6, PositionBadCard, "0H"},
		"Game: EO1-C2\nFoundations: S-0 H-0 D-0 C-0\nFreecells: 0H -": {3, PositionBadCard, "0H"},
		"Game: EO1-C2\nFoundations: S-0 H-0 D-0 C-0\nFreecells: 0S -": {3, PositionBadCard, "0S"},
		start + ": XH":                           {6, PositionBadCard, "XH"},
		start + ": H":                            {6, PositionBadCard, "H"},
		"Game:\n":                                {1, PositionUnknownGame, ""},
		"Game: EH1-N-AAAAAAB":                    {1, PositionUnknownGame, "EH1-N-AAAAAAB"},
		"Game: EO1-C2\nFoundations: S-0 H-0 D-0": {2, PositionBadFoundations, ""},
		"Game: EO1-C2\nFoundations: S-0 H-0 D-0 C-0 S-0":                                     {2, PositionBadFoundations, "S-0"},
		"Game: EO1-C2\nRanks: 3\nFoundations: S-4 H-0 D-0 C-0":                               {3, PositionBadFoundations, "S-4"},
		"Game: EO1-C2\nFoundations: S-0 H-0 D-0 C-0\nFreecells: -":                           {3, PositionBadCells, ""},
		"Game: EO1-C2\nFoundations: S-0 H-0 D-0 C-0\nFreecells: - - 2C":                      {3, PositionBadCells, "2C"},
		"Game: EO1-C2\nRanks: 3\nFoundations: S-0 H-0 D-0 C-0\nFreecells: 4S -":              {4, PositionBadCard, "4S"},
		"Game: EO1-C2\nFoundations: S-K H-K D-K C-Q\nFreecells: - -\n:\n:\n:\n:\n:\n:\n:\n:": {11, PositionCardsMissing, "KC"},
		"Game: EH1-N\nRanks: 1\nFoundations: S-A H-A D-A C-A S-A H-A D-A C-0\nStock: <AC>":   {4, PositionFaceDown, "<AC>"},
		strings.Replace(start, "C-A S-A", "C-0 S-0", 1) + ": AC <AS>":                        {6, PositionFaceDown, "<AS>"},
		strings.Replace(start, "C-A\n", "C-0\n", 1) + ": <AC>":                               {6, PositionFaceDown, "<AC>"},
	} {
		_, err := ParsePosition(text)
		assert.Equal(t, &want, err, text)
	}
}

func TestPositionErrorsStayShort(t *testing.T) {
	for _, text := range []string{
		"Game: " + strings.Repeat("x ", 1<<20), "Game: EO1-C2\nFoundations: " + strings.Repeat("x", 1<<20),
		strings.Repeat("\n", 1<<20),
	} {
		_, err := ParsePosition(text)
		require.Error(t, err)
		assert.Less(t, len(err.Error()), 300)
	}
}
