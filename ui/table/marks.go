package table

import (
	"iter"
	"slices"

	"fyne.io/fyne/v2"

	"patiencetrio/core"
	"patiencetrio/ui/motion"
)

// movedBy lists the cards that an action has moved, for the mark: of a draw the top one, of a redeal none.
func movedBy(b *core.Board, a core.Action) []core.Card {
	if a.To == core.Stock {
		return nil
	}
	cards := b.Cards(a.To)
	return slices.Clone(cards[max(len(cards)-int(a.Count), 0):])
}

// layMark frames the cards moved last.
func (t *Table) layMark() {
	for p, r := range t.blocks(t.marked) {
		t.mark.pile = p
		t.mark.around(r, t.stage())
	}
}

// addMark shows the mark of the cards moved last with its pile, whose neighbours may cover it. Where those cards are refused
// one frame is enough.
func (t *Table) addMark(p core.Pile) {
	if t.mark.visible() && t.mark.pile == p && (t.mark.to == 0 || t.cards[t.marked[0]].flown == 0) && !t.warnsMarked() {
		t.scene = append(t.scene, t.mark.frame)
	}
}

// addOutlines shows all other marks over the piles: the frames, the cursor over them, as it takes only their corners, and the signs
// over all.
func (t *Table) addOutlines() {
	var signs []fyne.CanvasObject
	for o := range t.outlines() {
		if o == t.mark || !o.visible() {
			continue
		}
		t.scene = append(t.scene, o.frame)
		if o.sign != nil {
			signs = append(signs, o.sign)
		}
	}
	t.scene = append(t.scene, signs...)
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

// outlines are all marks that can fade, from back to front.
func (t *Table) outlines() iter.Seq[*outline] {
	return func(yield func(*outline) bool) {
		for _, list := range [...][]*outline{{t.mark}, t.warnings, {t.drop}, t.pick.places, {t.pick.frame}, t.hint.frames[:], {t.cursor.frame}} {
			for _, o := range list {
				if !yield(o) {
					return
				}
			}
		}
	}
}
