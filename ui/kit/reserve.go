package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/theme"
)

// Reserve keeps room for what comes and goes, so that nothing below or above it moves from under the pointer.
type Reserve struct {
	widget.BaseWidget
	content Flow
	least   func(width float32) float32

	known reserved
	given float32 // so much less than that: there is no room for it
}

// reserved is a height that was asked for, and for what.
type reserved struct{ width, scale, height float32 }

var _ Flow = (*Reserve)(nil)

// NewReserve makes room for a content: at least as much as least says for a width and the present size of text.
func NewReserve(content Flow, least func(width float32) float32) *Reserve {
	r := &Reserve{content: content, least: least}
	r.ExtendBaseWidget(r)
	return r
}

// HeightFor is the height of the room at a width.
func (r *Reserve) HeightFor(width float32) float32 {
	if scale := Now().Scale; r.known.width != width || r.known.scale != scale {
		r.known = reserved{width, scale, r.least(width)}
	}
	return max(r.known.height-r.given, r.content.HeightFor(width))
}

func (r *Reserve) CreateRenderer() fyne.WidgetRenderer {
	return draw(&drawn{
		owner:   r,
		deep:    true,
		objects: []fyne.CanvasObject{r.content},
		layout:  func(size fyne.Size) { place(r.content, 0, 0, size.Width, r.content.HeightFor(size.Width)) },
		min:     func() fyne.Size { return fyne.NewSize(0, r.HeightFor(r.Size().Width)) },
	})
}

// Highest is the height of the highest of several texts in lines of that width.
func Highest(texts []string, style theme.TextStyle, width float32) (height float32) {
	for _, text := range texts {
		height = max(height, Measure(text, style, width))
	}
	return height
}
