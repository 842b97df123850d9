package table

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"patiencetrio/core"
)

// indexEnds is where the index ends in each print, in card heights of 150 units: the top of the rank and the height of a
// capital, as the table of the look's specification gives them; the suit beside it is never lower.
var indexEnds = map[print]float32{wanted: (6 + 46) / 150., middling: (5.5 + 32) / 150., compressed: (8 + 21) / 150.}

// TestLargePrintNeverMakesCardsSmaller and never hides a part of an index: in a long column the print gives way instead.
func TestLargePrintNeverMakesCardsSmaller(t *testing.T) {
	for _, r := range allRules() {
		for _, size := range sizes {
			checkLargePrint(t, r, size)
		}
	}
}

func checkLargePrint(t *testing.T, r *core.Rules, size Size) {
	usual, large := NewLayout(r, size, Options{}), NewLayout(r, size, Options{Large: true})
	assert.Equal(t, usual.CardW, large.CardW)
	hidden, above := worstColumn(r)
	for open := 2; open <= above+1; open++ {
		_, step := large.Fan(hidden, open)
		if least := leastStrip(large); step < least-.01 {
			continue // a column that no play can have in a window so small
		}
		end := indexEnds[large.printIn(step)] * large.CardH
		assert.LessOrEqual(t, end, step+.004*large.CardH+.01, "%s %v: %d open cards", r.Prefix(), size, open)
	}
	_, short := large.Fan(0, 3)
	if room := large.Bottom - large.Top - large.CardH; room > 2*leastLarge*large.CardH {
		assert.Equal(t, wanted, large.printIn(short), "%s %v", r.Prefix(), size)
	}
}

// TestUsualPrintIsTheSameInEveryColumn.
func TestUsualPrintIsTheSameInEveryColumn(t *testing.T) {
	l := NewLayout(core.EightOff, Size{1280, 800}, Options{})
	for step := float32(1); step < l.CardH; step++ {
		assert.Equal(t, wanted, l.printIn(step))
	}
}
