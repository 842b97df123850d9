package advice

import "patiencetrio/core"

// Odds counts how many of the numbered deals 1..Deals of a game and option can be won.
type Odds struct {
	Winnable, Lost, Unknown, Deals int
}

// OddsOf gives the odds of a game and option; ok is false if they were not counted.
func OddsOf(r *core.Rules) (o Odds, ok bool) {
	o, ok = odds[r.Prefix()]
	return o, ok
}

// Share is the share of the deals that are proven winnable, 0..1: a few more may be, of those that are not known.
func (o Odds) Share() float64 { return float64(o.Winnable) / float64(max(1, o.Deals)) }

// odds are what the study has counted:
//
//	go run -tags study ./core/solver/study -option EO1-C4 -to 999999 -out EO1-C4.txt
//
// and so on, from deal 1 to the number given here.
var odds = map[string]Odds{
	"EH1-N":   {Winnable: 9976, Lost: 0, Unknown: 24, Deals: 10000},
	"TF1-D1N": {Winnable: 46483, Lost: 3503, Unknown: 14, Deals: 50000},
	"TF1-D3N": {Winnable: 4282, Lost: 695, Unknown: 23, Deals: 5000},
	"EO1-C8":  {Winnable: 999177, Lost: 821, Unknown: 1, Deals: 999999},
	"EO1-C4":  {Winnable: 137861, Lost: 862138, Unknown: 0, Deals: 999999},
	"EO1-C2":  {Winnable: 4103, Lost: 995896, Unknown: 0, Deals: 999999},
}
