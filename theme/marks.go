package theme

import (
	"image"
	"image/color"
)

// Mark is what stands on the table round cards or a place to say something of them.
type Mark uint8

// The marks. This is the place where it is decided how each looks. No two have the same shape, so that colours are needed
// for none of them: the frames differ from one another, and those that say what to do or what is wrong bear a sign besides.
// Two marks on one card do not hide one another: the cursor takes the corners alone, the last move's lies within the card, and signs lie
// over all frames.
const (
	// MarkLast: the cards moved last. A thin line within their edge, so that it is quiet.
	MarkLast Mark = iota
	// MarkCursor: where the keyboard is. Four heavy corners, which leave room for the frame and the sign of any other mark and
	// stand out beyond them.
	MarkCursor
	// MarkPicked: the cards that the player has chosen to move. A heavy frame without a sign; besides they stand higher than they lie.
	MarkPicked
	// MarkPlace: where the chosen cards, or those in the hand, may go. A frame that is filled, with a tick.
	MarkPlace
	// MarkHintFrom: the cards that a hint moves. Dashes, as it is only a proposal; an arrow points to where they go.
	MarkHintFrom
	// MarkHintTo: where they go. Dashes, filled, with a ring: the end of the way.
	MarkHintTo
	// MarkRefused: cards that may not move like that. A heavy frame with a cross.
	MarkRefused
	// MarkRefusing: what does not take them. A heavy frame with the bar of a sign that forbids the way.
	MarkRefusing

	marks = iota
)

// Marks are all marks.
var Marks = [marks]Mark{MarkLast, MarkCursor, MarkPicked, MarkPlace, MarkHintFrom, MarkHintTo, MarkRefused, MarkRefusing}

// markLook is how a mark looks. Lengths are in units.
type markLook struct {
	shape  frameShape
	width  float32 // of the line; see line
	out    float32 // share of that which lies outside of the card: much, as the index begins near the edge
	halo   float32 // a line of the opposite brightness within, so that it is seen on felt and cards alike; corners have it all round
	fill   float64 // opacity within the frame
	colour func(*Palette) color.NRGBA
	sign   sign
}

// frameShape is which parts of a frame are drawn.
type frameShape uint8

const (
	wholeFrame frameShape = iota
	cornerFrame
	dashedFrame
)

func dropColour(p *Palette) color.NRGBA { return p.Drop }
func warnColour(p *Palette) color.NRGBA { return p.Warn }

var markLooks = [marks]markLook{
	MarkLast:     {width: MarkWidth, colour: func(p *Palette) color.NRGBA { return p.Mark }},
	MarkCursor:   {shape: cornerFrame, width: CursorWidth, out: 1, halo: 1.25, colour: dropColour},
	MarkPicked:   {width: FrameWidth, out: .8, halo: 1, colour: dropColour},
	MarkPlace:    {width: FrameWidth, out: .8, halo: 1, fill: DropFill, colour: dropColour, sign: signTick},
	MarkHintFrom: {shape: dashedFrame, width: DashWidth, out: .8, halo: 1, colour: dropColour, sign: signArrow},
	MarkHintTo:   {shape: dashedFrame, width: DashWidth, out: .8, halo: 1, fill: DropFill, colour: dropColour, sign: signRing},
	MarkRefused:  {width: FrameWidth, out: .8, halo: 1, colour: warnColour, sign: signCross},
	MarkRefusing: {width: FrameWidth, out: .8, halo: 1, colour: warnColour, sign: signBar},
}

// Corners and dashes: the arms of a corner in widths of a card, and the length of dashes and gaps in widths of the line.
const (
	cornerArm          = .22
	dashLength         = 2
	dashGap            = 1.8
	leastDash  float32 = 2 // dashes along a frame, at least
)

// Reach is how far the mark's frame reaches beyond a card that is card units wide, in units.
func (m Mark) Reach(mode Mode, card float32) float32 {
	l := markLooks[m]
	reach := l.out * l.line(mode, card)
	if l.shape == cornerFrame {
		reach += l.halo
	}
	return reach
}

// line is how wide the line is: on large cards it is wider.
func (l markLook) line(mode Mode, card float32) float32 {
	return l.width * Colours(mode).Frames * CountScale(card)
}

// Frame draws the mark's frame over the whole of a picture of w x h pixels, its reach included, for cards that are card units wide,
// with scale pixels to the unit.
func (m Mark) Frame(mode Mode, w, h int, card, scale float32) *image.RGBA {
	l, p := markLooks[m], Colours(mode)
	dst := image.NewRGBA(image.Rect(0, 0, w, h))
	width, halo := l.line(mode, card)*scale, l.halo*scale
	from := width / 2 // from the picture's edge to the middle of the line
	if l.shape == cornerFrame {
		from += halo
	}
	line := track{
		box:    box{from, from, float32(w) - from, float32(h) - from},
		radius: CardRadius*card*scale + m.Reach(mode, card)*scale - from,
	}.fitted()
	d := drawing{width: float32(w), height: float32(h)}
	colour := l.colour(p)
	if l.fill > 0 {
		d.parts = append(d.parts, part{Fade(colour, l.fill), []figure{roundedBox(line.box, line.radius)}})
	}
	bands := l.bands(line, card*scale, width)
	if halo > 0 {
		outside := width / 2
		if l.shape == cornerFrame {
			outside += halo
		}
		d.parts = append(d.parts, part{p.Halo, line.drawn(bands, width/2+halo, outside)})
	}
	d.parts = append(d.parts, part{colour, line.drawn(bands, width/2, width/2)})
	d.draw(dst, same)
	return dst
}

// bands are the parts of the line that the shape shows, from where to where along it.
func (l markLook) bands(line track, card, width float32) (bands [][2]float32) {
	length := line.length()
	switch l.shape {
	case cornerFrame:
		arm := cornerArm * card
		for _, middle := range line.corners() {
			bands = append(bands, [2]float32{middle - arm, middle + arm})
		}
	case dashedFrame:
		n := max(leastDash, float32(int(length/((dashLength+dashGap)*width))))
		step := length / n
		dash := step * dashLength / (dashLength + dashGap)
		for i := range int(n) {
			bands = append(bands, [2]float32{float32(i)*step - dash/2, float32(i)*step + dash/2})
		}
	default:
		bands = [][2]float32{{0, length}}
	}
	return bands
}
