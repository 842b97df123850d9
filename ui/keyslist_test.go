package ui

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"github.com/stretchr/testify/assert"

	"patiencetrio/core"
	"patiencetrio/ui/kit"
)

// named are all keys that Fyne has a name for and that type nothing, by what the list calls them. What is called "" is not in it.
var named = map[fyne.KeyName]string{
	fyne.KeyEscape: "escape", fyne.KeyReturn: "enter", fyne.KeyEnter: "enter", fyne.KeyBackspace: "backspace", fyne.KeyInsert: "",
	fyne.KeyDelete: "", fyne.KeyLeft: "left", fyne.KeyRight: "right", fyne.KeyUp: "up", fyne.KeyDown: "down", fyne.KeyPageUp: "pageup",
	fyne.KeyPageDown: "pagedown", fyne.KeyHome: "home", fyne.KeyEnd: "end", fyne.KeyF1: "F1", fyne.KeyF2: "", fyne.KeyF3: "", fyne.KeyF4: "",
	fyne.KeyF5: "", fyne.KeyF6: "", fyne.KeyF7: "", fyne.KeyF8: "", fyne.KeyF9: "", fyne.KeyF10: "", fyne.KeyF11: "", fyne.KeyF12: "",
	fyne.KeySpace: "space",
}

// typedKeys are all other keys of an English keyboard, by what they type. Q is left out: it stands for A, whose place it has on a
// French one.
const typedKeys = "abcdefghijklmnoprstuvwxyz0123456789`-=[]\\;',./?"

// pressKey presses a key as a keyboard does, on what has the focus or on the window.
func (a *fixture) pressKey(key string) {
	c := a.window.Canvas()
	for name, is := range named {
		if key == is || key == string(name) {
			a.keyDown(&fyne.KeyEvent{Name: name})
			a.typed(name)
			if name == fyne.KeySpace {
				a.typesRune(' ')
			}
			return
		}
	}
	switch key {
	case "Tab":
		c.FocusNext()
	case "shift Tab":
		c.FocusPrevious()
	default:
		a.keyDown(&fyne.KeyEvent{Name: fyne.KeyName(strings.ToUpper(key))})
		a.typed(fyne.KeyName(strings.ToUpper(key)))
		a.typesRune([]rune(strings.ToLower(key))[0])
	}
}

// typesRune types to what has the focus or to the window.
func (a *fixture) typesRune(r rune) {
	if on := a.window.Canvas().Focused(); on != nil {
		on.TypedRune(r)
		return
	}
	a.typedRune(r)
}

// state is all that a key can change.
func (a *fixture) state() string {
	all := []any{a.atTable, len(a.screens.layers), fmt.Sprintf("%p", a.screens.top().object), fmt.Sprintf("%p", a.window.Canvas().Focused()),
		a.fyne.Clipboard().Content(), a.message.content}
	if a.session.play != nil {
		all = append(all, a.session.play.ID(), len(a.play().Log()))
	}
	if t := a.playing(); t != nil {
		on, ok := t.Focus()
		from, n := t.Picked()
		all = append(all, on, ok, from, n)
	}
	if l := a.inLesson(); l != nil {
		all = append(all, len(l.Lesson.game.Log()))
	}
	if s := a.inShow(); s != nil {
		all = append(all, s.Show.at, s.beat.running())
	}
	walk(a.screens.top().object, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
		if s, ok := o.(*container.Scroll); ok {
			all = append(all, s.Offset)
		}
	})
	return fmt.Sprint(all...)
}

// expand are the keys that a way in the list stands for, each as the keyboard has it.
func expand(way []string) []string {
	last := way[len(way)-1]
	if len(way) > 1 {
		return []string{strings.Join(way, " ")}
	}
	if first, to, ok := strings.Cut(last, " – "); ok {
		var all []string
		for r := first[0]; r <= to[0]; r++ {
			all = append(all, string(r))
		}
		return all
	}
	if last == "arrows" {
		return []string{"left", "right", "up", "down"}
	}
	return strings.Fields(last)
}

