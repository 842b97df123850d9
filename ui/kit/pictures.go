package kit

import (
	"image"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/theme"
)

// Picture draws an image at exactly the pixels that it covers, anew only when size or mode change.
type Picture struct {
	widget.BaseWidget
	min    fyne.Size
	raster *canvas.Raster
	drawn  pictureKey
	image  image.Image
	guard  sync.Mutex
}

type pictureKey struct {
	width, height int
	mode          theme.Mode
}

// NewPicture makes a picture that is at least as large as min. paint gets the pixels to fill and the mode.
func NewPicture(min fyne.Size, paint func(width, height int, mode theme.Mode) image.Image) *Picture {
	p := &Picture{min: min}
	p.raster = canvas.NewRaster(func(w, h int) image.Image {
		p.guard.Lock()
		defer p.guard.Unlock()
		if key := (pictureKey{w, h, Now().Mode}); p.image == nil || key != p.drawn {
			p.image, p.drawn = paint(w, h, key.mode), key
		}
		return p.image
	})
	p.ExtendBaseWidget(p)
	return p
}

func (p *Picture) CreateRenderer() fyne.WidgetRenderer {
	return draw(&drawn{
		owner:   p,
		objects: []fyne.CanvasObject{p.raster},
		layout:  func(size fyne.Size) { p.raster.Resize(size) },
		min:     func() fyne.Size { return p.min },
	})
}

// backPicture is a card's back to choose.
type backPicture struct {
	widget.BaseWidget
	picture fyne.CanvasObject
	ring    *canvas.Rectangle
	chosen  bool
}

// The measures of the backs to choose.
const (
	backWidth  float32 = 54
	backHeight         = backWidth * theme.CardHeight
	backRing   float32 = 3
	backSlack  float32 = 2 // below a back: in whole pixels it may be a little higher than in units
)

// NewBacks lets a back be chosen among pictures, the first of which stands for each game's own.
func NewBacks(chosen int, changed func(index int)) *Choices {
	c := &Choices{width: backWidth + 10, height: backHeight + 20, Chosen: chosen, OnChanged: changed}
	c.items = append(c.items, newBackPicture(theme.Backs...))
	for _, b := range theme.Backs {
		c.items = append(c.items, newBackPicture(b))
	}
	c.ExtendBaseWidget(c)
	return c
}

// newBackPicture shows a back, or several side by side in one card.
func newBackPicture(backs ...theme.Back) *backPicture {
	b := &backPicture{ring: box(backWidth*theme.CardRadius + backRing)}
	b.picture = NewPicture(fyne.Size{}, func(w, h int, mode theme.Mode) image.Image {
		faces := theme.NewFaces(theme.Deck{Mode: mode}, theme.Size{Pixels: w, Scale: 1})
		return strips(w, h, backs, faces)
	})
	b.ExtendBaseWidget(b)
	return b
}

// strips puts equal vertical parts of several backs into one card.
func strips(w, h int, backs []theme.Back, faces *theme.Faces) image.Image {
	dst := image.NewRGBA(image.Rect(0, 0, w, h))
	for i, b := range backs {
		src := faces.Back(b)
		from, to := i*w/len(backs), (i+1)*w/len(backs)
		for y := range min(h, src.Rect.Dy()) {
			copy(dst.Pix[y*dst.Stride+4*from:y*dst.Stride+4*to], src.Pix[y*src.Stride+4*from:])
		}
	}
	return dst
}

func (b *backPicture) choose(on bool) {
	b.chosen = on
	b.Refresh()
}

func (b *backPicture) CreateRenderer() fyne.WidgetRenderer {
	return draw(&drawn{
		owner:   b,
		objects: []fyne.CanvasObject{b.ring, b.picture},
		layout: func(size fyne.Size) {
			w := min(backWidth, size.Width-2*backRing-2)
			h := w * theme.CardHeight
			x, y := (size.Width-w)/2, (size.Height-h)/2
			place(b.picture, x, y, w, h+backSlack)
			place(b.ring, x-backRing, y-backRing, w+2*backRing, h+2*backRing)
		},
		min: func() fyne.Size { return fyne.NewSize(MinTarget, backHeight) },
		paint: func(l Look) {
			b.ring.FillColor = None(l)
			if b.chosen {
				b.ring.FillColor = l.Palette.Accent
			}
		},
	})
}
