package ui

import (
	"strings"
	"testing"
	"time"
	_ "time/tzdata" // the zones of the whole world, whatever this machine has

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/ui/text"
)

// clocked is an app with a clock that the test sets.
func clocked(t *testing.T, at time.Time) (*fixture, *time.Time) {
	clock := &at
	a := &fixture{t: t, dir: t.TempDir()}
	a.App = New(test.NewApp(), a.dir, func() time.Time { return *clock })
	a.window.Resize(fyne.NewSize(412, 915))
	t.Cleanup(a.close)
	return a, clock
}

func zone(t *testing.T, name string) *time.Location {
	z, err := time.LoadLocation(name)
	require.NoError(t, err)
	return z
}

// The daily deal is that of the date on the player's own calendar on the wall, which is the Gregorian one everywhere here,
// to the second at midnight, whatever zone and season.
func TestTheDailyIsThatOfThePlayersDate(t *testing.T) {
	hours := func(h int) *time.Location { return time.FixedZone("", h*3600) }
	utc := func(s string) time.Time { at, err := time.Parse(time.DateTime, s); require.NoError(t, err); return at }
	for _, c := range []struct {
		at      time.Time
		y, m, d int
	}{
		{utc("2026-11-30 12:00:00").In(hours(-12)), 2026, 11, 30},
		{utc("2026-11-30 11:59:59").In(hours(-12)), 2026, 11, 29},
		{utc("2026-11-30 09:59:59").In(hours(14)), 2026, 11, 30},
		{utc("2026-11-30 10:00:00").In(hours(14)), 2026, 12, 1},
		{utc("2026-11-30 16:59:59").In(zone(t, "Asia/Bangkok")), 2026, 11, 30},
		{utc("2026-11-30 17:00:00").In(zone(t, "Asia/Bangkok")), 2026, 12, 1},
		{utc("2026-12-31 23:59:59"), 2026, 12, 31},
		{utc("2027-01-01 00:00:00"), 2027, 1, 1},
		{utc("2028-02-29 12:00:00"), 2028, 2, 29},
		{utc("2099-12-31 23:30:00").In(zone(t, "Europe/Paris")), 2100, 1, 1},
		{utc("2026-10-25 00:30:00").In(zone(t, "Europe/Paris")), 2026, 10, 25},   // half past two, for the first time
		{utc("2026-09-06 04:00:00").In(zone(t, "America/Santiago")), 2026, 9, 6}, // midnight there is one o'clock
		{utc("2026-09-06 03:59:59").In(zone(t, "America/Santiago")), 2026, 9, 5},
	} {
		a, _ := clocked(t, c.at)
		today := a.session.today()
		a.startDaily(core.EasyHarp, today)
		assert.Equal(t, core.Daily(core.FamilyOf("EH"), c.y, c.m, c.d), a.play().Code().Number, "%v", c.at)
		want := time.Date(c.y, time.Month(c.m), c.d, 0, 0, 0, 0, time.UTC).Format(time.DateOnly)
		assert.Equal(t, want, a.session.play.Daily())
	}
}

// The days on the chips of past dailies are the seven before today, each once, also past midnight where the clock was put
// forward at midnight a day before.
func TestPastDaysAcrossSummerTime(t *testing.T) {
	for name, start := range map[string]time.Time{
		"America/Santiago": time.Date(2026, 9, 7, 0, 0, 0, 0, time.UTC), "Europe/Paris": time.Date(2026, 3, 30, 0, 0, 0, 0, time.UTC),
		"Africa/Cairo": time.Date(2026, 4, 25, 0, 0, 0, 0, time.UTC), "Asia/Beirut": time.Date(2026, 3, 30, 0, 0, 0, 0, time.UTC),
		"Asia/Bangkok": time.Date(2026, 3, 1, 0, 0, 0, 0, time.UTC),
	} {
		for _, minutes := range []int{0, 30, 150, 12 * 60, 24*60 - 1} {
			y, m, d := start.Date()
			a, _ := clocked(t, time.Date(y, m, d, 0, minutes, 0, 0, zone(t, name)))
			n := &newGame{newGameConfig: newGameConfig{Today: a.session.today()}}
			for chip := range week {
				want := start.AddDate(0, 0, chip-week).Format(time.DateOnly)
				assert.Equal(t, want, n.date(chip).Format(time.DateOnly), "%s, %d minutes past midnight", name, minutes)
			}
		}
	}
}

