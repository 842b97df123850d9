package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/table"
)

// exhibit is a table of its own over everything else, on which something is shown: an example, or a recording. A header
// names and closes it, and a panel leads through it. The play below waits.
type exhibit struct {
	set    settings
	table  *table.Table
	header *exhibitHeader
	object fyne.CanvasObject

	rules *core.Rules
	foot  footer
	moved func() // the table is laid out anew
}

// footer is the panel of an exhibit, in the place of the bar of a tall table, of the rail of a wide one.
type footer interface {
	fyne.Widget
	// room is what it needs of a table: the height of a tall one's foot, the width of a wide one's side.
	room(table.Size) (foot, side float32)
	place(*table.Layout)
}

// assemble puts an exhibit together; above the table lies what its owner needs there. The table is empty yet.
func (x *exhibit) assemble(mode theme.Mode, above ...fyne.CanvasObject) {
	x.table.Panel = x.foot.room
	x.table.OnLayout = x.place
	x.table.OnInput = kit.LetGo
	x.apply(mode, x.set.TextSize)
	over := container.New(untouched{}, x.header, x.foot)
	objects := append([]fyne.CanvasObject{kit.NewShield(kit.None), x.table}, above...)
	x.object = container.New(layout.NewStackLayout(), append(objects, over, x.table.Aloft(), x.table.Lid())...)
}

// place follows the table's layout.
func (x *exhibit) place(l *table.Layout) {
	x.header.place(l)
	x.foot.place(l)
	x.moved()
}

// apply dresses the table for the mode and the size of text, in percent.
func (x *exhibit) apply(mode theme.Mode, size int) {
	x.set.TextSize = size
	x.table.SetLook(x.set.look(mode, x.rules))
	x.header.Refresh()
	x.foot.Refresh()
}

// exhibitPanel is what all panels of exhibits have: a title where they stand at the side, and words.
type exhibitPanel struct {
	widget.BaseWidget
	wide         bool // it stands at the side
	ground       *plate
	title, words *kit.Paragraph
	body         fyne.CanvasObject // the words, scrolling where they are too high
}

// furnish makes what a panel has.
func (p *exhibitPanel) furnish(title string, set settings, r *core.Rules) {
	p.ground = newPlate(func() theme.Felt { return set.Felt })
	p.title, p.words = kit.NewParagraph(title, theme.MessageTop), kit.NewParagraph("", theme.Message)
	p.title.Four, p.words.Four = set.four(r), set.four(r)
	p.body = kit.NewScroller(p.words, table.BarWidth(1<<14), 0)
}

// The measures of panels, in units where nothing else is named.
const (
	exhibitEdge    float32 = 14  // left and right of the words
	narrowPanel    float32 = 240 // the words of narrower ones are small
	labelledFrom   float32 = 50  // width of a key with a label
	exhibitLeast   float32 = 4*kit.LeastTarget + 2*theme.Space2
	exhibitWidest  float32 = 320
	exhibitOfWidth         = .26 // of the table's, within these two
)

// exhibitSide is the width of a panel at the side of a table of some width.
func exhibitSide(width float32) float32 {
	return min(max(exhibitOfWidth*width, exhibitLeast), exhibitWidest)
}

// place follows the table's layout.
func (p *exhibitPanel) place(l *table.Layout) {
	p.wide = !l.Tall
	at := l.Panel()
	p.Move(fyne.NewPos(at.X, at.Y))
	p.Resize(fyne.NewSize(at.W, at.H))
	p.Refresh()
}
