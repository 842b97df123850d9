package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/table"
)

// headerText is what the header says.
type headerText struct {
	name, code string
	short      string // the name where it has to be short
	time       string // played time, or "" when it is not shown
	score      string
	moves      string
	scoreLabel string
	still      verdict // whether the game can still be won
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
	asked  func() // the player wants to know what the mark means
	// hovered tells that a mouse rests on the mark, or leaves it.
	hovered func(mark fyne.CanvasObject, rests bool)
}

func newHeader(copied, asked func()) *header {
	h := &header{copied: copied, asked: asked, hovered: func(fyne.CanvasObject, bool) {}}
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
	place(h, l.Heading())
	h.Refresh()
}

// shift moves the header from its place in a layout.
func (h *header) shift(l *table.Layout, dx, dy float32) {
	at := l.Heading()
	h.Move(fyne.NewPos(at.X+dx, at.Y+dy))
}

// CreateRenderer draws the header.
func (h *header) CreateRenderer() fyne.WidgetRenderer {
	r := &headerRenderer{header: h, name: newLine(), code: newLine(), score: newLine(), scoreLabel: newLine(), moves: newLine(),
		movesLabel: newLine(), time: newLine(), copy: newTapArea(func() { h.copied() }),
		still: &canvas.Image{FillMode: canvas.ImageFillContain}, ring: &canvas.Circle{StrokeWidth: stillStroke}, ask: newTapArea(func() { h.asked() })}
	r.ask.hover = func(rests bool) { h.hovered(r.ask, rests) }
	r.Refresh()
	return r
}

type headerRenderer struct {
	header                                           *header
	name, code, score, scoreLabel, moves, movesLabel *line
	time                                             *line // where it does not fit beside the code
	copy                                             *tapArea
	still                                            *canvas.Image
	ring                                             *canvas.Circle // round a mark that has none of its own
	ask                                              *tapArea
}

func (r *headerRenderer) Layout(fyne.Size) {}

func (r *headerRenderer) MinSize() fyne.Size { return fyne.Size{} }

func (r *headerRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.name.Text, r.code.Text, r.score.Text, r.scoreLabel.Text, r.moves.Text, r.movesLabel.Text, r.time.Text, r.copy, r.ring, r.still, r.ask}
}

func (r *headerRenderer) Destroy() {}

func (r *headerRenderer) Refresh() {
	r.time.Hide()
	r.paintStill()
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
	nameX         = float32(60)
	nameBase      = float32(25)
	codeBase      = float32(43)
	movesRight    = 16
	scoreRight    = 74
	narrow        = 340 // below it the name is smaller
	headerSpacing = 8   // between the left and the right texts
)

// headerGrows is how far the header's texts follow the size of text: its height is the table's.
const headerGrows = 1.25

// grown is by how much the header's texts are larger than usual.
func grown() float32 { return min(kit.Now().Scale, headerGrows) }

// tall sets the texts of a tall header, as much larger than usual as leaves name and code their usual sizes.
func (r *headerRenderer) tall(width float32) {
	const step = .05
	r.tallBy(width, 1)
	name := r.name.TextSize
	for by := grown(); by > 1; by -= step {
		if r.tallBy(width, by); r.name.TextSize >= name && r.code.TextSize >= theme.Label.Size {
			return
		}
	}
	r.tallBy(width, 1)
}

func (r *headerRenderer) tallBy(width, by float32) {
	t, c := r.header.text, r.header.felt.Colours(kit.Now().Mode)
	figure, label := theme.GameName.Scaled(by), theme.Label.Scaled(by)
	nameBase, codeBase := nameBase+(by-1)*8, codeBase+(by-1)*16
	name := figure
	if width < narrow {
		name.Size = 15 * by
	}
	r.moves.set(t.moves, figure, c.Text)
	r.score.set(t.score, figure, c.Text)
	r.movesLabel.set(t.movesLabel, label, c.Muted)
	r.scoreLabel.set(t.scoreLabel, label, c.Muted)
	r.moves.at(width-movesRight, nameBase, 1)
	r.movesLabel.at(width-movesRight, codeBase, 1)
	r.score.at(width-scoreRight, nameBase, 1)
	r.scoreLabel.at(width-scoreRight, codeBase, 1)

	left := r.placeStill(r.score.Position().X-r.stillWidth(), nameBase, figure.Size)
	r.name.set(t.name, name, c.Text)
	r.name.fit(left - headerSpacing - nameX)
	r.name.at(nameX, nameBase, 0)
	r.code.set(t.codeAndTime(), label, c.Muted)
	r.code.fit(r.scoreLabel.Position().X - headerSpacing - nameX)
	r.code.at(nameX, codeBase, 0)
	r.placeCopy(r.header.layout.Header.H)
}

