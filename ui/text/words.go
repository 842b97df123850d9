package text

import (
	"strconv"

	"patiencetrio/core"
)

// The ids of the piles' kinds in sentences about the table.
var pileIDs = map[core.PileKind]string{
	core.StockPile: "stock", core.WastePile: "waste", core.ColumnPile: "column", core.CellPile: "cell", core.FoundationPile: "foundation",
}

// CardWords is a card in words, such as "queen of hearts".
func (t *Text) CardWords(c core.Card) string {
	rank := strconv.Itoa(int(c.Rank()))
	if id := "words.rank." + rank; t.has(id) {
		rank = t.Get(id)
	}
	return t.Get("words.card", Data{"Rank": rank, "Suit": t.suitWords(c.Suit())})
}

func (t *Text) suitWords(s core.Suit) string { return t.Get("words.suit." + strconv.Itoa(int(s))) }

// run is cards of a pile in words: one, or the first and the last of several.
func (t *Text) run(cards []core.Card) string {
	first := t.CardWords(cards[0])
	if len(cards) == 1 {
		return first
	}
	return t.Get("words.run", Data{"First": first, "Last": t.CardWords(cards[len(cards)-1])})
}

// Focus says on what the keyboard is: the card with that index of a pile, or an empty pile.
func (t *Text) Focus(b *core.Board, p core.Pile, index int) string {
	id, data := "words.focus."+pileIDs[p.Kind()], Data{"Number": p.Index() + 1, "Count": b.Len(p), "Suit": ""}
	if p.Kind() == core.FoundationPile {
		data["Suit"] = t.suitWords(p.Suit())
	}
	if index < 0 || index >= b.Len(p) {
		return t.Get(id+".empty", data)
	}
	data["Place"], data["Of"] = index+1, b.Len(p)
	if p != core.Stock {
		data["Card"] = t.CardWords(b.Cards(p)[index])
	}
	return t.Get(id, data)
}

// Picked says what has been picked up and how many places take it.
func (t *Text) Picked(cards []core.Card, places int) string {
	return t.Get("words.picked", Data{"Cards": t.run(cards), "Count": places})
}

// Hint says which move a hint shows. b is the position.
func (t *Text) Hint(a core.Action, b *core.Board) string {
	switch {
	case a.From == core.Stock:
		return t.Get("words.hint.draw")
	case a.To == core.Stock:
		return t.Get("words.hint.redeal")
	}
	cards := b.Cards(a.From)
	return t.Get("words.hint."+pileIDs[a.To.Kind()], Data{"Cards": t.run(cards[len(cards)-int(a.Count):]), "Number": a.To.Index() + 1})
}

// Event says what has happened on the table. before and after are the positions.
func (t *Text) Event(e core.Event, before, after *core.Board) string {
	switch {
	case e.Kind == core.Undo:
		return t.Get("words.undone")
	case e.Kind == core.Redo:
		return t.Get("words.redone")
	case e.Action.From == core.Stock:
		return t.Get("words.drawn", Data{"Card": t.CardWords(after.Top(core.Waste))})
	case e.Action.To == core.Stock:
		return t.Get("words.redealt")
	}
	a := e.Action
	cards := after.Cards(a.To)
	data := Data{"Cards": t.run(cards[len(cards)-int(a.Count):]), "Number": a.To.Index() + 1}
	id := "words.moved." + pileIDs[a.To.Kind()]
	if after.FaceDown(a.From) < before.FaceDown(a.From) {
		data["Card"] = t.CardWords(after.Top(a.From))
		id += ".turned"
	}
	return t.Get(id, data)
}
