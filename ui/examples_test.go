package ui

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/text"
)

// allExamples are the examples of all games.
func allExamples() []*core.Example {
	var all []*core.Example
	for _, f := range core.Games {
		for i := range core.Examples(f) {
			all = append(all, &core.Examples(f)[i])
		}
	}
	return all
}

func TestExamplesPage(t *testing.T) {
	for _, f := range core.Games {
		onEveryScreen(t, "examples-"+f.Letters(), func(x *text.Text) fyne.CanvasObject {
			return newExamplesPage(examplesConfig{Text: x, Rules: f[0], Open: func(*core.Example) {}, Back: func() {}})
		})
	}
}

func TestExamplesPageOpensWhatIsTapped(t *testing.T) {
	var opened *core.Example
	page := newExamplesPage(examplesConfig{Text: english(t), Rules: core.EightOff, Open: func(e *core.Example) { opened = e }, Back: func() {}})
	tapText(t, show(t, page, phone), page, "When an empty column counts")
	require.NotNil(t, opened)
	assert.Equal(t, "card", opened.Name)
	assert.Equal(t, "EO", opened.Code().Rules.Letters)
}

// lessonOf shows an example alone.
func lessonOf(x *text.Text, e *core.Example, change func(*settings)) *lessonScreen {
	set := loadSettings(fyne.CurrentApp().Preferences())
	if change != nil {
		change(&set)
	}
	return newLessonScreen(lessonConfig{Text: x, Set: set, Lesson: newLesson(e),
		Explain: func(*core.Refusal, text.Message) {}, Hush: func() {}, Moved: func() {}, Leave: func() {}, Copy: func(string) {}})
}

// On every screen the words have their room, and the panel covers no card.
func TestLessonsFitEveryScreen(t *testing.T) {
	for _, e := range allExamples() {
		onEveryScreen(t, "lesson-"+e.Code().Rules.Letters+e.Name, func(x *text.Text) fyne.CanvasObject {
			return lessonOf(x, e, nil).object
		})
	}
}

func TestPanelCoversNoCard(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(theme.New(theme.Mode{}, 1))
	for _, left := range []bool{false, true} {
		for _, large := range []bool{false, true} {
			for i, size := range append(pageSizes, fyne.NewSize(568, 320), fyne.NewSize(800, 800)) {
				for _, e := range allExamples() {
					if !sampled(fmt.Sprintf("panel of %s, %v, %v", exampleID(e), left, large), i) {
						continue
					}
					s := lessonOf(text.For("th"), e, func(s *settings) { s.LeftHanded, s.Large = left, large })
					w := test.NewTempWindow(t, s.object)
					w.SetPadded(false)
					w.Resize(size)
					name := fmt.Sprintf("%s at %v", exampleID(e), size)
					for step := range len(e.Steps) + 1 {
						s.Lesson.goTo(step)
						s.turned(true)
						noCardUnder(t, s, name)
					}
				}
			}
		}
	}
}

// noCardUnder checks that panel and cards lie apart, and that both are on the screen.
func noCardUnder(t *testing.T, s *lessonScreen, name string) {
	l, b := s.table.Layout(), s.Lesson.game.Board()
	at, size := s.panel.Position(), s.panel.Size()
	assert.LessOrEqual(t, at.Y+size.Height, l.Size.H, name)
	assert.LessOrEqual(t, at.X+size.Width, l.Size.W, name)
	for _, p := range b.Rules().Piles() {
		for i := range b.Cards(p) {
			c := l.Card(l.Place(b, p, i))
			apart := c.Bottom() <= at.Y || c.Y >= at.Y+size.Height || c.Right() <= at.X || c.X >= at.X+size.Width
			assert.True(t, apart, "%s: the panel covers a card of %v", name, p)
		}
	}
}

// Texts speak of the cards that they are about, and only of such as can be seen; every language has all of them.
func TestWordsNameCardsThatLieOpen(t *testing.T) {
	card := regexp.MustCompile(`(10|[2-9AJQK])([♠♥♦♣])`)
	for _, lang := range text.Languages() {
		for _, e := range allExamples() {
			words := exampleWords(text.For(lang), e)
			beyond := fmt.Sprintf("%s.%d", exampleID(e), len(e.Steps)+1)
			assert.Equal(t, beyond, text.For(lang).Get(beyond), "no words without a step")
			for i, w := range words {
				name := fmt.Sprintf("%s %s %d", lang, exampleID(e), i+1)
				assert.NotContains(t, w, "examples.", name)
				open := openCards(e.At(i))
				if i < len(e.Steps) { // the step may turn some up itself
					after := e.At(i)
					after.Apply(core.Do(e.Steps[i].Action()))
					open += openCards(after)
				}
				for _, c := range card.FindAllString(w, -1) {
					assert.Contains(t, open, " "+c+" ", "%s: %s", name, w)
				}
			}
			for i := range e.Steps {
				a := e.Steps[i].Action()
				if b := e.At(i).Board(); a.From.Kind() == core.ColumnPile {
					lowest := b.Cards(a.From)[b.Len(a.From)-int(a.Count)]
					assert.Contains(t, words[i], signed(lowest), "%s %s %d", lang, exampleID(e), i+1)
				}
			}
		}
	}
}

