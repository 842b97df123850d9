package table

import "patiencetrio/theme"

// Look is how the table looks and how fast it moves, as the player has chosen.
type Look struct {
	Deck        theme.Deck // dark, four colours, large print; Dark goes for the whole table
	Felt        theme.Felt
	Back        theme.Back // "": the game's own
	LeftHanded  bool
	DoubleClick bool // double taps are recognised
	Speed       Speed
}

// Speed says how long motions take.
type Speed uint8

// The speeds.
const (
	Normal Speed = iota
	Quick
	NoMotion
)

// factor multiplies all durations.
func (s Speed) factor() float32 {
	switch s {
	case Quick:
		return .6
	case NoMotion:
		return 0
	default:
		return 1
	}
}
