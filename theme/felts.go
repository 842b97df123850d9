package theme

import "image/color"

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
}

type feltModes struct{ light, dark FeltColours }

var felts = map[Felt]feltModes{
	Celadon: {
		felt(0xA9C6B6, 0x9CBBAA, 0x3B5F51, 0x14302A, 0x2A4A3F),
		felt(0x173029, 0x10241F, 0x6E9285, 0xE6EFE9, 0xA9C0B5),
	},
	Indigo: {
		felt(0xA9BBD2, 0x9CAFC8, 0x3C5273, 0x14233C, 0x2E4262),
		felt(0x16233A, 0x0F1A2D, 0x7189AE, 0xE6ECF5, 0xA9B9D2),
	},
	Teak: {
		felt(0xD8C6A6, 0xCDB996, 0x6A5430, 0x33260F, 0x554225),
		felt(0x30251B, 0x241B13, 0x94805F, 0xF2EADC, 0xC9B897),
	},
	Lotus: {
		felt(0xDFC3C6, 0xD3B4B8, 0x744851, 0x3A1C24, 0x613943),
		felt(0x33202A, 0x26171F, 0xA0808C, 0xF5E9ED, 0xCDB2BB),
	},
}

// Colours are the felt's colours in dark or light mode; an unknown felt is celadon.
func (f Felt) Colours(darkMode bool) FeltColours {
	modes, ok := felts[f]
	if !ok {
		modes = felts[Celadon]
	}
	if darkMode {
		return modes.dark
	}
	return modes.light
}

func felt(top, bottom, slot, text, muted uint32) FeltColours {
	return FeltColours{rgb(top), rgb(bottom), rgb(slot), rgb(text), rgb(muted)}
}
