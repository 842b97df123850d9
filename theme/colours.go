package theme

import (
	"image/color"

	"patiencetrio/core"
)

// Mode says which palette is shown.
type Mode struct {
	Dark   bool
	Strong bool // strong contrast: text of 7:1 and more, wide frames, keys with outlines
}

// Modes are all modes.
var Modes = []Mode{{}, {Dark: true}, {Strong: true}, {Dark: true, Strong: true}}

// ModeOf is the mode whose pages have a ground of that colour; the plain light one if none has.
func ModeOf(ground color.NRGBA) Mode {
	for _, m := range Modes {
		if Colours(m).Ground == ground {
			return m
		}
	}
	return Mode{}
}

// Palette holds every colour of the app for one mode, felts and back patterns excepted.
type Palette struct {
	Paper color.NRGBA // face of a card; dimmed in dark mode, never inverted
	Edge  color.NRGBA // hairline round a card
	Ink   color.NRGBA // spades and clubs
	Red   color.NRGBA // hearts and diamonds
	Gold  color.NRGBA // chips for a best, days done; the faces have a gold of their own

	// Four are the suits' colours of the four-colour deck, in the order of core.Suit.
	Four [core.Suits]color.NRGBA
	// Words are the suits' colours in running text on Panel and Ground, in the two- and in the four-colour deck.
	Words [2][core.Suits]color.NRGBA

	Ground color.NRGBA // pages without a table
	Panel  color.NRGBA // bars, sheets, groups, messages
	Well   color.NRGBA // fields and segment tracks on a panel
	Text   color.NRGBA // text on panel, well and ground
	Muted  color.NRGBA // second lines, captions, place holders
	Line   color.NRGBA // dividers and borders of buttons
	Key    color.NRGBA // outline of a bar's key that can act; transparent: none

	Accent   color.NRGBA // undo, primary button, chosen segment, switch that is on
	OnAccent color.NRGBA // text and icons on Accent
	OnGold   color.NRGBA // text and icons on Gold

	Mark color.NRGBA // outline of the card moved last
	Drop color.NRGBA // outline of the pile that would take the card; focus
	Halo color.NRGBA // line within the frame of the focus: it stands out from Drop, and from cards or felt where Drop does not
	Warn color.NRGBA // outline of refused cards; bar of a message; what is no more possible
	Good color.NRGBA // what still is

	Scrim  color.NRGBA // behind sheets
	Shadow color.NRGBA // under a card
	Raised color.NRGBA // shadow under bars, groups and tiles
	SlotIn color.NRGBA // fill of an empty pile's slot

	TileText  color.NRGBA // names on the games' tiles
	TileMuted color.NRGBA // second lines on the games' tiles

	Disabled float64 // opacity of icons and labels of what cannot be used now
	Frames   float32 // multiplies the widths of frames, slots and cards' edges
}

var light = &Palette{
	Paper: rgb(0xFFFDF7), Edge: rgb(0xB3AB99), Ink: rgb(0x1B2433), Red: rgb(0xD22A33), Gold: rgb(0xC0913A), OnGold: rgb(0x1B2433),
	Four:   suits(0x1B2433, 0xC81E45, 0xB45209, 0x0B6E62),
	Words:  [2][core.Suits]color.NRGBA{suits(0x1B2433, 0xC8232D, 0xC8232D, 0x1B2433), suits(0x1B2433, 0xC41A41, 0xA84A05, 0x0B6E62)},
	Ground: rgb(0xF3EEE2), Panel: rgb(0xFBF8F0), Well: rgb(0xF3EEE2),
	Text: rgb(0x1B2433), Muted: rgb(0x5B6069), Line: rgb(0xDDD6C6),
	Accent: rgb(0x1E5A57), OnAccent: rgb(0xFFFDF7),
	Mark: rgb(0xB26A00), Drop: rgb(0x0F5C57), Halo: rgb(0xFFFDF7), Warn: rgb(0x9E3720), Good: rgb(0x0F5C57),
	Scrim: rgba(0x07120E, .55), Shadow: rgba(0x06140F, .20), Raised: rgba(0x06140F, .18), SlotIn: rgba(0x000000, .05),
	TileText: rgb(0xFFFDF7), TileMuted: rgb(0xEDE6D6),
	Disabled: .38, Frames: 1,
}

var dark = &Palette{
	Paper: rgb(0xEFE9DA), Edge: rgb(0x8F8774), Ink: rgb(0x10161F), Red: rgb(0xCB2530), Gold: rgb(0xD9B362), OnGold: rgb(0x1B2433),
	Four:   suits(0x10161F, 0xC21740, 0xA84A05, 0x0A665B),
	Words:  [2][core.Suits]color.NRGBA{suits(0xEEF3EF, 0xF2A488, 0xF2A488, 0xEEF3EF), suits(0xEEF3EF, 0xFF9FB0, 0xF0B36B, 0x7FD6C4)},
	Ground: rgb(0x0F1F1B), Panel: rgb(0x22403A), Well: rgb(0x17302A),
	Text: rgb(0xEEF3EF), Muted: rgb(0xB4C7BE), Line: rgb(0x3A5B52),
	Accent: rgb(0xE3C27B), OnAccent: rgb(0x1A2A24),
	Mark: rgb(0xB26A00), Drop: rgb(0xF0D08C), Halo: rgb(0x10161F), Warn: rgb(0xF2A488), Good: rgb(0x7FD6C4),
	Scrim: rgba(0x07120E, .55), Shadow: rgba(0x06140F, .50), Raised: rgba(0x06140F, .18), SlotIn: rgba(0xFFFFFF, .05),
	TileText: rgb(0xFFFDF7), TileMuted: rgb(0xEDE6D6),
	Disabled: .38, Frames: 1,
}

