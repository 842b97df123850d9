package table

import "patiencetrio/core"

// down, move, up and lost are what mouse and touch tell. What is hit is decided by the position of the game.
func (t *Table) down(f finger, p Point) {
	if t.layout == nil || t.Skip() {
		return // a touch that ends the deal or the win counts as nothing else
	}
	target, hit := t.layout.Hit(t.game.Board(), p)
	t.fingers.down(f, p, t.now(), target, hit)
}

func (t *Table) move(f finger, p Point) { t.fingers.move(f, p) }

func (t *Table) up(f finger, p Point) { t.fingers.up(f, p, t.now()) }

func (t *Table) lost(f finger) { t.fingers.cancelFinger(f) }

// gesture does what a finger asks for.
func (t *Table) gesture(g gesture) {
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

// tap draws from the stock, or sends a top card to its foundation if that takes it.
func (t *Table) tap(g gesture) {
	b, p := t.game.Board(), g.target.Pile
	switch {
	case !g.hit:
	case p == core.Stock:
		if a, ok := b.Tap(p); ok {
			t.try(a)
		}
	case t.lies(g) && g.target.Index == b.Len(p)-1:
		if a, ok := b.Tap(p); ok && t.try(a) {
			t.fingers.sent()
		}
	}
}

// tapTwice looks for a place for a card. Cards on foundations are where they belong.
func (t *Table) tapTwice(g gesture) {
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
