package kit

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// newTestSlider is a slider whose thumb has a way of 100 units, from x 24 to 124, and what it has told.
func newTestSlider(t *testing.T, most int) (s *Slider, told *[]int) {
	useTheme(t, false, 1)
	told = &[]int{}
	s = NewSlider(most, func(v int) { *told = append(*told, v) })
	w := test.NewTempWindow(t, s)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(148, 48))
	require.Equal(t, float32(148), s.Size().Width)
	return s, told
}

// pull moves a pointer over the slider: down at the first x, up at the last one, far below the track in between.
func (s *Slider) pullBy(xs ...float32) {
	at := func(i int) fyne.PointEvent {
		e := fyne.PointEvent{Position: fyne.NewPos(xs[i], 24)}
		if i > 0 {
			e.Position.Y = 500
		}
		return e
	}
	last := len(xs) - 1
	switch top := s.top.(type) {
	case *sliderMouse:
		top.MouseDown(&desktop.MouseEvent{PointEvent: at(0), Button: desktop.MouseButtonPrimary})
		for i := 1; i <= last; i++ {
			top.Dragged(&fyne.DragEvent{PointEvent: at(i)})
		}
		top.MouseUp(&desktop.MouseEvent{PointEvent: at(last), Button: desktop.MouseButtonPrimary})
		top.DragEnd()
	case *sliderTouch:
		touch := func(i int) *mobile.TouchEvent { // as Fyne tells it: within what feels the finger now
			e := &mobile.TouchEvent{PointEvent: at(i)}
			e.Position = e.Position.Subtract(top.Position())
			return e
		}
		top.TouchDown(touch(0))
		for i := 1; i <= last; i++ {
			top.TouchMoved(touch(i))
		}
		top.TouchUp(touch(last))
	}
}

func TestSliderFollowsThePointer(t *testing.T) {
	s, told := newTestSlider(t, 10)
	s.pullBy(24, 54, 74, 200, 74)
	assert.Equal(t, []int{3, 5, 10, 5}, *told)
	s.pullBy(114)
	assert.Equal(t, 9, s.Value, "beside the thumb it comes to the pointer")
	s.pullBy(110, 100)
	assert.Equal(t, 8, s.Value, "the thumb is held where it was touched")
	s.pullBy(-40, -50)
	assert.Equal(t, 0, s.Value)
	before := len(*told)
	s.Set(7)
	assert.Equal(t, 7, s.Value)
	assert.Len(t, *told, before, "only what the player does is told")
}

func TestSliderOfNothing(t *testing.T) {
	s, told := newTestSlider(t, 0)
	s.pullBy(24, 100)
	assert.Zero(t, s.Value)
	assert.Empty(t, *told)
}

func TestSliderHearsOneFinger(t *testing.T) {
	s, told := newTestSlider(t, 100)
	top, ok := s.top.(*sliderTouch)
	if !ok {
		t.Skip("a mouse has no fingers")
	}
	at := func(id int, x float32) *mobile.TouchEvent {
		e := &mobile.TouchEvent{ID: id}
		e.Position = fyne.NewPos(x, 24).Subtract(top.Position())
		return e
	}
	top.TouchDown(at(1, 24))
	top.TouchDown(at(2, 90))
	top.TouchMoved(at(2, 100))
	top.TouchUp(at(2, 100))
	assert.Empty(t, *told)
	top.TouchMoved(at(1, 64))
	assert.Equal(t, []int{40}, *told)
	top.TouchCancel(at(1, 64))
	assert.Equal(t, s.Size(), top.Size(), "it reaches no further when the finger has gone")
	assert.Equal(t, fyne.Position{}, top.Position())
}

// A window that gets another size in the middle of a pull leaves no slider that reaches beyond itself.
func TestSliderLetsGoWhenItsSizeChanges(t *testing.T) {
	s, told := newTestSlider(t, 100)
	top, ok := s.top.(*sliderTouch)
	if !ok {
		t.Skip("a mouse holds on")
	}
	top.TouchDown(&mobile.TouchEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(24, 24)}})
	s.Refresh()
	assert.True(t, top.down)
	s.Resize(fyne.NewSize(248, 48))
	assert.Equal(t, s.Size(), top.Size())
	top.TouchMoved(&mobile.TouchEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(60, 24)}})
	assert.Empty(t, *told)
}

func TestSliderByKeys(t *testing.T) {
	s, told := newTestSlider(t, 200)
	if fyne.CurrentDevice().IsMobile() {
		t.Skip("phones have no keys")
	}
	var others []fyne.KeyName
	c := canvasOf(s)
	c.SetOnTypedKey(func(e *fyne.KeyEvent) { others = append(others, e.Name) })
	c.FocusNext()
	m := s.top.(*sliderMouse)
	require.Equal(t, fyne.Focusable(m), c.Focused())
	assert.NotEqual(t, color.Transparent, m.ring.outer.StrokeColor)
	for _, k := range []fyne.KeyName{fyne.KeyRight, fyne.KeyUp, fyne.KeyLeft, fyne.KeyDown, fyne.KeyLeft, fyne.KeyPageUp, fyne.KeyEnd, fyne.KeyPageDown, fyne.KeyHome, fyne.KeySpace} {
		c.Focused().TypedKey(&fyne.KeyEvent{Name: k})
	}
	assert.Equal(t, []int{1, 2, 1, 0, 20, 200, 180, 0}, *told)
	assert.Equal(t, []fyne.KeyName{fyne.KeySpace}, others)
	c.Unfocus()
	assert.Equal(t, color.Transparent, m.ring.outer.StrokeColor)
}
