package ui

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	xdraw "golang.org/x/image/draw"
	"golang.org/x/image/math/f64"
	"golang.org/x/image/vector"

	"patiencetrio/core"
	"patiencetrio/theme"
)

// This file draws the pictures on the chooser's tiles and on the win's page: in pixels, once for each size.

// sheet is a picture in the making; its measures are in units, its pixels in image.
type sheet struct {
	image  *image.RGBA
	scale  float32 // pixels to the unit
	mode   theme.Mode
	width  float32
	height float32
}

// newSheet makes an empty picture of so many pixels for a place that is width units wide.
func newSheet(pixelsWide, pixelsHigh int, width float32, mode theme.Mode) *sheet {
	scale := float32(pixelsWide) / max(width, 1)
	return &sheet{image.NewRGBA(image.Rect(0, 0, pixelsWide, pixelsHigh)), scale, mode, width, float32(pixelsHigh) / scale}
}

// faces are cards that are width units wide.
func (s *sheet) faces(width float32, deck theme.Deck) *theme.Faces {
	deck.Mode = s.mode
	return theme.NewFaces(deck, theme.NewSize(width, s.scale))
}

// put lays a picture with its upper left corner at x, y.
func (s *sheet) put(src *image.RGBA, x, y float32) {
	at := image.Pt(int(math.Round(float64(x*s.scale))), int(math.Round(float64(y*s.scale))))
	draw.Draw(s.image, src.Rect.Add(at), src, image.Point{}, draw.Over)
}

// turn lays a picture with its middle at x, y, turned clockwise by degrees.
func (s *sheet) turn(src *image.RGBA, x, y, degrees float64) {
	src = framed(src)
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	w, h := float64(src.Rect.Dx())/2, float64(src.Rect.Dy())/2
	k := float64(s.scale)
	m := f64.Aff3{
		cos, -sin, x*k - cos*w + sin*h,
		sin, cos, y*k - sin*w - cos*h,
	}
	xdraw.ApproxBiLinear.Transform(s.image, m, src, src.Rect, xdraw.Over, nil)
}

// framed is a picture with an empty pixel all round: turned, its edges are then as smooth as the rest.
func framed(src *image.RGBA) *image.RGBA {
	dst := image.NewRGBA(image.Rect(0, 0, src.Rect.Dx()+2, src.Rect.Dy()+2))
	draw.Draw(dst, src.Rect.Add(image.Pt(1, 1)), src, image.Point{}, draw.Src)
	return dst
}

// round fills a rounded rectangle, within its own box: a pass over the whole picture for each would take long.
func (s *sheet) round(x, y, w, h, r float32, c color.NRGBA) {
	k := s.scale
	box := image.Rect(floor(x*k), floor(y*k), floor((x+w)*k)+1, floor((y+h)*k)+1).Intersect(s.image.Rect)
	if box.Empty() {
		return
	}
	z := vector.NewRasterizer(box.Dx(), box.Dy())
	outline(z, x*k-float32(box.Min.X), y*k-float32(box.Min.Y), w*k, h*k, r*k)
	z.Draw(s.image, box, image.NewUniform(c), image.Point{})
}

func floor(v float32) int { return int(math.Floor(float64(v))) }

// outline adds a rounded rectangle, in pixels.
func outline(z *vector.Rasterizer, x0, y0, w, h, r float32) {
	x1, y1 := x0+w, y0+h
	q := r * .4477 // control points of a quarter of a circle, from the corner
	z.MoveTo(x0+r, y0)
	z.LineTo(x1-r, y0)
	z.CubeTo(x1-q, y0, x1, y0+q, x1, y0+r)
	z.LineTo(x1, y1-r)
	z.CubeTo(x1, y1-q, x1-q, y1, x1-r, y1)
	z.LineTo(x0+r, y1)
	z.CubeTo(x0+q, y1, x0, y1-q, x0, y1-r)
	z.LineTo(x0, y0+r)
	z.CubeTo(x0, y0+q, x0+q, y0, x0+r, y0)
	z.ClosePath()
}

