package ui

import (
	"fmt"
	"os"
	"testing"

	"fyne.io/fyne/v2"

	"patiencetrio/core"
	"patiencetrio/theme"
)

func TestLookMarks(t *testing.T) {
	dir := "/tmp/marks"
	os.MkdirAll(dir, 0o755)
	hint := func(code string, n int) func(a *fixture) { return func(a *fixture) { a.hintIn(code, n) } }
	keys := func(names ...fyne.KeyName) func(a *fixture) {
		return func(a *fixture) {
			for _, n := range names {
				a.key(n)
			}
		}
	}
	_ = core.Draw
	for i, s := range []shot{
		page("hint", "", 360, 740, false, "en", hint("EO1-C8-AAAABMW", 5)),
		page("hint", "", 412, 915, true, "th", hint("TF1-D3N-AAAABMP", 4)).with(strong),
		page("hint", "", 915, 412, false, "th", hint("EH1-N-AAAABQK", 0)),
		page("hintcursor", "", 360, 740, true, "en", func(a *fixture) { keys("3")(a); keys("Escape")(a); a.hintIn("EO1-C8-AAAABMW", 5) }),
		page("keys", "eight-off", 360, 740, false, "en", keys("6", "2")),
		page("keys", "eight-off", 360, 740, true, "th", keys("6", "2")).with(also(strong, felt(theme.Indigo))),
		page("pick", "eight-off", 360, 740, false, "en", keys("7")),
		page("pick", "reflechi", 412, 915, true, "en", keys("3")).with(strong),
		page("pick", "easy-harp", 915, 412, false, "th", keys("7")),
		game("easy-harp", 360, 740, false, "th").refuse("T8>T2x4"),
		game("reflechi", 915, 412, false, "th").refuse("T3>T1").with(felt(theme.Teak)),
		game("eight-off-worst", 915, 412, false, "en").refuse("T3>T4x3").with(also(large, textOf(200))),
		page("keys", "easy-harp", 1280, 800, false, "en", keys("7", "2")),
		page("keys", "reflechi", 768, 1024, true, "en", keys("3", "1")).with(large),
	} {
		a := newStudio(t)
		got := half(a.take(t, s, 2))
		writePicture(t, fmt.Sprintf("%s/%02d-%s.png", dir, i, s.name), reduced(got))
	}
}
