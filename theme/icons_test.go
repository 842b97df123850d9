package theme

import (
	"image/color"
	"io/fs"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
)

func TestEveryIconFileIsNamed(t *testing.T) {
	files, err := fs.Glob(iconFiles, "icons/*.svg")
	require.NoError(t, err)
	var names []string
	for _, f := range files {
		names = append(names, strings.TrimSuffix(strings.TrimPrefix(f, "icons/"), ".svg"))
	}
	var icons []string
	for _, i := range Icons {
		icons = append(icons, string(i))
	}
	assert.ElementsMatch(t, names, icons)
}

func TestIconsTakeTheColour(t *testing.T) {
	c := color.NRGBA{0x12, 0x34, 0x56, 0xFF}
	for _, i := range Icons {
		text := string(i.Resource(c).Content())
		assert.NotContains(t, text, "#000000", i)
		assert.Contains(t, text, `fill="#123456"`, i)

		img := i.Image(48, c)
		assert.Equal(t, 48, img.Rect.Dy(), i)
		full := 0
		for p := 0; p < len(img.Pix); p += 4 {
			if img.Pix[p+3] == 0xFF {
				assert.Equal(t, []byte{0x12, 0x34, 0x56}, img.Pix[p:p+3], i)
				full++
			}
		}
		assert.Positive(t, full, "%s shows nothing", i)
		assert.Less(t, full, 48*img.Rect.Dx()*85/100, "%s is a block", i)
	}
}

func TestResourcesAreSharedAndNamedByColour(t *testing.T) {
	a, b := IconUndo.Resource(light.Text), IconUndo.Resource(Fade(light.Text, light.Disabled))
	assert.Same(t, a, IconUndo.Resource(light.Text))
	assert.NotEqual(t, a.Name(), b.Name())
	assert.NotEqual(t, a.Name(), IconRedo.Resource(light.Text).Name())
	assert.Contains(t, string(b.Content()), `fill-opacity="0.380"`)
}

func TestMarksKeepTheirShape(t *testing.T) {
	for s, width := range map[core.Suit]int{core.Spades: 88, core.Hearts: 94, core.Diamonds: 78, core.Clubs: 94} {
		assert.Equal(t, width, SuitIcon(s).Image(100, light.Ink).Rect.Dx(), "%v", s)
	}
	assert.Equal(t, 24, IconRedeal.Image(24, light.Ink).Rect.Dx())
	assert.Equal(t, 1, IconDot.Image(0, light.Ink).Rect.Dy())
}

func TestUnknownIconPanics(t *testing.T) {
	assert.Panics(t, func() { Icon("nothing").Resource(light.Text) })
}
