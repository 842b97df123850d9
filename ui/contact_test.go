package ui

import (
	"image"
	"image/color"
	"image/draw"
	"path/filepath"
	"testing"

	"patiencetrio/theme"
)

// The contact sheet: rows of screens, each on a scale of so many pixels to the unit.
const (
	contactPhone   = .65
	contactFlat    = .75
	contactDesktop = .705
	contactGap     = 24 // pixels
	contactCorner  = 18
)

// contactShots are the screens on the sheet, row by row: first the three games on phones, light and dark, then phones that
// lie flat, one with a replay, and a desktop with a hint.
var contactShots = []struct {
	shot
	scale float32
	x, y  int // of the upper left corner, in pixels
}{
	{game("easy-harp", 360, 780, false, "en"), contactPhone, 0, 0},
	{game("easy-harp-worst", 360, 780, true, "th"), contactPhone, 258, 0},
	{game("reflechi", 360, 780, false, "th").refuse("T3>T1"), contactPhone, 516, 0},
	{game("reflechi", 360, 780, true, "en").with(felt(theme.Indigo)), contactPhone, 774, 0},
	{game("eight-off", 360, 780, false, "en").with(felt(theme.Teak)), contactPhone, 1032, 0},
	{game("eight-off", 360, 780, true, "th"), contactPhone, 1290, 0},
	{game("easy-harp", 800, 360, false, "th"), contactFlat, 0, 531},
	{page("show", "", 800, 360, true, "en", replayed("TF1-D3N-AAAABMP", 90)).with(felt(theme.Lotus)), contactFlat, 0, 825},
	{page("hint", "", 1280, 800, false, "fr", func(a *fixture) { a.hintIn("EO1-C8-AAAABMW", 12) }), contactDesktop, 624, 531},
}

// TestContactSheet compares the picture in the README with the app's screens; with -update it is made anew.
func TestContactSheet(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long under the race detector")
	}
	usual := newStudio(t)
	got := image.NewRGBA(image.Rect(0, 0, 2*contactGap+1524, 2*contactGap+1095))
	draw.Draw(got, got.Rect, image.NewUniform(color.NRGBA{0xEC, 0xE6, 0xD8, 0xFF}), image.Point{}, draw.Src)
	for _, s := range contactShots {
		a := usual
		if s.open != nil { // what was played before would show
			a = newStudio(t)
		}
		screen := half(a.take(t, s.shot, 2*s.scale))
		screen = rgba((&sheet{image: screen, scale: 1, width: float32(screen.Rect.Dx()), height: float32(screen.Rect.Dy())}).clip(contactCorner))
		draw.Draw(got, screen.Rect.Add(image.Pt(s.x+contactGap, s.y+contactGap)), screen, image.Point{}, draw.Over)
	}
	check(t, filepath.Join("testdata", "contact.png"), got)
}
