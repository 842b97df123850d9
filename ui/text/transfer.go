package text

import (
	"context"
	"errors"
	"strings"
	"time"

	"patiencetrio/core"
	"patiencetrio/core/store"
)

// NoBackup tells why nothing was added from a file, in prose: context.Canceled is the error of a player who did not want
// it any more, the others are those of store.ReadBackup.
func (t *Text) NoBackup(err error) string {
	switch {
	case errors.Is(err, context.Canceled):
		return t.Prose("transfer.stopped.add")
	case errors.Is(err, store.ErrForeign):
		return t.Prose("transfer.foreign")
	case errors.Is(err, store.ErrNewer):
		return t.Prose("transfer.newer")
	case errors.Is(err, store.ErrTooLarge):
		return t.Prose("transfer.toolarge")
	}
	return t.Prose("transfer.failed.add")
}

// Saved tells that so many plays were saved to a file of that name.
func (t *Text) Saved(plays int, file string) string {
	return t.Prose("transfer.saved", Data{"Count": plays, "File": file})
}

// TransferMessages are messages about saving and adding of usual length, in prose.
func (t *Text) TransferMessages() []string {
	all := []string{t.Saved(9999, store.BackupName(time.Time{}))}
	for _, id := range []string{"failed.save", "failed.add", "stopped.save", "stopped.add", "foreign", "newer", "toolarge"} {
		all = append(all, t.Prose("transfer."+id))
	}
	return all
}

// Imported tells what was added from a file, and what was not and why, in prose.
func (t *Text) Imported(b *store.Backup, m *store.Merge) string {
	whole := !b.Damaged && b.Refused+b.Unknown == 0 && len(m.Waiting) == 0 && !m.Full
	var said []string
	count := func(id string, n int) {
		if n > 0 {
			said = append(said, t.Prose(id, Data{"Count": n}))
		}
	}
	switch {
	case m.Added > 0 || len(m.UnderWay) > 0:
		count("transfer.added", m.Added)
		count("transfer.known", m.Known)
	case whole && m.Known > 0:
		said = append(said, t.Prose("transfer.added.none"))
	default:
		said = append(said, t.Prose("transfer.added.nothing"))
		count("transfer.known", m.Known)
	}
	list := func(id string, codes []core.Code) {
		if len(codes) > 0 {
			said = append(said, t.Prose(id, Data{"Games": listOf(t, inARow, codes, func(c core.Code) string { return t.Game(c.Rules) })}))
		}
	}
	list("transfer.underway", m.UnderWay)
	list("transfer.waiting", m.Waiting)
	count("transfer.refused", b.Refused)
	count("transfer.unknown", b.Unknown)
	if m.Full {
		said = append(said, t.Prose("transfer.full"))
	}
	if m.Unsaved && m.Added+len(m.UnderWay) > 0 {
		said = append(said, t.Prose("transfer.unsaved"))
	}
	if b.Damaged {
		said = append(said, t.Prose("transfer.damaged"))
	}
	return strings.Join(said, "\n")
}

// PastedPlay tells what a pasted text holds: a game with code after which a play follows. err is that of core.FindPlay.
// wrong tells whether it is told as something wrong.
func (t *Text) PastedPlay(g *core.Game, err error) (prose string, wrong bool) {
	data := Data{"Count": g.Moves()}
	var refusal *core.Refusal
	switch {
	case errors.As(err, &refusal):
		m := t.Refusal(refusal, g.Board())
		data["Word"] = t.eventWord(refusal)
		return t.Prose("transfer.pasted.wrong", data) + "\n" + m.Title + "\n" + m.Body, true
	case err != nil:
		return t.Prose("transfer.pasted.unread", data), true
	case g.EverWon():
		return t.Prose("transfer.pasted.won", data), false
	}
	return t.Prose("transfer.pasted.open", data), false
}

// eventWord is the event that was refused, in words.
func (t *Text) eventWord(r *core.Refusal) string {
	a := r.Action
	switch {
	case r.Kind == core.NothingToUndo:
		return t.Prose("words.pasted.undo")
	case r.Kind == core.NothingToRedo:
		return t.Prose("words.pasted.redo")
	case a == core.Action{}:
		return t.Prose("words.pasted.hint")
	case a == core.Draw:
		return t.Prose("words.pasted.draw")
	}
	pile := func(id string, p core.Pile) string {
		return t.Prose("words.pasted."+id+"."+pileIDs[p.Kind()], Data{"Number": p.Index() + 1})
	}
	return t.Prose("words.pasted.move", Data{"From": pile("from", a.From), "To": pile("to", a.To)})
}
