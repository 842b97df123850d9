package ui

import (
	"slices"

	"fyne.io/fyne/v2"

	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/text"
)

// newRulesPicker is a panel on which a game and its option are chosen. option gives the option in which a game opens. When
// something is chosen the page makes another picker.
func newRulesPicker(t *text.Text, now *core.Rules, option func(core.Family) *core.Rules, chosen func(*core.Rules)) fyne.CanvasObject {
	column := kit.NewColumn(theme.Space1, newGameSegments(t, now, func(f core.Family) { chosen(option(f)) }))
	if options := newOptionSegments(t, now, chosen); options != nil {
		options.Low = true
		column.Add(options)
	}
	return kit.NewPanel(kit.NewInset(theme.Space2, theme.Space2, column))
}

// rulesPage is a page about a game and option that are chosen on it.
type rulesPage struct {
	Rules  *core.Rules                   // shown first
	Option func(core.Family) *core.Rules // in which another game opens
	Shown  func(*core.Rules)             // told what is shown
	page   *kit.Page
	refill func() // fills the page for what is shown
}

// choose shows another game or option.
func (p *rulesPage) choose(r *core.Rules) {
	p.Rules = r
	p.Shown(r)
	p.again()
}

// again fills the page anew.
func (p *rulesPage) again() {
	p.refill()
	p.page.Changed()
}

// newGameSegments chooses among the games.
func newGameSegments(t *text.Text, now *core.Rules, chosen func(core.Family)) *kit.Segments {
	var words []string
	for _, f := range core.Games {
		words = append(words, t.ShortGame(f[0]))
	}
	at := slices.IndexFunc(core.Games, func(f core.Family) bool { return f.Letters() == now.Letters })
	return kit.NewSegments(words, at, func(i int) { chosen(core.Games[i]) })
}

// newOptionSegments chooses among the options of a game; nil if there is nothing to choose.
func newOptionSegments(t *text.Text, now *core.Rules, chosen func(*core.Rules)) *kit.Segments {
	family := core.FamilyOf(now.Letters)
	if len(family) < 2 {
		return nil
	}
	var words []string
	for _, r := range family {
		words = append(words, t.Option(r))
	}
	return kit.NewSegments(words, slices.Index(family, now), func(i int) { chosen(family[i]) })
}
