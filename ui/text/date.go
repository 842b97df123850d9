package text

import (
	"strconv"
	"time"
)

// buddhistEra is the year of the Buddhist era in which the year 0 of ours fell.
const buddhistEra = 543

// Day is a date without its year: weekday, day and month.
func (t *Text) Day(date time.Time) string { return t.Get("date.day", t.dateData(date)) }

// ShortDay is Day with a short weekday, for narrow places.
func (t *Text) ShortDay(date time.Time) string { return t.Get("date.day.short", t.dateData(date)) }

// Date is a date with its year, in the era that the language uses.
func (t *Text) Date(date time.Time) string { return t.Get("date.full", t.dateData(date)) }

// Month is a date's month with its year, in the era that the language uses.
func (t *Text) Month(date time.Time) string { return t.Get("records.month", t.dateData(date)) }

// Weekday is a date's weekday in the shortest usual form, for a calendar's cells.
func (t *Text) Weekday(date time.Time) string {
	return t.Get("date.weekday.short." + strconv.Itoa(int(date.Weekday())))
}

// dateData lets each language write dates in its own order and era. Weekdays count from Sunday = 0, months from 1.
func (t *Text) dateData(date time.Time) Data {
	return Data{
		"Weekday":      t.Get("date.weekday." + strconv.Itoa(int(date.Weekday()))),
		"Short":        t.Weekday(date),
		"Day":          t.Get("date.ordinal", Data{"Count": date.Day()}),
		"Month":        t.Get("date.month." + strconv.Itoa(int(date.Month()))),
		"Year":         strconv.Itoa(date.Year()),
		"BuddhistYear": strconv.Itoa(date.Year() + buddhistEra),
	}
}

// DailyDeal names the daily deal of a date, as time.DateOnly has it; "" for any other text.
func (t *Text) DailyDeal(date string) string {
	day, err := time.Parse(time.DateOnly, date)
	if err != nil {
		return ""
	}
	return t.Get("records.dailydeal", Data{"Date": t.Date(day)})
}
