package theme

import (
	"fmt"
	"image/color"
	"testing"

	"github.com/stretchr/testify/assert"

	"patiencetrio/core"
)

// The least contrasts of the strong palettes: WCAG 2.2, success criteria 1.4.6 (enhanced) for text and, stricter than
// 1.4.11 asks for, 4.5 for what is drawn.
const (
	strongText    = 7.0
	strongDrawing = 4.5
)

var strongModes = []Mode{{Strong: true}, {Dark: true, Strong: true}}

// atLeast checks one colour against several grounds.
func atLeast(t *testing.T, least float64, what string, on color.NRGBA, grounds ...color.NRGBA) {
	t.Helper()
	for _, g := range grounds {
		assert.GreaterOrEqual(t, contrast(over(on, g), g), least, "%s %v on %v", what, on, g)
	}
}

// TestStrongTextOnPages: all pairs of text and ground that the pages, sheets, bars and messages have.
func TestStrongTextOnPages(t *testing.T) {
	for _, m := range strongModes {
		p := Colours(m)
		grounds := []color.NRGBA{p.Ground, p.Panel, p.Well}
		for _, f := range Felts {
			grounds = append(grounds, f.Colours(m).Panel)
		}
		name := fmt.Sprintf("%+v", m)
		atLeast(t, strongText, name+" text", p.Text, grounds...)
		atLeast(t, strongText, name+" muted", p.Muted, grounds...)
		atLeast(t, strongText, name+" links and quiet buttons", p.Accent, grounds...)
		atLeast(t, strongText, name+" warn", p.Warn, grounds...)
		atLeast(t, strongText, name+" what is disabled", Fade(p.Text, p.Disabled), grounds...)
		atLeast(t, strongText, name+" on accent", p.OnAccent, p.Accent)
		atLeast(t, strongText, name+" on gold", p.OnGold, p.Gold)
		for _, four := range []bool{false, true} {
			for s := range core.Suit(core.Suits) {
				atLeast(t, strongText, name+" suit in a text", p.InWords(s, four), grounds...)
				atLeast(t, strongText, name+" suit on a card", p.Suit(s, four), p.Paper)
			}
		}
		for _, letters := range []string{"EH", "TF", "EO"} {
			atLeast(t, strongText, name+" tile", p.TileText, Tile(letters))
			atLeast(t, strongText, name+" tile", p.TileMuted, Tile(letters))
		}
		atLeast(t, strongText, name+" white button on a tile", light.Ink, light.Paper)
		atLeast(t, strongDrawing, name+" days done, rings", p.Gold, p.Ground, p.Panel, p.Well)
		atLeast(t, strongDrawing, name+" frame of focus", p.Drop, grounds...)
		atLeast(t, 3, name+" borders of buttons, dividers", p.Line, grounds...)
		atLeast(t, 3, name+" outline of keys", p.Key, grounds...)
	}
}

// TestStrongTable: all that is drawn on a felt, at its lightest and at its darkest.
func TestStrongTable(t *testing.T) {
	for _, m := range strongModes {
		p := Colours(m)
		for _, f := range Felts {
			c := f.Colours(m)
			name := fmt.Sprintf("%s %+v", f, m)
			atLeast(t, strongText, name+" text", c.Text, c.Top, c.Bottom)
			atLeast(t, strongText, name+" muted", c.Muted, c.Top, c.Bottom)
			atLeast(t, strongDrawing, name+" slot", c.Slot, c.Top, c.Bottom, over(p.SlotIn, c.Top), over(p.SlotIn, c.Bottom))
			atLeast(t, strongDrawing, name+" crown", Fade(c.Slot, CrownOpacity), over(p.SlotIn, c.Top), over(p.SlotIn, c.Bottom))
			atLeast(t, strongDrawing, name+" legal target, focus, drag", p.Drop, c.Top, c.Bottom,
				over(Fade(p.Drop, DropFill), c.Top), over(Fade(p.Drop, DropFill), c.Bottom))
			atLeast(t, strongDrawing, name+" refused", p.Warn, c.Top, c.Bottom)
			for _, felt := range []color.NRGBA{c.Top, c.Bottom} {
				card := max(contrast(p.Paper, felt), contrast(p.Edge, felt))
				assert.GreaterOrEqual(t, card, strongDrawing, "%s: a card, by its paper or its edge", name)
			}
		}
		atLeast(t, strongDrawing, "edge of a card on the next one", p.Edge, p.Paper)
		atLeast(t, strongDrawing, "card moved last", p.Mark, p.Paper)
		focus := max(contrast(p.Drop, p.Paper), contrast(p.Halo, p.Paper))
		assert.GreaterOrEqual(t, focus, strongDrawing, "focus on a card")
		assert.GreaterOrEqual(t, contrast(p.Drop, p.Halo), strongDrawing, "focus against the line within it")
	}
}

// TestStrongRedIsStillToldFromInk: 7:1 on white leaves a red 3:1 from black at most, as 7 x 3 = 21.
func TestStrongRedIsStillToldFromInk(t *testing.T) {
	for _, m := range strongModes {
		p := Colours(m)
		assert.GreaterOrEqual(t, contrast(p.Red, p.Ink), 2.6, "%+v", m)
	}
}

// TestEveryModeIsKnownByItsGround: widgets find their palette that way.
func TestEveryModeIsKnownByItsGround(t *testing.T) {
	for _, m := range Modes {
		assert.Equal(t, m, ModeOf(Colours(m).Ground))
	}
	assert.Equal(t, Mode{}, ModeOf(rgb(0x123456)))
}

// TestBarsAreReadableOnEveryFelt: their panel follows the felt.
func TestBarsAreReadableOnEveryFelt(t *testing.T) {
	for _, m := range Modes {
		p := Colours(m)
		for _, f := range Felts {
			panel := f.Colours(m).Panel
			atLeast(t, 7, fmt.Sprintf("text %+v %s", m, f), p.Text, panel)
			atLeast(t, 4.5, fmt.Sprintf("muted %+v %s", m, f), p.Muted, panel)
			atLeast(t, 3, fmt.Sprintf("accent %+v %s", m, f), p.Accent, panel)
			atLeast(t, 3, fmt.Sprintf("warn %+v %s", m, f), p.Warn, panel)
		}
	}
}

// TestSuitsAreReadableInRunningText, whatever the deck.
func TestSuitsAreReadableInRunningText(t *testing.T) {
	for _, m := range Modes {
		p := Colours(m)
		grounds := []color.NRGBA{p.Ground, p.Panel}
		for _, f := range Felts {
			grounds = append(grounds, f.Colours(m).Panel)
		}
		for _, four := range []bool{false, true} {
			for s := range core.Suit(core.Suits) {
				atLeast(t, 4.5, fmt.Sprintf("suit %d %+v", s, m), p.InWords(s, four), grounds...)
			}
		}
	}
}
