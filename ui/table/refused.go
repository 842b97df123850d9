package table

import (
	"slices"

	"patiencetrio/core"
	"patiencetrio/theme"
)

// Warn marks the cards that a refusal is about, and what does not take them; cards that lie next to one another in a pile
// get one frame. The marks stay until ClearWarn or the next accepted event.
func (t *Table) Warn(r *core.Refusal) {
	t.ClearWarn()
	t.refusal = r
	t.layWarnings()
	for _, o := range t.warnings {
		t.fade(o, 1)
	}
	if t.layout != nil {
		t.order()
	}
}

// ClearWarn takes the marks of a refusal away.
func (t *Table) ClearWarn() {
	t.refusal = nil
	for _, o := range t.warnings {
		if o.to > 0 {
			t.fade(o, 0)
		}
	}
}

// layWarnings frames what a refusal is about, if one is being explained.
func (t *Table) layWarnings() {
	t.warnings = nil // what may still fade away vanishes
	if t.refusal == nil || t.layout == nil {
		return
	}
	for p, r := range t.blocks(t.refusal.Cards) {
		t.warnOf(theme.MarkRefused, p, r)
	}
	if p, ok := refusing(t.refusal); ok {
		t.warnOf(theme.MarkRefusing, p, t.topRect(p))
	}
}

// warnOf lays one mark of a refusal.
func (t *Table) warnOf(mark theme.Mark, p core.Pile, r Rect) {
	o := newOutline(mark)
	o.pile, o.covered = p, r.Bottom() < t.topRect(p).Bottom()-1
	o.around(r, t.stage())
	t.warnings = append(t.warnings, o)
}

// refusing is the pile that does not take the cards of a refusal; ok is false where it is the cards themselves that may not move
// like that, or where they were to go nowhere in particular.
func refusing(r *core.Refusal) (p core.Pile, ok bool) {
	switch {
	case r.Target != core.NoCard:
		return r.Action.To, true
	case len(r.Cards) == 0:
		return 0, false
	}
	switch r.Kind {
	case core.KingOnly, core.FoundationWrongRank, core.FoundationWrongSuit, core.FoundationOneCard, core.CellOneCard, core.RunTooLong, core.NeverSuchMove:
		return r.Action.To, true
	}
	return 0, false
}

// warnsMarked tells whether cards moved last are refused now, or refuse others.
func (t *Table) warnsMarked() bool {
	r := t.refusal
	return r != nil && slices.ContainsFunc(t.marked, func(c core.Card) bool { return c == r.Target || slices.Contains(r.Cards, c) })
}
