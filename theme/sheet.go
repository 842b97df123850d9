package theme

import (
	"image"
	"image/color"
	"math"
)

// sheet is the empty card: paper within an edge of 1/100 of its width (wider in strong contrast), at least one pixel and always whole ones, so
// that it looks the same on all sides.
func sheet(s Size, p *Palette) *image.RGBA {
	dst := image.NewRGBA(image.Rect(0, 0, s.Pixels, s.Height()))
	w, h, r := float32(s.Pixels), float32(s.Height()), CardRadius*float32(s.Pixels)
	edge := max(1, float32(math.Round(float64(w*p.Frames/100))))
	d := drawing{width: w, height: h, parts: []part{
		{p.Edge, []figure{roundedBox(box{0, 0, w, h}, r)}},
		{p.Paper, []figure{roundedBox(box{edge, edge, w - edge, h - edge}, r-edge)}},
	}}
	d.draw(dst, same)
	return dst
}

// shadow is the shape of a card in the colour c.
func shadow(s Size, c color.NRGBA) *image.RGBA {
	dst := image.NewRGBA(image.Rect(0, 0, s.Pixels, s.Height()))
	w, h := float32(s.Pixels), float32(s.Height())
	d := drawing{width: w, height: h, parts: []part{{c, []figure{roundedBox(box{0, 0, w, h}, CardRadius*w)}}}}
	d.draw(dst, same)
	return dst
}

func same(c color.NRGBA) color.NRGBA { return c }

// roundedBox is a rectangle with rounded corners as an outline. A radius below 0 counts as 0.
func roundedBox(b box, r float32) figure {
	r = max(r, 0)
	q := r * .4477 // control points of a quarter of a circle, from the corner
	f := figure{box: b}
	add := func(op byte, p ...float32) {
		s := stroke{op: op}
		copy(s.p[:], p)
		f.add(s)
	}
	add('M', b.x0+r, b.y0)
	add('L', b.x1-r, b.y0)
	add('C', b.x1-q, b.y0, b.x1, b.y0+q, b.x1, b.y0+r)
	add('L', b.x1, b.y1-r)
	add('C', b.x1, b.y1-q, b.x1-q, b.y1, b.x1-r, b.y1)
	add('L', b.x0+r, b.y1)
	add('C', b.x0+q, b.y1, b.x0, b.y1-q, b.x0, b.y1-r)
	add('L', b.x0, b.y0+r)
	add('C', b.x0, b.y0+q, b.x0+q, b.y0, b.x0+r, b.y0)
	add('Z')
	return f
}

// The lifted card's shadow is three rounded boxes on one another, each reaching further than the card and fading over
// softness units.
var liftLayers = []struct {
	grow    float32 // units
	opacity float64
}{{9, .05}, {6, .07}, {3, .09}}

const (
	softness     = 3   // units
	darkStronger = 1.6 // opacity in dark mode, relative to light
)

// liftShadow draws the shadow under a block one card wide and height pixels high: one quarter, mirrored.
func liftShadow(s Size, height int, darkMode bool) *image.RGBA {
	margin := ceil((LiftGrow + softness/2.) * s.Scale)
	w, h := int(LiftScale*float32(s.Pixels)+.5), int(LiftScale*float32(height)+.5)
	dst := image.NewRGBA(image.Rect(0, 0, w+2*margin, h+2*margin))
	right, bottom := dst.Rect.Dx()-1, dst.Rect.Dy()-1
	for y := range bottom/2 + 1 {
		for x := range right/2 + 1 {
			// How far the middle of the pixel lies left of the block and above it.
			dx, dy := float64(margin-x)-.5, float64(margin-y)-.5
			// All layers have one colour, so that only the opacity adds up.
			c := color.RGBAModel.Convert(Fade(liftColour, liftOpacity(s, dx, dy, darkMode))).(color.RGBA)
			dst.SetRGBA(x, y, c)
			dst.SetRGBA(right-x, y, c)
			dst.SetRGBA(x, bottom-y, c)
			dst.SetRGBA(right-x, bottom-y, c)
		}
	}
	return dst
}

var liftColour = rgb(0x06140F)

// liftOpacity is the opacity of all layers together, dx pixels left of the block's left side and dy above its top.
func liftOpacity(s Size, dx, dy float64, darkMode bool) float64 {
	strength := 1.0
	if darkMode {
		strength = darkStronger
	}
	through := 1.0
	for _, l := range liftLayers {
		grow := float64(l.grow * s.Scale)
		r := float64(LiftScale*CardRadius*float32(s.Pixels)) + grow
		through *= 1 - strength*l.opacity*inside(outside(dx-grow, dy-grow, r)/float64(softness*s.Scale))
	}
	return 1 - through
}

// outside is how far a point lies outside a rounded corner of radius r, when dx and dy are its distances from the two
// sides that meet there; negative inside.
func outside(dx, dy, r float64) float64 {
	dx, dy = dx+r, dy+r
	return math.Hypot(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0) - r
}

// inside falls smoothly from 1 at -1/2 to 0 at 1/2.
func inside(d float64) float64 {
	t := min(max(.5-d, 0), 1)
	return t * t * (3 - 2*t)
}
