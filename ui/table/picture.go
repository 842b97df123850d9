package table

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/motion"
)

// Picture is a position, or a part of one, that is looked at and not played. A table draws it, so that it looks as the
// table does: felt, cards and backs are those of the look. It takes no input.
type Picture struct {
	widget.BaseWidget
	look  func() Look
	table *Table
	under *canvas.Rectangle
	move  core.Action
}

// NewPicture makes a picture of some piles of a position, in the order of core.Rules.Piles. look is asked whenever the
// theme changes. The cards that an action concerns are outlined: as allowed, or as refused. The zero action is none.
func NewPicture(b core.Board, piles []core.Pile, move core.Action, look func() Look) *Picture {
	p := &Picture{look: look, table: New(nil), under: canvas.NewRectangle(nil), move: move}
	p.under.CornerRadius = stillCorner
	t := p.table
	t.still = &still{piles}
	t.felt.Hide()
	t.input = canvas.NewRectangle(color.Transparent)
	t.scene = []fyne.CanvasObject{t.felt, t.input}
	t.OnLayout = func(*Layout) { p.outline() }
	p.dress()
	t.ShowGame(core.NewGameAt(b), false)
	p.ExtendBaseWidget(p)
	return p
}

// dress gives the picture its look.
func (p *Picture) dress() {
	look := p.look()
	look.Speed = motion.None
	if p.table.game == nil || look != p.table.look {
		p.table.SetLook(look)
	}
	p.under.FillColor = look.Felt.Colours(look.Deck.Mode).Top
}

// Width is the width that the picture takes where there is room.
func (p *Picture) Width() float32 { return p.table.still.width(p.table.game.Rules()) }

// HeightFor is the height of the picture at a width.
func (p *Picture) HeightFor(width float32) float32 {
	return p.table.still.layout(p.table.game.Board(), width, Options{Large: p.table.look.Deck.Large}).Size.H
}

// outline frames the cards that are to move and where they go: as a table does that takes them, or that refuses.
func (p *Picture) outline() {
	if p.move == (core.Action{}) {
		return
	}
	t, b := p.table, p.table.game.Board()
	refused := b.Check(p.move) != nil
	cards := b.Cards(p.move.From)
	moved := append([]core.Card(nil), cards[len(cards)-int(p.move.Count):]...)
	if c := b.Top(p.move.To); c != core.NoCard {
		moved = append(moved, c)
	}
	t.warnings = t.warnings[:0]
	for pile, r := range t.blocks(moved) {
		p.frame(pile, r, refused)
	}
	if b.Len(p.move.To) == 0 {
		p.frame(p.move.To, t.layout.Card(t.layout.Place(b, p.move.To, 0)), refused)
	}
	t.order()
}

// frame puts an outline round cards or a slot.
func (p *Picture) frame(pile core.Pile, r Rect, refused bool) {
	t := p.table
	colours := theme.Colours(t.look.Deck.Mode)
	width := theme.WarnWidth * colours.Frames
	o := newOutline(width, 1, 0)
	o.pile, o.colour, o.fill, o.shown, o.to = pile, colours.Drop, theme.DropFill, 1, 1
	if refused { // told apart by more than its colour: it is not filled
		o.colour, o.fill = colours.Warn, 0
	}
	o.around(r, t.sharp.face.Width)
	o.paint()
	t.warnings = append(t.warnings, o)
}

// CreateRenderer makes the picture's renderer.
func (p *Picture) CreateRenderer() fyne.WidgetRenderer { return &pictureRenderer{p} }

type pictureRenderer struct{ p *Picture }

func (r *pictureRenderer) Destroy() {}

func (r *pictureRenderer) Layout(size fyne.Size) {
	r.p.under.Resize(size)
	r.p.table.Resize(size)
}

func (r *pictureRenderer) MinSize() fyne.Size { return fyne.Size{} }

func (r *pictureRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.p.under, r.p.table}
}

// Refresh is called by Fyne when its theme changes.
func (r *pictureRenderer) Refresh() {
	r.p.dress()
	r.p.under.Refresh()
	canvas.Refresh(r.p)
}
