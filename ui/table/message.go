package table

import "patiencetrio/core"

// The figures of the message, in units.
const (
	widestMessage = 560 // longer lines are hard to read
	leastMessage  = 200 // width over some of the columns only
	narrowMessage = 120 // the same where nothing else is left
	messageGap    = 8   // to cards, and to the bar
)

// Message is the place for a message, which covers no card. height says how high the message is at a given width. The
// place is the first of these that is high enough: the bottom edge over all columns, or over the most neighbouring
// columns that end above it, at least 200 wide; the header, or in wide the left block below its piles; the bottom edge
// over still fewer columns. Where a full table leaves none of them, it is the header or what is larger of the left
// block's info and its room below the piles, lower than asked for (52 in tall): the message then has to do with its
// first lines.
func (l *Layout) Message(b *core.Board, height func(width float32) float32) Rect {
	if r, ok := l.overColumns(b, leastMessage, height); ok {
		return r
	}
	aside := l.aside()
	if h := height(aside.W); h <= aside.H {
		return Rect{aside.X, aside.Y, aside.W, h}
	}
	if r, ok := l.overColumns(b, narrowMessage, height); ok {
		return r
	}
	return aside
}

// overColumns finds the place at the bottom edge over as many neighbouring columns as possible.
func (l *Layout) overColumns(b *core.Board, least float32, height func(width float32) float32) (Rect, bool) {
	for n := len(l.Columns); n > 0; n-- {
		for first := range len(l.Columns) - n + 1 {
			r := l.messageSpan(first, n)
			if n < len(l.Columns) && r.W < least {
				continue
			}
			r.H = height(r.W)
			r.Y -= r.H
			if r.Y >= l.lowest(b, first, n)+messageGap {
				return r, true
			}
		}
	}
	return Rect{}, false
}

// messageSpan is the lower edge of a message over n columns from the first one on.
func (l *Layout) messageSpan(first, n int) Rect {
	left := max(l.Columns[first].X, messageGap)
	right := min(l.Columns[first+n-1].X+l.CardW, l.Size.W-messageGap)
	w := min(right-left, widestMessage)
	bottom := l.Bottom
	if l.Tall {
		bottom = l.Bar.Y - messageGap
	}
	return Rect{(left + right - w) / 2, bottom, w, 0}
}

// lowest is where the longest of n columns ends; an empty one ends where its first card would.
func (l *Layout) lowest(b *core.Board, first, n int) float32 {
	var y float32
	for i := first; i < first+n; i++ {
		last := l.Place(b, core.Column(i), b.Len(core.Column(i))-1)
		y = max(y, last.Y+l.CardH)
	}
	return y
}

// aside is the place for a message where the columns leave none.
func (l *Layout) aside() Rect {
	if l.Tall {
		return Rect{messageGap, edgeGap, l.Size.W - 2*messageGap, l.Header.H - edgeGap}
	}
	piles := l.bounds(l.Cells).Union(l.bounds(l.Waste)).Union(l.bounds(l.stock()))
	y := piles.Bottom() + messageGap
	below := Rect{l.Info.X, y, l.Info.W, max(l.Bottom-y, 0)}
	if below.H > l.Info.H {
		return below
	}
	return l.Info
}
