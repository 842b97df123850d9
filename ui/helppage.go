package ui

import (
	"fyne.io/fyne/v2"

	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/help"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/table"
	"patiencetrio/ui/text"
)

// helpConfig is what the pages of rules and questions have in common.
type helpConfig struct {
	Text    *text.Text
	Look    func(*core.Rules) table.Look // of the pictures of a game
	Section string                       // the one that is shown first; "": the beginning
	Follow  func(help.Target)            // a link to another page was tapped
	Back    func()
}

// helpPage is a page of sections, each on a panel of its own, below a panel with what leads to other pages.
type helpPage struct {
	helpConfig
	page     *kit.Page
	column   *kit.Column
	top      fyne.CanvasObject
	sections map[string]fyne.CanvasObject
	rules    *core.Rules
}

func newHelpPage(c helpConfig, title string, top fyne.CanvasObject) *helpPage {
	h := &helpPage{helpConfig: c, column: kit.NewColumn(theme.Space3), top: top}
	h.page = kit.NewPage(title, h.column, c.Back)
	return h
}

// fill shows the sections of a page in the place of those that were there. r are the rules of the game that it is about,
// nil if about none.
func (h *helpPage) fill(p *help.Page, r *core.Rules) {
	h.rules = r
	h.column.Clear()
	h.sections = make(map[string]fyne.CanvasObject, len(p.Sections))
	all := []fyne.CanvasObject{h.top}
	for _, s := range p.Sections {
		panel := kit.NewPanel(kit.NewInset(theme.Space4, theme.Space3, h.section(p, s)))
		h.sections[s.ID] = panel
		all = append(all, panel)
	}
	h.column.Add(all...)
}

// section is a headline, the words and the pictures of a section.
func (h *helpPage) section(p *help.Page, s help.Section) *kit.Column {
	rows := kit.NewColumn(theme.Space2, kit.NewParagraph(p.Title(s, h.Text), theme.GameName))
	for _, words := range p.Paragraphs(s, h.Text) {
		rows.Add(h.paragraph(words, theme.Message, h.rules))
	}
	if len(s.Pictures) > 0 {
		f := newFigures()
		for _, c := range s.Pictures {
			f.add(h.picture(c), h.paragraph(p.Caption(c, h.Text), theme.Caption, c.Rules))
		}
		rows.Add(f)
	}
	return rows
}

// paragraph is running text in which cards look like those of a game, or of any if r is nil.
func (h *helpPage) paragraph(words string, style theme.TextStyle, r *core.Rules) *kit.Paragraph {
	p := kit.NewParagraph(words, style)
	p.Four = h.Look(r).Deck.Four
	p.OnLink = h.follow
	return p
}

// picture draws a position. That it is one is tested for all.
func (h *helpPage) picture(c help.Picture) *table.Picture {
	b, err := c.Board()
	if err != nil {
		b = core.NewBoard(c.Rules)
	}
	return table.NewPicture(b, c.Shown(), c.Move, func() table.Look { return h.Look(c.Rules) })
}

// follow goes where a link leads: on this page, or to another one.
func (h *helpPage) follow(target string) {
	if t := help.ParseTarget(target); t.Page == "" {
		h.show(t.Section)
	} else {
		h.Follow(t)
	}
}

// show brings a section to the top of the window; "" or an unknown one the beginning.
func (h *helpPage) show(section string) {
	panel := h.sections[section]
	h.page.ScrollTo(func(width float32) float32 { return h.column.Top(panel, width) })
}
