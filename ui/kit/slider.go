package kit

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/theme"
)

// Slider lets a whole number from 0 to Most be chosen by pulling a thumb along a track. It must not stand in anything that
// scrolls.
type Slider struct {
	widget.BaseWidget
	Value, Most int
	OnChanged   func(value int) // by the player

	track, done *canvas.Rectangle
	thumb       *canvas.Circle
	top         sliderTop
	grip        float32 // from the thumb's middle to the pointer that holds it
}

// sliderTop is what feels the pointer.
type sliderTop interface {
	fyne.Widget
	fit(size fyne.Size) // the slider's
	follow(s *Slider)   // the thumb has moved
}

// The slider's measures.
const (
	sliderTrack float32 = 6
	sliderThumb float32 = 26
	sliderEnd           = MinTarget / 2 // from the slider's ends to those of the thumb's way
)

// NewSlider makes a slider that stands at 0.
func NewSlider(most int, changed func(value int)) *Slider {
	s := &Slider{Most: most, OnChanged: changed, track: box(sliderTrack / 2), done: box(sliderTrack / 2), thumb: &canvas.Circle{}}
	s.top = newSliderTop(s)
	s.ExtendBaseWidget(s)
	return s
}

func newSliderTop(s *Slider) sliderTop {
	if fyne.CurrentDevice().IsMobile() {
		t := &sliderTouch{slider: s}
		t.ExtendBaseWidget(t)
		return t
	}
	m := &sliderMouse{slider: s, ring: newRing()}
	m.ExtendBaseWidget(m)
	return m
}

// Set moves the thumb without telling OnChanged.
func (s *Slider) Set(value int) {
	if s.Value != value {
		s.Value = value
		s.place(s.Size())
		canvas.Refresh(s)
	}
}

// choose is Set by the player.
func (s *Slider) choose(value int) {
	if value = min(max(value, 0), s.Most); value != s.Value {
		s.Set(value)
		s.OnChanged(value)
	}
}

// way is how far the thumb can go.
func (s *Slider) way() float32 { return max(s.Size().Width-2*sliderEnd, 1) }

// middle is where the thumb's middle is.
func (s *Slider) middle() float32 {
	return sliderEnd + s.way()*float32(s.Value)/float32(max(s.Most, 1))
}

// press takes hold of the thumb; beside it the thumb comes to the pointer.
func (s *Slider) press(x float32) {
	s.grip = x - s.middle()
	if max(s.grip, -s.grip) > sliderEnd {
		s.grip = 0
		s.pull(x)
	}
}

// pull brings the thumb to where the pointer has it.
func (s *Slider) pull(x float32) {
	share := (x - s.grip - sliderEnd) / s.way()
	s.choose(int(math.Round(float64(min(max(share, 0), 1)) * float64(s.Most))))
}

func (s *Slider) CreateRenderer() fyne.WidgetRenderer {
	return draw(&drawn{
		owner:   s,
		objects: []fyne.CanvasObject{s.track, s.done, s.thumb, s.top},
		layout: func(size fyne.Size) {
			s.top.fit(size)
			s.place(size)
		},
		min: func() fyne.Size { return fyne.NewSize(3*MinTarget, MinTarget) },
		paint: func(l Look) {
			s.track.FillColor = theme.Fade(l.Palette.Muted, sliderFaint)
			s.done.FillColor, s.thumb.FillColor = l.Palette.Accent, l.Palette.Accent
			s.thumb.StrokeColor, s.thumb.StrokeWidth = l.Palette.Panel, strokeWidth
		},
	})
}

// sliderFaint is the opacity of what of the track is not done.
const sliderFaint = .45

func (s *Slider) place(size fyne.Size) {
	y, at := size.Height/2, s.middle()
	place(s.track, sliderEnd, y-sliderTrack/2, s.way(), sliderTrack)
	place(s.done, sliderEnd, y-sliderTrack/2, at-sliderEnd, sliderTrack)
	place(s.thumb, at-sliderThumb/2, y-sliderThumb/2, sliderThumb, sliderThumb)
	s.top.follow(s)
}

// sliderMouse feels mouse and keyboard.
type sliderMouse struct {
	widget.BaseWidget
	slider *Slider
	ring   *ring
}

var (
	_ desktop.Mouseable  = (*sliderMouse)(nil)
	_ desktop.Cursorable = (*sliderMouse)(nil)
	_ fyne.Draggable     = (*sliderMouse)(nil)
	_ fyne.Focusable     = (*sliderMouse)(nil)
)

