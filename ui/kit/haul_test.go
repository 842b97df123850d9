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
func standing(t *testing.T, size fyne.Size) *hauling {
	useTheme(t, false, 1)
	h := &hauling{t: t, now: time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)}
	was := motion.Now
	motion.Now = func() time.Time { return h.now }
	t.Cleanup(func() { motion.Now = was })
	h.Sheet = NewSheet("Title", "", NewColumn(8, Space(232), NewButton("One", Primary, nil)))
	h.OnClosed = func() { h.closed++ }
	w := test.NewTempWindow(t, container.NewStack(h.Sheet))
	w.SetPadded(false)
	w.Resize(size)
	h.Open()
	return h
}

func (h *hauling) touch() *mobile.TouchEvent {
	e := &mobile.TouchEvent{}
	e.AbsolutePosition = fyne.NewPos(100, h.y)
	return e
}

func (h *hauling) down() {
	h.y = h.card.Position().Y + 20
	if g, ok := h.grip.(*touchGrip); ok {
		g.TouchDown(h.touch())
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
			g.TouchMoved(h.touch())
		case *mouseGrip:
			g.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(0, by/steps)})
		}
	}
}

func (h *hauling) up() {
	switch g := h.grip.(type) {
	case *touchGrip:
		g.TouchUp(h.touch())
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
	g.TouchCancel(h.touch())
	assert.Zero(t, h.closed)
	assert.Equal(t, stands, h.card.Position().Y)
	assert.Equal(t, head, g.Size())
	h.up()
	assert.Zero(t, h.closed, "the end of a finger that was lost")
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
