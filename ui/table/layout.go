// Package table is the card table: where everything lies, what a pointer hits and does, and the widget that shows it.
package table

import (
	"slices"

	"patiencetrio/core"
)

// Options are the choices of the player and the device that the layout depends on.
type Options struct {
	Large      bool    // large print: wider strips where there is room
	LeftHanded bool    // piles, info, rail and the order of the keys are mirrored
	Touch      bool    // a finger points, not a mouse
	Lift       float32 // how far above the finger the system reports a touch, in units
	// Text is the size of text, 1 (or 0) being the usual one. For a larger one header and bar, info and rail grow into room
	// that the cards do not need: cards never get smaller for it, only the longest columns closer.
	Text float32
	// Foot and Side are for owners that put more than keys there: the least height of the bar with the margin below it,
	// tall, and the least width of the rail, wide; in units. Cards are as large above a higher bar.
	Foot, Side float32
}

// Layout says where everything on the table lies, for one game at one size. It never changes: another size or another
// option is another layout. Card sizes follow from the worst columns that the game can have, so that they stay the
// same throughout a play. The figures are those of the look's specification, section 4.
type Layout struct {
	Size    Size
	Options Options
	Tall    bool // header, rows of piles, columns and bar one below the other; else wide: blocks side by side
	Phone   bool // wide and flat: the rail has no labels

	CardW, CardH float32 // CardH is 1.5 CardW
	Pitch        float32 // from one column to the next

	// Top left corners of the piles' lowest cards.
	Columns, Foundations, Cells []Point
	Stock                       Point   // only in games with a stock
	Waste                       []Point // the last cards of the waste, oldest first: one place or, in draw 3, three

	Header, Bar Rect // tall
	Info, Rail  Rect // wide

	Top, Bottom float32 // the columns' room: top of the first card, and where the last must end

	barMore float32 // by how much the bar's keys are higher than usual

	rules *core.Rules
	areas areas
}

// The figures of the look, in card widths or heights where no unit is named.
const (
	columnGap      = .085 // between columns, in card widths
	widestGap      = .22  // to which spare width may open it
	maxCardW       = 168  // units: cards never grow beyond this
	smallCardW     = 60   // units: narrower cards have the SMALL face, with a larger index
	hiddenStep     = .20  // of a card face down, in heights
	leastHidden    = .06  // of a card face down when the column is long
	pairStep       = .5   // between the two foundations of one suit, in widths
	leastFullStrip = .19  // smallest strips on which the index still fits, in heights
	leastSmall     = .25
	leastLarge     = .35 // of large print: in columns with smaller ones the cards have another print, see printIn
)

// The least and the largest size that is laid out; others are taken to be these.
const (
	leastSize   = 200
	largestSize = 1 << 14
)

// NewLayout lays a game's table out in the given size of the safe area. Sizes below 200 x 200 (a window that is just
// opening) get the layout of 200 x 200.
func NewLayout(r *core.Rules, size Size, o Options) *Layout {
	l := &Layout{Size: Size{clampSize(size.W), clampSize(size.H)}, Options: o, rules: r}
	l.Tall = l.Size.W < 1.1*l.Size.H
	if l.Tall {
		l.layTall()
	} else {
		l.layWide()
	}
	if o.LeftHanded {
		l.mirror()
	}
	l.areas = l.newAreas()
	return l
}

// clampSize is written so that NaN gives the least size too.
func clampSize(x float32) float32 {
	if x >= leastSize {
		return min(x, largestSize)
	}
	return leastSize
}

// Rules are the rules of the game laid out.
func (l *Layout) Rules() *core.Rules { return l.rules }

// Heading is where the table is named: the header of a tall one, the info block of a wide one.
func (l *Layout) Heading() Rect {
	if l.Tall {
		return l.Header
	}
	return l.Info
}

// Panel is where the keys are: the bar of a tall table, the rail of a wide one.
func (l *Layout) Panel() Rect {
	if l.Tall {
		return l.Bar
	}
	return l.Rail
}

// Card is the rectangle of a card at a place.
func (l *Layout) Card(at Point) Rect { return Rect{at.X, at.Y, l.CardW, l.CardH} }

// paired tells whether each suit has two foundations, half over one another.
func (l *Layout) paired() bool { return l.rules.Decks > 1 }

// setCard sets the card's width and what follows from it.
func (l *Layout) setCard(w, gap float32) {
	l.CardW, l.CardH, l.Pitch = w, 1.5*w, w*(1+gap)
}

// setColumns places the columns from x on.
func (l *Layout) setColumns(x float32) {
	for i := range l.rules.Columns {
		l.Columns = append(l.Columns, Point{x + float32(i)*l.Pitch, l.Top})
	}
}

// larger is by how much text is larger than usual, as a share of that.
func (l *Layout) larger() float32 { return max(l.Options.Text-1, 0) }

// cardWidth is the largest card width up to limit at which the worst column still shows whole indices in the given
// height, with that many rows of piles above it. Cards under 60 are judged by the strip of the SMALL face. Large print
// makes no card smaller.
func (l *Layout) cardWidth(room float32, rows int, limit float32) float32 {
	w := min(limit, maxCardW, l.fit(room, rows, leastFullStrip))
	if w < smallCardW {
		w = min(w, l.fit(room, rows, leastSmall))
	}
	return w
}

// fit is the card width at which the rows of piles and the worst column, its strips least high, just fill the room.
func (l *Layout) fit(room float32, rows int, least float32) float32 {
	return room / l.heights(rows, least) / 1.5
}

// heights is how high rows of piles and the worst column are, its strips least high, in card heights.
func (l *Layout) heights(rows int, least float32) float32 {
	hidden, above := worstColumn(l.rules)
	return float32(rows) + 1 + float32(above)*least + float32(hidden)*leastHidden
}

// spare is what cards of that width leave of a height that rows of piles and the worst column have.
func (l *Layout) spare(room float32, rows int, card float32) float32 {
	least := float32(leastFullStrip)
	if card < smallCardW {
		least = leastSmall
	}
	return max(room-1.5*card*l.heights(rows, least), 0)
}

// worstColumn is what the tallest column of a game consists of: cards face down, one open card, and open cards above it.
//
// It is the tallest column of the deal that still holds all its cards and has a whole run built on its last one: from
// a king, Ranks-1 cards more. In a triangle the tallest column has as many cards as there are columns; in a rectangle
// Height, and one more where what finds no cell goes on top of the columns (taken for all options alike, so that cards
// do not change size with the number of cells). Where the deal hides all but the last card, those below the king are
// hidden; else they are open too.
func worstColumn(r *core.Rules) (hidden, above int) {
	dealt := r.Columns
	if r.Layout == core.Rectangle {
		dealt = r.Height + 1
	}
	run := r.Ranks - 1
	if r.FaceDown {
		return dealt - 1, run
	}
	return 0, dealt - 1 + run
}

// mirror turns the table for the left hand: every pile, info and rail changes sides. Columns keep their order, since
// deals number them from the left, and the waste keeps its newest card on the right, since indices are on the left.
func (l *Layout) mirror() {
	turn := func(p *Point) { p.X = l.Size.W - p.X - l.CardW }
	for _, points := range [][]Point{l.Columns, l.Foundations, l.Cells, l.Waste} {
		for i := range points {
			turn(&points[i])
		}
	}
	slices.Reverse(l.Columns)
	if l.Tall { // in wide the waste is fanned down
		slices.Reverse(l.Waste)
	}
	turn(&l.Stock)
	l.Info, l.Rail = l.Info.mirrored(l.Size.W), l.Rail.mirrored(l.Size.W)
}
