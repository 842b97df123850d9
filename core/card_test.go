package core

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A card is its deck, its suit and its rank, and no other card is.
func TestCards(t *testing.T) {
	seen := map[Card]bool{}
	for deck := range 2 {
		for suit := range Suit(Suits) {
			for rank := Rank(1); rank <= Ranks; rank++ {
				c := NewCard(deck, suit, rank)
				require.False(t, seen[c])
				seen[c] = true
				assert.Equal(t, deck, c.Deck())
				assert.Equal(t, suit, c.Suit())
				assert.Equal(t, rank, c.Rank())
				assert.Equal(t, suit == Hearts || suit == Diamonds, c.Red())
				assert.Equal(t, NewCard(0, suit, rank), c.Face(), "twins look the same")
			}
		}
	}
	assert.Len(t, seen, MaxCards)
}
