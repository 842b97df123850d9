package table

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"patiencetrio/core"
	"patiencetrio/theme"
)

// slot is a pile's place on the felt: what shows where no card lies, and the second card that shows under the top one.
type slot struct {
	pile   core.Pile
	frame  *canvas.Rectangle
	mark   *canvas.Image     // what the place is for
	second *canvas.Rectangle // stock and foundations: the edge of the card under the top one
	front  bool              // lies over another slot, of which nothing must show through
}

func newSlot(p core.Pile, r *core.Rules) *slot {
	s := &slot{pile: p, front: p.Kind() == core.FoundationPile && r.Decks > 1 && p.Index() < core.Suits}
	s.frame, s.mark = canvas.NewRectangle(nil), canvas.NewImageFromImage(nil)
	s.mark.ScaleMode = canvas.ImageScaleFastest
	if k := p.Kind(); k == core.StockPile || k == core.FoundationPile {
		s.second = canvas.NewRectangle(nil)
	}
	return s
}

// colour dresses the slot.
func (s *slot) colour(l Look) {
	p, felt := theme.Colours(l.Deck.Mode), l.Felt.Colours(l.Deck.Mode)
	s.frame.FillColor = p.SlotIn
	s.frame.StrokeColor = felt.Slot
	s.frame.StrokeWidth = theme.SlotWidth * p.Frames
	s.frame.Refresh()
	if s.second != nil {
		s.second.FillColor = p.Paper
		s.second.StrokeColor = p.Edge
		s.second.Refresh()
	}
}

// fade shows the empty place with an opacity.
func (s *slot) fade(l Look, share float32) {
	s.frame.FillColor = theme.Fade(theme.Colours(l.Deck.Mode).SlotIn, float64(share))
	s.frame.StrokeColor = theme.Fade(l.Felt.Colours(l.Deck.Mode).Slot, float64(share))
	s.frame.Refresh()
	s.mark.Translucency = float64(1 - share)
	canvas.Refresh(s.mark)
}

// hideBehind fills a slot in front with what the felt and its own fill make together, so that nothing shows through it.
// depth is how far down the table it lies, 0..1.
func (s *slot) hideBehind(l Look, depth float32) {
	if !s.front {
		return
	}
	felt := l.Felt.Colours(l.Deck.Mode)
	bottom := felt.Bottom
	bottom.A = uint8(255 * depth)
	s.frame.FillColor = over(theme.Colours(l.Deck.Mode).SlotIn, over(bottom, felt.Top))
	s.frame.Refresh()
}

// over is the colour c, which may be translucent, on an opaque ground.
func over(c, ground color.NRGBA) color.NRGBA {
	blend := func(a, b uint8) uint8 { return uint8((int(a)*int(c.A) + int(b)*(255-int(c.A)) + 127) / 255) }
	return color.NRGBA{blend(c.R, ground.R), blend(c.G, ground.G), blend(c.B, ground.B), 255}
}

// lay puts the slot where a card of the given size in units lies, its mark drawn for a card of that size.
func (s *slot) lay(at Point, size fyne.Size) {
	s.frame.CornerRadius = theme.CardRadius * size.Width
	s.frame.Resize(size)
	s.frame.Move(fyne.NewPos(at.X, at.Y))
	if s.second == nil {
		return
	}
	dx, dy := theme.SecondEdge, theme.SecondBelow
	if s.pile == core.Stock {
		dy = theme.SecondEdge
	}
	s.second.CornerRadius = s.frame.CornerRadius
	s.second.StrokeWidth = max(size.Width/100, .5)
	s.second.Resize(size)
	s.second.Move(fyne.NewPos(at.X+dx, at.Y+dy))
}

// setMark shows a mark in the middle of a rectangle, height units high.
func (s *slot) setMark(p *pictures, icon theme.Icon, middle Rect, height float32, c color.NRGBA) {
	scale := p.Size().Scale
	img := p.Mark(icon, int(height*scale+.5), c)
	w, h := float32(img.Rect.Dx())/scale, float32(img.Rect.Dy())/scale
	anew := s.mark.Image != img
	s.mark.Image = img
	s.mark.Resize(fyne.NewSize(w, h))
	s.mark.Move(fyne.NewPos(middle.X+(middle.W-w)/2, middle.Y+(middle.H-h)/2))
	if anew {
		s.mark.Refresh()
	}
}

// dress shows what the pile is for. free is the part of the slot that no other pile covers.
func (s *slot) dress(p *pictures, l Look, whole, free Rect) {
	c := l.Felt.Colours(l.Deck.Mode).Slot
	w := whole.W
	switch s.pile.Kind() {
	case core.FoundationPile:
		height := theme.SuitMark * w
		if free != whole {
			height = theme.SuitHalf * w
		}
		s.setMark(p, theme.SuitIcon(s.pile.Suit()), free, height, c)
	case core.ColumnPile:
		s.setMark(p, theme.IconCrown, whole, theme.CrownMark*w, theme.Fade(c, theme.CrownOpacity))
	case core.CellPile:
		s.setMark(p, theme.IconDot, whole, 2*theme.DotMark*w, c)
	case core.StockPile:
		s.setMark(p, theme.IconRedeal, whole, min(theme.RedealMark*w, theme.RedealMax), c)
	}
}
