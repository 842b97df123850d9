package ui

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/core/store"
	"patiencetrio/theme"
	"patiencetrio/ui/text"
)

// pastPlays are results of a game, one for each sign: W a clean win, h one with a hint, - none; one a day up to today.
func pastPlays(r *core.Rules, signs string) []store.Result {
	var all []store.Result
	for i, sign := range signs {
		all = append(all, store.Result{
			ID: fmt.Sprintf("%s%014x", r.Letters, i), Code: core.Code{Rules: r, Number: 2255 + 17*i}, Won: sign != '-', Assisted: sign == 'h',
			Score: 520 + 5*(i%14), Moves: 104 + 7*(i%9), Played: time.Duration(378+31*(i%11)) * time.Second,
			Ended: today.AddDate(0, 0, i+1-len(signs)),
		})
	}
	return all
}

const manySigns = "-----W---W--W-h--W-WWW---W-W-W-WWWhW-W-WWWW"

// examplePicked is a page's game and option, other games opening in their first.
func examplePicked(r *core.Rules) rulesPage {
	return rulesPage{Rules: r, Option: func(f core.Family) *core.Rules { return f[0] }, Shown: func(*core.Rules) {}}
}

func exampleStatistics(x *text.Text) statisticsConfig {
	results := append(pastPlays(core.ReflechiDraw3, manySigns), pastPlays(core.Reflechi, "W-W")...)
	nothing := func() {}
	return statisticsConfig{
		rulesPage: examplePicked(core.ReflechiDraw3), Text: x,
		Results: func() []store.Result { return results }, UnderWay: func(string) int { return 0 },
		Play: func(store.Result) {}, New: func(core.Family) {}, History: nothing, Daily: nothing, Reset: nothing, Restore: nothing,
		CanRestore: func() bool { return true }, Transfer: nothing, Back: nothing,
	}
}

func TestStatisticsFit(t *testing.T) {
	onEveryScreen(t, "statistics", func(x *text.Text) fyne.CanvasObject { return newStatisticsPage(exampleStatistics(x)) })
}

func TestLowerStatisticsFit(t *testing.T) {
	onEveryScreen(t, "statistics-low", func(x *text.Text) fyne.CanvasObject {
		p := newStatisticsPage(exampleStatistics(x))
		p.ScrollTo(func(float32) float32 { return 470 })
		return p
	})
}

func TestEmptyStatisticsFit(t *testing.T) {
	onEveryScreen(t, "statistics-empty", func(x *text.Text) fyne.CanvasObject {
		c := exampleStatistics(x)
		c.Rules = core.EightOff4
		return newStatisticsPage(c)
	})
}

func exampleHistory(x *text.Text) historyConfig {
	results := append(pastPlays(core.ReflechiDraw3, manySigns), pastPlays(core.EightOff, "W-hW")...)
	results[len(results)-2].Daily = "2026-11-29"
	return historyConfig{Text: x, Results: results, Zone: time.UTC, Play: func(store.Result) {}}
}

// Each past play says which game it was, and whether it was a daily deal.
func TestHistoryNamesTheGames(t *testing.T) {
	c := exampleHistory(english(t))
	page := newHistoryPage(c)
	show(t, page, fyne.NewSize(700, 5200))
	n := len(c.Results)
	assert.Contains(t, texts(page), "Eight Off · 8 cells · "+c.Results[n-1].Code.String())
	assert.Contains(t, texts(page), "Eight Off · 8 cells · "+c.Results[n-2].Code.String()+" · Daily deal, 29 November 2026")
	assert.Contains(t, texts(page), "Réfléchi · draw 3 · "+c.Results[n-5].Code.String())
}

func TestHistoryFits(t *testing.T) {
	onEveryScreen(t, "history", func(x *text.Text) fyne.CanvasObject { return newHistoryPage(exampleHistory(x)) })
}

