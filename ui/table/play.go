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
	case t.pick.count > 0 && (!g.hit || p != core.Stock):
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

// tapToMove picks the tapped card with those on it. If they have nowhere to go, the host explains it.
func (t *Table) tapToMove(g gesture) {
	k, ok := t.pickable(g)
	switch {
	case !ok:
	case len(t.places(&k)) > 0:
		t.pickUp(k.from, k.count, false)
		t.tellFocus()
	case k.from.Kind() != core.FoundationPile:
		t.putBack()
		t.find(g)
	}
}

// pickable is what a tap would pick: a card that lies open, with those on it.
func (t *Table) pickable(g gesture) (k pick, ok bool) {
	b, p, index := t.game.Board(), g.target.Pile, g.target.Index
	if !t.look.TapToMove || !t.lies(g) || p == core.Stock || index < b.FaceDown(p) || p.Kind() != core.ColumnPile && index < b.Len(p)-1 {
		return k, false
	}
	return pick{from: p, count: b.Len(p) - index}, true
}

// tapPicked is a tap while cards are picked. On a pile that takes them it moves them there, on themselves or on the felt it
// lays them back. On another card that has somewhere to go it picks that one instead: the player has thought better of it.
// Any other pile refuses them like a drop.
func (t *Table) tapPicked(g gesture) {
	b, p := t.game.Board(), g.target.Pile
	k, ok := t.pickable(g)
	switch {
	case !g.hit || p == t.pick.from && g.target.Index >= b.Len(p)-t.pick.count:
		t.putBack()
		t.tellFocus()
	case p == t.pick.from:
		t.tapToMove(g)
	case ok && p.Kind() != core.FoundationPile && !b.Allows(t.meant(&t.pick, p)) && len(t.places(&k)) > 0:
		t.tapToMove(g)
	default:
		if _, ok := t.putDown(p); ok {
			t.fingers.sent()
		}
	}
}

// tapTwice looks for a place for a card. Cards on foundations are where they belong.
func (t *Table) tapTwice(g gesture) {
	t.putBack()
	if t.lies(g) && g.target.Pile.Kind() != core.FoundationPile {
		t.find(g)
	}
}

// find moves the card that was hit to the best place for it. If there is none, the host explains it.
func (t *Table) find(g gesture) {
	b, p := t.game.Board(), g.target.Pile
	a, r := b.DoubleTap(p, g.target.Index)
	if r == nil {
		t.try(a)
		return
	}
	t.shake(b.Cards(p)[g.target.Index:])
	t.host.Refused(r)
}

// Draw draws or redeals, as a tap on the stock does. In a game without a stock it does nothing.
func (t *Table) Draw() {
	if a, ok := t.game.Board().Tap(core.Stock); ok {
		t.Cancel()
		t.skipDeal()
		t.try(a)
	}
}

// try makes an action; if it is refused, the host explains it.
func (t *Table) try(a core.Action) bool {
	r := t.apply(core.Do(a))
	if r != nil {
		t.host.Refused(r)
	}
	return r == nil
}
