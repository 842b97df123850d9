package core

import (
	"strconv"
	"strings"
)

// NotationError says that a text is no pile, action or event in the notation.
type NotationError struct{ Text string }

// Error is for logs.
func (e *NotationError) Error() string { return "not in the notation: " + quote(e.Text) }

// quote is a text in quotes for an error, cut short when it is long.
func quote(s string) string {
	const most = 40
	if len(s) > most {
		return strconv.Quote(s[:most]) + "..."
	}
	return strconv.Quote(s)
}

// ParsePile reads the name of a pile exactly as Pile.String writes it: S, W, T1..T9, C1..C8, F1..F8, whether or not a
// game has it. The error is a *NotationError.
func ParsePile(s string) (Pile, error) {
	switch {
	case s == "S":
		return Stock, nil
	case s == "W":
		return Waste, nil
	case len(s) == 2 && s[1] >= '1':
		i := int(s[1] - '1')
		switch {
		case s[0] == 'T' && i < MaxColumns:
			return Column(i), nil
		case s[0] == 'C' && i < MaxCells:
			return Cell(i), nil
		case s[0] == 'F' && i < MaxFoundations:
			return Foundation(i), nil
		}
	}
	return 0, &NotationError{s}
}

// ParseAction reads an action exactly as Action.String writes it, with a count of at most 99. It does not ask whether
// any game has such an action. The error is a *NotationError.
func ParseAction(s string) (Action, error) {
	from, rest, _ := strings.Cut(s, ">")
	to, count, counted := strings.Cut(rest, "x")
	a := Action{Count: 1}
	var err error
	if a.From, err = ParsePile(from); err != nil {
		return Action{}, &NotationError{s}
	}
	if a.To, err = ParsePile(to); err != nil {
		return Action{}, &NotationError{s}
	}
	if counted {
		n, err := strconv.ParseUint(count, 10, 8)
		if err != nil || n < 2 || n > 99 || count[0] == '0' {
			return Action{}, &NotationError{s}
		}
		a.Count = uint8(n)
	}
	return a, nil
}

// ParseEvent reads an event exactly as Event.String writes it: "undo", "redo", "hint" or an action. The error is a
// *NotationError.
func ParseEvent(s string) (Event, error) {
	switch s {
	case eventWords[Undo]:
		return Event{Kind: Undo}, nil
	case eventWords[Redo]:
		return Event{Kind: Redo}, nil
	case eventWords[Hint]:
		return Event{Kind: Hint}, nil
	}
	a, err := ParseAction(s)
	if err != nil {
		return Event{}, err
	}
	return Do(a), nil
}
