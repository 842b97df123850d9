package text

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"patiencetrio/core"
)

func TestBestTakesTheFirstKnownLanguage(t *testing.T) {
	for _, c := range []struct {
		want    Lang
		locales []string
	}{
		{"th", []string{"th"}},
		{"th", []string{"th-TH"}},
		{"th", []string{"th_TH.UTF-8"}},
		{"th", []string{"th_TH@calendar=buddhist"}},
		{"en", []string{"en_GB.UTF-8"}},
		{"th", []string{"ja-JP", "th-TH", "en"}},
		{"en", []string{"ja-JP", "en-AU", "th"}},
		{"fr", []string{"fr"}},
		{"fr", []string{"fr-CA"}},
		{"fr", []string{"fr-Latn-FR"}},
		{"fr", []string{"fr_BE.UTF-8@euro"}},
		{"fr", []string{"de-CH", "fr-CH", "en"}},
		{"en", []string{"C"}},
		{"th", []string{"C", "", "!!", "th"}},
		{"en", nil},
		{"en", []string{"ja"}},
	} {
		assert.Equal(t, c.want, Best(c.locales...), c.locales)
	}
}

func TestForAnUnknownLanguageSpeaksTheBest(t *testing.T) {
	assert.Equal(t, Lang("th"), For("th-TH").Lang())
	assert.Equal(t, languages[0], For("xx").Lang())
}

func TestLanguagesAreNamedInThemselves(t *testing.T) {
	assert.Equal(t, "ไทย", Lang("th").Name())
	assert.Equal(t, "English", Lang("en").Name())
	assert.Equal(t, "Français", Lang("fr").Name())
}

// Numbers are written here with a blank where the groups meet.
func TestNumber(t *testing.T) {
	for l, between := range map[Lang]string{"en": ",", "th": ",", "fr": "\u202f"} {
		for n, want := range map[int]string{
			0: "0", 7: "7", 999: "999", 1000: "1 000", 1220: "1 220", 100_005: "100 005", 999_999: "999 999", 1_234_567: "1 234 567",
			-100: "-100", -1000: "-1 000",
		} {
			assert.Equal(t, strings.ReplaceAll(want, " ", between), For(l).Number(n), l)
		}
	}
}

func TestPlayed(t *testing.T) {
	for d, want := range map[time.Duration]string{
		0: "0:00", 59*time.Second + 999*time.Millisecond: "0:59", time.Minute: "1:00", 9*time.Minute + 42*time.Second: "9:42",
		59*time.Minute + 59*time.Second: "59:59", time.Hour: "1:00:00", time.Hour + 2*time.Minute + 3*time.Second: "1:02:03", 100 * time.Hour: "100:00:00",
	} {
		for _, l := range Languages() {
			assert.Equal(t, want, For(l).Played(d), l)
		}
	}
}

func TestDates(t *testing.T) {
	day := time.Date(2026, time.December, 1, 12, 0, 0, 0, time.UTC) // a Tuesday
	en, fr, th := For("en"), For("fr"), For("th")
	assert.Equal(t, "Tuesday 1 December", en.Day(day))
	assert.Equal(t, "1 December 2026", en.Date(day))
	assert.Equal(t, "Tue", en.Weekday(day))
	assert.Equal(t, "อังคาร 1 ธันวาคม", th.Day(day))
	assert.Equal(t, "1 ธันวาคม 2569", th.Date(day))
	assert.Equal(t, "อ", th.Weekday(day))
	sunday := time.Date(2027, time.February, 28, 0, 0, 0, 0, time.UTC)
	assert.Equal(t, "อาทิตย์ 28 กุมภาพันธ์", th.Day(sunday))
	assert.Equal(t, "Sun", en.Weekday(sunday))
	assert.Equal(t, "mardi 1er décembre", fr.Day(day))
	assert.Equal(t, "1er décembre 2026", fr.Date(day))
	assert.Equal(t, []string{"Tue 1 December", "mar. 1er décembre", "อ. 1 ธันวาคม"}, []string{en.ShortDay(day), fr.ShortDay(day), th.ShortDay(day)})
	assert.Equal(t, "mar.", fr.Weekday(day))
	assert.Equal(t, "dimanche 28 février", fr.Day(sunday))
	assert.Equal(t, "lundi 30 novembre", fr.Day(day.AddDate(0, 0, -1)))
}

