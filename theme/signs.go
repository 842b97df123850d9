package theme

import (
	"image"
	"math"
)

// sign is what a mark bears in a disc on the edge of its cards.
type sign uint8

const (
	noSign sign = iota
	signTick
	signArrow // points where the caller says
	signRing
	signCross
	signBar
)

// The size of a sign: its diameter in widths of a card, at least and at most in units. What it shows is drawn in a disc of radius 1.
const (
	signShare         = .4
	signLeast float32 = 18
	signMost  float32 = 28
	signRim           = .16 // sets the disc off from what it lies on
	signLine          = .15 // half the width of lines
)

// SignSize is the diameter of the mark's sign on cards that are card units wide, in units; 0: it bears none.
func (m Mark) SignSize(card float32) float32 {
	if markLooks[m].sign == noSign {
		return 0
	}
	return min(max(signShare*card, signLeast), signMost)
}

// Sign draws the mark's sign, size pixels wide and high. An arrow points in a direction given by x and y.
func (m Mark) Sign(mode Mode, size int, x, y float32) *image.RGBA {
	p := Colours(mode)
	dst := image.NewRGBA(image.Rect(0, 0, size, size))
	d := drawing{width: 2, height: 2, parts: []part{
		{p.Panel, []figure{disc(1)}},
		{markLooks[m].colour(p), []figure{disc(1 - signRim)}},
		{p.Panel, markLooks[m].sign.figures(x, y)},
	}}
	if markLooks[m].sign == signRing {
		d.parts = append(d.parts, part{markLooks[m].colour(p), []figure{disc(.24)}})
	}
	d.draw(dst, same)
	return dst
}

// figures are what a sign shows.
func (s sign) figures(x, y float32) []figure {
	switch s {
	case signTick:
		return lines(turned(0, -.46, .04, -.14, .36, .46, -.3))
	case signArrow:
		angle := math.Atan2(float64(y), float64(x))
		return append(lines(turned(angle, -.54, 0, .1, 0)), filled(turned(angle, .02, -.5, .66, 0, .02, .5)))
	case signRing:
		return []figure{disc(.54)}
	case signCross:
		return append(lines(turned(0, -.36, -.36, .36, .36)), lines(turned(0, -.36, .36, .36, -.36))...)
	case signBar:
		return []figure{filled(turned(0, -.58, -.2, .58, -.2, .58, .2, -.58, .2))}
	}
	return nil
}

// disc is a disc about the middle of a sign.
func disc(r float32) figure { return roundedBox(box{1 - r, 1 - r, 1 + r, 1 + r}, r) }

// turned are points given from the middle of a sign, turned about it by an angle, as points of the sign.
func turned(angle float64, at ...float32) (points [][2]float32) {
	sin, cos := math.Sincos(angle)
	for i := 0; i < len(at); i += 2 {
		x, y := float64(at[i]), float64(at[i+1])
		points = append(points, [2]float32{float32(1 + x*cos - y*sin), float32(1 + x*sin + y*cos)})
	}
	return points
}

// filled is the area within points.
func filled(points [][2]float32) figure {
	var f polygon
	for _, p := range points {
		f.to(p[0], p[1])
	}
	return f.closed()
}

// lines are lines from point to point with round ends.
func lines(points [][2]float32) (all []figure) {
	for i, to := range points[1:] {
		from := points[i]
		angle := math.Atan2(float64(to[1]-from[1]), float64(to[0]-from[0]))
		var f polygon
		for end, p := range [2][2]float32{to, from} {
			for k := range capSteps + 1 {
				sin, cos := math.Sincos(angle + math.Pi*(float64(end)-.5+float64(k)/capSteps))
				f.to(p[0]+signLine*float32(cos), p[1]+signLine*float32(sin))
			}
		}
		all = append(all, f.closed())
	}
	return all
}
