package ui

import (
	"context"
	"time"

	"patiencetrio/core"
	"patiencetrio/core/advice"
	"patiencetrio/theme"
	"patiencetrio/ui/text"
)

// stillTime is how long the app looks, after each action, whether the game can still be won.
const stillTime = 2 * time.Second

// verdict is what the mark beside the score shows.
type verdict uint8

// The verdicts.
const (
	unasked    verdict = iota // no mark
	thinking                  // being searched for, or waiting until the table is seen again
	winnable                  // there is a line that wins
	unwinnable                // there is none
	undecided                 // not found out in time
)

// Pictures and words of the verdicts: they differ in shape, not in colour.
var (
	verdictIcons = [...]theme.Icon{
		thinking: theme.IconClock, winnable: theme.IconCheck, unwinnable: theme.IconClose, undecided: theme.IconQuestion,
	}
	verdictIDs = [...]struct{ title, body string }{
		thinking: {"still.thinking.title", "still.thinking.body"}, winnable: {"still.yes.title", "still.yes.body"},
		unwinnable: {"still.no.title", "still.no.body"}, undecided: {"still.unknown.title", "still.unknown.body"},
	}
)

// watch follows whether the game on the table can still be won, if the player wants that.
type watch struct {
	search  aside
	most    time.Duration // of a search
	verdict verdict
	board   core.Board // of the verdict
	play    string     // its ID
	said    verdict    // in words; unasked: none of this play yet
}

// judge brings the mark up to date: at once where that is known, else by a search, which only runs while the table is
// seen. A position that has been judged is not judged again.
func (g *gameScreen) judge() {
	w, play := &g.watch, g.session.play
	if !g.set.Still || play == nil || play.Game().Won() {
		w.search.stop()
		w.verdict = unasked
		return
	}
	board := *play.Game().Board()
	same := w.verdict != unasked && w.play == play.ID() && w.board == board
	seen := g.session.running()
	if same && (w.verdict != thinking || w.search.busy() == seen) {
		return
	}
	w.search.stop()
	v := g.surely(board)
	if w.play != play.ID() {
		w.said = unasked
	}
	w.verdict, w.board, w.play = v, board, play.ID()
	switch {
	case v != thinking:
		g.sayVerdict()
	case seen:
		g.think(board, play.Game())
	}
}

// surely is the verdict as far as it needs no search: a line is known, or the game was lost before the last action.
func (g *gameScreen) surely(board core.Board) verdict {
	w, play := &g.watch, g.session.play
	g.hints.open(play.ID())
	if _, ok := g.hints.known.At(&board); ok {
		return winnable
	}
	log := play.Game().Log()
	if w.verdict == unwinnable && w.play == play.ID() && len(log) > 0 && log[len(log)-1].Kind != core.Undo {
		return unwinnable
	}
	return thinking
}

// think searches for the verdict.
func (g *gameScreen) think(board core.Board, game *core.Game) {
	last, _ := game.Last()
	begin(&g.watch.search, func(ctx context.Context, _ func(int)) advice.Advice {
		ctx, done := context.WithTimeout(ctx, g.watch.most)
		defer done()
		return advice.Find(ctx, &board, last)
	}, nil, func(a advice.Advice) {
		g.watch.verdict = undecided
		switch a.Kind {
		case advice.Proven:
			g.watch.verdict = winnable
			g.learn(a.Line)
		case advice.Lost:
			g.watch.verdict = unwinnable
		}
		g.sayVerdict()
		g.refreshHeader()
	})
}

// sayVerdict adds a verdict that is another one than before to the words on what happened.
func (g *gameScreen) sayVerdict() {
	v, said := g.watch.verdict, g.words.saying
	if !g.words.on || v < winnable || g.watch.said == v {
		return
	}
	g.watch.said = v
	g.say(func(t *text.Text) []string {
		ways := []string{""}
		if said != nil {
			ways = said(t)
		}
		for i, words := range ways {
			ways[i] = withVerdict(t, words, v)
		}
		return ways
	})
}

// withVerdict is a sentence, if there is one, and a verdict after it.
func withVerdict(t *text.Text, said string, v verdict) string {
	still := t.Get(verdictIDs[v].title)
	if said == "" {
		return still
	}
	return t.Get("words.still", text.Data{"Words": said, "Still": still})
}

// explainVerdict says in words what the mark means.
func (g *gameScreen) explainVerdict() {
	v := g.watch.verdict
	if v == unasked {
		return
	}
	body := verdictIDs[v].body
	if v == unwinnable && !g.set.Hints {
		body = "still.no.alone"
	}
	g.message.show(guess, text.Message{Title: g.text.Prose(verdictIDs[v].title), Body: g.text.Prose(body)}, nil)
}
