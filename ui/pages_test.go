package ui

import (
	"fmt"
	"image/png"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/text"
)

// pageSizes are the screens on which every page must be right.
var pageSizes = []fyne.Size{{Width: 320, Height: 568}, {Width: 360, Height: 640}, {Width: 360, Height: 800},
	{Width: 412, Height: 915}, {Width: 915, Height: 412}, {Width: 1024, Height: 768}, {Width: 1280, Height: 800}, {Width: 1920, Height: 1080}}

// pictures is a folder for pictures of all pages, to be looked at; "" for none.
var pictures = os.Getenv("PICTURES")

// onEveryScreen shows a page in all languages on every screen, light and dark by turns, and checks what can be seen of it.
func onEveryScreen(t *testing.T, name string, build func(t *text.Text) fyne.CanvasObject) {
	app := test.NewTempApp(t)
	for m, mode := range theme.Modes { // the outer loop: with another theme Fyne reads its fonts and measures all words anew
		app.Settings().SetTheme(theme.New(mode, 1))
		for j, l := range text.Languages() {
			for i, size := range pageSizes {
				if (i+j)%len(theme.Modes) != m || !sampled(name, j*len(pageSizes)+i) {
					continue
				}
				t.Run(fmt.Sprintf("%s-%s-%.0fx%.0f", name, l, size.Width, size.Height), func(t *testing.T) {
					page := build(text.For(l))
					c := show(t, page, size)
					checkPage(t, page, size)
					picture(t, c, t.Name())
				})
			}
		}
	}
}

func picture(t *testing.T, c fyne.Canvas, name string) {
	if pictures == "" {
		return
	}
	f, err := os.Create(filepath.Join(pictures, path.Base(name)+".png"))
	require.NoError(t, err)
	defer f.Close()
	require.NoError(t, png.Encode(f, c.Capture()))
}

// checkPage checks that texts have their room, that nothing reaches beyond the screen's sides and that what can be
// tapped is large enough.
func checkPage(t *testing.T, page fyne.CanvasObject, screen fyne.Size) {
	const slack = 0.6 // of rounding
	walk(page, fyne.Position{}, func(o fyne.CanvasObject, at fyne.Position) {
		if words, ok := o.(*canvas.Text); ok && words.Text != "" {
			assert.LessOrEqual(t, words.MinSize().Width, words.Size().Width+slack, "room of %q", words.Text)
			assert.NotContains(t, words.Text, "…", "nothing is cut")
			assert.GreaterOrEqual(t, at.X, float32(0), "left end of %q", words.Text)
			assert.LessOrEqual(t, at.X+words.Size().Width, screen.Width+slack, "right end of %q", words.Text)
		}
		if _, ok := o.(fyne.Widget); ok {
			assert.LessOrEqual(t, o.Size().Width, screen.Width, "width of %T", o)
		}
	})
	for _, p := range pads(page) {
		assert.GreaterOrEqual(t, p.size.Height, float32(48)-slack, "height of a target at %v", p.at)
		assert.GreaterOrEqual(t, p.size.Width, float32(37), "width of a target at %v", p.at)
	}
}

// target is what can be tapped.
type target struct {
	object fyne.Tappable
	at     fyne.Position
	size   fyne.Size
}

func pads(page fyne.CanvasObject) []target {
	var all []target
	walk(page, fyne.Position{}, func(o fyne.CanvasObject, at fyne.Position) {
		if fmt.Sprintf("%T", o) == "*kit.mousePad" || fmt.Sprintf("%T", o) == "*kit.touchPad" {
			all = append(all, target{o.(fyne.Tappable), at, o.Size()})
		}
	})
	return all
}

// walk visits what is visible.
func walk(o fyne.CanvasObject, at fyne.Position, visit func(fyne.CanvasObject, fyne.Position)) {
	if !o.Visible() {
		return
	}
	at = at.Add(o.Position())
	visit(o, at)
	var children []fyne.CanvasObject
	switch o := o.(type) {
	case *fyne.Container:
		children = o.Objects
	case fyne.Widget:
		children = test.WidgetRenderer(o).Objects()
	}
	for _, c := range children {
		walk(c, at, visit)
	}
}

// texts are all words that can be seen.
func texts(page fyne.CanvasObject) []string {
	var all []string
	walk(page, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
		if t, ok := o.(*canvas.Text); ok {
			all = append(all, t.Text)
		}
	})
	return all
}

// tapText taps what lies over the given words.
func tapText(t *testing.T, c fyne.Canvas, page fyne.CanvasObject, words string) {
	t.Helper()
	found := false
	walk(page, fyne.Position{}, func(o fyne.CanvasObject, at fyne.Position) {
		if w, ok := o.(*canvas.Text); ok && w.Text == words && !found {
			found = true
			test.TapCanvas(c, at.AddXY(w.Size().Width/2, w.Size().Height/2))
		}
	})
	require.True(t, found, "%q among %q", words, texts(page))
}

func show(t *testing.T, page fyne.CanvasObject, size fyne.Size) fyne.Canvas {
	w := test.NewTempWindow(t, page)
	w.SetPadded(false)
	w.Resize(size)
	return w.Canvas()
}

var today = time.Date(2026, time.December, 1, 9, 41, 0, 0, time.UTC)

func exampleGames() []chooserGame {
	return []chooserGame{
		{Rules: core.EasyHarp, Playing: true, Score: 285, Moves: 142},
		{Rules: core.ReflechiDraw3, Playing: true, Score: 95, Moves: 61},
		{Rules: core.EightOff},
	}
}

