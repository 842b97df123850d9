package table

import (
	"slices"

	"patiencetrio/core"
)

const (
	// touchReach is how far below its strip an open card still feels a finger, in units: fingers land low.
	touchReach = 4
	// catchMargin is how far stock, waste and foundations reach beyond their cards, in units.
	catchMargin = 6
	// leastTarget is the least width and height of stock and waste for a pointer, in units.
	leastTarget = 48
	// columnReach is how far a column reaches above its first card, in units.
	columnReach = 4
)

// Target is what a pointer is on: a card of a pile, or an empty pile.
type Target struct {
	Pile  core.Pile
	Index int       // of the card, 0 being the pile's lowest; -1: the pile is empty
	Card  core.Card // NoCard: the pile is empty
}

// areas are the parts of the table that belong to each pile. They never overlap.
type areas struct {
	stock, waste, foundations Rect
	cells, columns            []Rect
}

// area is a pile's area in the making: what must stay in it and how far it would like to reach.
type area struct{ core, reach Rect }

// newAreas gives each pile its area: what the look wants for it, cut halfway where two would overlap.
func (l *Layout) newAreas() areas {
	var all []area
	add := func(core, reach Rect) {
		if core.Empty() { // the game has no such pile
			reach = Rect{}
		}
		all = append(all, area{core, reach})
	}
	add(l.Info, l.Info)
	add(l.Rail, l.Rail)
	add(l.tableau())
	for _, r := range []Rect{l.bounds(l.Foundations), l.bounds(l.stock()), l.bounds(l.Waste)} {
		add(r, r.Inset(-catchMargin))
	}
	for _, p := range l.Cells {
		add(l.cellArea(p))
	}
	for i := 3; i < 6; i++ {
		if s := &all[i]; i > 3 && !s.core.Empty() { // the foundations' area is far larger anyway
			s.reach = s.reach.Union(atLeast(s.core, leastTarget))
		}
	}
	for i := range all {
		for j := range i {
			all[i].part(&all[j])
		}
	}
	a := areas{foundations: all[3].reach, stock: all[4].reach, waste: all[5].reach}
	for _, c := range all[6:] {
		a.cells = append(a.cells, c.reach)
	}
	a.columns = l.strips(all[2].reach)
	return a
}

// part cuts two areas that overlap halfway between their cores.
func (a *area) part(b *area) {
	if a.core.Empty() || b.core.Empty() || a.reach.Overlap(b.reach) == 0 {
		return
	}
	switch {
	case a.core.Right() <= b.core.X:
		cutX(&a.reach, &b.reach, (a.core.Right()+b.core.X)/2)
	case b.core.Right() <= a.core.X:
		cutX(&b.reach, &a.reach, (b.core.Right()+a.core.X)/2)
	case a.core.Bottom() <= b.core.Y:
		cutY(&a.reach, &b.reach, (a.core.Bottom()+b.core.Y)/2)
	default:
		cutY(&b.reach, &a.reach, (b.core.Bottom()+a.core.Y)/2)
	}
}

// cutX ends the left area at x and begins the right one there, where they reach beyond.
func cutX(left, right *Rect, x float32) {
	left.W = min(left.W, x-left.X)
	if right.X < x {
		right.X, right.W = x, right.Right()-x
	}
}

// cutY does the same at y for an upper and a lower area.
func cutY(upper, lower *Rect, y float32) {
	upper.H = min(upper.H, y-upper.Y)
	if lower.Y < y {
		lower.Y, lower.H = y, lower.Bottom()-y
	}
}

// atLeast is the rectangle grown around its middle to at least this width and height.
func atLeast(r Rect, least float32) Rect {
	w, h := max(r.W, least), max(r.H, least)
	return Rect{r.X - (w-r.W)/2, r.Y - (h-r.H)/2, w, h}
}

// bounds is the rectangle around cards at these places.
func (l *Layout) bounds(places []Point) Rect {
	var r Rect
	for _, p := range places {
		r = r.Union(l.Card(p))
	}
	return r
}

func (l *Layout) stock() []Point {
	if !l.rules.HasStock() {
		return nil
	}
	return []Point{l.Stock}
}

// tableau is the room of the columns, and their reach: to both edges of the screen.
func (l *Layout) tableau() (core, reach Rect) {
	first, last := l.Columns[0], l.Columns[len(l.Columns)-1]
	core = Rect{first.X, l.Top, last.X + l.CardW - first.X, l.Bottom - l.Top}
	return core, Rect{0, l.Top - columnReach, l.Size.W, l.Bottom - l.Top + columnReach}
}

