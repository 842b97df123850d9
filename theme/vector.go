package theme

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"math"
	"strconv"
	"strings"
	"sync"

	"golang.org/x/image/vector"
)

// drawing is a picture of filled paths, read from the plain SVG that cards/make.py writes: a viewBox from 0 0, and
// paths with a fill and the absolute commands M L H V C Q Z. A general SVG reader would pass over the whole picture
// for each path; this one draws each figure within its own bounding box, which makes a deck of cards many times faster.
type drawing struct {
	width, height float32
	parts         []part
}

// part is a path: figures of one colour. The boxes of figures do not overlap.
type part struct {
	fill    color.NRGBA
	figures []figure
}

// figure is one or more closed outlines that belong together because their boxes overlap, as a ring and its hole.
type figure struct {
	box   box
	lines []stroke
}

type box struct{ x0, y0, x1, y1 float32 }

func (b box) overlaps(o box) bool {
	return b.x0 <= o.x1 && o.x0 <= b.x1 && b.y0 <= o.y1 && o.y0 <= b.y1
}

func (b box) union(o box) box {
	return box{min(b.x0, o.x0), min(b.y0, o.y0), max(b.x1, o.x1), max(b.y1, o.y1)}
}

// stroke is one command of an outline with the points it takes.
type stroke struct {
	op byte // M, L, Q, C or Z
	p  [6]float32
}

// mustParse reads an embedded picture; only a broken build can make it panic.
func mustParse(svg string) *drawing {
	d, err := parseDrawing(svg)
	if err != nil {
		panic("theme: " + err.Error())
	}
	return d
}

func parseDrawing(svg string) (*drawing, error) {
	d := &drawing{}
	if _, err := fmt.Sscanf(attribute(svg, "viewBox"), "0 0 %f %f", &d.width, &d.height); err != nil {
		return nil, fmt.Errorf("viewBox: %w", err)
	}
	for _, tag := range strings.Split(svg, "<path ")[1:] {
		fill, err := strconv.ParseUint(strings.TrimPrefix(attribute(tag, "fill"), "#"), 16, 32)
		if err != nil {
			return nil, fmt.Errorf("fill: %w", err)
		}
		figures, err := parsePath(attribute(tag, " d"))
		if err != nil {
			return nil, err
		}
		d.parts = append(d.parts, part{rgb(uint32(fill)), joined(figures)})
	}
	return d, nil
}

// attribute is the value of the first attribute of that name in text.
func attribute(text, name string) string {
	_, rest, _ := strings.Cut(text, name+`="`)
	value, _, _ := strings.Cut(rest, `"`)
	return value
}

// pathReader walks through the text of a path.
type pathReader struct {
	text string
	x, y float32 // the current point
}

// parsePath splits a path into its closed outlines.
func parsePath(text string) ([]figure, error) {
	r := pathReader{text: text}
	var figures []figure
	var op byte
	for r.skip(); r.text != ""; r.skip() {
		if c := r.text[0]; c >= 'A' && c <= 'Z' {
			op, r.text = c, r.text[1:]
		}
		s, err := r.stroke(op)
		if err != nil {
			return nil, err
		}
		switch op {
		case 'M':
			figures = append(figures, figure{box: box{r.x, r.y, r.x, r.y}})
			op = 'L' // pairs that follow are lines
		case 'Z':
			op = 0 // nothing follows without a command
		}
		if len(figures) == 0 {
			return nil, fmt.Errorf("path does not start with M: %.20q", text)
		}
		figures[len(figures)-1].add(s)
	}
	return figures, nil
}

func (r *pathReader) skip() { r.text = strings.TrimLeft(r.text, " ,\n") }

