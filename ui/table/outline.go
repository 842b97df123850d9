package table

import (
	"image"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/motion"
)

// outline is a mark round cards or a place that fades in and out: its frame and, over all frames, its sign.
type outline struct {
	mark  theme.Mark
	pile  core.Pile // it lies over this pile's cards
	frame *canvas.Image
	sign  *canvas.Image // nil: none
	// covered: other cards lie on those that it marks.
	covered bool
	drawn   drawn

	shown    float32 // opacity now
	from, to float32
	fade     span
	breath   span // it breathes before it stands; length 0: it does not
}

// drawn says what the pictures of an outline show, so that they are made anew only for something else.
type drawn struct {
	mode        theme.Mode
	w, h        int // of the frame, in pixels
	card, scale float32
	towards     Point
}

func newOutline(mark theme.Mark) *outline {
	o := &outline{mark: mark, frame: newStamp()}
	if mark.SignSize(1) > 0 {
		o.sign = newStamp()
	}
	return o
}

// newStamp is an image that is shown pixel by pixel, or not at all yet.
func newStamp() *canvas.Image {
	i := canvas.NewImageFromImage(nil)
	i.FillMode, i.ScaleMode, i.Translucency = canvas.ImageFillStretch, canvas.ImageScaleFastest, 1
	return i
}

// signBelow is how far a sign reaches below its cards, in units: less than a message keeps away from them.
const signBelow = messageGap - 2

// stage is where marks are laid: what they must not reach beyond, and what their pictures depend on.
type stage struct {
	room  Rect
	mode  theme.Mode
	card  float32 // width of a card, in units
	scale float32 // pixels to the unit
}

// stage is that of the table.
func (t *Table) stage() stage {
	room := Rect{0, 0, t.layout.Size.W, t.layout.Size.H}
	if bar := t.layout.Bar; !bar.Empty() { // it lies over the table
		room.H = bar.Y
	}
	return stage{room, t.look.Deck.Mode, t.sharp.face.Width, t.sharp.Size().Scale}
}

// around lays the mark round cards: the frame as far out as there is room, and the sign on the lower edge, where it covers
// no rank and no suit; on the stock on the upper one, as the number of its cards stands below.
func (o *outline) around(r Rect, s stage) { o.pointing(r, Point{0, 1}, s) }

// pointing is around for a sign that points somewhere.
func (o *outline) pointing(r Rect, towards Point, s stage) {
	whole := s.pixels(r.Inset(-o.mark.Reach(s.mode, s.card)).Within(s.room))
	now := drawn{s.mode, int(whole.W*s.scale + .5), int(whole.H*s.scale + .5), s.card, s.scale, towards}
	anew := o.drawn != now
	o.drawn = now
	if anew {
		stamp(o.frame, o.mark.Frame(s.mode, now.w, now.h, s.card, s.scale), s.scale)
	}
	o.frame.Move(fyne.NewPos(whole.X, whole.Y))
	if o.sign == nil {
		return
	}
	size := o.mark.SignSize(s.card)
	if anew {
		stamp(o.sign, o.mark.Sign(s.mode, int(size*s.scale+.5), towards.X, towards.Y), s.scale)
	}
	at := Rect{r.X + (r.W-size)/2, r.Bottom() - size + signBelow, size, size}
	switch {
	case o.pile == core.Stock:
		at.Y = r.Y - signBelow
	case o.covered: // as little as can be of the strip above and of the one below
		at.Y = r.Bottom() - size/2
	}
	at = s.pixels(at.Moved(s.room))
	o.sign.Move(fyne.NewPos(at.X, at.Y))
}

// pixels is a rectangle with edges between pixels: what is drawn pixel by pixel looks the same everywhere then.
func (s stage) pixels(r Rect) Rect {
	whole := func(x float32) float32 { return float32(int(x*s.scale+.5)) / s.scale }
	x, y := whole(r.X), whole(r.Y)
	return Rect{x, y, whole(r.Right()) - x, whole(r.Bottom()) - y}
}

// stamp gives an image its picture, at its exact size.
func stamp(i *canvas.Image, picture *image.RGBA, scale float32) {
	i.Image = picture
	i.Resize(fyne.NewSize(float32(picture.Rect.Dx())/scale, float32(picture.Rect.Dy())/scale))
	i.Refresh()
}

// visible tells whether anything of it shows or is about to.
func (o *outline) visible() bool { return o.shown > 0 || o.to > 0 }

// fadeTo starts fading to an opacity.
func (o *outline) fadeTo(opacity float32, s span) {
	o.from, o.to, o.fade, o.breath = o.shown, opacity, s, span{}
}

// breatheIn shows it at once, lets it breathe, and leaves it standing.
func (o *outline) breatheIn(s span) {
	o.shown, o.from, o.to, o.fade, o.breath = 1, 1, 1, span{}, s
	o.paint()
}

// hide makes it vanish at once.
func (o *outline) hide() { o.from, o.to, o.shown, o.fade, o.breath = 0, 0, 0, span{}, span{} }

// stand makes it show at once.
func (o *outline) stand() {
	o.from, o.to, o.shown, o.fade = 1, 1, 1, span{}
	o.paint()
}

// step fades. It reports whether there is more to come.
func (o *outline) step(now time.Duration) bool {
	if o.breath.length > 0 {
		o.shown = motion.Breath(o.breath.share(now))
		if now >= o.breath.end() {
			o.breath = span{}
		}
		o.paint()
		return o.breath.length > 0
	}
	if o.shown == o.to {
		return false
	}
	o.shown = mix(o.from, o.to, o.fade.share(now))
	if now >= o.fade.end() {
		o.shown = o.to
	}
	o.paint()
	return o.shown != o.to
}

// paint shows it with its opacity; whoever calls sees to it that the table is painted.
func (o *outline) paint() {
	o.frame.Translucency = float64(1 - o.shown)
	if o.sign != nil {
		o.sign.Translucency = float64(1 - o.shown)
	}
}
