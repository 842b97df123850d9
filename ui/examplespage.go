package ui

import (
	"fyne.io/fyne/v2"

	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/text"
)

// examplesConfig is what the page of examples shows and does.
type examplesConfig struct {
	Text  *text.Text
	Rules *core.Rules // of the game whose examples are shown first
	Open  func(*core.Example)
	Back  func()
}

// newExamplesPage lists the examples of a game; those of the other games are one tap away.
func newExamplesPage(c examplesConfig) *kit.Page {
	list := kit.NewColumn(0)
	column := kit.NewColumn(theme.Space3)
	page := kit.NewPage(c.Text.Get("examples.title"), column, c.Back)
	fill := func(f core.Family) {
		list.Clear()
		list.Add(exampleRows(c, f))
	}
	games := newGameSegments(c.Text, c.Rules, func(f core.Family) {
		fill(f)
		page.Changed()
	})
	fill(core.FamilyOf(c.Rules.Letters))
	column.Add(kit.NewPanel(kit.NewInset(theme.Space2, theme.Space2, games)), list, newNote(c.Text.Prose("examples.intro")))
	return page
}

// exampleRows is a game's list, each with the code of its deal.
func exampleRows(c examplesConfig, f core.Family) fyne.CanvasObject {
	var rows []fyne.CanvasObject
	for i := range core.Examples(f) {
		e := &core.Examples(f)[i]
		rows = append(rows, kit.NewRow("", exampleTitle(c.Text, e), e.Code().String(), kit.Quiet, func() { c.Open(e) }))
	}
	return kit.NewPanel(kit.NewColumn(0, rows...))
}
