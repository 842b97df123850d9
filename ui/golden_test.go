package ui

import (
	"flag"
	"fmt"
	"image"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/text"
)

// update makes the pictures anew instead of comparing with them:
//
//	go test ./ui -run 'TestGolden|TestContactSheet' -update
//
// Look at what has changed before it is committed.
var update = flag.Bool("update", false, "write the pictures in ui/testdata anew")

// shot is one picture of the app. A game's screen shows a position of testdata/positions; the rest of its texts is that
// of a play that has come so far.
type shot struct {
	name     string // of the picture
	size     fyne.Size
	dark     bool
	lang     text.Lang
	position string
	refused  string            // an action that is not allowed: its refusal is shown
	set      func(s *settings) // other settings; may be nil
	open     func(a *fixture)  // what is opened over the position; may be nil
}

// staged is what a position's text does not tell: deal and figures, and the action that was made last, if any.
var staged = map[string]struct {
	code         string
	score, moves int
	last         string
}{
	"easy-harp":       {"EH1-N-AAAABQK", 285, 142, "W>T8"},
	"easy-harp-worst": {"EH1-N-AAAABQK", 310, 204, ""},
	"reflechi":        {"TF1-D3N-AAAACJW", 95, 61, "S>W"},
	"reflechi-worst":  {"TF1-D1N-AAAACJW", 120, 74, ""},
	"eight-off":       {"EO1-C8-AAAADMT", 30, 88, "C8>T6"},
	"eight-off-worst": {"EO1-C8-AAAADMT", 40, 71, ""},
}

// Settings of which each is to be seen somewhere.
func felt(f theme.Felt) func(*settings) { return func(s *settings) { s.Felt = f } }
func left(s *settings)                  { s.LeftHanded = true }
func large(s *settings)                 { s.Large = true }
func four(s *settings)                  { s.FourElse, s.FourBySuit = true, true }
func strong(s *settings)                { s.Strong = true }
func twoAndTimer(s *settings)           { s.FourBySuit, s.Timer = false, true }

// textOf is a size of text, in percent.
func textOf(percent int) func(*settings) { return func(s *settings) { s.TextSize = percent } }

// also makes settings of several.
func also(sets ...func(*settings)) func(*settings) {
	return func(s *settings) {
		for _, set := range sets {
			set(s)
		}
	}
}

