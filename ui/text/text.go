package text

import (
	"embed"
	"maps"
	"strings"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"

	"patiencetrio/core"
)

// Lang is the tag of a language that has a catalogue, such as "th".
type Lang string

// languages lists the catalogues in the order in which the settings show them. The first one speaks where the system's
// languages are all unknown. A new language is one more file and one more entry.
var languages = []Lang{"en", "fr", "th"}

//go:embed *.json
var catalogues embed.FS

// Data fills in the templates of a message. Whole numbers are written with Text.Number; "Count" chooses the plural form.
type Data map[string]any

// Text speaks one language. It never changes and may be used from any goroutine.
type Text struct {
	lang      Lang
	localizer *i18n.Localizer
	counted   func(core.Pile) int // see Counting; nil: by the piles' indices
}

var texts = load()

func load() map[Lang]*Text {
	bundle := i18n.NewBundle(language.Make(string(languages[0])))
	all := make(map[Lang]*Text, len(languages))
	for _, l := range languages {
		if _, err := bundle.LoadMessageFileFS(catalogues, string(l)+".json"); err != nil {
			panic(err) // an embedded file: found by any test
		}
		all[l] = &Text{lang: l, localizer: i18n.NewLocalizer(bundle, string(l))}
	}
	return all
}

// Languages lists the languages that the app speaks, in the order of the settings.
func Languages() []Lang { return append([]Lang(nil), languages...) }

// Best is the language that suits a system best whose languages are given, most wanted first. Both "th-TH" and
// "th_TH.UTF-8" are understood; what is no language is passed over.
func Best(locales ...string) Lang {
	known := make([]language.Tag, len(languages))
	for i, l := range languages {
		known[i] = language.Make(string(l))
	}
	matcher := language.NewMatcher(known)
	for _, locale := range locales {
		name, _, _ := strings.Cut(locale, ".")
		name, _, _ = strings.Cut(name, "@")
		tag, err := language.Parse(name)
		if err != nil {
			continue
		}
		if _, i, confidence := matcher.Match(tag); confidence > language.Low {
			return languages[i]
		}
	}
	return languages[0]
}

// For is the text in a language; a language without a catalogue gets that of Best.
func For(l Lang) *Text {
	if t, ok := texts[l]; ok {
		return t
	}
	return texts[Best(string(l))]
}

// Lang is the language of the text.
func (t *Text) Lang() Lang { return t.lang }

// Name is the name of a language in that language itself.
func (l Lang) Name() string { return For(l).Get("language.name") }

var (
	plain = strings.NewReplacer("|", "", "~", " ")
	prose = strings.NewReplacer("|", "\u200b", "~", "\u00a0")
)

// Get is a message without marks, for labels of one line. An id that no catalogue has gives the id itself.
func (t *Text) Get(id string, data ...Data) string { return plain.Replace(t.raw(id, data...)) }

// Prose is a message for the paragraph widget: U+200B where a word ends without a blank, U+00A0 where a blank must not
// be broken, ** around what is bold, and suit signs.
func (t *Text) Prose(id string, data ...Data) string { return prose.Replace(t.raw(id, data...)) }

// raw is a message as the catalogue has it, marks included, filled in.
func (t *Text) raw(id string, data ...Data) string {
	fill := make(map[string]any)
	config := i18n.LocalizeConfig{MessageID: id, TemplateData: fill}
	for _, d := range data {
		maps.Copy(fill, d)
	}
	for key, value := range fill {
		if n, ok := value.(int); ok {
			fill[key] = t.Number(n)
			if key == "Count" {
				config.PluralCount = n
			}
		}
	}
	// On an error there may still be a text: the same message in the first language, or another plural form.
	s, err := t.localizer.Localize(&config)
	if err != nil && s == "" {
		return id
	}
	return s
}

// has tells whether the language itself has a message.
func (t *Text) has(id string) bool {
	_, err := t.localizer.Localize(&i18n.LocalizeConfig{MessageID: id, TemplateData: map[string]any{}})
	return err == nil
}
