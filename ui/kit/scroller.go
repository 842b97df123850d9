package kit

import (
	"fyne.io/fyne/v2"
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
		objects: []fyne.CanvasObject{c.child},
		layout: func(size fyne.Size) {
			w := c.inner(size.Width)
			place(c.child, (size.Width-w)/2, 0, w, size.Height-c.below)
		},
		min: func() fyne.Size { return fyne.NewSize(0, c.HeightFor(c.Size().Width)) },
	}
}

// scroller shows a column and scrolls it if it is too high.
type scroller struct {
	widget.BaseWidget
	content *centre
	scroll  *container.Scroll
}

func newScroller(content *centre) *scroller {
	s := &scroller{content: content, scroll: container.NewVScroll(content)}
	s.ExtendBaseWidget(s)
	return s
}

func (s *scroller) CreateRenderer() fyne.WidgetRenderer {
	return &drawn{
		owner:   s,
		objects: []fyne.CanvasObject{s.scroll},
		layout: func(size fyne.Size) {
			// The content gets its width first: only then does it know how high it is.
			s.content.Resize(fyne.NewSize(size.Width, s.content.HeightFor(size.Width)))
			s.scroll.Resize(size)
			s.scroll.Refresh()
		},
		min: func() fyne.Size { return fyne.Size{} },
	}
}
