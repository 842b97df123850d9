package text

import "math"

// Shares of winnable deals up to which, and from which, they are told in another way than as a percentage.
const (
	rarely = .1
	mostly = .985
)

// Odds says how many deals can be won. share is that of the winnable ones among all, above 0 and at most 1.
func (t *Text) Odds(share float64) string {
	switch {
	case share >= mostly:
		return t.Prose("winnable.all")
	case share >= rarely:
		return t.Prose("winnable.percent", Data{"Percent": int(math.Round(100 * share))})
	default:
		return t.Prose("winnable.one", Data{"Count": roundNumber(1 / share)})
	}
}

// roundNumber leaves a number two figures that are not 0.
func roundNumber(n float64) int {
	unit := math.Pow(10, max(0, math.Floor(math.Log10(n))-1))
	return int(math.Round(n/unit) * unit)
}
