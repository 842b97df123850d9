package main

import (
	"fmt"
	"slices"

	"patiencetrio/core"
	"patiencetrio/ui/table"
)

// step makes an event and waits until journal and screen have it.
func (v *victim) step() error {
	if err := v.act(); err != nil {
		return err
	}
	g := v.now()
	n := len(g.Log())
	if err := until(fmt.Sprint(v.sent), func() bool { return len(v.journal()) >= n }); err != nil || g.Won() {
		return err
	}
	return v.learn()
}

// act asks for the next event by the pointer: mostly the next action of the known win, now and then an undo or a redo.
func (v *victim) act() error {
	g := v.now()
	r := v.storm.random
	behind, off := v.stands(g)
	switch {
	case off || g.Undos() > 0 && r.IntN(8) == 0:
		v.ask(core.Event{Kind: core.Undo})
	case g.Redos() > 0 && r.IntN(2) == 0:
		v.ask(core.Event{Kind: core.Redo})
	default:
		return v.move(g, behind)
	}
	return nil
}

// stands is how many actions of the known win stand, and whether others stand besides.
func (v *victim) stands(g *core.Game) (n int, off bool) {
	var made []core.Action
	at := 0
	for _, e := range g.Log() {
		switch e.Kind {
		case core.Act:
			made = append(made[:at], e.Action)
			at++
		case core.Undo:
			at--
		case core.Redo:
			at++
		}
	}
	made = made[:at]
	if len(v.plays) > 1 {
		return 0, false
	}
	for n < len(made) && n < len(v.path) && made[n] == v.path[n] {
		n++
	}
	return n, n < len(made)
}

// more tells whether there is anything to be done in the play.
func (v *victim) more() bool {
	g := v.now()
	if g.Won() || !g.Started() && len(v.plays) > 1 {
		return false
	}
	n, off := v.stands(g)
	return off || len(v.plays) > 1 && len(playable(g)) > 0 || len(v.plays) == 1 && n < len(v.path)
}

// lastStep tells whether the next action wins.
func (v *victim) lastStep() bool {
	g := v.now()
	n, off := v.stands(g)
	return len(v.plays) == 1 && !off && n == len(v.path)-1
}

// playable are legal actions that a pointer can make.
func playable(g *core.Game) []core.Action {
	return slices.DeleteFunc(g.Board().Legal(nil), func(a core.Action) bool {
		return a.From.Kind() == core.FoundationPile ||
			a.To.Kind() == core.FoundationPile && a != g.Board().ToFoundation(a.From, int(a.Count))
	})
}

// move asks for the next action of the known win or, in another deal, for any.
func (v *victim) move(g *core.Game, n int) error {
	var a core.Action
	switch all := playable(g); {
	case len(v.plays) == 1 && n < len(v.path):
		a = v.path[n]
	case len(all) > 0:
		a = all[v.storm.random.IntN(len(all))]
	default:
		v.ask(core.Event{Kind: core.Undo})
		return nil
	}
	v.sent = append(v.sent, core.Do(a))
	v.storm.sent++
	hand := *v.driver
	hand.game = g
	got, err := hand.gesture(v.storm.random.IntN(3), a)
	if err == nil && got != a {
		err = fmt.Errorf("%v would become %v", a, got)
	}
	return err
}

// ask presses the key of an event.
func (v *victim) ask(e core.Event) {
	v.sent = append(v.sent, e)
	v.storm.sent++
	v.x.tap(v.key(map[core.EventKind]table.Key{core.Undo: table.KeyUndo, core.Redo: table.KeyRedo, core.Hint: table.KeyHint}[e.Kind]))
}

// key is the middle of a key of bar or rail.
func (v *victim) key(k table.Key) table.Point {
	r := v.layout.Keys(table.KeyMenu, table.KeyNew, table.KeyRules, table.KeyHint, table.KeyRedo, table.KeyUndo)[k]
	return v.pixels(table.Point{X: r.X + r.W/2, Y: r.Y + r.H/2})
}

// undos asks for undo and redo as quickly as a hand can.
func (v *victim) undos() error {
	for range 3 + v.storm.random.IntN(8) {
		g := v.now()
		switch {
		case g.Redos() > 0 && v.chance(2):
			v.ask(core.Event{Kind: core.Redo})
		case g.Undos() > 0:
			v.ask(core.Event{Kind: core.Undo})
		}
	}
	return nil
}
