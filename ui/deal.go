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

// randomCode is a new deal of a game.
func randomCode(r *core.Rules) core.Code {
	return core.Code{Rules: r, Number: 1 + rand.IntN(core.MaxNumber)}
}

// dailyCode is the deal of a date, written as in "2026-11-30".
func dailyCode(r *core.Rules, date string) (core.Code, bool) {
	d, err := time.Parse(time.DateOnly, date)
	if err != nil {
		return core.Code{}, false
	}
	y, m, day := d.Date()
	return core.Code{Rules: r, Number: core.Daily(core.FamilyOf(r.Letters), y, int(m), day)}, true
}