// Of strong contrast light red is as far from paper as it must be and no further: so it stays as far as it can from ink.
var strongLight = &Palette{
	Paper: rgb(0xFFFFFF), Edge: rgb(0x30343A), Ink: rgb(0x000000), Red: rgb(0xB3001E), Gold: rgb(0x6B4A00), OnGold: rgb(0xFFFFFF),
	Four:   suits(0x000000, 0xAD0A4A, 0x804200, 0x005E52),
	Words:  [2][core.Suits]color.NRGBA{suits(0x000000, 0x9E001A, 0x9E001A, 0x000000), suits(0x000000, 0x98063F, 0x7A3E00, 0x00574C)},
	Ground: rgb(0xF7F4EC), Panel: rgb(0xFFFFFF), Well: rgb(0xEFEDE6),
	Text: rgb(0x000000), Muted: rgb(0x363B42), Line: rgb(0x5F6368), Key: rgb(0x5F6368),
	Accent: rgb(0x0B4643), OnAccent: rgb(0xFFFFFF),
	Mark: rgb(0x824500), Drop: rgb(0x00403C), Halo: rgb(0xFFFFFF), Warn: rgb(0x8A1C00), Good: rgb(0x00403C),
	Scrim: rgba(0x000000, .70), Shadow: rgba(0x000000, .30), Raised: rgba(0x000000, .35), SlotIn: rgba(0x000000, .05),
	TileText: rgb(0xFFFFFF), TileMuted: rgb(0xFFFFFF),
	Disabled: .72, Frames: 1.75,
}

var strongDark = &Palette{
	Paper: rgb(0xF8F4EA), Edge: rgb(0x30343A), Ink: rgb(0x000000), Red: rgb(0xA8001C), Gold: rgb(0xFFD97A), OnGold: rgb(0x000000),
	Four:   suits(0x000000, 0xA00844, 0x7A3E00, 0x00574C),
	Words:  [2][core.Suits]color.NRGBA{suits(0xFFFFFF, 0xFFB8A0, 0xFFB8A0, 0xFFFFFF), suits(0xFFFFFF, 0xFFB0C0, 0xFFC58A, 0x93E6D5)},
	Ground: rgb(0x050C0A), Panel: rgb(0x12251F), Well: rgb(0x0A1612),
	Text: rgb(0xFFFFFF), Muted: rgb(0xD2E0D9), Line: rgb(0x86A398), Key: rgb(0x86A398),
	Accent: rgb(0xFFD97A), OnAccent: rgb(0x000000),
	Mark: rgb(0x965200), Drop: rgb(0xFFE08A), Halo: rgb(0x000000), Warn: rgb(0xFFB8A0), Good: rgb(0x93E6D5),
	Scrim: rgba(0x000000, .70), Shadow: rgba(0x000000, .60), Raised: rgba(0x000000, .35), SlotIn: rgba(0xFFFFFF, .05),
	TileText: rgb(0xFFFFFF), TileMuted: rgb(0xFFFFFF),
	Disabled: .72, Frames: 1.75,
}

// Colours is the palette of a mode. It is shared: do not change it.
func Colours(m Mode) *Palette {
	switch {
	case m.Dark && m.Strong:
		return strongDark
	case m.Dark:
		return dark
	case m.Strong:
		return strongLight
	default:
		return light
	}
}

// Suit is the colour in which a suit is printed, in the two- or the four-colour deck.
func (p *Palette) Suit(s core.Suit, four bool) color.NRGBA {
	switch {
	case four:
		return p.Four[s]
	case s.Red():
		return p.Red
	default:
		return p.Ink
	}
}

// InWords is the colour of a suit's sign in running text on a panel or a page.
func (p *Palette) InWords(s core.Suit, four bool) color.NRGBA {
	if four {
		return p.Words[1][s]
	}
	return p.Words[0][s]
}

// Fade is the colour c at the given share (0..1) of its opacity.
func Fade(c color.NRGBA, share float64) color.NRGBA {
	c.A = uint8(float64(c.A)*share + .5)
	return c
}

func rgb(v uint32) color.NRGBA {
	return color.NRGBA{R: uint8(v >> 16), G: uint8(v >> 8), B: uint8(v), A: 0xFF}
}

func rgba(v uint32, opacity float64) color.NRGBA { return Fade(rgb(v), opacity) }

// suits are colours of spades, hearts, diamonds and clubs.
func suits(s, h, d, c uint32) [core.Suits]color.NRGBA {
	return [core.Suits]color.NRGBA{rgb(s), rgb(h), rgb(d), rgb(c)}
}
