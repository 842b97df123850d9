package kit

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/ui/motion"
)

// padBase is the transparent top of whatever can be tapped: it turns the pointer events of both worlds into press, tap and
// release, and shows the press.
//
// A mouse press that moves two units is a drag to Fyne and would go to whatever can be dragged below (the table), so
// the mouse's pad takes drags itself and counts them as taps if they end on it. On a phone a press longer than 300 ms
// is a secondary tap and counts as well; a pad that took touches would keep a page from scrolling, so only those of a
// bar (held) do.
type padBase struct {
	widget.BaseWidget
	enabled func() bool
	tapped  func()
	press   func(down bool) // nil, or told of press and release
	barred  func()          // nil, or told of taps while it is not enabled
	hover   func(on bool)   // nil, or told when a mouse comes to rest on the pad and leaves it
	name    func() string   // nil, or the words on it

	tint   Colour
	veil   *canvas.Rectangle
	isDown bool
	reach  float32 // how far above and below the veil the pad feels a pointer
	inside float32 // how far inside of the pad the keyboard's ring stands; 0: round it
	slack  float32 // how far it reaches beyond its widget on all sides for now
	first  bool    // of a primary button: Enter means it while the keyboard is nowhere
	seen   float32 // opacity of the veil, 0..1
	fading *motion.Run

	self padObject // what it is part of
}

// padObject is what the widgets put on top of themselves.
type padObject interface {
	fyne.Widget
	base() *padBase
	release() // ends a press of whose end Fyne may tell nothing
}

func (p *padBase) base() *padBase { return p }

// veilShare is how strongly a press shows, of 255.
const veilShare = 28

// newPad makes the pad for the device at hand. held pads stand outside of anything that scrolls and learn of press and
// release on a phone too.
func newPad(held bool, radius float32, tint Colour, enabled func() bool, tapped func()) padObject {
	setUp := func(p *padBase, self padObject) {
		p.self = self
		p.enabled, p.tapped, p.tint = enabled, tapped, tint
		p.veil = box(radius)
	}
	switch {
	case !fyne.CurrentDevice().IsMobile():
		m := &mousePad{}
		setUp(&m.padBase, m)
		m.ExtendBaseWidget(m)
		return m
	case held:
		t := &heldPad{}
		setUp(&t.padBase, t)
		t.ExtendBaseWidget(t)
		return t
	default:
		t := &touchPad{}
		setUp(&t.padBase, t)
		t.ExtendBaseWidget(t)
		return t
	}
}

// NewPad makes a transparent place that can be tapped and shows the press, for a whole picture or tile that has a button
// for the same: the keyboard has that.
func NewPad(radius float32, tint Colour, tapped func()) fyne.Widget {
	p := newPad(false, radius, tint, func() bool { return true }, tapped)
	if m, ok := p.(*mousePad); ok {
		m.pointerOnly = true
	}
	return p
}

func (p *padBase) CreateRenderer() fyne.WidgetRenderer {
	return draw(&drawn{
		owner: p, objects: []fyne.CanvasObject{p.veil}, min: func() fyne.Size { return fyne.Size{} }, layout: p.layout,
	})
}

func (p *padBase) layout(size fyne.Size) {
	in := p.slack + p.reach
	place(p.veil, p.slack, in, max(0, size.Width-2*p.slack), max(0, size.Height-2*in))
}

// fit gives the pad the size of its widget.
func (p *padBase) fit(size fyne.Size) {
	place(p, -p.slack, -p.slack, size.Width+2*p.slack, size.Height+2*p.slack)
}

// grow lets the pad feel a pointer so far beyond its widget on all sides.
func (p *padBase) grow(by float32) {
	size := p.Size().SubtractWidthHeight(2*p.slack, 2*p.slack)
	p.slack = by
	p.fit(size)
}

// tap does what the pad is for. e is nil if a key pressed it.
func (p *padBase) tap(e *fyne.PointEvent) {
	if !p.enabled() && p.barred != nil {
		Answer(e, p.barred)
		return
	}
	if p.enabled() && p.tapped != nil {
		Answer(e, p.tapped)
	}
}

// pressed is the pad that shows a press; nil: none. To Fyne there is only one finger.
var pressed padObject

// unpress ends a press whose end its key will not hear of, because something comes to lie over it.
func unpress() {
	if pressed != nil {
		pressed.release()
	}
}

// down shows the press.
func (p *padBase) down() {
	unpress()
	LetGo()
	if !p.enabled() {
		return
	}
	p.isDown, pressed = true, p.self
	p.fade(1, motion.FadeIn)
	if p.press != nil {
		p.press(true)
	}
}

// up takes the sign of the press away again.
func (p *padBase) up() {
	if p.press != nil {
		p.press(false)
	}
	if p.isDown {
		p.isDown, pressed = false, nil
		p.fade(0, motion.FadeOut)
	}
}

// within tells whether a place lies on the pad or at most margin beside it.
func (p *padBase) within(at fyne.Position, margin float32) bool {
	size := p.Size()
	return at.X >= -margin && at.Y >= -margin && at.X < size.Width+margin && at.Y < size.Height+margin
}

// fade fades the veil from what is seen of it.
func (p *padBase) fade(to float32, lasts time.Duration) {
	p.fading.Stop()
	from := p.seen
	p.fading = motion.Play(lasts, motion.Linear, func(done float32) {
		p.seen = from + (to-from)*done
		c := p.tint(Now())
		c.A = uint8(veilShare * p.seen)
		p.veil.FillColor = c
		p.veil.Refresh()
	}, nil)
}
