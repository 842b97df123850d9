package table

import (
	"iter"
	"slices"

	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/motion"
)

// Warn outlines refused cards; cards that lie next to one another in a pile get one outline. They stay until ClearWarn
// or the next accepted event.
func (t *Table) Warn(cards []core.Card) {
	t.ClearWarn()
	t.warned = slices.Clone(cards)
	t.layWarnings()
	for _, o := range t.warnings {
		t.fade(o, 1)
	}
}

// ClearWarn takes the outlines of refused cards away.
func (t *Table) ClearWarn() {
	t.warned = nil
	for _, o := range t.warnings {
		if o.to > 0 {
			t.fade(o, 0)
		}
	}
}

// layWarnings frames the refused cards.
func (t *Table) layWarnings() {
	if len(t.warned) == 0 || t.layout == nil {
		return
	}
	n := 0
	for p, r := range t.blocks(t.warned) {
		if n == len(t.warnings) {
			o := newOutline(t.stroke(theme.WarnWidth), 1, 0)
			o.colour = theme.Colours(t.look.Deck.Mode).Warn
			t.warnings = append(t.warnings, o)
		}
		t.warnings[n].pile = p
		t.warnings[n].around(r, t.sharp.face.Width)
		n++
	}
	t.warnings = t.warnings[:n]
}

// movedBy lists the cards that an action has moved, for the mark: of a draw the top one, of a redeal none.
func movedBy(b *core.Board, a core.Action) []core.Card {
	if a.To == core.Stock {
		return nil
	}
	cards := b.Cards(a.To)
	return slices.Clone(cards[max(len(cards)-int(a.Count), 0):])
}

// warnsMarked tells whether cards moved last are refused now: then one outline is enough.
func (t *Table) warnsMarked() bool {
	return slices.ContainsFunc(t.marked, func(c core.Card) bool { return slices.Contains(t.warned, c) })
}

// layMark frames the cards moved last.
func (t *Table) layMark() {
	for p, r := range t.blocks(t.marked) {
		t.mark.pile = p
		t.mark.around(r, t.sharp.face.Width)
	}
}

// blocks finds cards on the table: the pile and the rectangle of each group of them that lies together, as far as no
// other card covers it.
func (t *Table) blocks(cards []core.Card) iter.Seq2[core.Pile, Rect] {
	return func(yield func(core.Pile, Rect) bool) {
		for _, s := range t.slots {
			pile := t.game.Board().Cards(s.pile)
			for i := 0; i < len(pile); i++ {
				first := i
				for i < len(pile) && slices.Contains(cards, pile[i]) {
					i++
				}
				if i > first && !yield(s.pile, t.block(pile, first, i)) {
					return
				}
			}
		}
	}
}

// block is the rectangle of the cards from index first on up to end.
func (t *Table) block(pile []core.Card, first, end int) Rect {
	face := t.sharp.face
	card := func(i int) Rect {
		at := t.cards[pile[i]].home
		return Rect{at.X, at.Y, face.Width, face.Height}
	}
	r := card(first).Union(card(end - 1))
	if end == len(pile) {
		return r
	}
	switch next := card(end); {
	case next.Y > card(end-1).Y:
		r.H = next.Y - r.Y
	case next.X > card(end-1).X:
		r.W = next.X - r.X
	}
	return r
}

// fade starts fading an outline in or out.
func (t *Table) fade(o *outline, opacity float32) {
	length := motion.FadeIn
	if opacity == 0 {
		length = motion.FadeOut
	}
	s := t.motor.after(0, length)
	o.fadeTo(opacity, s)
	if t.layout != nil {
		t.order()
	}
	t.motor.until(s.end())
}

// outlines are all frames that can fade.
func (t *Table) outlines() iter.Seq[*outline] {
	return func(yield func(*outline) bool) {
		if !yield(t.mark) || !yield(t.drop) || !yield(t.cursor.frame) {
			return
		}
		for _, list := range [...][]*outline{t.warnings, t.pick.places, t.hint.frames[:]} {
			for _, o := range list {
				if !yield(o) {
					return
				}
			}
		}
	}
}
