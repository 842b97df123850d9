package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/driver/mobile"
)

// filesShare is how much of a small window the dialog takes; filesMost is its size in a large one.
const filesShare = .94

var filesMost = fyne.NewSize(800, 600)

// showFiles shows the dialog in which a file is chosen: the system's on phones, Fyne's own elsewhere. confirm is what is
// done with the file.
func (p *App) showFiles(d *dialog.FileDialog, confirm string) {
	c := p.window.Canvas()
	d.SetTitleText(confirm)
	d.SetDismissText(p.text.Get("transfer.cancel"))
	d.SetConfirmText(p.text.Get("transfer.confirm"))
	d.SetView(dialog.ListView) // shows whole names
	d.Show()
	if len(c.Overlays().List()) == 0 {
		return // the system's
	}
	d.Resize(fyne.NewSize(min(c.Size().Width*filesShare, filesMost.Width), min(c.Size().Height*filesShare, filesMost.Height)))
	d.Hide() // only what is shown anew stands in the middle
	d.Show()
	d.SetOnClosed(func() { p.files = nil })
	p.files = d
	c.Unfocus() // for Escape: an entry would keep it to itself
}

// filesKey is what keys do while a file is chosen and nothing in the dialog has the keyboard: Escape closes what is on top.
func (p *App) filesKey(e *fyne.KeyEvent) {
	overlays := p.window.Canvas().Overlays()
	switch {
	case e.Name != fyne.KeyEscape && e.Name != mobile.KeyBack:
	case len(overlays.List()) > 1:
		overlays.Remove(overlays.Top())
	default:
		p.files.Dismiss()
	}
}
