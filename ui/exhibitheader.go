package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/table"
)

// exhibitHeader names an example, or what is shown of a play, and its deal's code, and closes it: the top of a tall table,
// the info block of a wide one. A tap on the name or the code copies the code.
type exhibitHeader struct {
	widget.BaseWidget
	title, game, code string
	step              string
	felt              theme.Felt
	table             *table.Layout

	closer                *kit.IconButton
	name, second, counter *line
	copy                  *tapArea
}

func newExhibitHeader(title, game, code string, felt theme.Felt, leave, copied func()) *exhibitHeader {
	h := &exhibitHeader{title: title, game: game, code: code, felt: felt, name: newLine(), second: newLine(), counter: newLine()}
	h.closer = kit.NewPlainIcon(theme.IconClose, func(l kit.Look) nrgba { return felt.Colours(l.Mode).Text }, leave)
	h.copy = newTapArea(copied)
	h.ExtendBaseWidget(h)
	return h
}

// set shows which step it is.
func (h *exhibitHeader) set(step string) {
	h.step = step
	h.Refresh()
}

// place follows the table's layout.
func (h *exhibitHeader) place(l *table.Layout) {
	h.table = l
	place(h, l.Heading())
	h.Refresh()
}

// CreateRenderer draws the header.
func (h *exhibitHeader) CreateRenderer() fyne.WidgetRenderer {
	objects := []fyne.CanvasObject{h.name.Text, h.second.Text, h.counter.Text, h.copy, h.closer}
	return kit.Draw(h, objects, kit.Drawing{Layout: h.layout})
}

func (h *exhibitHeader) layout(size fyne.Size) {
	switch {
	case h.table == nil:
	case h.table.Tall:
		h.tall(size.Width)
	default:
		h.wide(size)
	}
}

func (h *exhibitHeader) tall(width float32) {
	c, high := h.felt.Colours(kit.Now().Mode), h.table.Header.H
	by := tallGrown(high)
	name, label := theme.GameName.Scaled(by), theme.Label.Scaled(min(by, labelsGrow))
	if width < narrow {
		name.Size = 15 * by
	}
	nameBase, codeBase := tallBases(high, by)
	kit.Place(h.closer, theme.Space1, (high-kit.MinTarget)/2, kit.MinTarget, kit.MinTarget)
	h.counter.set(h.step, label, c.Muted)
	h.counter.at(width-movesRight, codeBase, 1)
	h.name.set(h.title, name, c.Text)
	h.name.fit(width - movesRight - nameX)
	h.name.at(nameX, nameBase, 0)
	h.second.set(h.game+" · "+h.code, label, c.Muted)
	h.second.fit(h.counter.Position().X - headerSpacing - nameX)
	h.second.at(nameX, codeBase, 0)
	kit.Place(h.copy, nameX, 0, max(h.name.right(), h.second.right())-nameX, high)
}

// exhibitCode is the baseline of the code in the info block; the first is a phone's. Where the name has no room beside the
// key it stands above the code, and both a little lower.
var (
	exhibitCode = [2]float32{50, 69}
	nameBelow   = float32(46)
	codeBelow   = float32(59)
)

// wide leaves title and number to the panel.
func (h *exhibitHeader) wide(size fyne.Size) {
	c := h.felt.Colours(kit.Now().Mode)
	i := 1
	if h.table.Phone {
		i = 0
	}
	kit.Place(h.closer, -theme.Space2, -theme.Space2, kit.MinTarget, kit.MinTarget)
	left := kit.MinTarget - theme.Space2
	h.counter.set("", theme.Label, c.Muted)
	h.name.set(h.game, theme.TextStyle{Size: infoLabel[i], Bold: true}, c.Text)
	h.name.fit(size.Width - left)
	nameX, name, code := left, kit.MinTarget/2-theme.Space2+infoLabel[i]/3, exhibitCode[i]
	if h.name.Size().Width > size.Width-left {
		nameX, name, code = 0, nameBelow, codeBelow
		h.name.set(h.game, theme.TextStyle{Size: infoLabel[i], Bold: true}, c.Text)
		h.name.fit(size.Width)
	}
	h.name.at(nameX, name, 0)
	h.second.set(h.code, theme.TextStyle{Size: infoSmall[i]}, c.Muted)
	h.second.fit(size.Width)
	h.second.at(0, code, 0)
	kit.Place(h.copy, 0, kit.MinTarget-theme.Space2, size.Width, size.Height-kit.MinTarget+theme.Space2)
}
