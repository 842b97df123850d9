package ui

import (
	"reflect"
	"time"

	"fyne.io/fyne/v2"

	"patiencetrio/core"
	"patiencetrio/ui/help"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/table"
)

// openPage opens a page, which fills the window. build is given what closes it.
func (p *App) openPage(build func(back func()) fyne.CanvasObject) *layer {
	l := &layer{}
	p.openPageOn(l, build)
	return l
}

// openPageOn opens a page on a layer that is known to what builds it.
func (p *App) openPageOn(l *layer, build func(back func()) fyne.CanvasObject) {
	p.pushPage(l, build)
	p.veil.lift(p.ground(), l.object)
}

// pushPage opens a page as it is. What was told about what it hides is past.
func (p *App) pushPage(l *layer, build func(back func()) fyne.CanvasObject) {
	p.message.pass()
	l.page = true
	l.leave = func() {
		p.screens.close(l)
		p.veil.lift(p.ground(), nil)
	}
	l.build = func() fyne.CanvasObject { return build(l.leave) }
	p.screens.push(l)
}

// openSheet opens a sheet, which darkens what is below it. It closes at once, though its picture takes a while to sink. What
// was told before it is past.
func (p *App) openSheet(build func() *kit.Sheet) *layer {
	p.game.cancelDrag()
	p.message.pass()
	var sheet *kit.Sheet
	l := &layer{leave: func() { sheet.Close() }}
	l.build = func() fyne.CanvasObject {
		sheet = build()
		sheet.Mirrored = p.set.LeftHanded
		going := sheet
		sheet.OnLeave = func() { p.screens.sink(l) }
		if opened := sheet.OnOpened; opened != nil {
			sheet.OnOpened = func() {
				if p.screens.top() == l { // it wants the keyboard, which belongs to what has been opened above meanwhile
					opened()
				}
			}
		}
		sheet.OnClosed = func() { p.screens.sunk(going) }
		return sheet
	}
	p.screens.push(l)
	sheet.Open()
	return l
}

// instead opens something in the place of what is open.
func (p *App) instead(open func()) func() {
	return func() {
		p.screens.closeAll()
		open()
	}
}

func (p *App) chooser() fyne.CanvasObject {
	return newChooser(chooserConfig{
		Text:     p.text,
		Games:    p.games(),
		Continue: p.continueGame,
		New:      func(letters string) { p.openNewGameOf(core.FamilyOf(letters)) },
		Rules:    func() { p.openRulesAt(core.Games[0][0], "") },
		Records:  p.openStatistics,
		Code:     p.openCode,
		Settings: p.openSettings,
	})
}

// games says how the games stand.
func (p *App) games() []chooserGame {
	var all []chooserGame
	for _, f := range core.Games {
		g := chooserGame{Rules: p.set.nextRules(f)}
		if play := p.store.Current(f.Letters()); play != nil {
			game := play.Game()
			g = chooserGame{
				Rules: play.Code().Rules, Playing: true, Won: game.Won(), Score: game.Score(), Moves: game.Moves(),
			}
		}
		all = append(all, g)
	}
	return all
}

func (p *App) openMenu() {
	p.openSheet(func() *kit.Sheet {
		c := menuConfig{
			Text:       p.text,
			Instead:    p.instead,
			Games:      p.openChooser,
			New:        p.openNewGame,
			Rules:      p.openRules,
			Examples:   func() { p.openExamples(p.session.play.Code().Rules) },
			Questions:  func() { p.openQuestions("") },
			Copy:       p.copyCode,
			CopyPlay:   p.copyPlay,
			Statistics: p.openStatistics,
			Settings:   p.openSettings,
		}
		game := p.session.play.Game()
		if len(game.Log()) > 0 {
			c.Replay = func() { p.openShow(replayOf(game)) }
		}
		if game.Won() {
			c.Result = p.openWin
		}
		if p.set.Hints && !game.Won() {
			c.Win = p.seekWin
		}
		if l := p.game.table.Layout(); p.set.Hints && l != nil && !p.game.bar.offersHint(l) && !p.session.play.Game().Won() {
			c.Hint = p.game.hint
		}
		if !fyne.CurrentDevice().IsMobile() {
			c.Keys = p.openKeys
		}
		return newMenuSheet(c)
	})
}

// openNewGame opens the new-game sheet for the game on the table.
func (p *App) openNewGame() { p.openNewGameOf(core.FamilyOf(p.session.play.Code().Rules.Letters)) }

