package help

import "patiencetrio/core"

// about names the sections that explain each kind of refusal. Of several, the first that the game's page has is meant:
// where a game has no stock, what it says of the deal explains that there is none.
var about = [core.Kinds][]string{
	core.GameWon:             {"end"},
	core.NoSuchPile:          {"deal"},
	core.NoCountHere:         {"stock", "deal"},
	core.NothingToDraw:       {"redeal", "deal"},
	core.StockEmpty:          {"redeal", "deal"},
	core.StockNotEmpty:       {"redeal", "deal"},
	core.SamePile:            {"columns"},
	core.NeverSuchMove:       {"columns"}, // see never
	core.SourceEmpty:         {"columns"},
	core.NotEnoughCards:      {"runs", "single"},
	core.FaceDown:            {"facedown", "runs"},
	core.NotARun:             {"runs", "single"},
	core.OnlyTheTop:          {"stock", "cells"}, // see top
	core.OneCardOnly:         {"single", "runs"},
	core.KingRunToEmptyOnly:  {"kingrun", "empty"},
	core.FoundationOneCard:   {"foundations"},
	core.FoundationWrongSuit: {"foundations"},
	core.FoundationWrongRank: {"foundations"},
	core.CellOneCard:         {"cells", "deal"},
	core.CellTaken:           {"cells", "deal"},
	core.KingOnly:            {"empty"},
	core.WrongRank:           {"columns"}, // of a King: see sections
	core.WrongColour:         {"columns"},
	core.WrongSuit:           {"columns"},
	core.RunTooLong:          {"limit", "runs", "single"},
	core.NothingToUndo:       {"undo"},
	core.NothingToRedo:       {"undo"},
	core.NoPlace:             {"hands"},
}

// About is the section of a game's rules that explains a refusal.
func (p *Page) About(r *core.Refusal) string {
	for _, id := range sections(r) {
		if _, ok := p.Section(id); ok {
			return id
		}
	}
	return p.Sections[0].ID
}

// sections lists the sections that explain a refusal, the best one first.
func sections(r *core.Refusal) []string {
	a := r.Action
	switch r.Rule() {
	case core.NeverSuchMove:
		return never(a)
	case core.OnlyTheTop:
		if a.From.Kind() == core.FoundationPile {
			return []string{"foundations"}
		}
		if a.From.Kind() == core.CellPile {
			return []string{"cells"}
		}
	case core.WrongRank:
		if len(r.Wants) == 0 { // a King goes on no card
			return []string{"empty"}
		}
	}
	return about[r.Rule()]
}

// never names the sections about cards that never go from one kind of pile to another.
func never(a core.Action) []string {
	switch {
	case a.To == core.Stock, a.To == core.Waste, a.From == core.Stock:
		return []string{"stock", "deal"}
	case a.From.Kind() == core.FoundationPile:
		return []string{"foundations"}
	}
	return about[core.NeverSuchMove]
}
