package ui

import (
	"image/color"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/motion"
	"patiencetrio/ui/table"
	"patiencetrio/ui/text"
)

var phone = fyne.NewSize(412, 915)

// english sets a theme and gives the English texts.
func english(t *testing.T) *text.Text {
	test.NewTempApp(t).Settings().SetTheme(theme.New(theme.Mode{}, 1))
	return text.For("en")
}

func TestChooserDoesWhatItSays(t *testing.T) {
	var done []string
	note := func(s string) func() { return func() { done = append(done, s) } }
	page := newChooser(chooserConfig{
		Text: english(t), Games: exampleGames(),
		Continue: func(l string) { done = append(done, "continue "+l) },
		New:      func(l string) { done = append(done, "new "+l) },
		Rules:    note("rules"), Records: note("records"), Code: note("code"), Settings: note("settings"),
	})
	c := show(t, page, phone)
	for _, words := range []string{"Continue", "Start", "Rules", "Statistics", "Enter a code"} {
		tapText(t, c, page, words)
	}
	assert.Equal(t, []string{"continue EH", "continue EO", "rules", "records", "code"}, done)

	done = nil
	for _, p := range pads(page) { // from the top: settings, then the tiles, each before its keys
		test.TapCanvas(c, p.at.AddXY(p.size.Width/2, p.size.Height/2))
	}
	assert.Equal(t, []string{
		"settings", "continue EH", "continue EH", "new EH", "continue TF", "continue TF", "new TF",
		"continue EO", "continue EO", "rules", "records", "code",
	}, done)
}

func TestAWonGameOffersAnotherFirst(t *testing.T) {
	var done []string
	page := newChooser(chooserConfig{
		Text:     english(t),
		Games:    []chooserGame{{Rules: core.EightOff, Playing: true, Won: true, Score: 520, Moves: 83}},
		Continue: func(l string) { done = append(done, "continue "+l) },
		New:      func(l string) { done = append(done, "new "+l) },
	})
	c := show(t, page, phone)
	tapText(t, c, page, "New game")
	assert.Equal(t, []string{"new EO"}, done)
}

func TestChooserTellsThePlaysUnderWay(t *testing.T) {
	x := english(t)
	page := newChooser(chooserConfig{Text: x, Games: []chooserGame{
		{Rules: core.EasyHarp, Playing: true, Score: 285, Moves: 142},
		{Rules: core.ReflechiDraw3, Playing: true, Won: true, Score: 1, Moves: 61},
		{Rules: core.EightOff4},
	}})
	show(t, page, phone)
	said := texts(page)
	for _, words := range []string{"285 points", "142 moves", "every card in view · draw 3", "Won", "1 point", "No game under way", "by suit · 4 cells"} {
		assert.Contains(t, said, words)
	}
	assert.NotContains(t, said, "61 moves", "of a game that is won")
}

// newGameLog notes what a new-game sheet asks for.
type newGameLog struct {
	dealt  []core.Code // of Deal; number 0: New
	days   []string
	others []string
}

func loggedNewGame(x *text.Text, l *newGameLog) newGameConfig {
	c := exampleNewGame(x)
	c.New = func(r *core.Rules) { l.dealt = append(l.dealt, core.Code{Rules: r}) }
	c.Deal = func(code core.Code) { l.dealt = append(l.dealt, code) }
	c.Same = c.Deal
	c.Daily = func(r *core.Rules, d time.Time) { l.days = append(l.days, r.Options+" "+d.Format(time.DateOnly)) }
	c.GoBack = func() { l.others = append(l.others, "back") }
	c.Copy = func(code core.Code) { l.others = append(l.others, "copy "+code.String()) }
	return c
}

