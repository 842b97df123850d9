package table

import (
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/motion"
)

// outline is a frame round cards or a slot that fades in and out.
type outline struct {
	rect   *canvas.Rectangle
	pile   core.Pile // it lies over this pile's cards
	colour color.NRGBA
	fill   float64 // opacity of the fill
	width  float32
	out    float32 // how far it reaches beyond the card, in its widths

	line       *canvas.Rectangle // of the opposite brightness, within the frame; nil: none
	lineColour color.NRGBA

	badge *badge // nil: none

	shown    float32 // opacity now
	from, to float32
	fade     span
	breath   span // it breathes before it stands; length 0: it does not
}

func newOutline(width, out float32, fill float64) *outline {
	o := &outline{rect: canvas.NewRectangle(nil), width: width, out: out, fill: fill}
	return o
}

// around puts the frame round a rectangle of cards that are w wide.
func (o *outline) around(r Rect, w float32) {
	lay := func(rect *canvas.Rectangle, out float32) {
		rect.StrokeWidth = o.width
		rect.CornerRadius = theme.CardRadius*w + out
		rect.Resize(fyne.NewSize(r.W+2*out, r.H+2*out))
		rect.Move(fyne.NewPos(r.X-out, r.Y-out))
	}
	lay(o.rect, o.out*o.width)
	if o.line != nil {
		lay(o.line, (o.out-1)*o.width)
	}
	if o.badge != nil {
		o.badge.on(r, w)
	}
}

// refusing makes it a frame of refused cards.
func (o *outline) refusing(p *theme.Palette) {
	if o.badge == nil {
		o.badge = newBadge()
	}
	o.colour, o.badge.colour = p.Warn, p.Panel
}

// addTo appends what is drawn of it.
func (o *outline) addTo(scene []fyne.CanvasObject) []fyne.CanvasObject {
	if !o.visible() {
		return scene
	}
	if o.line != nil {
		scene = append(scene, o.line)
	}
	return append(scene, o.rect)
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

func (o *outline) paint() {
	o.rect.StrokeColor = theme.Fade(o.colour, float64(o.shown))
	o.rect.FillColor = theme.Fade(o.colour, float64(o.shown)*o.fill)
	o.rect.Refresh()
	if o.line != nil {
		o.line.StrokeColor = theme.Fade(o.lineColour, float64(o.shown))
		o.line.Refresh()
	}
	if o.badge != nil {
		o.badge.paint(o.colour, float64(o.shown))
	}
}
