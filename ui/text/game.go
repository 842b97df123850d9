package text

import (
	"strconv"
	"strings"

	"patiencetrio/core"
)

// gameID is the start of the ids that belong to a game: "game.eh".
func gameID(r *core.Rules) string { return "game." + strings.ToLower(r.Letters) }

// Game is the name of a game, options left out.
func (t *Text) Game(r *core.Rules) string { return t.Get(gameID(r) + ".name") }

// ShortGame is the name of a game for narrow places.
func (t *Text) ShortGame(r *core.Rules) string { return t.Get(gameID(r) + ".short") }

// Line says in one line what marks a game with its options: "2 decks · 9 columns".
func (t *Text) Line(r *core.Rules) string { return t.Get(gameID(r)+".line", rulesData(r)) }

// Option is the choice that tells a game's rules from the game's other options: "draw 3 · hard", "8 cells". A game
// without a choice gives "".
func (t *Text) Option(r *core.Rules) string { return t.option(r, "") }

// ShortOption is the choice for narrow places: "draw 3", "8".
func (t *Text) ShortOption(r *core.Rules) string { return t.option(r, ".short") }

func (t *Text) option(r *core.Rules, form string) string {
	if len(core.FamilyOf(r.Letters)) < 2 {
		return ""
	}
	return t.Get("option."+strings.ToLower(r.Options)+form, rulesData(r))
}

// GameAndOption is the name of a game with its choice, if it has one: "Eight Off · 8 cells".
func (t *Text) GameAndOption(r *core.Rules) string { return t.named(t.Game(r), r) }

// ShortGameAndOption is GameAndOption for narrow places.
func (t *Text) ShortGameAndOption(r *core.Rules) string { return t.named(t.ShortGame(r), r) }

// named puts the choice after a game's name. How hard it makes the game is told where it is chosen.
func (t *Text) named(game string, r *core.Rules) string {
	option := t.option(r, ".name")
	if option == "" {
		return game
	}
	return t.Get("game.option", Data{"Game": game, "Option": option})
}

// Numbered collects the messages numbered from 1 under an id, as prose. There may be none.
func (t *Text) Numbered(id string, data Data) []string {
	var all []string
	for n := 1; t.has(id + "." + strconv.Itoa(n)); n++ {
		all = append(all, t.Prose(id+"."+strconv.Itoa(n), data))
	}
	return all
}

func rulesData(r *core.Rules) Data {
	return Data{"Decks": r.Decks, "Columns": r.Columns, "Cells": r.Cells, "Draw": r.Draw}
}

// DoubleTap is what the gesture is called that sends a card to another place: a mouse clicks, a finger taps.
func (t *Text) DoubleTap(finger bool) string {
	if finger {
		return t.Prose("settings.doubletap")
	}
	return t.Prose("settings.doubleclick")
}

// DoubleTapDetail says what the gesture does.
func (t *Text) DoubleTapDetail(finger bool) string {
	if finger {
		return t.Prose("settings.doubletap.detail")
	}
	return t.Prose("settings.doubleclick.detail")
}
