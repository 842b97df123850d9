package ui

import (
	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/text"
)

// menuConfig is what the table's menu does; a row without an action is left out.
type menuConfig struct {
	Text *text.Text
	// Instead lets a row act when the menu is gone: a menu is no place that one comes from, so the way back from whatever it
	// leads to is to what lies below.
	Instead func(act func()) func()

	Games, Result, New, Rules, Examples, Questions, Copy, CopyPlay, Hint, Win, Replay, Keys, Statistics, Settings func()
}

// newMenuSheet makes the menu of the table.
func newMenuSheet(c menuConfig) *kit.Sheet {
	column := kit.NewColumn(0)
	var rows []*kit.Row
	for _, r := range []struct {
		icon   theme.Icon
		id     string
		second string // "" for none
		act    func()
	}{
		{theme.IconTrio, "menu.games", "", c.Games},
		{theme.IconCrown, "menu.result", "", c.Result},
		{theme.IconNew, "menu.new", "", c.New},
		{theme.IconHint, "menu.hint", "", c.Hint},
		{theme.IconCrown, "show.win", "show.win.detail", c.Win},
		{theme.IconPlay, "show.watch", "", c.Replay},
		{theme.IconRules, "menu.rules", "", c.Rules},
		{theme.IconExamples, "examples.title", "", c.Examples},
		{theme.IconQuestion, "menu.questions", "", c.Questions},
		{theme.IconCopy, "menu.copy", "", c.Copy},
		{theme.IconCopy, "transfer.copy", "", c.CopyPlay},
		{theme.IconStatistics, "menu.statistics", "", c.Statistics},
		{theme.IconSettings, "menu.settings", "", c.Settings},
		{theme.IconKeys, "menu.keys", "", c.Keys},
	} {
		if r.act == nil {
			continue
		}
		second := ""
		if r.second != "" {
			second = c.Text.Prose(r.second)
		}
		row := kit.NewRow(r.icon, c.Text.Prose(r.id), second, kit.Quiet, c.Instead(r.act))
		column.Add(row)
		rows = append(rows, row)
	}
	kit.MatchRows(rows...)
	return kit.NewSheet(c.Text.Get("menu.title"), "", column)
}
