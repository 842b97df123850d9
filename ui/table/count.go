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
	c.chip.CornerRadius = theme.CountHeight / 2
	c.text.TextSize = theme.Count.Size
	c.text.TextStyle = fyne.TextStyle{Bold: theme.Count.Bold}
	return c
}

func (c *count) colour(p *theme.Palette) {
	c.chip.FillColor, c.text.Color = p.Paper, p.Ink
	c.chip.Refresh()
	c.text.Refresh()
}

// set shows a number on the stock's card.
func (c *count) set(n int, stock Rect) {
	const air = 4.5 // units, at both sides of the figures
	if c.n != n {
		c.n, c.text.Text = n, strconv.Itoa(n)
		c.text.Refresh()
	}
	size := c.text.MinSize()
	width := max(theme.CountHeight, size.Width+2*air)
	middle, y := stock.X+stock.W/2, stock.Bottom()-theme.CountBottom-theme.CountHeight
	c.chip.Resize(fyne.NewSize(width, theme.CountHeight))
	c.chip.Move(fyne.NewPos(middle-width/2, y))
	c.text.Resize(size)
	c.text.Move(fyne.NewPos(middle-size.Width/2, y+(theme.CountHeight-size.Height)/2))
}
