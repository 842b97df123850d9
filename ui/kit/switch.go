package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/theme"
)

// Switch shows on or off. It takes no taps itself: the whole row of NewSwitch does.
type Switch struct {
	widget.BaseWidget
	On bool

	track *canvas.Rectangle
	knob  *canvas.Circle
}

// The switch's measures.
const (
	switchWidth  float32 = 52
	switchHeight float32 = 30
	knobOn       float32 = 22
	knobOff      float32 = 18
)

func newSwitch(on bool) *Switch {
	s := &Switch{On: on, track: box(switchHeight / 2), knob: &canvas.Circle{}}
	s.ExtendBaseWidget(s)
	return s
}

// NewSwitch makes a row that a tap turns on and off.
func NewSwitch(title, second string, on bool, changed func(on bool)) *Setting {
	control := newSwitch(on)
	s := NewSetting(title, second, control)
	s.narrow = true
	s.tapped = func() {
		control.On = !control.On
		control.Refresh()
		changed(control.On)
	}
	return s
}

func (s *Switch) CreateRenderer() fyne.WidgetRenderer {
	return draw(&drawn{
		owner:   s,
		objects: []fyne.CanvasObject{s.track, s.knob},
		layout: func(size fyne.Size) {
			place(s.track, 0, (size.Height-switchHeight)/2, switchWidth, switchHeight)
			d, x := knobOff, (switchHeight-knobOff)/2
			if s.On {
				d = knobOn
				x = switchWidth - (switchHeight+knobOn)/2
			}
			place(s.knob, x, (size.Height-d)/2, d, d)
		},
		min: func() fyne.Size { return fyne.NewSize(switchWidth, switchHeight) },
		paint: func(l Look) {
			s.track.StrokeWidth, s.track.FillColor, s.knob.FillColor = 0, l.Palette.Accent, l.Palette.OnAccent
			if !s.On {
				s.track.StrokeWidth, s.track.StrokeColor = strokeWidth, l.Palette.Muted
				s.track.FillColor, s.knob.FillColor = None(l), l.Palette.Muted
			}
		},
	})
}

// Choices lets one of a few pictures be chosen.
type Choices struct {
	widget.BaseWidget
	Chosen    int
	OnChanged func(index int)
	items     []choiceItem
	width     float32 // of an item
	height    float32
}

// choiceItem draws one thing to choose.
type choiceItem interface {
	fyne.CanvasObject
	choose(on bool)
}

func (c *Choices) choose(index int) {
	if c.Chosen == index {
		return
	}
	c.Chosen = index
	c.Refresh()
	if c.OnChanged != nil {
		c.OnChanged(index)
	}
}

func (c *Choices) CreateRenderer() fyne.WidgetRenderer {
	var objects []fyne.CanvasObject
	var pads []padObject
	for i, item := range c.items {
		p := newPad(false, theme.Space3, Text, func() bool { return true }, func() { c.choose(i) })
		p.base().inside = ringRoom // outside of it are its neighbours
		pads = append(pads, p)
		objects = append(objects, item, p)
	}
	return draw(&drawn{
		owner:   c,
		objects: objects,
		layout: func(size fyne.Size) {
			w := size.Width / float32(len(c.items))
			for i, item := range c.items {
				x := float32(i) * w
				place(item, x, 0, w, size.Height)
				place(pads[i], x, 0, w, size.Height)
			}
		},
		min: func() fyne.Size { return fyne.NewSize(c.width*float32(len(c.items)), c.height) },
		paint: func(Look) {
			for i, item := range c.items {
				item.choose(i == c.Chosen)
			}
		},
	})
}

// swatch is a round piece of cloth.
type swatch struct {
	widget.BaseWidget
	felt   theme.Felt
	chosen bool
	disc   *canvas.Circle
	ring   *canvas.Circle
	check  *canvas.Image
}

// swatchSize is the diameter of the cloth.
const swatchSize float32 = 38

// swatchRim is the width of the line round a felt that is not chosen: in its own colour of places, by which dark felts too
// can be told apart.
const swatchRim float32 = 2

// NewSwatches lets a felt be chosen.
func NewSwatches(chosen theme.Felt, changed func(theme.Felt)) *Choices {
	c := &Choices{width: 54, height: MinTarget, OnChanged: func(i int) { changed(theme.Felts[i]) }}
	for i, f := range theme.Felts {
		s := &swatch{felt: f, disc: &canvas.Circle{}, ring: &canvas.Circle{}, check: &canvas.Image{}}
		s.ExtendBaseWidget(s)
		c.items = append(c.items, s)
		if f == chosen {
			c.Chosen = i
		}
	}
	c.ExtendBaseWidget(c)
	return c
}

func (s *swatch) choose(on bool) {
	s.chosen = on
	s.Refresh()
}

func (s *swatch) CreateRenderer() fyne.WidgetRenderer {
	return draw(&drawn{
		owner:   s,
		objects: []fyne.CanvasObject{s.disc, s.ring, s.check},
		layout: func(size fyne.Size) {
			x, y := (size.Width-swatchSize)/2, (size.Height-swatchSize)/2
			place(s.disc, x, y, swatchSize, swatchSize)
			place(s.ring, x, y, swatchSize, swatchSize)
			place(s.check, (size.Width-20)/2, (size.Height-20)/2, 20, 20)
		},
		min: func() fyne.Size { return fyne.NewSquareSize(MinTarget) },
		paint: func(l Look) {
			f := s.felt.Colours(l.Mode)
			s.disc.FillColor = f.Top
			s.ring.StrokeColor, s.ring.StrokeWidth = f.Slot, swatchRim
			if s.chosen {
				s.ring.StrokeColor, s.ring.StrokeWidth = l.Palette.Accent, 3
			}
			s.check.Hidden = !s.chosen
			paintIcon(s.check, theme.IconCheck, f.Text)
		},
	})
}
