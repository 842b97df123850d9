package ui

import (
	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/table"
	"patiencetrio/ui/text"
)

// copyCode copies the code of the play on the table.
func (p *App) copyCode() {
	if p.session.play == nil {
		return
	}
	p.copied(p.session.play.Code().String())
}

// copyPlay copies the whole play on the table, as text.
func (p *App) copyPlay() {
	game := p.session.play.Game()
	p.fyne.Clipboard().SetContent(p.playText(game.Text()))
	body := p.text.Get("transfer.copied.body", text.Data{"Game": p.text.Game(game.Rules()), "Count": game.Moves()})
	p.message.show(notice, text.Message{Title: p.text.Get("transfer.copied"), Body: body}, nil)
}

// copied copies a code and says so.
func (p *App) copied(code string) {
	p.fyne.Clipboard().SetContent(code)
	p.message.show(notice, text.Message{Title: p.text.Get("header.copied"), Body: code}, nil)
}

// clearWarn takes the outlines of refused cards away when the message about them goes.
func (p *App) clearWarn() {
	p.game.table.ClearWarn()
	for _, x := range p.screens.exhibits() {
		x.table.ClearWarn()
	}
}

// messagePlace is where a message goes: on the table where it covers no card, elsewhere at the lower edge.
func (p *App) messagePlace(height func(width float32) float32) table.Rect {
	if p.atTable && !p.screens.covered() && p.game.table.Layout() != nil {
		return p.game.table.MessagePlace(height)
	}
	if x := p.screens.top().exhibit(); x != nil && x.table.Layout() != nil {
		return x.table.MessagePlace(height)
	}
	size := p.window.Canvas().Size()
	width := min(size.Width-2*theme.Space2, messageWidest)
	h := height(width)
	return table.Rect{X: (size.Width - width) / 2, Y: size.Height - h - theme.Space2, W: width, H: h}
}

// tellInFull shows the whole of a message that has no room on the table, and leads on to what explains it, if there is more.
func (p *App) tellInFull(content text.Message, more func()) {
	var l *layer
	l = p.openSheet(func() *kit.Sheet {
		words := kit.NewParagraph(asOne(content), theme.Message)
		words.Four = p.messageFour()
		column := kit.NewColumn(theme.Space4, kit.NewInset(theme.Space1, 0, words))
		if more != nil {
			column.Add(kit.NewButton(p.text.Get("message.rule"), kit.Primary, func() {
				p.screens.close(l)
				more()
			}))
		}
		return kit.NewSheet(p.text.Get("message.whole"), "", column)
	})
}

// messageWidest is how wide a message may be on a page, in units.
const messageWidest = 560
