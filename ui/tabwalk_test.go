package ui

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/ui/help"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/licences"
	"patiencetrio/ui/text"
)

// opened are all that can be opened, beside what the golden pictures show.
var opened = map[string]func(a *fixture){
	"table":     func(a *fixture) { a.deal(someWin); a.key(fyne.KeySpace) },
	"menu":      func(a *fixture) { a.deal(someWin); a.openMenu() },
	"keys":      func(a *fixture) { a.openKeys() },
	"code":      func(a *fixture) { a.openCode() },
	"rules":     func(a *fixture) { a.openRulesAt(core.ReflechiDraw3, "") },
	"questions": func(a *fixture) { a.openQuestions("") },
	"examples":  func(a *fixture) { a.openExamples(core.EightOff) },
	"example":   func(a *fixture) { a.openExample(allExamples()[0]) },
	"licences":  func(a *fixture) { a.openLicences() },
	"history":   func(a *fixture) { a.win(someWin, 0); a.closeAll(); a.openHistory() },
	"play":      func(a *fixture) { a.win(someWin, 0); a.openPlay(a.store.Results()[0]) },
	"licence": func(a *fixture) {
		a.openPage(func(back func()) fyne.CanvasObject {
			return newLicencePage(licences.Licence{Text: "Copyright\n\n" + text.For("en").Get("app.name")}, back)
		})
	},
	"link": func(a *fixture) { a.follow(help.Target{Page: help.QuestionsPage}) },
}

func (a *fixture) closeAll() { a.screens.closeAll() }

// stop is something that the keyboard can be on, and where it was when its page was at the top.
type stop struct {
	on   fyne.Focusable
	at   fyne.Position
	size fyne.Size
}

// stopsOf finds all enabled stops in what lies on top, by their pictures.
func (a *fixture) stopsOf(o fyne.CanvasObject) map[fyne.Focusable]stop {
	all := map[fyne.Focusable]stop{}
	walk(o, fyne.Position{}, func(o fyne.CanvasObject, at fyne.Position) {
		on, ok := o.(fyne.Focusable)
		if d, can := o.(fyne.Disableable); ok && fmt.Sprintf("%T", o) != "*kit.gate" && !(can && d.Disabled()) {
			all[on] = stop{on, at, o.Size()}
		}
	})
	return all
}

// round follows the focus until it comes back to where it first was.
func (a *fixture) round(next func(), each func(on fyne.Focusable)) []fyne.Focusable {
	var seen []fyne.Focusable
	for c := a.window.Canvas(); len(seen) < 500; {
		next()
		on := c.Focused()
		require.NotNil(a.t, on)
		if fmt.Sprintf("%T", on) == "*kit.gate" {
			continue
		}
		if len(seen) > 0 && on == seen[0] {
			break
		}
		each(on)
		seen = append(seen, on)
	}
	return seen
}

// ringOf is where the ring of a stop is drawn; ok is false for a field, which shows the keyboard by a border of its own.
func ringOf(s fyne.Focusable) (at fyne.Position, size fyne.Size, ok bool) {
	w, is := s.(fyne.Widget)
	if !is || fmt.Sprintf("%T", s) != "*kit.mousePad" {
		return
	}
	ring := test.WidgetRenderer(w).Objects()[0].(*canvas.Rectangle)
	return fyne.CurrentApp().Driver().AbsolutePositionForObject(ring), ring.Size(), true
}

// Whatever can be opened is used by keys alone: Tab reaches every control that does something exactly once, in the order
// of reading, and brings it into view with its ring; backwards it is the same; Escape closes.
func TestTabReachesEverything(t *testing.T) {
	if fyne.CurrentDevice().IsMobile() {
		t.Skip("phones have no keys")
	}
	all := maps.Clone(opened)
	for _, s := range goldens {
		if s.open != nil {
			all["golden "+s.name] = func(a *fixture) {
				if s.position != "" {
					a.deal(staged[s.position].code)
				}
				s.open(a)
			}
		}
	}
	sizes := []fyne.Size{{Width: 360, Height: 640}, {Width: 915, Height: 412}, {Width: 1100, Height: 760}}
	n := 0
	for _, name := range slices.Sorted(maps.Keys(all)) {
		for _, l := range text.Languages() {
			size := sizes[(n+n/3)%len(sizes)]
			n++
			t.Run(fmt.Sprintf("%s %s %v", name, l, size), func(t *testing.T) {
				a := open(t)
				a.window.Resize(size)
				a.setting(func(s *settings) { s.Language, s.Speed = l, speedNone })
				all[name](a)
				a.tabThrough(size)
			})
		}
	}
}

func (a *fixture) tabThrough(window fyne.Size) {
	t, c, before := a.t, a.window.Canvas(), len(a.screens.layers)
	page := a.screens.top().object
	c.Unfocus()
	a.turn(-1, kit.ToEnd)
	want := a.stopsOf(page)
	require.NotEmpty(t, want)
	seen := a.round(c.FocusNext, func(on fyne.Focusable) {
		at, size, ok := ringOf(on)
		if !ok {
			return
		}
		assert.GreaterOrEqual(t, min(at.X, at.Y), float32(0), "ring of %v", want[on])
		assert.LessOrEqual(t, at.X+size.Width, window.Width, "ring of %v", want[on])
		assert.LessOrEqual(t, at.Y+size.Height, window.Height, "ring of %v", want[on])
	})
	assert.Len(t, seen, len(want), "all are reached once")
	for i, on := range seen {
		require.Contains(t, want, on)
		if i == 0 {
			continue
		}
		last, next := want[seen[i-1]], want[on]
		assert.False(t, next.at.Y+next.size.Height <= last.at.Y+1, "%v comes after %v, which is below it", next, last)
		const row = 12 // lines of links are closer than their targets are high
		off := next.at.Y + next.size.Height/2 - last.at.Y - last.size.Height/2
		assert.False(t, max(off, -off) < row && next.at.X < last.at.X, "%v comes after %v, which is at its right", next, last)
	}
	back := a.round(c.FocusPrevious, func(fyne.Focusable) {})
	assert.Len(t, back, len(want), "backwards")
	if a.key(fyne.KeyEscape); a.playing() != nil && before > 1 {
		a.key(fyne.KeyEscape) // on a table the first one takes the focus away
	}
	if before > 1 {
		assert.Len(t, a.screens.layers, before-1, "Escape closes")
	}
}
