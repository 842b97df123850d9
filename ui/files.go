package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/theme"
)

// filesShare is how much of a small window the dialog takes; filesMost is its size in a large one.
const filesShare = .94

var filesMost = fyne.NewSize(800, 600)

// showFiles shows the dialog in which a file is chosen: the system's on phones, Fyne's own elsewhere. confirm is what is
// done with the file.
func (p *App) showFiles(d *dialog.FileDialog, confirm string) {
	c := p.window.Canvas()
	theme.SetFieldText(0)
	d.SetTitleText(confirm)
	d.SetDismissText(p.text.Get("transfer.cancel"))
	d.SetConfirmText(p.text.Get("transfer.confirm"))
	d.SetView(dialog.ListView) // shows whole names
	d.Show()
	if len(c.Overlays().List()) == 0 {
		return // the system's
	}
	p.name, _ = c.Focused().(*widget.Entry) // it shows that it has the keyboard, but loses it when the dialog is shown anew
	d.Resize(fyne.NewSize(min(c.Size().Width*filesShare, filesMost.Width), min(c.Size().Height*filesShare, filesMost.Height)))
	d.Hide() // only what is shown anew stands in the middle
	d.Show()
	d.SetOnClosed(func() { p.files, p.name = nil, nil })
	p.files, p.spent = d, true
}

// closeFiles takes away the dialog in which a file is chosen, with all that it has opened itself.
func (p *App) closeFiles() {
	if p.files != nil {
		p.files.Dismiss()
	}
	overlays := p.window.Canvas().Overlays()
	for overlays.Top() != nil {
		overlays.Remove(overlays.Top())
	}
}

// filesKey is what keys do while a file is chosen and nothing in the dialog has the keyboard: Escape closes what is on top,
// which an entry with the focus would not let it do. All else is for the file's name; but Enter that is held down since
// before the dialog was there must not save.
func (p *App) filesKey(e *fyne.KeyEvent, held bool) {
	p.spent = false
	overlays := p.window.Canvas().Overlays()
	covered := len(overlays.List()) > 1
	switch e.Name {
	case fyne.KeyEscape, mobile.KeyBack:
		if covered {
			overlays.Remove(overlays.Top())
		} else {
			p.files.Dismiss()
		}
	case fyne.KeyReturn, fyne.KeyEnter:
		if p.name != nil && !covered && !held {
			p.name.TypedKey(e)
		}
	default:
		if p.name != nil && !covered {
			p.name.TypedKey(e)
		}
	}
}

// filesRune writes the file's name while nothing in the dialog has the keyboard.
func (p *App) filesRune(r rune) {
	if p.name != nil && len(p.window.Canvas().Overlays().List()) == 1 {
		p.name.TypedRune(r)
	}
}
