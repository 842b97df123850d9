package ui

import (
	"maps"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/motion"
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

// speed is how long motions take.
type speed string

// The speeds, as they are stored.
const (
	speedNormal speed = "normal"
	speedQuick  speed = "quick"
	speedNone   speed = "none"
)

// motion is the speed as the app moves.
func (s speed) motion() motion.Speed {
	switch s {
	case speedNone:
		return motion.None
	case speedQuick:
		return motion.Quick
	default:
		return motion.Normal
	}
}

// textSizes are the sizes of text that can be chosen, in percent of the normal one.
var textSizes = []int{100, 125, 150, 200}

// textSize is the nearest size that can be chosen and is not larger.
func textSize(percent int) int {
	size := textSizes[0]
	for _, s := range textSizes {
		if s <= percent {
			size = s
		}
	}
	return size
}

// settings are the player's choices. They live in Fyne's preferences, with a copy in a file: see kept.go.
type settings struct {
	Language    text.Lang // "": the system's
	Mode        mode
	Felt        theme.Felt
	Back        theme.Back // "": each game's own
	FourBySuit  bool       // four colours in games whose columns build by suit: there suits must be told apart quickly
	FourElse    bool       // four colours in the other games
	Large       bool       // large print
	Interactive bool       // explain refused moves
	DoubleClick bool
	TapToMove   bool // taps pick cards that no foundation takes, and place them
	LeftHanded  bool
	TextSize    int  // of all text, in percent of the normal size; see textSizes
	Strong      bool // strong contrast
	Words       bool // a line tells in words what happens on the table
	Speed       speed
	Timer       bool
	Hints       bool // the player may ask for hints and for a way to win
	Still       bool // a mark tells whether the game can still be won
	// Options are the options of the next deal ("D3N") by the game's letters; "" or unknown: the game's default.
	Options map[string]string
	// Winnable lists the games, by their letters, of which only deals are dealt that are proven to be winnable.
	Winnable map[string]bool
}

// The names of the preferences.
const (
	keyLanguage    = "language"
	keyMode        = "mode"
	keyFelt        = "felt"
	keyBack        = "back"
	keyFourBySuit  = "four.suit"
	keyFourElse    = "four.else"
	keyLarge       = "large"
	keyInteractive = "interactive"
	keyDoubleClick = "doubleclick"
	keyTapToMove   = "taptomove"
	keyTextSize    = "textsize"
	keyStrong      = "strong"
	keyWords       = "words"
	keyLeftHanded  = "lefthanded"
	keySpeed       = "speed"
	keyTimer       = "timer"
	keyHints       = "hints"
	keyStill       = "still"
	keyWinnable    = "winnable." // and the game's letters
	keyOptions     = "options."  // and the game's letters
	keyLastGame    = "game"
	keyAtChooser   = "atchooser"
)

func loadSettings(p fyne.Preferences) settings {
	s := settings{
		Language:    text.Lang(p.String(keyLanguage)),
		Mode:        mode(p.StringWithFallback(keyMode, string(modeSystem))),
		Felt:        theme.Felt(p.StringWithFallback(keyFelt, string(theme.Felts[0]))),
		Back:        theme.Back(p.String(keyBack)),
		FourBySuit:  p.BoolWithFallback(keyFourBySuit, true),
		FourElse:    p.Bool(keyFourElse),
		Large:       p.Bool(keyLarge),
		Interactive: p.BoolWithFallback(keyInteractive, true),
		DoubleClick: p.BoolWithFallback(keyDoubleClick, true),
		TapToMove:   p.Bool(keyTapToMove),
		LeftHanded:  p.Bool(keyLeftHanded),
		TextSize:    textSize(p.IntWithFallback(keyTextSize, textSizes[0])),
		Strong:      p.Bool(keyStrong),
		Words:       p.Bool(keyWords),
		Speed:       speed(p.StringWithFallback(keySpeed, string(speedNormal))),
		Timer:       p.Bool(keyTimer),
		Hints:       p.BoolWithFallback(keyHints, true),
		Still:       p.Bool(keyStill),
		Options:     map[string]string{},
		Winnable:    map[string]bool{},
	}
	for _, f := range core.Games {
		s.Options[f.Letters()] = p.String(keyOptions + f.Letters())
		s.Winnable[f.Letters()] = p.Bool(keyWinnable + f.Letters())
	}
	return s
}

func (s settings) save(p fyne.Preferences) {
	p.SetString(keyLanguage, string(s.Language))
	p.SetString(keyMode, string(s.Mode))
	p.SetString(keyFelt, string(s.Felt))
	p.SetString(keyBack, string(s.Back))
	p.SetBool(keyFourBySuit, s.FourBySuit)
	p.SetBool(keyFourElse, s.FourElse)
	p.SetBool(keyLarge, s.Large)
	p.SetBool(keyInteractive, s.Interactive)
	p.SetBool(keyDoubleClick, s.DoubleClick)
	p.SetBool(keyTapToMove, s.TapToMove)
	p.SetBool(keyLeftHanded, s.LeftHanded)
	p.SetInt(keyTextSize, s.TextSize)
	p.SetBool(keyStrong, s.Strong)
	p.SetBool(keyWords, s.Words)
	p.SetString(keySpeed, string(s.Speed))
	p.SetBool(keyTimer, s.Timer)
	for letters, o := range s.Options {
		p.SetString(keyOptions+letters, o)
	}
	p.SetBool(keyHints, s.Hints)
	p.SetBool(keyStill, s.Still)
	for letters, on := range s.Winnable {
		p.SetBool(keyWinnable+letters, on)
	}
}

// with is a copy of the settings with other options for the next deals of a game.
func (s settings) with(r *core.Rules) settings {
	s.Options = maps.Clone(s.Options)
	if s.Options == nil {
		s.Options = map[string]string{}
	}
	s.Options[r.Letters] = r.Options
	return s
}

// withWinnable is a copy of the settings in which a game is dealt only winnable deals, or any.
func (s settings) withWinnable(letters string, on bool) settings {
	s.Winnable = maps.Clone(s.Winnable)
	if s.Winnable == nil {
		s.Winnable = map[string]bool{}
	}
	s.Winnable[letters] = on
	return s
}

// four tells whether a game is played with four colours.
func (s settings) four(r *core.Rules) bool {
	if r != nil && r.Build == core.SameSuit {
		return s.FourBySuit
	}
	return s.FourElse
}

// lang is the language to speak on a device of the given locale.
func (s settings) lang(system string) text.Lang {
	if s.Language != "" {
		return s.Language
	}
	return text.Best(system)
}

// shown is the palette's mode where the system wants the given variant.
func (s settings) shown(system fyne.ThemeVariant) theme.Mode {
	dark := s.Mode == modeDark || s.Mode != modeLight && system == fynetheme.VariantDark
	return theme.Mode{Dark: dark, Strong: s.Strong}
}

// lastGame is the game played last, by its letters, or "".
func lastGame(p fyne.Preferences) string { return p.String(keyLastGame) }

func setLastGame(p fyne.Preferences, letters string) { p.SetString(keyLastGame, letters) }

// atChooser tells whether the player has left the table for the chooser, and is to find that at the next start.
func atChooser(p fyne.Preferences) bool { return p.Bool(keyAtChooser) }

func setAtChooser(p fyne.Preferences, at bool) { p.SetBool(keyAtChooser, at) }