func TestNewGameDeals(t *testing.T) {
	var l newGameLog
	sheet := newGameSheet(loggedNewGame(english(t), &l))
	c := show(t, sheet, phone)
	tapText(t, c, sheet, "New deal")
	tapText(t, c, sheet, "Same deal")
	tapText(t, c, sheet, "Daily deal")
	tapText(t, c, sheet, "draw 1 · easy")
	tapText(t, c, sheet, "New deal")
	tapText(t, c, sheet, "Same deal")
	tapText(t, c, sheet, "Daily deal")
	assert.Equal(t, []core.Code{
		{Rules: core.ReflechiDraw3}, {Rules: core.ReflechiDraw3, Number: 1607},
		{Rules: core.Reflechi}, {Rules: core.Reflechi, Number: 1607}, // the number stays, the option is the chosen one
	}, l.dealt)
	assert.Equal(t, []string{"D3N 2026-12-01", "D1N 2026-12-01"}, l.days)
}

func TestNewGameShowsPastDays(t *testing.T) {
	var l newGameLog
	sheet := newGameSheet(loggedNewGame(english(t), &l))
	c := show(t, sheet, phone)
	tapText(t, c, sheet, "26") // done marks hide the numbers of other days
	assert.Equal(t, []string{"D3N 2026-11-26"}, l.days)
	assert.NotContains(t, texts(sheet), "30", "won")

	older, newer := arrows(sheet)
	test.TapCanvas(c, newer)
	assert.Contains(t, texts(sheet), "26", "nothing is newer than yesterday")
	test.TapCanvas(c, older)
	assert.NotContains(t, texts(sheet), "26")
	tapText(t, c, sheet, "17")
	assert.Equal(t, "D3N 2026-11-17", l.days[1])
	test.TapCanvas(c, newer)
	assert.Contains(t, texts(sheet), "26")
}

// arrows finds the keys to older and newer days: the pair that stands right above the days.
func arrows(sheet fyne.CanvasObject) (older, newer fyne.Position) {
	all := pads(sheet)
	for i := range len(all) - 7 {
		if all[i+1].at.Y == all[i].at.Y && all[i+2].at.Y > all[i].at.Y && all[i+8].at.Y == all[i+2].at.Y {
			return all[i].at.AddXY(20, 20), all[i+1].at.AddXY(20, 20)
		}
	}
	return older, newer
}

func TestNewGameCopiesAndGoesBack(t *testing.T) {
	var l newGameLog
	config := loggedNewGame(english(t), &l)
	config.CanGoBack = true
	sheet := newGameSheet(config)
	c := show(t, sheet, phone)
	tapText(t, c, sheet, "Back to the last game")
	same := find(sheet, "Same deal")
	test.TapCanvas(c, fyne.NewPos(phone.Width-40, same.Y+10))
	assert.Equal(t, []string{"back", "copy " + config.Current.String()}, l.others)

	config.CanGoBack = false
	sheet = newGameSheet(config)
	show(t, sheet, phone)
	assert.NotContains(t, texts(sheet), "Back to the last game")
}

func TestEasyHarpHasNoOptions(t *testing.T) {
	config := exampleNewGame(english(t))
	config.Rules, config.Current = core.EasyHarp, nil
	sheet := newGameSheet(config)
	show(t, sheet, phone)
	assert.NotContains(t, texts(sheet), "draw 1 · easy")
	assert.NotContains(t, texts(sheet), "Same deal", "there is no deal on the table")
}

// entry finds the field of a page.
func entry(t *testing.T, page fyne.CanvasObject) *kit.CodeField {
	var found *kit.CodeField
	walk(page, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
		if f, ok := o.(*kit.CodeField); ok {
			found = f
		}
	})
	require.NotNil(t, found)
	return found
}

// find is where words stand; the zero position if they do not.
func find(page fyne.CanvasObject, words string) fyne.Position {
	all := words
	var at fyne.Position
	walk(page, fyne.Position{}, func(o fyne.CanvasObject, p fyne.Position) {
		if t := asText(o); t == all && at.IsZero() {
			at = p
		}
	})
	return at
}

