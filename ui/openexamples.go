package ui

import (
	"fyne.io/fyne/v2"

	"patiencetrio/core"
	"patiencetrio/ui/text"
)

// openExamples opens the list of examples, those of a game first.
func (p *App) openExamples(r *core.Rules) {
	p.game.cancelDrag()
	p.openPage(func(back func()) fyne.CanvasObject {
		return newExamplesPage(examplesConfig{Text: p.text, Rules: r, Open: p.openExample, Back: back})
	})
}

// openExample opens an example over everything else. The play below it waits, and its clock stands.
func (p *App) openExample(e *core.Example) {
	state, before := newLesson(e), p.lesson // an example may be opened from the rules that explain another one
	var lesson *lessonScreen
	l := p.openPage(func(back func()) fyne.CanvasObject {
		lesson = newLessonScreen(lessonConfig{
			Text: p.text, Set: p.set, Mode: p.mode, Lesson: state,
			Explain: func(r *core.Refusal, m text.Message) {
				p.message.show(refusal, m, func() { p.explainBy(e.Code().Rules, r) })
			},
			Hush: p.message.accepted, Moved: p.message.relayout,
			Leave: back, Copy: p.copied,
		})
		p.lesson = lesson
		return lesson.object
	})
	l.gone = func() {
		lesson.table.Cancel()
		p.lesson = before
	}
}

// inLesson is the example that can be seen, or nil.
func (p *App) inLesson() *lessonScreen {
	if p.lesson != nil && p.screens.top().object == p.lesson.object {
		return p.lesson
	}
	return nil
}
