package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/table"
)

// bar holds the keys of the table: the bar at the bottom of a tall one, the rail at the side of a wide one. The menu key
// belongs to the header of a tall table and to the rail of a wide one.
type bar struct {
	panel                         *plate
	menu, deal, rules, redo, undo *key
	box                           *fyne.Container
}

// barActions is what the keys do.
type barActions struct{ menu, deal, rules, redo, undo func() }

func newBar(do barActions) *bar {
	b := &bar{
		panel: newPlate(),
		menu:  newKey(theme.IconMenu, onFelt, do.menu),
		deal:  newKey(theme.IconNew, onPanel, do.deal),
		rules: newKey(theme.IconRules, onPanel, do.rules),
		redo:  newKey(theme.IconRedo, onPanel, do.redo),
		undo:  newKey(theme.IconUndo, primary, do.undo),
	}
	b.redo.repeats, b.undo.repeats = true, true
	b.box = container.NewWithoutLayout(b.panel, b.menu, b.deal, b.rules, b.redo, b.undo)
	return b
}

// setEnabled says what can be undone and redone.
func (b *bar) setEnabled(undo, redo bool) {
	b.undo.setEnabled(undo)
	b.redo.setEnabled(redo)
}

// place follows the table's layout.
func (b *bar) place(l *table.Layout) {
	if l.Tall {
		b.placeBar(l)
	} else {
		b.placeRail(l)
	}
	b.box.Refresh()
}

// The figures of bar and rail, in units.
const (
	keyGap      = 8
	keyHeight   = 52
	barInset    = 6
	narrowInset = 4 // of the bar in windows narrower than narrow
	keyLeast    = 56
	undoLeast   = 72
	undoMost    = 112
	menuKey     = 48
	menuX       = 8
	menuY       = 4
	railKey     = 48
	railPitch   = 72 // with labels
	railEnd     = 84 // height of redo and undo, with labels
	railInset   = 8  // with labels
)

func (b *bar) placeBar(l *table.Layout) {
	r := l.Bar
	b.panel.place(r)
	b.setStyle(onFelt, true)
	menu := table.Rect{X: menuX, Y: menuY, W: menuKey, H: menuKey}
	inset := float32(barInset)
	if l.Size.W < narrow {
		inset = narrowInset
	}
	inner := r.W - 2*inset
	keys := []*key{b.deal, b.rules, b.redo}
	n := float32(len(keys))
	undo := min(max(inner-n*(keyLeast+keyGap), undoLeast), undoMost)
	width := (inner-undo)/n - keyGap
	x := r.X + inset
	top, height, reach := r.Y, r.H, (r.H-keyHeight)/2
	if l.Options.LeftHanded {
		menu.X = l.Size.W - menu.X - menu.W
		b.undo.put(table.Rect{X: x, Y: top, W: undo, H: height}, reach)
		x += undo + keyGap
		keys = []*key{b.redo, b.rules, b.deal}
	}
	for _, k := range keys {
		k.put(table.Rect{X: x, Y: top, W: width, H: height}, reach)
		x += width + keyGap
	}
	if !l.Options.LeftHanded {
		b.undo.put(table.Rect{X: x, Y: top, W: undo, H: height}, reach)
	}
	b.menu.put(menu, 0)
}

func (b *bar) placeRail(l *table.Layout) {
	r := l.Rail
	b.panel.place(r)
	b.setStyle(onPanel, !l.Phone)
	inset, pitch, end := float32(barInset), float32(railKey+keyGap), float32(railKey)
	if !l.Phone {
		inset, pitch, end = railInset, railPitch, railEnd
	}
	x, width := r.X+inset, r.W-2*inset
	y := r.Y + inset
	for _, k := range []*key{b.menu, b.deal, b.rules} {
		k.put(table.Rect{X: x, Y: y, W: width, H: pitch - keyGap}, 0)
		y += pitch
	}
	bottom := r.Bottom() - inset
	if l.Phone { // undo takes what the others leave
		b.redo.put(table.Rect{X: x, Y: y, W: width, H: end}, 0)
		y += pitch
		b.undo.put(table.Rect{X: x, Y: y, W: width, H: bottom - y}, 0)
		return
	}
	b.undo.put(table.Rect{X: x, Y: bottom - end, W: width, H: end}, 0)
	b.redo.put(table.Rect{X: x, Y: bottom - 2*end - keyGap, W: width, H: end}, 0)
}

// setStyle says where the menu key lies and whether the keys have labels.
func (b *bar) setStyle(menu keyStyle, labelled bool) {
	b.menu.style = menu
	b.menu.labelled = labelled && menu == onPanel
	for _, k := range []*key{b.deal, b.rules, b.redo, b.undo} {
		k.labelled = labelled
	}
}

// put places a key; reach is how far its touched area goes beyond what is drawn, above and below.
func (k *key) put(r table.Rect, reach float32) {
	k.inset = reach
	k.Move(fyne.NewPos(r.X, r.Y))
	k.Resize(fyne.NewSize(r.W, r.H))
	k.Refresh()
}

// plate is the panel under the keys.
type plate struct{ widget.BaseWidget }

func newPlate() *plate {
	p := &plate{}
	p.ExtendBaseWidget(p)
	return p
}

func (p *plate) place(r table.Rect) {
	p.Move(fyne.NewPos(r.X, r.Y))
	p.Resize(fyne.NewSize(r.W, r.H))
}

// CreateRenderer draws the panel and its shadow.
func (p *plate) CreateRenderer() fyne.WidgetRenderer {
	r := &plateRenderer{plate: p, shadow: &canvas.Rectangle{}, face: &canvas.Rectangle{}}
	r.shadow.CornerRadius, r.face.CornerRadius = theme.BarRadius, theme.BarRadius
	r.Refresh()
	return r
}

type plateRenderer struct {
	plate        *plate
	shadow, face *canvas.Rectangle
}

func (r *plateRenderer) Layout(size fyne.Size) {
	r.shadow.Move(fyne.NewPos(0, theme.BarShadow))
	r.shadow.Resize(size)
	r.face.Resize(size)
}

func (r *plateRenderer) MinSize() fyne.Size { return fyne.Size{} }

func (r *plateRenderer) Refresh() {
	p := kit.Now().Palette
	r.shadow.FillColor, r.face.FillColor = p.Raised, p.Panel
	r.shadow.Refresh()
	r.face.Refresh()
}

func (r *plateRenderer) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.shadow, r.face} }

func (r *plateRenderer) Destroy() {}