func TestChooserFits(t *testing.T) {
	onEveryScreen(t, "chooser", func(x *text.Text) fyne.CanvasObject {
		return newChooser(chooserConfig{Text: x, Games: exampleGames()})
	})
}

// done marks two days of three.
func done(_ *core.Rules, date time.Time) bool { return date.Day()%3 != 2 }

func exampleNewGame(x *text.Text) newGameConfig {
	return newGameConfig{
		Text: x, Rules: core.ReflechiDraw3, Current: &core.Code{Rules: core.ReflechiDraw3, Number: 1607}, Today: today,
		Done: done, Clipboard: func() string { return "" },
	}
}

func TestNewGameFits(t *testing.T) {
	onEveryScreen(t, "newgame", func(x *text.Text) fyne.CanvasObject { return newGameSheet(exampleNewGame(x)) })
}

// Of all days of a year, those with the longest names have room on the narrowest phone.
func TestNewGameFitsEveryDay(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(theme.New(theme.Mode{}, 1))
	w := test.NewTempWindow(t, nil)
	w.SetPadded(false)
	w.Resize(pageSizes[0])
	for _, l := range text.Languages() {
		for day := range 366 {
			if !sampled("every day "+string(l), day) {
				continue
			}
			c := exampleNewGame(text.For(l))
			c.Today = today.AddDate(0, 0, day)
			c.Done = func(*core.Rules, time.Time) bool { return day%2 == 0 }
			sheet := newGameSheet(c)
			w.SetContent(sheet)
			said, shown := c.Text.Day(c.Today), texts(sheet)
			assert.True(t, slices.ContainsFunc(shown, func(s string) bool {
				s = strings.ReplaceAll(s, "\u00a0", " ")
				return strings.HasPrefix(s, said) || strings.HasPrefix(s, c.Text.ShortDay(c.Today))
			}), said)
			for _, s := range shown {
				if strings.Contains(s, "…") { // assert's own search takes long for so many words
					t.Errorf("%s %s: %q", l, said, s)
				}
			}
		}
	}
}

func exampleSettings() settings {
	return settings{Mode: modeSystem, Felt: theme.Celadon, FourBySuit: true, Interactive: true, DoubleClick: true, Speed: speedNormal}
}

func TestSettingsFit(t *testing.T) {
	onEveryScreen(t, "settings", func(x *text.Text) fyne.CanvasObject {
		return newSettingsPage(settingsConfig{Text: x, Set: exampleSettings(), Version: "1.0"}).page
	})
}

func TestMenuFits(t *testing.T) {
	onEveryScreen(t, "menu", func(x *text.Text) fyne.CanvasObject {
		act := func() {}
		return newMenuSheet(menuConfig{Text: x, Instead: func(act func()) func() { return act }, Games: act, New: act, Rules: act, Examples: act, Questions: act, Copy: act, CopyPlay: act, Hint: act, Win: act, Replay: act, Keys: act, Statistics: act, Settings: act})
	})
}

func TestKeysFit(t *testing.T) {
	onEveryScreen(t, "keys", func(x *text.Text) fyne.CanvasObject {
		return newKeysSheet(x, keysAsked{games: slices.Concat(core.Games[0], core.Games[1], core.Games[2]), hints: true})
	})
}

func exampleWin(x *text.Text) winConfig {
	return winConfig{
		Text: x, Code: core.Code{Rules: core.EightOff, Number: 2255}, Score: 520, Moves: 118, Played: 9*time.Minute + 42*time.Second,
		Daily: x.DailyDeal("2026-11-30"), FewestMoves: true, Felt: theme.Celadon,
	}
}

func TestWinFits(t *testing.T) {
	onEveryScreen(t, "win", func(x *text.Text) fyne.CanvasObject { return newWinPage(exampleWin(x)).whole })
}

func TestMarkedWinFits(t *testing.T) {
	onEveryScreen(t, "marked", func(x *text.Text) fyne.CanvasObject {
		win := exampleWin(x)
		win.FewestMoves, win.Marked = false, "win.marked.both"
		return newWinPage(win).whole
	})
}

// The sheets that tell of a lost game, the longest of what they say.
func TestAdviceFits(t *testing.T) {
	for _, id := range []string{"hint.lost", "way.far"} {
		onEveryScreen(t, id, func(x *text.Text) fyne.CanvasObject {
			rows := []fyne.CanvasObject{kit.NewRow(theme.IconUndo, x.Get("way.find"), x.Get("way.find.detail"), kit.Primary, func() {}),
				kit.NewRow(theme.IconSame, x.Get("way.far.begin"), "", kit.Primary, func() {}),
				kit.NewRow(theme.IconBack, x.Get("way.on"), "", kit.Outline, func() {})}
			return newAdviceSheet(x.Get(id+".title"), rows, x.Prose(id+".body", data("Count", 345)), x.Prose("way.far.perhaps"))
		})
	}
}

// asText is the text of a text object, else "".
func asText(o fyne.CanvasObject) string {
	if t, ok := o.(*canvas.Text); ok {
		return t.Text
	}
	return ""
}

// absolute is where an object stands on the screen.
func absolute(page, object fyne.CanvasObject) fyne.Position {
	var found fyne.Position
	walk(page, fyne.Position{}, func(o fyne.CanvasObject, at fyne.Position) {
		if o == object {
			found = at
		}
	})
	return found
}
