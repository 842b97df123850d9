package kit

import (
	"slices"

	"fyne.io/fyne/v2"

	"patiencetrio/theme"
)

// scrollers are all that exist, in the order in which they came up.
var scrollers []*scroller

func absolute(o fyne.CanvasObject) fyne.Position {
	return fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
}

// scrollerOf is what scrolls something that has the focus or can have it; nil: it stands still.
func scrollerOf(stop fyne.Focusable) *scroller {
	o, ok := stop.(fyne.CanvasObject)
	if !ok {
		return nil
	}
	for _, s := range slices.Backward(scrollers) {
		if canvasOf(s) != nil && s.scrolls() && s.holds(o) {
			return s
		}
	}
	return nil
}

// reveal scrolls the part of a page that has the focus into view.
func reveal(stop fyne.Focusable) {
	if s := scrollerOf(stop); s != nil {
		above, below := s.beyond(stop)
		switch {
		case above > 0:
			s.scrollBy(-above)
		case below > 0:
			s.scrollBy(below)
		}
	}
}

// scrolls tells whether the content is too high to be seen as a whole.
func (s *scroller) scrolls() bool { return s.shows[0] == s.scroll }

// holds tells whether something is a part of the content.
func (s *scroller) holds(o fyne.CanvasObject) bool { return standsIn(o, s.content) }

// standsIn tells whether something is a part of something else. Fyne does not say: but a part moves with the whole.
func standsIn(part, whole fyne.CanvasObject) bool {
	before, home := absolute(part), whole.Position()
	whole.Move(home.AddXY(0, 1))
	moved := absolute(part) != before
	whole.Move(home)
	return moved
}

// isShown tells whether something is on the screen, in view or not.
func isShown(o fyne.CanvasObject) bool { return canvasOf(o) != nil && standsIn(o, o) }

// beyond is how far a part of the content, with room for the ring, reaches above and below what is in view.
func (s *scroller) beyond(stop fyne.Focusable) (above, below float32) {
	const margin = theme.Space2
	o := stop.(fyne.CanvasObject)
	top := absolute(o).Y - absolute(s).Y
	return margin - top, top + o.Size().Height + margin - s.Size().Height
}

// shown tells whether all of a part of the content can be seen.
func (s *scroller) shown(stop fyne.Focusable) bool {
	above, below := s.beyond(stop)
	return above <= 0 && below <= 0
}

// inView tells whether any of a part of the content can be seen.
func (s *scroller) inView(stop fyne.Focusable) bool {
	o := stop.(fyne.CanvasObject)
	top := absolute(o).Y - absolute(s).Y
	return top+o.Size().Height > 0 && top < s.Size().Height
}

// scrolled takes the focus away from what has been scrolled out of view: Tab goes on in what can be seen then.
func (s *scroller) scrolled(fyne.Position) {
	c := canvasOf(s)
	if c == nil || counting {
		return
	}
	if m, ok := c.Focused().(*mousePad); ok && s.holds(m) && !s.inView(m) {
		c.Unfocus()
	}
}

// most is how far the content can be scrolled.
func (s *scroller) most() float32 {
	return max(0, s.content.Size().Height-s.scroll.Size().Height)
}

// canScroll tells whether there is more to see below (down is 1) or above (-1); a nil scroller shows everything.
func (s *scroller) canScroll(down int) bool {
	switch {
	case s == nil || !s.scrolls():
		return false
	case down > 0:
		return s.scroll.Offset.Y < s.most()
	default:
		return down < 0 && s.scroll.Offset.Y > 0
	}
}

// scrollBy scrolls so far down; less at the ends.
func (s *scroller) scrollBy(y float32) {
	to := fyne.NewPos(0, min(max(s.scroll.Offset.Y+y, 0), s.most()))
	s.scroll.ScrollToOffset(to)
	s.scrolled(to) // Fyne tells only of a wheel
}

// Scrolling is how far a key scrolls.
type Scrolling uint8

// ByStep is a few lines, ByPage a little less than what is in view, ToEnd all the way.
const (
	ByStep Scrolling = iota
	ByPage
	ToEnd
)

// How far keys scroll: a step, in units; a page, as a share of what is in view.
const (
	scrollStep = 64
	pageShare  = .85
)

func (s *scroller) turn(down int, far Scrolling) bool {
	if !s.canScroll(down) {
		return false
	}
	way := map[Scrolling]float32{ByStep: scrollStep, ByPage: pageShare * s.scroll.Size().Height, ToEnd: s.most()}[far]
	s.scrollBy(float32(down) * way)
	return true
}

// Turn scrolls what can be scrolled in a screen, page or sheet, down or, with -1, up. false: there is nothing more to see.
func Turn(in fyne.CanvasObject, down int, far Scrolling) bool {
	for _, s := range slices.Backward(scrollers) {
		if canvasOf(s) != nil && s.scrolls() && standsIn(s, in) {
			return s.turn(down, far)
		}
	}
	return false
}
