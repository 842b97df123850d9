package ui

import (
	"slices"
	"time"

	"patiencetrio/core"
	"patiencetrio/ui/text"
)

// showing is a recording that is looked at, and how far one has come in it. It knows no screen.
type showing struct {
	kind      showKind
	recording *core.Recording
	at        int // events shown, 0..recording.Len()
	pace      pace
}

// showKind is what a recording shows.
type showKind uint8

const (
	replay   showKind = iota // what was played, from the deal on
	wayToWin                 // what could be played from where the play stands
)

// showTitles and showStarts name each kind and what it begins with.
var (
	showTitles = [...]string{replay: "show.title", wayToWin: "show.way.title"}
	showStarts = [...]string{replay: "show.deal", wayToWin: "show.here"}
)

// replayOf shows what was played of a numbered deal. Hints are left out: they move nothing.
func replayOf(g *core.Game) *showing {
	moving := slices.DeleteFunc(slices.Clone(g.Log()), func(e core.Event) bool { return e.Kind == core.Hint })
	r, _ := core.NewRecording(core.NewGame(g.Code()), moving) // every event of a log was accepted
	return &showing{kind: replay, recording: r, pace: normalPace}
}

// wayFrom shows actions that win from where a play stands. The error is that of an action that is refused.
func wayFrom(g *core.Game, line []core.Action) (*showing, error) {
	events := make([]core.Event, len(line))
	for i, a := range line {
		events[i] = core.Do(a)
	}
	r, err := core.NewRecording(g, events)
	return &showing{kind: wayToWin, recording: r, pace: normalPace}, err
}

// game is the play as far as it is shown.
func (s *showing) game() *core.Game { return s.recording.At(s.at) }

// over tells whether all is shown.
func (s *showing) over() bool { return s.at == s.recording.Len() }

// words say how far one has come, and what has just happened.
func (s *showing) words(t *text.Text) string {
	g := s.game()
	return t.Prose("show.figures", text.Data{
		"Step": s.at, "Steps": s.recording.Len(), "Score": t.Get("chooser.score", text.Data{"Count": g.Score()}),
	}) + "\n" + s.happened(t, g)
}

func (s *showing) happened(t *text.Text, g *core.Game) string {
	if s.at == 0 {
		return t.Prose(showStarts[s.kind])
	}
	e, before := s.recording.Event(s.at-1), s.recording.At(s.at-1)
	switch e.Kind {
	case core.Undo:
		e.Action, _ = before.Last()
	case core.Redo:
		e.Action, _ = before.Next()
	}
	if g.Won() {
		return t.Prose("show.won")
	}
	return t.Event(e, before.Board(), g.Board())
}

// pace is how fast a recording runs.
type pace uint8

const (
	slowPace pace = iota
	normalPace
	fastPace
)

// paces are the words for each pace, and how long each event stands.
var paces = [...]struct {
	id    string
	every time.Duration
}{
	slowPace:   {"show.pace.slow", 1500 * time.Millisecond},
	normalPace: {"show.pace.normal", 750 * time.Millisecond},
	fastPace:   {"show.pace.fast", 250 * time.Millisecond},
}

// next is the pace after this one; after the last comes the first.
func (p pace) next() pace { return (p + 1) % pace(len(paces)) }
