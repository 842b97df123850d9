package ui

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/help"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/table"
	"patiencetrio/ui/text"
)

func exampleHelp(x *text.Text) helpConfig {
	return helpConfig{Text: x, Look: func(r *core.Rules) table.Look {
		return exampleSettings().look(kit.Now().Mode, r)
	}}
}

func exampleRules(x *text.Text, r *core.Rules) fyne.CanvasObject {
	return newRulesPage(rulesConfig{helpConfig: exampleHelp(x), Rules: r})
}

func TestRulesFit(t *testing.T) {
	for _, f := range core.Games {
		onEveryScreen(t, "rules-"+f.Letters(), func(x *text.Text) fyne.CanvasObject { return exampleRules(x, f[0]) })
	}
}

func TestQuestionsFit(t *testing.T) {
	onEveryScreen(t, "questions", func(x *text.Text) fyne.CanvasObject { return newQuestionsPage(exampleHelp(x)) })
}

// At twice the usual size of text, on the narrowest phone, nothing is cut and nothing overlaps.
func TestHelpFitsInLargeText(t *testing.T) {
	size := fyne.NewSize(320, 568)
	test.NewTempApp(t).Settings().SetTheme(theme.New(theme.Mode{}, 2))
	for _, l := range text.Languages() {
		for i, f := range append(core.Games, nil) {
			t.Run(fmt.Sprintf("large-%s-%d", l, i), func(t *testing.T) {
				page := fyne.CanvasObject(newQuestionsPage(exampleHelp(text.For(l))))
				if f != nil {
					page = exampleRules(text.For(l), f[0])
				}
				c := show(t, page, size)
				checkPage(t, page, size)
				checkOrder(t, page)
				picture(t, c, t.Name())
			})
		}
	}
}

// checkOrder checks that paragraphs and pictures stand below or beside one another.
func checkOrder(t *testing.T, page fyne.CanvasObject) {
	type block struct {
		at   fyne.Position
		size fyne.Size
		what string
	}
	var all []block
	walk(page, fyne.Position{}, func(o fyne.CanvasObject, at fyne.Position) {
		switch o := o.(type) {
		case *kit.Paragraph:
			assert.InDelta(t, o.HeightFor(o.Size().Width), o.Size().Height, .5, "height of %q", o.Text)
			all = append(all, block{at, o.Size(), o.Text})
		case *table.Picture:
			assert.InDelta(t, o.HeightFor(o.Size().Width), o.Size().Height, .5, "height of a picture")
			all = append(all, block{at, o.Size(), "picture"})
		}
	})
	require.NotEmpty(t, all)
	for i, a := range all {
		for _, b := range all[i+1:] {
			apart := a.at.X+a.size.Width <= b.at.X || b.at.X+b.size.Width <= a.at.X ||
				a.at.Y+a.size.Height <= b.at.Y+.5 || b.at.Y+b.size.Height <= a.at.Y+.5
			assert.True(t, apart, "%q over %q", a.what, b.what)
		}
	}
}

func TestHelpKeepsItsOrder(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(theme.New(theme.Mode{}, 1))
	for j, l := range text.Languages() {
		for i, size := range pageSizes {
			for _, f := range core.Games {
				if !sampled("order of "+f.Letters(), j*len(pageSizes)+i) {
					continue
				}
				page := exampleRules(text.For(l), f[0])
				show(t, page, size)
				checkOrder(t, page)
			}
		}
	}
}

func TestRulesOfAllGames(t *testing.T) {
	page := exampleRules(english(t), core.EightOff)
	c := show(t, page, phone)
	assert.Contains(t, texts(page), "Cells")
	tapText(t, c, page, "Easy Harp")
	assert.Contains(t, texts(page), "One card at a time")
	assert.NotContains(t, texts(page), "Cells")
}

// top is how far below the page's head a headline stands.
func top(page fyne.CanvasObject, headline string) float32 { return find(page, headline).Y - 60 }

func TestRulesOpenAtASection(t *testing.T) {
	config := exampleHelp(english(t))
	config.Section = "runs"
	page := newRulesPage(rulesConfig{helpConfig: config, Rules: core.EightOff})
	show(t, page, phone)
	assert.Positive(t, page.Scrolled())
	assert.InDelta(t, 12, top(page, "Runs"), 12, "at the top, below the margin of its panel")
}

