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

// openExample opens an example over everything else, maybe from the rules that explain another one. The play below it
// waits, and its clock stands.
func (p *App) openExample(e *core.Example) {
	state, l := newLesson(e), &layer{}
	l.gone = l.still
	p.openPageOn(l, func(back func()) fyne.CanvasObject {
		l.lesson = newLessonScreen(lessonConfig{
			Text: p.text, Set: p.set, Mode: p.mode, Lesson: state,
			Explain: func(r *core.Refusal, m text.Message) {
				p.message.show(refusal, m, func() { p.explainBy(e.Code().Rules, r) })
			},
			Hush: p.message.accepted, Moved: p.message.relayout,
			Leave: back, Copy: p.copied,
		})
		return l.lesson.object
	})
}

// inLesson is the example that can be seen, or nil.
func (p *App) inLesson() *lessonScreen { return p.screens.top().lesson }
