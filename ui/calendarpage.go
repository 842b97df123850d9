package ui

import (
	"strconv"
	"time"

	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/text"
)

// calendarConfig is all that the page of daily deals shows and does.
type calendarConfig struct {
	rulesPage
	Text  *text.Text
	Today time.Time // the player's own date
	Done  func(r *core.Rules, date time.Time) bool
	Daily func(r *core.Rules, date time.Time)
	Back  func()
}

// calendarPage shows the daily deals of a month.
type calendarPage struct {
	calendarConfig
	column *kit.Column
	month  time.Time // its first day
}

// newCalendarPage makes the page, open at this month.
func newCalendarPage(c calendarConfig) *kit.Page {
	p := &calendarPage{calendarConfig: c, column: kit.NewColumn(theme.Space3)}
	p.month = time.Date(c.Today.Year(), c.Today.Month(), 1, 12, 0, 0, 0, c.Today.Location())
	p.page = kit.NewPage(c.Text.Get("records.daily"), p.column, c.Back)
	p.refill = p.fill
	p.fill()
	return p.page
}

// turn shows an earlier (-1) or later (1) month.
func (p *calendarPage) turn(months int) {
	p.month = p.month.AddDate(0, months, 0)
	p.again()
}

// hasLater tells whether a month comes after the one shown that has begun.
func (p *calendarPage) hasLater() bool { return !p.month.AddDate(0, 1, 0).After(p.Today) }

func (p *calendarPage) fill() {
	t := p.Text
	days, won, past := p.days()
	earlier := kit.NewPlainIcon(theme.IconBack, kit.Text, func() { p.turn(-1) })
	later := kit.NewPlainIcon(theme.IconNext, kit.Text, func() { p.turn(1) })
	later.SetEnabled(p.hasLater())
	for _, b := range []*kit.IconButton{earlier, later} {
		b.IconSize = theme.RowIconSize
	}
	head := kit.NewSide(0, earlier, kit.NewLabel(t.Month(p.month), theme.GameName).Centred().Fitting(kit.Shrink), later).Shares(0, 1, 0)
	month := kit.NewMonth(p.weekdays(), p.first(), days, func(i int) { p.Daily(p.Rules, p.month.AddDate(0, 0, i)) })
	count := kit.NewLabel(t.Get("records.month.won", text.Data{"Won": won, "Count": past}), theme.Caption).In(kit.Muted).Centred().Fitting(kit.Shrink)
	p.column.Clear()
	p.column.Add(newRulesPicker(t, p.Rules, p.Option, p.choose),
		kit.NewPanel(kit.NewInset(theme.Space3, theme.Space2, kit.NewColumn(theme.Space1, head, month, count))),
		newNote(t.Prose("records.calendar.note")))
}

// days are the days of the month, how many of their deals were won, and how many have come.
func (p *calendarPage) days() (days []kit.MonthDay, won, past int) {
	for d := p.month; d.Month() == p.month.Month(); d = d.AddDate(0, 0, 1) {
		day := kit.MonthDay{Number: strconv.Itoa(d.Day()), Done: p.Done(p.Rules, d)}
		day.Today = d.Format(time.DateOnly) == p.Today.Format(time.DateOnly)
		day.Off = !day.Today && d.After(p.Today)
		if !day.Off {
			past++
			if day.Done {
				won++
			}
		}
		days = append(days, day)
	}
	return days, won, past
}

// week is the weekday with which a week begins where the language is spoken.
func (p *calendarPage) week() int {
	n, err := strconv.Atoi(p.Text.Get("records.weekstart"))
	if err != nil {
		return int(time.Monday)
	}
	return n
}

// weekdays are the heads of the seven columns.
func (p *calendarPage) weekdays() []string {
	var all []string
	sunday := p.month.AddDate(0, 0, -int(p.month.Weekday()))
	for i := range 7 {
		all = append(all, p.Text.Weekday(sunday.AddDate(0, 0, i+p.week())))
	}
	return all
}

// first is the column of the month's first day.
func (p *calendarPage) first() int { return (int(p.month.Weekday()) - p.week() + 7) % 7 }
