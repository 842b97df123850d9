package main

import (
	"strconv"
	"time"

	"patiencetrio/core"
)

// typed makes an action by the keys of its piles, two keys a move, and says which action the app should make of it.
func (d *driver) typed(a core.Action) core.Action {
	b := d.game.Board()
	if a.From == core.Stock || a.To == core.Stock {
		d.x.key("s")
		return a
	}
	if a.To.Kind() == core.FoundationPile {
		a = b.ToFoundation(a.From, int(a.Count))
	}
	d.x.key(keyOf(a.From))
	if a.From.Kind() == core.FoundationPile { // the key takes the first that has a card; each further press, the next one
		for i := range a.From.Index() {
			if b.Len(core.Foundation(i)) > 0 {
				d.x.key(keyOf(a.From))
			}
		}
	}
	d.x.key(keyOf(a.To))
	return a
}

// keyOf is the key of a pile, as the app's help on keys lists it.
func keyOf(p core.Pile) string {
	switch p.Kind() {
	case core.ColumnPile:
		return strconv.Itoa(p.Index() + 1)
	case core.CellPile:
		return "asdfghjk"[p.Index() : p.Index()+1]
	case core.FoundationPile:
		return "0"
	default:
		return "w"
	}
}

// key presses and releases a key.
func (p *pointer) key(name string) {
	p.send("key %s", name)
	time.Sleep(2 * between)
}
