package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/table"
)

// figures shows pictures with their captions: a narrow one with its caption beside it, several side by side if all of them
// have room.
type figures struct {
	widget.BaseWidget
	pictures []*table.Picture
	captions []*kit.Paragraph
}

var _ kit.Flow = (*figures)(nil)

// The measures of figures.
const (
	figureGap   float32 = theme.Space3
	figureLeast float32 = 126 // width that a caption needs
)

func newFigures() *figures {
	f := &figures{}
	f.ExtendBaseWidget(f)
	return f
}

func (f *figures) add(p *table.Picture, caption *kit.Paragraph) {
	caption.Colour = kit.Muted
	f.pictures, f.captions = append(f.pictures, p), append(f.captions, caption)
}

// HeightFor is the height of all pictures and captions.
func (f *figures) HeightFor(width float32) float32 {
	return f.arrange(width, func(fyne.CanvasObject, float32, float32, float32, float32) {})
}

// arrange calls each with everything and its place, and returns the whole height.
func (f *figures) arrange(width float32, each func(o fyne.CanvasObject, x, y, w, h float32)) float32 {
	if w := f.pictures[0].Width(); len(f.pictures) == 1 && width-w-figureGap >= figureLeast*kit.Now().Scale {
		return f.beside(width, each)
	}
	share, down := f.shares(width)
	x, y, lowest := float32(0), float32(0), float32(0)
	for i, p := range f.pictures {
		high := p.HeightFor(share)
		below := f.captions[i].HeightFor(share)
		each(p, x, y, share, high)
		each(f.captions[i], x, y+high+theme.Space1, share, below)
		end := y + high + theme.Space1 + below
		lowest = max(lowest, end)
		if down {
			y = end + figureGap
		} else {
			x += share + figureGap
		}
	}
	return lowest
}

// beside arranges a single picture with its caption at its right.
func (f *figures) beside(width float32, each func(o fyne.CanvasObject, x, y, w, h float32)) float32 {
	p, caption := f.pictures[0], f.captions[0]
	w := p.Width()
	left := w + figureGap
	high, words := p.HeightFor(w), caption.HeightFor(width-left)
	height := max(high, words)
	each(p, 0, (height-high)/2, w, high)
	each(caption, left, (height-words)/2, width-left, words)
	return height
}

// shares is the width of each picture, and whether they stand one below the other.
func (f *figures) shares(width float32) (share float32, down bool) {
	n := float32(len(f.pictures))
	share = (width - (n-1)*figureGap) / n
	widest := figureLeast
	for _, p := range f.pictures {
		widest = max(widest, p.Width())
	}
	if share < widest*kit.Now().Scale {
		return width, true
	}
	return share, false
}

func (f *figures) CreateRenderer() fyne.WidgetRenderer {
	var objects []fyne.CanvasObject
	for i, p := range f.pictures {
		objects = append(objects, p, f.captions[i])
	}
	return kit.Draw(f, objects, kit.Drawing{Layout: func(size fyne.Size) { f.arrange(size.Width, kit.Place) }})
}