// The info block of a wide table, measures from its top; the first of two is a phone's.
var (
	infoSize  = [2]float32{15, 20}
	infoShort = [2]float32{12, 15} // of a name that would be smaller the short form is shown
	infoSmall = [2]float32{11, 13}
	infoLabel = [2]float32{12, 14}
	infoTight = [2]float32{10.5, 12} // score and moves that would be smaller have a line each
	// infoLines are the baselines of three, four or five lines.
	infoLines = [2][3][]float32{
		{{16, 31, 50}, {12, 25, 41, 56}, {12, 23, 35, 47, 59}},
		{{20, 40, 69}, {20, 38, 59, 79}, {17, 33, 49, 65, 81}},
	}
)

// Gaps in the one line of score and moves.
const (
	afterLabel  = 4
	afterFigure = 14
)

// wide sets name, code, score and moves, and the time if it has no room beside the code.
func (r *headerRenderer) wide(l *table.Layout) {
	t, c, width := r.header.text, r.header.felt.Colours(kit.Now().Mode), l.Info.W
	i, by := 1, grown()
	if l.Phone { // there is no room to grow
		i, by = 0, 1
	}
	small := theme.TextStyle{Size: infoSmall[i] * by}
	set := func(l *line, text string, baseline float32) {
		l.set(text, small, c.Muted)
		l.fit(width)
		l.at(0, baseline, 0)
	}
	code := t.codeAndTime()
	if t.time != "" && r.tooWide(code, small.Size, width) {
		code = t.code
	}
	lines := []func(baseline float32){
		func(y float32) { r.wideName(i, by, width, y) },
		func(y float32) { set(r.code, code, y) },
	}
	if r.figures(infoTight[i], atLeast(t.score), atLeast(t.moves)) <= width {
		lines = append(lines, func(y float32) { r.oneLine(width, y, infoLabel[i]*by) })
	} else {
		lines = append(lines,
			func(y float32) {
				x := r.figure(r.scoreLabel, r.score, t.scoreLabel, t.score, 0, y, infoTight[i])
				r.placeStill(x+stillGap, y, infoTight[i])
			},
			func(y float32) { r.figure(r.movesLabel, r.moves, t.movesLabel, t.moves, 0, y, infoTight[i]) })
	}
	if code != t.codeAndTime() {
		lines = append(lines, func(y float32) { set(r.time, t.time, y) })
		r.time.Show()
	}
	at := infoLines[i][len(lines)-3]
	for n, set := range lines {
		set(at[n])
	}
	r.placeCopy(at[2] - infoLabel[i])
}

// wideName sets the name, or its short form where the whole one would be small.
func (r *headerRenderer) wideName(i int, by, width, baseline float32) {
	t, c := r.header.text, r.header.felt.Colours(kit.Now().Mode)
	style := theme.TextStyle{Size: infoSize[i] * by, Bold: true}
	r.name.set(t.name, style, c.Text)
	if r.name.fit(width); r.name.TextSize < infoShort[i] {
		r.name.set(t.short, style, c.Text)
		r.name.fit(width)
	}
	r.name.at(0, baseline, 0)
}

// tooWide tells whether the second line has to be set smaller to fit.
func (r *headerRenderer) tooWide(text string, size, width float32) bool {
	r.code.set(text, theme.TextStyle{Size: size}, color.Transparent)
	return r.code.Size().Width > width
}

// oneLine puts score and moves side by side, smaller if they do not fit.
func (r *headerRenderer) oneLine(width, baseline, size float32) {
	t := r.header.text
	for r.figures(size, atLeast(t.score), atLeast(t.moves)) > width && size > smallest {
		size -= 0.5
	}
	x := r.figure(r.scoreLabel, r.score, t.scoreLabel, t.score, 0, baseline, size)
	r.placeStill(x+stillGap, baseline, size)
	r.figure(r.movesLabel, r.moves, t.movesLabel, t.moves, x+r.stillWidth()+min(afterFigure, size), baseline, size)
}

// atLeast leaves room for three digits, so that the lines stay as they are while a play goes on.
func atLeast(figure string) string {
	if len(figure) < 3 {
		return "888"
	}
	return figure
}

// figures is how wide score and moves are side by side.
func (r *headerRenderer) figures(size float32, score, moves string) float32 {
	t := r.header.text
	x := r.figure(r.scoreLabel, r.score, t.scoreLabel, score, 0, 0, size)
	return r.figure(r.movesLabel, r.moves, t.movesLabel, moves, x+r.stillWidth()+min(afterFigure, size), 0, size)
}

// figure sets a figure after its label and tells where it ends.
func (r *headerRenderer) figure(label, figure *line, name, value string, x, baseline, size float32) float32 {
	c := r.header.felt.Colours(kit.Now().Mode)
	label.set(name, theme.TextStyle{Size: size - 1}, c.Text)
	figure.set(value, theme.TextStyle{Size: size + 1.5, Bold: true}, c.Text)
	label.at(x, baseline, 0)
	figure.at(label.right()+afterLabel, baseline, 0)
	return figure.right()
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
