package help

import (
	"encoding/json"
	"maps"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/ui/text"
)

// pages are all pages, the games' first.
func pages() []*Page {
	var all []*Page
	for _, f := range core.Games {
		all = append(all, Rules(f))
	}
	return append(all, Questions())
}

// words is the whole of a page in a language, links' targets included.
func words(p *Page, l text.Lang) string {
	var all []string
	for _, s := range p.Sections {
		all = append(append(all, p.Title(s, text.For(l))), p.Paragraphs(s, text.For(l))...)
		for _, c := range s.Pictures {
			all = append(all, p.Caption(c, text.For(l)))
		}
	}
	return strings.Join(all, "\n")
}

func TestEverySectionHasItsWordsInEveryLanguage(t *testing.T) {
	for _, l := range text.Languages() {
		for _, p := range pages() {
			require.NotEmpty(t, p.Sections)
			for _, s := range p.Sections {
				for _, start := range s.texts {
					assert.NotEmpty(t, text.For(l).Numbered(p.ID+"."+start, text.Data{}), "%s: %s of %s", l, start, s.ID)
				}
			}
			whole := words(p, l)
			assert.NotRegexp(t, `(rules|questions)\.[a-z]+\.|<no value>|\{\{|[|~]`, whole, l)
			for paragraph := range strings.SplitSeq(whole, "\n") {
				assert.Zero(t, strings.Count(paragraph, "**")%2, "bold that does not end: %s", paragraph)
			}
		}
	}
}

// Whoever adds a game adds its page, with all that the rules pages treat.
func TestEveryGameHasAWholePage(t *testing.T) {
	for _, f := range core.Games {
		p := Rules(f)
		want := []string{"summary", "deal", "columns", "empty", "foundations", "hands", "undo", "score", "end", "ours"}
		if f[0].HasStock() {
			want = append(want, "stock", "redeal")
		}
		if f[0].Cells > 0 {
			want = append(want, "cells")
		}
		if f[0].FaceDown {
			want = append(want, "facedown")
		}
		for _, id := range want {
			_, ok := p.Section(id)
			assert.True(t, ok, "%s: %s", f.Letters(), id)
		}
	}
}

func TestNoSectionTwice(t *testing.T) {
	for _, p := range pages() {
		seen := map[string]bool{}
		for _, s := range p.Sections {
			assert.False(t, seen[s.ID], s.ID)
			seen[s.ID] = true
		}
	}
}

// Every message of the pages is shown by a section, in every language.
func TestNoMessageIsLeftOver(t *testing.T) {
	starts := map[string]bool{}
	for _, p := range pages() {
		for _, s := range p.Sections {
			starts[p.ID+".head."+s.ID] = true
			for _, x := range s.texts {
				starts[p.ID+"."+x] = true
			}
			for _, c := range s.Pictures {
				starts[p.ID+"."+c.caption] = true
			}
		}
	}
	for _, l := range text.Languages() {
		data, err := os.ReadFile("../text/" + string(l) + ".json")
		require.NoError(t, err)
		var ids map[string]any
		require.NoError(t, json.Unmarshal(data, &ids))
		for id := range ids {
			page, rest, _ := strings.Cut(id, ".")
			if page != RulesPage && page != QuestionsPage || rest == "title" || rest == "more" {
				continue
			}
			start := id
			if i := strings.LastIndex(id, "."); !starts[id] {
				_, err := strconv.Atoi(id[i+1:])
				assert.NoError(t, err, id)
				start = id[:i]
			}
			assert.True(t, starts[start], "%s: nobody shows %s", l, id)
		}
	}
}

func TestLinksLeadToSections(t *testing.T) {
	link := regexp.MustCompile(`\]\(([^)]*)\)`)
	for _, l := range text.Languages() {
		found := map[string]bool{}
		for _, p := range pages() {
			for _, m := range link.FindAllStringSubmatch(words(p, l), -1) {
				found[m[1]] = true
				target := ParseTarget(m[1])
				switch target.Page {
				case "":
					_, ok := p.Section(target.Section)
					assert.True(t, ok, "%s: %s", l, m[1])
				case RulesPage:
					for _, f := range core.Games {
						_, ok := Rules(f).Section(target.Section)
						assert.True(t, ok, "%s: %s of %s", l, m[1], f.Letters())
					}
				default:
					require.Equal(t, QuestionsPage, target.Page)
					_, ok := Questions().Section(target.Section)
					assert.True(t, ok, "%s: %s", l, m[1])
				}
			}
		}
		assert.Subset(t, slices.Collect(maps.Keys(found)), []string{"kingrun", "limit", "questions:undo", "questions:lost", "questions:code", "rules:hands"}, l)
	}
}

// The figures of the rule book: its table, and the sums that follow from it.
func TestRulesStateTheFigures(t *testing.T) {
	for f, figures := range map[*core.Rules][]string{
		core.EasyHarp: {"104", "45", "36", "59", "13", "+10", "+5", "1,220", "100", "EH1-N-AAAAAAF"},
		core.Reflechi: {"52", "28", "24", "13", "+10", "+5", "−100", "520", "100", "TF1-D1N-AAAAAAF"},
		core.EightOff: {"52", "+10", "520", "100", "EO1-C8-AAAAAAF"},
	} {
		p := Rules(core.FamilyOf(f.Letters))
		for _, l := range text.Languages() {
			for _, figure := range figures {
				if n, err := strconv.Atoi(strings.ReplaceAll(figure, ",", "")); err == nil && n >= 1000 {
					figure = text.For(l).Number(n)
				}
				assert.Regexp(t, `(^|[^0-9,])`+regexp.QuoteMeta(figure)+`([^0-9]|$)`, words(p, l), "%s %s", l, f.Letters)
			}
		}
	}
	off := Rules(core.FamilyOf("EO"))
	deal, _ := off.Section("deal")
	en := strings.ReplaceAll(strings.Join(off.Paragraphs(deal, text.For("en")), " "), "\u00a0", " ")
	assert.Contains(t, en, "8 columns of 6 cards, all face up. The last 4 cards go to the first 4 cells.")
	assert.Contains(t, en, "You may choose 8, 4 or 2 cells. With 4, all of them are taken at the start.")
}

func TestTheCodeIsReadAright(t *testing.T) {
	q := Questions()
	s, _ := q.Section("code")
	for _, l := range text.Languages() {
		answer := strings.Join(q.Paragraphs(s, text.For(l)), "\n")
		for _, part := range []string{"**EO1-C8-AAAAAFA**", "**EO1**", "Eight Off", "**C8**", "**AAAAAFA**", "130", text.For(l).Number(core.MaxNumber)} {
			assert.Contains(t, answer, part, l)
		}
	}
	zero, _ := q.Section("zero")
	for _, l := range text.Languages() {
		answer := strings.Join(q.Paragraphs(zero, text.For(l)), "\n")
		assert.Contains(t, answer, "Solitaire Réfléchi", l)
		assert.Contains(t, answer, "100", l)
	}
}
