package ui

import (
	"fyne.io/fyne/v2"

	"patiencetrio/core"
)

// openShow opens a recording over everything else. The play below it waits, and its clock stands.
func (p *App) openShow(s *showing) {
	p.game.cancelDrag()
	l := &layer{}
	l.gone = l.still
	p.openPageOn(l, func(back func()) fyne.CanvasObject {
		l.still() // the screen before, in another language
		l.show = newShowScreen(showConfig{
			Text: p.text, Set: p.set, Mode: p.mode, Show: s, After: p.after, Moved: p.message.relayout, Leave: back, Copy: p.copied,
		})
		return l.show.object
	})
}

// watch shows a play that was pasted.
func (p *App) watch(g *core.Game) { p.openShow(replayOf(g)) }

// inShow is the recording that can be seen, or nil.
func (p *App) inShow() *showScreen { return p.screens.top().show }
