package table

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"patiencetrio/theme"
)

// count is the chip on the stock that says how many cards it has.
type count struct {
	chip *canvas.Rectangle
	text *canvas.Text
	n    int
}

func newCount() count {
	c := count{chip: canvas.NewRectangle(nil), text: canvas.NewText("", nil)}
	c.text.TextStyle = fyne.TextStyle{Bold: theme.Count.Bold}
	return c
}

func (c *count) colour(p *theme.Palette) {
	c.chip.FillColor, c.text.Color = p.Paper, p.Ink
	c.chip.Refresh()
	c.text.Refresh()
}

// The measures of the chip.
const (
	countAir    = 4.5 // units, at both sides of the figures
	countWidest = .9  // of the card's width, with two figures in larger text
)

// chipScale multiplies the measures of the chip on a card of that width: it follows the size of text as far as the card is wide
// enough.
func chipScale(card, text float32) float32 {
	usual := theme.CountScale(card)
	two := fyne.MeasureText("88", theme.Count.Size, fyne.TextStyle{Bold: theme.Count.Bold}).Width + 2*countAir
	return max(usual, min(usual*text, countWidest*card/two))
}

// set shows a number on the stock's card, in text so much larger than usual.
func (c *count) set(n int, stock Rect, text float32) {
	k := chipScale(stock.W, text)
	height := k * theme.CountHeight
	if c.n != n || c.text.TextSize != k*theme.Count.Size {
		c.n, c.text.Text, c.text.TextSize = n, strconv.Itoa(n), k*theme.Count.Size
		c.text.Refresh()
	}
	size := c.text.MinSize()
	width := max(height, size.Width+2*k*countAir)
	middle, y := stock.X+stock.W/2, stock.Bottom()-theme.CountScale(stock.W)*theme.CountBottom-height
	c.chip.CornerRadius = height / 2
	c.chip.Resize(fyne.NewSize(width, height))
	c.chip.Move(fyne.NewPos(middle-width/2, y))
	c.text.Resize(size)
	c.text.Move(fyne.NewPos(middle-size.Width/2, y+(height-size.Height)/2))
}
