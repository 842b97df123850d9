package text

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"patiencetrio/core"
)

func TestListsFollowTheirPattern(t *testing.T) {
	for _, l := range Languages() {
		x := For(l)
		assert.Empty(t, x.list(inARow, nil), l)
		assert.Equal(t, "A", x.list(inARow, []string{"A"}), l)
		assert.Equal(t, "A, B, C", x.list(inARow, []string{"A", "B", "C"}), l)
		or := map[Lang]string{"en": "8♠ or 8♣ or 9♣", "fr": "8♠ ou~8♣ ou~9♣", "th": "8♠ หรือ~8♣ หรือ~9♣"}
		assert.Equal(t, or[l], x.list(anyOf, []string{"8♠", "8♣", "9♣"}), l)
		assert.Equal(t, "Easy Harp, Eight Off", x.Games([]*core.Rules{core.EasyHarp, core.EightOff}), l)
	}
}
