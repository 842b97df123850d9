package motion

import "time"

// Speed says how long motions take, as the player has chosen.
type Speed uint8

// The speeds.
const (
	Normal Speed = iota
	Quick
	None
)

// Factor multiplies all durations of motions.
func (s Speed) Factor() float32 {
	switch s {
	case Quick:
		return .6
	case None:
		return 0
	default:
		return 1
	}
}

// Of is how long a motion lasts at this speed.
func (s Speed) Of(d time.Duration) time.Duration { return time.Duration(float32(d) * s.Factor()) }

// speed is the whole app's, like its theme; it belongs to Fyne's goroutine.
var speed = Normal

// SetSpeed sets the speed of everything that Play moves.
func SetSpeed(s Speed) { speed = s }
