package help

import (
	"strings"

	"patiencetrio/core"
)

// outline is a section as it stands in the tables below. A text is named by whom it is about and the section: "own" is the
// game itself, "all" all games, "stock" those with a stock, "alternating" those whose columns alternate colours. Where
// that is all that there is to it, "own" may be left out.
type outline struct {
	id       string
	texts    string
	pictures []Picture
}

// of is the section for a game.
func (o outline) of(f core.Family) Section {
	s := Section{ID: o.id, Pictures: o.pictures}
	texts := o.texts
	if texts == "" {
		texts = "own." + o.id
	}
	for id := range strings.FieldsSeq(texts) {
		if rest, own := strings.CutPrefix(id, "own."); own {
			id = strings.ToLower(f.Letters()) + "." + rest
		}
		s.texts = append(s.texts, id)
	}
	return s
}

// rules lists the sections of the games' pages by the letters of the game.
var rules = map[string][]outline{
	core.EasyHarp.Letters: {
		{id: "summary"},
		{id: "deal", pictures: []Picture{deal(core.EasyHarp)}},
		{id: "facedown"},
		{id: "columns", texts: "alternating.columns own.columns all.ranks", pictures: []Picture{harpOnBlack, harpOnRed}},
		{id: "single", pictures: []Picture{harpRun}},
		{id: "empty", pictures: []Picture{harpQueen}},
		{id: "kingrun", pictures: []Picture{harpKingRun}},
		{id: "foundations"},
		{id: "stock", texts: "own.stock all.stock"},
		{id: "redeal", texts: "all.redeal own.redeal"},
		{id: "hands", texts: "stock.hands own.hands all.hands"},
		{id: "undo", texts: "all.undo"},
		{id: "score", texts: "all.home stock.score own.score all.again"},
		{id: "end", texts: "all.end"},
		{id: "ours", texts: "all.ours own.ours"},
	},
	core.Reflechi.Letters: {
		{id: "summary"},
		{id: "deal", pictures: []Picture{deal(core.Reflechi)}},
		{id: "columns", texts: "alternating.columns all.ranks", pictures: []Picture{reflechiOnBlack, reflechiOnRed}},
		{id: "runs", pictures: []Picture{reflechiRun, reflechiGroup}},
		{id: "empty", pictures: []Picture{reflechiQueen}},
		{id: "foundations"},
		{id: "stock", texts: "own.stock all.stock"},
		{id: "draw", pictures: []Picture{reflechiDraw}},
		{id: "redeal", texts: "all.redeal own.redeal"},
		{id: "hands", texts: "stock.hands own.hands all.hands"},
		{id: "undo", texts: "all.undo"},
		{id: "score", texts: "all.home stock.score own.score all.again"},
		{id: "end", texts: "all.end"},
		{id: "ours", texts: "all.ours own.ours"},
	},
	core.EightOff.Letters: {
		{id: "summary"},
		{id: "deal", pictures: []Picture{deal(core.EightOff)}},
		{id: "columns", texts: "own.columns all.ranks", pictures: []Picture{offSameSuit, offOtherSuit}},
		{id: "cells"},
		{id: "runs", pictures: []Picture{offRun}},
		{id: "limit", pictures: []Picture{offTooLong, offFits}},
		{id: "empty", pictures: []Picture{offQueen}},
		{id: "foundations"},
		{id: "hands", texts: "own.hands all.hands"},
		{id: "undo", texts: "all.undo"},
		{id: "score", texts: "all.home own.score all.again"},
		{id: "end", texts: "all.end"},
		{id: "ours", texts: "all.ours own.ours"},
	},
}

// questions lists the sections of the page of questions.
var questions = []string{
	"code", "daily", "same", "winnable", "back", "zero", "undo", "still", "lost", "double", "messages", "best", "counted", "time",
	"big", "left", "keys", "closed", "data", "net",
}
