package ui

import (
	"fyne.io/fyne/v2"

	"patiencetrio/core"
	"patiencetrio/core/store"
)

// openWin shows what the play on the table achieved when it was won.
func (p *App) openWin() { p.openWinPage(false) }

// openWinPage does so; celebrated: its Kings stand on the screen already.
func (p *App) openWinPage(celebrated bool) {
	won, ok := p.session.play.Result()
	if !ok {
		return
	}
	game := p.session.play.Game()
	var page *winPage
	l := &layer{typed: p.typedAtWin}
	build := func(back func()) fyne.CanvasObject {
		page = newWinPage(p.winConfig(won, game, back))
		return page.whole
	}
	if celebrated {
		p.pushPage(l, build)
		page.rise()
		return
	}
	p.openPageOn(l, build)
}

// winConfig is what the page of a win tells and does.
func (p *App) winConfig(won store.Result, game *core.Game, back func()) winConfig {
	c := winConfig{
		Text: p.text, Code: won.Code, Daily: p.text.DailyDeal(won.Daily), Score: won.Score, Moves: won.Moves, Played: won.Played, Marked: markOf(won),
		Felt: p.set.Felt, Four: p.set.four(won.Code.Rules),
		New:   func() { p.dealNew(won.Code.Rules) },
		Same:  func() { p.startCode(won.Code) },
		Table: back,
		Games: p.openChooser,
		Watch: func() { p.openShow(replayOf(game)) },
		Copy:  func(code core.Code) { p.fyne.Clipboard().SetContent(code.String()) },
	}
	if best, others := p.store.Records(won.Code.Rules.Prefix(), won.ID); won.Clean() {
		c.BestScore = won.Code.Rules.ScoresDiffer() && (!others || won.Score > best.Score)
		c.FewestMoves = !others || won.Moves < best.Moves
		c.Fastest = !others || won.Played < best.Played
	}
	return c
}
