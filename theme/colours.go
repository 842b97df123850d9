package theme

import (
	"image/color"

	"patiencetrio/core"
)

// Palette holds every colour of the app for one mode, light or dark, felts and back patterns excepted.
type Palette struct {
	Paper color.NRGBA // face of a card; dimmed in dark mode, never inverted
	Edge  color.NRGBA // hairline round a card
	Ink   color.NRGBA // spades and clubs
	Red   color.NRGBA // hearts and diamonds
	Gold  color.NRGBA // chips for a best, days done; the faces have a gold of their own

	// Four are the suits' colours of the four-colour deck, in the order of core.Suit.
	Four [core.Suits]color.NRGBA

	Ground color.NRGBA // pages without a table
	Panel  color.NRGBA // bars, sheets, groups, messages
	Well   color.NRGBA // fields and segment tracks on a panel
	Text   color.NRGBA // text on panel, well and ground
	Muted  color.NRGBA // second lines, captions, place holders
	Line   color.NRGBA // dividers: they carry no meaning

	Accent   color.NRGBA // undo, primary button, chosen segment, switch that is on
	OnAccent color.NRGBA // text and icons on Accent

	Mark color.NRGBA // outline of the card moved last
	Drop color.NRGBA // outline of the pile that would take the card; focus
	Warn color.NRGBA // outline of refused cards; bar of a message

	Scrim  color.NRGBA // behind sheets
	Shadow color.NRGBA // under a card
	Raised color.NRGBA // shadow under bars, groups and tiles
	SlotIn color.NRGBA // fill of an empty pile's slot

	TileText  color.NRGBA // names on the games' tiles
	TileMuted color.NRGBA // second lines on the games' tiles
}

var light = &Palette{
	Paper: rgb(0xFFFDF7), Edge: rgb(0xB3AB99), Ink: rgb(0x1B2433), Red: rgb(0xD22A33), Gold: rgb(0xC0913A),
	Four:   [core.Suits]color.NRGBA{rgb(0x1B2433), rgb(0xC81E45), rgb(0xB45209), rgb(0x0B6E62)},
	Ground: rgb(0xF3EEE2), Panel: rgb(0xFBF8F0), Well: rgb(0xF3EEE2),
	Text: rgb(0x1B2433), Muted: rgb(0x5B6069), Line: rgb(0xDDD6C6),
	Accent: rgb(0x1E5A57), OnAccent: rgb(0xFFFDF7),
	Mark: rgb(0xB26A00), Drop: rgb(0x0F5C57), Warn: rgb(0x9E3720),
	Scrim: rgba(0x07120E, .55), Shadow: rgba(0x06140F, .20), Raised: rgba(0x06140F, .18), SlotIn: rgba(0x000000, .05),
	TileText: rgb(0xFFFDF7), TileMuted: rgb(0xEDE6D6),
}

var dark = &Palette{
	Paper: rgb(0xEFE9DA), Edge: rgb(0x8F8774), Ink: rgb(0x10161F), Red: rgb(0xCB2530), Gold: rgb(0xD9B362),
	Four:   [core.Suits]color.NRGBA{rgb(0x10161F), rgb(0xC21740), rgb(0xA84A05), rgb(0x0A665B)},
	Ground: rgb(0x0F1F1B), Panel: rgb(0x22403A), Well: rgb(0x17302A),
	Text: rgb(0xEEF3EF), Muted: rgb(0xB4C7BE), Line: rgb(0x3A5B52),
	Accent: rgb(0xE3C27B), OnAccent: rgb(0x1A2A24),
	Mark: rgb(0xB26A00), Drop: rgb(0xF0D08C), Warn: rgb(0xF2A488),
	Scrim: rgba(0x07120E, .55), Shadow: rgba(0x06140F, .50), Raised: rgba(0x06140F, .18), SlotIn: rgba(0xFFFFFF, .05),
	TileText: rgb(0xFFFDF7), TileMuted: rgb(0xEDE6D6),
}

// Colours is the palette of dark or light mode. It is shared: do not change it.
func Colours(darkMode bool) *Palette {
	if darkMode {
		return dark
	}
	return light
}

// Halo is the colour of the line within the frame of the focus: it stands out from Drop and from cards or felt where
// Drop does not.
func (p *Palette) Halo() color.NRGBA {
	if p == dark {
		return p.Ink
	}
	return p.Paper
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

// Fade is the colour c at the given share (0..1) of its opacity: 0.38 for what is disabled.
func Fade(c color.NRGBA, share float64) color.NRGBA {
	c.A = uint8(float64(c.A)*share + .5)
	return c
}

// Disabled is the opacity of icons and labels of what cannot be used now.
const Disabled = 0.38

func rgb(v uint32) color.NRGBA {
	return color.NRGBA{R: uint8(v >> 16), G: uint8(v >> 8), B: uint8(v), A: 0xFF}
}

func rgba(v uint32, opacity float64) color.NRGBA { return Fade(rgb(v), opacity) }
