package ui

import (
	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/table"
	"patiencetrio/ui/text"
)

// mode is light or dark.
type mode string

// The modes, as they are stored.
const (
	modeSystem mode = "system"
	modeLight  mode = "light"
	modeDark   mode = "dark"
)

// settings are the player's choices. They live in Fyne's preferences: losing them does no harm.
type settings struct {
	Language    text.Lang // "": the system's
	Mode        mode
	Felt        theme.Felt
	Interactive bool // explain refused moves
	DoubleClick bool
	Timer       bool
	// Options are the options of the next deal ("D3N") by the game's letters.
	Options map[string]string
}

// The names of the preferences.
const (
	keyLanguage    = "language"
	keyMode        = "mode"
	keyFelt        = "felt"
	keyInteractive = "interactive"
	keyDoubleClick = "doubleclick"
	keyTimer       = "timer"
	keyOptions     = "options." // and the game's letters
	keyLastGame    = "game"
)

func loadSettings(p fyne.Preferences) settings {
	s := settings{
		Language:    text.Lang(p.String(keyLanguage)),
		Mode:        mode(p.StringWithFallback(keyMode, string(modeSystem))),
		Felt:        theme.Felt(p.StringWithFallback(keyFelt, string(theme.Felts[0]))),
		Interactive: p.BoolWithFallback(keyInteractive, true),
		DoubleClick: p.BoolWithFallback(keyDoubleClick, true),
		Timer:       p.Bool(keyTimer),
		Options:     map[string]string{},
	}
	for _, f := range core.Games {
		s.Options[f.Letters()] = p.String(keyOptions + f.Letters())
	}
	return s
}

func (s settings) save(p fyne.Preferences) {
	p.SetString(keyLanguage, string(s.Language))
	p.SetString(keyMode, string(s.Mode))
	p.SetString(keyFelt, string(s.Felt))
	p.SetBool(keyInteractive, s.Interactive)
	p.SetBool(keyDoubleClick, s.DoubleClick)
	p.SetBool(keyTimer, s.Timer)
	for letters, o := range s.Options {
		p.SetString(keyOptions+letters, o)
	}
}

// lang is the language to speak on a device of the given locale.
func (s settings) lang(system string) text.Lang {
	if s.Language != "" {
		return s.Language
	}
	return text.Best(system)
}

// dark tells whether the app is dark where the system wants the given variant.
func (s settings) dark(system fyne.ThemeVariant) bool {
	switch s.Mode {
	case modeDark:
		return true
	case modeLight:
		return false
	default:
		return system == fynetheme.VariantDark
	}
}

// look is how the table looks and moves.
func (s settings) look(dark bool) table.Look {
	return table.Look{Deck: theme.Deck{Dark: dark}, Felt: s.Felt, DoubleClick: s.DoubleClick}
}

// rules are a game's rules with the options of the next deal.
func (s settings) rules(f core.Family) *core.Rules {
	if r := f.Option(s.Options[f.Letters()]); r != nil {
		return r
	}
	return f[0]
}

// lastGame is the game played last, by its letters, or "".
func lastGame(p fyne.Preferences) string { return p.String(keyLastGame) }

func setLastGame(p fyne.Preferences, letters string) { p.SetString(keyLastGame, letters) }
