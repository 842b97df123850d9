// Package core holds the rules of the three games of Patience Trio: cards, deals, positions, legal actions, refusals,
// scoring, undo and the notation. It knows neither screen nor clock nor disk, and imports only the standard library.
package core

// Suit is one of the four suits, always in the order spades, hearts, diamonds, clubs.
type Suit uint8

// The suits in the order of decks and foundations.
const (
	Spades Suit = iota
	Hearts
	Diamonds
	Clubs
)

// Suits is the number of suits.
const Suits = 4

// Red tells whether the suit is hearts or diamonds.
func (s Suit) Red() bool { return s == Hearts || s == Diamonds }

// String is the suit's letter in the notation: S, H, D or C.
func (s Suit) String() string { return suitLetters[s : s+1] }

// Rank is a card's rank: 1 (ace) to 13 (king). 0 stands for "no card", as on an empty foundation.
type Rank uint8

// The ranks that have names.
const (
	Ace   Rank = 1
	Jack  Rank = 11
	Queen Rank = 12
	King  Rank = 13
)

// Ranks is the number of ranks in a full suit.
const Ranks = 13

// String is the rank's letter in the notation: A, 2 to 9, T, J, Q, K; 0 for no card.
func (r Rank) String() string { return rankLetters[r : r+1] }

const (
	suitLetters = "SHDC"
	rankLetters = "0A23456789TJQK"
)

// Card is the identity of one piece of pasteboard: 0..51 in the first deck, 52..103 in the second, in the order of
// the suits and from ace to king. The two cards of a pair of twins differ only for pictures: rules, texts and hashes
// look at faces.
type Card uint8

// NoCard stands for the absence of a card.
const NoCard Card = 255

// DeckSize is the number of cards in one full deck.
const DeckSize = Suits * Ranks

// MaxCards is the number of cards in the largest game: two full decks.
const MaxCards = 2 * DeckSize

// NewCard is the card of the given suit and rank (1..13) in the given deck (0 or 1).
func NewCard(deck int, s Suit, r Rank) Card {
	return Card(deck*DeckSize + int(s)*Ranks + int(r) - 1)
}

// Face is the same card of the first deck: 0..51. Twins have equal faces.
func (c Card) Face() Card {
	if c >= DeckSize {
		return c - DeckSize
	}
	return c
}

// Deck is 0 for a card of the first deck and 1 for one of the second.
func (c Card) Deck() int { return int(c) / DeckSize }

// Suit is the card's suit.
func (c Card) Suit() Suit { return Suit(c.Face() / Ranks) }

// Rank is the card's rank, 1..13.
func (c Card) Rank() Rank { return Rank(c.Face()%Ranks) + 1 }

// Red tells whether the card is a heart or a diamond.
func (c Card) Red() bool { return c.Suit().Red() }

// String is the card's face in the notation, such as "TH" for the ten of hearts; "-" for NoCard.
func (c Card) String() string {
	if c == NoCard {
		return "-"
	}
	return c.Rank().String() + c.Suit().String()
}
