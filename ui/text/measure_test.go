package text

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"patiencetrio/theme"
)

// face measures text in the fonts that the app brings along: Thai first, then the one for all else.
type face struct {
	fonts []*sfnt.Font
	buf   sfnt.Buffer
}

var faces = map[bool]*face{}

// newFace is the regular or the bold face; parsed once.
func newFace(t *testing.T, bold bool) *face {
	if f := faces[bold]; f != nil {
		return f
	}
	ours := theme.New(theme.Mode{}, 1).Font(fyne.TextStyle{Bold: bold})
	other := fynetheme.DefaultTextFont()
	if bold {
		other = fynetheme.DefaultTextBoldFont()
	}
	f := &face{}
	faces[bold] = f
	for _, r := range []fyne.Resource{ours, other} {
		parsed, err := sfnt.Parse(r.Content())
		require.NoError(t, err)
		f.fonts = append(f.fonts, parsed)
	}
	return f
}

// advance is the width of a rune at 15 units; suits are drawn, about as wide as they are high. ok is false if no font
// has the rune.
func (f *face) advance(r rune) (width float64, ok bool) {
	switch r {
	case '\u200b':
		return 0, true
	case '♠', '♥', '♦', '♣':
		return 14, true
	}
	for _, font := range f.fonts {
		i, err := font.GlyphIndex(&f.buf, r)
		if err != nil || i == 0 {
			continue
		}
		a, err := font.GlyphAdvance(&f.buf, i, fixed.I(15), 0)
		return float64(a) / 64, err == nil
	}
	return 0, false
}

func (f *face) width(s string) (sum float64) {
	for _, r := range s {
		w, _ := f.advance(r)
		sum += w
	}
	return sum
}

// lines counts the lines of prose in a column, broken at blanks and word borders.
func (f *face) lines(prose string, column float64) int {
	blank := f.width(" ")
	lines, at := 1, 0.0
	for i, phrase := range strings.Split(prose, " ") {
		for j, word := range strings.Split(phrase, "\u200b") {
			w := f.width(word)
			gap := 0.0
			if i > 0 && j == 0 {
				gap = blank
			}
			if at > 0 && at+gap+w > column {
				lines, at, gap = lines+1, 0, 0
			}
			at += gap + w
		}
	}
	return lines
}

func TestFontsHaveEveryRune(t *testing.T) {
	regular, bold := newFace(t, false), newFace(t, true)
	forms(t, func(l Lang, id, _, message string) {
		for _, r := range prose.Replace(message) {
			_, a := regular.advance(r)
			_, b := bold.advance(r)
			assert.True(t, a && b, "%s %s: %q", l, id, r)
		}
	})
}

// Under the icons of the bar there is little room: 48 units at 11.5 on the narrowest phone, 64 on common ones.
func TestBarLabelsAreShort(t *testing.T) {
	f := newFace(t, false)
	for _, l := range Languages() {
		for _, id := range []string{"bar.new", "bar.rules", "bar.hint", "bar.redo", "bar.undo"} {
			assert.LessOrEqual(t, f.width(For(l).Get(id))*11.5/15, 48.0, "%s %s", l, id)
		}
	}
}

// The text widths of the message panel: on a phone 360 wide, and on the narrowest, 320, where the detail is set smaller.
const (
	messagePlace    = 300
	narrowPlace     = 260
	narrowDetailsBy = 14.0 / 15 // of the size on wider phones
)

// fits checks that a message takes one bold line and at most two more, and one line more of each on the narrowest phone.
func fits(t *testing.T, m Message, why string) {
	bold, plain := newFace(t, true), newFace(t, false)
	assert.Equal(t, 1, bold.lines(m.Title, messagePlace), "%s: %s", why, m.Title)
	assert.LessOrEqual(t, plain.lines(m.Body, messagePlace), 2, "%s: %s", why, m.Body)
	assert.LessOrEqual(t, bold.lines(m.Title, narrowPlace), 2, "%s: %s", why, m.Title)
	assert.LessOrEqual(t, plain.lines(m.Body, narrowPlace/narrowDetailsBy), 3, "%s: %s", why, m.Body)
}
