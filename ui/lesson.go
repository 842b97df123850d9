package ui

import (
	"strconv"
	"strings"

	"patiencetrio/core"
	"patiencetrio/ui/text"
)

// lesson is an example under way: which step is shown and how the table stands. It knows no screen, and nobody counts
// or saves it.
type lesson struct {
	example *core.Example
	game    *core.Game
	step    int  // len(example.Steps): all have been made, and the player plays on
	tried   bool // what the step asks for has been tried
}

func newLesson(e *core.Example) *lesson {
	l := &lesson{example: e}
	l.goTo(0)
	return l
}

// goTo sets a step up.
func (l *lesson) goTo(step int) { l.step, l.tried, l.game = step, false, l.example.At(step) }

// over tells whether all steps have been made.
func (l *lesson) over() bool { return l.step == len(l.example.Steps) }

// asked is what the present step asks for; not when the lesson is over.
func (l *lesson) asked() *core.ExampleStep { return &l.example.Steps[l.step] }

// apply makes an event. Any legal one may be made, whatever the step asks for.
func (l *lesson) apply(e core.Event) *core.Refusal {
	made := e.Action
	if e.Kind == core.Redo {
		made, _ = l.game.Next()
	}
	r := l.game.Apply(e)
	if r == nil && (e.Kind == core.Act || e.Kind == core.Redo) && !l.over() && l.asked().Refused == 0 && made == l.asked().Action() {
		l.tried = true
	}
	return r
}

// refused takes note of a refusal: the same rule taught by other cards will do.
func (l *lesson) refused(r *core.Refusal) {
	if !l.over() && r.Rule() == l.asked().Refused {
		l.tried = true
	}
}

// follow goes on by itself after the move that the step asked for, unless the table has to be set up again, and back
// when that move is undone.
func (l *lesson) follow() {
	switch {
	case l.tried && l.asked().Refused == 0 && l.stands(l.step+1):
		l.step, l.tried = l.step+1, false
	case l.step > 0 && l.example.Steps[l.step-1].Refused == 0 && !l.stands(l.step) && l.stands(l.step-1):
		l.step, l.tried = l.step-1, false
	}
}

// stands tells whether the table stands as it does at the beginning of a step.
func (l *lesson) stands(step int) bool { return *l.game.Board() == *l.example.At(step).Board() }

// next goes to the next step. anew: the table has been set up for it.
func (l *lesson) next() (anew bool) { return l.turnTo(l.step + 1) }

// prepare undoes what the player did besides what the step asks for. anew: the table has been set up.
func (l *lesson) prepare() (anew bool) { return l.turnTo(l.step) }

// turnTo goes to a step; where the table stands right already, it keeps its history.
func (l *lesson) turnTo(step int) (anew bool) {
	if anew = !l.stands(step); anew {
		l.goTo(step)
	}
	l.step, l.tried = step, false
	return anew
}

// exampleID is how the ids of an example's texts begin.
func exampleID(e *core.Example) string {
	return "examples." + strings.ToLower(e.Code().Rules.Letters) + "." + e.Name
}

// exampleTitle names an example.
func exampleTitle(t *text.Text, e *core.Example) string { return t.Get(exampleID(e) + ".title") }

// exampleWords are the words of each step and last those of the end.
func exampleWords(t *text.Text, e *core.Example) []string {
	var all []string
	for i := range e.Steps {
		all = append(all, t.Prose(exampleID(e)+"."+strconv.Itoa(i+1)))
	}
	return append(all, t.Prose(exampleID(e)+".end")+"\n"+t.Prose("examples.free"))
}
