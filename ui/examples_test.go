package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"patiencetrio/core"
	"patiencetrio/ui/text"
)

func TestExamplesPage(t *testing.T) {
	onEveryScreen(t, "examples", func(x *text.Text) fyne.CanvasObject {
		return newExamplesPage(examplesConfig{Text: x, Rules: core.Reflechi, Open: func(*core.Example) {}, Back: func() {}})
	})
}

func TestLessonScreen(t *testing.T) {
	for _, f := range core.Games {
		for i := range core.Examples(f) {
			e := &core.Examples(f)[i]
			onEveryScreen(t, "lesson-"+f.Letters()+e.Name, func(x *text.Text) fyne.CanvasObject {
				s := newLessonScreen(lessonConfig{Text: x, Set: loadSettings(fyne.CurrentApp().Preferences()), Lesson: newLesson(e), Explain: func(text.Message) {}, Hush: func() {}, Moved: func() {}})
				return s.object
			})
		}
	}
	_ = canvas.Refresh
}
