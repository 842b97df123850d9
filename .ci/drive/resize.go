package main

import (
	"fmt"
	"time"

	"patiencetrio/core"
	"patiencetrio/ui/table"
)

// resizeEvery is after how many actions the window changes its size, if it is to.
const resizeEvery = 8

// resize changes the window to the other of its two sizes, in the middle of a drag: the cards go home, nothing happens.
func (d *driver) resize() error {
	b := d.game.Board()
	for i := range b.Rules().Columns {
		if p := core.Column(i); b.Len(p) > b.FaceDown(p) {
			at := d.strip(p, b.Len(p)-1)
			d.x.move(at)
			d.x.down()
			d.x.move(table.Point{X: at.X + 30, Y: at.Y + 30})
			break
		}
	}
	d.width, d.height, d.other = d.other[0], d.other[1], [2]int{d.width, d.height}
	if err := d.x.size(d.width, d.height); err != nil {
		return err
	}
	d.lay()
	time.Sleep(relaid)
	d.x.up()
	if got := d.journal(); len(got) != len(d.game.Log()) {
		return fmt.Errorf("resizing in a drag: the journal ends with %v", last(got))
	}
	return nil
}

// relaid is how long the window may take to show its new size.
const relaid = 400 * time.Millisecond
