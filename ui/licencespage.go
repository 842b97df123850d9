package ui

import (
	"strings"

	"fyne.io/fyne/v2"

	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/licences"
	"patiencetrio/ui/text"
)

// licencesConfig is all that the page of licences shows and does.
type licencesConfig struct {
	Text *text.Text
	All  []licences.Licence
	Open func(licences.Licence)
	Back func()
}

// newLicencesPage makes the page with a row for each part that the app is made of.
func newLicencesPage(c licencesConfig) *kit.Page {
	var rows []fyne.CanvasObject
	for _, l := range c.All {
		// A row of a small phone has no room for where most of them come from; their own page says it.
		name := strings.TrimPrefix(l.Name, "github.com/")
		rows = append(rows, kit.NewRow("", name, "", kit.Quiet, func() { c.Open(l) }).Flush())
	}
	return kit.NewPage(c.Text.Get("settings.licences"), kit.NewColumn(theme.Space1, kit.NewGroup(rows...)), c.Back)
}

// newLicencePage makes the page with the words of one licence.
func newLicencePage(l licences.Licence, back func()) *kit.Page {
	rows := kit.NewColumn(theme.Space2, kit.NewParagraph(l.Name, theme.GameName))
	if l.Version != "" {
		rows.Add(kit.NewParagraph(l.Version, theme.Caption))
	}
	for block := range strings.SplitSeq(l.Text, "\n\n") {
		if words := flowing(block); words != "" {
			rows.Add(kit.NewParagraph(words, theme.Message))
		}
	}
	return kit.NewPage("", kit.NewColumn(theme.Space3, kit.NewPanel(kit.NewInset(theme.Space4, theme.Space3, rows))), back)
}

// fullLine is the length, in bytes, from which a line of a licence is one that went on to the next for want of room.
const fullLine = 50

// flowing joins the lines of a block of text that were broken for a page of typewriting. Those of lists stay apart.
func flowing(block string) string {
	var b strings.Builder
	last := 0
	for line := range strings.Lines(block) {
		words := strings.Join(strings.Fields(line), " ")
		switch {
		case words == "":
			continue
		case b.Len() > 0 && (last < fullLine || words[0] == '*' || words[0] == '-'):
			b.WriteByte('\n')
		case b.Len() > 0:
			b.WriteByte(' ')
		}
		b.WriteString(words)
		last = len(strings.TrimRight(line, " \r\n"))
	}
	return b.String()
}

// openLicences opens the licences of all that the app is made of.
func (p *App) openLicences() {
	all, err := licences.All()
	if err != nil {
		fyne.LogError("the app's licences cannot be read", err)
		return
	}
	p.openPage(func(back func()) fyne.CanvasObject {
		return newLicencesPage(licencesConfig{Text: p.text, All: all, Back: back, Open: func(l licences.Licence) {
			p.openPage(func(back func()) fyne.CanvasObject { return newLicencePage(l, back) })
		}})
	})
}
