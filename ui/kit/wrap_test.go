package kit

import (
	"regexp"
	"strings"
	"testing"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/help"
	"patiencetrio/ui/text"
)

// everyProse is all running text of the rules in all languages.
func everyProse() []string {
	var all []string
	for _, l := range text.Languages() {
		all = append(all, prose(l)...)
	}
	return all
}

// prose is all running text of the pages of rules and questions in a language.
func prose(l text.Lang) []string {
	pages := []*help.Page{help.Questions()}
	for _, f := range core.Games {
		pages = append(pages, help.Rules(f))
	}
	var all []string
	for _, p := range pages {
		for _, s := range p.Sections {
			all = append(append(all, p.Title(s, text.For(l))), p.Paragraphs(s, text.For(l))...)
			for _, c := range s.Pictures {
				all = append(all, p.Caption(c, text.For(l)))
			}
		}
	}
	return all
}

// marked finds what stands in brackets and, of a link, its target.
var marked = regexp.MustCompile(`\[([^]]*)\](\([^)]*\))?`)

// plainText is what a reader sees of prose, without blanks and borders.
func plainText(s string) string {
	s = marked.ReplaceAllString(s, "$1")
	return strings.NewReplacer(" ", "", "\n", "", "\u200b", "", "**", "", "\u00a0", "", "·", "").Replace(s)
}

func lineText(l textLine) string {
	var b strings.Builder
	for _, a := range l.atoms {
		b.WriteString(a.text)
		if !a.isText() {
			b.WriteRune([]rune("♠♥♦♣")[a.suit])
		}
	}
	return b.String()
}

func TestWrapBreaksOnlyWhereTextMayBreak(t *testing.T) {
	useTheme(t, false, 1)
	for _, l := range text.Languages() {
		all := prose(l)
		require.NotEmpty(t, all)
		for width := float32(150); width <= 560; width += 10 {
			for i, p := range all {
				scale := float32(1 + (i+int(width/10))%2) // 200 % by turns
				var whole strings.Builder
				for _, line := range wrap(p, width, metrics{theme.Message.Scaled(scale)}) {
					s := lineText(line)
					require.NotEmpty(t, s)
					first := []rune(s)[0]
					require.False(t, unicode.In(first, unicode.Mn, unicode.Me), "%q begins a line with a mark", s)
					require.NotContains(t, "ะาำๅๆฯ", string(first), "%q", s)
					require.NotContains(t, " \u00a0\u202f.,:;!?»)%", string(first), "%q begins a line with what belongs to the one before", s)
					last := []rune(strings.TrimRight(s, " "))
					require.NotContains(t, "เแโใไ", string(last[len(last)-1]), "%q ends a line with a leading vowel", s)
					require.LessOrEqual(t, line.width, width, "%q", s)
					whole.WriteString(s)
				}
				require.Equal(t, plainText(p), plainText(whole.String()), "nothing gets lost")
			}
		}
	}
}

func TestWrapMeasuresLinesAsTheyAreDrawn(t *testing.T) {
	useTheme(t, false, 1)
	for _, p := range everyProse() {
		for _, line := range wrap(p, 300, metrics{theme.Message}) {
			drawn := float32(0)
			for _, a := range line.atoms {
				if !a.isText() {
					drawn += a.width
				} else {
					drawn += textWidth(a.text, theme.Message, a.bold)
				}
			}
			assert.InDelta(t, line.width, drawn, 1.5, "%q", lineText(line))
		}
	}
}

// A dot between two things goes where the line ends in its place.
func TestWrapEndsNoLineWithADot(t *testing.T) {
	m := metrics{theme.Message}
	words := "Eight Off · 8 cells · EO1-C8-AAAAAFA"
	whole := m.text(words, false) + 1
	assert.Equal(t, words, lineText(wrap(words, whole, m)[0]))
	for width := float32(120); width < whole; width++ {
		for _, line := range wrap(words, width, m) {
			assert.NotRegexp(t, "^·|·$", lineText(line), width)
		}
	}
	assert.Equal(t, "·", lineText(wrap("·", 100, m)[0]))
}

// In Thai a number and what it counts stay on one line, bold or not.
func TestWrapKeepsThaiNumbersWithWhatTheyCount(t *testing.T) {
	m := metrics{theme.Message}
	for _, words := range []string{"การเดินของ 500 เกมล่าสุด", "ชนะ **3** จาก"} {
		for width := m.text("500 เกมล่าสุด", false); width < 400; width += 3 {
			for _, line := range wrap(words, width, m) {
				assert.NotRegexp(t, "[0-9]$", lineText(line), width)
			}
		}
	}
}

func TestWrapFillsLines(t *testing.T) {
	useTheme(t, false, 1)
	const width = 300
	m := metrics{theme.Message}
	for _, p := range everyProse() {
		all := words(p)
		lines := wrap(p, width, m)
		require.NotEmpty(t, lines)
		for i := range len(lines) - 1 {
			// Take away the words of this line; the first one left did not fit.
			for seen := ""; seen != plainText(lineText(lines[i])); all = all[1:] {
				require.NotEmpty(t, all)
				seen += plainText(lineText(textLine{atoms: all[0].atoms}))
			}
			next := all[0]
			next.measure(m)
			if next.blank {
				next.width += m.blank()
			}
			assert.Greater(t, lines[i].width+next.width, float32(width), "%q leaves room", lineText(lines[i]))
		}
	}
}

