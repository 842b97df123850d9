package kit

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/theme"
	"patiencetrio/ui/motion"
)

// Sheet lies over a screen that it darkens: from the bottom edge where the screen is tall, in the middle where it is
// wide. While it is there nothing below it gets any input. The owner puts it on top of everything, calls Open, and takes
// it away when OnClosed is called.
type Sheet struct {
	widget.BaseWidget
	OnClosed func()   // the sheet has gone; not called again
	OnOpened func()   // the sheet stands; may be nil
	OnLeave  func()   // the sheet begins to go: from now on only its card, until it has sunk, is in the way of pointers; may be nil
	Mirrored bool     // the closing key stands at the left
	Spare    *Reserve // a part of the column that gives up room where the window is too low for all of it; may be nil

	scrim    *Shield
	dark     *canvas.Rectangle // what is seen of the scrim
	panel    *canvas.Rectangle
	handle   *canvas.Rectangle
	title    *Label
	second   *Label
	closer   *IconButton
	under    *Shield // of the panel
	body     *scroller
	card     *fyne.Container // all but the scrim, moved as one
	lid      *Shield         // over all while a sheet that comes is not to be hit by chance, over the card of one that goes
	deaf     *motion.Run
	haul     *haul
	grip     fyne.Widget // the head, by which it can be dragged down
	shown    float32     // 0..1
	rise     float32     // how far the card comes up
	moving   *motion.Run
	isClosed bool
	raised   bool    // into the upper half
	before   float32 // how far it was scrolled before it was raised
	sinking  *motion.Run
	wide     float32   // its width in the middle of a wide screen, and
	wideIn   fyne.Size // of which
}

// The sheet's measures.
const (
	sheetHead     float32 = 68  // at the usual size of text
	sheetHeadAir  float32 = 24  // above and below a large title
	sheetWidth    float32 = 420 // in the middle of a wide screen
	sheetWider    float32 = 560 // the same where the screen is low and the sheet long
	sheetTop      float32 = 24  // least distance from the top
	sheetBottom   float32 = 16  // under the last item
	handleWidth   float32 = 40
	handleHeight  float32 = 4
	wideFrom      float32 = 1.1 // width to height: tables and sheets are wide from here on
	raisedShare   float32 = .54 // of the screen's height: the keyboard has the rest
	sheetOverhang float32 = theme.SheetRadius
	sheetEdge     float32 = 2 // how far the round lower corners reach into a sheet, sheetBottom above their lowest point
)

// Wide tells whether a screen of that size has the wide layout.
func Wide(size fyne.Size) bool { return size.Width >= wideFrom*size.Height }

// NewSheet makes a sheet with a title, a quiet second title (or "") and a column.
func NewSheet(title, second string, body Flow) *Sheet {
	s := &Sheet{shown: 1}
	s.scrim, s.dark = NewShield(None), box(0)
	s.scrim.OnTapped = s.Close
	s.panel, s.handle = box(0), box(handleHeight/2)
	s.title = NewLabel(title, theme.Title)
	s.second = NewLabel(second, theme.Row).In(Muted).Fitting(Shrink)
	s.closer = NewPlainIcon(theme.IconClose, Text, s.Close)
	s.under = NewShield(None)
	s.body = newScroller(newCentre(body, MaxColumn, theme.Space4-sheetEdge, sheetBottom))
	s.card = container.NewWithoutLayout(s.under, s.panel, s.handle, s.title, s.second, s.closer, s.body)
	s.lid = NewShield(None)
	s.lid.vain = func() {} // a finger that comes down there presses nothing, though it may go up when the lid is gone
	s.lid.Hide()
	s.haul = &haul{sheet: s}
	s.grip = newGrip(s.haul)
	s.under.hauls = s.haul
	s.ExtendBaseWidget(s)
	return s
}