func TestTypedCode(t *testing.T) {
	var played []core.Code
	sheet := newCodeSheet(codeEntryConfig{
		Text: english(t), Example: exampleCode(core.EasyHarp), Play: func(c core.Code) { played = append(played, c) },
	})
	c := show(t, sheet, phone)
	e := entry(t, sheet)
	enter := func() {
		e.Focus()
		c.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	}
	tapText(t, c, sheet, "Play this deal")
	e.SetText("eo1 - c4 - AAAAAA")
	tapText(t, c, sheet, "Play this deal")
	assert.Empty(t, played, "the code is not finished")
	assert.NotContains(t, texts(sheet), "The code ends with seven letters", "nothing is called wrong that can become a code")
	enter()
	assert.Contains(t, texts(sheet), "The code ends with seven letters")
	e.SetText("eo1 - c4 - aaaaafa")
	assert.NotContains(t, texts(sheet), "The code ends with seven letters")
	assert.Contains(t, texts(sheet), "Eight Off · 4 cells · deal 130")
	tapText(t, c, sheet, "Play this deal")
	enter()
	code := core.Code{Rules: core.EightOff4, Number: 130}
	assert.Equal(t, []core.Code{code, code}, played)
}

// Whatever is told of a code, field and keys stay where they are.
func TestCodeSheetStaysWhereItIs(t *testing.T) {
	for _, size := range []fyne.Size{phone, {Width: 320, Height: 568}, {Width: 1280, Height: 800}} {
		sheet := newCodeSheet(codeEntryConfig{Text: english(t), Example: exampleCode(core.EasyHarp), Clipboard: func() string { return "" }})
		c := show(t, sheet, size)
		e := entry(t, sheet)
		e.Focus() // on a phone that raises the sheet, once
		driver := fyne.CurrentApp().Driver()
		at := driver.AbsolutePositionForObject(e)
		for _, code := range []string{"EO1-C8-AAARQV", "EO1-C8-AAARQVFF", "EO1-C9-AAARQVF", "TF1-D3N-AAARQVF", "XX", "EO1-C8-ZZZZZZZ"} {
			e.SetText(code)
			assert.Equal(t, at, driver.AbsolutePositionForObject(e), code)
			if code != "TF1-D3N-AAARQVF" {
				e.Focus()
				c.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
				assert.Equal(t, at, driver.AbsolutePositionForObject(e), "%s, wrong", code)
			}
		}
	}
}

func TestPastedCode(t *testing.T) {
	clipboard := "Try this one: TF1-D1N-AAAAAAB! It is hard."
	sheet := newCodeSheet(codeEntryConfig{
		Text: english(t), Example: exampleCode(core.EasyHarp), Clipboard: func() string { return clipboard },
	})
	c := show(t, sheet, phone)
	e := entry(t, sheet)
	paste := func() { test.TapCanvas(c, fyne.NewPos(phone.Width-40, absolute(sheet, e).Y+20)) } // the sheet grows and shrinks
	paste()
	assert.Equal(t, "TF1-D1N-AAAAAAB", e.Text())
	assert.Contains(t, texts(sheet), "Play this deal")

	clipboard = "nothing that looks like the code of a deal"
	paste()
	assert.Contains(t, texts(sheet), "No deal code found")
	clipboard = "XX1-N-AAAAAAB"
	paste()
	assert.Contains(t, texts(sheet), "Unknown game")
	assert.Equal(t, clipboard, e.Text(), "to be put right by hand")
}

