package text

import (
	"unicode"
	"unicode/utf8"

	"patiencetrio/core"
)

// refusalIDs are the ids of the refusals, without "refusal." and what follows: one text for each rule.
var refusalIDs = [core.Kinds]string{
	core.GameWon:             "won",
	core.NoSuchPile:          "nopile",
	core.NoCountHere:         "nocount",
	core.NothingToDraw:       "nodraw",
	core.StockEmpty:          "stockempty",
	core.StockNotEmpty:       "stocknotempty",
	core.SamePile:            "samepile",
	core.NeverSuchMove:       "never",
	core.SourceEmpty:         "empty",
	core.NotEnoughCards:      "notenough",
	core.FaceDown:            "facedown",
	core.NotARun:             "notarun",
	core.OnlyTheTop:          "top",
	core.OneCardOnly:         "onecard",
	core.KingRunToEmptyOnly:  "kingrun",
	core.FoundationOneCard:   "foundation.onecard",
	core.FoundationWrongSuit: "foundation.suit",
	core.FoundationWrongRank: "foundation.rank",
	core.CellOneCard:         "cell.onecard",
	core.CellTaken:           "cell.taken",
	core.KingOnly:            "kingonly",
	core.WrongRank:           "rank",
	core.WrongColour:         "colour",
	core.WrongSuit:           "suit",
	core.RunTooLong:          "toolong",
	core.NothingToUndo:       "noundo",
	core.NothingToRedo:       "noredo",
	core.NoPlace:             "noplace",
}

// Refusal explains to a player why something is not allowed. b is the position in which it was refused.
func (t *Text) Refusal(r *core.Refusal, b *core.Board) Message {
	return t.refusal(r, b, cardNames{cardName, suitSign})
}

// RefusalWords is Refusal with the cards in words, for those who do not see or know signs.
func (t *Text) RefusalWords(r *core.Refusal, b *core.Board) Message {
	m := t.refusal(r, b, cardNames{t.CardWords, t.suitWords})
	return Message{Title: capital(m.Title), Body: capital(m.Body)}
}

// capital is a sentence with a capital at its beginning: in words a card begins small.
func capital(sentence string) string {
	first, size := utf8.DecodeRuneInString(sentence)
	return string(unicode.ToUpper(first)) + sentence[size:]
}

// cardNames say what cards and suits are called.
type cardNames struct {
	card func(core.Card) string
	suit func(core.Suit) string
}

func (t *Text) refusal(r *core.Refusal, b *core.Board, names cardNames) Message {
	title, body := refusalVariants(r, b)
	id := "refusal." + refusalIDs[r.Rule()]
	return t.message(id+title+".title", id+body+".body", t.refusalData(r, b, names))
}

// refusalVariants tells which of several texts of one kind fits: what stands between the kind's id and ".title" or
// ".body".
func refusalVariants(r *core.Refusal, b *core.Board) (title, body string) {
	switch r.Rule() {
	case core.NeverSuchMove:
		way := neverVariant(r.Action)
		return way, way
	case core.NotARun:
		if b.Rules().Build == core.SameSuit {
			return "", ".suit"
		}
		return "", ".colour"
	case core.OnlyTheTop:
		return "", topVariant(r.Action.From)
	case core.FoundationWrongRank:
		if len(r.Wants) == 1 && r.Wants[0].Rank() == core.Ace {
			return ".ace", ""
		}
	case core.WrongRank:
		if len(r.Wants) == 0 {
			return ".king", ".king"
		}
	case core.RunTooLong:
		if b.Len(r.Action.To) == 0 {
			return "", ".empty"
		}
	case core.NothingToUndo:
		if r.Max > 0 {
			return ".bound", ".bound"
		}
	case core.NoPlace:
		return noPlaceVariants(r, b)
	}
	return "", ""
}

// neverVariant picks the text for cards that never go from one kind of pile to another.
func neverVariant(a core.Action) string {
	switch {
	case a.To == core.Stock:
		return ".tostock"
	case a.To == core.Waste:
		return ".waste"
	case a.From == core.Stock:
		return ".stock"
	case a.From.Kind() == core.FoundationPile:
		return ".foundation"
	}
	return ""
}

func topVariant(from core.Pile) string {
	switch from.Kind() {
	case core.FoundationPile:
		return ".foundation"
	case core.CellPile:
		return ".cell"
	}
	return ".waste"
}

// noPlaceVariants picks the texts for a double tap that found no place. Cells were only tried for a single card that
// lies in none.
func noPlaceVariants(r *core.Refusal, b *core.Board) (title, body string) {
	switch {
	case len(r.Cards) == 0:
		return ".none", ".none"
	case len(r.Wants) == 0:
		return "", ".king"
	case len(r.Cards) == 1 && b.Rules().Cells > 0:
		if p, _, ok := b.Find(r.Cards[0]); ok && p.Kind() != core.CellPile {
			return "", ".cells"
		}
	}
	return "", ""
}

// refusalData names what the texts may speak of. Card is the lowest card that was to be moved, Last the uppermost;
// Lower and Upper are two neighbours that make no run; Cards, Cells and Columns are numbers with their nouns.
func (t *Text) refusalData(r *core.Refusal, b *core.Board, names cardNames) Data {
	data := Data{"Wants": listOf(t, anyOf, r.Wants, names.card), "Count": r.Max, "Undos": r.Max, "Target": names.card(r.Target)}
	if n := len(r.Cards); n > 0 {
		data["Card"], data["Last"] = names.card(r.Cards[0]), names.card(r.Cards[n-1])
		data["Lower"], data["Upper"] = data["Card"], data["Last"]
	}
	switch r.Rule() {
	case core.NotEnoughCards:
		data["Cards"] = t.count("count.cards", b.Len(r.Action.From))
	case core.FoundationWrongSuit:
		data["Suit"] = names.suit(r.Action.To.Suit())
	case core.RunTooLong:
		data["Cards"] = t.count("count.cards", r.Max)
		data["Cells"] = t.count("count.cells", r.Cells)
		columns := "count.columns"
		if b.Len(r.Action.To) == 0 {
			columns += ".others"
		}
		data["Columns"] = t.count(columns, r.Columns)
	}
	return data
}

// count is a number with its noun, marks included; where the language has words of its own for none, those.
func (t *Text) count(id string, n int) string {
	if none := id + ".none"; n == 0 && t.has(none) {
		return t.raw(none)
	}
	return t.raw(id, Data{"Count": n})
}
