package ui

import (
	"context"

	"fyne.io/fyne/v2"

	"patiencetrio/core"
	"patiencetrio/core/advice"
	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/text"
)

// tellLost says, because the player asked for a hint, that the game cannot be won any more, and what can be done. Of a deal
// that was told to be lost before its first action it says that at once.
func (p *App) tellLost() {
	path := advice.PathOf(p.session.play.Game())
	if p.game.hints.told[path.Start].Kind == advice.Lost {
		p.goBackBy(advice.Way{Kind: advice.DealLost}, path)
		return
	}
	p.openAdvice("hint.lost.title", "hint.lost.body", func(t *text.Text) []fyne.CanvasObject {
		return []fyne.CanvasObject{
			kit.NewRow(theme.IconUndo, t.Get("way.find"), t.Get("way.find.detail"), kit.Primary, p.instead(p.findWay)),
			p.dealAnew(t), p.playOn(t),
		}
	})
}

// openAdvice opens a sheet with a title, what is to be said, and rows below it.
func (p *App) openAdvice(title, body string, rows func(t *text.Text) []fyne.CanvasObject) {
	p.openSheet(func() *kit.Sheet {
		return newAdviceSheet(p.text.Get(title), rows(p.text), p.text.Prose(body))
	})
}

// newAdviceSheet makes a sheet of paragraphs and rows.
func newAdviceSheet(title string, rows []fyne.CanvasObject, paragraphs ...string) *kit.Sheet {
	column := kit.NewColumn(theme.Space2)
	for _, words := range paragraphs {
		column.Add(kit.NewInset(theme.Space1, 0, kit.NewParagraph(words, theme.Message)))
	}
	column.Add(append([]fyne.CanvasObject{kit.Space(0)}, rows...)...)
	return kit.NewSheet(title, "", column)
}

// playOn closes the sheet.
func (p *App) playOn(t *text.Text) fyne.CanvasObject {
	return kit.NewRow(theme.IconPlay, t.Get("way.on"), "", kit.Outline, p.screensBack)
}

// dealAnew deals another deal of the same game and option.
func (p *App) dealAnew(t *text.Text) fyne.CanvasObject {
	return kit.NewRow(theme.IconNew, t.Get("newgame.new"), "", kit.Outline, func() { p.dealNew(p.session.play.Code().Rules) })
}

// findWay looks for the last position of the play from which it can be won, and goes there.
func (p *App) findWay() {
	path := advice.PathOf(p.session.play.Game())
	seek(p, "way.search", "way.search.line", func(ctx context.Context, progress func(int)) advice.Way {
		return advice.WayBack(ctx, path, progress)
	}, func(w advice.Way) { p.goBackBy(w, path) })
}

// goBackBy goes a way back, or says that there is none.
func (p *App) goBackBy(w advice.Way, path advice.Path) {
	switch {
	case w.Kind == advice.DealLost:
		p.openAdvice("way.never.title", "way.never.body", func(t *text.Text) []fyne.CanvasObject {
			return []fyne.CanvasObject{p.dealAnew(t), p.playOn(t)}
		})
	case w.Kind == advice.NoWay:
		p.openAdvice("way.unknown.title", "way.unknown.body", func(t *text.Text) []fyne.CanvasObject {
			return []fyne.CanvasObject{p.dealAnew(t), p.playOn(t)}
		})
	case w.Undos > path.Undos:
		p.offerReplay(w, path)
	default:
		p.game.table.TakeBack(w.Undos)
		p.game.learn(w.Line)
		body := "way.undone.body"
		if !w.Exact {
			body = "way.undone.perhaps"
		}
		p.message.show(notice, text.Message{
			Title: p.text.Prose("way.undone.title", text.Data{"Count": w.Undos}), Body: p.text.Prose(body),
		}, nil)
	}
}

// offerReplay offers the way back that undo cannot go: the same deal anew, played as far as it could be won.
func (p *App) offerReplay(w advice.Way, path advice.Path) {
	p.openSheet(func() *kit.Sheet {
		t := p.text
		words := []string{t.Prose("way.far.body", text.Data{"Count": w.Undos})}
		if !w.Exact {
			words = append(words, t.Prose("way.far.perhaps"))
		}
		begin := kit.NewRow(theme.IconSame, t.Get("way.far.begin"), "", kit.Primary, func() { p.replay(w, path) })
		return newAdviceSheet(t.Get("way.far.title"), []fyne.CanvasObject{begin, p.playOn(t)}, words...)
	})
}

// replay begins the deal of the play on the table anew and comes as far as the way back leads. The new play begins with a
// hint: how far to play was told. The play before stays as the last one, and its end is recorded like any other's.
func (p *App) replay(w advice.Way, path advice.Path) {
	old := p.session.play
	p.session.begin(old.Code(), old.Daily())
	for _, e := range append([]core.Event{{Kind: core.Hint}}, path.Events(w.Actions)...) {
		if p.session.play.Apply(e) != nil {
			break // never: the old play made the same
		}
	}
	p.openTable(false)
	p.game.learn(w.Line)
}
