package table

import (
	"context"
	"image"
	"image/draw"
	"slices"

	"fyne.io/fyne/v2"

	"patiencetrio/core"
	"patiencetrio/theme"
)

// pictures are the cards' pictures for one deck at one size, each with its flat shadow below, so that a card is one
// object on the screen. They are made when first asked for.
type pictures struct {
	*theme.Faces
	back  theme.Back
	drop  int       // how far the shadow lies below, in pixels
	face  fyne.Size // of a card, in units; exact in pixels
	whole fyne.Size // of a picture, shadow included
	cards [core.DeckSize]*image.RGBA
	blind *image.RGBA // the back
	large *pictures   // see enlarged
	// prints are the same cards in other prints; see printed.
	prints [compressed + 1]*pictures
}

// newPictures prepares pictures for cards of a width in units on a canvas with the given pixels to the unit.
func newPictures(deck theme.Deck, back theme.Back, width, scale float32) *pictures {
	return sizedPictures(deck, back, theme.NewSize(width, scale))
}

// enlarged are the same cards as they are in the hand.
func (p *pictures) enlarged() *pictures {
	if p.large == nil {
		size := p.Size()
		size.Pixels = int(float32(size.Pixels)*theme.LiftScale + .5)
		p.large = sizedPictures(p.Deck(), p.back, size)
	}
	return p.large
}

func sizedPictures(deck theme.Deck, back theme.Back, size theme.Size) *pictures {
	scale := size.Scale
	drop := max(1, int(theme.CardShadow(float32(size.Pixels)/scale)*scale+.5))
	return &pictures{
		Faces: theme.NewFaces(deck, size), back: back, drop: drop,
		face:  fyne.NewSize(float32(size.Pixels)/scale, float32(size.Height())/scale),
		whole: fyne.NewSize(float32(size.Pixels)/scale, float32(size.Height()+drop)/scale),
	}
}

// fits tells whether the pictures are those of this deck, back and size.
func (p *pictures) fits(deck theme.Deck, back theme.Back, width, scale float32) bool {
	return p != nil && p.Deck() == deck && p.back == back && p.Size() == theme.NewSize(width, scale)
}

// of is the picture of a card's face or back.
func (p *pictures) of(c core.Card, back bool) *image.RGBA {
	if back {
		if p.blind == nil {
			p.blind = p.shadowed(p.Back(p.back))
		}
		return p.blind
	}
	if p.cards[c.Face()] == nil {
		p.cards[c.Face()] = p.shadowed(p.Card(c))
	}
	return p.cards[c.Face()]
}

// shadowed lays a face on its shadow. Only near the upper and lower edge, as far as the corners are round, does
// anything show through; between, whole rows are copied.
func (p *pictures) shadowed(face *image.RGBA) *image.RGBA {
	w, h := face.Rect.Dx(), face.Rect.Dy()
	round := min(int(theme.CardRadius*float32(w))+2, h/2)
	dst := image.NewRGBA(image.Rect(0, 0, w, h+p.drop))
	draw.Draw(dst, image.Rect(0, p.drop, w, p.drop+round), p.Shadow(), image.Point{}, draw.Src)
	draw.Draw(dst, image.Rect(0, h-round, w, h+p.drop), p.Shadow(), image.Pt(0, h-round-p.drop), draw.Src)
	draw.Draw(dst, image.Rect(0, 0, w, round), face, image.Point{}, draw.Over)
	draw.Draw(dst, image.Rect(0, round, w, h-round), face, image.Pt(0, round), draw.Src)
	draw.Draw(dst, image.Rect(0, h-round, w, h), face, image.Pt(0, h-round), draw.Over)
	return dst
}

// prepare draws faces on all processors at once.
func (p *pictures) prepare(cards []core.Card) {
	p.Prepare(context.Background(), slices.Values(cards))
}
