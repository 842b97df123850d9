package main

import (
	"fmt"
	"slices"
	"time"

	"patiencetrio/core"
	"patiencetrio/ui/table"
)

// feel checks what a finger or mouse meets at the edges of the table, in a game with free cells at its start: cards can be
// taken up right at the screen's edges, may be let go over keys, header and message, and a slide that begins on a key or a
// message takes up nothing and does nothing.
func (d *driver) feel() error {
	columns := d.game.Rules().Columns
	for i, edge := range map[int]float32{0: 0, columns - 1: d.layout.Size.W - 1} {
		if !d.layout.Tall { // the columns lie between other things
			edge = -1
		}
		if err := d.toCell(core.Column(i), edge); err != nil {
			return fmt.Errorf("from the screen's edge: %w", err)
		}
	}
	// A card dropped on another that does not take it: the message comes.
	d.x.drag(d.strip(core.Column(1), d.game.Board().Len(core.Column(1))-1), d.refusedDrop())
	time.Sleep(settle)
	d.picture("message")
	for _, s := range d.idleSlides() {
		d.x.drag(s.from, s.to)
		time.Sleep(settle)
		d.picture(s.name)
		if got := d.journal(); len(got) != len(d.game.Log()) {
			return fmt.Errorf("%s: the journal ends with %v", s.name, last(got))
		}
	}
	if err := d.toCell(core.Column(2), -1); err != nil { // no page, no sheet, no card in the air
		return fmt.Errorf("at the end: %w", err)
	}
	return nil
}

// slide is a drag from one place to another.
type slide struct {
	name     string
	from, to table.Point
}

// idleSlides are slides that do nothing, while a message stands.
func (d *driver) idleSlides() []slide {
	keys := d.layout.Keys(table.KeyMenu, table.KeyNew, table.KeyRules, table.KeyHint, table.KeyRedo, table.KeyUndo)
	middle := func(k table.Key) table.Point {
		return d.pixels(table.Point{X: keys[k].X + keys[k].W/2, Y: keys[k].Y + keys[k].H/2})
	}
	card := d.strip(core.Column(1), d.game.Board().Len(core.Column(1))-1)
	message := d.pixels(table.Point{X: d.layout.Size.W / 2, Y: d.layout.Bottom - 30})
	if d.layout.Tall {
		message.Y = float32(d.scale) * (d.layout.Bar.Y - 30)
	}
	return []slide{
		{"slide from the message", message, card},
		{"card to the message", card, message},
		{"slide from undo", middle(table.KeyUndo), card},
		{"slide from new", middle(table.KeyNew), card},
		{"slide from undo to rules", middle(table.KeyUndo), middle(table.KeyRules)},
		{"card to undo", card, middle(table.KeyUndo)},
		{"card to new", card, middle(table.KeyNew)},
		{"card to the menu", card, middle(table.KeyMenu)},
	}
}

// toCell drags the last card of a column to the first free cell; x, unless negative, says where it is touched.
func (d *driver) toCell(from core.Pile, x float32) error {
	b := d.game.Board()
	cell := slices.IndexFunc(b.Rules().Piles(), func(p core.Pile) bool { return p.Kind() == core.CellPile && b.Len(p) == 0 })
	a := core.Move(from, b.Rules().Piles()[cell], 1)
	at := d.strip(from, b.Len(from)-1)
	if x >= 0 {
		at.X = x * float32(d.scale)
	}
	to, err := d.target(a, at, b.Len(from)-1)
	if err != nil {
		return err
	}
	d.x.drag(at, to)
	if r := d.game.Apply(core.Do(a)); r != nil {
		return r
	}
	time.Sleep(settle)
	return d.await(a)
}

// refusedDrop is a place where the last card of the second column is not taken.
func (d *driver) refusedDrop() table.Point {
	b := d.game.Board()
	for i := range b.Rules().Columns {
		if a := core.Move(core.Column(1), core.Column(i), 1); i != 1 && b.Check(a) != nil {
			return d.strip(core.Column(i), b.Len(core.Column(i))-1)
		}
	}
	return table.Point{}
}
