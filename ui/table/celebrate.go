package table

import (
	"image"

	"patiencetrio/core"
)

// Fan is where the Kings go at the end of a celebration, the lowest first.
type Fan struct {
	Stands []Stand
	Width  float32 // of a card, in units
	// Turned is the picture of a card of that width in its shadow, turned clockwise about its middle.
	Turned func(c core.Card, degrees float64) image.Image
}

// Stand is where the King of one suit goes; every suit has one.
type Stand struct {
	Suit   core.Suit
	Middle Point
	Angle  float64 // degrees clockwise
}

// Celebrate celebrates a win as soon as all cards have arrived: the foundations empty themselves into arcs, from the
// Kings to the aces, the arcs fold under their Kings, and those fan out. It is only a show: the position knows nothing of
// it, and at its end the pictures lie where they belong again. begin is called when it begins, and end in any case: true
// when the Kings stand, also if that was skipped, false if the position has changed or another play is shown.
func (t *Table) Celebrate(f Fan, begin func(), end func(told bool)) {
	t.party.end(false)
	t.party.fan, t.party.onBegin, t.party.onEnd, t.party.wanted = f, begin, end, true
	if t.motor.running == nil && t.layout != nil {
		t.party.begin()
	}
}

// Skip ends the deal or the celebration at once, as any touch or key does that comes while one runs. It reports whether
// there was one.
func (t *Table) Skip() bool {
	if t.skipDeal() {
		return true
	}
	return t.party.running && t.party.end(true)
}
