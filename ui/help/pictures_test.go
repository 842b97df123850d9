package help

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
)

// told says of each caption what the rules say to the move in its picture: 0 that they allow it.
var told = map[string]core.Kind{
	"all.deal.caption":              0,
	"alternating.columns.caption.1": 0,
	"alternating.columns.caption.2": core.WrongColour,
	"eh.single.caption.1":           core.OneCardOnly,
	"eh.empty.caption.1":            core.KingOnly,
	"eh.kingrun.caption.1":          0,
	"tf.runs.caption.1":             0,
	"tf.runs.caption.2":             core.NotARun,
	"tf.empty.caption.1":            core.KingOnly,
	"tf.draw.caption.1":             0,
	"eo.columns.caption.1":          0,
	"eo.columns.caption.2":          core.WrongSuit,
	"eo.runs.caption.1":             0,
	"eo.limit.caption.1":            core.RunTooLong,
	"eo.limit.caption.2":            0,
	"eo.empty.caption.1":            core.KingOnly,
}

// Pictures are positions of whole decks in which the rules say what the caption says.
func TestPicturesShowWhatTheySay(t *testing.T) {
	seen := map[string]bool{}
	for _, f := range core.Games {
		for _, s := range Rules(f).Sections {
			for _, p := range s.Pictures {
				b, err := p.Board()
				require.NoError(t, err, "%s: %s", f.Letters(), p.caption)
				require.Equal(t, f.Letters(), b.Rules().Letters)
				seen[p.caption] = true
				if p.Move == (core.Action{}) {
					continue
				}
				want, known := told[p.caption]
				require.True(t, known, p.caption)
				got := core.Kind(0)
				if r := b.Check(p.Move); r != nil {
					got = r.Kind
				}
				assert.Equal(t, want, got, "%s: %s", f.Letters(), p.caption)
				assert.Contains(t, p.Shown(), p.Move.From)
				assert.Contains(t, p.Shown(), p.Move.To)
			}
		}
	}
	for caption := range told {
		assert.True(t, seen[caption], caption)
	}
}

// The example of the rule book: with 2 empty cells and one empty column 3 cards go into that column, and onto a card 6.
func TestPicturesOfTheLimit(t *testing.T) {
	b, err := offTooLong.Board()
	require.NoError(t, err)
	r := b.Check(offTooLong.Move)
	require.NotNil(t, r)
	assert.Equal(t, []int{3, 2, 0}, []int{r.Max, r.Cells, r.Columns})
	assert.Equal(t, 6, b.RunLimit(core.Column(2)))
	b, err = offFits.Board()
	require.NoError(t, err)
	assert.Equal(t, 6, b.RunLimit(core.Column(2)), "an empty column besides the cells")
}

func TestPilesAreShownInTheirOrder(t *testing.T) {
	for _, f := range core.Games {
		for _, s := range Rules(f).Sections {
			for _, p := range s.Pictures {
				assert.IsNonDecreasing(t, p.Shown())
				assert.Subset(t, p.Rules.Piles(), p.Shown())
			}
		}
	}
}