// stroke reads what the command op takes.
func (r *pathReader) stroke(op byte) (s stroke, err error) {
	s.op = op
	count := 0
	switch op {
	case 'Z':
		return s, nil
	case 'H':
		r.x, err = r.number()
		return stroke{'L', [6]float32{r.x, r.y}}, err
	case 'V':
		r.y, err = r.number()
		return stroke{'L', [6]float32{r.x, r.y}}, err
	case 'M', 'L':
		count = 2
	case 'Q':
		count = 4
	case 'C':
		count = 6
	default:
		return s, fmt.Errorf("path command %q", op)
	}
	for i := range count {
		if s.p[i], err = r.number(); err != nil {
			return s, err
		}
	}
	r.x, r.y = s.p[count-2], s.p[count-1]
	return s, nil
}

func (r *pathReader) number() (float32, error) {
	r.skip()
	n := 0
	for n < len(r.text) && (r.text[n] >= '0' && r.text[n] <= '9' || r.text[n] == '.' || n == 0 && r.text[n] == '-') {
		n++
	}
	v, err := strconv.ParseFloat(r.text[:n], 32)
	r.text = r.text[n:]
	return float32(v), err
}

// points is how many coordinates a command has.
func (s stroke) points() []float32 {
	switch s.op {
	case 'M', 'L':
		return s.p[:2]
	case 'Q':
		return s.p[:4]
	case 'C':
		return s.p[:6]
	}
	return nil
}

// add appends a stroke and widens the box; the box of a curve's control points holds the curve.
func (f *figure) add(s stroke) {
	f.lines = append(f.lines, s)
	p := s.points()
	for i := 0; i < len(p); i += 2 {
		f.box = f.box.union(box{p[i], p[i+1], p[i], p[i+1]})
	}
}

// joined merges outlines whose boxes overlap until no two do.
func joined(figures []figure) []figure {
	for i := 0; i < len(figures); i++ {
		for j := i + 1; j < len(figures); j++ {
			if !figures[i].box.overlaps(figures[j].box) {
				continue
			}
			figures[i].box = figures[i].box.union(figures[j].box)
			figures[i].lines = append(figures[i].lines, figures[j].lines...)
			figures = append(figures[:j], figures[j+1:]...)
			j = i // the larger box may reach others now
		}
	}
	return figures
}

var rasterizers = sync.Pool{New: func() any { return new(vector.Rasterizer) }}

// draw paints the drawing over the whole of dst, in the colours that recolour gives for those in the drawing.
func (d *drawing) draw(dst *image.RGBA, recolour func(color.NRGBA) color.NRGBA) {
	z := rasterizers.Get().(*vector.Rasterizer)
	defer rasterizers.Put(z)
	sx, sy := float32(dst.Rect.Dx())/d.width, float32(dst.Rect.Dy())/d.height
	for _, part := range d.parts {
		ink := image.NewUniform(recolour(part.fill))
		for _, f := range part.figures {
			f.draw(dst, z, ink, sx, sy)
		}
	}
}

func (f *figure) draw(dst *image.RGBA, z *vector.Rasterizer, ink *image.Uniform, sx, sy float32) {
	area := image.Rect(floor(f.box.x0*sx), floor(f.box.y0*sy), ceil(f.box.x1*sx), ceil(f.box.y1*sy)).Intersect(dst.Rect)
	if area.Empty() {
		return
	}
	ox, oy := float32(area.Min.X), float32(area.Min.Y)
	z.Reset(area.Dx(), area.Dy())
	z.DrawOp = draw.Over
	for _, s := range f.lines {
		var p [6]float32
		for i := 0; i < len(p); i += 2 {
			p[i], p[i+1] = s.p[i]*sx-ox, s.p[i+1]*sy-oy
		}
		switch s.op {
		case 'M':
			z.MoveTo(p[0], p[1])
		case 'L':
			z.LineTo(p[0], p[1])
		case 'Q':
			z.QuadTo(p[0], p[1], p[2], p[3])
		case 'C':
			z.CubeTo(p[0], p[1], p[2], p[3], p[4], p[5])
		case 'Z':
			z.ClosePath()
		}
	}
	z.Draw(dst, area, ink, image.Point{})
}

func floor(v float32) int { return int(math.Floor(float64(v))) }
func ceil(v float32) int  { return int(math.Ceil(float64(v))) }
