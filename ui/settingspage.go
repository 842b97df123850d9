package ui

import (
	"slices"

	"fyne.io/fyne/v2"

	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/text"
)

// settingsConfig is all that the settings page shows and does.
type settingsConfig struct {
	Text    *text.Text
	Set     settings // when the page opens
	Version string   // of the app; "" leaves the line out
	// Change changes one of the settings that hold by then, applies it at once and keeps it.
	Change   func(set func(*settings))
	Transfer func() // opens the sheet about games as files
	Licences func() // opens the licences
	Back     func()
}

// newSettingsPage makes the page. Each row changes a value.
func newSettingsPage(c settingsConfig) *settingsPage {
	s := &settingsPage{settingsConfig: c, column: kit.NewColumn(theme.Space1)}
	column := s.column
	s.languages = kit.NewGroup(s.language()...)
	for _, g := range []struct {
		id   string
		rows []fyne.CanvasObject
		note string // below the group; "" for none
	}{
		{"settings.group.table", s.table(), ""},
		{"settings.group.cards", s.cards(), ""},
		{"settings.group.play", s.play(), ""},
		{"settings.group.deal", s.deal(), "settings.deal.detail"},
	} {
		column.Add(kit.NewCaption(s.Text.Get(g.id)), kit.NewGroup(g.rows...))
		if g.note != "" {
			column.Add(newNote(s.Text.Prose(g.note)))
		}
	}
	column.Add(kit.Space(theme.Space2), s.languages, kit.Space(theme.Space2))
	column.Add(kit.NewGroup(kit.NewRow("", s.Text.Get("transfer.title"), s.Text.Get("transfer.detail"), kit.Quiet, c.Transfer).Flush(),
		kit.NewRow("", s.Text.Get("settings.licences"), "", kit.Quiet, c.Licences).Flush()))
	if c.Version != "" {
		version := kit.NewLabel(s.Text.Get("settings.version", text.Data{"Version": c.Version}), theme.Caption)
		column.Add(version.In(kit.Muted).Centred())
	}
	s.page = kit.NewPage(s.Text.Get("settings.title"), column, c.Back)
	return s
}

// settingsPage is the page and what it consists of.
type settingsPage struct {
	settingsConfig
	page      *kit.Page
	column    *kit.Column
	languages fyne.CanvasObject
}

// follow scrolls the page so that its languages stand where they stood on one in another language: there the player has just
// chosen.
func (s *settingsPage) follow(old *settingsPage) {
	at := old.column.Top(old.languages, old.column.Size().Width) - old.page.Scrolled()
	s.page.ScrollTo(func(width float32) float32 { return max(0, s.column.Top(s.languages, width)-at) })
}

// toggle is a row for something that is on or off.
func (s *settingsPage) toggle(title, second string, on bool, set func(s *settings, on bool)) fyne.CanvasObject {
	return kit.NewSwitch(title, second, on, func(on bool) { s.Change(func(v *settings) { set(v, on) }) })
}

// choice is a row for one of a few words.
func choice[T comparable](title, second string, words []string, values []T, now T, set func(T)) fyne.CanvasObject {
	segments := kit.NewSegments(words, slices.Index(values, now), func(i int) { set(values[i]) })
	segments.Low = true
	return kit.NewSetting(title, second, segments)
}

// words are the messages of several ids that begin in the same way.
func (s *settingsPage) words(id string, ends ...string) []string {
	var all []string
	for _, e := range ends {
		all = append(all, s.Text.Get(id+"."+e))
	}
	return all
}

func (s *settingsPage) table() []fyne.CanvasObject {
	t := s.Text
	return []fyne.CanvasObject{
		choice(t.Get("settings.mode"), "", s.words("settings.mode", "system", "light", "dark"),
			[]mode{modeSystem, modeLight, modeDark}, s.Set.Mode,
			func(m mode) { s.Change(func(v *settings) { v.Mode = m }) }),
		kit.NewSetting(t.Get("settings.felt"), "", kit.NewSwatches(s.Set.Felt, func(f theme.Felt) {
			s.Change(func(v *settings) { v.Felt = f })
		})),
		choice(t.Get("settings.textsize"), "", s.sizeWords(), textSizes, textSize(s.Set.TextSize),
			func(size int) { s.Change(func(v *settings) { v.TextSize = size }) }),
		s.toggle(t.Prose("settings.strong"), t.Prose("settings.strong.detail"), s.Set.Strong,
			func(v *settings, on bool) { v.Strong = on }),
		kit.NewSetting(t.Get("settings.back"), "", kit.NewBacks(slices.Index(theme.Backs, s.Set.Back)+1, func(i int) {
			s.Change(func(v *settings) { v.Back = backChoice(i) })
		})),
	}
}

