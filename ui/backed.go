package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// nrgba is short for the colours of the palette.
type nrgba = color.NRGBA

// newBacked puts content on a ground; both fill what they are given.
func newBacked(ground, content fyne.CanvasObject) fyne.CanvasObject {
	return container.NewStack(ground, content)
}
