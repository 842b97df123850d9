package motion

import "math"

// Easing maps the share of time that has passed, 0..1, to the share of the way that is done.
type Easing func(float32) float32

// OutCubic starts fast and arrives slowly.
func OutCubic(t float32) float32 { t = 1 - t; return 1 - t*t*t }

// OutQuad does the same less so.
func OutQuad(t float32) float32 { return t * (2 - t) }

// Linear goes evenly.
func Linear(t float32) float32 { return t }

// InOutQuad starts and arrives slowly.
func InOutQuad(t float32) float32 {
	if t < .5 {
		return 2 * t * t
	}
	t = 1 - t
	return 1 - 2*t*t
}

// Breath is an opacity that sinks and rises again twice, from 1 to 1.
func Breath(t float32) float32 {
	const least = .3
	return least + (1-least)*(1+float32(math.Cos(4*math.Pi*float64(t))))/2
}

// Wobble is one period to the right, left and back, in units.
func Wobble(t float32) float32 { return NudgeReach * float32(math.Sin(2*math.Pi*float64(t))) }