// goldens are the pictures that are compared: every game at every size, light and dark, and some pages.
var goldens = []shot{
	game("easy-harp", 320, 568, false, "en"),
	game("easy-harp-worst", 320, 568, true, "th"),
	game("easy-harp", 360, 800, false, "th").refuse("T8>T2x4"),
	game("easy-harp-worst", 360, 800, true, "en").with(left),
	game("easy-harp-worst", 412, 915, false, "th"),
	game("easy-harp", 412, 915, true, "en").with(four),
	game("easy-harp-worst", 915, 412, false, "en"),
	game("easy-harp", 915, 412, true, "th").refuse("T3>T1").with(felt(theme.Indigo)),
	game("easy-harp", 768, 1024, false, "en").with(felt(theme.Lotus)),
	game("easy-harp-worst", 768, 1024, true, "th"),
	game("easy-harp", 1280, 800, false, "th"),
	game("easy-harp-worst", 1280, 800, true, "en").refuse("T9>T2x2"),

	game("reflechi-worst", 320, 568, false, "th").with(felt(theme.Teak)),
	game("reflechi", 320, 568, true, "en").refuse("T3>T1"),
	game("reflechi", 360, 800, false, "en").with(large),
	game("reflechi-worst", 360, 800, true, "th"),
	game("reflechi", 412, 915, false, "th").with(left),
	game("reflechi-worst", 412, 915, true, "en").with(felt(theme.Lotus)),
	game("reflechi", 915, 412, false, "th"),
	game("reflechi-worst", 915, 412, true, "en").with(left),
	game("reflechi-worst", 768, 1024, false, "th").refuse("T3>T1"),
	game("reflechi", 768, 1024, true, "en").with(felt(theme.Teak)),
	game("reflechi-worst", 1280, 800, false, "en").with(four),
	game("reflechi", 1280, 800, true, "th"),

	game("eight-off-worst", 320, 568, false, "en").with(felt(theme.Indigo)),
	game("eight-off", 320, 568, true, "th"),
	game("eight-off", 360, 800, false, "th").with(felt(theme.Lotus)),
	game("eight-off-worst", 360, 800, true, "en").refuse("T3>T4x3"),
	game("eight-off-worst", 412, 915, false, "th").with(left),
	game("eight-off", 412, 915, true, "en").with(twoAndTimer),
	game("eight-off", 915, 412, false, "en").with(large),
	game("eight-off-worst", 915, 412, true, "th").with(felt(theme.Teak)),
	game("eight-off-worst", 768, 1024, false, "en"),
	game("eight-off", 768, 1024, true, "th").with(left),
	game("eight-off", 1280, 800, false, "en").refuse("T7>T8"),
	game("eight-off-worst", 1280, 800, true, "th").with(felt(theme.Indigo)),

	game("easy-harp", 360, 740, false, "en").refuse("T8>T2x4").with(strong).called("strong"),
	game("eight-off", 360, 740, true, "fr").refuse("T7>T8").with(also(strong, felt(theme.Indigo))).called("strong"),
	game("reflechi", 915, 412, false, "th").with(also(strong, four, felt(theme.Teak))).called("strong"),
	game("eight-off-worst", 915, 412, false, "en").refuse("T3>T4x3").with(also(large, textOf(200))).called("200"),
	game("reflechi", 320, 568, false, "fr").refuse("T3>T1"),

	page("chooser", "", 360, 800, false, "th", begun),
	page("chooser", "", 1280, 800, true, "en", begun),
	page("new-game", "reflechi", 360, 800, true, "en", func(a *fixture) { a.openNewGame() }),
	page("new-game", "eight-off", 1280, 800, false, "th", func(a *fixture) { a.openNewGame() }),
	page("settings", "", 360, 800, false, "th", func(a *fixture) { a.openSettings() }),
	page("settings", "", 768, 1024, true, "en", func(a *fixture) { a.openSettings() }),
	page("statistics", "", 360, 800, false, "th", func(a *fixture) { a.win(someWin, 0); a.openStatistics() }),
	page("calendar", "", 360, 800, true, "en", func(a *fixture) { a.win(someWin, 0); a.openCalendar(core.EightOff) }),
	page("win", "", 360, 800, true, "th", func(a *fixture) { a.win(someWin, 0) }),
	page("win", "", 915, 412, false, "en", func(a *fixture) { a.win(someWin, 0) }),

	page("show", "", 360, 800, false, "th", replayed("EH1-N-AAAAAAB", 500)),
	page("show", "", 915, 412, true, "en", replayed("TF1-D3N-AAAABMP", 90)),
	page("show", "", 1280, 800, false, "fr", replayed(someWin, 48)),
	page("chooser", "", 320, 568, true, "fr", begun),
	page("new-game", "reflechi", 320, 568, false, "fr", func(a *fixture) { a.openNewGame() }),
	page("win", "", 320, 568, true, "fr", func(a *fixture) { a.win(someWin, 0) }),

	page("new-game", "reflechi", 360, 740, true, "en", func(a *fixture) { a.openNewGame() }).with(strong).called("strong"),
	page("chooser", "", 360, 740, false, "th", begun).with(textOf(150)).called("150"),
	page("new-game", "reflechi", 360, 740, true, "fr", func(a *fixture) { a.openNewGame() }).with(textOf(200)).called("200"),
	page("win", "", 568, 320, false, "en", func(a *fixture) { a.win(someWin, 0) }),
	page("hint", "", 360, 800, false, "en", func(a *fixture) { a.hintIn("EO1-C8-AAAABMW", 5) }),
	page("hint", "", 1280, 800, true, "fr", func(a *fixture) { a.hintIn("TF1-D3N-AAAABMP", 4) }),
	page("hint", "", 412, 915, true, "th", func(a *fixture) { a.hintIn("TF1-D3N-AAAABMP", 4) }).with(also(strong, large)).called("strong"),
	page("keys", "eight-off", 360, 740, false, "en", typing("62")),
	page("keys", "eight-off", 360, 740, true, "th", typing("62")).with(also(strong, felt(theme.Indigo))).called("strong"),
	page("picked", "eight-off", 915, 412, false, "fr", typing("7")).with(felt(theme.Lotus)),
	page("picked", "reflechi", 768, 1024, true, "en", typing("3")),
	page("lost", "", 320, 568, true, "th", func(a *fixture) {
		a.patient().deal(lostDeal)
		a.settle()
		a.game.table.Do(core.Do(a.play().Board().Legal(nil)[0]))
		a.settle()
		a.ask()
	}),
}

// page is what opens over a game in a position, or over the chooser.
func page(name, position string, w, h float32, dark bool, lang text.Lang, open func(a *fixture)) shot {
	s := game(name, w, h, dark, lang)
	s.position, s.open = position, open
	return s
}

// game is the screen of a game in a position.
func game(position string, w, h float32, dark bool, lang text.Lang) shot {
	mode := "light"
	if dark {
		mode = "dark"
	}
	name := fmt.Sprintf("%s-%.0fx%.0f-%s", position, w, h, mode)
	return shot{name: name, size: fyne.NewSize(w, h), dark: dark, lang: lang, position: position}
}

