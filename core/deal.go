package core

import (
	"fmt"
	"math/bits"
	"math/rand/v2"
	"strconv"
)

// Deal lays out the deal of a code, by deal version 1 of the rule book. The options change neither the shuffle nor
// the layout, but that cards without a cell lie on columns.
func Deal(c Code) Board {
	var deck [MaxCards]Card
	cards := deck[:c.Rules.Cards()]
	newDeck(cards, c.Rules)
	shuffle(cards, c)
	b := NewBoard(c.Rules)
	switch c.Rules.Layout {
	case Triangle:
		b.dealTriangle(cards)
	case Rectangle:
		b.dealRectangle(cards)
	}
	return b
}

// Daily is the deal number, 1..MaxNumber, that everybody gets on a calendar date in a game, whatever its options. month
// is 1..12 and day 1..31.
func Daily(f Family, year, month, day int) int {
	random := generator(fmt.Appendf(nil, "%s%s-daily-%04d-%02d-%02d", f.Letters(), dealVersion, year, month, day))
	return 1 + below(random, MaxNumber)
}

// newDeck puts the cards in order: deck by deck, suit by suit, from ace to king.
func newDeck(cards []Card, r *Rules) {
	i := 0
	for deck := range r.Decks {
		for suit := range Suit(Suits) {
			for rank := Ace; rank <= r.Top(); rank++ {
				cards[i] = NewCard(deck, suit, rank)
				i++
			}
		}
	}
}

func shuffle(cards []Card, c Code) {
	var room [32]byte
	seed := append(room[:0], c.Rules.Letters...)
	seed = append(seed, dealVersion+"-"...)
	seed = strconv.AppendInt(seed, int64(c.Number), 10)
	random := generator(seed)
	for i := len(cards) - 1; i > 0; i-- {
		j := below(random, i+1)
		cards[i], cards[j] = cards[j], cards[i]
	}
}

// generator is the random source seeded with a text of at most 32 bytes, followed by zero bytes.
func generator(text []byte) *rand.ChaCha8 {
	var seed [32]byte
	copy(seed[:], text)
	return rand.NewChaCha8(seed)
}

// below is a random number 0..n-1: the high 64 bits of a product, and never a second draw.
func below(random *rand.ChaCha8, n int) int {
	high, _ := bits.Mul64(random.Uint64(), uint64(n))
	return int(high)
}

// dealTriangle deals row by row: row n from column n on, so that column n gets n cards. The rest is the stock, the next
// card of the deck to be drawn first.
func (b *Board) dealTriangle(cards []Card) {
	columns := b.rules.Columns
	for row := range columns {
		for i := row; i < columns; i++ {
			b.piles[Column(i)].push(cards[0])
			cards = cards[1:]
		}
	}
	if b.rules.FaceDown {
		for i := range columns {
			b.piles[Column(i)].down = uint8(i)
		}
	}
	for i := len(cards) - 1; i >= 0; i-- {
		b.piles[Stock].push(cards[i])
	}
}

// dealRectangle deals equally many cards to each column, row by row, and then the rest to the cells; what finds no cell
// goes on the column of its own number among the left-over cards.
func (b *Board) dealRectangle(cards []Card) {
	dealt := b.rules.Columns * b.rules.Height
	for i, card := range cards[:dealt] {
		b.piles[Column(i%b.rules.Columns)].push(card)
	}
	for i, card := range cards[dealt:] {
		if i < b.rules.Cells {
			b.piles[Cell(i)].push(card)
		} else {
			b.piles[Column(i)].push(card)
		}
	}
}
