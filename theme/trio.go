package theme

import "image/color"

// trio are the colours and backs of the three games, by their two letters: the same in both modes.
var trio = map[string]struct {
	tile color.NRGBA
	back Back
}{
	"EH": {rgb(0x1E5A57), BackLattice},
	"TF": {rgb(0x2A4876), BackLotus},
	"EO": {rgb(0x8E3B32), BackTrio},
}

// Tile is the colour of a game's tile, by the game's two letters. A game without a colour of its own is teal.
func Tile(letters string) color.NRGBA {
	if g, ok := trio[letters]; ok {
		return g.tile
	}
	return trio["EH"].tile
}

// BackOf is the usual back of a game's cards, by the game's two letters; the lattice for games without one.
func BackOf(letters string) Back {
	if g, ok := trio[letters]; ok {
		return g.back
	}
	return BackLattice
}
