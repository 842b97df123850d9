package text

import (
	"strconv"

	"patiencetrio/core"
)

// suitSigns stand in messages; the paragraph widget draws them.
var suitSigns = [core.Suits]string{"♠", "♥", "♦", "♣"}

// suitSign is a suit as it stands in a message.
func suitSign(s core.Suit) string { return suitSigns[s] }

// cardName is a card as it stands in a message: the index on its face, such as "10♥". It is the same in all languages. No card
// has no name.
func cardName(c core.Card) string {
	if c == core.NoCard {
		return ""
	}
	rank := c.Rank().String()
	if r := int(c.Rank()); r >= 2 && r <= 10 {
		rank = strconv.Itoa(r)
	}
	return rank + suitSign(c.Suit())
}
