package kit

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/theme"
	"patiencetrio/ui/motion"
)

func newTestPad[P padObject](p P, base *padBase, enabled bool) (P, *int) {
	taps := 0
	base.enabled, base.tapped, base.tint = func() bool { return enabled }, func() { taps++ }, Text
	base.veil, base.self = box(0), p
	return p, &taps
}

func TestMouseThatWandersOnAKeyStillTaps(t *testing.T) {
	useTheme(t, false, 1)
	m := &mousePad{}
	m.ExtendBaseWidget(m)
	_, taps := newTestPad(m, &m.padBase, true)
	m.Resize(fyne.NewSize(100, 50))
	drag := func(x, y float32) {
		m.MouseDown(&desktop.MouseEvent{Button: desktop.MouseButtonPrimary})
		e := &fyne.DragEvent{}
		e.Position = fyne.NewPos(x, y)
		m.Dragged(e)
		m.MouseUp(&desktop.MouseEvent{})
		m.DragEnd()
	}
	drag(55, 30)
	assert.Equal(t, 1, *taps, "released on the key")
	drag(55, 60)
	assert.Equal(t, 1, *taps, "released below the key")
	m.DragEnd()
	assert.Equal(t, 1, *taps, "an end without a drag")
}

func TestLongPressTapsOnAPhone(t *testing.T) {
	useTheme(t, false, 1)
	p := &touchPad{}
	p.ExtendBaseWidget(p)
	_, taps := newTestPad(p, &p.padBase, true)
	p.Tapped(nil)
	p.TappedSecondary(nil)
	assert.Equal(t, 2, *taps)
	_, isTouchable := any(p).(mobile.Touchable)
	assert.False(t, isTouchable, "a pad that takes touches keeps its page from scrolling")
	_, isDraggable := any(p).(fyne.Draggable)
	assert.False(t, isDraggable)
}

func TestASwipeThatEndsOnAKeyIsNoTap(t *testing.T) {
	useTheme(t, false, 1)
	p := &touchPad{}
	p.ExtendBaseWidget(p)
	_, taps := newTestPad(p, &p.padBase, true)
	p.Resize(fyne.NewSize(100, 50))
	under := NewShield(None)
	up := &fyne.PointEvent{Position: fyne.NewPos(50, 25), AbsolutePosition: fyne.NewPos(150, 325)} // the key is at 100, 300
	for _, c := range []struct {
		down fyne.Position
		taps int
		why  string
	}{
		{fyne.NewPos(150, 325), 1, "down and up on the key"},
		{fyne.NewPos(199, 301), 2, "down in its corner"},
		{fyne.NewPos(150, 200), 2, "down above it"},
		{fyne.NewPos(250, 325), 2, "down beside it"},
	} {
		e := &mobile.TouchEvent{}
		e.AbsolutePosition = c.down
		under.TouchDown(e)
		p.Tapped(up)
		assert.Equal(t, c.taps, *taps, c.why)
	}
}

func TestMouseThatLeavesAKeyStopsItsRepeating(t *testing.T) {
	useTheme(t, false, 1)
	m := &mousePad{}
	m.ExtendBaseWidget(m)
	newTestPad(m, &m.padBase, true)
	held := false
	m.press = func(down bool) { held = down }
	m.Resize(fyne.NewSize(100, 50))
	m.MouseDown(&desktop.MouseEvent{Button: desktop.MouseButtonPrimary})
	e := &fyne.DragEvent{}
	e.Position = fyne.NewPos(50, 49)
	m.Dragged(e)
	assert.True(t, held)
	e.Position = fyne.NewPos(50, 51)
	m.Dragged(e)
	assert.False(t, held)
}

// Fyne tells the end of a touch to what lies under the finger then: a finger that slips off a little must not leave the
// key held down, and one that came down elsewhere must not press it.
func TestFingerThatSlips(t *testing.T) {
	useTheme(t, false, 1)
	h := &heldPad{}
	h.ExtendBaseWidget(h)
	_, taps := newTestPad(h, &h.padBase, true)
	h.fit(fyne.NewSize(60, 52))
	h.TouchDown(nil)
	assert.Equal(t, fyne.NewPos(-slip, -slip), h.Position())
	assert.Equal(t, fyne.NewSize(60+2*slip, 52+2*slip), h.Size())
	assert.Equal(t, fyne.NewPos(slip, slip), h.veil.Position(), "the sign of the press stays where it is")
	h.TouchUp(nil)
	h.Tapped(nil)
	assert.Equal(t, 1, *taps)
	assert.Equal(t, fyne.NewSize(60, 52), h.Size())

	h.TouchUp(nil)
	h.Tapped(nil)
	assert.Equal(t, 1, *taps, "a finger that came down elsewhere")
	h.TouchDown(nil)
	h.TouchCancel(nil)
	h.Tapped(nil)
	assert.Equal(t, 1, *taps, "a finger that left and came back")
	assert.Equal(t, fyne.NewPos(0, 0), h.Position())
}

