package ui

import (
	"time"

	"fyne.io/fyne/v2"

	"patiencetrio/core"
	"patiencetrio/core/store"
	"patiencetrio/ui/kit"
)

// recordsRules is the game with which the pages of records open: that on the table, else the one played last.
func (p *App) recordsRules() *core.Rules {
	if p.session.play != nil {
		return p.session.play.Code().Rules
	}
	return p.recordsOption(p.lastFamily())
}

// lastFamily is the game played last, before any the first one.
func (p *App) lastFamily() core.Family {
	if f := core.FamilyOf(lastGame(p.fyne.Preferences())); f != nil {
		return f
	}
	return core.Games[0]
}

// recordsOption is the option in which a game's records open: that of its play, else of the next deal.
func (p *App) recordsOption(f core.Family) *core.Rules {
	if play := p.store.Current(f.Letters()); play != nil {
		return play.Code().Rules
	}
	return p.set.nextRules(f)
}

func (p *App) openStatistics() {
	p.game.cancelDrag()
	rules := p.recordsRules()
	p.openPage(func(back func()) fyne.CanvasObject {
		return newStatisticsPage(statisticsConfig{
			rulesPage: rulesPage{Rules: rules, Option: p.recordsOption, Shown: func(r *core.Rules) { rules = r }},
			Text:      p.text, Results: p.store.Results, UnderWay: p.store.UnderWay,
			Play: p.openPlay, New: p.openNewGameOf, Continue: p.continueGame,
			History: p.openHistory, Daily: func() { p.openCalendar(rules) },
			Reset: p.andShow(p.store.Reset), Restore: p.andShow(p.store.Restore), CanRestore: p.store.CanRestore,
			Transfer: func() { p.openTransfer() },
			Back:     back,
		})
	})
}

func (p *App) openHistory() {
	p.openPage(func(back func()) fyne.CanvasObject {
		return newHistoryPage(historyConfig{
			Text: p.text, Results: p.store.Results(), Zone: p.session.now().Location(), Play: p.openPlay, Back: back,
		})
	})
}

// openCalendar opens the daily deals of a game and option.
func (p *App) openCalendar(rules *core.Rules) {
	p.openPage(func(back func()) fyne.CanvasObject {
		return newCalendarPage(calendarConfig{
			rulesPage: rulesPage{Rules: rules, Option: p.recordsOption, Shown: func(r *core.Rules) { rules = r }},
			Text:      p.text, Today: p.session.today(), Done: p.doneOn, Daily: p.startDaily, Back: back,
		})
	})
}

// doneOn tells whether the daily deal of a day was won.
func (p *App) doneOn(r *core.Rules, day time.Time) bool {
	return p.store.Done(r.Prefix(), day.Format(time.DateOnly))
}

func (p *App) startDaily(r *core.Rules, day time.Time) {
	p.start(dailyCode(r, day), day.Format(time.DateOnly))
}

// openPlay opens the sheet about a play that has ended.
func (p *App) openPlay(r store.Result) {
	text, kept := p.store.Text(r)
	p.openSheet(func() *kit.Sheet {
		c := playConfig{
			Text: p.text, Play: r, Date: p.text.Date(r.Ended.In(p.session.now().Location())),
			Again:    func() { p.start(r.Code, r.Daily) }, // a daily deal is still that day's
			CopyCode: func() { p.fyne.Clipboard().SetContent(r.Code.String()) },
		}
		if kept {
			c.CopyPlay = func() { p.fyne.Clipboard().SetContent(p.playText(text)) }
			c.Watch = func() {
				game, _ := core.ParsePlay(text) // as the store has read it
				p.openShow(replayOf(game))
			}
		}
		return newPlaySheet(c)
	})
}

// playText is a play for a message: the app and its version, then code and moves.
func (p *App) playText(play string) string {
	return p.text.Get("app.name") + " " + p.fyne.Metadata().Version + "\n" + play
}