// signed is a card as it stands in texts.
func signed(c core.Card) string {
	rank := c.Rank().String()
	if rank == "T" {
		rank = "10"
	}
	return rank + string([]rune("♠♥♦♣")[c.Suit()])
}

// openCards lists what lies face up, each between blanks.
func openCards(g *core.Game) string {
	b, all := g.Board(), " "
	for _, p := range b.Rules().Piles() {
		for _, c := range b.Cards(p)[b.FaceDown(p):] {
			all += " " + signed(c) + " "
		}
	}
	return all
}

// openLesson opens an example in the app.
func (a *fixture) openLesson(e *core.Example) *lessonScreen {
	a.openExample(e)
	require.NotNil(a.t, a.inLesson())
	return a.inLesson()
}

// try makes a step's move by pointer: a tap on the stock, else a drag.
func (a *fixture) try(s *lessonScreen, m core.Action) {
	b, l := s.Lesson.game.Board(), s.table.Layout()
	place := func(p core.Pile, n int) fyne.Position {
		at := l.Place(b, p, max(0, b.Len(p)-n))
		return fyne.NewPos(at.X+l.CardW/2, at.Y+l.CardH/8)
	}
	if m.From == core.Stock || m.To == core.Stock {
		a.tap(place(core.Stock, 1))
		return
	}
	a.drag(place(m.From, int(m.Count)), place(m.To, 1))
}

// What the steps ask for is tried by hand, in the app; refusals are explained, and the key then leads on.
func TestLessonsByHand(t *testing.T) {
	for _, e := range allExamples() {
		t.Run(exampleID(e), func(t *testing.T) {
			a := open(t)
			a.setting(func(s *settings) { s.Interactive = false }) // examples explain all the same
			s := a.openLesson(e)
			for i := range e.Steps {
				require.Equal(t, i, s.Lesson.step)
				step := &e.Steps[i]
				before := *s.Lesson.game.Board()
				r := before.Check(step.Action())
				a.try(s, step.Action())
				if step.Refused != 0 {
					require.True(t, a.message.up)
					assert.Equal(t, a.text.Refusal(r, &before), a.message.content)
					assert.True(t, before == *s.Lesson.game.Board())
				} else {
					assert.False(t, a.message.up)
				}
				if s.Lesson.step == i {
					require.True(t, s.Lesson.tried, "step %d", i+1)
					assert.Equal(t, a.text.Get("examples.next"), s.panel.main.Text)
					a.tap(middle(s.panel.main))
				}
			}
			assert.True(t, s.Lesson.over())
			assert.Equal(t, a.text.Get("examples.done"), s.panel.main.Text)
			a.tap(middle(s.panel.main))
			assert.Nil(t, a.inLesson())
			assert.Len(t, a.screens.layers, 1)
		})
	}
}

// The main key alone leads through an example too.
func TestLessonsShowWhatTheyAskFor(t *testing.T) {
	for _, e := range allExamples() {
		t.Run(exampleID(e), func(t *testing.T) {
			a := open(t)
			s := a.openLesson(e)
			explained := 0
			for presses := 0; !s.Lesson.over(); presses++ {
				require.Less(t, presses, 2*len(e.Steps))
				a.tap(middle(s.panel.main))
				if a.message.up {
					explained++
				}
			}
			refusals := 0
			for _, step := range e.Steps {
				if step.Refused != 0 {
					refusals++
				}
			}
			assert.Equal(t, refusals, explained)
			assert.True(t, *e.At(len(e.Steps)).Board() == *s.Lesson.game.Board())
		})
	}
}

// Whoever plays something else is brought back by the key, and may undo, begin again and go back a step.
func TestLessonsForgiveDetours(t *testing.T) {
	a := open(t)
	e := &core.Examples(core.Games[1])[0]
	require.Equal(t, "group", e.Name)
	s := a.openLesson(e)
	a.key(fyne.KeySpace)
	require.Equal(t, 1, s.Lesson.game.Board().Len(core.Waste), "a draw that no step asks for")
	assert.False(t, s.Lesson.tried)
	a.typedRune('u')
	assert.Zero(t, s.Lesson.game.Board().Len(core.Waste))
	a.key(fyne.KeySpace)
	a.tap(middle(s.panel.main))
	assert.True(t, *e.At(0).Board() == *s.Lesson.game.Board(), "set up again for what is shown")
	assert.True(t, s.Lesson.tried)
	a.key(fyne.KeySpace)
	a.tap(middle(s.panel.main))
	assert.Equal(t, 1, s.Lesson.step)
	assert.True(t, *e.At(1).Board() == *s.Lesson.game.Board())

	a.tap(middle(s.panel.main))
	require.Equal(t, 2, s.Lesson.step, "an accepted move leads on by itself")
	a.tap(middle(s.panel.undo))
	assert.True(t, *e.At(1).Board() == *s.Lesson.game.Board())
	assert.Equal(t, 1, s.Lesson.step, "undo leads back")
	a.tap(middle(s.panel.redo))
	assert.True(t, *e.At(2).Board() == *s.Lesson.game.Board())
	assert.Equal(t, 2, s.Lesson.step, "and redo on")
	a.tap(middle(s.panel.back))
	assert.Equal(t, 1, s.Lesson.step)
	a.tap(middle(s.panel.again))
	assert.Equal(t, 0, s.Lesson.step)
	a.tap(middle(s.panel.back))
	assert.Equal(t, 0, s.Lesson.step, "there is no step before the first")
}

