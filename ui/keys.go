package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"

	"patiencetrio/core"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/table"
)

// bindKeys connects the keyboard, and Android's back key. Keys reach the canvas only while no field has the focus; what
// else can have it passes on the keys that it has no use for.
func (p *App) bindKeys() {
	c := p.window.Canvas()
	c.SetOnTypedKey(p.typedKey)
	c.SetOnTypedRune(p.typedRune)
	if d, ok := c.(desktop.Canvas); ok {
		d.SetOnKeyDown(p.keyDown)
	}
	for _, s := range p.shortcuts() {
		c.AddShortcut(s.keys, func(fyne.Shortcut) {
			kit.LetGo()
			if !p.screens.hush.Key() && !p.game.table.Skip() {
				kit.Answer(nil, s.do)
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

// keyDown is told of a key that goes down while nothing has the keyboard, before typedKey; of one that is held down only
// typedKey hears again and again.
func (p *App) keyDown(e *fyne.KeyEvent) { p.down = e.Name }

// typedKey answers the keys that are named alike on all keyboards. What a key types comes after it, to typedRune.
func (p *App) typedKey(e *fyne.KeyEvent) {
	kit.LetGo()
	if e.Name == mobile.KeyBack || !p.screens.hush.Key() {
		kit.Answer(nil, func() { p.key(e) })
	}
}

// key does what a key means.
func (p *App) key(e *fyne.KeyEvent) {
	held := p.down != e.Name
	p.down = ""
	if p.files != nil {
		p.filesKey(e, held)
		return
	}
	p.spent = p.game.table.Skip()
	if p.spent { // a key that ends the deal or the win counts as nothing else
		return
	}
	if s := p.inShow(); s != nil && s.key(e.Name) {
		return
	}
	switch e.Name {
	case mobile.KeyBack:
		if !p.back() {
			p.leave()
		}
	case fyne.KeyEscape:
		p.escape()
	case fyne.KeyBackspace:
		p.undo()
	case fyne.KeyReturn, fyne.KeyEnter:
		if !p.press() && !held {
			p.confirm()
		}
	case fyne.KeySpace:
		if !p.press() {
			p.draw()
		}
	case fyne.KeyF1:
		p.openKeys()
	default:
		if digit, ok := digitOf(e.Name); ok {
			p.letter(digit)
			p.spent = true
			return
		}
		p.steer(e.Name)
	}
}

// steer is what keys do that lead through what is shown.
func (p *App) steer(name fyne.KeyName) {
	switch name {
	case fyne.KeyLeft:
		p.arrow(table.Left)
	case fyne.KeyRight:
		p.arrow(table.Right)
	case fyne.KeyUp:
		p.arrow(table.Up)
	case fyne.KeyDown:
		p.arrow(table.Down)
	case fyne.KeyPageUp:
		p.turn(-1, kit.ByPage)
	case fyne.KeyPageDown:
		p.turn(1, kit.ByPage)
	case fyne.KeyHome:
		p.turn(-1, kit.ToEnd)
	case fyne.KeyEnd:
		p.turn(1, kit.ToEnd)
	}
}

// escape leaves the picked cards, the focus, or what is open.
func (p *App) escape() {
	t, c := p.playing(), p.window.Canvas()
	switch {
	case t != nil && t.Leave():
		if _, on := t.Focus(); !on {
			c.Unfocus()
		}
	case c.Focused() != nil && (t != nil || !p.screens.covered()):
		c.Unfocus()
	default:
		p.back()
	}
}

// playing is the table that can be played now, the game's or that of an example; nil: none can.
func (p *App) playing() *table.Table {
	if l := p.inLesson(); l != nil {
		return l.table
	}
	if p.atTable && !p.screens.covered() {
		return p.game.table
	}
	return nil
}

// press picks up or puts down what has the focus on a table; false: nothing has.
func (p *App) press() bool {
	t := p.playing()
	return t != nil && t.Press()
}

// confirm presses the primary button of a sheet, if nothing has the keyboard. A key that is held down since before the sheet
// was there does not.
func (p *App) confirm() {
	if s, ok := p.screens.top().object.(*kit.Sheet); ok && !s.Deaf() && p.window.Canvas().Focused() == nil {
		p.screens.fence.PressPrimary()
	}
}

// arrow moves the focus: on the table from pile to pile, elsewhere from one thing that can be pressed to the next one in
// that direction. Where there is none, or nothing has the focus, it scrolls.
func (p *App) arrow(d table.Direction) {
	if t := p.playing(); t != nil {
		t.Step(d)
		p.focusTable(t)
		return
	}
	way := map[table.Direction][2]int{table.Left: {-1, 0}, table.Right: {1, 0}, table.Up: {0, -1}, table.Down: {0, 1}}[d]
	scroll := func() bool { return way[1] != 0 && p.turn(way[1], kit.ByStep) }
	steer := func() bool { return p.screens.fence.Go(way[0], way[1]) }
	if p.window.Canvas().Focused() == nil {
		_ = scroll() || steer()
	} else {
		_ = steer() || scroll()
	}
}

// turn scrolls what lies on top; false: there is nothing more to see.
func (p *App) turn(down int, far kit.Scrolling) bool {
	return kit.Turn(p.screens.top().object, down, far)
}

// focusTable lets the keyboard be on a table only, if it is on the table at all.
func (p *App) focusTable(t *table.Table) {
	if _, on := t.Focus(); on {
		kit.TakeFocus(p.anchorOf(t))
	}
}

// anchorOf is what stands for a table when Tab goes round.
func (p *App) anchorOf(t *table.Table) fyne.CanvasObject {
	if l := p.inLesson(); l != nil && l.table == t {
		return l.anchor
	}
	return p.game.anchor
}

// typedRune knows the keys by what they type: only so can those be known that have no names, as most of a Thai keyboard.
func (p *App) typedRune(r rune) {
	kit.LetGo()
	if p.files != nil && !p.spent {
		p.filesRune(r)
	}
	if p.files != nil || p.spent || p.screens.hush.Key() || p.game.table.Skip() {
		return
	}
	kit.Answer(nil, func() { p.sign(keyOf(r)) })
}

// sign does what a letter, a digit or a sign means.
func (p *App) sign(key rune) {
	if key == '?' {
		p.openKeys()
	} else {
		p.letter(key)
	}
}

// letter is what a letter or a digit does: on the table and, if they know any, on what lies on top.
func (p *App) letter(key rune) {
	if t := p.playing(); t != nil {
		p.tableKey(t, key)
	} else if typed := p.screens.top().typed; typed != nil {
		typed(key)
	}
}

// tableKey is what letters and digits do on the table: a few do something, and each pile has one.
func (p *App) tableKey(t *table.Table, key rune) {
	switch key {
	case 'u':
		p.undo()
	case 'y':
		p.redo()
	case 'n':
		p.onTable(p.openNewGame)
	case 't':
		p.onTable(p.game.hint)
	case 'r':
		p.onTable(p.openRules)
	case 'p':
		p.onTable(p.openSettings)
	default:
		if l := t.Layout(); l != nil {
			if pile, ok := pileOf(key, l); ok {
				t.Name(pile)
				p.focusTable(t)
			}
		}
	}
}

// typedAtChooser is what letters and digits do on the first screen: each game has its number.
func (p *App) typedAtChooser(key rune) {
	switch n := int(key - '1'); {
	case n >= 0 && n < len(core.Games):
		p.continueGame(core.Games[n].Letters())
	case key == 'n':
		p.openNewGameOf(p.lastFamily())
	case key == 'r':
		p.openRulesAt(core.Games[0][0], "")
	case key == 'p':
		p.openSettings()
	}
}

// typedAtWin is what letters do once a game is won.
func (p *App) typedAtWin(key rune) {
	if key == 'n' {
		p.instead(p.openNewGame)()
	}
}

// pileOf is the pile that a key names on a table: columns and cells are counted as they stand there.
func pileOf(key rune, l *table.Layout) (core.Pile, bool) {
	r, pile := l.Rules(), core.Pile(0)
	switch cell := cellOf(key); {
	case key == '0':
		return core.Foundation(0), true
	case key >= '1' && key <= '9':
		pile = core.Column(int(key - '1'))
	case cell >= 0 && cell < r.Cells:
		pile = l.CellAt(cell)
	case key == 's':
		pile = core.Stock
	case key == 'w':
		pile = core.Waste
	default:
		return 0, false
	}
	return pile, r.Has(pile)
}

func (p *App) undo() { p.do(core.Event{Kind: core.Undo}) }

func (p *App) redo() { p.do(core.Event{Kind: core.Redo}) }

// do makes an event on the table that can be played.
func (p *App) do(e core.Event) {
	switch t := p.playing(); t {
	case nil:
	case p.game.table:
		p.game.do(e)
	default:
		t.Do(e)
	}
}

// draw draws or redeals there.
func (p *App) draw() {
	if t := p.playing(); t != nil {
		t.Draw()
	}
}

// onTable does something only while the table can be seen.
func (p *App) onTable(do func()) {
	if p.atTable && !p.screens.covered() {
		do()
	}
}