// sizeWords are the sizes of text as they can be chosen.
func (s *settingsPage) sizeWords() []string {
	var words []string
	for _, size := range textSizes {
		words = append(words, s.Text.Get("settings.textsize.value", text.Data{"Percent": size}))
	}
	return words
}

// backChoice is the back at a place among the pictures: the first one stands for each game's own.
func backChoice(i int) theme.Back {
	if i == 0 {
		return ""
	}
	return theme.Backs[i-1]
}

func (s *settingsPage) cards() []fyne.CanvasObject {
	t := s.Text
	var bySuit []*core.Rules
	for _, f := range core.Games {
		if f[0].Build == core.SameSuit {
			bySuit = append(bySuit, f[0])
		}
	}
	return []fyne.CanvasObject{
		s.toggle(t.Prose("settings.fourcolours", text.Data{"Game": t.Games(bySuit)}), t.Prose("settings.fourcolours.detail"),
			s.Set.FourBySuit, func(v *settings, on bool) { v.FourBySuit = on }),
		s.toggle(t.Prose("settings.fourcolours.rest"), "", s.Set.FourElse, func(v *settings, on bool) { v.FourElse = on }),
		s.toggle(t.Prose("settings.large"), "", s.Set.Large, func(v *settings, on bool) { v.Large = on }),
	}
}

func (s *settingsPage) play() []fyne.CanvasObject {
	t, finger := s.Text, fyne.CurrentDevice().IsMobile()
	return []fyne.CanvasObject{
		s.toggle(t.Prose("settings.interactive"), t.Prose("settings.interactive.detail"), s.Set.Interactive,
			func(v *settings, on bool) { v.Interactive = on }),
		s.toggle(t.DoubleTap(finger), t.DoubleTapDetail(finger), s.Set.DoubleClick,
			func(v *settings, on bool) { v.DoubleClick = on }),
		s.toggle(t.Prose("settings.taptomove"), t.Prose("settings.taptomove.detail"), s.Set.TapToMove,
			func(v *settings, on bool) { v.TapToMove = on }),
		s.toggle(t.Prose("settings.words"), t.Prose("settings.words.detail"), s.Set.Words,
			func(v *settings, on bool) { v.Words = on }),
		s.toggle(t.Prose("settings.lefthand"), t.Prose("settings.lefthand.detail"), s.Set.LeftHanded,
			func(v *settings, on bool) { v.LeftHanded = on }),
		choice(t.Get("settings.speed"), "", s.words("settings.speed", "none", "quick", "normal"),
			[]speed{speedNone, speedQuick, speedNormal}, s.Set.Speed,
			func(to speed) { s.Change(func(v *settings) { v.Speed = to }) }),
		s.toggle(t.Prose("settings.timer"), "", s.Set.Timer, func(v *settings, on bool) { v.Timer = on }),
		s.toggle(t.Prose("settings.hints"), t.Prose("settings.hints.detail"), s.Set.Hints,
			func(v *settings, on bool) { v.Hints = on }),
		s.toggle(t.Prose("settings.still"), t.Prose("settings.still.detail"), s.Set.Still,
			func(v *settings, on bool) { v.Still = on }),
	}
}

// deal has a row for each game with options.
func (s *settingsPage) deal() []fyne.CanvasObject {
	var rows []fyne.CanvasObject
	for _, f := range core.Games {
		if len(f) < 2 {
			continue
		}
		var words []string
		for _, r := range f {
			words = append(words, s.Text.ShortOption(r))
		}
		rows = append(rows, choice(s.Text.Game(f[0]), s.dealDetail(f), words, f, s.Set.nextRules(f), func(r *core.Rules) {
			s.Change(func(v *settings) { *v = v.with(r) })
		}))
	}
	return rows
}

// dealDetail says what the words of a game's options count.
func (s *settingsPage) dealDetail(f core.Family) string {
	if f[0].Cells > 0 {
		return s.Text.Get("settings.cells")
	}
	return s.Text.Get("settings.draw")
}

func (s *settingsPage) language() []fyne.CanvasObject {
	words := []string{s.Text.Get("settings.language.system")}
	values := []text.Lang{""}
	for _, l := range text.Languages() {
		words = append(words, l.Name())
		values = append(values, l)
	}
	return []fyne.CanvasObject{choice(s.Text.Get("settings.language"), "", words, values, s.Set.Language,
		func(l text.Lang) { s.Change(func(v *settings) { v.Language = l }) })}
}