func TestSettingsChangeOneThingAtATime(t *testing.T) {
	before := exampleSettings()
	doubleTap := "Double-click"
	if fyne.CurrentDevice().IsMobile() {
		doubleTap = "Double tap"
	}
	for words, want := range map[string]func(*settings){
		"Light":                       func(s *settings) { s.Mode = modeLight },
		"Quick":                       func(s *settings) { s.Speed = speedQuick },
		"Four colours in Eight Off":   func(s *settings) { s.FourBySuit = false },
		"Four colours in other games": func(s *settings) { s.FourElse = true },
		"Large print":                 func(s *settings) { s.Large = true },
		"Interactive rules":           func(s *settings) { s.Interactive = false },
		doubleTap:                     func(s *settings) { s.DoubleClick = false },
		"Left hand":                   func(s *settings) { s.LeftHanded = true },
		"Show the time":               func(s *settings) { s.Timer = true },
		"draw 3":                      func(s *settings) { *s = s.with(core.ReflechiDraw3) },
		"4":                           func(s *settings) { *s = s.with(core.EightOff4) },
		"ไทย":                         func(s *settings) { s.Language = "th" },
		"Français":                    func(s *settings) { s.Language = "fr" },
	} {
		got := before
		page := newSettingsPage(settingsConfig{Text: english(t), Set: before, Change: func(set func(*settings)) { set(&got) }}).page
		c := show(t, page, fyne.NewSize(412, 1600))
		tapText(t, c, page, words)
		expected := before
		want(&expected)
		assert.Equal(t, expected, got, words)
	}
}

func TestSettingsAreKept(t *testing.T) {
	app := test.NewTempApp(t)
	first := loadSettings(app.Preferences())
	assert.True(t, first.Interactive)
	assert.True(t, first.DoubleClick)
	assert.True(t, first.Hints)
	assert.False(t, first.Still, "no loss is announced unasked")
	assert.Equal(t, map[string]bool{"EH": false, "TF": false, "EO": false}, first.Winnable)
	assert.True(t, first.four(core.EightOff), "by suit")
	assert.False(t, first.four(core.EasyHarp))
	assert.Equal(t, core.Reflechi, first.nextRules(core.FamilyOf("TF")))
	assert.Equal(t, core.EightOff, first.nextRules(core.FamilyOf("EO")))
	changed := settings{Language: "th", Mode: modeDark, Felt: theme.Teak, Back: theme.Backs[2], FourElse: true, Large: true,
		TapToMove: true, TextSize: 150, Strong: true, Words: true, LeftHanded: true, Speed: speedNone, Timer: true,
		Hints: false, Still: true, Winnable: map[string]bool{"EH": true, "TF": false, "EO": true},
		Options: map[string]string{"EH": "", "TF": "D3N", "EO": "C2"}}
	changed.save(app.Preferences())
	assert.Equal(t, changed, loadSettings(app.Preferences()))
	assert.Equal(t, core.EightOff2, changed.nextRules(core.FamilyOf("EO")))
}

func TestSettingsWithIsACopy(t *testing.T) {
	before := settings{Options: map[string]string{"TF": "D1N"}}
	after := before.with(core.ReflechiDraw3)
	assert.Equal(t, "D1N", before.Options["TF"])
	assert.Equal(t, "D3N", after.Options["TF"])
}

func TestWinTellsEverything(t *testing.T) {
	var done []string
	note := func(s string) func() { return func() { done = append(done, s) } }
	config := exampleWin(english(t))
	config.New, config.Same, config.Table = note("new"), note("same"), note("table")
	config.Copy = func(c core.Code) { done = append(done, c.String()) }
	page := newWinPage(config).whole
	c := show(t, page, phone)
	said := texts(page)
	for _, words := range []string{"You won!", "Eight Off · 8 cells", "520", "118", "9:42", "fewest"} {
		assert.Contains(t, said, words)
	}
	assert.NotContains(t, said, "best")
	assert.NotContains(t, said, "fastest")
	code := config.Code.String()
	for _, words := range []string{code, "New deal", "Same deal", "See the table"} {
		tapText(t, c, page, words)
	}
	assert.Equal(t, []string{code, "new", "same", "table"}, done)
}

