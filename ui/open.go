package ui

import (
	"fyne.io/fyne/v2"

	"patiencetrio/core"
	"patiencetrio/ui/kit"
)

func (p *App) chooser() fyne.CanvasObject {
	var rows []fyne.CanvasObject
	for _, f := range core.Games {
		rows = append(rows, kit.NewButton(p.text.Game(f[0]), kit.Primary, func() { p.continueGame(f.Letters()) }))
	}
	return kit.NewPage(p.text.Get("app.name"), kit.NewColumn(8, rows...), nil)
}

func (p *App) openMenu() {}

func (p *App) openNewGame() { p.start(randomCode(p.session.play.Code().Rules), "") }

func (p *App) openRules() {}

func (p *App) openWin() {}

func (p *App) openKeys() {}

func (p *App) openSettings() {}