func (m *sliderMouse) MouseDown(e *desktop.MouseEvent) {
	if e.Button == desktop.MouseButtonPrimary {
		m.slider.press(e.Position.X)
	}
}

func (m *sliderMouse) MouseUp(*desktop.MouseEvent) {}

func (m *sliderMouse) Dragged(e *fyne.DragEvent) { m.slider.pull(e.Position.X) }

func (m *sliderMouse) DragEnd() {}

func (m *sliderMouse) Cursor() desktop.Cursor { return desktop.PointerCursor }

func (m *sliderMouse) FocusGained() {
	if !counting {
		m.ring.show(true)
	}
}

func (m *sliderMouse) FocusLost() {
	if !counting {
		m.ring.show(false)
	}
}

// SliderPages is how many presses of a page key lead from end to end.
const SliderPages = 10

// TypedKey moves the thumb; all other keys are the window's.
func (m *sliderMouse) TypedKey(e *fyne.KeyEvent) {
	s := m.slider
	page := max(1, s.Most/SliderPages)
	switch e.Name {
	case fyne.KeyLeft, fyne.KeyDown:
		s.choose(s.Value - 1)
	case fyne.KeyRight, fyne.KeyUp:
		s.choose(s.Value + 1)
	case fyne.KeyPageDown:
		s.choose(s.Value - page)
	case fyne.KeyPageUp:
		s.choose(s.Value + page)
	case fyne.KeyHome:
		s.choose(0)
	case fyne.KeyEnd:
		s.choose(s.Most)
	default:
		if c := canvasOf(m); c != nil && c.OnTypedKey() != nil {
			c.OnTypedKey()(e)
		}
	}
}

// TypedRune leaves all letters to the window.
func (m *sliderMouse) TypedRune(r rune) {
	if c := canvasOf(m); c != nil && c.OnTypedRune() != nil {
		c.OnTypedRune()(r)
	}
}

// CreateRenderer draws the ring of the keyboard.
func (m *sliderMouse) CreateRenderer() fyne.WidgetRenderer {
	return draw(&drawn{
		owner: m, objects: m.ring.objects(), min: func() fyne.Size { return fyne.Size{} },
		layout: func(fyne.Size) { m.follow(m.slider) },
	})
}

func (m *sliderMouse) fit(size fyne.Size) { m.Resize(size) }

func (m *sliderMouse) follow(s *Slider) {
	m.ring.around(s.middle()-sliderThumb/2, (s.Size().Height-sliderThumb)/2, sliderThumb, sliderThumb, sliderThumb/2)
}

// sliderTouch feels a finger. Fyne tells the moves of a finger to what lies under it then: while one is down this reaches
// over the whole screen, so that the finger may stray from the track.
type sliderTouch struct {
	widget.BaseWidget
	slider *Slider
	down   bool
	finger int
}

var (
	_ mobile.Touchable = (*sliderTouch)(nil)
	_ mobile.Movable   = (*sliderTouch)(nil)
)

// sliderReach is how far a slider feels the finger that holds it, beyond itself, in units.
const sliderReach = 1 << 12

func (t *sliderTouch) TouchDown(e *mobile.TouchEvent) {
	if t.down {
		return
	}
	t.down, t.finger = true, e.ID
	t.slider.press(e.Position.X)
	t.reach(sliderReach)
}

func (t *sliderTouch) TouchMoved(e *mobile.TouchEvent) {
	if t.down && e.ID == t.finger {
		t.slider.pull(e.Position.X - sliderReach)
	}
}

func (t *sliderTouch) TouchUp(e *mobile.TouchEvent) {
	t.TouchMoved(e)
	t.TouchCancel(e)
}

func (t *sliderTouch) TouchCancel(e *mobile.TouchEvent) {
	if t.down && e.ID == t.finger {
		t.down = false
		t.reach(0)
	}
}

// fit lets a finger go if the slider gets another size.
func (t *sliderTouch) fit(size fyne.Size) {
	if t.down && t.Size() == size.AddWidthHeight(2*sliderReach, 2*sliderReach) {
		return
	}
	t.down = false
	place(t, 0, 0, size.Width, size.Height)
}

// reach feels so far beyond the slider.
func (t *sliderTouch) reach(by float32) {
	size := t.slider.Size()
	place(t, -by, -by, size.Width+2*by, size.Height+2*by)
}

func (t *sliderTouch) CreateRenderer() fyne.WidgetRenderer {
	return draw(&drawn{owner: t, min: func() fyne.Size { return fyne.Size{} }, layout: func(fyne.Size) {}})
}

func (t *sliderTouch) follow(*Slider) {}
