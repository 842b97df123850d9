package solver

import "patiencetrio/core"

// card is a face in the form that the searches like: rank*4 + suit, with the suits in the order spades, hearts, clubs,
// diamonds, so that the lowest bit is the colour. Twins are equal. 0 is no card.
type card uint8

// cardCodes is one more than the highest card.
const cardCodes = core.Ranks*4 + 4

// suitOf turns a core.Suit into a card's suit, and back.
var suitOf = [core.Suits]uint8{core.Spades: 0, core.Hearts: 1, core.Diamonds: 3, core.Clubs: 2}

func newCard(c core.Card) card { return card(uint8(c.Rank())*4 + suitOf[c.Suit()]) }

func (c card) rank() uint8 { return uint8(c >> 2) }
func (c card) suit() uint8 { return uint8(c & 3) }

// onOther tells whether a card goes on another by alternating colours, onSame whether by suit.
func (c card) onOther(lower card) bool { return lower>>2 == c>>2+1 && (lower^c)&1 == 1 }
func (c card) onSame(lower card) bool  { return lower == c+4 }
