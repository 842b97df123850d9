package ui

import (
	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/table"
)

// look is how the table of a game (nil: none yet) looks and moves.
func (s settings) look(dark bool, r *core.Rules) table.Look {
	return table.Look{
		Deck: theme.Deck{Dark: dark, Four: s.four(r), Large: s.Large},
		Felt: s.Felt, Back: s.Back, LeftHanded: s.LeftHanded, DoubleClick: s.DoubleClick, Speed: s.Speed.motion(),
		TapToMove: s.TapToMove, Strong: s.Strong,
	}
}
