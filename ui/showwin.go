package ui

import (
	"context"
	"time"

	"fyne.io/fyne/v2"

	"patiencetrio/core/advice"
	"patiencetrio/ui/text"
)

// winTime is how long a way to win is searched for at most.
const winTime = 20 * time.Second

// seekWin looks for a way to win from where the play stands. What it tells counts as a hint.
func (p *App) seekWin() {
	game, hints := p.session.play.Game(), &p.game.hints
	board := *game.Board()
	last, _ := game.Last()
	hints.open(p.session.play.ID())
	if a, ok := hints.find(&board); ok && a.Kind != advice.Guess {
		p.tellWay(a)
		return
	}
	seek(p, "show.search", "show.search.line", func(ctx context.Context, _ func(int)) advice.Advice {
		ctx, done := context.WithTimeout(ctx, winTime)
		defer done()
		return advice.Find(ctx, &board, last)
	}, p.tellWay)
}

// tellWay shows a way to win, or says that there is none or that none was found.
func (p *App) tellWay(a advice.Advice) {
	switch {
	case a.Kind == advice.Proven && p.game.recordHint(a):
		p.game.learn(a.Line)
		if s, err := wayFrom(p.session.play.Game(), a.Line); err == nil {
			p.openShow(s)
		}
	case a.Kind == advice.Lost && p.game.recordHint(a):
		p.tellLost()
	default:
		p.openAdvice("show.unknown.title", "show.unknown.body", func(t *text.Text) []fyne.CanvasObject {
			return []fyne.CanvasObject{p.playOn(t)}
		})
	}
}