func TestMouseDragThatBeganElsewhereIsNoTap(t *testing.T) {
	useTheme(t, false, 1)
	m := &mousePad{}
	m.ExtendBaseWidget(m)
	_, taps := newTestPad(m, &m.padBase, true)
	m.Resize(fyne.NewSize(100, 50))
	m.Dragged(&fyne.DragEvent{})
	m.MouseUp(&desktop.MouseEvent{})
	m.DragEnd()
	assert.Zero(t, *taps)
}

func TestDisabledPadDoesNothing(t *testing.T) {
	useTheme(t, false, 1)
	h := &heldPad{}
	h.ExtendBaseWidget(h)
	_, taps := newTestPad(h, &h.padBase, false)
	h.TouchDown(nil)
	h.TouchUp(nil)
	h.Tapped(nil)
	assert.Zero(t, *taps)
	assert.False(t, h.isDown)
}

// wound puts a clock that is wound by hand in the place of the real one. beat lets the time pass for which something waits;
// false: nothing waits.
func wound(t *testing.T) (beat func() bool) {
	real := motion.After
	t.Cleanup(func() { motion.After = real })
	var waiting func()
	motion.After = func(_ time.Duration, do func()) (stop func()) {
		waiting = do
		return func() { waiting = nil }
	}
	return func() bool {
		do := waiting
		waiting = nil
		if do != nil {
			do()
		}
		return do != nil
	}
}

func TestKeyThatRepeatedDoesNotActOnRelease(t *testing.T) {
	useTheme(t, false, 1)
	beat := wound(t)
	acts := 0
	k := NewBarKey(theme.IconUndo, "", func() { acts++ })
	k.Repeat = true
	k.press(true)
	k.press(false)
	k.tap()
	assert.Equal(t, 1, acts, "a short press")
	assert.False(t, beat(), "released")
	k.press(true)
	assert.True(t, beat())
	assert.True(t, beat())
	assert.Equal(t, 3, acts)
	k.press(false)
	assert.False(t, beat(), "released")
	k.tap()
	assert.Equal(t, 3, acts, "the press has acted already")
	k.tap()
	assert.Equal(t, 4, acts, "the next tap acts again")
}

// A finger that the system takes for itself is lost: nobody tells the key. It rests when there is nothing left to do, and
// when anything else is pressed.
func TestKeyWithALostFingerRests(t *testing.T) {
	useTheme(t, false, 1)
	beat := wound(t)
	left := 3
	var k *BarKey
	k = NewBarKey(theme.IconUndo, "", func() {
		left--
		k.SetEnabled(left > 0)
	})
	k.Repeat = true
	k.press(true)
	for range 3 {
		require.True(t, beat())
	}
	assert.False(t, beat(), "nothing is left")
	assert.Zero(t, left)

	for name, other := range map[string]func(){
		"key": func() { NewBarKey(theme.IconRedo, "", nil).press(true) },
		"pad": func() {
			p := &touchPad{}
			newTestPad(p, &p.padBase, true)
			p.Tapped(nil)
		},
		"sheet": func() {
			NewShield(None).TouchDown(&mobile.TouchEvent{})
			touchedDown.take() // nobody else is to hear of it
		},
	} {
		left = 3
		k.SetEnabled(true)
		k.press(true)
		require.True(t, beat(), name)
		other()
		assert.False(t, beat(), name)
		assert.Equal(t, 2, left, name)
	}
}

// below counts what gets through to it.
type below struct {
	widget.BaseWidget
	events int
}

