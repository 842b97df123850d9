package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"

	"patiencetrio/core"
)

// bindKeys connects the keyboard, and Android's back key. Keys reach the canvas only while no field has the focus.
func (p *App) bindKeys() {
	c := p.window.Canvas()
	c.SetOnTypedKey(p.typedKey)
	c.SetOnTypedRune(p.typedRune)
	for _, s := range p.shortcuts() {
		c.AddShortcut(s.keys, func(fyne.Shortcut) {
			if !p.game.table.Skip() {
				s.do()
			}
		})
	}
}

// shortcut is what keys with Ctrl (Cmd on a Mac) do.
type shortcut struct {
	keys fyne.Shortcut
	do   func()
}

// shortcuts are all shortcuts. Fyne has names of its own for undo, redo and copy, and no other way to hear of them.
func (p *App) shortcuts() []shortcut {
	redo := &desktop.CustomShortcut{KeyName: fyne.KeyZ, Modifier: fyne.KeyModifierShortcutDefault | fyne.KeyModifierShift}
	return []shortcut{
		{&fyne.ShortcutUndo{}, p.undo},
		{&fyne.ShortcutRedo{}, p.redo},
		{redo, p.redo},
		{&fyne.ShortcutCopy{}, func() { p.onTable(p.copyCode) }},
	}
}

func (p *App) typedKey(e *fyne.KeyEvent) {
	if p.game.table.Skip() { // a key that ends the deal or the win counts as nothing else
		return
	}
	switch e.Name {
	case mobile.KeyBack:
		if !p.back() {
			p.leave()
		}
	case fyne.KeyEscape:
		p.back()
	case fyne.KeyU, fyne.KeyBackspace:
		p.undo()
	case fyne.KeyN:
		p.onTable(p.openNewGame)
	case fyne.KeySpace:
		p.draw()
	case fyne.KeyF1:
		p.helpOnKeys()
	}
}

// typedRune knows the keys by what they type where their names are unknown: on a Thai keyboard the keys N and U (and, with
// Shift, the one of the question mark) have no names.
func (p *App) typedRune(r rune) {
	if p.game.table.Skip() {
		return
	}
	switch r {
	case 'ื':
		p.onTable(p.openNewGame)
	case 'ี':
		p.undo()
	case '?', 'ฦ':
		p.helpOnKeys()
	}
}

// helpOnKeys lists the keys, over chooser or table.
func (p *App) helpOnKeys() {
	if !p.screens.covered() {
		p.openKeys()
	}
}

func (p *App) undo() { p.do(core.Event{Kind: core.Undo}) }

func (p *App) redo() { p.do(core.Event{Kind: core.Redo}) }

// do makes an event in the game or the example that can be seen.
func (p *App) do(e core.Event) {
	if l := p.inLesson(); l != nil {
		l.do(e)
		return
	}
	p.onTable(func() { p.game.do(e) })
}

// draw draws in the game or the example that can be seen.
func (p *App) draw() {
	if l := p.inLesson(); l != nil {
		l.draw()
		return
	}
	p.onTable(p.game.draw)
}

// onTable does something only while the table can be seen.
func (p *App) onTable(do func()) {
	if p.atTable && !p.screens.covered() {
		do()
	}
}