// cellArea is a cell's card, and its reach: half the gap to the next cell on all sides.
func (l *Layout) cellArea(p Point) (core, reach Rect) {
	core = l.Card(p)
	side, above := columnGap*l.CardW/2, float32(rowGap)/2
	return core, Rect{core.X - side, core.Y - above, core.W + 2*side, core.H + 2*above}
}

// strips cuts the tableau into columns, halfway between cards; the first and the last take what is beside them.
func (l *Layout) strips(tableau Rect) []Rect {
	var all []Rect
	x := tableau.X
	for i, c := range l.Columns {
		right := tableau.Right()
		if i < len(l.Columns)-1 {
			right = (c.X + l.CardW + l.Columns[i+1].X) / 2
		}
		all = append(all, Rect{x, tableau.Y, right - x, tableau.H})
		x = right
	}
	return all
}

// Hit tells what a pointer is on; ok is false if on nothing. The point is the one that Fyne reports, which may lie
// Options.Lift above the place where a finger touches the glass; Hit undoes this first, and then gives open cards a
// little of the strip below them. Without that both corrections would add up to more than half of a thin strip, and the
// card above the one that was meant would be taken. Points beyond the left and right edges (beside the safe area) count as at the
// edge.
func (l *Layout) Hit(b *core.Board, pt Point) (t Target, ok bool) {
	pt.X = min(max(pt.X, 0), l.Size.W-.01)
	if pt.Y < l.Bottom {
		pt.Y = min(pt.Y+l.Options.Lift, l.Bottom-.01)
	}
	a := &l.areas
	switch {
	case a.stock.Contains(pt):
		return topTarget(b, core.Stock), true
	case a.waste.Contains(pt):
		return l.hitWaste(b, pt), true
	case a.foundations.Contains(pt):
		return topTarget(b, l.hitFoundation(b, pt)), true
	}
	at := func(r Rect) bool { return r.Contains(pt) }
	if i := slices.IndexFunc(a.cells, at); i >= 0 {
		return topTarget(b, core.Cell(i)), true
	}
	if i := slices.IndexFunc(a.columns, at); i >= 0 {
		return l.hitColumn(b, core.Column(i), pt.Y), true
	}
	return Target{}, false
}

// topTarget is the top card of a pile as a target.
func topTarget(b *core.Board, p core.Pile) Target { return Target{p, b.Len(p) - 1, b.Top(p)} }

// targetAt is a card of a pile that is not empty.
func targetAt(b *core.Board, p core.Pile, index int) Target {
	return Target{p, index, b.Cards(p)[index]}
}

// hitWaste finds the card of the fan that shows at the point; beside the fan the nearest one.
func (l *Layout) hitWaste(b *core.Board, pt Point) Target {
	n := b.Len(core.Waste)
	first := max(n-len(l.Waste), 0)
	for i := n - 1; i > first; i-- {
		at := l.Place(b, core.Waste, i)
		if l.Tall && pt.X >= at.X || !l.Tall && pt.Y >= at.Y { // the fan goes right or down
			return targetAt(b, core.Waste, i)
		}
	}
	if n == 0 {
		return topTarget(b, core.Waste)
	}
	return targetAt(b, core.Waste, first)
}

// hitFoundation finds the foundation that shows at the point; beside them the nearest one.
func (l *Layout) hitFoundation(b *core.Board, pt Point) core.Pile {
	var buffer [core.MaxFoundations]core.Pile
	nearest, least := core.Foundation(0), float32(largestSize*largestSize)
	for _, p := range l.FoundationsBackToFront(b, buffer[:0]) {
		if d := l.Card(l.Foundations[p.Index()]).distance2(pt); d <= least {
			nearest, least = p, d
		}
	}
	return nearest
}

// hitColumn finds the card of a column at a height.
func (l *Layout) hitColumn(b *core.Board, p core.Pile, y float32) Target {
	n, hidden := b.Len(p), b.FaceDown(p)
	if n == 0 {
		return topTarget(b, p)
	}
	hiddenDown, openDown := l.fanOf(b, p)
	i := n - 1
	for ; i > 0; i-- {
		border := l.Top + drop(i, hidden, hiddenDown, openDown)
		if i > hidden && l.Options.Touch {
			border += min(touchReach, openDown/3) // a very thin strip stays mostly its own card's
		}
		if y >= border {
			break
		}
	}
	return targetAt(b, p, i)
}