// files are the names and contents of all files in the app's folder.
func files(t *testing.T, dir string) map[string]string {
	all := map[string]string{}
	require.NoError(t, filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := os.ReadFile(path)
		all[path] = string(data)
		return err
	}))
	return all
}

// The play on the table is as it was, its clock stands, and nothing is saved or counted.
func TestLessonsLeaveThePlayAlone(t *testing.T) {
	a := open(t)
	a.deal("TF1-D1N-AAAAAAB")
	a.key(fyne.KeySpace)
	a.store.Flush()
	saved := files(t, a.dir)
	before, id, moves := *a.play().Board(), a.session.play.ID(), a.play().Moves()
	require.True(t, a.session.running())

	a.openExamples(a.play().Rules())
	for _, e := range allExamples() {
		s := a.openLesson(e)
		assert.False(t, a.session.running(), "the clock stands")
		for !s.Lesson.over() {
			a.tap(middle(s.panel.main))
		}
		a.typedRune('u')
		a.key(fyne.KeySpace)
		a.typedRune('n')
		assert.NotNil(t, a.inLesson(), "no window of the app opens here")
		a.key(fyne.KeyEscape)
		require.Nil(t, a.inLesson())
	}
	require.Len(t, a.screens.layers, 2, "the list of examples")
	a.key(fyne.KeyEscape)
	assert.True(t, a.session.running())
	assert.Equal(t, id, a.session.play.ID())
	assert.Equal(t, moves, a.play().Moves())
	assert.True(t, before == *a.play().Board())
	a.store.Flush()
	assert.Equal(t, saved, files(t, a.dir))
}

func TestMenuLeadsToTheExamplesOfTheGame(t *testing.T) {
	a := open(t)
	a.setting(func(s *settings) { s.Language, s.Speed = "en", speedNone })
	a.deal("EO1-C4-AAAAAAB")
	a.openMenu()
	tapText(t, a.window.Canvas(), a.window.Content(), "Examples")
	tapText(t, a.window.Canvas(), a.window.Content(), "When an empty column counts")
	require.NotNil(t, a.inLesson())
	assert.Equal(t, "EO1-C8-AAAAAGL", a.inLesson().header.code)
	a.tap(middle(a.inLesson().header.copy))
	assert.Equal(t, "EO1-C8-AAAAAGL", a.fyne.Clipboard().Content())
}

// Language and mode may change behind an example that is open.
func TestLessonFollowsLanguageAndMode(t *testing.T) {
	a := open(t)
	e := allExamples()[0]
	a.openLesson(e)
	a.tap(middle(a.inLesson().panel.main))
	a.tap(middle(a.inLesson().panel.main))
	require.Equal(t, 1, a.inLesson().Lesson.step)
	for _, lang := range []text.Lang{"th", "en"} {
		a.setting(func(s *settings) { s.Language, s.Mode = lang, modeDark })
		require.NotNil(t, a.inLesson())
		assert.Equal(t, exampleWords(text.For(lang), e)[1], a.inLesson().panel.words.Text)
	}
}

// A tap on the message opens the rules at that rule, and the way back leads to the example.
func TestRefusalInALessonLeadsToTheRule(t *testing.T) {
	a := open(t)
	a.openChooser()
	s := a.openLesson(allExamples()[0])
	a.tap(middle(s.panel.main))
	require.True(t, a.message.up)
	a.tap(middle(a.message))
	assert.Nil(t, a.inLesson())
	require.Len(t, a.screens.layers, 3, "the rules over the example")
	a.key(fyne.KeyEscape)
	assert.Equal(t, s, a.inLesson())
	assert.True(t, s.Lesson.tried)
}

func TestRulesLeadToTheExamples(t *testing.T) {
	var opened *core.Rules
	config := rulesConfig{helpConfig: exampleHelp(english(t)), Rules: core.Reflechi, Examples: func(r *core.Rules) { opened = r }}
	page := newRulesPage(config)
	tapText(t, show(t, page, phone), page, "Examples")
	assert.Equal(t, core.Reflechi, opened)
}
