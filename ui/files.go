package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/widget"
)

// filesShare is how much of the window the dialog takes.
const filesShare = .94

// showFiles shows the dialog in which a file is chosen: the system's on phones, Fyne's own elsewhere. confirm is what is
// done with the file.
func (p *App) showFiles(d *dialog.FileDialog, confirm string) {
	d.SetTitleText(confirm)
	d.SetOnClosed(func() { p.files = nil })
	size := p.window.Canvas().Size()
	d.Show()
	if len(p.window.Canvas().Overlays().List()) == 0 {
		return // the system's
	}
	d.Resize(fyne.NewSize(size.Width*filesShare, size.Height*filesShare))
	p.files = d
	p.window.Canvas().Unfocus() // for Escape and Enter: an entry would keep them to itself
}

// filesKey is what keys do while a file is chosen: Escape closes what is on top.
func (p *App) filesKey(e *fyne.KeyEvent) {
	overlays := p.window.Canvas().Overlays()
	top, over := overlays.Top().(*widget.PopUp)
	switch {
	case e.Name != fyne.KeyEscape:
	case over && len(overlays.List()) > 1:
		top.Hide()
	default:
		p.files.Dismiss()
	}
}