// keysPlaces are the places that have keys of their own, each in several states: a key counts that does something in one of them.
func keysPlaces(a *fixture) map[string][]func() {
	at := func(code string, more ...func()) []func() {
		begin := func() { a.screens.closeAll(); a.deal(code) }
		var all []func()
		for _, m := range append([]func(){func() {}}, more...) {
			all = append(all, func() { begin(); m() })
		}
		return all
	}
	move := func() { a.game.table.Do(core.Do(a.play().Board().Legal(nil)[0])) }
	undone := func() { move(); a.undo() }
	places := map[string][]func(){}
	for _, code := range []string{"EH1-N-AAAAAAB", "TF1-D1N-AAAAAAB", "EO1-C8-AAAAAAB", "EO1-C2-AAAAAAB"} {
		places[code] = at(code, move, undone, func() { a.typing('3') }, func() { a.typing('4'); a.typing('4') })
	}
	example := func() { a.screens.closeAll(); a.openExample(&core.Examples(core.FamilyOf("TF"))[0]) }
	playing := func() core.Action { return a.inLesson().Lesson.game.Board().Legal(nil)[0] }
	places["example"] = []func(){
		func() { example(); a.inLesson().table.Do(core.Do(playing())) },
		func() { example(); a.inLesson().table.Do(core.Do(playing())); a.undo() },
		func() { example(); a.typing('3') },
	}
	places["show"] = []func(){
		func() { a.screens.closeAll(); replayed(someWin, 40)(a) },
		func() { a.screens.closeAll(); replayed(someWin, 40)(a); a.window.Canvas().FocusNext() },
	}
	scrolled := func() { a.turn(1, kit.ByPage); a.window.Canvas().FocusNext() }
	places["first"] = []func(){
		func() { a.openChooser(); scrolled() },
		func() { a.openChooser(); a.window.Canvas().FocusNext(); a.window.Canvas().FocusPrevious() }, // the last button
	}
	places["pages"] = []func(){
		func() { a.deal(someWin); a.openNewGame() },
		func() { a.deal(someWin); a.openMenu(); scrolled() },
	}
	return places
}

// The list of keys tells all keys that do something where it was called up, and no others: those of the piles that the game on the
// table has, and none of any other game.
func TestTheListOfKeysIsTrue(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long under the race detector")
	}
	a := openDesktop(t, 412, 480) // so low that pages scroll
	for place, states := range keysPlaces(a) {
		t.Run(place, func(t *testing.T) {
			a.t = t
			states[0]()
			here, _ := keysHelp(a.asksKeys())
			listed := map[string]bool{}
			for _, g := range here {
				for _, k := range g.keys {
					for _, way := range k.ways {
						for _, key := range expand(way) {
							listed[key] = true
						}
					}
				}
			}
			for _, key := range a.candidates() {
				acts := slices.ContainsFunc(states, func(begin func()) bool {
					begin()
					before := a.state()
					a.pressAny(key)
					return a.state() != before
				})
				assert.Equal(t, acts, listed[key] || listed[strings.ToUpper(key)], "%q does something, and is listed", key)
				delete(listed, key)
				delete(listed, strings.ToUpper(key))
			}
			assert.Empty(t, listed, "keys that are on no keyboard")
		})
	}
}

// candidates are all keys there are, with the shortcuts.
func (a *fixture) candidates() []string {
	all := []string{"Tab", "shift Tab"}
	for name, is := range named {
		if is == "" {
			is = string(name)
		}
		all = append(all, is)
	}
	for _, r := range typedKeys {
		all = append(all, string(r))
	}
	for _, s := range a.shortcuts() {
		all = append(all, chord(s.keys))
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// chord is a shortcut as the list has it.
func chord(s fyne.Shortcut) string {
	k := s.(fyne.KeyboardShortcut)
	if k.Mod()&fyne.KeyModifierShift != 0 {
		return command() + " shift " + string(k.Key())
	}
	return command() + " " + string(k.Key())
}

// pressAny presses a key or, as Fyne would, a shortcut.
func (a *fixture) pressAny(key string) {
	for _, s := range a.shortcuts() {
		if chord(s.keys) == key {
			s.do()
			return
		}
	}
	a.pressKey(key)
}

// A game on the table has only the keys of its own piles; where no game is, those of all games are listed.
func TestTheListOfKeysFollowsTheGame(t *testing.T) {
	a := openDesktop(t, 1100, 760)
	cards := func() map[string][][]string {
		here, others := keysHelp(a.asksKeys())
		ways := map[string][][]string{}
		for _, g := range append(here, others...) {
			for _, k := range g.keys {
				ways[k.id] = k.ways
			}
		}
		return ways
	}
	for code, want := range map[string]struct {
		columns, cells string
		stock          bool
	}{
		"EH1-N-AAAAAAB": {"1 – 9", "", true}, "TF1-D3N-AAAAAAB": {"1 – 7", "", true}, "EO1-C8-AAAAAAB": {"1 – 8", "A S D F G H J K", false},
		"EO1-C4-AAAAAAB": {"1 – 8", "A S D F", false}, "EO1-C2-AAAAAAB": {"1 – 8", "A S", false}, "": {"1 – 9", "A S D F G H J K", true},
	} {
		if a.openChooser(); code != "" {
			a.deal(code)
			a.openRules()
		}
		ways := cards()
		assert.Equal(t, [][]string{{want.columns}}, ways["keys.columns"], code)
		assert.Equal(t, want.stock, ways["keys.draw"] != nil && ways["keys.waste"] != nil, code)
		if want.cells == "" {
			assert.Nil(t, ways["keys.cells"], code)
		} else {
			assert.Equal(t, [][]string{{want.cells}}, ways["keys.cells"], code)
		}
	}
	a.setting(func(s *settings) { s.Hints = false })
	assert.Nil(t, cards()["keys.hint"])
}
