package ui

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"patiencetrio/ui/kit"
)

// screens is what the window shows: one screen (chooser or table) and above it, in the order of opening, pages that hide
// all below them and sheets that do not.
type screens struct {
	box    *fyne.Container
	layers []*layer
	// sinking are sheets that are closed already and of which only the picture goes in its own time.
	sinking []fyne.CanvasObject
	fence   *kit.Fence // keeps the keyboard on the top layer
	hush    *kit.Hush  // keeps an impatient finger from what has just come
	// changed is called after every change of what is shown.
	changed func()
}

// layer is one screen, page or sheet.
type layer struct {
	object fyne.CanvasObject
	// build makes the object; it is called again when the language changes.
	build func() fyne.CanvasObject
	page  bool   // fills the window: nothing below it is seen
	gone  func() // called when it has been closed; may be nil
	// leave closes the layer with the motion that it goes with. nil: it just goes.
	leave func()
	// typed does what a letter or digit means here while the layer is on top; nil: they mean nothing.
	typed func(key rune)
	// lesson or show is the exhibit that the layer is; nil: it is none.
	lesson *lessonScreen
	show   *showScreen
	// spot is where the keyboard was when something was opened above.
	spot kit.Spot
}

func newScreens() *screens {
	return &screens{box: container.NewStack(), fence: kit.NewFence(), hush: kit.NewHush(), changed: func() {}}
}

// reset closes everything and shows one screen.
func (s *screens) reset(build func() fyne.CanvasObject) {
	for len(s.layers) > 0 {
		s.drop(s.top())
	}
	s.put(&layer{build: build, page: true})
	s.hush.Place()
}

// push opens a page or a sheet above all others. One that comes by itself feels nothing until fingers have rested.
func (s *screens) push(l *layer) {
	s.put(l)
	if s.hush.Place(); !kit.Answering() {
		s.hush.All()
	}
}

// put lays a layer above all others.
func (s *screens) put(l *layer) {
	if len(s.layers) > 0 {
		s.top().spot = s.fence.Spot()
	}
	l.object = l.build()
	s.layers = append(s.layers, l)
	s.show()
}

// close closes a layer, if it is still open, and gives the keyboard back to what had it below. The screen at the bottom
// stays.
func (s *screens) close(l *layer) {
	if slices.Index(s.layers, l) > 0 {
		above := l == s.top()
		s.drop(l)
		s.show()
		s.hush.Place()
		if above {
			s.fence.Return(s.top().spot)
		}
	}
}

// sink closes a layer of which the picture goes on for a while: what lay below is on top from now on.
func (s *screens) sink(l *layer) {
	s.sinking = append(s.sinking, l.object)
	s.close(l)
}

// sunk takes such a picture away.
func (s *screens) sunk(o fyne.CanvasObject) {
	is := func(other fyne.CanvasObject) bool { return other == o }
	s.sinking = slices.DeleteFunc(s.sinking, is)
	s.swap(slices.DeleteFunc(slices.Clone(s.box.Objects), is))
}

// back closes what was opened last; false: only the screen is left.
func (s *screens) back() bool {
	if !s.covered() {
		return false
	}
	if l := s.top(); l.leave != nil {
		l.leave()
	} else {
		s.close(l)
	}
	return true
}

// hidden tells whether a page hides the screen.
func (s *screens) hidden() bool {
	return slices.ContainsFunc(s.layers[1:], func(l *layer) bool { return l.page })
}

// closeAll leaves only the screen, at once.
func (s *screens) closeAll() {
	for s.covered() {
		s.close(s.top())
	}
}

// covered tells whether a page or a sheet lies over the screen.
func (s *screens) covered() bool { return len(s.layers) > 1 }

// scrolls is a page or a sheet that may have been scrolled, so far from its top.
type scrolls interface {
	Scrolled() float32
	Scroll(y float32)
}

// rebuild makes every layer anew, for another language or other settings. What was scrolled stays where it was.
func (s *screens) rebuild() {
	spot := s.fence.Spot()
	for _, l := range s.layers {
		old, was := l.object.(scrolls)
		l.object = l.build()
		if made, is := l.object.(scrolls); was && is && old.Scrolled() > 0 {
			made.Scroll(old.Scrolled())
		}
	}
	s.show()
	s.box.Refresh()
	s.fence.Return(spot)
}

func (s *screens) top() *layer { return s.layers[len(s.layers)-1] }

func (s *screens) drop(l *layer) {
	s.layers = slices.DeleteFunc(s.layers, func(m *layer) bool { return m == l })
	if l.gone != nil {
		l.gone()
	}
}

// show puts into the window what can be seen: nothing below the topmost page.
func (s *screens) show() {
	first := 0
	for i, l := range s.layers {
		if l.page {
			first = i
		}
	}
	objects := []fyne.CanvasObject{s.fence.First}
	for i, l := range s.layers[first:] {
		if first+i == len(s.layers)-1 {
			objects = append(objects, s.fence.Before)
		}
		objects = append(objects, l.object)
	}
	objects = append(append(append(objects, s.fence.After), s.sinking...), s.fence.Last)
	s.swap(objects)
	s.changed()
}

// swap lets the window show other objects. Only those that it has not shown are drawn anew: to draw a table with all its cards
// anew takes as long as several frames. What comes back may have been drawn in another theme.
func (s *screens) swap(objects []fyne.CanvasObject) {
	was := s.box.Objects // which may just be walked through
	s.box.Objects = objects
	s.box.Layout.Layout(objects, s.box.Size())
	for _, o := range objects {
		if !slices.Contains(was, o) {
			o.Refresh()
		}
	}
	canvas.Refresh(s.fence.First) // what is new or has gone makes no frame by itself
}
