package theme

import (
	"embed"
	"image/color"
	"sync"

	"fyne.io/fyne/v2"

	"patiencetrio/core"
)

// Deck is how the cards are printed.
type Deck struct {
	Mode       // dimmed or bright paper, and its inks
	Four  bool // a colour for each suit
	Large bool // large print at every size
}

// Back is the pattern on the cards' backs; the names are those stored in the settings.
type Back string

// The backs: teal, indigo and terracotta.
const (
	BackLattice Back = "lattice"
	BackLotus   Back = "lotus"
	BackTrio    Back = "trio"
)

// Backs are all backs in the order in which they are offered.
var Backs = []Back{BackLattice, BackLotus, BackTrio}

// Size is a size at which cards are shown.
type Size struct {
	Pixels int     // width
	Scale  float32 // pixels to the unit
	Small  bool    // the print for narrow cards: one large suit under index and suit
}

// NewSize is the size of cards that are width units wide (at least 1 pixel) on a canvas with that scale.
func NewSize(width, scale float32) Size {
	return Size{Pixels: max(1, int(width*scale+.5)), Scale: scale, Small: width < SmallBelow}
}

// Scale is the number of pixels to the unit on a canvas.
func Scale(c fyne.Canvas) float32 {
	const long = 1 << 20 // units: the canvas answers in whole pixels
	x, _ := c.PixelCoordinateForPosition(fyne.NewPos(long, 0))
	return float32(x) / long
}

// Height is the height of a card in pixels.
func (s Size) Height() int { return (s.Pixels*3 + 1) / 2 }

//go:embed cards/full/*.svg cards/small/*.svg cards/large/*.svg cards/back-*.svg
var cardFiles embed.FS

// The prints of the faces, parsed when first needed.
var (
	fullPrint  = sync.OnceValue(func() *[core.DeckSize]*drawing { return readPrint("full") })
	smallPrint = sync.OnceValue(func() *[core.DeckSize]*drawing { return readPrint("small") })
	largePrint = sync.OnceValue(func() *[core.DeckSize]*drawing { return readPrint("large") })
	backPrint  = sync.OnceValue(readBacks)
)

func readPrint(folder string) *[core.DeckSize]*drawing {
	var faces [core.DeckSize]*drawing
	for c := range faces {
		faces[c] = readCard(folder + "/" + core.Card(c).String())
	}
	return &faces
}

func readBacks() map[Back]*drawing {
	backs := make(map[Back]*drawing, len(Backs))
	for _, b := range Backs {
		backs[b] = readCard("back-" + string(b))
	}
	return backs
}

// readCard reads one picture without its first two paths: edge and paper, which sheet draws for whole pixels.
func readCard(name string) *drawing {
	text, err := cardFiles.ReadFile("cards/" + name + ".svg")
	if err != nil {
		panic("theme: " + err.Error())
	}
	d := mustParse(string(text))
	d.parts = d.parts[2:]
	return d
}

// face is the drawing of a card.
func (d Deck) face(c core.Card, small bool) *drawing {
	faces := fullPrint
	switch {
	case d.Large:
		faces = largePrint
	case small:
		faces = smallPrint
	}
	return faces()[c.Face()]
}

// The grounds of the courts' panels are the paper with a little of the suit's ink or, where somebody has chosen them, these.
var tints = map[color.NRGBA]color.NRGBA{
	light.Ink: rgb(0xEEF0EF), light.Red: rgb(0xFBEDE6),
	light.Four[core.Hearts]: rgb(0xFBEBEC), light.Four[core.Diamonds]: rgb(0xFAEFE0), light.Four[core.Clubs]: rgb(0xE6F1EC),
	dark.Ink: rgb(0xE0DDD2), dark.Red: rgb(0xF1DCCF),
	dark.Four[core.Hearts]: rgb(0xF0D9D2), dark.Four[core.Diamonds]: rgb(0xEFDCC2), dark.Four[core.Clubs]: rgb(0xD8E0D2),
}

// littleInk is how much of it such a ground has.
const littleInk = .06

// tint is the ground of a court's panel.
func (p *Palette) tint(ink color.NRGBA) color.NRGBA {
	if t, ok := tints[ink]; ok {
		return t
	}
	blend := func(paper, ink uint8) uint8 { return uint8(float64(paper)*(1-littleInk) + float64(ink)*littleInk + .5) }
	return color.NRGBA{blend(p.Paper.R, ink.R), blend(p.Paper.G, ink.G), blend(p.Paper.B, ink.B), 255}
}

// inks gives the deck's colours for those in the pictures, which are the light two-colour deck's. Colours that it does
// not know stay: the gold of the courts and the fields of the backs are the same in all decks.
func (d Deck) inks(s core.Suit) func(color.NRGBA) color.NRGBA {
	p := Colours(d.Mode)
	ink := p.Suit(s, d.Four)
	return func(c color.NRGBA) color.NRGBA {
		switch c {
		case light.Paper:
			return p.Paper
		case light.Edge:
			return p.Edge
		case light.Ink, light.Red:
			return ink
		case tints[light.Ink], tints[light.Red]:
			return p.tint(ink)
		}
		return c
	}
}
