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

// outline marks the cards that are to move and where they go: as a hint does, or as a refusal.
func (p *Picture) outline() {
	if p.move == (core.Action{}) {
		return
	}
	t := p.table
	if r := t.game.Board().Check(p.move); r != nil {
		t.refusal = r
		t.layWarnings()
	} else {
		t.warnings = []*outline{newOutline(theme.MarkHintFrom), newOutline(theme.MarkHintTo)}
		cards := t.game.Board().Cards(p.move.From)
		from := t.block(cards, len(cards)-int(p.move.Count), len(cards))
		t.pointOut([2]*outline(t.warnings), p.move, from, t.topRect(p.move.To))
	}
	for _, o := range t.warnings {
		o.stand()
	}
	t.order()
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
