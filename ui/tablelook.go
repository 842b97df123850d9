package ui

import (
	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/table"
)

// look is how the table of a game (nil: none yet) looks and moves.
func (s settings) look(m theme.Mode, r *core.Rules) table.Look {
	return table.Look{
		Deck: theme.Deck{Mode: m, Four: s.four(r), Large: s.Large},
		Felt: s.Felt, Back: s.Back, LeftHanded: s.LeftHanded, DoubleClick: s.DoubleClick, Speed: s.Speed.motion(),
		TapToMove: s.TapToMove, Text: float32(s.TextSize) / 100,
	}
}
