package core

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestDealsAgainstVectors(t *testing.T) {
	type vector struct {
		Code, Pos string
		Number    int
	}
	for _, r := range allRules() {
		for _, v := range vectors[vector](t, "deals-"+r.Prefix()+".jsonl") {
			c := code(t, v.Code)
			assert.Equal(t, Code{r, v.Number}, c)
			b := Deal(c)
			assert.Equal(t, v.Pos, b.Text(), v.Code)
		}
	}
}

func TestDailyAgainstVectors(t *testing.T) {
	type vector struct {
		Date       string
		EH, TF, EO int
	}
	for _, v := range vectors[vector](t, "daily.jsonl") {
		year, _ := strconv.Atoi(v.Date[:4])
		month, _ := strconv.Atoi(v.Date[5:7])
		day, _ := strconv.Atoi(v.Date[8:])
		assert.Equal(t, v.EH, Daily(FamilyOf("EH"), year, month, day), v.Date)
		assert.Equal(t, v.TF, Daily(FamilyOf("TF"), year, month, day), v.Date)
		assert.Equal(t, v.EO, Daily(FamilyOf("EO"), year, month, day), v.Date)
	}
}

// What the rule book says of the layouts.
func TestLayouts(t *testing.T) {
	for _, r := range allRules() {
		b := Deal(Code{r, 5})
		switch r.Letters {
		case "EH", "TF":
			for i := range r.Columns {
				assert.Equal(t, i+1, b.Len(Column(i)))
				if r.Letters == "EH" {
					assert.Equal(t, i, b.FaceDown(Column(i)))
				} else {
					assert.Zero(t, b.FaceDown(Column(i)))
				}
			}
			assert.Equal(t, map[string]int{"EH": 59, "TF": 24}[r.Letters], b.Len(Stock))
		case "EO":
			for i := range r.Columns {
				extra := 0
				if r.Options == "C2" && (i == 2 || i == 3) {
					extra = 1
				}
				assert.Equal(t, 6+extra, b.Len(Column(i)), "%s column %d", r.Options, i+1)
			}
			for i := range r.Cells {
				assert.Equal(t, i < 4, b.Len(Cell(i)) == 1, "%s cell %d", r.Options, i+1)
			}
			assert.Zero(t, b.Len(Stock))
		}
		assert.Zero(t, b.Len(Waste))
		assert.Zero(t, b.Home())
		requireCensus(t, &b)
	}
}

// requireCensus checks that every card of the game lies in exactly one place, twins told apart.
func requireCensus(t testing.TB, b *Board) {
	t.Helper()
	var seen [MaxCards]bool
	n := 0
	for p := range Pile(pileCount) {
		for _, c := range b.Cards(p) {
			require.Less(t, int(c), MaxCards)
			require.False(t, seen[c], "%v lies in two places", c)
			require.LessOrEqual(t, int(c.Rank()), b.Rules().Ranks)
			require.Less(t, c.Deck(), b.Rules().Decks)
			seen[c] = true
			n++
		}
		require.LessOrEqual(t, b.FaceDown(p), b.Len(p))
		if !b.Rules().Has(p) {
			require.Zero(t, b.Len(p), "%v does not belong to the game", p)
		}
	}
	require.Equal(t, b.Rules().Cards(), n)
}

func BenchmarkDeal(b *testing.B) {
	for _, r := range allRules() {
		b.Run(r.Prefix(), func(b *testing.B) {
			b.ReportAllocs()
			n := 0
			for b.Loop() {
				n = n%MaxNumber + 1
				board := Deal(Code{r, n})
				if board.Len(Column(1)) < 2 {
					b.Fatal("no deal")
				}
			}
		})
	}
}
