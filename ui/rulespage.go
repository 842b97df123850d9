package ui

import (
	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/help"
	"patiencetrio/ui/kit"
)

// rulesConfig is what the rules page shows and does.
type rulesConfig struct {
	helpConfig
	Rules    *core.Rules       // of the game that is shown first
	Examples func(*core.Rules) // opens the examples of a game
}

// newRulesPage makes the page with the rules of a game; the other games are one tap away.
func newRulesPage(c rulesConfig) *kit.Page {
	shown := core.FamilyOf(c.Rules.Letters)
	var h *helpPage
	games := newGameSegments(c.Text, c.Rules, func(f core.Family) {
		shown = f
		h.fill(help.Rules(f), f[0])
		h.page.Changed()
		h.show("")
	})
	more := kit.NewRow("", c.Text.Get("rules.more"), "", kit.Quiet, func() { c.Follow(help.Target{Page: help.QuestionsPage}) })
	examples := kit.NewRow("", c.Text.Get("examples.title"), "", kit.Quiet, func() { c.Examples(shown[0]) })
	h = newHelpPage(c.helpConfig, c.Text.Get("rules.title"), kit.NewPanel(kit.NewInset(theme.Space2, theme.Space2, kit.NewColumn(0, games, examples, more))))
	h.fill(help.Rules(shown), shown[0])
	h.show(c.Section)
	return h.page
}

// newQuestionsPage makes the page with questions and answers.
func newQuestionsPage(c helpConfig) *kit.Page {
	more := kit.NewRow("", c.Text.Get("questions.more"), "", kit.Quiet, func() { c.Follow(help.Target{Page: help.RulesPage}) })
	h := newHelpPage(c, c.Text.Get("questions.title"), kit.NewPanel(kit.NewInset(theme.Space2, theme.Space1, more)))
	h.fill(help.Questions(), nil)
	h.show(c.Section)
	return h.page
}
