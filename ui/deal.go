package ui

import (
	"math/rand/v2"
	"time"

	"patiencetrio/core"
)

// nextRules are a game's rules with the options chosen for the next deal.
func (s settings) nextRules(f core.Family) *core.Rules {
	if r := f.Option(s.Options[f.Letters()]); r != nil {
		return r
	}
	return f[0]
}

// dice is a number from 0 on and below n. Tests throw it by a seed.
var dice = rand.IntN

// randomCode is a new deal of a game.
func randomCode(r *core.Rules) core.Code {
	return core.Code{Rules: r, Number: 1 + dice(core.MaxNumber)}
}

// dailyCode is the daily deal of a date.
func dailyCode(r *core.Rules, date time.Time) core.Code {
	y, m, d := date.Date()
	return core.Code{Rules: r, Number: core.Daily(core.FamilyOf(r.Letters), y, int(m), d)}
}
