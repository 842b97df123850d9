package main

import (
	"fmt"
	"time"

	"patiencetrio/core"
	"patiencetrio/ui/table"
)

// doubleTapPause keeps two gestures on one card from being taken for a double tap.
const doubleTapPause = 400 * time.Millisecond

// gesture makes an action by a tap, a double tap or a drag, in turn where several would do, and says which action the
// app should make of it: in Easy Harp a drop chooses the first of two foundations that would take the card. By taps alone
// a card is picked and placed; only one that a tap would send to its foundation is dragged, if it is to go elsewhere.
func (d *driver) gesture(i int, a core.Action) (core.Action, error) {
	b := d.game.Board()
	if a.From == core.Stock || a.To == core.Stock {
		d.x.tap(d.middle(core.Stock, b.Len(core.Stock)-1))
		return a, nil
	}
	index := b.Len(a.From) - int(a.Count)
	if a.To.Kind() == core.FoundationPile {
		a = b.ToFoundation(a.From, int(a.Count))
	}
	tap, taps := b.Tap(a.From)
	taps = taps && index == b.Len(a.From)-1
	from := d.strip(a.From, index)
	switch {
	case d.taps && (!taps || tap == a):
		d.x.tap(from)
		if !taps {
			d.x.tap(d.strip(a.To, max(0, b.Len(a.To)-1)))
		}
		return a, nil
	case taps && tap == a && i%3 != 0:
		time.Sleep(doubleTapPause)
		d.x.tap(from)
		return a, nil
	case !taps && i%3 == 0:
		if twice, r := b.DoubleTap(a.From, index); r == nil && twice == a {
			time.Sleep(doubleTapPause)
			d.x.tap(from)
			time.Sleep(80 * time.Millisecond)
			d.x.tap(from)
			return a, nil
		}
	}
	to, err := d.target(a, from, index)
	if err != nil {
		return a, err
	}
	d.x.drag(from, to)
	return a, nil
}

// target is where to let go so that the dragged card lies squarely on the top card of the target.
func (d *driver) target(a core.Action, from table.Point, index int) (table.Point, error) {
	b := d.game.Board()
	home := d.pixels(d.layout.Place(b, a.From, index))
	there := d.pixels(d.layout.Place(b, a.To, max(0, b.Len(a.To)-1)))
	to := table.Point{X: there.X + from.X - home.X, Y: there.Y + from.Y - home.Y}
	if to.X < 0 || to.Y < 0 || to.X >= float32(d.width) || to.Y >= float32(d.height) {
		return to, fmt.Errorf("%v would end outside the window at %v", a, to)
	}
	return to, nil
}

// strip is a point on what shows of a card.
func (d *driver) strip(p core.Pile, index int) table.Point {
	b := d.game.Board()
	at := d.layout.Place(b, p, index)
	shows := d.layout.CardH
	if index < b.Len(p)-1 {
		next := d.layout.Place(b, p, index+1)
		if next.X == at.X {
			shows = next.Y - at.Y
		}
	}
	return d.pixels(table.Point{X: at.X + d.layout.CardW/2, Y: at.Y + shows/2})
}

// middle is the middle of a card of a pile, or of the place of an empty pile.
func (d *driver) middle(p core.Pile, index int) table.Point {
	at := d.layout.Place(d.game.Board(), p, max(0, index))
	return d.pixels(table.Point{X: at.X + d.layout.CardW/2, Y: at.Y + d.layout.CardH/2})
}

// pixels turns units into pixels of the screen.
func (d *driver) pixels(at table.Point) table.Point {
	return table.Point{X: at.X * float32(d.scale), Y: at.Y * float32(d.scale)}
}