// clip leaves only what lies within a rounded rectangle over the whole picture.
func (s *sheet) clip(r float32) image.Image {
	mask := image.NewAlpha(s.image.Rect)
	z := vector.NewRasterizer(s.image.Rect.Dx(), s.image.Rect.Dy())
	outline(z, 0, 0, s.width*s.scale, s.height*s.scale, r*s.scale)
	z.Draw(mask, mask.Rect, image.Opaque, image.Point{})
	out := image.NewRGBA(s.image.Rect)
	draw.DrawMask(out, out.Rect, s.image, image.Point{}, mask, image.Point{}, draw.Src)
	return out
}

// fan lays cards around a point below them, the outermost turned by angle degrees either way; x, y is the middle of a
// card that stands upright.
func (s *sheet) fan(cards []core.Card, width, x, y, radius float32, angle float64, deck theme.Deck) {
	faces := s.faces(width, deck)
	for i, at := range fanned(len(cards), x, y, radius, angle) {
		s.stand(faces, cards[i], at)
	}
}

// stand is where a card of a fan is: its middle, and how far it is turned clockwise.
type stand struct {
	x, y    float32
	degrees float64
}

// fanned are the places of n cards in a fan.
func fanned(n int, x, y, radius float32, angle float64) []stand {
	all := make([]stand, n)
	for i := range all {
		a := angle * (2*float64(i)/float64(n-1) - 1)
		sin, cos := math.Sincos(a * math.Pi / 180)
		all[i] = stand{x + radius*float32(sin), y + radius*float32(1-cos), a}
	}
	return all
}

// stand lays a card, in its shadow.
func (s *sheet) stand(faces *theme.Faces, c core.Card, at stand) {
	s.turn(faces.Shadow(), float64(at.x), float64(at.y)+standShadow, at.degrees)
	s.turn(faces.Card(c), float64(at.x), float64(at.y), at.degrees)
}

// standShadow is how far below a turned card its shadow lies, in units.
const standShadow = 2

// turned is the picture of one card in its shadow, turned clockwise around its middle.
func turned(faces *theme.Faces, c core.Card, degrees float64) image.Image {
	size := faces.Size()
	w, h := float64(size.Pixels), float64(size.Height())
	sin, cos := math.Sincos(math.Abs(degrees) * math.Pi / 180)
	margin := 2 * (standShadow + 1) * float64(size.Scale)
	wide, high := int(w*cos+h*sin+margin), int(w*sin+h*cos+margin)
	s := newSheet(wide, high, float32(wide)/size.Scale, theme.Mode{})
	s.stand(faces, c, stand{s.width / 2, s.height / 2, degrees})
	return s.image
}

// tileWords is how far from the left the words above and the keys below on a tile reach, in units: the picture is beside
// them.
type tileWords struct{ words, keys float32 }

// places are where a picture may begin beside the keys and beside the words.
func (w tileWords) places() (keys, words float32) {
	return max(besideKeys, w.keys+tilePictureGap), max(besideName, w.words+tilePictureGap)
}

// pictured tells whether a tile of that width has room for a picture.
func pictured(width float32, beside tileWords) bool {
	keys, words := beside.places()
	return width >= leastPictured && width-max(keys, words) >= leastPicture
}

// tilePicture draws what stands on the tile of a game: a harp of columns that begin face down, cells, or a fan; on a bare one
// nothing.
func tilePicture(r *core.Rules, s *sheet, beside tileWords, bare bool) image.Image {
	keys, left := beside.places()
	switch {
	case bare:
	case r.Cells > 0:
		s.cells(r.Cells, theme.Tile(r.Letters), keys)
	case r.FaceDown:
		s.harp(r.Columns, theme.Tile(r.Letters), left)
	default:
		s.openFan(keys)
	}
	return s.clip(theme.TileRadius)
}

// leastPictured is how wide a tile must be for a picture beside its words.
const leastPictured = 220

// leastPicture is how much of it must be left for the picture.
const leastPicture = 76

