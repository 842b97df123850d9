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
			if c >= MaxCards || seen[c] || int(c.Rank()) > b.Rules().Ranks || c.Deck() >= b.Rules().Decks {
				require.Fail(t, "a card that does not belong here, or twice", "%d on %v", c, p)
			}
			seen[c] = true
			n++
		}
		if b.FaceDown(p) > b.Len(p) || !b.Rules().Has(p) && b.Len(p) > 0 {
			require.Fail(t, "an impossible pile", "%v", p)
		}
	}
	require.Equal(t, b.Rules().Cards(), n)
}
