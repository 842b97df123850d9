package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/text"
)

func TestTableInWords(t *testing.T) {
	a := open(t)
	a.setting(func(s *settings) { s.Language, s.Speed = "en", speedNone })
	a.deal("TF1-D1N-AAAAAAB")
	whole := a.game.table.Size()
	a.typing('s')
	assert.Empty(t, a.game.words.words.Text, "the line is off")

	a.setting(func(s *settings) { s.Words = true })
	require.Less(t, a.game.table.Size().Height, whole.Height, "the line has room of its own")
	assert.Equal(t, whole.Width, a.game.table.Size().Width)
	says := func() string { return a.game.words.words.Text }
	b := a.play().Board()
	a.typing('s')
	assert.Equal(t, "Drawn: "+a.text.CardWords(b.Top(core.Waste)), says())
	a.typing('w')
	assert.Contains(t, says(), "Picked up "+a.text.CardWords(b.Top(core.Waste)))
	a.typing('w')
	assert.Equal(t, "Waste, 2 cards: "+a.text.CardWords(b.Top(core.Waste)), says(), "laid back: where the keyboard is")
	a.typing('u')
	assert.Equal(t, "Undone. Back to the stock: 1 card", says())
	a.typing('1')
	a.typing('w')
	assert.Regexp(t, "^No card goes back to the waste\n.+", says(), "a refusal in the rule's own words, with the reason where there is room")
	a.typing('w')
	require.Contains(t, says(), "Picked up ")
	a.window.Resize(fyne.NewSize(500, 900))
	assert.Equal(t, a.text.Resumed(a.play()), says(), "the cards were laid back")
	a.setting(func(s *settings) { s.Words = false })
	a.typing('s')
	a.setting(func(s *settings) { s.Words = true })
	assert.Equal(t, a.text.Resumed(a.play()), says(), "it begins with how things stand")
	a.deal("EO1-C8-AAAAAAB")
	assert.Equal(t, "New game of Eight Off", says())
	a.openChooser()
	a.continueGame("EO")
	assert.Equal(t, "Eight Off: 0 points, 0 moves", says())
}

// What the line says it says in the language that is chosen, also of what has happened before; and cards are words in it.
func TestWordsFollowTheLanguage(t *testing.T) {
	a := open(t)
	a.setting(func(s *settings) { s.Language, s.Speed, s.Words = "en", speedNone, true })
	a.deal("TF1-D1N-AAAAAAB")
	says := func() string { return a.game.words.words.Text }
	a.tap(a.top(core.Stock))
	card := a.play().Board().Top(core.Waste)
	assert.Equal(t, "Drawn: "+text.For("en").CardWords(card), says())
	a.setting(func(s *settings) { s.Language = "fr" })
	assert.Equal(t, text.For("fr").Get("words.drawn", text.Data{"Card": text.For("fr").CardWords(card)}), says())
	refusedDrag(t, a)
	assert.NotRegexp(t, "[♠♥♦♣]", says())
	assert.Regexp(t, "de (pique|cœur|carreau|trèfle)", says())
}

// Any sentence has room below the table, on the narrowest phone and in the largest text, in words no smaller than at 100 %.
func TestWordsHaveRoom(t *testing.T) {
	for _, l := range text.Languages() {
		a := open(t)
		for _, percent := range textSizes {
			a.setting(func(s *settings) { s.Language, s.Words, s.Speed, s.TextSize = l, true, speedNone, percent })
			a.deal("EH1-N-AAAAAAB")
			for _, width := range []float32{320, 412, 915, 1100} {
				a.window.Resize(fyne.NewSize(width, 800))
				w := a.game.words
				for _, s := range a.text.Longest() {
					w.show(s)
					assert.LessOrEqual(t, w.words.Size().Height, w.ground.Size().Height, "%s %d %v %s", l, percent, width, s)
					assert.GreaterOrEqual(t, w.words.Style.Size*float32(max(percent, 100))/100, theme.Caption.Size-.01)
				}
			}
		}
	}
}

// A build for screen readers looks for words in containers only, as Fyne 2.8.1 does on Windows, Android and iOS. On the
// table it finds the sentence and the keys.
func TestScreenReadersFindTheSentenceAndTheKeys(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 360, Height: 640}, {Width: 1100, Height: 760}} {
		a := open(t)
		a.window.Resize(size)
		a.setting(func(s *settings) { s.Language, s.Words = "en", true })
		a.deal("TF1-D1N-AAAAAAB")
		said := map[string]fyne.AccessibleRole{}
		var look func(o fyne.CanvasObject)
		look = func(o fyne.CanvasObject) {
			if !o.Visible() {
				return
			}
			if c, ok := o.(*fyne.Container); ok {
				for _, child := range c.Objects {
					look(child)
				}
			} else if words, ok := o.(fyne.Accessible); ok {
				said[words.AccessibilityLabel()] = words.AccessibilityRole()
			}
		}
		look(a.window.Content())
		assert.Equal(t, fyne.AccessibleRoleText, said["New game of Solitaire Réfléchi"])
		for _, key := range []string{"bar.menu", "bar.new", "bar.rules", "bar.redo", "bar.undo"} {
			assert.Equal(t, fyne.AccessibleRoleButton, said[a.text.Get(key)], key)
		}
	}
}

// On a small phone large type leaves the table about the height that it has at the usual size, and all sentences have room.
func TestLargeWordsLeaveTheTableItsCards(t *testing.T) {
	a := open(t)
	a.setting(func(s *settings) { s.Words, s.Large, s.TextSize = true, true, 100 })
	a.window.Resize(fyne.NewSize(320, 568))
	a.deal("EH1-N-AAAAAAB")
	usual := a.game.table.Layout().CardW
	for _, lang := range text.Languages() {
		a.setting(func(s *settings) { s.Language, s.TextSize = lang, 200 })
		w := a.game.words
		assert.LessOrEqual(t, w.ground.Size().Height, float32(568)*.2, "%s", lang)
		assert.GreaterOrEqual(t, a.game.table.Layout().CardW, .9*usual, "%s", lang)
	}
}

// The line says of a refusal why, where it has room for that, and else at least what the rule is. Nothing of it is cut off.
func TestRefusalsInWordsSayWhy(t *testing.T) {
	a := newStudio(t)
	whole, cut := 0, 0
	for _, size := range []fyne.Size{fyne.NewSize(320, 568), fyne.NewSize(568, 320), fyne.NewSize(412, 915), fyne.NewSize(1280, 800)} {
		for _, percent := range []int{100, 200} {
			for position, action := range map[string]string{"easy-harp": "T8>T2x4", "reflechi": "T3>T1", "eight-off-worst": "T3>T4x3"} {
				a.window.Resize(size)
				a.setting(func(s *settings) { s.Language, s.Words, s.Speed, s.TextSize = "fr", true, speedNone, percent })
				a.put(position, action)
				a.game.words.show(inFull(a.message.content)...)
				w := a.game.words
				assert.LessOrEqual(t, w.words.HeightFor(w.words.Size().Width), w.ground.Size().Height)
				assert.GreaterOrEqual(t, w.words.Style.Size*float32(percent)/100, theme.Caption.Size-.01)
				if strings.HasSuffix(w.words.Text, a.message.content.Body) {
					whole++
				} else {
					cut++
					assert.Equal(t, a.message.content.Title, w.words.Text)
				}
			}
		}
	}
	assert.Positive(t, whole)
	assert.Positive(t, cut)
}
