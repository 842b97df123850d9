package table

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"patiencetrio/core"
)

// Columns and cells are counted as one reads, for either hand: from above, and in each row from the left.
func TestPilesAreCountedAsOneReads(t *testing.T) {
	for _, rules := range []*core.Rules{core.EightOff, core.EightOff4, core.EightOff2} {
		for _, size := range sizes {
			for _, left := range []bool{false, true} {
				l := NewLayout(rules, size, Options{LeftHanded: left})
				for i := range rules.Columns {
					assert.Equal(t, i+1, l.Number(core.Column(i)))
				}
				for place := range rules.Cells {
					cell := l.CellAt(place)
					assert.Equal(t, place+1, l.Number(cell), "%v %v left %v", rules.Prefix(), size, left)
					if place > 0 {
						last, at := l.Cells[l.CellAt(place-1).Index()], l.Cells[cell.Index()]
						assert.True(t, at.Y > last.Y || at.Y == last.Y && at.X > last.X, "%v %v left %v: place %d", rules.Prefix(), size, left, place)
					}
				}
			}
		}
	}
}
