package core

import (
	"strconv"
	"strings"
)

// Text is the play in the notation: its code, then every accepted event, undo and redo included, separated by blanks.
// A game that began from a position has no code: its text is the events alone.
func (g *Game) Text() string {
	var t strings.Builder
	t.WriteString(g.code.String())
	for _, e := range g.log {
		if t.Len() > 0 {
			t.WriteByte(' ')
		}
		t.WriteString(e.String())
	}
	return t.String()
}

// PlayError says which event of a play's text is wrong.
type PlayError struct {
	Event int   // how many events before it are right
	Err   error // *NotationError or *Refusal
}

// Error is for logs.
func (e *PlayError) Error() string { return "event " + strconv.Itoa(e.Event+1) + ": " + e.Err.Error() }

// Unwrap is what is wrong with the event.
func (e *PlayError) Unwrap() error { return e.Err }

// ParsePlay reads a play as Game.Text writes it and makes its events; the words may be separated by any white space. The
// error is a *CodeError, with no game, or a *PlayError, with the game as it stands before the wrong event.
func ParsePlay(text string) (*Game, error) {
	var g *Game
	n := 0
	for word := range strings.FieldsSeq(text) {
		if g == nil {
			c, err := ParseCode(word)
			if err != nil {
				return nil, err
			}
			g = NewGame(c)
			continue
		}
		e, err := ParseEvent(word)
		if err != nil {
			return g, &PlayError{n, err}
		}
		if r := g.Apply(e); r != nil {
			return g, &PlayError{n, r}
		}
		n++
	}
	if g == nil {
		return nil, &CodeError{Kind: CodeNotACode}
	}
	return g, nil
}