func (b *below) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(box(0)) }
func (b *below) Tapped(*fyne.PointEvent)             { b.events++ }
func (b *below) Dragged(*fyne.DragEvent)             { b.events++ }
func (b *below) DragEnd()                            {}
func (b *below) Scrolled(*fyne.ScrollEvent)          { b.events++ }
func (b *below) MouseDown(*desktop.MouseEvent)       { b.events++ }
func (b *below) MouseUp(*desktop.MouseEvent)         { b.events++ }

// drag drags with a mouse. On a phone the topmost of what takes touches or drags gets a drag, which test.Drag does not
// know: there a shield needs no drags of its own.
func drag(c fyne.Canvas, from fyne.Position) {
	if !fyne.CurrentDevice().IsMobile() {
		test.Drag(c, from, 5, 50)
	}
}

func TestSheetSwallowsInputAndClosesOnItsScrim(t *testing.T) {
	for _, size := range []fyne.Size{fyne.NewSize(360, 640), fyne.NewSize(915, 412)} {
		useTheme(t, false, 1)
		b := &below{}
		b.ExtendBaseWidget(b)
		closed, left := 0, 0
		s := NewSheet("Title", "", NewColumn(8, NewButton("One", Primary, nil)))
		s.OnClosed = func() { closed++ }
		s.OnLeave = func() {
			left++
			assert.Zero(t, closed, "first it leaves, then it has gone")
		}
		w := test.NewTempWindow(t, container.NewStack(b, s))
		w.SetPadded(false)
		w.Resize(size)
		s.Open()
		head := fyne.NewPos(size.Width/2, s.rest(size)+30)
		test.TapCanvas(w.Canvas(), head)
		drag(w.Canvas(), head.AddXY(0, s.head()-28)) // by its head it would be dragged down
		test.Scroll(w.Canvas(), head, 0, 5)
		assert.Zero(t, closed, "a tap on the sheet itself")
		drag(w.Canvas(), fyne.NewPos(8, 8))
		test.Scroll(w.Canvas(), fyne.NewPos(8, 8), 0, 5)
		assert.Zero(t, closed, "a drag on the scrim")
		if fyne.CurrentDevice().IsMobile() {
			test.TapCanvas(w.Canvas(), fyne.NewPos(8, 8))
			assert.Zero(t, closed, "a finger that came down elsewhere")
			s.scrim.TouchDown(&mobile.TouchEvent{PointEvent: fyne.PointEvent{AbsolutePosition: fyne.NewPos(8, 8)}})
		}
		test.TapCanvas(w.Canvas(), fyne.NewPos(8, 8))
		assert.Equal(t, 1, closed)
		s.Close()
		assert.Equal(t, 1, closed, "closed once")
		assert.Equal(t, 1, left)
		assert.Zero(t, b.events, "what lies below")
	}
}

func TestSheetIsNoHigherThanItsContentAsksFor(t *testing.T) {
	useTheme(t, false, 1)
	size := fyne.NewSize(360, 640)
	p := NewParagraph("", theme.Message)
	s := NewSheet("Title", "", NewColumn(0, p))
	w := test.NewTempWindow(t, s)
	w.SetPadded(false)
	w.Resize(size)
	before := s.height(size)
	p.Text = "one\ntwo\nthree"
	s.Changed()
	assert.Equal(t, before+3*theme.Message.Line, s.height(size))
	assert.Equal(t, size.Height, s.card.Position().Y+s.card.Size().Height, "it stands on the lower edge")
}

func TestPageScrollsOnlyIfItMust(t *testing.T) {
	useTheme(t, false, 1)
	column := NewColumn(0, NewButton("One", Primary, nil))
	p := NewPage("Title", column, nil)
	w := test.NewTempWindow(t, p)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(360, 640))
	assert.Equal(t, []fyne.CanvasObject{p.body.content}, p.body.shows)
	for range 20 {
		column.Add(NewButton("More", Outline, nil))
	}
	p.Changed()
	assert.Equal(t, []fyne.CanvasObject{p.body.scroll}, p.body.shows)
	p.Scroll(100)
	assert.Equal(t, float32(100), p.Scrolled())
}

func TestWidgetsFollowTheTheme(t *testing.T) {
	app := test.NewTempApp(t)
	app.Settings().SetTheme(theme.New(theme.Mode{}, 1))
	l := NewLabel("x", theme.Row)
	w := test.NewTempWindow(t, NewPage("Title", NewColumn(0, l), nil))
	w.Resize(fyne.NewSize(360, 640))
	assert.Equal(t, theme.Colours(theme.Mode{}).Text, l.texts[0].(*canvas.Text).Color)
	height := l.Size().Height
	app.Settings().SetTheme(theme.New(theme.Mode{Dark: true}, 1.5))
	assert.Equal(t, theme.Colours(theme.Mode{Dark: true}).Text, l.texts[0].(*canvas.Text).Color)
	assert.Equal(t, 1.5*height, l.Size().Height)
}