func examplePlay(x *text.Text) playConfig {
	return playConfig{
		Text: x, Play: pastPlays(core.ReflechiDraw3, "h")[0], Date: x.Date(today), Again: func() {}, CopyCode: func() {}, CopyPlay: func() {},
	}
}

func TestPlaySheetFits(t *testing.T) {
	onEveryScreen(t, "play", func(x *text.Text) fyne.CanvasObject { return newPlaySheet(examplePlay(x)) })
}

func exampleCalendar(x *text.Text) calendarConfig {
	return calendarConfig{
		rulesPage: examplePicked(core.EightOff), Text: x, Today: today.AddDate(0, 0, 18), Done: done,
		Daily: func(*core.Rules, time.Time) {},
	}
}

func TestCalendarFits(t *testing.T) {
	onEveryScreen(t, "calendar", func(x *text.Text) fyne.CanvasObject { return newCalendarPage(exampleCalendar(x)) })
}

// seen are the words of a statistics page high enough to show all of them.
func seen(t *testing.T, c statisticsConfig) ([]string, fyne.Canvas, fyne.CanvasObject) {
	page := newStatisticsPage(c)
	canvas := show(t, page, fyne.NewSize(412, 2400))
	return texts(page), canvas, page
}

func TestStatisticsTellWhatWasPlayed(t *testing.T) {
	c := exampleStatistics(english(t))
	results := pastPlays(core.Reflechi, "-WhW") // 520, 525, 530 and 535 points; 104, 111, 118 and 125 moves
	c.Rules, c.Results = core.Reflechi, func() []store.Result { return results }
	said, _, _ := seen(t, c)
	for _, words := range []string{
		"75%", "4", "3", "Highest score", "535", "Fewest moves", "111", "Shortest time", "6:49", results[1].Code.String(), results[3].Code.String(),
		"Average of the wins", "7:20", "3 wins", "Played in all", "28:18", "The last 4 games, oldest first", "won with a hint or a card taken back",
		"3 of 4 won", "not played yet",
	} {
		assert.Contains(t, said, words)
	}
	assert.NotContains(t, said, results[2].Code.String(), "a marked win makes no best")
}

func TestEqualScoresAreNoBests(t *testing.T) {
	c := exampleStatistics(english(t))
	c.Rules, c.Results = core.EightOff, func() []store.Result { return pastPlays(core.EightOff, "W") }
	said, _, _ := seen(t, c)
	assert.NotContains(t, said, "Highest score")
	assert.Contains(t, said, "Fewest moves")
}

func TestStatisticsLead(t *testing.T) {
	c := exampleStatistics(english(t))
	var done []string
	note := func(s string) func() { return func() { done = append(done, s) } }
	c.History, c.Daily, c.Reset, c.Restore = note("history"), note("daily"), note("reset"), note("restore")
	c.Play = func(r store.Result) { done = append(done, r.Code.String()) }
	c.New = func(f core.Family) { done = append(done, "new "+f.Letters()) }
	c.Shown = func(r *core.Rules) { done = append(done, r.Prefix()) }
	_, canvas, page := seen(t, c)
	for _, words := range []string{"History", "Daily deals", "Fewest moves", "Bring back what was before", "Reset statistics", "draw 1 · easy", "Eight Off", "4 cells", "New game"} {
		tapText(t, canvas, page, words)
	}
	assert.Equal(t, []string{"history", "daily", "TF1-D3N-AAAADOQ", "restore", "reset", "TF1-D1N", "EO1-C8", "EO1-C4", "new EO"}, done)
}

func TestResetEmptiesThePageAtOnce(t *testing.T) {
	c := exampleStatistics(english(t))
	results := c.Results()
	c.Results = func() []store.Result { return results }
	c.CanRestore = func() bool { return len(results) == 0 }
	c.Reset = func() { results = nil }
	said, canvas, page := seen(t, c)
	assert.NotContains(t, said, "Bring back what was before")
	tapText(t, canvas, page, "Reset statistics")
	assert.Contains(t, texts(page), "Nothing to count yet")
	assert.Contains(t, texts(page), "Bring back what was before")
	assert.Less(t, find(page, "Bring back what was before").Y, find(page, "Nothing to count yet").Y, "above all else: it may have been a slip")
	assert.NotContains(t, texts(page), "Reset statistics")
}

