package ui

import (
	"image"
	"maps"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/theme"
	"patiencetrio/ui/kit"
)

// otherwise is another choice for every setting that can be seen at once, but the language.
func otherwise(s *settings) {
	s.Mode, s.Strong, s.Felt, s.Back, s.TextSize = modeDark, true, theme.Teak, theme.Backs[1], 150
	s.FourBySuit, s.FourElse, s.Large, s.LeftHanded, s.Timer, s.Hints = !s.FourBySuit, !s.FourElse, !s.Large, !s.LeftHanded, !s.Timer, !s.Hints
}

// dusk is what the system, or the settings, may do to everything that is open.
func dusk(s *settings) { s.Mode, s.Strong, s.TextSize = modeDark, true, 125 }

// quiet is a studio with a small picture, in which nothing moves.
func quiet(t *testing.T, set func(*settings)) *studio {
	a := newStudio(t)
	a.window.Canvas().(software.WindowlessCanvas).SetScale(.75)
	a.window.Resize(fyne.NewSize(360, 640))
	a.setting(func(s *settings) {
		s.Language, s.Speed = "en", speedNone
		set(s)
	})
	return a
}

// picture shows the window. Nothing has the focus: Fyne's text cursor keeps the colour in which it came.
func (a *studio) picture() *image.RGBA {
	a.window.Canvas().Unfocus()
	return rgba(a.window.Canvas().Capture())
}

// everyScreen is all that can be opened and stays as it is while settings change, by name.
func everyScreen() map[string]func(a *studio) {
	all := map[string]func(a *studio){}
	for name, open := range opened {
		all[name] = func(a *studio) { open(a.fixture) }
	}
	for _, s := range goldens {
		switch name, _, _ := strings.Cut(s.name, "-"); name {
		case "hint", "keys", "picked": // what the player points at on the table ends
		case "settings": // show the change
		default:
			if s.open == nil {
				continue
			}
			all[name] = func(a *studio) {
				if s.position != "" {
					a.deal(staged[s.position].code)
				}
				s.open(a.fixture)
			}
		}
	}
	for _, s := range fitScreens {
		if name, _, _ := strings.Cut(s.name, " "); slices.Contains([]string{"odds,", "pasted", "search"}, name) {
			all[s.name] = s.open
		}
	}
	all["transfer"] = func(a *studio) { a.openTransfer() }
	return all
}

// Whatever is open while the theme changes looks as if it had been opened then: in the window, and below a page.
func TestEverythingFollowsTheTheme(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long under the race detector")
	}
	all := everyScreen()
	for _, name := range slices.Sorted(maps.Keys(all)) {
		t.Run(name, func(t *testing.T) {
			b := quiet(t, dusk)
			all[name](b)
			dark := b.picture()
			a := quiet(t, func(*settings) {})
			all[name](a)
			light, usual := a.picture(), a.set
			a.setting(dusk)
			assert.NoError(t, compare(dark, a.picture()), "in the window")
			a.openQuestions("")
			a.change(usual)
			a.picture()
			require.True(t, a.screens.back())
			assert.NoError(t, compare(light, a.picture()), "below a page")
		})
	}
}

// What can lie below the settings page follows all settings.
func TestWhatIsBelowFollowsTheSettings(t *testing.T) {
	for name, open := range map[string]func(a *studio){
		"chooser": func(a *studio) { begun(a.fixture) },
		"table":   func(a *studio) { opened["table"](a.fixture) },
		"menu":    func(a *studio) { opened["menu"](a.fixture) },
	} {
		t.Run(name, func(t *testing.T) {
			seen := func(before, above func(*settings)) *image.RGBA {
				a := quiet(t, before)
				open(a)
				a.picture()
				a.openSettings()
				a.picture()
				a.setting(above)
				a.picture()
				require.True(t, a.screens.back())
				return a.picture()
			}
			assert.NoError(t, compare(seen(otherwise, func(*settings) {}), seen(func(*settings) {}, otherwise)))
		})
	}
}

// A menu that is made anew stays where it was scrolled to.
func TestMenuStaysWhereItWas(t *testing.T) {
	a := quiet(t, func(s *settings) { s.TextSize = 200 })
	opened["menu"](a.fixture)
	a.picture()
	a.screens.top().object.(*kit.Sheet).Scroll(90)
	a.openSettings()
	a.setting(func(s *settings) { s.LeftHanded, s.Language = true, "th" })
	require.True(t, a.screens.back())
	a.picture()
	assert.Equal(t, float32(90), a.screens.top().object.(*kit.Sheet).Scrolled())
}