func TestMenuLeavesOutWhatThereIsNot(t *testing.T) {
	chosen := ""
	sheet := newMenuSheet(menuConfig{Text: english(t), Instead: func(act func()) func() { return act }, Games: func() { chosen = "games" }, Settings: func() { chosen = "settings" }})
	c := show(t, sheet, phone)
	assert.NotContains(t, texts(sheet), "Keys")
	tapText(t, c, sheet, "Settings")
	assert.Equal(t, "settings", chosen)
	tapText(t, c, sheet, "Choose a game")
	assert.Equal(t, "games", chosen)
}

// Whatever opens while cards are in the hand, they go home: nothing is dropped under a page.
func TestNoCardStaysInTheHandUnderAPage(t *testing.T) {
	for name, show := range map[string]func(*App){
		"settings": (*App).openSettings, "statistics": (*App).openStatistics, "keys": (*App).openKeys, "menu": (*App).openMenu,
		"rules": (*App).openRules, "chooser": (*App).openChooser,
	} {
		a := open(t)
		a.deal("EO1-C8-AAAAAAB")
		play := a.play()
		to := a.top(core.Cell(7)) // it is free
		h := a.grab(a.top(core.Column(0)), to)
		show(a.App)
		h.release(to, true)
		assert.Zero(t, play.Moves(), name)
	}
}

// A key that is held down hears nothing of its release when a sheet has come over it meanwhile, when the app has left the
// screen or when the system took the finger: it must not go on undoing.
func TestHeldKeyStopsWhenItsFingerIsLost(t *testing.T) {
	for name, then := range map[string]func(a *fixture){
		"sheet": func(a *fixture) { a.openNewGame() }, "page": func(a *fixture) { a.openSettings() },
		"chooser": func(a *fixture) { a.openChooser() }, "background": func(a *fixture) { a.front(false) },
		"key": func(a *fixture) { a.key(fyne.KeyUnknown) }, "turned": func(a *fixture) { a.window.Resize(fyne.NewSize(915, 412)) },
		"card": func(a *fixture) { at := a.top(core.Column(0)); a.under(at).press(at) },
	} {
		app := crank(t)
		a := openIn(t, app, t.TempDir())
		a.deal("TF1-D1N-AAAAAAB")
		app.driver.pass(5 * time.Second)
		for range 9 {
			a.key(fyne.KeySpace)
		}
		play := a.play()
		at := middle(a.game.bar.undo)
		a.under(at).press(at)
		app.driver.pass(motion.RepeatAfter + 2*motion.RepeatEvery)
		assert.Len(t, play.Log(), 9+3, "held down")
		then(a)
		app.driver.pass(time.Minute)
		assert.Len(t, play.Log(), 9+3, name)
	}
}

// An example opened from the rules that explain another one: both close one after the other, and the lower one is alive.
func TestExampleOverAnExample(t *testing.T) {
	a := open(t)
	a.openExample(&core.Examples(core.FamilyOf("EO"))[0])
	lower := a.inLesson()
	a.openRulesAt(core.EightOff, "")
	a.openExample(&core.Examples(core.FamilyOf("EO"))[1])
	require.NotSame(t, lower, a.inLesson())
	a.back()
	a.back()
	require.Same(t, lower, a.inLesson())
	a.openExample(&core.Examples(core.FamilyOf("EO"))[1])
	a.deal("EO1-C8-AAAAAAB")
	assert.Nil(t, a.inLesson())
}