func TestHistoryIsShownInParts(t *testing.T) {
	c := exampleHistory(english(t))
	c.Results = append(pastPlays(core.EasyHarp, "W"), pastPlays(core.ReflechiDraw3, manySigns)...)
	var played []string
	c.Play = func(r store.Result) { played = append(played, r.Code.String()) }
	page := newHistoryPage(c)
	canvas := show(t, page, fyne.NewSize(412, 5200))
	deal := func(r store.Result) string { return dealWords(c.Text, r) }
	last := deal(c.Results[len(c.Results)-1])
	assert.Contains(t, texts(page), "1 December 2026")
	assert.Contains(t, texts(page), "Won · 520 points")
	tapText(t, canvas, page, last)
	assert.Equal(t, []string{c.Results[len(c.Results)-1].Code.String()}, played)

	first := deal(c.Results[0])
	assert.NotContains(t, texts(page), first, "44 games, 40 of them at first")
	tapText(t, canvas, page, "Show older games")
	assert.Contains(t, texts(page), first)
	assert.NotContains(t, texts(page), "Show older games")
	tapText(t, canvas, page, "Easy Harp")
	assert.NotContains(t, texts(page), last)
	tapText(t, canvas, page, "Eight Off")
	assert.Contains(t, texts(page), "No game has ended yet")
}

func TestDatesAreThoseOfThePlayersClock(t *testing.T) {
	c := exampleHistory(text.For("th"))
	english(t)
	c.Zone = time.FixedZone("Bangkok", 7*3600)
	late := pastPlays(core.EightOff, "W")
	late[0].Ended = time.Date(2026, time.December, 31, 18, 0, 0, 0, time.UTC)
	c.Results = late
	page := newHistoryPage(c)
	show(t, page, phone)
	assert.Contains(t, texts(page), "1 มกราคม 2570")
}

func TestCalendarPlaysDays(t *testing.T) {
	c := exampleCalendar(english(t)) // 19 December 2026, a Saturday
	var days []string
	c.Daily = func(r *core.Rules, d time.Time) { days = append(days, r.Options+" "+d.Format(time.DateOnly)) }
	page := newCalendarPage(c)
	canvas := show(t, page, fyne.NewSize(412, 1200))
	assert.Contains(t, texts(page), "13 of 19 days won", "all but 2, 5, 8, 11, 14 and 17")
	tapText(t, canvas, page, "5")
	tapText(t, canvas, page, "19")
	tapText(t, canvas, page, "20") // has not come yet
	tapText(t, canvas, page, "4 cells")
	tapText(t, canvas, page, "1")
	assert.Equal(t, []string{"C8 2026-12-05", "C8 2026-12-19", "C4 2026-12-01"}, days)

	back := find(page, "December 2026")
	test.TapCanvas(canvas, fyne.NewPos(40, back.Y+10))
	assert.Contains(t, texts(page), "November 2026")
	tapText(t, canvas, page, "30")
	assert.Equal(t, "C4 2026-11-30", days[3])
	test.TapCanvas(canvas, fyne.NewPos(412-40, back.Y+10))
	test.TapCanvas(canvas, fyne.NewPos(412-40, back.Y+10))
	assert.Contains(t, texts(page), "December 2026", "no later month")
}

