package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/table"
)

// headerText is what the header says.
type headerText struct {
	name, code string
	time       string // played time, or "" when it is not shown
	score      string
	moves      string
	scoreLabel string
	movesLabel string
}

// header names the game, its code, score and moves: the top of a tall table, the info block of a wide one. A tap on the
// code copies it; else it takes no input, so that cards can be dragged over it.
type header struct {
	widget.BaseWidget
	text   headerText
	felt   theme.Felt
	layout *table.Layout
	copied func()
}

func newHeader(copied func()) *header {
	h := &header{copied: copied}
	h.ExtendBaseWidget(h)
	return h
}

// set shows other text.
func (h *header) set(t headerText) {
	if h.text != t {
		h.text = t
		h.Refresh()
	}
}

// place follows the table's layout.
func (h *header) place(l *table.Layout) {
	h.layout = l
	r := l.Header
	if !l.Tall {
		r = l.Info
	}
	h.Move(fyne.NewPos(r.X, r.Y))
	h.Resize(fyne.NewSize(r.W, r.H))
	h.Refresh()
}

// shift moves the header from its place in a layout.
func (h *header) shift(l *table.Layout, dx, dy float32) {
	r := l.Header
	if !l.Tall {
		r = l.Info
	}
	h.Move(fyne.NewPos(r.X+dx, r.Y+dy))
}

// CreateRenderer draws the header.
func (h *header) CreateRenderer() fyne.WidgetRenderer {
	r := &headerRenderer{header: h, name: newLine(), code: newLine(), score: newLine(), scoreLabel: newLine(), moves: newLine(),
		movesLabel: newLine(), time: newLine(), copy: newTapArea(func() { h.copied() })}
	r.Refresh()
	return r
}

type headerRenderer struct {
	header                                           *header
	name, code, score, scoreLabel, moves, movesLabel *line
	time                                             *line // where it does not fit beside the code
	copy                                             *tapArea
}

func (r *headerRenderer) Layout(fyne.Size) {}

func (r *headerRenderer) MinSize() fyne.Size { return fyne.Size{} }

func (r *headerRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.name.Text, r.code.Text, r.score.Text, r.scoreLabel.Text, r.moves.Text, r.movesLabel.Text, r.time.Text, r.copy}
}

func (r *headerRenderer) Destroy() {}

func (r *headerRenderer) Refresh() {
	r.time.Hide()
	switch l := r.header.layout; {
	case l == nil:
	case l.Tall:
		r.tall(l.Header.W)
	default:
		r.wide(l)
	}
}

// The places of the tall header, in units; x from the right edge where the name says so.
const (
	nameX         = 60
	nameBase      = 25
	codeBase      = 43
	movesRight    = 16
	scoreRight    = 74
	narrow        = 340 // below it the name is smaller
	headerSpacing = 8   // between the left and the right texts
)

func (r *headerRenderer) tall(width float32) {
	t, c := r.header.text, r.header.felt.Colours(kit.Now().Dark)
	name := theme.GameName
	if width < narrow {
		name.Size = 15
	}
	r.moves.set(t.moves, theme.GameName, c.Text)
	r.score.set(t.score, theme.GameName, c.Text)
	r.movesLabel.set(t.movesLabel, theme.Label, c.Muted)
	r.scoreLabel.set(t.scoreLabel, theme.Label, c.Muted)
	r.moves.at(width-movesRight, nameBase, 1)
	r.movesLabel.at(width-movesRight, codeBase, 1)
	r.score.at(width-scoreRight, nameBase, 1)
	r.scoreLabel.at(width-scoreRight, codeBase, 1)

	r.name.set(t.name, name, c.Text)
	r.name.fit(r.score.Position().X - headerSpacing - nameX)
	r.name.at(nameX, nameBase, 0)
	r.code.set(t.codeAndTime(), theme.Label, c.Muted)
	r.code.fit(r.scoreLabel.Position().X - headerSpacing - nameX)
	r.code.at(nameX, codeBase, 0)
	r.placeCopy(r.header.layout.Header.H)
}