// tileUnit is the height of the tile for which the pictures' measures are given.
const tileUnit = 196

// size is what multiplies the measures of a picture that is so many units wide: it grows with the tile but leaves the
// given width at its left alone.
func (s *sheet) size(width, left float32) float32 {
	return min(s.height/tileUnit, (s.width-left)/width, 1.5)
}

// What the pictures leave alone at least, so that they do not change with every word: the game's name or the tile's keys.
const (
	besideName     float32 = 150
	besideKeys     float32 = 178
	tilePictureGap float32 = 10
)

// harpSuit is the height of the suits on the harp's cards.
const harpSuit = 13

// harp is a column more for each string, hanging from the upper edge.
func (s *sheet) harp(columns int, tile color.NRGBA, left float32) {
	k := s.size(5+20.6*float32(columns), left)
	w, pitch := 18*k, 20.6*k
	h, step := w*theme.CardHeight*1.04, 12.2*k
	strip, edge := darker(tile, .18), lighter(tile, .4)
	first := s.width - 5*k - float32(columns)*pitch
	faces := s.faces(w, theme.Deck{})
	for i := range columns {
		x, y := first+float32(i)*pitch, float32(-10)*k
		for range i + 1 {
			s.round(x, y, w, h, 3*k, edge)
			s.round(x+k, y+k, w-2*k, h-2*k, 2.2*k, strip)
			y += step
		}
		s.round(x, y, w, h, 3*k, theme.Colours(s.mode).Paper)
		suit := core.Suit(i % core.Suits)
		mark := faces.Mark(theme.SuitIcon(suit), int(harpSuit*k*s.scale+.5), theme.Colours(s.mode).Suit(suit, false))
		s.put(mark, x+(w-float32(mark.Rect.Dx())/s.scale)/2, y+(h-harpSuit*k)/2)
	}
}

// openFan is four cards in view.
func (s *sheet) openFan(left float32) {
	k := s.size(158, left)
	cards := []core.Card{
		core.NewCard(0, core.Hearts, 10), core.NewCard(0, core.Spades, core.Jack),
		core.NewCard(0, core.Diamonds, core.Queen), core.NewCard(0, core.Clubs, core.King),
	}
	s.fan(cards, 78*k, s.width-47*k, s.height-58*k, 262*k, 14, theme.Deck{})
}

// cells are two rows of places with a few cards in them.
func (s *sheet) cells(n int, tile color.NRGBA, left float32) {
	rowLength := max(1, (n+1)/2)
	k := s.size(8+38.2*float32(rowLength), left)
	w, pitch := 33*k, 38.2*k
	h := w * theme.CardHeight
	faces := s.faces(w, theme.Deck{Four: true})
	cards := map[int]core.Card{
		0: core.NewCard(0, core.Hearts, 4), 1: core.NewCard(0, core.Spades, 8), 2: core.NewCard(0, core.Diamonds, 10),
		4: core.NewCard(0, core.Clubs, core.Jack),
	}
	edge, hollow := lighter(tile, .4), darker(tile, .14)
	for i := range n {
		x := s.width - 8*k - float32(rowLength)*pitch + float32(i%rowLength)*pitch
		y := s.height - 20*k - h - float32(1-i/rowLength)*(h+8*k)
		if c, ok := cards[i]; ok {
			s.put(faces.Card(c), x, y)
			continue
		}
		s.round(x, y, w, h, 4*k, edge)
		s.round(x+1.2*k, y+1.2*k, w-2.4*k, h-2.4*k, 3*k, hollow)
	}
}

func lighter(c color.NRGBA, share float32) color.NRGBA { return mix(c, 255, share) }

func darker(c color.NRGBA, share float32) color.NRGBA { return mix(c, 0, share) }

// mix moves a colour towards a grey.
func mix(c color.NRGBA, grey, share float32) color.NRGBA {
	part := func(v uint8) uint8 { return uint8(float32(v)*(1-share) + grey*share + .5) }
	return color.NRGBA{R: part(c.R), G: part(c.G), B: part(c.B), A: c.A}
}