func TestWeeksBeginAsTheLanguageHasThem(t *testing.T) {
	english(t)
	for lang, want := range map[text.Lang]struct {
		head string
		x    int
	}{"en": {"Sun", 2}, "th": {"อา", 2}, "fr": {"lun.", 1}} { // 1 December 2026 is a Tuesday
		p := &calendarPage{calendarConfig: exampleCalendar(text.For(lang)), month: today}
		assert.Equal(t, want.head, p.weekdays()[0], lang)
		assert.Equal(t, want.x, p.first(), lang)
	}
}

func TestPlaySheetCopiesAndPlays(t *testing.T) {
	c := examplePlay(english(t))
	var done []string
	note := func(s string) func() { return func() { done = append(done, s) } }
	c.Again, c.CopyCode, c.CopyPlay = note("again"), note("code"), note("play")
	sheet := newPlaySheet(c)
	canvas := show(t, sheet, phone)
	for _, words := range []string{"Play this deal again", "TF1-D3N-AAAADIT", "Copy the whole game"} {
		tapText(t, canvas, sheet, words)
	}
	assert.Equal(t, []string{"again", "code", "play"}, done)
	assert.Contains(t, texts(sheet), "Copied")
	assert.Contains(t, texts(sheet), "Won · 1 December 2026")

	c.CopyPlay = nil
	sheet = newPlaySheet(c)
	show(t, sheet, phone)
	assert.NotContains(t, texts(sheet), "Copy the whole game", "its moves are not kept any more")
}

// What is copied of a play opens its deal when it is pasted, here or in a message.
func TestACopiedPlayOpensItsDeal(t *testing.T) {
	a := open(t)
	a.win(someWin, 0)
	a.openPlay(a.store.Results()[0])
	tapText(t, a.window.Canvas(), a.window.Content(), "Copy the whole game")
	copied := a.fyne.Clipboard().Content()
	_, play, ok := strings.Cut(copied, "\n")
	require.True(t, ok)
	g, err := core.ParsePlay(play)
	require.NoError(t, err)
	assert.True(t, g.Won())
	found, ok := core.FindCode("look: " + copied)
	require.True(t, ok)
	assert.Equal(t, someWin, found.String())
}

func TestRecordsFromTableAndChooser(t *testing.T) {
	a := open(t)
	a.win(someWin, 0)
	a.screens.closeAll()
	a.openStatistics()
	assert.False(t, a.session.running(), "the clock stands still behind the page")
	assert.Contains(t, texts(a.window.Content()), "100%")
	a.openCalendar(core.EightOff)
	a.startDaily(core.EightOff, today.AddDate(0, 0, -3))
	assert.Equal(t, "2026-11-28", a.session.play.Daily())
	assert.True(t, a.atTable)
	assert.False(t, a.screens.covered())

	a.openChooser()
	tapText(t, a.window.Canvas(), a.window.Content(), "Statistics")
	assert.Contains(t, texts(a.window.Content()), "Daily deals")
	a.openPlay(a.store.Results()[0])
	tapText(t, a.window.Canvas(), a.window.Content(), "Play this deal again")
	assert.Equal(t, someWin, a.session.play.Code().String())
	assert.Zero(t, a.play().Moves())
}

func BenchmarkPagesOfThousandPlays(b *testing.B) {
	test.NewTempApp(b).Settings().SetTheme(theme.New(theme.Mode{}, 1))
	x := text.For("th")
	all := pastPlays(core.ReflechiDraw3, strings.Repeat("W-hW", 250))
	w := test.NewTempWindow(b, container.NewStack())
	w.Resize(phone)
	bench := func(name string, page func() fyne.CanvasObject) {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				w.SetContent(page())
			}
		})
	}
	bench("statistics", func() fyne.CanvasObject {
		c := exampleStatistics(x)
		c.Results = func() []store.Result { return all }
		return newStatisticsPage(c)
	})
	bench("history", func() fyne.CanvasObject {
		c := exampleHistory(x)
		c.Results = all
		return newHistoryPage(c)
	})
	bench("calendar", func() fyne.CanvasObject { return newCalendarPage(exampleCalendar(x)) })
}
