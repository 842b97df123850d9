package theme

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/image/font/sfnt"
)

// missing are the runes of text that none of the fonts has.
func missing(t *testing.T, text string, fonts ...fyne.Resource) (lacking []string) {
	var parsed []*sfnt.Font
	for _, f := range fonts {
		p, err := sfnt.Parse(f.Content())
		require.NoError(t, err)
		parsed = append(parsed, p)
	}
	var buf sfnt.Buffer
runes:
	for _, r := range text {
		for _, f := range parsed {
			if i, err := f.GlyphIndex(&buf, r); err == nil && i != 0 {
				continue runes
			}
		}
		lacking = append(lacking, string(r))
	}
	return lacking
}

// thai is every character of the Thai block that Thai is written with.
func thai() string {
	var all []rune
	for r := 'ก'; r <= 'ฺ'; r++ {
		all = append(all, r)
	}
	for r := '฿'; r <= '๛'; r++ {
		all = append(all, r)
	}
	return string(all)
}

const (
	latin  = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?()[]<>/-+=%&'\"#*_"
	french = "àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ«»’\u00a0\u202f"
	signs  = "·×–—…“”‘−"
)

// TestEveryCharacterIsBundled: what the app writes must not depend on the fonts that a system happens to have.
func TestEveryCharacterIsBundled(t *testing.T) {
	for _, style := range []fyne.TextStyle{{}, {Bold: true}} {
		ours := New(Mode{}, 1).Font(style)
		assert.Empty(t, missing(t, thai(), ours), "%+v", style)
		assert.Empty(t, missing(t, latin+french+signs, ours, theme.DefaultTheme().Font(style)), "%+v", style)
	}
	assert.NotEqual(t, New(Mode{}, 1).Font(fyne.TextStyle{}), New(Mode{}, 1).Font(fyne.TextStyle{Bold: true}))
	assert.NotEmpty(t, missing(t, "漢", New(Mode{}, 1).Font(fyne.TextStyle{})), "missing must notice what is missing")
}