// Open brings the sheet up. For a moment it takes no input: what comes up under a finger is not yet what it means.
func (s *Sheet) Open() {
	unpress()
	s.beDeaf()
	s.show(0)
	s.move(1, motion.SheetIn, s.OnOpened)
}

// Deaf tells whether the sheet takes no input: it has just come, or it goes.
func (s *Sheet) Deaf() bool { return s.lid.Visible() }

// beDeaf lets the sheet take no input for a moment.
func (s *Sheet) beDeaf() {
	s.deaf.Stop()
	s.lid.Show()
	s.deaf = motion.Wait(motion.SheetDeaf, s.lid.Hide)
}

// Raise brings the sheet's end into the upper half of the screen when something is typed there on a phone, whose keyboard
// covers the lower half and is known to nobody else.
func (s *Sheet) Raise() {
	s.sinking.Stop()
	if s.raised || !fyne.CurrentDevice().IsMobile() {
		return
	}
	s.raised, s.before = true, s.body.at()
	s.Changed()
	s.body.to(s.body.content.HeightFor(s.width(s.Size()) - 2*sheetEdge))
	s.body.Refresh()
}

// Sink brings a raised sheet back to where it was when nothing is typed any more. It waits a little: the finger that took
// the keyboard away by tapping a button would miss that button.
func (s *Sheet) Sink() {
	s.sinking.Stop()
	if !s.raised {
		return
	}
	s.sinking = motion.Wait(motion.SinkAfter, func() {
		if s.isClosed {
			return
		}
		s.raised = false
		s.Changed()
		s.body.to(s.before)
		s.beDeaf()
	})
}

// Close takes the sheet away and then calls OnClosed, once. What it darkened feels pointers again at once: nobody waits for a
// sheet that goes to be gone.
func (s *Sheet) Close() {
	if s.isClosed {
		return
	}
	s.isClosed, s.haul.held = true, false
	if s.OnLeave != nil {
		s.OnLeave()
	}
	s.deaf.Stop()
	s.scrim.Hide()
	s.lid.Show()
	s.move(0, motion.SheetOut, func() {
		if s.OnClosed != nil {
			s.OnClosed()
		}
	})
}

// move slides the sheet to where share of it is shown.
func (s *Sheet) move(share float32, lasts time.Duration, then func()) {
	s.moving.Stop()
	from := s.shown
	s.moving = motion.Play(lasts, motion.OutCubic, func(done float32) { s.show(from + (share-from)*done) }, then)
}

func (s *Sheet) show(share float32) {
	s.shown = share
	s.darken(Now())
	s.dark.Refresh()
	s.card.Move(fyne.NewPos(s.card.Position().X, s.rest(s.Size())+(1-share)*s.rise))
	s.placeGrip()
	s.placeLid(s.Size())
	s.card.Refresh()
}

// darken gives the scrim its colour.
func (s *Sheet) darken(l Look) { s.dark.FillColor = theme.Fade(l.Palette.Scrim, float64(s.shown)) }

// placeLid puts the lid over everything or, while the sheet goes, over as much of the card as is seen.
func (s *Sheet) placeLid(size fyne.Size) {
	s.lid.Move(fyne.Position{})
	s.lid.Resize(size)
	if s.isClosed {
		s.lid.Move(s.card.Position())
		s.lid.Resize(s.card.Size())
	}
}

// height is how high the card is.
func (s *Sheet) height(size fyne.Size) float32 {
	most := size.Height - sheetTop
	if s.raised {
		most = size.Height * raisedShare
	}
	return min(most, s.need(s.width(size), most))
}

// need is how high the card would have to be at a width to show everything. What is spare is given up as far as that is more
// than the most.
func (s *Sheet) need(width, most float32) float32 {
	column := s.body.content
	whole := func() float32 { return s.head() + column.HeightFor(width-2*sheetEdge) - column.below + sheetBottom }
	if s.Spare != nil {
		s.Spare.given = 0
		s.Spare.given = max(0, whole()-most)
	}
	return whole()
}