// The places of the info block of a wide table, from its top; the first of two is a phone's.
var (
	infoName  = [2]float32{16, 20}
	infoCode  = [2]float32{31, 40}
	infoLine  = [2]float32{50, 69}
	infoSize  = [2]float32{15, 20}
	infoSmall = [2]float32{11, 13}
	infoLabel = [2]float32{12, 14}
)

// Gaps in the one line of score and moves.
const (
	afterLabel  = 4
	afterFigure = 14
)

func (r *headerRenderer) wide(l *table.Layout) {
	t, c := r.header.text, r.header.felt.Colours(kit.Now().Dark)
	i := 1
	if l.Phone {
		i = 0
	}
	width := l.Info.W
	if t.time != "" && r.crowded(width, infoSmall[i]) {
		r.fourLines(i, width)
		return
	}
	r.name.set(t.name, theme.TextStyle{Size: infoSize[i], Bold: true}, c.Text)
	r.name.fit(width)
	r.name.at(0, infoName[i], 0)
	r.code.set(t.codeAndTime(), theme.TextStyle{Size: infoSmall[i]}, c.Muted)
	r.code.fit(width)
	r.code.at(0, infoCode[i], 0)
	r.oneLine(width, infoLine[i], infoLabel[i])
	r.placeCopy(infoLine[i] - infoLabel[i])
}

// The baselines of four lines in the info block, where code and time do not fit well into one.
var fourLines = [2][4]float32{{12, 25, 41, 56}, {20, 38, 59, 79}}

// crowded tells whether code and time have to be set smaller to fit into one line.
func (r *headerRenderer) crowded(width, size float32) bool {
	r.code.set(r.header.text.codeAndTime(), theme.TextStyle{Size: size}, color.Transparent)
	return r.code.Size().Width > width
}

// fourLines sets name, code, score and moves, and time, each on its own line. i is 0 on a phone.
func (r *headerRenderer) fourLines(i int, width float32) {
	t, c := r.header.text, r.header.felt.Colours(kit.Now().Dark)
	at := fourLines[i]
	set := func(l *line, text string, style theme.TextStyle, colour color.Color, baseline float32) {
		l.set(text, style, colour)
		l.fit(width)
		l.at(0, baseline, 0)
	}
	set(r.name, t.name, theme.TextStyle{Size: infoSize[i], Bold: true}, c.Text, at[0])
	set(r.code, t.code, theme.TextStyle{Size: infoSmall[i]}, c.Muted, at[1])
	set(r.time, t.time, theme.TextStyle{Size: infoSmall[i]}, c.Muted, at[3])
	r.oneLine(width, at[2], infoLabel[i])
	r.time.Show()
	r.placeCopy(at[1])
}

// oneLine puts score and moves side by side, smaller if they do not fit.
func (r *headerRenderer) oneLine(width, baseline, size float32) {
	t, c := r.header.text, r.header.felt.Colours(kit.Now().Dark)
	for ; ; size -= 0.5 {
		label, figure := theme.TextStyle{Size: size - 1}, theme.TextStyle{Size: size + 1.5, Bold: true}
		r.scoreLabel.set(t.scoreLabel, label, c.Text)
		r.score.set(t.score, figure, c.Text)
		r.movesLabel.set(t.movesLabel, label, c.Text)
		r.moves.set(t.moves, figure, c.Text)
		r.scoreLabel.at(0, baseline, 0)
		r.score.at(r.scoreLabel.right()+afterLabel, baseline, 0)
		r.movesLabel.at(r.score.right()+min(afterFigure, size), baseline, 0)
		r.moves.at(r.movesLabel.right()+afterLabel, baseline, 0)
		if r.moves.right() <= width || size <= smallest {
			return
		}
	}
}

// placeCopy lets name and code, down to bottom, be tapped: a code alone is a small thing to hit.
func (r *headerRenderer) placeCopy(bottom float32) {
	left := r.name.Position().X
	r.copy.Move(fyne.NewPos(left, 0))
	r.copy.Resize(fyne.NewSize(max(r.name.right(), r.code.right())-left, bottom))
}

// codeAndTime is the second line: the code and, if it is shown, the played time.
func (t headerText) codeAndTime() string {
	if t.time == "" {
		return t.code
	}
	return t.code + " · " + t.time
}
