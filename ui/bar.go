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
	panel                                   *plate
	menu                                    *kit.IconButton // tall
	railMenu, deal, rules, hint, redo, undo *kit.BarKey
	box                                     *fyne.Container
	labels                                  barLabels
	hints                                   bool       // the player wants the hint's key
	out                                     fyne.Delta // how far it has been moved from its place
	menuOut                                 float32
}

// barActions is what the keys do.
type barActions struct{ menu, deal, rules, hint, redo, undo func() }

// tipped are the keys that say what they are when a mouse rests on them, with their lines in the help on keys.
func (b *bar) tipped() map[string]*kit.BarKey {
	return map[string]*kit.BarKey{
		"keys.new": b.deal, "keys.rules": b.rules, "keys.hint": b.hint, "keys.redo": b.redo, "keys.undo": b.undo,
	}
}

// barLabels are the words under the icons.
type barLabels struct{ menu, deal, rules, hint, redo, undo string }

// newBar makes the bar of a table with the felt that it is then asked for.
func newBar(do barActions, felt func() theme.Felt) *bar {
	menuColour := func(l kit.Look) nrgba { return felt().Colours(l.Mode).Text }
	b := &bar{
		panel:    newPlate(felt),
		menu:     kit.NewPlainIcon(theme.IconMenu, menuColour, do.menu),
		railMenu: kit.NewBarKey(theme.IconMenu, "", do.menu),
		deal:     kit.NewBarKey(theme.IconNew, "", do.deal),
		rules:    kit.NewBarKey(theme.IconRules, "", do.rules),
		hint:     kit.NewBarKey(theme.IconHint, "", do.hint),
		redo:     kit.NewBarKey(theme.IconRedo, "", do.redo),
		undo:     kit.NewBarKey(theme.IconUndo, "", do.undo),
	}
	b.undo.Accented = true
	kit.MatchKeys(b.railMenu, b.deal, b.rules, b.hint, b.redo, b.undo)
	b.redo.Repeat, b.undo.Repeat = true, true
	b.redo.OnBarred, b.undo.OnBarred = do.redo, do.undo
	b.box = container.NewWithoutLayout(b.panel, b.menu, b.railMenu, b.deal, b.rules, b.hint, b.redo, b.undo)
	return b
}

// setEnabled says what can be undone and redone.
func (b *bar) setEnabled(undo, redo bool) {
	b.undo.SetEnabled(undo)
	b.redo.SetEnabled(redo)
}

// place follows the table's layout.
func (b *bar) place(l *table.Layout) {
	place(b.panel, l.Panel())
	b.menu.Hidden, b.railMenu.Hidden = !l.Tall, l.Tall
	names := []table.Key{table.KeyMenu, table.KeyNew, table.KeyRules, table.KeyRedo, table.KeyUndo}
	keys := []*kit.BarKey{b.railMenu, b.deal, b.rules, b.redo, b.undo}
	b.hint.Hidden = !b.offersHint(l)
	if !b.hint.Hidden {
		names, keys = append(names, table.KeyHint), append(keys, b.hint)
	}
	r := l.Keys(names...)
	for i, k := range keys {
		k.Reach, k.Beside, k.Grown = 0, barBeside, bigWindow(l)
		if l.Tall { // a finger may touch the whole height of the bar
			k.Reach = (l.Bar.H - r[i].H) / 2
		}
		place(k, r[i].Grown(0, k.Reach))
	}
	place(b.menu, r[0])
	b.out, b.menuOut = fyne.Delta{}, 0
	b.showLabels(l.Labelled())
	b.box.Refresh()
}

// barBeside is how far the words under the icons may reach into the gaps between the keys, in units.
const barBeside = 3

// hintHeight is the height of a window from which the rail has room for the hint's key.
const hintHeight = 340

// offersHint tells whether the hint has a key in a layout. Where the rail is too low it is in the menu.
func (b *bar) offersHint(l *table.Layout) bool { return b.hints && (l.Tall || l.Size.H >= hintHeight) }

// shift moves bar or rail from its place, and the menu key, which is part of a tall header, by menuDown.
func (b *bar) shift(dx, dy, menuDown float32) {
	further := fyne.NewDelta(dx-b.out.DX, dy-b.out.DY)
	for _, o := range b.box.Objects {
		if o != b.menu {
			o.Move(o.Position().Add(further))
		}
	}
	b.menu.Move(b.menu.Position().AddXY(0, menuDown-b.menuOut))
	b.out, b.menuOut = fyne.NewDelta(dx, dy), menuDown
}

// setLabels gives the keys their words.
func (b *bar) setLabels(l barLabels) {
	b.labels = l
	b.menu.Name, b.railMenu.Name, b.deal.Name, b.rules.Name, b.redo.Name, b.undo.Name = l.menu, l.menu, l.deal, l.rules, l.redo, l.undo
	b.showLabels(b.undo.Text != "")
}

// showLabels shows the words or leaves the icons alone.
func (b *bar) showLabels(on bool) {
	l := b.labels
	if !on {
		l = barLabels{}
	}
	b.railMenu.SetText(l.menu)
	b.deal.SetText(l.deal)
	b.rules.SetText(l.rules)
	b.hint.SetText(l.hint)
	b.redo.SetText(l.redo)
	b.undo.SetText(l.undo)
}

func place(o fyne.CanvasObject, r table.Rect) {
	o.Move(fyne.NewPos(r.X, r.Y))
	o.Resize(fyne.NewSize(r.W, r.H))
}

// plate is the panel under the keys, in the felt's colour for it.
type plate struct {
	widget.BaseWidget
	felt func() theme.Felt
}

func newPlate(felt func() theme.Felt) *plate {
	p := &plate{felt: felt}
	p.ExtendBaseWidget(p)
	return p
}

// CreateRenderer draws the panel and its shadow.
func (p *plate) CreateRenderer() fyne.WidgetRenderer {
	shadow, face := &canvas.Rectangle{}, &canvas.Rectangle{}
	shadow.CornerRadius, face.CornerRadius = theme.BarRadius, theme.BarRadius
	return kit.Draw(p, []fyne.CanvasObject{shadow, face}, kit.Drawing{
		Layout: func(size fyne.Size) {
			kit.Place(shadow, 0, theme.BarShadow, size.Width, size.Height)
			face.Resize(size)
		},
		Paint: func(l kit.Look) {
			shadow.FillColor, face.FillColor = l.Palette.Raised, p.felt().Colours(l.Mode).Panel
		},
	})
}
