package theme

import (
	"image/color"
	"slices"
)

// Felt names the cloth of the table; the names are those stored in the settings.
type Felt string

// The felts, after Thai things: celadon ware, indigo cloth, teak, lotus.
const (
	Celadon Felt = "celadon"
	Indigo  Felt = "indigo"
	Teak    Felt = "teak"
	Lotus   Felt = "lotus"
)

// Felts are all felts in the order in which they are offered; the first is the default.
var Felts = []Felt{Celadon, Indigo, Teak, Lotus}

// FeltColours are the colours on a table: a vertical gradient from Top to Bottom and what is drawn on it.
type FeltColours struct {
	Top, Bottom color.NRGBA
	Slot        color.NRGBA // outlines and pictures of empty piles
	Text, Muted color.NRGBA // header
	Panel       color.NRGBA // bar, rail and messages: of the felt's own hue where it is dark
}

// feltModes are a felt's colours for each mode, in the order of Modes.
type feltModes [4]FeltColours

var felts = map[Felt]feltModes{
	Celadon: {
		felt(0xA9C6B6, 0x9CBBAA, 0x3B5F51, 0x14302A, 0x2A4A3F, 0xFBF8F0),
		felt(0x173029, 0x10241F, 0x6E9285, 0xE6EFE9, 0xA9C0B5, 0x22403A),
		felt(0xDCEBE3, 0xD0E2D9, 0x183A2E, 0x000000, 0x1C332A, 0xFFFFFF),
		felt(0x0C1C17, 0x07120F, 0x9CBFB2, 0xFFFFFF, 0xCFE0D8, 0x12251F),
	},
	Indigo: {
		felt(0xA9BBD2, 0x9CAFC8, 0x3C5273, 0x14233C, 0x2E4262, 0xFBF8F0),
		felt(0x16233A, 0x0F1A2D, 0x7189AE, 0xE6ECF5, 0xA9B9D2, 0x263A57),
		felt(0xDCE6F3, 0xD0DDEE, 0x1B3056, 0x000000, 0x1B2B47, 0xFFFFFF),
		felt(0x0B1424, 0x070D18, 0x9FB4D6, 0xFFFFFF, 0xCFDAEA, 0x14233C),
	},
	Teak: {
		felt(0xD8C6A6, 0xCDB996, 0x6A5430, 0x33260F, 0x554225, 0xFBF8F0),
		felt(0x30251B, 0x241B13, 0x94805F, 0xF2EADC, 0xC9B897, 0x4A3A2A),
		felt(0xF0E4CC, 0xE8DABD, 0x43300E, 0x000000, 0x3B2D14, 0xFFFFFF),
		felt(0x1C140D, 0x130D08, 0xC9B48E, 0xFFFFFF, 0xE6DAC2, 0x2E2116),
	},
	Lotus: {
		felt(0xDFC3C6, 0xD3B4B8, 0x744851, 0x3A1C24, 0x613943, 0xFBF8F0),
		felt(0x33202A, 0x26171F, 0xA0808C, 0xF5E9ED, 0xCDB2BB, 0x4C3340),
		felt(0xF5E2E4, 0xEED6D9, 0x50212D, 0x000000, 0x43222B, 0xFFFFFF),
		felt(0x1E1118, 0x150C11, 0xD2AEBB, 0xFFFFFF, 0xEAD6DD, 0x2F1C26),
	},
}

// Colours are the felt's colours in a mode; an unknown felt is celadon.
func (f Felt) Colours(m Mode) FeltColours {
	modes, ok := felts[f]
	if !ok {
		modes = felts[Celadon]
	}
	return modes[slices.Index(Modes, m)]
}

func felt(top, bottom, slot, text, muted, panel uint32) FeltColours {
	return FeltColours{rgb(top), rgb(bottom), rgb(slot), rgb(text), rgb(muted), rgb(panel)}
}
