package table

// Point is a place on the table. Like all lengths here it is in device-independent units, right and down from the top
// left corner of the safe area.
type Point struct{ X, Y float32 }

// Add is the point moved by x and y.
func (p Point) Add(x, y float32) Point { return Point{p.X + x, p.Y + y} }

// Size is a width and a height.
type Size struct{ W, H float32 }

// Rect is an upright rectangle: its top left corner, width and height. One with no width or no height is empty.
type Rect struct{ X, Y, W, H float32 }

// Right is the x of the right edge.
func (r Rect) Right() float32 { return r.X + r.W }

// Bottom is the y of the lower edge.
func (r Rect) Bottom() float32 { return r.Y + r.H }

// Empty tells whether the rectangle has no area.
func (r Rect) Empty() bool { return r.W <= 0 || r.H <= 0 }

// Contains tells whether the point lies in the rectangle. The left and upper edges belong to it, the other two do not,
// so that a point on a border shared by two rectangles is in exactly one.
func (r Rect) Contains(p Point) bool {
	return p.X >= r.X && p.X < r.Right() && p.Y >= r.Y && p.Y < r.Bottom()
}

// Overlap is the area that two rectangles share, 0 if none.
func (r Rect) Overlap(o Rect) float32 {
	w := min(r.Right(), o.Right()) - max(r.X, o.X)
	h := min(r.Bottom(), o.Bottom()) - max(r.Y, o.Y)
	return max(w, 0) * max(h, 0)
}

// Inset is the rectangle made smaller by d on all sides (larger if d is negative), never smaller than empty.
func (r Rect) Inset(d float32) Rect {
	return Rect{r.X + d, r.Y + d, max(r.W-2*d, 0), max(r.H-2*d, 0)}
}

// Grown is the rectangle made larger on all sides: by x left and right, by y above and below.
func (r Rect) Grown(x, y float32) Rect { return Rect{r.X - x, r.Y - y, r.W + 2*x, r.H + 2*y} }

// Within is the part of the rectangle that lies in another.
func (r Rect) Within(o Rect) Rect {
	x, y := max(r.X, o.X), max(r.Y, o.Y)
	return Rect{x, y, max(min(r.Right(), o.Right())-x, 0), max(min(r.Bottom(), o.Bottom())-y, 0)}
}

// Moved is the rectangle moved just so far that it lies in another, which is at least as large.
func (r Rect) Moved(into Rect) Rect {
	r.X = max(min(r.X, into.Right()-r.W), into.X)
	r.Y = max(min(r.Y, into.Bottom()-r.H), into.Y)
	return r
}

// Union is the smallest rectangle around both; an empty one adds nothing.
func (r Rect) Union(o Rect) Rect {
	switch {
	case r.Empty():
		return o
	case o.Empty():
		return r
	}
	x, y := min(r.X, o.X), min(r.Y, o.Y)
	return Rect{x, y, max(r.Right(), o.Right()) - x, max(r.Bottom(), o.Bottom()) - y}
}

// distance2 is the square of the distance from the point to the rectangle, 0 inside.
func (r Rect) distance2(p Point) float32 {
	dx := max(r.X-p.X, 0, p.X-r.Right())
	dy := max(r.Y-p.Y, 0, p.Y-r.Bottom())
	return dx*dx + dy*dy
}

// mirrored is the rectangle as seen in a mirror on a table of the given width.
func (r Rect) mirrored(width float32) Rect {
	r.X = width - r.X - r.W
	return r
}
