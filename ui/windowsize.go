package ui

import "fyne.io/fyne/v2"

// startSize is the size of the window on a desktop when it opens for the first time, in units.
var startSize = fyne.NewSize(1100, 760)

// The bounds of a window's remembered sides, in units: what lies outside of them was never a window.
const (
	leastSide = 320
	mostSide  = 16384
)

// The keys of the window's size in the preferences.
const (
	windowWidth  = "window.width"
	windowHeight = "window.height"
)

// windowSize is the size that the window of a desktop had last. One that is too large for the screen is cut by the system.
func windowSize(p fyne.Preferences) fyne.Size {
	size := fyne.NewSize(float32(p.Float(windowWidth)), float32(p.Float(windowHeight)))
	if !(min(size.Width, size.Height) >= leastSide && max(size.Width, size.Height) <= mostSide) { // nor is it no number
		return startSize
	}
	return size
}

func setWindowSize(p fyne.Preferences, size fyne.Size) {
	p.SetFloat(windowWidth, float64(size.Width))
	p.SetFloat(windowHeight, float64(size.Height))
}

// keepWindow remembers the window's size on a desktop. It is called now and then and not at every change of the size.
func (p *App) keepWindow() {
	size := p.window.Canvas().Size()
	if fyne.CurrentDevice().IsMobile() || p.window.FullScreen() || size == windowSize(p.fyne.Preferences()) {
		return
	}
	setWindowSize(p.fyne.Preferences(), size)
	p.keep()
}
