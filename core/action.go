package core

import "strconv"

// Action is one move of a player: Count cards from one pile to another. S>W draws and W>S redeals, whatever the number
// of cards they turn: their Count is 1.
type Action struct {
	From, To Pile
	Count    uint8
}

// Move is the action that takes count cards (1..99) from one pile to another.
func Move(from, to Pile, count int) Action { return Action{from, to, uint8(count)} }

// The two actions of the stock.
var (
	Draw   = Action{Stock, Waste, 1}
	Redeal = Action{Waste, Stock, 1}
)

// String is the action in the notation: "S>W", "T3>T5x4". A count of 1 is not written.
func (a Action) String() string {
	s := a.From.String() + ">" + a.To.String()
	if a.Count > 1 {
		s += "x" + strconv.Itoa(int(a.Count))
	}
	return s
}

// EventKind is what happened in a play.
type EventKind uint8

// The kinds of events.
const (
	Act EventKind = iota
	Undo
	Redo
	Hint
)

// Event is one entry of a play's log. Action counts only in events of kind Act.
type Event struct {
	Kind   EventKind
	Action Action
}

// Do is the event of an action.
func Do(a Action) Event { return Event{Act, a} }

// String is the event in the notation: an action, "undo", "redo" or "hint".
func (e Event) String() string {
	if e.Kind == Act {
		return e.Action.String()
	}
	return eventWords[e.Kind]
}

var eventWords = [...]string{Act: "", Undo: "undo", Redo: "redo", Hint: "hint"}