// head is the height of the title's line.
func (s *Sheet) head() float32 { return max(sheetHead, theme.Title.Line*Now().Scale+sheetHeadAir) }

func (s *Sheet) width(size fyne.Size) float32 {
	if !Wide(size) {
		return min(MaxColumn, size.Width)
	}
	if s.wideIn != size { // not whenever the content changes: it would jump
		room, most := size.Width-2*theme.Space4, size.Height-sheetTop
		s.wideIn, s.wide = size, min(sheetWidth, room)
		if s.need(s.wide, most) > most {
			s.wide = min(sheetWider, room)
		}
	}
	return s.wide
}

// rest is the card's top when it is fully shown.
func (s *Sheet) rest(size fyne.Size) float32 {
	if s.raised {
		return 0
	}
	if Wide(size) {
		return (size.Height - s.height(size)) / 2
	}
	return size.Height - s.height(size)
}

func (s *Sheet) CreateRenderer() fyne.WidgetRenderer {
	return draw(&drawn{
		owner:   s,
		objects: []fyne.CanvasObject{s.dark, s.scrim, s.card, s.grip, s.lid},
		layout:  s.layout,
		min:     func() fyne.Size { return fyne.Size{} },
		paint: func(l Look) {
			s.panel.FillColor, s.handle.FillColor = l.Palette.Panel, l.Palette.Line
			s.darken(l)
		},
	})
}

// Scroll brings the sheet's content to that distance from its top.
func (s *Sheet) Scroll(y float32) { s.body.to(y) }

// Scrolled is the content's distance from its top.
func (s *Sheet) Scrolled() float32 { return s.body.at() }

// Changed lays the sheet out anew after its content has changed.
func (s *Sheet) Changed() {
	s.Refresh()
	s.body.Refresh()
}

func (s *Sheet) layout(size fyne.Size) {
	w, h, wide := s.width(size), s.height(size), Wide(size)
	s.scrim.Resize(size)
	s.dark.Resize(size)
	s.rise = size.Height - s.rest(size)
	place(s.card, (size.Width-w)/2, s.rest(size)+(1-s.shown)*s.rise, w, h)
	s.under.Resize(fyne.NewSize(w, h))
	s.panel.CornerRadius = theme.SheetRadius
	s.panel.BottomLeftCornerRadius, s.panel.BottomRightCornerRadius = 0, 0
	panel, foot := h, sheetBottom
	if !wide && !s.raised {
		panel, foot = h+sheetOverhang, 0 // the lower corners lie below the screen's edge
	}
	s.body.content.below = sheetBottom - foot
	s.panel.Resize(fyne.NewSize(w, panel))
	s.handle.Hidden = wide
	place(s.handle, (w-handleWidth)/2, 10, handleWidth, handleHeight)
	s.layoutHead(w)
	place(s.body, sheetEdge, s.head(), w-2*sheetEdge, max(0, h-s.head()-foot))
	s.placeGrip()
	s.placeLid(size)
}

func (s *Sheet) layoutHead(w float32) {
	line, x := theme.Title.Line*Now().Scale, theme.Space5
	title, end := s.title.Width(), w-theme.Space2-MinTarget
	closer := end
	if s.Mirrored {
		closer, x, end = theme.Space2, theme.Space2+MinTarget+theme.Space1, w-theme.Space5
	}
	s.title.Fit = Whole
	if title > end-x {
		s.title.Fit, title = Shrink, end-x
	}
	y := (s.head()-line)/2 + 4
	place(s.title, x, y, title, line)
	x += title + theme.Space4
	s.second.Hidden = end-x < 60 || end-x < textWidth(s.second.Text, theme.Row, false) && Now().Scale > 1
	place(s.second, x, y+1, max(0, end-x), line)
	place(s.closer, closer, (s.head()-MinTarget)/2+3, MinTarget, MinTarget)
}
