package table

import (
	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/motion"
)

// hint is an action that is being shown: a picture only, the position knows nothing of it. The cards leave their place,
// go a good part of the way and come back; frames stand round both places until the player does something.
type hint struct {
	on     bool
	action core.Action
	cards  []*card // on their way
	frames [2]*outline
}

// hintReach is the share of the way to their place that shown cards go.
const hintReach = .62

func newHint() hint {
	return hint{frames: [2]*outline{newOutline(theme.MarkHintFrom), newOutline(theme.MarkHintTo)}}
}

// ShowHint shows an action that is allowed now, without making it. Any input ends that.
func (t *Table) ShowHint(a core.Action) {
	t.Cancel()
	t.skipDeal()
	if t.layout == nil || !t.game.Board().Allows(a) {
		return
	}
	t.motor.finish()
	t.hint.on, t.hint.action = true, a
	t.layHint()
	breath := t.motor.after(0, motion.Hint)
	for _, o := range t.hint.frames {
		o.breatheIn(breath)
	}
	if t.motor.factor > 0 {
		t.beckon()
	}
	t.order()
	t.motor.until(breath.end())
}

// Hint is the action that is being shown; ok is false if there is none.
func (t *Table) Hint() (a core.Action, ok bool) { return t.hint.action, t.hint.on }

// EndHint lays the cards of a hint back at once and takes its frames away.
func (t *Table) EndHint() {
	if !t.hint.on {
		return
	}
	t.hint.on = false
	for _, c := range t.hint.cards {
		c.settle()
		t.show(c)
	}
	t.hint.cards, t.hand.falls = nil, nil
	t.land()
	for _, o := range t.hint.frames {
		t.fade(o, 0)
	}
}

// layHint frames what is to move and where it goes.
func (t *Table) layHint() {
	from, a := t.hintCards(), t.hint.action
	t.pointOut(t.hint.frames, a, t.block(from, len(from)-int(a.Count), len(from)), t.topRect(a.To))
}

// pointOut lays the two marks of a proposal: the sign of the one points to the other.
func (t *Table) pointOut(marks [2]*outline, a core.Action, from, to Rect) {
	marks[0].pile, marks[1].pile = a.From, a.To
	marks[0].pointing(from, Point{to.X - from.X, to.Bottom() - from.Bottom()}, t.stage())
	marks[1].around(to, t.stage())
}

// hintCards are those of the pile from which the hint goes.
func (t *Table) hintCards() []core.Card { return t.game.Board().Cards(t.hint.action.From) }

// nextPlace is where the next card of a pile will lie.
func (t *Table) nextPlace(p core.Pile) Point {
	b := t.game.Board()
	return t.layout.Place(b, p, b.Len(p))
}

// beckon sends the cards of a hint a part of the way and back. They stay on the side that they show: of a card that lies
// face down nothing more is seen.
func (t *Table) beckon() {
	h := &t.hint
	there, from := t.nextPlace(h.action.To), t.hintCards()
	from = from[len(from)-int(h.action.Count):]
	corner := t.cards[from[0]].home
	way := t.motor.after(0, motion.HintWay)
	h.cards = nil
	for _, id := range from {
		c := t.cards[id]
		c.settle()
		t.fly(c)
		c.glide(way, thereAndBack)
		c.way.scale = theme.LiftScale
		c.way.from = corner.Add((there.X-corner.X)*hintReach+(c.home.X-corner.X)*theme.LiftScale,
			(there.Y-corner.Y)*hintReach+(c.home.Y-corner.Y)*theme.LiftScale)
		h.cards = append(h.cards, c)
	}
	t.castShadow(h.cards)
	t.hand.falls = h.cards
}
