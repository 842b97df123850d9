package ui

import (
	"context"
	"errors"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"

	"patiencetrio/core/store"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/text"
)

// transfer saves all games to a file and adds those of one. Files are written and read aside; what they hold is added to
// the store on Fyne's goroutine, a little at a time.
type transfer struct {
	app   *App
	sheet *transferSheet
	now   transferState
	work  aside
}

// progressAfter is how long saving or reading goes on before it is told.
const progressAfter = 150 * time.Millisecond

// openTransfer opens the sheet about games as files.
func (p *App) openTransfer() *transfer {
	t := &transfer{app: p, work: aside{quiet: progressAfter}}
	l := p.openSheet(t.build)
	l.gone = t.work.cut // what has been read whole is still added
	return t
}

// build makes the sheet as things stand.
func (t *transfer) build() *kit.Sheet {
	t.sheet = newTransferSheet(transferConfig{Text: t.app.text, Save: t.save, Add: t.add, Stop: t.work.cut})
	t.now.plays = t.export().Plays()
	t.show()
	return t.sheet.sheet
}

// run does something aside, tells how far it is, and then calls done on Fyne's goroutine. step fails once it is no longer
// wanted. id is of the words about it.
func (t *transfer) run(id string, work func(step func(lines int) error) error, done func(error)) {
	t.now.busy = true
	t.show()
	begin(&t.work, func(ctx context.Context, progress func(int)) error {
		return work(func(lines int) error {
			progress(lines)
			return ctx.Err()
		})
	}, func(lines int) { t.tellProgress(id, lines) }, done)
}

func (t *transfer) tellProgress(id string, lines int) {
	t.now.progress = t.app.text.Prose(id, text.Data{"Count": lines})
	t.show()
}

// tell ends what went on with words about it.
func (t *transfer) tell(prose string) {
	t.now = transferState{told: prose, plays: t.now.plays}
	t.show()
}

func (t *transfer) show() { t.sheet.show(t.now) }

func (t *transfer) export() *store.Export { return t.app.store.Export(t.app.fyne.Metadata().Version) }

// save asks for a file and saves to it.
func (t *transfer) save() {
	p := t.app
	d := dialog.NewFileSave(func(w fyne.URIWriteCloser, err error) {
		fyne.Do(func() { t.saveTo(w, err) }) // phones call from elsewhere
	}, p.window)
	d.SetFileName(store.BackupName(p.session.now()))
	p.showFiles(d, p.text.Get("transfer.save"))
}

// saveTo saves to a file; nil: the player has changed his mind.
func (t *transfer) saveTo(w fyne.URIWriteCloser, err error) {
	if err != nil {
		t.tell(t.app.text.Prose("transfer.failed.save"))
		return
	}
	if w == nil {
		return
	}
	export := t.export()
	t.run("transfer.saving", func(step func(int) error) error {
		return errors.Join(export.Write(w, step), w.Close())
	}, func(err error) {
		switch {
		case errors.Is(err, context.Canceled):
			t.tell(t.app.text.Prose("transfer.stopped.save"))
		case err != nil:
			t.tell(t.app.text.Prose("transfer.failed.save"))
		default:
			t.tell(t.app.text.Saved(export.Plays(), w.URI().Name()))
		}
	})
}

// add asks for a file and adds what is in it.
func (t *transfer) add() {
	p := t.app
	d := dialog.NewFileOpen(func(r fyne.URIReadCloser, err error) {
		fyne.Do(func() { t.addFrom(r, err) })
	}, p.window)
	p.showFiles(d, p.text.Get("transfer.add"))
}

// addFrom adds what is in a file; nil: the player has changed his mind.
func (t *transfer) addFrom(r fyne.URIReadCloser, err error) {
	if err != nil {
		t.tell(t.app.text.Prose("transfer.failed.add"))
		return
	}
	if r == nil {
		return
	}
	var backup *store.Backup
	t.run("transfer.reading", func(step func(int) error) error {
		defer r.Close()
		var err error
		backup, err = store.ReadBackup(r, step)
		return err
	}, func(err error) {
		if err != nil {
			t.tell(t.app.text.NoBackup(err))
			return
		}
		t.now.progress = ""
		t.keep(backup, t.app.store.Import(backup))
	})
}

// keep goes on adding, with a turn for whatever else waits after each step, and tells what was added at the end.
func (t *transfer) keep(b *store.Backup, m *store.Merge) {
	if m.Next() {
		begin(&t.work, func(context.Context, func(int)) bool { return true }, nil, func(bool) { t.keep(b, m) })
		return
	}
	t.now = transferState{told: t.app.text.Imported(b, m)}
	t.app.imported()
}

// imported shows what has changed by an import: the pages that are open, and the play that has come to the table.
func (p *App) imported() {
	p.showCurrent()
	p.screens.rebuild()
}
