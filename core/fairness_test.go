package core

import (
	"flag"
	"hash/maphash"
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
)

// All deals of all games are tried with: go test ./core -run TestFairness -deals 999999 -v
var deals = flag.Int("deals", 20_000, "how many deal numbers, from 1 on, TestFairness looks at")

// fair is how many standard deviations from the expected value a figure may be. The deals never change, so the test
// always gives the same figures; one in about two million fair dealers would exceed this.
const fair = 5

// Every deal holds each card once, no two are the same, each card comes to each place and to each neighbour equally
// often, and one number's deal tells nothing of the next one's.
func TestFairness(t *testing.T) {
	for _, f := range Games {
		t.Run(f.Letters(), func(t *testing.T) {
			t.Parallel()
			r := f[0]
			n := r.Cards()
			places, neighbours := newTally(n), newTally(n)
			var last, order [MaxCards]Card
			alike := 0
			seed := maphash.MakeSeed()
			seen := make(map[uint64]bool, *deals)
			for number := 1; number <= *deals; number++ {
				b := Deal(Code{r, number})
				flatten(&b, order[:n])
				requirePermutation(t, order[:n], number)
				for i, c := range order[:n] {
					places.add(i, int(c))
					if i > 0 {
						neighbours.add(int(order[i-1]), int(c))
					}
					if number > 1 && last[i] == c {
						alike++
					}
				}
				seen[maphash.Comparable(seed, order)] = true
				last = order
			}
			assert.Len(t, seen, *deals, "no two deals are the same")

			z := places.placesDeviation(*deals)
			t.Logf("%s: %d deals: each card in each place: %.2f standard deviations", r.Letters, *deals, z)
			assert.Less(t, math.Abs(z), float64(fair), "cards and places")

			z = neighbours.neighboursDeviation(*deals)
			t.Logf("%s: each card next to each other card: %.2f standard deviations", r.Letters, z)
			assert.Less(t, math.Abs(z), float64(fair), "cards and their neighbours")

			// Of two independent deals one place on average holds the same card, with a variance of 1.
			pairs := float64(*deals - 1)
			z = (float64(alike) - pairs) / math.Sqrt(pairs)
			t.Logf("%s: the same card in the same place of the next deal: %.2f standard deviations", r.Letters, z)
			assert.Less(t, math.Abs(z), float64(fair), "one deal and the next")
		})
	}
}

// flatten lists the cards of a deal place by place, always in the same order of places.
func flatten(b *Board, order []Card) {
	i := 0
	for p := range Pile(pileCount) {
		i += copy(order[i:], b.Cards(p))
	}
}

func requirePermutation(t *testing.T, order []Card, number int) {
	var seen [MaxCards]bool
	for _, c := range order {
		if int(c) >= len(order) || seen[c] {
			t.Fatalf("deal %d is no permutation", number)
		}
		seen[c] = true
	}
}

// tally counts how often one of n things met another of n things.
type tally struct {
	n      int
	counts []int
}

func newTally(n int) *tally { return &tally{n, make([]int, n*n)} }

func (t *tally) add(i, j int) { t.counts[i*t.n+j]++ }

// squares is the sum of the squared differences of the counts from an expected one. A thing that cannot meet itself is
// left out by distinct.
func (t *tally) squares(expected float64, distinct bool) float64 {
	sum := 0.0
	for i := range t.n {
		for j := range t.n {
			if i != j || !distinct {
				d := float64(t.counts[i*t.n+j]) - expected
				sum += d * d
			}
		}
	}
	return sum
}

// placesDeviation is by how many standard deviations the counts of cards in places are farther from equal (negative:
// nearer to equal) than random permutations would have it. Since each card and each place comes once in a deal, the sum
// of squares times (n-1)/deals is distributed as chi-square with (n-1)^2 degrees of freedom.
func (t *tally) placesDeviation(deals int) float64 {
	n, d := float64(t.n), float64(deals)
	freedom := (n - 1) * (n - 1)
	return (t.squares(d/n, false)*(n-1)/d - freedom) / math.Sqrt(2*freedom)
}

// neighboursDeviation is the same for cards and the next ones. Of n-1 pairs in a deal each of n(n-1) has the chance
// 1/n; the expected sum of squares follows from that exactly, its spread nearly.
func (t *tally) neighboursDeviation(deals int) float64 {
	n, d := float64(t.n), float64(deals)
	variance := d / n * (1 - 1/n)
	return (t.squares(d/n, true)/variance - n*(n-1)) / math.Sqrt(2*n*(n-1))
}
