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
	"EH1-N":   {Winnable: 2995, Lost: 0, Unknown: 5, Deals: 3000},
	"TF1-D1N": {Winnable: 18624, Lost: 1369, Unknown: 7, Deals: 20000},
	"TF1-D3N": {Winnable: 2588, Lost: 402, Unknown: 10, Deals: 3000},
	"EO1-C8":  {Winnable: 199842, Lost: 157, Unknown: 1, Deals: 200000},
	"EO1-C4":  {Winnable: 137861, Lost: 862138, Unknown: 0, Deals: 999999},
	"EO1-C2":  {Winnable: 4103, Lost: 995896, Unknown: 0, Deals: 999999},
}
