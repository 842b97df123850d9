package kit

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// Column lays its items out one under another, each over the whole width and as high as that makes it. Hidden items
// take no room.
type Column struct {
	widget.BaseWidget
	Gap   float32
	items []fyne.CanvasObject
}

var _ Flow = (*Column)(nil)

// NewColumn makes a column with that gap between items.
func NewColumn(gap float32, items ...fyne.CanvasObject) *Column {
	c := &Column{Gap: gap, items: items}
	c.ExtendBaseWidget(c)
	return c
}

// Add appends an item.
func (c *Column) Add(items ...fyne.CanvasObject) {
	c.items = append(c.items, items...)
	if c.Size().Width > 0 { // else lines would be broken for no width at all
		c.Refresh()
	}
}

// Clear takes all items out.
func (c *Column) Clear() { c.items = nil }

// HeightFor is the height of all visible items and gaps.
func (c *Column) HeightFor(width float32) float32 {
	return c.stack(width, func(fyne.CanvasObject, float32, float32) {})
}

// stack calls each with the visible items, their tops and heights, and returns the whole height.
func (c *Column) stack(width float32, each func(o fyne.CanvasObject, y, height float32)) float32 {
	y := float32(0)
	for _, o := range c.items {
		if !o.Visible() {
			continue
		}
		if y > 0 {
			y += c.Gap
		}
		h := HeightFor(o, width)
		each(o, y, h)
		y += h
	}
	return y
}

// Top is how far from the column's top an item begins at a width; 0 if it is none of its items.
func (c *Column) Top(item fyne.CanvasObject, width float32) float32 {
	top := float32(0)
	c.stack(width, func(o fyne.CanvasObject, y, _ float32) {
		if o == item {
			top = y
		}
	})
	return top
}

// MinSize is as high as the items are at the present width, and as wide as nothing.
func (c *Column) MinSize() fyne.Size { return fyne.NewSize(0, c.HeightFor(c.Size().Width)) }

func (c *Column) CreateRenderer() fyne.WidgetRenderer { return &columnRenderer{c} }

type columnRenderer struct{ c *Column }

func (r *columnRenderer) Destroy()                     {}
func (r *columnRenderer) MinSize() fyne.Size           { return r.c.MinSize() }
func (r *columnRenderer) Objects() []fyne.CanvasObject { return r.c.items }

func (r *columnRenderer) Layout(size fyne.Size) {
	r.c.stack(size.Width, func(o fyne.CanvasObject, y, height float32) { place(o, 0, y, size.Width, height) })
}

func (r *columnRenderer) Refresh() {
	r.Layout(r.c.Size())
	for _, o := range r.c.items {
		o.Refresh()
	}
	canvas.Refresh(r.c)
}

// Space is an empty object of that height, for columns.
func Space(height float32) fyne.CanvasObject {
	r := canvas.NewRectangle(color.Transparent)
	r.SetMinSize(fyne.NewSize(0, height))
	return r
}

// Inset puts a margin at the left and right of an object, and above and below it.
type Inset struct {
	widget.BaseWidget
	X, Y  float32
	Child fyne.CanvasObject
}

var _ Flow = (*Inset)(nil)

// NewInset makes an inset.
func NewInset(x, y float32, child fyne.CanvasObject) *Inset {
	i := &Inset{X: x, Y: y, Child: child}
	i.ExtendBaseWidget(i)
	return i
}

// HeightFor is the child's height and the margins.
func (i *Inset) HeightFor(width float32) float32 { return HeightFor(i.Child, width-2*i.X) + 2*i.Y }

func (i *Inset) CreateRenderer() fyne.WidgetRenderer {
	return &drawn{
		owner:   i,
		deep:    true,
		objects: []fyne.CanvasObject{i.Child},
		layout: func(size fyne.Size) {
			place(i.Child, i.X, i.Y, size.Width-2*i.X, size.Height-2*i.Y)
		},
		min: func() fyne.Size {
			return i.Child.MinSize().Add(fyne.NewSize(2*i.X, 2*i.Y))
		},
	}
}

// Side lays items out beside one another, each as wide as its share says; a share of 0 means its least width.
type Side struct {
	widget.BaseWidget
	Gap float32
	// Stacks lets the items stand one below the other, each as wide as all, where side by side one of them would be higher than
	// it has to be.
	Stacks bool
	// Even makes all items beside one another as high as the highest.
	Even   bool
	items  []fyne.CanvasObject
	shares []float32
}

var _ Flow = (*Side)(nil)

// NewSide makes a row of items with equal shares.
func NewSide(gap float32, items ...fyne.CanvasObject) *Side {
	s := &Side{Gap: gap, items: items, shares: make([]float32, len(items))}
	for i := range s.shares {
		s.shares[i] = 1
	}
	s.ExtendBaseWidget(s)
	return s
}

// Shares sets how the width is divided.
func (s *Side) Shares(shares ...float32) *Side {
	copy(s.shares, shares)
	return s
}

// stacked tells whether the items stand one below the other in a width.
func (s *Side) stacked(width float32) bool {
	for i, w := range s.widths(width) {
		if o := s.items[i]; s.Stacks && o.Visible() && HeightFor(o, w) > HeightFor(o, width) {
			return true
		}
	}
	return false
}

func (s *Side) widths(width float32) []float32 {
	out := make([]float32, len(s.items))
	room, sum := width, float32(0)
	shown := 0
	for i, o := range s.items {
		switch {
		case !o.Visible():
			continue
		case s.shares[i] == 0:
			out[i] = o.MinSize().Width
			room -= out[i]
		default:
			sum += s.shares[i]
		}
		shown++
	}
	room -= s.Gap * float32(max(0, shown-1))
	for i, o := range s.items {
		if o.Visible() && s.shares[i] > 0 {
			out[i] = max(0, room*s.shares[i]/sum)
		}
	}
	return out
}

// HeightFor is the height of the highest item, or of all if they are stacked.
func (s *Side) HeightFor(width float32) float32 {
	height := float32(0)
	s.arrange(width, 0, func(_ fyne.CanvasObject, _, y, _, h float32) { height = max(height, y+h) })
	return height
}

// arrange calls each with all items that are shown and their places in a width and a height; 0: all begin at the top, and are as
// high as they have to be.
func (s *Side) arrange(width, height float32, each func(o fyne.CanvasObject, x, y, w, h float32)) {
	stacked := s.stacked(width)
	x, y := float32(0), float32(0)
	for i, w := range s.widths(width) {
		o := s.items[i]
		switch {
		case !o.Visible():
		case stacked:
			h := HeightFor(o, width)
			each(o, 0, y, width, h)
			y += h + s.Gap
		default:
			h := HeightFor(o, w)
			if s.Even {
				h = max(h, height)
			}
			each(o, x, max(0, (height-h)/2), w, h)
			x += w + s.Gap
		}
	}
}

func (s *Side) CreateRenderer() fyne.WidgetRenderer {
	return &drawn{
		owner:   s,
		deep:    true,
		objects: s.items,
		layout:  func(size fyne.Size) { s.arrange(size.Width, size.Height, place) },
		min:     func() fyne.Size { return fyne.NewSize(0, s.HeightFor(s.Size().Width)) },
	}
}
