package table

import "patiencetrio/core"

// A table that is watched shows what its owner chooses of a play: Watched is set, Follow and Jump turn to other moments.

// Follow turns to the moment just after an event, or just before one that is taken back: then the event is the undo. The
// pictures go there as if it had been made on the table.
func (t *Table) Follow(g *core.Game, e core.Event) {
	t.game = g
	if t.layout != nil {
		t.follow(e)
	}
}

// Jump turns to any moment of the play, at once.
func (t *Table) Jump(g *core.Game) {
	t.motor.stop()
	t.game, t.marked = g, nil
	t.mark.hide()
	if t.layout == nil {
		return
	}
	t.laySlots()
	t.settleAll()
	if a, ok := g.Last(); ok {
		t.marked = movedBy(g.Board(), a)
	}
	if len(t.marked) > 0 {
		t.mark.stand()
		t.layMark()
	}
	t.order()
}
