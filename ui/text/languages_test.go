package text

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// manner is what a language asks of its catalogue.
type manner struct {
	plurals []string // the plural forms of a message with a number before a noun, sorted
	// others are words for things of the table that have another word in this app (see package text): regular
	// expressions, matched in lower case without marks.
	others []string
	slips  []string // what a careful writer of the language never writes: regular expressions, matched as they stand
}

// manners has an entry for every language.
var manners = map[Lang]manner{
	"en": {
		plurals: []string{"one", "other"},
		others: []string{`discard`, `talon`, `\bfree cell`, `reserve`, `sequence`, `recycle`, `\bslot`, `\bgap\b`, `reshuffle`, `take back the move`,
			`deal (number|id)`, `seed`, `\bpack\b`, `wastepile`, `home cell`, `\bjack of\b`},
		slips: []string{`'`, `"`, ` [,.;:!?]`, `\.\.\.`, `  `, `[a-z]color`},
	},
	"fr": {
		plurals: []string{"many", "one", "other"},
		others: []string{`pioch`, `\bpot\b`, `rebut`, `écart`, `\bbases?\b`, `case libre`, `case vide`, `cellule libre`, `libre`, `réserve`, `séquence`,
			`recycl`, `refaire`, `défaire le coup`, `\bdistribu`, `\bfamille`, `paquet`, `mouvement`, `déplacements? (effectué|joué)`, `\bindication`,
			`clique`, `(^| )tape[rz]?\b`, `\bappuy`, `face visible`, `face cachée`, `reine`, `paramètre`, `emplacement`, `valeur`},
		slips: []string{`'`, `"`, `[^\x{202f}][;!?]`, `[^~\x{202f}][:»]`, `«[^~]`, ` [,.;:!?»)]`, `[,.;:!?][^ .\n*)\]]`, `\.\.\.`, `  `,
			`\b(Etat|Echap|Etape|Ecran|Egal|A (partir|chaque|la|l’))`, `[Cc]oeur`, `\b\d er\b`, `\d \d{3}`},
	},
	"th": {
		plurals: []string{"other"},
		others:  []string{`เซลล์`, `กองเป้าหมาย`, `กองทิ้ง`, `กองพัก`, `ยกเลิกตาเดิน`, `อันดับ`, `กลุ่มไพ่`, `แจ็ก`, `ไพ่จั่วแล้ว`},
		slips:   []string{`ํา`, `เเ`, `  `, `["']`},
	},
}

// targets are where links lead; they are no words.
var targets = regexp.MustCompile(`\]\([a-z:]+\)`)

// bare is a message as a word list sees it: lower case, without borders.
func bare(message string) string {
	return strings.ToLower(strings.NewReplacer("|", "", "~", " ", "**", "").Replace(targets.ReplaceAllString(message, "]")))
}

func TestEveryLanguageHasItsManner(t *testing.T) {
	assert.ElementsMatch(t, Languages(), slices.Collect(maps.Keys(manners)))
}

// A message either has one form for every number or all the forms that its language has.
func TestFormsOfEachLanguage(t *testing.T) {
	for l, m := range manners {
		for id, e := range catalogue(t, l) {
			if len(e) > 1 {
				assert.Equal(t, m.plurals, slices.Sorted(maps.Keys(e)), "%s %s", l, id)
			} else {
				assert.Contains(t, e, "other", "%s %s", l, id)
			}
		}
	}
}

// Where the first language tells one from many, every language with plurals has to, and the other way round.
func TestPluralsStandInEveryLanguage(t *testing.T) {
	source := catalogue(t, languages[0])
	for l, m := range manners {
		for id, e := range catalogue(t, l) {
			if len(m.plurals) > 1 && !strings.HasPrefix(id, "date.") {
				assert.Equal(t, len(source[id]) > 1, len(e) > 1, "%s %s", l, id)
			}
		}
	}
}

func TestPluralFormsFollowTheLanguage(t *testing.T) {
	for l, want := range map[Lang]map[int]string{
		"en": {0: "0 moves", 1: "1 move", 2: "2 moves", 1220: "1,220 moves", 1_000_000: "1,000,000 moves"},
		"fr": {0: "0 coup", 1: "1 coup", 2: "2 coups", 1220: "1\u202f220 coups", 1_000_000: "1\u202f000\u202f000 de coups", 1_000_001: "1\u202f000\u202f001 coups"},
		"th": {0: "เดิน 0 ครั้ง", 1: "เดิน 1 ครั้ง", 1220: "เดิน 1,220 ครั้ง"},
	} {
		for n, moves := range want {
			assert.Equal(t, moves, For(l).Get("chooser.moves", Data{"Count": n}))
		}
	}
	assert.Equal(t, "move", For("en").Get("header.moves", Data{"Count": 1}))
	assert.Equal(t, "moves", For("en").Get("header.moves", Data{"Count": 0}))
	assert.Equal(t, "coup", For("fr").Get("header.moves", Data{"Count": 0}))
	assert.Equal(t, "coups", For("fr").Get("header.moves", Data{"Count": 1_000_000}))
}

// One word for each thing: no other name for the same thing stands in any message.
func TestOneWordForEachThing(t *testing.T) {
	for l, m := range manners {
		for _, other := range m.others {
			never := regexp.MustCompile(other)
			forms(t, func(of Lang, id, form, message string) {
				if of == l {
					assert.NotRegexp(t, never, bare(message), "%s %s %s", l, id, form)
				}
			})
		}
	}
}

func TestNoSlipsOfThePen(t *testing.T) {
	filled := regexp.MustCompile(`\{\{\.\w+\}\}`)
	for l, m := range manners {
		for _, slip := range m.slips {
			never, err := regexp.Compile(slip)
			require.NoError(t, err)
			forms(t, func(of Lang, id, form, message string) {
				if of == l {
					assert.NotRegexp(t, never, filled.ReplaceAllString(targets.ReplaceAllString(message, "]"), "X"), "%s %s %s", l, id, form)
				}
			})
		}
	}
}

// In French a word of suits would be heard as one of red and black: suits are "enseignes", and colours are only those of
// print.
func TestFrenchColoursAreThoseOfPrint(t *testing.T) {
	for id, e := range catalogue(t, "fr") {
		for _, message := range e {
			said := strings.ReplaceAll(bare(message), "quatre couleurs", "") // the setting
			assert.NotContains(t, said, "couleur", id)
		}
	}
}