func TestSheetIsRaisedForAPhonesKeyboard(t *testing.T) {
	useTheme(t, false, 1)
	size := fyne.NewSize(360, 640)
	field := NewCodeField("", "")
	s := NewSheet("Title", "", NewColumn(8, Space(500), field))
	field.OnFocus = s.Raise
	w := test.NewTempWindow(t, s)
	w.SetPadded(false)
	w.Resize(size)
	field.Focus()
	end := fyne.CurrentApp().Driver().AbsolutePositionForObject(field).Y + field.Size().Height
	if !fyne.CurrentDevice().IsMobile() {
		assert.Greater(t, end, size.Height*.9, "there is no keyboard on the screen")
		return
	}
	assert.Less(t, end, size.Height*.55, "above the keyboard")
	w.Canvas().Unfocus()
	still := fyne.CurrentApp().Driver().AbsolutePositionForObject(field).Y + field.Size().Height
	assert.Equal(t, end, still, "nothing moves under the finger that takes the focus away")
}

// A key over which a sheet comes while it is held is neither lit any more nor tapped by the end of that press.
func TestSheetTakesThePressFromWhatItCovers(t *testing.T) {
	useTheme(t, false, 1)
	taps := 0
	p := newPad(true, 0, Text, func() bool { return true }, func() { taps++ })
	down := map[bool]func(){
		false: func() { p.(*mousePad).MouseDown(&desktop.MouseEvent{Button: desktop.MouseButtonPrimary}) },
		true:  func() { p.(mobile.Touchable).TouchDown(&mobile.TouchEvent{}) },
	}[fyne.CurrentDevice().IsMobile()]
	s := NewSheet("Title", "", NewColumn(8))
	w := test.NewTempWindow(t, container.NewStack(p, s))
	w.Resize(fyne.NewSize(360, 640))
	down()
	assert.Equal(t, float32(1), p.base().seen)
	s.Open()
	assert.Zero(t, p.base().seen)
	assert.False(t, p.base().isDown)
	if h, ok := p.(*heldPad); ok {
		h.Tapped(&fyne.PointEvent{})
		assert.Zero(t, taps)
	}
}

// A finger that begins to scroll on the field for a code scrolls; only a tap calls up the keyboard.
func TestFingerOnTheCodeFieldScrolls(t *testing.T) {
	if !fyne.CurrentDevice().IsMobile() {
		t.Skip("there are no fingers here")
	}
	useTheme(t, false, 1)
	field, raised := NewCodeField("", ""), 0
	s := NewSheet("Title", "", NewColumn(8, Space(500), field, Space(500)))
	field.OnFocus, field.OnBlur = func() { raised++; s.Raise() }, s.Sink
	w := test.NewTempWindow(t, s)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(360, 640))
	field.entry.TouchDown(&mobile.TouchEvent{})
	field.cover.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(0, -50)})
	field.cover.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(0, -20)})
	field.cover.DragEnd()
	assert.Equal(t, float32(70), s.body.scroll.Offset.Y)
	assert.Zero(t, raised)
	field.entry.TouchDown(&mobile.TouchEvent{})
	field.entry.TouchUp(&mobile.TouchEvent{})
	require.True(t, field.cover.Visible(), "else what stands in the field would feel the finger")
	field.cover.Tapped(&fyne.PointEvent{})
	assert.Equal(t, 1, raised)
	assert.Same(t, field.entry, w.Canvas().Focused())
	assert.True(t, s.raised)
	from := s.body.scroll.Offset.Y
	field.entry.TouchDown(&mobile.TouchEvent{})
	require.True(t, field.cover.Visible())
	field.cover.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(0, 30)})
	field.cover.DragEnd()
	assert.Equal(t, from-30, s.body.scroll.Offset.Y, "it scrolls while something is typed there, too")
	assert.Same(t, field.entry, w.Canvas().Focused(), "and the keyboard stays")
	w.Canvas().Unfocus()
	assert.False(t, s.raised, "a sheet whose field is left goes back")
}
