package solver

import "patiencetrio/core"

// Random numbers from which the hashes of positions are made. They are the same in every run.
var (
	cardKeys  [cardCodes]key // a card in a column
	cellKeys  [cardCodes]key
	stockKeys [2 * twin]key
	homeKeys  [core.Suits][core.Ranks + 1]key
	wasteKeys [maxPile + 1]key
)

const (
	oddA = 0x9e3779b97f4a7c15
	oddB = 0xd1342543de82ef95
)

func init() {
	var r random = 1
	fill := func(keys []key) {
		for i := range keys {
			keys[i] = key{r.next(), r.next()}
		}
	}
	fill(cardKeys[:])
	fill(cellKeys[:])
	fill(stockKeys[:])
	for i := range homeKeys {
		fill(homeKeys[i][:])
	}
	fill(wasteKeys[:])
}

// random is the SplitMix64 generator.
type random uint64

func (r *random) next() uint64 {
	*r += oddA
	x := uint64(*r)
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// below is a number 0..n-1.
func (r *random) below(n int) int { return int(r.next() >> 32 * uint64(n) >> 32) }

// mix scatters the bits of a number.
func mix(x uint64) uint64 {
	x = (x ^ x>>32) * 0xd6e8feb86659fd93
	return x ^ x>>32
}