// What changes while an example lies over another one changes the lower one, too: the device's mode, or the language.
func TestCoveredExampleFollowsModeAndLanguage(t *testing.T) {
	a := open(t)
	examples := core.Examples(core.FamilyOf("EO"))
	a.openExample(&examples[0])
	a.openRulesAt(core.EightOff, "")
	a.openExample(&examples[1])
	a.setting(func(s *settings) { s.Language, s.Mode = "th", modeDark })
	a.back()
	a.back()
	lower := a.inLesson()
	require.NotNil(t, lower, "it is known which example this is")
	assert.Equal(t, exampleWords(text.For("th"), &examples[0])[0], lower.panel.words.Text)
	assert.Equal(t, a.set.Felt.Colours(theme.Mode{Dark: true}).Top, feltOf(lower.table))

	a.setting(func(s *settings) { s.Mode = modeLight })
	a.openRulesAt(core.EightOff, "")
	a.openExample(&examples[1])
	a.setting(func(s *settings) { s.Mode = modeDark })
	a.back()
	a.back()
	assert.Same(t, lower, a.inLesson(), "in the same language it is the same")
	assert.Equal(t, a.set.Felt.Colours(theme.Mode{Dark: true}).Top, feltOf(lower.table))
}

// feltOf is the colour at the top of a table.
func feltOf(t *table.Table) color.Color {
	return test.WidgetRenderer(t).Objects()[0].(*canvas.LinearGradient).StartColor
}

// The option of what is dealt in the new-game sheet is the next one's, too. A deal that is known by its code has its own.
func TestOptionsOfANewGameAreRemembered(t *testing.T) {
	c4, _ := core.ParseCode("EO1-C4-AAAAAAB")
	for name, deal := range map[string]func(a *fixture){
		"new": func(a *fixture) { a.tapRow("newgame.new") }, "daily": func(a *fixture) { a.tapRow("newgame.daily") },
		"same": func(a *fixture) { a.tapRow("newgame.same") },
	} {
		a := open(t)
		a.setting(func(s *settings) { s.Language, s.Speed = "en", speedNone })
		a.deal("EO1-C8-AAAAAAB")
		a.openNewGame()
		tapText(t, a.window.Canvas(), a.screens.top().object, "4 cells")
		assert.Equal(t, core.EightOff, a.set.nextRules(core.FamilyOf("EO")), "so far nothing has been dealt")
		deal(a)
		assert.Equal(t, "EO1-C4", a.play().Rules().Prefix(), name)
		if name == "same" {
			assert.Equal(t, c4, a.play().Code())
		}
		assert.Equal(t, c4.Rules, loadSettings(a.fyne.Preferences()).nextRules(core.FamilyOf("EO")), name)
		a.openNewGame()
		assert.Contains(t, texts(a.screens.top().object), core.Code{Rules: c4.Rules, Number: a.play().Code().Number}.String(), "the same deal, by its own code")
		assert.Equal(t, core.Reflechi, a.set.nextRules(core.FamilyOf("TF")), "other games keep theirs")
	}
	a := open(t)
	a.startCode(c4)
	assert.Equal(t, core.EightOff, a.set.nextRules(core.FamilyOf("EO")))
}

// A change of language, at large text, leaves the row that was tapped under the finger.
func TestLanguageRowStaysWhereItIs(t *testing.T) {
	a := open(t)
	a.setting(func(s *settings) { s.Language, s.Speed, s.TextSize = "en", speedNone, 200 })
	a.openSettings()
	page := a.screens.top().object.(*kit.Page)
	page.Scroll(1 << 14)
	page.Scroll(page.Scrolled() - 150) // the page is not as long in each language
	where := func() float32 { return find(a.screens.top().object, "ไทย").Y }
	was := where()
	require.Greater(t, was, float32(0))
	require.Less(t, was, float32(915))
	for _, l := range []text.Lang{"th", "fr", "en"} {
		a.setting(func(s *settings) { s.Language = l })
		assert.InDelta(t, was, where(), 60, l)
	}
}

// What was told on one screen is past on another; what is wrong with the saving is not.
func TestNoticesPassWhenAPageOpens(t *testing.T) {
	a := open(t)
	a.deal("EO1-C4-AAAAAFA")
	a.copyPlay()
	require.True(t, a.message.up)
	a.openRules()
	assert.False(t, a.message.up)
	a.back()
	a.message.alert(text.Message{Title: "Not saved"})
	a.openRules()
	assert.True(t, a.message.up)
}