// On the first of a month, at any hour, one can turn back from the month before.
func TestCalendarTurnsOnTheFirst(t *testing.T) {
	for _, hour := range []int{0, 9, 12, 23} {
		a, _ := clocked(t, time.Date(2026, 12, 1, hour, 0, 0, 0, time.UTC))
		p := &calendarPage{calendarConfig: calendarConfig{Today: a.session.today()}}
		p.month = time.Date(2026, 11, 1, 12, 0, 0, 0, time.UTC)
		assert.True(t, p.hasLater(), "at %d o'clock", hour)
		p.month = p.month.AddDate(0, 1, 0)
		assert.False(t, p.hasLater(), "at %d o'clock", hour)
	}
}

// A daily begun before midnight is still that day's when it is won after it, and is played again as that.
func TestDailyAcrossMidnight(t *testing.T) {
	a, clock := clocked(t, time.Date(2026, 11, 30, 23, 59, 30, 0, time.UTC))
	a.startDaily(core.ReflechiDraw3, a.session.today())
	a.key(fyne.KeySpace)
	*clock = clock.Add(time.Minute)
	a.startCode(a.play().Code())
	assert.Equal(t, "2026-11-30", a.session.play.Daily())
	assert.Equal(t, "2026-12-01", a.session.today().Format(time.DateOnly))
}

// Past games, in the list and each by itself, are told with the date that the player's clock showed when they ended.
func TestPastGamesShowThePlayersDate(t *testing.T) {
	a, clock := clocked(t, time.Date(2027, 1, 1, 0, 30, 0, 0, zone(t, "Asia/Bangkok"))) // in universal time it is still 2026
	for _, code := range []string{"EH1-N-AAAAAAB", "EH1-N-AAAAAAC"} {
		a.deal(code)
		a.key(fyne.KeySpace)
	}
	*clock = clock.Add(48 * time.Hour)
	require.Len(t, a.store.Results(), 1)
	date := a.text.Date(time.Date(2027, 1, 1, 12, 0, 0, 0, time.UTC))
	a.openHistory()
	assert.Contains(t, texts(a.window.Content()), date)
	a.screens.closeAll()
	a.openPlay(a.store.Results()[0])
	assert.Contains(t, strings.Join(texts(a.window.Content()), "\n"), date)
}

// In Thai years are counted in the Buddhist era where they are read, and nowhere else.
func TestBuddhistYearsAreOnlyWords(t *testing.T) {
	a, _ := clocked(t, time.Date(2026, 11, 30, 12, 0, 0, 0, time.UTC))
	a.setting(func(s *settings) { s.Language = "th" })
	assert.Contains(t, a.text.Date(a.session.today()), "2569")
	assert.Contains(t, text.For("en").Date(a.session.today()), "2026")
	a.startDaily(core.EightOff, a.session.today())
	assert.Equal(t, "2026-11-30", a.session.play.Daily())
	assert.Equal(t, core.Daily(core.FamilyOf("EO"), 2026, 11, 30), a.play().Code().Number)
}

// No time passes in the background, under a page or a sheet, on the chooser, or while the clock is set back.
func TestNoTimePassesUnseen(t *testing.T) {
	a, clock := clocked(t, time.Date(2026, 11, 30, 12, 0, 0, 0, time.UTC))
	pass := func(d time.Duration) { *clock = clock.Add(d) }
	a.deal("TF1-D1N-AAAAAAB")
	pass(time.Hour)
	a.key(fyne.KeySpace)
	pass(10 * time.Second)
	play := a.session.play
	require.Equal(t, 10*time.Second, play.Played(), "from the first action on")
	for name, away := range map[string]func(){
		"background": func() { a.front(false); pass(8 * time.Hour); a.front(true) },
		"a sheet":    func() { a.openMenu(); pass(time.Hour); a.screens.closeAll() },
		"a page":     func() { a.openRules(); pass(time.Hour); a.screens.closeAll() },
		"the background under a page": func() {
			a.openSettings()
			a.front(false)
			pass(time.Hour)
			a.front(true)
			pass(time.Hour)
			a.screens.closeAll()
		},
		"chooser":        func() { a.openChooser(); pass(time.Hour); a.continueGame("TF") },
		"clock set back": func() { pass(-24 * time.Hour) },
	} {
		before := play.Played()
		away()
		assert.Equal(t, before, play.Played(), name)
		pass(time.Second)
		assert.Equal(t, before+time.Second, play.Played(), "after "+name)
	}
}
