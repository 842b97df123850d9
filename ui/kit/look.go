// Package kit holds the widgets that the app's screens are made of. They take colours, sizes and radii from package
// theme and nothing else, read the active theme whenever they are refreshed, and open no overlays: what lies above
// something else is a widget above it.
package kit

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynetheme "fyne.io/fyne/v2/theme"

	"patiencetrio/theme"
)

// Look is what a widget needs to know to draw itself now.
type Look struct {
	*theme.Palette
	theme.Mode
	Scale float32 // of all text, 1 being normal
}

// Now is the look of the theme that is active now. Fyne's themes tell colours and sizes only: the mode follows from
// the ground, the text scale from the size of captions, which has no exceptions.
func Now() Look {
	active := fyne.CurrentApp().Settings().Theme()
	ground := color.NRGBAModel.Convert(active.Color(fynetheme.ColorNameBackground, fynetheme.VariantLight))
	mode := theme.ModeOf(ground.(color.NRGBA))
	scale := active.Size(fynetheme.SizeNameCaptionText) / theme.Caption.Size
	return Look{theme.Colours(mode), mode, scale}
}

// nrgba is short for the colours of the palette.
type nrgba = color.NRGBA

// Colour picks a colour of the active look, so that a widget follows a change of the theme.
type Colour func(Look) color.NRGBA

// The colours of running text and icons.
func Text(l Look) color.NRGBA      { return l.Palette.Text }
func Muted(l Look) color.NRGBA     { return l.Palette.Muted }
func Accent(l Look) color.NRGBA    { return l.Palette.Accent }
func OnAccent(l Look) color.NRGBA  { return l.Palette.OnAccent }
func Warn(l Look) color.NRGBA      { return l.Palette.Warn }
func Line(l Look) color.NRGBA      { return l.Palette.Line }
func Well(l Look) color.NRGBA      { return l.Palette.Well }
func Ground(l Look) color.NRGBA    { return l.Palette.Ground }
func OnGold(l Look) color.NRGBA    { return l.Palette.OnGold }
func TileText(l Look) color.NRGBA  { return l.Palette.TileText }
func TileMuted(l Look) color.NRGBA { return l.Palette.TileMuted }
func None(Look) color.NRGBA        { return color.NRGBA{} }

// Ink is the colour of dark text on light things that are the same in all modes: buttons on tiles.
func Ink(Look) color.NRGBA { return theme.Colours(theme.Mode{}).Ink }

// White is the colour of buttons on tiles.
func White(Look) color.NRGBA { return theme.Colours(theme.Mode{}).Paper }

// MinTarget is the least width and height of what can be tapped.
const MinTarget float32 = 48

// LeastTarget is the same for places that have to stand side by side in a narrow window, as the days of a week.
const LeastTarget float32 = 44

// drawn is a renderer put together from functions.
type drawn struct {
	objects []fyne.CanvasObject
	layout  func(size fyne.Size)
	min     func() fyne.Size
	paint   func(l Look) // colours and pictures; nil if there are none
	owner   fyne.Widget
	deep    bool // it only arranges others, whose sizes may have changed: they are refreshed with it
	seen    Look // the look that it was last refreshed in
}

// draw makes the renderer, paints it once and, if the widget has had a renderer before, lays it out: Fyne forgets those
// of what has long been hidden, and lays out only what changes its size.
func draw(r *drawn) *drawn {
	r.seen = Now()
	if r.paint != nil {
		r.paint(r.seen)
	}
	if size := r.owner.Size(); r.layout != nil && !size.IsZero() {
		r.layout(size)
	}
	return r
}

func (r *drawn) Destroy() {}

func (r *drawn) Layout(size fyne.Size) { r.layout(size) }

func (r *drawn) MinSize() fyne.Size { return r.min() }

func (r *drawn) Objects() []fyne.CanvasObject { return r.objects }

// Refresh paints and lays out anew. The first time in another look it reaches all that is inside: Fyne dresses anew only what
// is in the window while the theme changes.
func (r *drawn) Refresh() {
	now := Now()
	deep := r.deep || now != r.seen
	r.seen = now
	if r.paint != nil {
		r.paint(now)
	}
	r.layout(r.owner.Size())
	for _, o := range r.objects {
		if deep {
			o.Refresh()
		} else {
			canvas.Refresh(o)
		}
	}
	canvas.Refresh(r.owner)
}

// Drawing says how a widget outside of this package draws itself: Layout places its objects, Paint (or nil) gives them
// the colours of a look. It has no size of its own.
type Drawing struct {
	Layout func(size fyne.Size)
	Paint  func(l Look)
}

// Draw is the renderer for such a widget.
func Draw(w fyne.Widget, objects []fyne.CanvasObject, d Drawing) fyne.WidgetRenderer {
	return draw(&drawn{
		owner: w, objects: objects, layout: d.Layout, paint: d.Paint,
		min: func() fyne.Size { return fyne.Size{} },
	})
}

// Place moves and resizes an object.
func Place(o fyne.CanvasObject, x, y, w, h float32) { place(o, x, y, w, h) }

// place moves and resizes an object.
func place(o fyne.CanvasObject, x, y, w, h float32) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(w, h))
}

// box is a rounded rectangle whose colours are painted later.
func box(radius float32) *canvas.Rectangle {
	r := canvas.NewRectangle(color.Transparent)
	r.CornerRadius = radius
	return r
}

// paintIcon gives an image the icon in a colour.
func paintIcon(i *canvas.Image, icon theme.Icon, c color.NRGBA) {
	if r := icon.Resource(c); i.Resource != r {
		i.FillMode, i.Resource = canvas.ImageFillContain, r
		i.Refresh()
	}
}
