package ui

import (
	"fmt"
	"runtime"
	"slices"
	"strings"

	"patiencetrio/core"
)

// keyHelp is one line of the help on keys: what is done, and the ways to press it, each of one or more keys at once. Names in
// lower case are messages; "A S D" and "1 – 9" stand for several keys that do much the same.
type keyHelp struct {
	id   string
	ways [][]string
}

// keyGroup are the keys that work at some place, and what is to be said of them.
type keyGroup struct {
	id   string
	keys []keyHelp
	note string // id; "" for none
}

// keysPlace is a kind of screen with keys of its own.
type keysPlace uint8

// The places. What is none of the others is a page or a sheet.
const (
	keysOnPage keysPlace = iota
	keysAtTable
	keysInExample
	keysInShow
	keysOnFirst
)

// keysAsked says where, and for whom, keys are listed.
type keysAsked struct {
	place keysPlace
	games []*core.Rules // whose piles they name: the game on the table, or all games
	hints bool          // the player may ask for hints
}

// asksKeys is where the player asks for the keys now.
func (p *App) asksKeys() keysAsked {
	asked := keysAsked{place: keysOnPage, hints: p.set.Hints}
	lesson, show := p.inLesson(), p.inShow()
	switch {
	case lesson != nil:
		return keysAsked{keysInExample, []*core.Rules{lesson.Lesson.game.Rules()}, asked.hints}
	case show != nil:
		asked.place = keysInShow
	case p.screens.covered():
	case p.atTable:
		asked.place = keysAtTable
	default:
		asked.place = keysOnFirst
	}
	if p.atTable {
		asked.games = []*core.Rules{p.session.play.Code().Rules}
		return asked
	}
	for _, f := range core.Games {
		asked.games = append(asked.games, f...)
	}
	return asked
}

// keysHelp lists all keys, by where they work: first those that do something where the player is, then the others.
func keysHelp(asked keysAsked) (here, others []keyGroup) {
	cards, table, first, pages := cardKeys(asked.games), tableKeys(asked.hints), firstKeys(), pageKeys()
	show, anywhere := showKeys(), anywhereKeys()
	switch asked.place {
	case keysAtTable:
		return []keyGroup{cards, table, anywhere}, []keyGroup{pages, show, first}
	case keysInExample:
		return []keyGroup{cards, exampleKeys(), anywhere}, []keyGroup{pages, show, first}
	case keysInShow:
		return []keyGroup{show, anywhere}, []keyGroup{pages, cards, table, first}
	case keysOnFirst:
		return []keyGroup{first, pages, anywhere}, []keyGroup{cards, table, show}
	default:
		return []keyGroup{pages, anywhere}, []keyGroup{cards, table, show, first}
	}
}

// cardKeys are those that name piles and move cards, so far as one of the games has the pile.
func cardKeys(games []*core.Rules) keyGroup {
	columns, cells, stock := 0, 0, false
	for _, r := range games {
		columns, cells, stock = max(columns, r.Columns), max(cells, r.Cells), stock || r.HasStock()
	}
	keys := []keyHelp{{"keys.columns", [][]string{{fmt.Sprintf("1 – %d", columns)}}}, {"keys.foundations", [][]string{{"0"}}}}
	if stock {
		keys = append(keys, keyHelp{"keys.draw", [][]string{{"S"}, {"space"}}}, keyHelp{"keys.waste", [][]string{{"W"}}})
	}
	if cells > 0 {
		letters := strings.ToUpper(strings.Join(strings.Split(cellKeys[:cells], ""), " "))
		keys = append(keys, keyHelp{"keys.cells", [][]string{{letters}}})
	}
	return keyGroup{"keys.group.cards", append(keys,
		keyHelp{"keys.arrows", [][]string{{"arrows"}}},
		keyHelp{"keys.press", [][]string{{"enter"}, {"space"}}},
		keyHelp{"keys.drop", [][]string{{"escape"}}},
	), "keys.two"}
}

// command is the key of shortcuts.
func command() string {
	if runtime.GOOS == "darwin" {
		return "command"
	}
	return "control"
}

// undoKeys take back and make again.
func undoKeys() []keyHelp {
	return []keyHelp{
		{"keys.undo", [][]string{{"U"}, {"backspace"}, {command(), "Z"}}},
		{"keys.redo", [][]string{{"Y"}, {command(), "Y"}, {command(), "shift", "Z"}}},
	}
}

func tableKeys(hints bool) keyGroup {
	keys := append(undoKeys(),
		keyHelp{"keys.new", [][]string{{"N"}}},
		keyHelp{"keys.hint", [][]string{{"T"}}},
		keyHelp{"keys.rules", [][]string{{"R"}}},
		keyHelp{"keys.settings", [][]string{{"P"}}},
		keyHelp{"keys.copy", [][]string{{command(), "C"}}},
	)
	if !hints {
		keys = slices.DeleteFunc(keys, func(k keyHelp) bool { return k.id == "keys.hint" })
	}
	return keyGroup{"keys.group.table", keys, "keys.hold"}
}

func exampleKeys() keyGroup { return keyGroup{"keys.group.example", undoKeys(), "keys.hold"} }

func firstKeys() keyGroup {
	return keyGroup{"keys.group.first", []keyHelp{
		{"keys.games", [][]string{{fmt.Sprintf("1 – %d", len(core.Games))}}},
		{"keys.new", [][]string{{"N"}}},
		{"keys.rules", [][]string{{"R"}}},
		{"keys.settings", [][]string{{"P"}}},
	}, "keys.also"}
}

func pageKeys() keyGroup {
	return keyGroup{"keys.group.pages", []keyHelp{
		{"keys.primary", [][]string{{"enter"}}},
		{"keys.steer", [][]string{{"arrows"}}},
		{"keys.pages", [][]string{{"pageup"}, {"pagedown"}}},
		{"keys.ends", [][]string{{"home"}, {"end"}}},
	}, ""}
}

func showKeys() keyGroup {
	return keyGroup{"keys.group.show", []keyHelp{
		{"keys.step", [][]string{{"left"}, {"right"}}},
		{"keys.leap", [][]string{{"pagedown"}, {"pageup"}}},
		{"keys.jump", [][]string{{"home"}, {"end"}}},
		{"keys.run", [][]string{{"space"}}},
		{"keys.steer", [][]string{{"up"}, {"down"}}},
	}, ""}
}

func anywhereKeys() keyGroup {
	return keyGroup{"keys.group.anywhere", []keyHelp{
		{"keys.tab", [][]string{{"Tab"}}},
		{"keys.back", [][]string{{"shift", "Tab"}}},
		{"keys.choose", [][]string{{"enter"}, {"space"}}},
		{"keys.help", [][]string{{"F1"}, {"?"}}},
		{"keys.close", [][]string{{"escape"}}},
	}, ""}
}

// waysOf are the keys of one line of the help on keys at the table.
func waysOf(id string) [][]string {
	for _, k := range tableKeys(true).keys {
		if k.id == id {
			return k.ways
		}
	}
	return nil
}
