package ui

import (
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/theme"
	"patiencetrio/ui/table"
)

// headerText is what the header says.
type headerText struct {
	name, code  string
	short       string // the name where it has to be short
	time        string // played time, or "" when it is not shown
	score       string
	moves       string
	scoreLabel  string
	still       verdict // whether the game can still be won
	movesLabel  string
	movesWidest string // the longest form of that label: by it everything is measured, so that nothing jumps during play
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
		still: newStillMark(), ask: newTapArea(func() { h.asked() })}
	r.ask.hover = func(rests bool) { h.hovered(r.ask, rests) }
	r.Refresh()
	return r
}

type headerRenderer struct {
	header                                           *header
	name, code, score, scoreLabel, moves, movesLabel *line
	time                                             *line // where it does not fit beside the code
	copy                                             *tapArea
	still                                            *stillMark
	ask                                              *tapArea

	sizedFor sizing    // what the sizes below were found for
	tallBest tallSizes // of a tall header
	wideBest wideSizes // of the info block
}

func (r *headerRenderer) Layout(fyne.Size) {}

func (r *headerRenderer) MinSize() fyne.Size { return fyne.Size{} }

func (r *headerRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.name.Text, r.code.Text, r.score.Text, r.scoreLabel.Text, r.moves.Text, r.movesLabel.Text, r.time.Text, r.copy, r.still.disc, r.still.square, r.still.icon, r.ask}
}

func (r *headerRenderer) Destroy() {}

func (r *headerRenderer) Refresh() {
	r.time.Hide()
	r.paintStill()
	switch l := r.header.layout; {
	case l == nil:
	case l.Tall:
		r.tall(l)
	default:
		r.wide(l)
	}
}

// sizing is all on which the sizes of the texts depend: what they say at their longest, and the room. They are sought anew only
// when it changes, as a search takes too long for every move and every second.
type sizing struct {
	longest headerText
	room    fyne.Size
	tall    bool
	phone   bool
	scale   float32
}

// resized tells whether other sizes are to be found for that room and scale than those known.
func (r *headerRenderer) resized(room table.Rect, l *table.Layout, scale float32) bool {
	now := sizing{r.header.text.longest(), fyne.NewSize(room.W, room.H), l.Tall, l.Phone, scale}
	changed := now != r.sizedFor
	r.sizedFor = now
	return changed
}

// headerSpacing is what is at least between texts that stand side by side, in units.
const headerSpacing = 8

// widest is a figure or a time in its longest usual form: lines are measured by it, so that they stay as they are while a play
// goes on. Figures have room for three digits, times for an hour's minutes.
func widest(figure string) string {
	digits := strings.Map(func(r rune) rune {
		if unicode.IsDigit(r) {
			return '8'
		}
		return r
	}, figure)
	if len(digits) < len("888") {
		return "888"
	}
	return digits
}

// widestTime is the same of a played time.
func widestTime(time string) string {
	if len(time) < len("88:88") {
		return "88:88"
	}
	return widest(time)
}

// longest is the text by which everything is measured: figures and time in their longest forms, and some mark or none.
func (t headerText) longest() headerText {
	t.score, t.moves, t.movesLabel = widest(t.score), widest(t.moves), t.movesWidest
	if t.time != "" {
		t.time = widestTime(t.time)
	}
	if t.still != unasked {
		t.still = thinking
	}
	return t
}

// placeCopy lets name and code, down to bottom, be tapped: a code alone is a small thing to hit.
func (r *headerRenderer) placeCopy(bottom float32) {
	left := r.name.Position().X
	r.copy.Move(fyne.NewPos(left, 0))
	r.copy.Resize(fyne.NewSize(max(r.name.right(), r.code.right())-left, bottom))
}

// codeAndTime is the second line: the code and, if it is shown, the played time.
func (t headerText) codeAndTime() string { return t.codeWith(t.time) }

// codeWith is the code and a time, or "" for none.
func (t headerText) codeWith(time string) string {
	if time == "" {
		return t.code
	}
	return t.code + " · " + time
}

// widestCode is the second line in its longest usual form.
func (t headerText) widestCode() string {
	if t.time == "" {
		return t.code
	}
	return t.codeWith(widestTime(t.time))
}
