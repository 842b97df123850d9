package table

import (
	"patiencetrio/theme"
	"patiencetrio/ui/motion"
)

// Look is how the table looks and how fast it moves, as the player has chosen.
type Look struct {
	Deck        theme.Deck // mode, four colours, large print; the mode goes for the whole table
	Felt        theme.Felt
	Back        theme.Back // "": the game's own
	LeftHanded  bool
	DoubleClick bool // double taps are recognised
	TapToMove   bool // taps pick cards that no foundation takes, and place them
	Speed       motion.Speed
	Text        float32 // size of text, 1 being the usual one; 0 is that, too
}