func (s shot) refuse(action string) shot {
	s.refused = action
	return s
}

// called tells apart from others what a shot shows.
func (s shot) called(more string) shot {
	s.name += "-" + more
	return s
}

func (s shot) with(set func(*settings)) shot {
	s.set = set
	return s
}

// TestGolden compares the app's screens with the pictures that somebody has looked at.
func TestGolden(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long under the race detector")
	}
	usual := newStudio(t)
	for _, s := range goldens {
		a := usual
		t.Run(s.name, func(t *testing.T) {
			if s.open != nil { // what was played before would show
				a = newStudio(t)
			}
			if strings.HasPrefix(s.name, "settings-") && fyne.CurrentDevice().IsMobile() {
				t.Skip("a phone speaks of taps where the picture speaks of clicks")
			}
			got := half(a.take(t, s, 1))
			check(t, filepath.Join("testdata", "golden", s.name+".png"), got)
		})
	}
}

// begun is the chooser with a play under way.
func begun(a *fixture) {
	a.deal("EH1-N-AAAABQK")
	a.key(fyne.KeySpace)
	a.openChooser()
}

// typing presses keys of the table, where there are any: a pile's own picks its cards up, the next one's puts them there.
func typing(keys string) func(a *fixture) {
	return func(a *fixture) {
		for _, r := range keys {
			a.typing(r)
		}
	}
}

// replayed is a known win shown up to a step.
func replayed(code string, step int) func(a *fixture) {
	return func(a *fixture) {
		a.openShow(replayOf(wonGame(a.t, code)))
		a.inShow().jump(step)
	}
}

// studio is an app that takes pictures of itself.
type studio struct {
	*fixture
	usual settings
}

func newStudio(t *testing.T) *studio {
	// Fyne's cache reads the clock when a picture is taken. If the last one was long ago, what is made now would count as
	// old with the first picture, and be made anew without a size.
	software.NewCanvas().Capture()
	a := open(t)
	return &studio{a, a.set}
}

// take makes a picture of a shot with so many pixels to the unit.
func (a *studio) take(t *testing.T, s shot, scale float32) *image.RGBA {
	t.Helper()
	a.t = t
	fyne.SetCurrentApp(a.fyne) // whose theme everything asks for: other tests and studios have apps of their own
	a.stage(s, scale)
	if s.open != nil {
		s.open(a.fixture)
	}
	return rgba(a.window.Canvas().Capture())
}

// stage puts a shot's position on the table.
func (a *studio) stage(s shot, scale float32) {
	a.screens.closeAll()
	a.change(a.settings(s))
	canvas := a.window.Canvas().(software.WindowlessCanvas)
	canvas.SetScale(scale)
	a.window.Resize(s.size)
	if s.position == "" {
		a.openChooser()
		return
	}
	as := staged[s.position]
	a.deal(as.code)
	game := core.NewGameAt(position(a.t, s.position))
	a.act(game, as.last)
	a.game.table.ShowGame(game, false)

	h := a.game.header
	head := h.text
	head.score, head.moves = a.text.Number(as.score), a.text.Number(as.moves)
	head.movesLabel = a.text.Get("header.moves", text.Data{"Count": as.moves})
	if head.time != "" {
		head.time = "12:04"
	}
	h.set(head)
	a.game.bar.setEnabled(true, false)
	if s.refused != "" {
		a.refuse(game.Board(), s.refused)
	}
}

// settings are those of a shot: nothing moves.
func (a *studio) settings(s shot) settings {
	set := a.usual
	set.Mode, set.Language, set.Speed = modeLight, s.lang, speedNone
	if s.dark {
		set.Mode = modeDark
	}
	if s.set != nil {
		s.set(&set)
	}
	return set
}

// act makes the action that was the last one.
func (a *fixture) act(g *core.Game, notation string) {
	if notation == "" {
		return
	}
	action, err := core.ParseAction(notation)
	require.NoError(a.t, err)
	require.Nil(a.t, g.Apply(core.Do(action)))
}

// refuse shows what the screen shows when the table has refused an action.
func (a *fixture) refuse(b *core.Board, notation string) {
	action, err := core.ParseAction(notation)
	require.NoError(a.t, err)
	r := b.Check(action)
	require.NotNil(a.t, r, "%s is allowed", notation)
	a.message.show(refusal, a.text.Refusal(r, b), func() { a.explain(r) })
	a.game.table.Warn(r)
}

func position(t *testing.T, name string) core.Board {
	data, err := os.ReadFile(filepath.Join("testdata", "positions", name+".txt"))
	require.NoError(t, err)
	b, err := core.ParsePosition(string(data))
	require.NoError(t, err, name)
	return b
}
