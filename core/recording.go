package core

import "slices"

// Recording is a play, or what may follow in one, that can be looked at after any number of its events.
type Recording struct {
	events []Event
	stops  []*Game // after 0, stopEvery, 2 stopEvery ... events
}

// stopEvery is how many events lie between the states that are kept: so many at most are made anew for a look. A state
// takes about 6 KB.
const stopEvery = 128

// NewRecording makes events one after the other from a state of a play, which stays as it is. The error is a *PlayError that
// names the first event that is refused; the recording then ends before it.
func NewRecording(start *Game, events []Event) (*Recording, error) {
	r := &Recording{events: slices.Clone(events)}
	g := start.Copy()
	for i, e := range r.events {
		if i%stopEvery == 0 {
			r.stops = append(r.stops, g.Copy())
		}
		if refusal := g.Apply(e); refusal != nil {
			r.events = r.events[:i]
			return r, &PlayError{i, refusal}
		}
	}
	if len(r.events)%stopEvery == 0 {
		r.stops = append(r.stops, g)
	}
	return r, nil
}

// Len is the number of events.
func (r *Recording) Len() int { return len(r.events) }

// Event is one of them, from 0 on.
func (r *Recording) Event(i int) Event { return r.events[i] }

// At is the play after the first n events, 0..Len. It belongs to the caller.
func (r *Recording) At(n int) *Game {
	g := r.stops[n/stopEvery].Copy()
	for _, e := range r.events[n-n%stopEvery : n] {
		g.Apply(e)
	}
	return g
}
