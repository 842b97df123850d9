package ui

import (
	"fyne.io/fyne/v2"

	"patiencetrio/core"
	"patiencetrio/ui/kit"
)

// openShow opens a recording over everything else. The play below it waits, and its clock stands.
func (p *App) openShow(s *showing) {
	p.game.cancelDrag()
	l := p.openPage(func(back func()) fyne.CanvasObject {
		p.restShow() // of the screen before, in another language
		p.show = newShowScreen(showConfig{
			Text: p.text, Set: p.set, Mode: p.mode, Show: s, After: p.after, Moved: p.message.relayout, Leave: back, Copy: p.copied,
		})
		return p.show.object
	})
	l.gone = func() {
		p.restShow()
		p.show = nil
	}
}

// watch shows a play that was pasted.
func (p *App) watch(g *core.Game) { p.openShow(replayOf(g)) }

// inShow is the recording that can be seen, or nil.
func (p *App) inShow() *showScreen {
	if p.show != nil && p.screens.top().object == p.show.object {
		return p.show
	}
	return nil
}

// restShow lets a recording run no further.
func (p *App) restShow() {
	if p.show != nil {
		p.show.rest()
	}
}

// roomyTall and roomyWide are the heights of windows from which the page of a win has room to offer its replay.
const (
	roomyTall = 640
	roomyWide = 520
)

// roomy tells whether the window is so high.
func (p *App) roomy() bool {
	size := p.window.Canvas().Size()
	if kit.Wide(size) {
		return size.Height >= roomyWide
	}
	return size.Height >= roomyTall
}
