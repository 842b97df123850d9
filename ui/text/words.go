package text

import (
	"strconv"
	"unicode/utf8"

	"patiencetrio/core"
)

// The ids of the piles' kinds in sentences about the table.
var pileIDs = map[core.PileKind]string{
	core.StockPile: "stock", core.WastePile: "waste", core.ColumnPile: "column", core.CellPile: "cell", core.FoundationPile: "foundation",
}

// Counting is the same text for a table on which the player counts piles of a kind otherwise than by their indices: number is a
// pile's number, from 1.
func (t *Text) Counting(number func(core.Pile) int) *Text {
	counting := *t
	counting.counted = number
	return &counting
}

// number is the number by which the player knows a pile.
func (t *Text) number(p core.Pile) int {
	if t.counted == nil {
		return p.Index() + 1
	}
	return t.counted(p)
}

// CardWords is a card in words, such as "queen of hearts". No card has none.
func (t *Text) CardWords(c core.Card) string {
	if c == core.NoCard {
		return ""
	}
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

// Focus says on what the keyboard is: the card with that index of a pile, or an empty pile. Of a column's last card it says
// too how many cards lie there, how many of them face down, and which run they end in, if that may move as a whole.
func (t *Text) Focus(b *core.Board, p core.Pile, index int) string {
	id, data := "words.focus."+pileIDs[p.Kind()], Data{"Number": t.number(p), "Count": b.Len(p), "Suit": ""}
	if p.Kind() == core.FoundationPile {
		data["Suit"] = t.suitWords(p.Suit())
	}
	if index < 0 || index >= b.Len(p) {
		return t.Get(id+".empty", data)
	}
	data["Place"] = index + 1
	if p != core.Stock {
		data["Card"] = t.CardWords(b.Cards(p)[index])
	}
	if p.Kind() == core.ColumnPile && index == b.Len(p)-1 {
		return t.Get(id+t.wholeColumn(b, p, data), data)
	}
	return t.Get(id, data)
}

// wholeColumn fills in what is said of a column as a whole, and returns how the message's id ends.
func (t *Text) wholeColumn(b *core.Board, p core.Pile, data Data) (end string) {
	end = ".top"
	if run := b.Run(p); run > 1 && b.Rules().Move != core.OneCard {
		data["Cards"] = t.run(b.Cards(p)[b.Len(p)-run:])
		end = ".run"
	}
	if b.FaceDown(p) > 0 {
		data["Hidden"] = b.FaceDown(p)
		end += ".hidden"
	}
	return end
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
	return t.Get("words.hint."+pileIDs[a.To.Kind()], Data{"Cards": t.run(cards[len(cards)-int(a.Count):]), "Number": t.number(a.To)})
}

// Dealt says that a game begins.
func (t *Text) Dealt(g *core.Game) string {
	return t.Get("words.dealt", Data{"Game": t.Game(g.Rules())})
}

// Resumed says which game goes on, and how it stands.
func (t *Text) Resumed(g *core.Game) string {
	return t.Get("words.resumed", Data{
		"Game":  t.Game(g.Rules()),
		"Score": t.Get("chooser.score", Data{"Count": g.Score()}),
		"Moves": t.Get("chooser.moves", Data{"Count": g.Moves()}),
	})
}

// Event says what has happened on the table. The action of an undo or a redo is the one taken back or made again; before
// and after are the positions.
func (t *Text) Event(e core.Event, before, after *core.Board) string {
	switch e.Kind {
	case core.Undo:
		return t.Get("words.undone", Data{"Event": t.back(e.Action, before, after)})
	case core.Redo:
		return t.Get("words.redone", Data{"Event": t.action(e.Action, before, after)})
	default:
		return t.action(e.Action, before, after)
	}
}

// action says what an action has done.
func (t *Text) action(a core.Action, before, after *core.Board) string {
	switch {
	case a.From == core.Stock:
		count, data := after.Len(core.Waste)-before.Len(core.Waste), Data{"Card": t.CardWords(after.Top(core.Waste))}
		if count == 1 {
			return t.Get("words.drawn", data)
		}
		data["Count"] = count
		return t.Get("words.drawn.several", data)
	case a.To == core.Stock:
		return t.Get("words.redealt")
	}
	id, data := "words.moved."+pileIDs[a.To.Kind()], t.moved(after, a.To, int(a.Count))
	if after.FaceDown(a.From) < before.FaceDown(a.From) {
		data["Card"] = t.CardWords(after.Top(a.From))
		id += ".turned"
	}
	return t.Get(id, data)
}

// back says what taking an action back has done.
func (t *Text) back(a core.Action, before, after *core.Board) string {
	switch {
	case a.From == core.Stock:
		return t.Get("words.back.stock", Data{"Count": after.Len(core.Stock) - before.Len(core.Stock)})
	case a.To == core.Stock:
		return t.Get("words.back.redealt")
	default:
		return t.Get("words.back."+pileIDs[a.From.Kind()], t.moved(after, a.From, int(a.Count)))
	}
}

// moved is what is said of cards that lie on a pile now.
func (t *Text) moved(b *core.Board, p core.Pile, count int) Data {
	cards := b.Cards(p)
	return Data{"Cards": t.run(cards[len(cards)-count:]), "Number": t.number(p)}
}

// Longest are the sentences about the table that need the most room.
func (t *Text) Longest() []string {
	card := ""
	for c := range core.Card(core.DeckSize) {
		if words := t.CardWords(c); utf8.RuneCountInString(words) > utf8.RuneCountInString(card) {
			card = words
		}
	}
	cards := t.Get("words.run", Data{"First": card, "Last": card})
	data := Data{"Number": 9, "Count": 19, "Hidden": 12, "Card": card, "Cards": cards}
	return []string{
		t.Get("words.focus.column.run.hidden", data),
		t.Get("words.redone", Data{"Event": t.Get("words.moved.column.turned", data)}),
		t.Get("words.hint.column", data),
		t.Get("words.hint.foundation", data),
	}
}
