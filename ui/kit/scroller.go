package kit

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// MaxColumn is the greatest width of a page's column.
const MaxColumn float32 = 560

// centre holds a column at most so wide in the middle.
type centre struct {
	widget.BaseWidget
	child  Flow
	most   float32
	margin float32 // left and right
	below  float32 // under the child
}

func newCentre(child Flow, most, margin, below float32) *centre {
	c := &centre{child: child, most: most, margin: margin, below: below}
	c.ExtendBaseWidget(c)
	return c
}

func (c *centre) inner(width float32) float32 { return min(width, c.most) - 2*c.margin }

func (c *centre) HeightFor(width float32) float32 {
	return c.child.HeightFor(c.inner(width)) + c.below
}

func (c *centre) CreateRenderer() fyne.WidgetRenderer {
	return &drawn{
		owner:   c,
		deep:    true,
		objects: []fyne.CanvasObject{c.child},
		layout: func(size fyne.Size) {
			w := c.inner(size.Width)
			place(c.child, (size.Width-w)/2, 0, w, size.Height-c.below)
		},
		min: func() fyne.Size { return fyne.NewSize(0, c.HeightFor(c.Size().Width)) },
	}
}

// scroller shows a column and scrolls it if it is too high. One that fits does not stand in anything that scrolls, so
// that a finger that is not quite still can tap it.
type scroller struct {
	widget.BaseWidget
	content *centre
	scroll  *container.Scroll
	wanted  float32                     // distance from the top to go to once there is a layout
	part    func(width float32) float32 // the same for a part of the content, by width; nil: none
	reached float32                     // where the part was when it was gone to
	middle  bool                        // content that fits stands in the middle
	shows   []fyne.CanvasObject
}

func newScroller(content *centre) *scroller {
	s := &scroller{content: content, scroll: container.NewVScroll(content)}
	s.shows = []fyne.CanvasObject{s.scroll}
	s.scroll.OnScrolled = s.scrolled
	s.ExtendBaseWidget(s)
	return s
}

// to scrolls to that distance from the top.
func (s *scroller) to(y float32) {
	s.wanted = y
	s.scroll.ScrollToOffset(fyne.NewPos(0, y))
}

// at is the distance from the top, or what it will be once there is a layout.
func (s *scroller) at() float32 {
	if s.Size().IsZero() {
		return s.wanted
	}
	return s.scroll.Offset.Y
}

// toPart scrolls to where a part of the content begins. It stays there when the size changes, until it is scrolled away.
func (s *scroller) toPart(top func(width float32) float32) {
	s.part = top
	s.goToPart(s.Size())
}

// goToPart goes to the part that was asked for, once there is a size.
func (s *scroller) goToPart(size fyne.Size) {
	if s.part == nil || size.IsZero() {
		return
	}
	most := max(0, s.content.HeightFor(size.Width)-size.Height)
	s.scroll.ScrollToOffset(fyne.NewPos(0, min(s.part(size.Width), most)))
	s.reached = s.scroll.Offset.Y
}

func (s *scroller) CreateRenderer() fyne.WidgetRenderer {
	scrollers = append(scrollers, s)
	return &scrollerRenderer{s}
}

type scrollerRenderer struct{ s *scroller }

func (r *scrollerRenderer) Destroy() {
	scrollers = slices.DeleteFunc(scrollers, func(s *scroller) bool { return s == r.s })
}

func (r *scrollerRenderer) MinSize() fyne.Size           { return fyne.Size{} }
func (r *scrollerRenderer) Objects() []fyne.CanvasObject { return r.s.shows }

func (r *scrollerRenderer) Layout(size fyne.Size) {
	s := r.s
	stays := s.scroll.Offset.Y == s.reached // asked now: the new size may move it
	height := s.content.HeightFor(size.Width)
	if height <= size.Height {
		s.shows = []fyne.CanvasObject{s.content}
		y := float32(0)
		if s.middle {
			y = (size.Height - height) / 2
		}
		place(s.content, 0, y, size.Width, height)
		return
	}
	s.shows = []fyne.CanvasObject{s.scroll}
	// The content gets its width first: only then does it know how high it is.
	s.content.Resize(fyne.NewSize(size.Width, height))
	s.scroll.Resize(size)
	s.scroll.Refresh()
	if s.wanted > 0 {
		s.scroll.ScrollToOffset(fyne.NewPos(0, min(s.wanted, height-size.Height)))
		s.wanted = 0
	}
	if stays {
		s.goToPart(size)
	}
}

func (r *scrollerRenderer) Refresh() {
	r.Layout(r.s.Size())
	r.s.content.Refresh()
	canvas.Refresh(r.s)
}

// NewScroller shows a column in the middle and scrolls it if it is too high; the column is at most so wide, with that
// margin at its sides.
func NewScroller(content Flow, most, margin float32) fyne.CanvasObject {
	s := newScroller(newCentre(content, most, margin, 0))
	s.middle = true
	return s
}
