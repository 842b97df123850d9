package theme

import (
	"image/color"
	"math"
	"testing"

	"github.com/stretchr/testify/assert"

	"patiencetrio/core"
)

// luminance is the relative luminance of WCAG 2.
func luminance(c color.NRGBA) float64 {
	linear := func(v uint8) float64 {
		x := float64(v) / 255
		if x <= 0.04045 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}

// contrast is the contrast ratio of WCAG 2, 1..21.
func contrast(a, b color.NRGBA) float64 {
	la, lb := luminance(a), luminance(b)
	return (max(la, lb) + 0.05) / (min(la, lb) + 0.05)
}

func TestContrastKnowsTheExtremes(t *testing.T) {
	assert.InDelta(t, 21, contrast(rgb(0), rgb(0xFFFFFF)), 1e-9)
	assert.InDelta(t, 1, contrast(rgb(0x123456), rgb(0x123456)), 1e-9)
}

// The expected figures are those of the specification of the look, which were computed with another program.
func TestContrasts(t *testing.T) {
	for _, c := range []struct {
		what          string
		least         float64 // what must hold
		light, darker float64 // what is expected, within 0.1
		pair          func(p *Palette) (a, b color.NRGBA)
	}{
		{"ink on card", 4.5, 15.3, 15.0, func(p *Palette) (a, b color.NRGBA) { return p.Ink, p.Paper }},
		{"red on card", 4.5, 5.0, 4.51, func(p *Palette) (a, b color.NRGBA) { return p.Red, p.Paper }},
		{"four spades", 4.5, 15.3, 15.0, func(p *Palette) (a, b color.NRGBA) { return p.Four[core.Spades], p.Paper }},
		{"four hearts", 4.5, 5.5, 5.0, func(p *Palette) (a, b color.NRGBA) { return p.Four[core.Hearts], p.Paper }},
		{"four diamonds", 4.5, 5.0, 4.8, func(p *Palette) (a, b color.NRGBA) { return p.Four[core.Diamonds], p.Paper }},
		{"four clubs", 4.5, 6.0, 5.7, func(p *Palette) (a, b color.NRGBA) { return p.Four[core.Clubs], p.Paper }},
		{"red from ink in grey", 3, 3.06, 3.33, func(p *Palette) (a, b color.NRGBA) { return p.Red, p.Ink }},
		{"text on panel", 4.5, 14.7, 10.0, func(p *Palette) (a, b color.NRGBA) { return p.Text, p.Panel }},
		{"muted on panel", 4.5, 6.0, 6.4, func(p *Palette) (a, b color.NRGBA) { return p.Muted, p.Panel }},
		{"on accent", 4.5, 7.8, 8.8, func(p *Palette) (a, b color.NRGBA) { return p.OnAccent, p.Accent }},
		{"mark on card", 3, 4.2, 3.5, func(p *Palette) (a, b color.NRGBA) { return p.Mark, p.Paper }},
	} {
		l, d := contrastOf(c.pair(light)), contrastOf(c.pair(dark))
		assert.InDelta(t, c.light, l, 0.1, "%s, light", c.what)
		assert.InDelta(t, c.darker, d, 0.1, "%s, dark", c.what)
		assert.GreaterOrEqual(t, l, c.least, "%s, light", c.what)
		assert.GreaterOrEqual(t, d, c.least, "%s, dark", c.what)
	}
}

func contrastOf(a, b color.NRGBA) float64 { return contrast(a, b) }

func TestTextIsReadableOnEveryGround(t *testing.T) {
	for _, p := range []*Palette{light, dark} {
		for _, ground := range []color.NRGBA{p.Ground, p.Panel, p.Well} {
			assert.GreaterOrEqual(t, contrast(p.Text, ground), 4.5)
			assert.GreaterOrEqual(t, contrast(p.Muted, ground), 4.5)
		}
	}
	for _, letters := range []string{"EH", "TF", "EO"} {
		assert.GreaterOrEqual(t, contrast(light.TileText, Tile(letters)), 5.95, letters)
		assert.GreaterOrEqual(t, contrast(light.TileMuted, Tile(letters)), 5.95, letters)
	}
}

func TestFeltContrasts(t *testing.T) {
	slots := map[Felt][2]float64{ // light, dark
		Celadon: {3.43, 4.10}, Indigo: {3.54, 4.41}, Teak: {3.75, 3.92}, Lotus: {3.94, 4.32},
	}
	for _, f := range Felts {
		for i, darkMode := range []bool{false, true} {
			mode := Mode{Dark: darkMode}
			c := f.Colours(mode)
			worst := func(on color.NRGBA) float64 { return min(contrast(on, c.Top), contrast(on, c.Bottom)) }
			assert.InDelta(t, slots[f][i], worst(c.Slot), 0.1, "%s slots, dark %v", f, darkMode)
			assert.GreaterOrEqual(t, worst(c.Slot), 3.0, f)
			assert.GreaterOrEqual(t, worst(c.Text), 6.8-0.05, f)
			assert.GreaterOrEqual(t, worst(c.Muted), 4.5, f)
			assert.GreaterOrEqual(t, worst(Colours(mode).Drop), 3.0, "drop outline on %s, dark %v", f, darkMode)
			assert.GreaterOrEqual(t, worst(Colours(mode).Warn), 3.0, "warn outline on %s, dark %v", f, darkMode)
		}
	}
}

// TestIndicesAreReadableInEveryDeck: every suit on its paper, whatever the mode and the number of colours.
func TestIndicesAreReadableInEveryDeck(t *testing.T) {
	for _, p := range []*Palette{light, dark} {
		for _, four := range []bool{false, true} {
			for s := range core.Suit(core.Suits) {
				assert.GreaterOrEqual(t, contrast(p.Suit(s, four), p.Paper), 4.5, "suit %d, four colours %v", s, four)
			}
		}
		for red := range core.Suit(core.Suits) {
			for black := range core.Suit(core.Suits) {
				if red.Red() && !black.Red() {
					assert.GreaterOrEqual(t, contrast(p.Suit(red, false), p.Suit(black, false)), 3.0, "in grey")
				}
			}
		}
	}
}

// The light warn is a little darker than in the look's specification (#A33A22), whose contrast on indigo is only 2.94.
func TestOutlineContrasts(t *testing.T) {
	for _, c := range []struct {
		dark       bool
		drop, warn float64 // on celadon, at the top
	}{{false, 4.2, 3.75}, {true, 9.5, 7.0}} {
		p, f := Colours(Mode{Dark: c.dark}), Celadon.Colours(Mode{Dark: c.dark})
		assert.InDelta(t, c.drop, contrast(p.Drop, f.Top), 0.1)
		assert.InDelta(t, c.warn, contrast(p.Warn, f.Top), 0.1)
		assert.GreaterOrEqual(t, contrast(p.Warn, f.Bottom), 3.0)
	}
}

func TestUnknownNamesHaveColours(t *testing.T) {
	assert.Equal(t, Celadon.Colours(Mode{Dark: true}), Felt("moss").Colours(Mode{Dark: true}))
	assert.Equal(t, Tile("EH"), Tile("XX"))
}

func TestColoursOfTheTrioDiffer(t *testing.T) {
	assert.NotEqual(t, Tile("EH"), Tile("TF"))
	assert.NotEqual(t, Tile("TF"), Tile("EO"))
	assert.NotEqual(t, BackOf("EH"), BackOf("TF"))
	assert.NotEqual(t, BackOf("TF"), BackOf("EO"))
}

func TestFade(t *testing.T) {
	assert.Equal(t, color.NRGBA{1, 2, 3, 97}, Fade(color.NRGBA{1, 2, 3, 255}, .38))
	assert.EqualValues(t, 0, Fade(light.Text, 0).A)
	assert.EqualValues(t, 255, Fade(light.Text, 1).A)
}

func TestFocusIsSeenOnEveryFeltAndOnCards(t *testing.T) {
	for _, mode := range Modes {
		p := Colours(mode)
		for _, f := range Felts {
			c := f.Colours(mode)
			assert.GreaterOrEqual(t, contrast(p.Drop, c.Top), 3.0, f)
			assert.GreaterOrEqual(t, contrast(p.Drop, c.Bottom), 3.0, f)
		}
		assert.GreaterOrEqual(t, contrast(p.Drop, p.Halo), 3.0, "the frame and the line within it")
		assert.GreaterOrEqual(t, max(contrast(p.Drop, p.Paper), contrast(p.Halo, p.Paper)), 3.0, "on a card")
		assert.GreaterOrEqual(t, contrast(p.Drop, p.Panel), 3.0)
		assert.GreaterOrEqual(t, contrast(p.Drop, p.Ground), 3.0)
	}
}

// Whether a game can still be won is seen on every felt, in every mode, and so is the sign within disc or square.
func TestVerdictsAreSeenOnEveryFelt(t *testing.T) {
	for _, m := range Modes {
		p := Colours(m)
		assert.NotEqual(t, p.Good, p.Warn)
		for _, c := range []color.NRGBA{p.Good, p.Warn} {
			assert.GreaterOrEqual(t, contrast(p.Halo, c), 4.5, "sign, %+v", m)
			for _, felt := range Felts {
				f := felt.Colours(m)
				assert.GreaterOrEqual(t, min(contrast(c, f.Top), contrast(c, f.Bottom)), 3.0, "%s, %+v", felt, m)
			}
		}
	}
}
