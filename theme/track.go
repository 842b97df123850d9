package theme

import "math"

// track is the line along which a frame is drawn: a box with round corners. Places on it are distances from the middle of its
// upper side, clockwise.
type track struct {
	box    box
	radius float32
}

// fitted is the track with corners that have room.
func (t track) fitted() track {
	t.box.x1, t.box.y1 = max(t.box.x1, t.box.x0), max(t.box.y1, t.box.y0)
	t.radius = min(max(t.radius, 0), t.width()/2, t.height()/2)
	return t
}

func (t track) width() float32  { return t.box.x1 - t.box.x0 }
func (t track) height() float32 { return t.box.y1 - t.box.y0 }

// quarter is the length of a corner.
func (t track) quarter() float32 { return t.radius * math.Pi / 2 }

// sides are the lengths of the straight parts across and down.
func (t track) sides() (across, down float32) {
	return t.width() - 2*t.radius, t.height() - 2*t.radius
}

func (t track) length() float32 {
	across, down := t.sides()
	return 2*across + 2*down + 4*t.quarter()
}

// corners are the middles of the corners, clockwise from the upper right one.
func (t track) corners() [4]float32 {
	across, down := t.sides()
	first := across/2 + t.quarter()/2
	second := first + t.quarter() + down
	third := second + t.quarter() + across
	return [4]float32{first, second, third, third + t.quarter() + down}
}

// at is a point of the track, and the direction that leads out there.
func (t track) at(s float32) (x, y, outX, outY float32) {
	if s = float32(math.Mod(float64(s), float64(t.length()))); s < 0 {
		s += t.length()
	}
	across, down := t.sides()
	s += across / 2 // from the start of the upper side
	x, y, outX, outY = t.box.x0+t.radius, t.box.y0, 0, -1
	for _, side := range [...]float32{across, down, across, down, across} {
		along := min(s, side)
		x, y = x-outY*along, y+outX*along
		if s -= side; s <= 0 {
			break
		}
		middleX, middleY := x-outX*t.radius, y-outY*t.radius
		turn := float32(1)
		if s < t.quarter() {
			turn = s / t.quarter()
		}
		sin, cos := math.Sincos(float64(turn) * math.Pi / 2)
		outX, outY = outX*float32(cos)-outY*float32(sin), outX*float32(sin)+outY*float32(cos)
		x, y = middleX+outX*t.radius, middleY+outY*t.radius
		if s -= t.quarter(); s <= 0 {
			break
		}
	}
	return x, y, outX, outY
}

// drawn are bands along the track as figures, so far in and out from it.
func (t track) drawn(bands [][2]float32, in, out float32) []figure {
	all := make([]figure, len(bands))
	for i, b := range bands {
		all[i] = t.band(b[0], b[1], in, out)
	}
	return all
}

// band is the part of a line along the track between two places; its ends are round. A band along the whole track has none.
func (t track) band(from, to, in, out float32) figure {
	n := max(1, ceil(to-from)) // a point for each pixel
	step := (to - from) / float32(n)
	var f polygon
	for i := range n + 1 {
		x, y, outX, outY := t.at(from + float32(i)*step)
		f.to(x+outX*out, y+outY*out)
	}
	whole := to-from >= t.length()
	if !whole {
		t.cap(&f, to, in, out, 1)
	}
	for i := range n + 1 {
		x, y, outX, outY := t.at(to - float32(i)*step)
		f.to(x-outX*in, y-outY*in)
	}
	if !whole {
		t.cap(&f, from, in, out, -1)
	}
	return f.closed()
}

// capSteps is in how many steps the end of a band is rounded.
const capSteps = 8

// cap rounds an end of a band: forward, 1, from outside to inside; backward, -1, from inside to outside.
func (t track) cap(f *polygon, at, in, out, way float32) {
	x, y, outX, outY := t.at(at)
	x, y = x+outX*(out-in)/2, y+outY*(out-in)/2
	half := (in + out) / 2
	for i := 1; i < capSteps; i++ {
		sin, cos := math.Sincos(math.Pi * float64(i) / capSteps)
		along, aside := way*half*float32(sin), way*half*float32(cos)
		f.to(x+outX*aside-outY*along, y+outY*aside+outX*along)
	}
}

// polygon is a figure of straight lines in the making.
type polygon struct{ figure }

// to leads on to a point.
func (p *polygon) to(x, y float32) {
	op := byte('L')
	if len(p.lines) == 0 {
		op, p.box = 'M', box{x, y, x, y}
	}
	p.add(stroke{op, [6]float32{x, y}})
}

// closed is the figure.
func (p *polygon) closed() figure {
	p.add(stroke{op: 'Z'})
	return p.figure
}