func (p *App) openNewGameOf(f core.Family) {
	p.openSheet(func() *kit.Sheet {
		c := newGameConfig{
			Text:      p.text,
			Rules:     p.set.nextRules(f),
			Today:     p.session.today(),
			Done:      p.doneOn,
			CanGoBack: p.store.CanGoBack(f.Letters()),
			Clipboard: p.fyne.Clipboard().Content,
			New: func(r *core.Rules) {
				p.prefer(r)
				p.dealNew(r)
			},
			Winnable:    p.set.Winnable[f.Letters()],
			SetWinnable: func(on bool) { p.change(p.set.withWinnable(f.Letters(), on)) },
			Daily: func(r *core.Rules, date time.Time) {
				p.prefer(r)
				p.startDaily(r, date)
			},
			Same: func(c core.Code) {
				p.prefer(c.Rules)
				p.startCode(c)
			},
			Deal:   p.startCode,
			Watch:  p.watch,
			GoBack: func() { p.backToLast(f.Letters()) },
			Copy:   func(code core.Code) { p.fyne.Clipboard().SetContent(code.String()) },
		}
		if play := p.store.Current(f.Letters()); play != nil {
			code := play.Code()
			c.Current = &code
		}
		return newGameSheet(c)
	})
}

// prefer lets the next deals of a game have the option that was chosen in the new-game sheet.
func (p *App) prefer(r *core.Rules) {
	if r != p.set.nextRules(core.FamilyOf(r.Letters)) {
		p.change(p.set.with(r))
	}
}

// openCode opens the field for a code alone.
func (p *App) openCode() {
	p.openSheet(func() *kit.Sheet {
		return newCodeSheet(codeEntryConfig{
			Text: p.text, Example: exampleCode(core.Games[0][0]), Clipboard: p.fyne.Clipboard().Content, Play: p.startCode, Watch: p.watch,
		})
	})
}

// openRules opens the rules of the game on the table.
func (p *App) openRules() { p.openRulesAt(p.session.play.Code().Rules, "") }

// openRulesAt opens the rules of a game at a section, "" for the beginning.
func (p *App) openRulesAt(r *core.Rules, section string) {
	p.game.cancelDrag()
	p.openPage(func(back func()) fyne.CanvasObject {
		return newRulesPage(rulesConfig{helpConfig: p.help(section, back), Rules: r, Examples: p.openExamples})
	})
}

// openQuestions opens the page of questions at a section, "" for the beginning.
func (p *App) openQuestions(section string) {
	p.game.cancelDrag()
	p.openPage(func(back func()) fyne.CanvasObject { return newQuestionsPage(p.help(section, back)) })
}

func (p *App) help(section string, back func()) helpConfig {
	return helpConfig{
		Text: p.text, Section: section, Follow: p.follow, Back: back,
		Look: func(r *core.Rules) table.Look { return p.set.look(p.mode, r) },
	}
}

// follow opens the page to which a link leads. Rules are those of the game on the table.
func (p *App) follow(t help.Target) {
	switch {
	case t.Page == help.QuestionsPage:
		p.openQuestions(t.Section)
	case p.session.play != nil:
		p.openRulesAt(p.session.play.Code().Rules, t.Section)
	default:
		p.openRulesAt(core.Games[0][0], t.Section)
	}
}

// explain opens the rules where they explain a refusal.
func (p *App) explain(r *core.Refusal) {
	p.explainBy(p.session.play.Code().Rules, r)
}

// explainBy opens the rules of a game where they explain a refusal.
func (p *App) explainBy(rules *core.Rules, r *core.Refusal) {
	p.openRulesAt(rules, help.Rules(core.FamilyOf(rules.Letters)).About(r))
}

// openSettings opens the settings. A change of language makes the page anew, where it was. What lies below is made anew if
// anything was changed: the chooser speaks of the next deals.
func (p *App) openSettings() {
	var page *settingsPage
	before := p.set
	l := p.openPage(func(back func()) fyne.CanvasObject {
		old := page
		page = newSettingsPage(settingsConfig{
			Text: p.text, Set: p.set, Version: p.fyne.Metadata().Version,
			Change: p.setting, Transfer: func() { p.openTransfer() }, Licences: p.openLicences, Back: back,
		})
		if old != nil {
			page.follow(old)
		}
		return page.page
	})
	l.gone = func() {
		if !reflect.DeepEqual(before, p.set) {
			p.screens.rebuild()
		}
	}
}

// openKeys lists the keys, over whatever is open, those first that do something there; once.
func (p *App) openKeys() {
	if p.keys == nil {
		asked := p.asksKeys()
		p.keys = p.openSheet(func() *kit.Sheet { return newKeysSheet(p.text, asked) })
		p.keys.gone = func() { p.keys = nil }
	}
}
