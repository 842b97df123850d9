package kit

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/ui/motion"
)

// hauling is a sheet that is dragged in a test by finger or mouse, whichever the device has, with a clock of its own.
type hauling struct {
	*Sheet
	t      *testing.T
	now    time.Time
	y      float32 // of the pointer
	closed int
}

// standing opens a sheet on a screen of that size.
func standing(t *testing.T, size fyne.Size) *hauling { return standingOf(t, size, 232) }

// standingOf opens one whose list is a little higher than that.
func standingOf(t *testing.T, size fyne.Size, high float32) *hauling {
	useTheme(t, false, 1)
	h := &hauling{t: t, now: time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)}
	was := motion.Now
	motion.Now = func() time.Time { return h.now }
	t.Cleanup(func() { motion.Now, touchedDown = was, downPlace{} })
	h.Sheet = NewSheet("Title", "", NewColumn(8, Space(high), NewButton("One", Primary, nil)))
	h.OnClosed = func() { h.closed++ }
	w := test.NewTempWindow(t, container.NewStack(h.Sheet))
	w.SetPadded(false)
	w.Resize(size)
	h.Open()
	return h
}

// touch is the event of a finger on something. Of one that moves Fyne only says where it is on what it touches.
func (h *hauling) touch(o fyne.CanvasObject) *mobile.TouchEvent {
	e := &mobile.TouchEvent{}
	e.Position = fyne.NewPos(100, h.y).Subtract(absolute(o))
	return e
}

func (h *hauling) down() {
	h.y = h.card.Position().Y + 20
	if g, ok := h.grip.(*touchGrip); ok {
		g.TouchDown(h.touch(g))
	}
}

// drag drags down by so much in that time.
func (h *hauling) drag(by float32, takes time.Duration) {
	const steps = 8
	for range steps {
		h.now = h.now.Add(takes / steps)
		h.y += by / steps
		switch g := h.grip.(type) {
		case *touchGrip:
			g.TouchMoved(h.touch(g))
		case *mouseGrip:
			g.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(0, by/steps)})
		}
	}
}

func (h *hauling) up() {
	switch g := h.grip.(type) {
	case *touchGrip:
		g.TouchUp(h.touch(g))
	case *mouseGrip:
		g.DragEnd()
	}
}

func TestSheetIsDraggedDownByItsHead(t *testing.T) {
	size := fyne.NewSize(360, 640)
	stands := standing(t, size).card.Position().Y
	high := size.Height - stands
	for name, c := range map[string]struct {
		by     float32
		takes  time.Duration
		closed int
	}{
		"not a third":       {high * .3, time.Second, 0},
		"more than a third": {high * .36, time.Second, 1},
		"a flick":           {60, 60 * time.Millisecond, 1},
		"a twitch":          {20, 10 * time.Millisecond, 0},
		"up":                {-60, 60 * time.Millisecond, 0},
	} {
		t.Run(name, func(t *testing.T) {
			h := standing(t, size)
			h.down()
			h.drag(c.by, c.takes)
			assert.InDelta(t, stands+max(0, c.by), h.card.Position().Y, .1, "it follows, and goes no higher than it stands")
			h.up()
			assert.Equal(t, c.closed, h.closed)
			if c.closed == 0 {
				assert.Equal(t, stands, h.card.Position().Y, "it springs back")
			}
		})
	}
}

// A drag that rests before it ends is no flick.
func TestSheetThatRestsInTheHandSpringsBack(t *testing.T) {
	h := standing(t, fyne.NewSize(360, 640))
	h.down()
	h.drag(60, 60*time.Millisecond)
	h.now = h.now.Add(time.Second)
	h.up()
	assert.Zero(t, h.closed)
}

// A finger that Fyne loses lets the sheet spring back, and until then the whole screen is its own: over the sheet's list it
// would be lost.
func TestFingerThatIsLostLetsTheSheetSpringBack(t *testing.T) {
	size := fyne.NewSize(360, 640)
	h := standing(t, size)
	g, ok := h.grip.(*touchGrip)
	if !ok {
		t.Skip("there are no fingers here")
	}
	stands, head := h.card.Position().Y, g.Size()
	h.down()
	h.drag(200, time.Second)
	assert.Equal(t, size, g.Size())
	g.TouchCancel(h.touch(g))
	assert.Zero(t, h.closed)
	assert.Equal(t, stands, h.card.Position().Y)
	assert.Equal(t, head, g.Size())
	h.up()
	assert.Zero(t, h.closed, "the end of a finger that was lost")
}

// A finger drags the sheet down by what lies still in it too, and by a list at its top, but not by one that can scroll up.
func TestSheetIsDraggedByItsBody(t *testing.T) {
	size := fyne.NewSize(360, 640)
	for name, c := range map[string]struct {
		high     float32
		scrolled float32
		follows  bool
	}{
		"still":        {232, 0, true},
		"list, at top": {900, 0, true},
		"list, below":  {900, 50, false},
	} {
		t.Run(name, func(t *testing.T) {
			h := standingOf(t, size, c.high)
			g, ok := h.grip.(*touchGrip)
			if !ok {
				t.Skip("there are no fingers here")
			}
			h.Scroll(c.scrolled)
			stands := h.card.Position().Y
			h.y = stands + h.head() + 20
			down := h.touch(h.under)
			down.AbsolutePosition = fyne.NewPos(100, h.y)
			h.under.TouchDown(down)
			h.y += 15
			h.under.TouchMoved(h.touch(h.under))
			h.under.TouchCancel(h.touch(h.under)) // the grip, or the list, follows the finger now
			assert.Equal(t, c.follows, h.haul.held)
			if !c.follows {
				return
			}
			at := h.card.Position().Y
			h.y += 200
			g.TouchMoved(h.touch(g))
			assert.InDelta(t, at+200, h.card.Position().Y, .1)
			h.now = h.now.Add(time.Second)
			g.TouchUp(h.touch(g))
			assert.False(t, h.haul.held)
		})
	}
}

// A finger that hardly moves may still tap what lies still, and one that goes up or aside drags nothing.
func TestBodyIsNotDraggedByATap(t *testing.T) {
	for _, way := range []fyne.Delta{{DY: guardSlack - 1}, {DY: -40}, {DX: 40, DY: 30}} {
		h := standing(t, fyne.NewSize(360, 640))
		h.y = h.card.Position().Y + h.head() + 60
		down := h.touch(h.under)
		down.AbsolutePosition = fyne.NewPos(100, h.y)
		h.under.TouchDown(down)
		h.y += way.DY
		moved := h.touch(h.under)
		moved.Position.X += way.DX
		h.under.TouchMoved(moved)
		assert.False(t, h.haul.held, "%v", way)
	}
}

// The grip leaves the closing key and the list alone, and a sheet in the middle of a wide screen has none.
func TestOnlyTheHeadIsAGrip(t *testing.T) {
	h := standing(t, fyne.NewSize(360, 640))
	require.True(t, h.grip.Visible())
	assert.Equal(t, h.card.Position(), h.grip.Position())
	assert.LessOrEqual(t, h.grip.Position().Y+h.grip.Size().Height, h.card.Position().Y+h.body.Position().Y)
	assert.LessOrEqual(t, h.grip.Size().Width, h.closer.Position().X)
	assert.False(t, standing(t, fyne.NewSize(915, 412)).grip.Visible())
}
