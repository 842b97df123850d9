package theme

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/assert"
)

func TestThemeHasOurColoursWhateverFyneBelieves(t *testing.T) {
	for _, darkMode := range []bool{false, true} {
		th, p := New(Mode{Dark: darkMode}, 1), Colours(Mode{Dark: darkMode})
		for _, v := range []fyne.ThemeVariant{theme.VariantLight, theme.VariantDark} {
			assert.Equal(t, p.Ground, th.Color(theme.ColorNameBackground, v))
			assert.Equal(t, p.Text, th.Color(theme.ColorNameForeground, v))
			assert.Equal(t, p.Panel, th.Color(theme.ColorNameInputBackground, v))
			assert.Equal(t, p.Accent, th.Color(theme.ColorNamePrimary, v))
		}
	}
}

// TestSelectedTextIsReadable: the selection lies between field and text.
func TestSelectedTextIsReadable(t *testing.T) {
	for _, p := range []*Palette{light, dark, strongLight, strongDark} {
		th := New(ModeOf(p.Ground), 1)
		selection := th.Color(theme.ColorNameSelection, 0).(color.NRGBA)
		assert.GreaterOrEqual(t, contrast(p.Text, over(selection, p.Panel)), 4.5)
	}
}

// over is the colour that the translucent c has on an opaque ground.
func over(c, ground color.NRGBA) color.NRGBA {
	mix := func(a, b uint8) uint8 { return uint8((int(a)*int(c.A) + int(b)*(255-int(c.A)) + 127) / 255) }
	return color.NRGBA{mix(c.R, ground.R), mix(c.G, ground.G), mix(c.B, ground.B), 255}
}

func TestTextScale(t *testing.T) {
	assert.EqualValues(t, 15.5, New(Mode{}, 1).Size(theme.SizeNameText))
	assert.EqualValues(t, 31, New(Mode{}, 2).Size(theme.SizeNameText))
	assert.Equal(t, New(Mode{}, 1).Size(theme.SizeNamePadding), New(Mode{}, 2).Size(theme.SizeNamePadding))
	assert.Equal(t, TextStyle{31, 44, true}, Button.Scaled(2))
}

// TestLinesLeaveRoomForThai: in running text, lines below 1.4 sizes would clip Thai vowels and tone marks.
func TestLinesLeaveRoomForThai(t *testing.T) {
	for _, s := range []TextStyle{GameName, RowTitle, Row, Button, MessageTop, Message, MessageLow} {
		assert.GreaterOrEqual(t, s.Line, 1.4*s.Size, "%+v", s)
	}
}