func TestWrapOfAWordThatIsTooWide(t *testing.T) {
	useTheme(t, false, 1)
	word := "กกิ่งก้านใบน้ำที่เก้าอี้"
	lines := wrap(word, 40, metrics{theme.Message})
	require.Greater(t, len(lines), 2)
	var whole string
	for _, l := range lines {
		s := lineText(l)
		whole += s
		assert.LessOrEqual(t, l.width, float32(40))
		assert.False(t, joins([]rune(s)[0]), "%q", s)
	}
	assert.Equal(t, word, whole)
}

func TestWrapReadsBoldSuitsAndLineEnds(t *testing.T) {
	useTheme(t, false, 1)
	lines := wrap("**A b** 7♥\n\nend", 1000, metrics{theme.Message})
	require.Len(t, lines, 3)
	first := lines[0].atoms
	require.NotEmpty(t, first)
	assert.True(t, first[0].bold)
	assert.Equal(t, "A b", first[0].text)
	last := first[len(first)-1]
	assert.True(t, last.isSuit)
	assert.Equal(t, core.Hearts, last.suit)
	assert.Empty(t, lines[1].atoms, "two line ends leave a line free")
	assert.Equal(t, "end", lineText(lines[2]))
}

func TestSuitStaysWithItsRank(t *testing.T) {
	useTheme(t, false, 1)
	for width := float32(60); width < 120; width++ {
		for _, l := range wrap("on 10♠ or 8♣", width, metrics{theme.Message}) {
			assert.False(t, l.atoms[0].isSuit, "%q at %v", lineText(l), width)
		}
	}
}

func TestParagraphIsAsHighAsItsLines(t *testing.T) {
	useTheme(t, false, 1)
	s := strings.ReplaceAll(thai, "|", "\u200b")
	p := NewParagraph(s, theme.Message)
	for _, width := range []float32{150, 300, 560} {
		lines := len(wrap(s, width, metrics{theme.Message}))
		assert.Equal(t, float32(lines)*theme.Message.Line, p.HeightFor(width))
		assert.Equal(t, p.HeightFor(width), Measure(s, theme.Message, width))
		p.Resize(fyne.NewSize(width, 10))
		assert.Equal(t, p.HeightFor(width), p.MinSize().Height, "asked after it got its width")
	}
}

func TestParagraphFollowsTheTextSize(t *testing.T) {
	s := strings.ReplaceAll(thai, "|", "\u200b")
	useTheme(t, false, 1)
	small := Measure(s, theme.Message, 300)
	useTheme(t, false, 1.5)
	assert.Greater(t, Measure(s, theme.Message, 300), 1.5*small-1)
}

func TestEllipsisCutsBetweenClusters(t *testing.T) {
	useTheme(t, false, 1)
	for width := float32(20); width < 200; width += 3 {
		s := cut("ย้ายกี่ใบก็ได้ที่นี่", theme.Row, width)
		assert.True(t, textWidth(s, theme.Row, false) <= width || s == "…", "%q at %v", s, width)
		rest := strings.TrimSuffix(s, "…")
		if rest != s && rest != "" {
			next := []rune(strings.TrimPrefix("ย้ายกี่ใบก็ได้ที่นี่", rest))[0]
			assert.False(t, joins(next), "%q is cut within a cluster", s)
		}
	}
}

// A label that may shrink is cut only where its text is too wide at the smallest size.
func TestShrinkingComesBeforeCutting(t *testing.T) {
	useTheme(t, false, 1)
	const words = "Copier le code de donne"
	smallest := theme.RowTitle
	smallest.Size = theme.Smallest.Size
	for width := textWidth(words, smallest, false); width < textWidth(words, theme.RowTitle, false)+2; width++ {
		l := NewLabel(words, theme.RowTitle).Fitting(Shrink)
		l.Resize(fyne.NewSize(width, 24))
		l.layout(l.Size())
		assert.Equal(t, words, l.texts[0].(*canvas.Text).Text, "%v wide", width)
		assert.LessOrEqual(t, l.texts[0].MinSize().Width, width+.5)
	}
}

// A label that may wrap keeps its size as long as two lines without a broken word have room.
func TestWrappingComesBeforeShrinking(t *testing.T) {
	useTheme(t, false, 2)
	const words = "Copier le code de donne"
	for width := float32(60); width < 500; width += 7 {
		l := NewLabel(words, theme.RowTitle).Fitting(Wrap)
		lines, style := l.lines(width)
		assert.LessOrEqual(t, len(lines), wrapLines+1)
		assert.Equal(t, words, strings.Join(lines, " "), "nothing is lost, %v wide", width)
		half := textWidth("Copier le code", theme.RowTitle.Scaled(2), false)
		if width > half+1 {
			assert.Equal(t, 2*theme.RowTitle.Size, style.Size, "%v wide", width)
		}
		assert.GreaterOrEqual(t, style.Size, theme.Smallest.Size)
		assert.InDelta(t, float32(len(lines))*style.Line, l.HeightFor(width), 1e-3)
	}
}
