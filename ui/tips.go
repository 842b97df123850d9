package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/motion"
	"patiencetrio/ui/text"
)

// tips shows what a key of the bar does, and its keys on the keyboard, when a mouse has rested on it for a while. It lies
// over everything and takes no input.
type tips struct {
	box  *fyne.Container
	wait *motion.Run
	stop func() // ends the wait for the tip to go by itself; nil: there is none
}

func newTips() *tips { return &tips{box: container.NewWithoutLayout()} }

// on lets the bar's keys have tips, in the language that words then gives.
func (t *tips) on(b *bar, words func() *text.Text) {
	for id, key := range b.tipped() {
		key.OnHover = t.hover(func() { t.show(key, words().Get(id), newKeyCaps(words(), waysOf(id))) })
	}
}

// onMark lets the header's mark have a tip: what it means, in words. It goes by itself, since in a wide window it lies over the
// first column.
func (t *tips) onMark(h *header, words func() *text.Text) {
	h.hovered = func(mark fyne.CanvasObject, rests bool) {
		t.hover(func() {
			t.show(mark, words().Get(verdictIDs[h.text.still].title), newKeyCaps(words(), nil))
			t.stop = motion.After(motion.TipStays, t.clear)
		})(rests)
	}
}

// hover follows a mouse over something that has a tip.
func (t *tips) hover(show func()) func(rests bool) {
	return func(rests bool) {
		t.clear()
		if rests {
			t.wait = motion.Wait(motion.TipAfter, show)
		}
	}
}

// clear takes the tip away, and one that has not come yet.
func (t *tips) clear() {
	t.wait.Stop()
	if t.stop != nil {
		t.stop()
		t.stop = nil
	}
	if len(t.box.Objects) > 0 {
		t.box.RemoveAll()
		t.box.Refresh()
	}
}

// The measures of a tip, in units.
const (
	tipGap   float32 = 8  // to the key
	tipInset float32 = 10 // of its words
)

// show shows a tip beside something: a word, and keys, which may be none.
func (t *tips) show(beside fyne.CanvasObject, word string, caps *keyCaps) {
	p := kit.Now().Palette
	panel := canvas.NewRectangle(p.Panel)
	panel.CornerRadius, panel.StrokeColor, panel.StrokeWidth = theme.FieldRadius, p.Line, theme.DividerWidth
	label := kit.NewLabel(word, theme.Caption)
	name, keys := label.Width(), caps.MinSize().Width
	size := fyne.NewSize(name+2*tipInset, capsHeight()+tipInset)
	if keys > 0 {
		size.Width += keys + tipInset
	}
	at := t.place(beside, size)
	kit.Place(panel, at.X, at.Y, size.Width, size.Height)
	kit.Place(label, at.X+tipInset, at.Y, name, size.Height)
	kit.Place(caps, at.X+2*tipInset+name, at.Y+tipInset/2, keys, capsHeight())
	t.box.Objects = []fyne.CanvasObject{panel, label, caps}
	t.box.Refresh()
}

// place is above a key at the lower edge of the window, below what is at the upper one, and beside a key at its sides.
func (t *tips) place(key fyne.CanvasObject, size fyne.Size) fyne.Position {
	at, window := fyne.CurrentApp().Driver().AbsolutePositionForObject(key), t.box.Size()
	middle := at.Y + (key.Size().Height-size.Height)/2
	switch {
	case !kit.Wide(window):
		x, y := at.X+(key.Size().Width-size.Width)/2, at.Y-size.Height-2*tipGap
		if y < 0 {
			y = at.Y + key.Size().Height
		}
		return fyne.NewPos(max(tipGap, min(x, window.Width-size.Width-tipGap)), y)
	case at.X > window.Width/2:
		return fyne.NewPos(at.X-size.Width-2*tipGap, middle)
	default:
		return fyne.NewPos(at.X+key.Size().Width+2*tipGap, middle)
	}
}
