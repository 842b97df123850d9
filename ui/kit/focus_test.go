package kit

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// focusable shows buttons in a window of a desktop and returns their pads.
func focusable(t *testing.T, all ...fyne.CanvasObject) fyne.Window {
	useTheme(t, false, 1)
	if fyne.CurrentDevice().IsMobile() {
		t.Skip("phones have no keys")
	}
	w := test.NewTempWindow(t, container.NewVBox(all...))
	w.Resize(fyne.NewSize(300, 300))
	return w
}

func TestKeysPressWhatHasTheFocusAndLeaveOtherKeysToTheWindow(t *testing.T) {
	var done, typed []string
	one := NewButton("one", Primary, func() { done = append(done, "one") })
	off := NewButton("off", Primary, func() { done = append(done, "off") })
	two := NewButton("two", Outline, func() { done = append(done, "two") })
	off.SetEnabled(false)
	w := focusable(t, one, off, two)
	c := w.Canvas()
	c.SetOnTypedKey(func(e *fyne.KeyEvent) { typed = append(typed, string(e.Name)) })
	c.SetOnTypedRune(func(r rune) { typed = append(typed, string(r)) })
	key := func(name fyne.KeyName) { c.Focused().TypedKey(&fyne.KeyEvent{Name: name}) }

	c.FocusNext()
	key(fyne.KeyReturn)
	c.FocusNext()
	key(fyne.KeySpace)
	assert.Equal(t, []string{"one", "two"}, done, "what is off is passed by")
	key(fyne.KeyDown)
	c.Focused().TypedRune('x')
	assert.Equal(t, []string{"Down", "x"}, typed)
}

func TestRingShowsWhereTheKeyboardIs(t *testing.T) {
	w := focusable(t, NewButton("one", Primary, nil), NewButton("two", Primary, nil))
	before := w.Canvas().Capture()
	w.Canvas().FocusNext()
	pad, ok := w.Canvas().Focused().(*mousePad)
	require.True(t, ok)
	assert.NotEqual(t, color.Transparent, pad.ring.outer.StrokeColor)
	assert.NotEqual(t, before, w.Canvas().Capture())
	w.Canvas().Unfocus()
	assert.Equal(t, before, w.Canvas().Capture())
	pad.MouseDown(&desktop.MouseEvent{Button: desktop.MouseButtonPrimary})
	assert.Equal(t, color.Transparent, pad.ring.outer.StrokeColor, "a mouse needs no ring")
}

func TestFenceKeepsTheKeyboardOnTop(t *testing.T) {
	below, first, last := NewButton("below", Primary, nil), NewButton("first", Primary, nil), NewButton("last", Primary, nil)
	f := NewFence()
	w := focusable(t, f.First, below, f.Before, first, last, f.After)
	c := w.Canvas()
	at := func() float32 {
		pad, ok := c.Focused().(*mousePad)
		require.True(t, ok)
		return fyne.CurrentApp().Driver().AbsolutePositionForObject(pad).Y
	}
	for range 2 {
		c.FocusNext()
		assert.Equal(t, first.Position().Y, at()-w.Content().Position().Y)
		c.FocusNext()
		assert.Equal(t, last.Position().Y, at()-w.Content().Position().Y)
	}
	c.FocusNext()
	c.FocusPrevious()
	assert.Equal(t, last.Position().Y, at()-w.Content().Position().Y, "backwards too")
	assert.Zero(t, f.Before.Size(), "in no pointer's way")
}