func TestLinksScrollAndLead(t *testing.T) {
	config := exampleHelp(english(t))
	var followed []help.Target
	config.Follow = func(to help.Target) { followed = append(followed, to) }
	page := newRulesPage(rulesConfig{helpConfig: config, Rules: core.EasyHarp})
	c := show(t, page, fyne.NewSize(560, 4400)) // all of the page, so that all can be tapped
	tapText(t, c, page, "Why not?")
	tapText(t, c, page, "Questions")
	assert.Equal(t, []help.Target{{Page: "questions", Section: "lost"}, {Page: "questions"}}, followed)

	config.Section = "single"
	page = newRulesPage(rulesConfig{helpConfig: config, Rules: core.EasyHarp})
	c = show(t, page, phone)
	tapText(t, c, page, "a king’s run")
	assert.InDelta(t, 12, top(page, "A king’s run"), 12)
	assert.Len(t, followed, 2, "it leads to this page")
}

func TestQuestionsLeadToTheRules(t *testing.T) {
	config := exampleHelp(english(t))
	var followed []help.Target
	config.Follow = func(to help.Target) { followed = append(followed, to) }
	page := newQuestionsPage(config)
	c := show(t, page, fyne.NewSize(560, 4000))
	tapText(t, c, page, "Rules of the games")
	tapText(t, c, page, "another place")
	assert.Equal(t, []help.Target{{Page: "rules"}, {Page: "rules", Section: "hands"}}, followed)
}

// A tap on a refusal opens the rules where they explain it; back, the table is as it was.
func TestRefusalLeadsToItsRule(t *testing.T) {
	a := open(t)
	a.setting(func(s *settings) { s.Language, s.Speed = "en", speedNone })
	r := refusedDrag(t, a)
	require.True(t, a.message.Visible())
	before, log := *a.play().Board(), len(a.play().Log())
	a.tap(middle(a.message))
	require.Len(t, a.screens.layers, 2)
	page := a.screens.top().object
	section := help.Rules(core.FamilyOf("EO")).About(r)
	require.Equal(t, "columns", section)
	assert.InDelta(t, 12, top(page, "Building on columns"), 12)
	assert.False(t, a.session.visible, "the clock does not run")

	require.True(t, a.back())
	assert.Len(t, a.screens.layers, 1)
	assert.True(t, a.atTable)
	assert.Equal(t, before, *a.play().Board())
	assert.Len(t, a.play().Log(), log)
	assert.False(t, a.message.Visible())
}

func TestLinksOpenPagesOverOneAnother(t *testing.T) {
	a := open(t)
	a.setting(func(s *settings) { s.Language = "en" })
	a.openChooser()
	a.follow(help.Target{Page: help.RulesPage})
	assert.Contains(t, texts(a.screens.top().object), "One card at a time", "without a play, the first game's")
	a.back()
	a.deal("EO1-C4-AAAAAFA")
	a.openRules()
	a.follow(help.Target{Page: help.QuestionsPage, Section: "undo"})
	a.follow(help.Target{Page: help.RulesPage, Section: "hands"})
	require.Len(t, a.screens.layers, 4)
	assert.InDelta(t, 12, top(a.screens.top().object, "Taps and dragging"), 12)
	a.back()
	assert.InDelta(t, 12, top(a.screens.top().object, "What does undo do to score and moves?"), 12)
	a.back()
	a.back()
	assert.Len(t, a.screens.layers, 1)
}

// The pictures are those of the deck that is played with.
func TestPicturesFollowTheMode(t *testing.T) {
	a := open(t)
	a.setting(func(s *settings) { s.Mode = modeLight })
	a.deal("EO1-C8-AAAAAFA")
	a.openRules()
	look := func() table.Look { return a.help("", nil).Look(core.EightOff) }
	light := look()
	a.setting(func(s *settings) { s.Mode = modeDark })
	assert.NotEqual(t, light, look())
	var seen []string
	walk(a.screens.top().object, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) { seen = append(seen, fmt.Sprintf("%T", o)) })
	assert.Contains(t, strings.Join(seen, " "), "*table.Picture")
}
