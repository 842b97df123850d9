// Package help holds what the pages of rules and questions consist of, as data: their sections in order, where the words
// of each come from, the positions that illustrate them, and which section explains which refusal. The words themselves
// are in the catalogues of package text, the figures in them come from core.Rules.
package help

import (
	"strings"

	"patiencetrio/core"
	"patiencetrio/ui/text"
)

// The pages.
const (
	RulesPage     = "rules"
	QuestionsPage = "questions"
)

// Section is a part of a page under a headline of its own.
type Section struct {
	// ID names the section within its page; links and refusals lead to it.
	ID string
	// Pictures stand below the words.
	Pictures []Picture

	texts []string // what the ids of its paragraphs begin with, in order
}

// Page is one page: the rules of a game, or the questions.
type Page struct {
	ID       string
	Sections []Section

	data func(section string, t *text.Text) text.Data
}

// Rules is the page with the rules of a game, the same for all its options.
func Rules(f core.Family) *Page {
	figures := rulesData(f)
	p := &Page{ID: RulesPage, data: func(string, *text.Text) text.Data { return figures }}
	for _, s := range rules[f.Letters()] {
		p.Sections = append(p.Sections, s.of(f))
	}
	return p
}

// Questions is the page with questions and answers.
func Questions() *Page {
	p := &Page{ID: QuestionsPage, data: questionsData}
	for _, id := range questions {
		p.Sections = append(p.Sections, Section{ID: id, texts: []string{id}})
	}
	return p
}

// Section finds a section; ok is false if the page has none of that name.
func (p *Page) Section(id string) (s Section, ok bool) {
	for _, s := range p.Sections {
		if s.ID == id {
			return s, true
		}
	}
	return Section{}, false
}

// Title is a section's headline, as prose.
func (p *Page) Title(s Section, t *text.Text) string {
	return t.Prose(p.ID+".head."+s.ID, p.data(s.ID, t))
}

// Paragraphs are a section's words, as prose with links and small cards.
func (p *Page) Paragraphs(s Section, t *text.Text) []string {
	var all []string
	data := p.data(s.ID, t)
	for _, start := range s.texts {
		all = append(all, t.Numbered(p.ID+"."+start, data)...)
	}
	return all
}

// Caption is what stands under a picture, as prose.
func (p *Page) Caption(c Picture, t *text.Text) string {
	return t.Prose(p.ID+"."+c.caption, p.data("", t))
}

// Target is where a link leads: a section of a page.
type Target struct {
	Page    string // "": the page on which the link stands
	Section string
}

// ParseTarget reads the target of a link: "empty" or "questions:undo".
func ParseTarget(s string) Target {
	if page, section, other := strings.Cut(s, ":"); other {
		return Target{page, section}
	}
	return Target{"", s}
}
