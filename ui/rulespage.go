package ui

import (
	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/text"
)

// rulesConfig is what the rules page shows and does.
type rulesConfig struct {
	Text  *text.Text
	Rules *core.Rules // of the game that is shown first
	Back  func()
}

// newRulesPage makes the page with the short rules of a game; the other games are one tap away.
func newRulesPage(c rulesConfig) *kit.Page {
	var names []string
	shown := 0
	for i, f := range core.Games {
		names = append(names, c.Text.ShortGame(f[0]))
		if f.Letters() == c.Rules.Letters {
			shown = i
		}
	}
	paragraphs := kit.NewColumn(theme.Space3)
	column := kit.NewColumn(theme.Space3)
	page := kit.NewPage(c.Text.Get("rules.title"), column, c.Back)
	fill := func(r *core.Rules) {
		paragraphs.Clear()
		for _, p := range c.Text.Rules(r) {
			paragraphs.Add(kit.NewParagraph(p, theme.Message))
		}
	}
	games := kit.NewSegments(names, shown, func(i int) {
		fill(core.Games[i][0])
		page.Changed()
	})
	fill(c.Rules)
	column.Add(kit.NewPanel(kit.NewInset(theme.Space2, theme.Space2, games)), kit.NewPanel(kit.NewInset(theme.Space4, theme.Space4, paragraphs)))
	return page
}