// Two months or weekdays of the same name would be a slip of the pen.
func TestMonthsAndWeekdaysDiffer(t *testing.T) {
	for _, l := range Languages() {
		days, shorts, months := map[string]bool{}, map[string]bool{}, map[string]bool{}
		for i := range 366 {
			date := time.Date(2028, 1, 1+i, 0, 0, 0, 0, time.UTC)
			data := For(l).dateData(date)
			days[data["Weekday"].(string)], months[data["Month"].(string)], shorts[For(l).Weekday(date)] = true, true, true
		}
		assert.Len(t, days, 7, l)
		assert.Len(t, shorts, 7, l)
		assert.Len(t, months, 12, l)
	}
}

func TestCardsAreNamedAsOnTheirFaces(t *testing.T) {
	for notation, want := range map[core.Card]string{
		core.NewCard(0, core.Hearts, 10): "10♥", core.NewCard(1, core.Spades, core.Ace): "A♠",
		core.NewCard(0, core.Diamonds, core.King): "K♦", core.NewCard(1, core.Clubs, 2): "2♣",
	} {
		assert.Equal(t, want, cardName(notation))
	}
}

func TestGamesInWords(t *testing.T) {
	en, fr, th := For("en"), For("fr"), For("th")
	assert.Equal(t, "2 decks · 9 columns", en.Line(core.EasyHarp))
	assert.Equal(t, "every card in view · draw 3", en.Line(core.ReflechiDraw3))
	assert.Equal(t, "by suit · 4 cells", en.Line(core.EightOff4))
	assert.Equal(t, "2 สำรับ · 9 คอลัมน์", th.Line(core.EasyHarp))
	assert.Equal(t, "เห็นไพ่ทุกใบ · จั่ว 1 ใบ", th.Line(core.Reflechi))
	assert.Equal(t, "ดอกเดียวกัน · 8 ช่องพัก", th.Line(core.EightOff))
	assert.Equal(t, "tout est visible · tirage 3", fr.Line(core.ReflechiDraw3))
	assert.Equal(t, "tirage 1 · facile", fr.Option(core.Reflechi))
	assert.Equal(t, "Eight Off · 4 cellules", fr.GameAndOption(core.EightOff4))
	assert.Equal(t, "จั่ว 3 ใบ · ยาก", th.Option(core.ReflechiDraw3))
	assert.Equal(t, "draw 1 · easy", en.Option(core.Reflechi))
	assert.Equal(t, "2 ช่องพัก", th.Option(core.EightOff2))
	assert.Empty(t, en.Option(core.EasyHarp), "no choice, no word for it")
	assert.Equal(t, "Easy Harp", th.GameAndOption(core.EasyHarp))
	assert.Equal(t, "Eight Off · 8 ช่องพัก", th.GameAndOption(core.EightOff))
}

// Whoever adds a game adds its texts.
func TestEveryGameHasItsTexts(t *testing.T) {
	for _, l := range Languages() {
		text := For(l)
		for _, family := range core.Games {
			id := gameID(family[0])
			for _, part := range []string{".name", ".short", ".line"} {
				assert.True(t, text.has(id+part), "%s: %s", l, id+part)
			}
			for _, r := range family {
				assert.NotContains(t, text.Line(r)+text.Option(r)+text.ShortOption(r), "<no value>")
				assert.NotContains(t, text.Option(r)+text.ShortOption(r), "option.")
			}
		}
	}
}
