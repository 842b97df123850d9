package text

import (
	"encoding/json"
	"io/fs"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// entry is one message as it stands in a catalogue: its plural forms, "other" always among them.
type entry map[string]string

// catalogue reads a language's file, descriptions left out.
func catalogue(t *testing.T, l Lang) map[string]entry {
	data, err := fs.ReadFile(catalogues, string(l)+".json")
	require.NoError(t, err)
	var raw map[string]any
	require.NoError(t, json.Unmarshal(data, &raw))
	all := make(map[string]entry, len(raw))
	for id, value := range raw {
		e := entry{}
		switch v := value.(type) {
		case string:
			e["other"] = v
		case map[string]any:
			for form, s := range v {
				if form != "description" {
					e[form] = s.(string)
				}
			}
		}
		all[id] = e
	}
	return all
}

// forms runs over every form of every message of every language.
func forms(t *testing.T, check func(l Lang, id, form, message string)) {
	for _, l := range Languages() {
		for id, e := range catalogue(t, l) {
			for form, message := range e {
				check(l, id, form, message)
			}
		}
	}
}

func TestEveryFileIsALanguage(t *testing.T) {
	files, err := fs.Glob(catalogues, "*.json")
	require.NoError(t, err)
	var want []string
	for _, l := range Languages() {
		want = append(want, string(l)+".json")
	}
	assert.ElementsMatch(t, want, files)
}

func TestCataloguesHaveTheSameMessages(t *testing.T) {
	first := slices.Sorted(maps.Keys(catalogue(t, languages[0])))
	for _, l := range languages[1:] {
		assert.Equal(t, first, slices.Sorted(maps.Keys(catalogue(t, l))), l)
	}
}

func TestNoIdTwice(t *testing.T) {
	line := regexp.MustCompile(`(?m)^  "([^"]+)":`)
	for _, l := range Languages() {
		data, err := fs.ReadFile(catalogues, string(l)+".json")
		require.NoError(t, err)
		assert.Len(t, line.FindAllSubmatch(data, -1), len(catalogue(t, l)), l)
	}
}

func TestIdsAreDottedAndLowerCase(t *testing.T) {
	shape := regexp.MustCompile(`^[a-z]+(\.[a-z0-9]+)+$`)
	forms(t, func(_ Lang, id, _, _ string) { assert.Regexp(t, shape, id) })
}

func TestNoMessageIsEmpty(t *testing.T) {
	forms(t, func(l Lang, id, form, message string) {
		assert.Equal(t, strings.TrimSpace(message), message, "%s %s", l, id)
		assert.NotEmpty(t, message, "%s %s %s", l, id, form)
	})
}

// Every form of a message in every language speaks of the same things, so that whoever fills it in need not know the
// language. Each language picks its own era.
func TestMessagesSpeakOfTheSameThings(t *testing.T) {
	field := regexp.MustCompile(`\{\{\.(\w+)\}\}`)
	fields := func(message string) []string {
		set := map[string]bool{}
		for _, m := range field.FindAllStringSubmatch(message, -1) {
			set[strings.TrimPrefix(m[1], "Buddhist")] = true
		}
		return slices.Sorted(maps.Keys(set))
	}
	source := catalogue(t, languages[0])
	forms(t, func(l Lang, id, form, message string) {
		want := fields(source[id]["other"])
		// A label that stands under its number is plural without showing it, and a language may write out an option.
		if strings.HasPrefix(id, "option.") {
			return
		}
		assert.Equal(t, want, fields(message), "%s %s %s", l, id, form)
		assert.Equal(t, strings.Count(message, "{{"), len(field.FindAllString(message, -1)), "%s %s: odd template", l, id)
	})
}

// A line may never begin with a vowel sign or tone mark, and a border stands only between letters of Thai or what is
// filled in.
func TestBordersStandWhereLinesMayBreak(t *testing.T) {
	forms(t, func(l Lang, id, _, message string) {
		runes := []rune(message)
		for i, r := range runes {
			if r != '|' {
				continue
			}
			require.True(t, i > 0 && i+1 < len(runes), "%s %s: border at an end", l, id)
			before, after := runes[i-1], runes[i+1]
			assert.True(t, after == '{' || unicode.Is(unicode.Thai, after), "%s %s: border before %q", l, id, after)
			assert.False(t, unicode.Is(unicode.Mn, after) || strings.ContainsRune("ะาำๅๆฯ", after), "%s %s: a line would begin with %q", l, id, after)
			assert.False(t, strings.ContainsRune("เแโใไ", before), "%s %s: a line would end with %q", l, id, before)
		}
	})
}

func TestTermsAreNeverBroken(t *testing.T) {
	terms := strings.Fields("กองฐาน กองจั่ว กองไพ่เปิด ช่องพัก ชุดไพ่เรียง คอลัมน์ว่าง ใบสุดท้าย ใบบนสุด พื้นที่เรียงไพ่ ข้าวหลามตัด โพดำ " +
		"โพแดง ดอกจิก ชุดแจก รหัสเกม กติกา ย้อนกลับ ทำซ้ำ ดับเบิลคลิก คอลัมน์ แล้ว ประจำวัน")
	forms(t, func(l Lang, id, _, message string) {
		for _, term := range terms {
			whole := strings.Count(strings.ReplaceAll(message, "|", ""), term)
			assert.Equal(t, whole, strings.Count(message, term), "%s %s: %s", l, id, term)
		}
	})
}

func TestMarksAreNeverShown(t *testing.T) {
	forms(t, func(l Lang, id, _, _ string) {
		assert.NotContains(t, For(l).Get(id), "|", id)
		assert.NotRegexp(t, `[~\x{200b}\x{a0}]`, For(l).Get(id), id)
		assert.NotRegexp(t, `[|~]`, For(l).Prose(id), id)
	})
	assert.Equal(t, "กติกาของเกมนี้", For("th").Get("menu.rules"))
	assert.Equal(t, "กติกา\u200bของ\u200bเกมนี้", For("th").Prose("menu.rules"))
	assert.Equal(t, "5\u00a0cards", For("en").Prose("count.cards", Data{"Count": 5}))
	assert.Equal(t, "5 cards", For("en").Get("count.cards", Data{"Count": 5}))
}

func TestAnUnknownIdShowsItself(t *testing.T) {
	assert.Equal(t, "no.such.id", For("en").Get("no.such.id"))
}

// In French 0 and 1 are singular, and from 2 on it is plural: 0 jour, 1 jour, 2 jours. What is not counted by Count must not
// stand before a noun that would have to agree with it.
func TestFrenchPlurals(t *testing.T) {
	fr, plurals := For("fr"), 0
	for id, m := range catalogue(t, "fr") {
		one, other := m["one"], m["other"]
		for _, form := range m {
			assert.NotRegexp(t, `\{\{\.Won\}\}[ ~]\pL+s\b`, form, id)
		}
		if one == "" || one == other {
			continue
		}
		plurals++
		said := func(n int) string { return fr.raw(id, Data{"Count": n}) }
		assert.Equal(t, strings.ReplaceAll(said(1), "1", "0"), said(0), id)
		assert.NotEqual(t, strings.ReplaceAll(said(2), "2", "1"), said(1), id)
	}
	assert.Greater(t, plurals, 30)
}
