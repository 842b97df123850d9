package help

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
)

// Every kind of refusal leads to a section that the page of every game has.
func TestEveryRefusalLeadsToASection(t *testing.T) {
	for k := core.Kind(1); k < core.Kinds; k++ {
		require.NotEmpty(t, about[k], k.String())
		for _, f := range core.Games {
			p := Rules(f)
			for _, a := range []core.Action{
				{}, core.Move(core.Column(0), core.Column(1), 2), core.Move(core.Cell(0), core.Column(1), 2),
				core.Move(core.Foundation(0), core.Foundation(1), 1), core.Move(core.Column(0), core.Stock, 1),
				core.Move(core.Waste, core.Waste, 1), core.Move(core.Stock, core.Column(0), 1),
			} {
				_, ok := p.Section(p.About(&core.Refusal{Kind: k, Action: a}))
				assert.True(t, ok, "%s: %v %v", f.Letters(), k, a)
			}
		}
	}
}

// Where the rules of each game explain what a player meets, by the rule book.
func TestRefusalsLeadToTheirRule(t *testing.T) {
	move := core.Move(core.Column(0), core.Column(1), 2)
	wants := []core.Card{core.NewCard(0, core.Hearts, 8)}
	for _, c := range []struct {
		letters string
		refusal core.Refusal
		want    string
	}{
		{"EH", core.Refusal{Kind: core.OneCardOnly, Action: move}, "single"},
		{"EH", core.Refusal{Kind: core.KingRunToEmptyOnly, Action: move}, "kingrun"},
		{"EH", core.Refusal{Kind: core.KingOnly, Action: move}, "empty"},
		{"EH", core.Refusal{Kind: core.FaceDown, Action: move}, "facedown"},
		{"EH", core.Refusal{Kind: core.NotARun, Action: move}, "single"},
		{"EH", core.Refusal{Kind: core.WrongColour, Action: move, Wants: wants}, "columns"},
		{"EH", core.Refusal{Kind: core.WrongRank, Action: move, Wants: wants}, "columns"},
		{"EH", core.Refusal{Kind: core.WrongRank, Action: move}, "empty"}, // a King
		{"TF", core.Refusal{Kind: core.NotARun, Action: move}, "runs"},
		{"TF", core.Refusal{Kind: core.NothingToDraw}, "redeal"},
		{"TF", core.Refusal{Kind: core.OnlyTheTop, Action: core.Move(core.Waste, core.Column(0), 2)}, "stock"},
		{"TF", core.Refusal{Kind: core.NeverSuchMove, Action: core.Move(core.Column(0), core.Stock, 1)}, "stock"},
		{"TF", core.Refusal{Kind: core.NeverSuchMove, Action: core.Move(core.Foundation(0), core.Foundation(1), 1)}, "foundations"},
		{"EO", core.Refusal{Kind: core.WrongSuit, Action: move, Wants: wants}, "columns"},
		{"EO", core.Refusal{Kind: core.RunTooLong, Action: move}, "limit"},
		{"EO", core.Refusal{Kind: core.CellTaken, Action: core.Move(core.Column(0), core.Cell(0), 1)}, "cells"},
		{"EO", core.Refusal{Kind: core.OnlyTheTop, Action: core.Move(core.Cell(0), core.Column(0), 2)}, "cells"},
		{"EO", core.Refusal{Kind: core.FoundationWrongRank, Action: core.Move(core.Cell(0), core.Foundation(0), 1)}, "foundations"},
		{"EO", core.Refusal{Kind: core.NoPlace}, "hands"},
		{"EO", core.Refusal{Kind: core.NoPlace, Cause: core.RunTooLong, Action: move}, "limit"}, // the cause is what is told
		{"EO", core.Refusal{Kind: core.NothingToUndo}, "undo"},
	} {
		assert.Equal(t, c.want, Rules(core.FamilyOf(c.letters)).About(&c.refusal), "%s: %v", c.letters, c.refusal.Kind)
	}
}
