package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"patiencetrio/theme"
	"patiencetrio/ui/kit"
)

// nrgba is short for the colours of the palette.
type nrgba = color.NRGBA

// newBacked puts content on a ground; both fill what they are given.
func newBacked(ground, content fyne.CanvasObject) fyne.CanvasObject {
	return container.NewStack(ground, content)
}

// newNote is a quiet paragraph below other things.
func newNote(prose string) *kit.Inset {
	return kit.NewInset(theme.Space3, theme.Space1, quietParagraph(prose))
}

// quietParagraph is running text in small type and a faint colour.
func quietParagraph(prose string) *kit.Paragraph {
	p := kit.NewParagraph(prose, theme.Caption)
	p.Colour = kit.Muted
	return p
}
