package table

import (
	"patiencetrio/core"
	"patiencetrio/ui/motion"
)

// Demonstrate makes an action before the player's eyes as if the player had made it. If it is refused, the cards go to the
// target and come back, and the host explains it.
func (t *Table) Demonstrate(a core.Action) *core.Refusal {
	r := t.Do(core.Do(a))
	if r != nil {
		t.feint(a)
		t.host.Refused(r)
	}
	return r
}

// feint lets the cards of a refused action go to its target and come back.
func (t *Table) feint(a core.Action) {
	cards := t.game.Board().Cards(a.From)
	first := max(len(cards)-int(a.Count), 0)
	if t.layout == nil || first == len(cards) {
		return
	}
	there, corner := t.nextPlace(a.To), t.cards[cards[first]].home
	way := t.motor.after(0, 3*moveTime(distance(corner, there)))
	nudge := span{way.end(), t.motor.scaled(motion.Nudge)}
	for _, id := range cards[first:] {
		c := t.cards[id]
		c.settle()
		t.fly(c)
		c.glide(way, thereAndBack)
		c.way.from = c.home.Add(there.X-corner.X, there.Y-corner.Y)
		c.nudge = nudge
	}
	t.order()
	t.motor.until(nudge.end())
}

// thereAndBack begins and ends at home, and rests a while at the other end of the way.
func thereAndBack(t float32) float32 {
	switch {
	case t < .4:
		return 1 - motion.InOutQuad(t/.4)
	case t < .6:
		return 0
	default:
		return motion.InOutQuad((t - .6) / .4)
	}
}
