package ui

import (
	"fmt"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/core/store"
	"patiencetrio/ui/kit"
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

func exampleStatistics(x *text.Text) statisticsConfig {
	results := append(pastPlays(core.ReflechiDraw3, manySigns), pastPlays(core.Reflechi, "W-W")...)
	nothing := func() {}
	return statisticsConfig{
		Text: x, Rules: core.ReflechiDraw3, Option: func(f core.Family) *core.Rules { return f[0] },
		Results: func() []store.Result { return results }, UnderWay: func(string) int { return 0 }, Shown: func(*core.Rules) {},
		Play: func(store.Result) {}, New: func(core.Family) {}, History: nothing, Daily: nothing, Reset: nothing, Restore: nothing,
		CanRestore: func() bool { return true }, Back: nothing,
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
	return historyConfig{
		Text: x, Results: append(pastPlays(core.ReflechiDraw3, manySigns), pastPlays(core.EightOff, "W-hW")...), Zone: time.UTC,
		Play: func(store.Result) {},
	}
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
		Text: x, Rules: core.EightOff, Option: func(f core.Family) *core.Rules { return f[0] }, Today: today.AddDate(0, 0, 18), Done: done,
		Shown: func(*core.Rules) {}, Daily: func(*core.Rules, time.Time) {},
	}
}

func TestCalendarFits(t *testing.T) {
	onEveryScreen(t, "calendar", func(x *text.Text) fyne.CanvasObject { return newCalendarPage(exampleCalendar(x)) })
}

var (
	_ = assert.Equal
	_ = require.Equal
	_ = test.NewApp
	_ = kit.DotFull
)
