package ui

import (
	"errors"
	"sync/atomic"
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
	stop  atomic.Bool

	aside func(work func())
}

// openTransfer opens the sheet about games as files.
func (p *App) openTransfer() *transfer {
	t := &transfer{app: p, aside: func(work func()) { go work() }}
	l := p.openSheet(t.build)
	l.gone = func() { t.stop.Store(true) }
	return t
}

// build makes the sheet as things stand.
func (t *transfer) build() *kit.Sheet {
	t.sheet = newTransferSheet(transferConfig{Text: t.app.text, Save: t.save, Add: t.add, Stop: func() { t.stop.Store(true) }})
	t.now.plays = t.export().Plays()
	t.show()
	return t.sheet.sheet
}

// errStopped ends what goes on aside.
var errStopped = errors.New("stopped")

// progressAfter is how long something goes on before it is told, and between two words about it.
const progressAfter = 150 * time.Millisecond

// run does something aside, tells how far it is, and then calls done on Fyne's goroutine. id is of the words about it.
func (t *transfer) run(id string, work func(step func(lines int) error) error, done func(error)) {
	t.stop.Store(false)
	t.now.busy = true
	t.show()
	t.aside(func() {
		told := time.Now()
		err := work(func(lines int) error {
			if t.stop.Load() {
				return errStopped
			}
			if time.Since(told) >= progressAfter {
				told = time.Now()
				fyne.Do(func() { t.tellProgress(id, lines) })
			}
			return nil
		})
		fyne.Do(func() { done(err) })
	})
}

func (t *transfer) tellProgress(id string, lines int) {
	if t.now.busy {
		t.now.progress = t.app.text.Prose(id, text.Data{"Count": lines})
		t.show()
	}
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
		case errors.Is(err, errStopped):
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
			t.tell(t.app.text.NoBackup(err, errStopped))
			return
		}
		t.now.progress = ""
		t.keep(backup, t.app.store.Import(backup))
	})
}

// keep goes on adding, and tells what was added at the end.
func (t *transfer) keep(b *store.Backup, m *store.Merge) {
	if m.Next() {
		t.aside(func() { fyne.Do(func() { t.keep(b, m) }) })
		return
	}
	t.now = transferState{told: t.app.text.Imported(b, m)}
	t.app.imported()
}

// imported shows what has changed by an import: the pages that are open, and the play that has come to the table.
func (p *App) imported() {
	if play := p.session.play; play != nil {
		if now := p.store.Current(play.Code().Rules.Letters); now != play {
			p.session.open(now)
			p.game.show(false)
		}
	}
	p.screens.rebuild()
}
