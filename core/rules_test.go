package core

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// By the rule book a win without a card taken back scores 520 in Eight Off; in the other games 5 more for each card that
// went from the waste to a column.
func TestScoresDiffer(t *testing.T) {
	for _, r := range []*Rules{EasyHarp, Reflechi, ReflechiDraw3} {
		assert.True(t, r.ScoresDiffer(), r.Prefix())
	}
	for _, r := range []*Rules{EightOff, EightOff4, EightOff2} {
		assert.False(t, r.ScoresDiffer(), r.Prefix())
	}
}
