package advice

import "patiencetrio/core"

// guess is a sensible action by simple judgement.
func guess(b *core.Board, last core.Action) (core.Action, bool) {
	for _, a := range b.Legal(nil) {
		if a.To.Kind() == core.FoundationPile {
			return a, true
		}
	}
	if b.Allows(core.Draw) {
		return core.Draw, true
	}
	return core.Action{}, false
}
