package ui

import (
	"fyne.io/fyne/v2"

	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/table"
	"patiencetrio/ui/text"
)

// lessonConfig is what the screen of an example shows and does.
type lessonConfig struct {
	Text   *text.Text
	Set    settings
	Mode   theme.Mode
	Lesson *lesson
	// Explain tells why a move was refused; Hush takes that away.
	Explain func(*core.Refusal, text.Message)
	Hush    func()
	Moved   func() // the table is laid out anew
	Leave   func()
	Copy    func(code string)
}

// lessonScreen is an example on a table of its own.
type lessonScreen struct {
	lessonConfig
	exhibit
	texts  []string
	panel  *lessonPanel
	anchor fyne.CanvasObject // stands for the table when Tab goes round
}

func newLessonScreen(c lessonConfig) *lessonScreen {
	example := c.Lesson.example
	rules, code := example.Code().Rules, example.Code().String()
	s := &lessonScreen{lessonConfig: c, texts: exampleWords(c.Text, example)}
	s.panel = newLessonPanel(c.Text, c.Text.Prose(exampleID(example)+".title"), s.texts, c.Set, rules, lessonActions{
		main: s.main, back: s.back, again: s.again,
		undo: func() { s.table.Do(core.Event{Kind: core.Undo}) },
		redo: func() { s.table.Do(core.Event{Kind: core.Redo}) },
	})
	s.exhibit = exhibit{
		set: c.Set, rules: rules, table: table.New(s), foot: s.panel, moved: c.Moved,
		header: newExhibitHeader(exampleTitle(c.Text, example), c.Text.ShortGame(rules), code, c.Set.Felt, c.Leave, func() { c.Copy(code) }),
	}
	s.anchor = kit.NewAnchor(s.table.Enter, s.table.Rest)
	s.assemble(c.Mode, s.anchor)
	s.table.ShowGame(c.Lesson.game, false)
	s.refresh()
	return s
}

// Apply is the table's door to the example.
func (s *lessonScreen) Apply(e core.Event) *core.Refusal { return s.Lesson.apply(e) }

// Refused explains a refusal: that is what examples are for.
func (s *lessonScreen) Refused(r *core.Refusal) {
	s.Lesson.refused(r)
	s.Explain(r, s.Text.Refusal(r, s.Lesson.game.Board()))
	s.table.Warn(r)
	s.refresh()
}

// Changed follows every accepted event.
func (s *lessonScreen) Changed() {
	s.Hush()
	s.Lesson.follow()
	s.refresh()
}

// main shows what the step asks for, goes on when that has been tried, and leaves at the end.
func (s *lessonScreen) main() {
	l := s.Lesson
	switch {
	case l.over():
		s.Leave()
	case l.tried:
		s.turned(l.next())
	default:
		s.turned(l.prepare())
		s.table.Demonstrate(l.asked().Action())
	}
}

// back goes to the step before.
func (s *lessonScreen) back() {
	s.Lesson.goTo(s.Lesson.step - 1)
	s.turned(true)
}

// again begins the example anew.
func (s *lessonScreen) again() {
	s.Lesson.goTo(0)
	s.turned(true)
}

// turned shows another step; anew: the table was set up for it.
func (s *lessonScreen) turned(anew bool) {
	s.Hush()
	if anew {
		s.table.ShowGame(s.Lesson.game, false)
	}
	s.refresh()
}

// refresh shows what the step says and what the keys can do.
func (s *lessonScreen) refresh() {
	l, t := s.Lesson, s.Text
	step := ""
	if !l.over() {
		step = t.Get("examples.step", text.Data{"Step": l.step + 1, "Steps": len(l.example.Steps)})
	}
	word := t.Get("examples.show")
	switch {
	case l.over():
		word = t.Get("examples.done")
	case l.tried:
		word = t.Get("examples.next")
	}
	s.header.set(step)
	s.panel.set(s.texts[l.step], step, word)
	s.panel.back.SetEnabled(l.step > 0)
	s.panel.again.SetEnabled(l.step > 0 || l.game.Started())
	s.panel.undo.SetEnabled(l.game.Undos() > 0)
	s.panel.redo.SetEnabled(l.game.Redos() > 0)
}
