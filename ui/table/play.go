package table

import "patiencetrio/core"

// down, move, up and lost are what mouse and touch tell. What is hit is decided by the position of the game.
func (t *Table) down(f finger, p Point) {
	if t.layout == nil || t.Skip() {
		return // a touch that ends the deal or the win counts as nothing else
	}
	t.EndHint()
	if t.OnInput != nil {
		t.OnInput()
	}
	t.unfocus()
	if !t.look.TapToMove {
		t.putBack()
	}
	target, hit := t.layout.Hit(t.game.Board(), p)
	t.fingers.down(f, p, t.now(), target, hit)
}

func (t *Table) move(f finger, p Point) { t.fingers.move(f, p) }

func (t *Table) up(f finger, p Point) { t.fingers.up(f, p, t.now()) }

func (t *Table) lost(f finger) { t.fingers.cancelFinger(f) }

// gesture does what a finger asks for.
func (t *Table) gesture(g gesture) {
	if t.Watched != nil {
		if g.kind == tapped || g.kind == tappedTwice {
			t.Watched()
		}
		return
	}
	switch g.kind {
	case tapped:
		t.tap(g)
	case tappedTwice:
		t.tapTwice(g)
	case lifted:
		t.lift(g)
	case dragged:
		t.drag(g)
	case released:
		t.release()
	case cancelled:
		t.sendHome(t.letGo(), false)
	}
}

// tap draws from the stock, or sends a top card to its foundation if that takes it. Where taps may move cards, it also
// picks and places them.
func (t *Table) tap(g gesture) {
	b, p := t.game.Board(), g.target.Pile
	switch {
	case t.pick.count > 0 && p != core.Stock:
		t.tapPicked(g)
	case !g.hit:
	case p == core.Stock:
		if a, ok := b.Tap(p); ok {
			t.try(a)
		}
	case t.lies(g) && g.target.Index == b.Len(p)-1:
		if a, ok := b.Tap(p); !ok {
			t.tapToMove(g)
		} else if t.try(a) {
			t.fingers.sent()
		}
	case t.lies(g):
		t.tapToMove(g)
	}
}

// tapToMove picks the tapped card with those on it, if they have anywhere to go.
func (t *Table) tapToMove(g gesture) {
	b, p := t.game.Board(), g.target.Pile
	if !t.look.TapToMove || g.target.Index < b.FaceDown(p) || p.Kind() != core.ColumnPile && g.target.Index < b.Len(p)-1 {
		return
	}
	t.pickUp(p, b.Len(p)-g.target.Index, false)
	if t.Places() == 0 {
		t.putBack()
	}
	t.tellFocus()
}

// tapPicked moves what is picked to the tapped pile if that takes it, and lays it back if not.
func (t *Table) tapPicked(g gesture) {
	if !g.hit || g.target.Pile == t.pick.from || !t.game.Board().Allows(t.meant(g.target.Pile)) {
		t.putBack()
		return
	}
	if _, ok := t.putDown(g.target.Pile); ok {
		t.fingers.sent()
	}
}

// tapTwice looks for a place for a card. Cards on foundations are where they belong.
func (t *Table) tapTwice(g gesture) {
	t.putBack()
	b, p := t.game.Board(), g.target.Pile
	if !t.lies(g) || p.Kind() == core.FoundationPile {
		return
	}
	a, r := b.DoubleTap(p, g.target.Index)
	if r == nil {
		t.try(a)
		return
	}
	t.shake(b.Cards(p)[g.target.Index:])
	t.host.Refused(r)
}

// try makes an action; if it is refused, the host explains it.
func (t *Table) try(a core.Action) bool {
	r := t.apply(core.Do(a))
	if r != nil {
		t.host.Refused(r)
	}
	return r == nil
}
