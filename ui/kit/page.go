package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/theme"
)

// Page is a screen without a table: a title with a way back above a column that scrolls. It swallows all input that
// its content does not want.
type Page struct {
	widget.BaseWidget
	OnBack func()

	title *Label
	back  *IconButton
	body  *scroller
	under *Shield
}

// pageHead is the height of a page's title line at the usual size of text.
const pageHead float32 = 60

// head is the height of the title line.
func (p *Page) head() float32 { return max(pageHead, theme.PageTitle.Line*Now().Scale+theme.Space3) }

// NewPage makes a page of a column; back is called by the arrow before the title.
func NewPage(title string, body Flow, back func()) *Page {
	p := &Page{OnBack: back}
	p.title = NewLabel(title, theme.PageTitle).Fitting(Shrink)
	p.back = NewPlainIcon(theme.IconBack, Text, func() {
		if p.OnBack != nil {
			p.OnBack()
		}
	})
	p.body = newScroller(newCentre(body, MaxColumn, theme.GroupMargin, theme.Space5))
	p.under = NewShield(Ground)
	p.ExtendBaseWidget(p)
	return p
}

// Scroll brings the page to that distance from its top.
func (p *Page) Scroll(y float32) { p.body.to(y) }

// ScrollTo brings a part of the page to the top of the window, now or as soon as the page has a size. top says how far
// below the column's top the part begins when the column has a width.
func (p *Page) ScrollTo(top func(width float32) float32) {
	p.body.toPart(func(width float32) float32 { return top(p.body.content.inner(width)) })
}

// Scrolled is the page's distance from its top.
func (p *Page) Scrolled() float32 { return p.body.at() }

// Changed lays the page out anew after its content has changed.
func (p *Page) Changed() { p.body.Refresh() }

func (p *Page) CreateRenderer() fyne.WidgetRenderer {
	return &drawn{
		owner:   p,
		objects: []fyne.CanvasObject{p.under, p.title, p.back, p.body},
		layout: func(size fyne.Size) {
			p.under.Resize(size)
			left := max(0, (size.Width-MaxColumn)/2)
			head := p.head()
			y := (head - MinTarget) / 2
			place(p.back, left+theme.Space2, y, MinTarget, MinTarget)
			x := left + theme.Space2 + MinTarget + theme.Space1
			place(p.title, x, 0, size.Width-left-theme.GroupMargin-x, head)
			place(p.body, 0, head, size.Width, max(0, size.Height-head))
		},
		min: func() fyne.Size { return fyne.Size{} },
	}
}
