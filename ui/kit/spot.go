package kit

import (
	"slices"

	"fyne.io/fyne/v2"
)

// Spot is where the keyboard was, to bring it back there when something has been opened and closed above, or when the page
// has been made anew meanwhile; its zero value is nowhere.
type Spot struct {
	stop   fyne.Focusable
	name   string // of what stands there; "": it has none
	number int    // in the order of Tab, from 0 on
}

// spotOf notes which of the stops one is; nowhere if it is none of them.
func spotOf(stop fyne.Focusable, stops []fyne.Focusable) Spot {
	i := slices.Index(stops, stop)
	if stop == nil || i < 0 {
		return Spot{}
	}
	return Spot{stop, nameOf(stop), i}
}

// nameOf is by what a stop is known when its page is made anew: the words on it.
func nameOf(stop fyne.Focusable) string {
	if m, ok := stop.(*mousePad); ok && m.name != nil {
		return m.name()
	}
	return ""
}

// among finds the spot again: the same thing, else the nearest one of its name, for things may have come or gone before
// it, else, as in another language, what has its number. -1: there is none.
func (s Spot) among(stops []fyne.Focusable) int {
	if s.stop == nil {
		return -1
	}
	if i := slices.Index(stops, s.stop); i >= 0 {
		return i
	}
	found := -1
	for i, stop := range stops {
		away := func(i int) int { return max(i-s.number, s.number-i) }
		if s.name != "" && nameOf(stop) == s.name && (found < 0 || away(i) < away(found)) {
			found = i
		}
	}
	if found < 0 && s.number < len(stops) {
		return s.number
	}
	return found
}
