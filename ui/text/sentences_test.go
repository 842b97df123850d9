package text

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
)

func position(t *testing.T, text string) *core.Board {
	b, err := core.ParsePosition(text)
	require.NoError(t, err)
	return &b
}

// A reduced Réfléchi: column 1 is 5♦ 3♥ 2♠, column 2 is 4♠, and A♣ lies on the waste.
const telling = "Game: TF1-D1N\nRanks: 5\nFoundations: S-0 H-0 D-0 C-0\nStock: AH AD AS 2H 2C 2D 3S 3D 3C 4H 4D 4C 5S 5H\nWaste: AC\n" +
	": 5D 3H 2S\n: 4S\n: 5C\n:\n:\n:\n:\n"

func TestFocusInWords(t *testing.T) {
	b := position(t, telling)
	for _, c := range []struct {
		pile   core.Pile
		index  int
		en, th string
		fr     string
	}{
		{core.Column(0), 1, "Column 1, card 2 of 3: 3 of hearts", "คอลัมน์ 1 ใบที่ 2 จาก 3 ใบ คือ 3 โพแดง", "Colonne 1, carte 2 sur 3 : 3 de cœur"},
		{core.Column(0), 2, "Column 1, 3 cards, run at the end: 3 of hearts to 2 of spades",
			"คอลัมน์ 1 มี 3 ใบ ชุดไพ่เรียงท้ายคือ 3 โพแดง ถึง 2 โพดำ", "Colonne 1, 3 cartes, à la fin une suite : 3 de cœur à 2 de pique"},
		{core.Column(1), 0, "Column 2, 1 card: 4 of spades", "คอลัมน์ 2 มี 1 ใบ ใบสุดท้ายคือ 4 โพดำ", "Colonne 2, 1 carte : 4 de pique"},
		{core.Column(3), -1, "Column 4: empty", "คอลัมน์ 4 ว่าง", "Colonne 4 : vide"},
		{core.Stock, 13, "Stock: 14 cards", "กองจั่ว เหลือ 14 ใบ", "Talon : 14 cartes"},
		{core.Waste, 0, "Waste, 1 card: ace of clubs", "กองไพ่เปิด มี 1 ใบ ใบบนสุดคือ เอซ ดอกจิก", "Défausse, 1 carte : as de trèfle"},
		{core.Foundation(1), -1, "Foundation 2: empty, for hearts", "กองฐาน 2 ว่าง สำหรับโพแดง", "Fondation 2 : vide, pour cœur"},
	} {
		assert.Equal(t, c.en, For("en").Focus(b, c.pile, c.index))
		assert.Equal(t, c.th, For("th").Focus(b, c.pile, c.index))
		assert.Equal(t, c.fr, For("fr").Focus(b, c.pile, c.index))
	}
}

func TestPickedInWords(t *testing.T) {
	b := position(t, telling)
	run := b.Cards(core.Column(0))[1:]
	assert.Equal(t, "Picked up 3 of hearts to 2 of spades: 1 place", For("en").Picked(run, 1))
	assert.Equal(t, "Picked up 2 of spades: 0 places", For("en").Picked(run[1:], 0))
	assert.Equal(t, "หยิบ 3 โพแดง ถึง 2 โพดำ วางได้ 1 ที่", For("th").Picked(run, 1))
	assert.Equal(t, "3 de cœur à 2 de pique en main : 1 place", For("fr").Picked(run, 1))
}

// Every kind of event has its sentence in every language.
func TestEventsInWords(t *testing.T) {
	g := core.NewGameAt(*position(t, telling))
	undo, redo := core.Event{Kind: core.Undo}, core.Event{Kind: core.Redo}
	run, home := core.Move(core.Column(0), core.Column(1), 2), core.Move(core.Waste, core.Foundation(3), 1)
	draw, redeal := core.Action{From: core.Stock, To: core.Waste, Count: 1}, core.Action{From: core.Waste, To: core.Stock, Count: 1}
	said := map[Lang][]string{}
	for _, c := range []struct {
		event core.Event
		about core.Action
		en    string
	}{
		{core.Do(run), run, "To column 2: 3 of hearts to 2 of spades"},
		{undo, run, "Undone. Back to column 1: 3 of hearts to 2 of spades"},
		{redo, run, "Redone. To column 2: 3 of hearts to 2 of spades"},
		{core.Do(home), home, "To its foundation: ace of clubs"},
		{undo, home, "Undone. Back to the waste: ace of clubs"},
		{core.Do(draw), draw, "Drawn: ace of hearts"},
		{undo, draw, "Undone. Back to the stock: 1 card"},
	} {
		before := *g.Board()
		require.Nil(t, g.Apply(c.event))
		e := core.Event{Kind: c.event.Kind, Action: c.about}
		assert.Equal(t, c.en, For("en").Event(e, &before, g.Board()))
		for _, l := range Languages() {
			said[l] = append(said[l], For(l).Event(e, &before, g.Board()))
		}
	}
	for range 14 {
		require.Nil(t, g.Apply(core.Do(draw)))
	}
	before := *g.Board()
	require.Nil(t, g.Apply(core.Do(redeal)))
	assert.Equal(t, "The waste is the stock again", For("en").Event(core.Do(redeal), &before, g.Board()))
	before = *g.Board()
	require.Nil(t, g.Apply(undo))
	assert.Equal(t, "Undone. The stock is the waste again", For("en").Event(core.Event{Kind: core.Undo, Action: redeal}, &before, g.Board()))
	for i := range said["en"] {
		assert.NotEqual(t, said["en"][i], said["fr"][i])
		assert.NotEqual(t, said["en"][i], said["th"][i])
	}
}

func TestDrawingThreeIsSaid(t *testing.T) {
	g := core.NewGame(core.Code{Rules: core.ReflechiDraw3, Number: 1})
	before := *g.Board()
	draw := core.Action{From: core.Stock, To: core.Waste, Count: 1}
	require.Nil(t, g.Apply(core.Do(draw)))
	assert.Equal(t, "3 cards drawn, on top: "+For("en").CardWords(g.Board().Top(core.Waste)), For("en").Event(core.Do(draw), &before, g.Board()))
	before = *g.Board()
	require.Nil(t, g.Apply(core.Event{Kind: core.Undo}))
	assert.Equal(t, "Undone. Back to the stock: 3 cards", For("en").Event(core.Event{Kind: core.Undo, Action: draw}, &before, g.Board()))
}

// A card that turns up is named; so is how many of a column lie face down.
func TestFaceDownCardsInWords(t *testing.T) {
	g := core.NewGame(core.Code{Rules: core.EasyHarp, Number: 5})
	hidden := core.Column(8)
	require.Positive(t, g.Board().FaceDown(hidden))
	assert.Contains(t, For("en").Focus(g.Board(), hidden, g.Board().Len(hidden)-1),
		fmt.Sprintf("Column 9, %d cards, %d face down: ", g.Board().Len(hidden), g.Board().FaceDown(hidden)))
	for range 200 { // until a card turns up
		legal := g.Board().Legal(nil)
		i := 0
		for j, a := range legal {
			if a.From.Kind() == core.ColumnPile && g.Board().FaceDown(a.From) == g.Board().Len(a.From)-1 {
				i = j
			}
		}
		before := *g.Board()
		require.Nil(t, g.Apply(core.Do(legal[i])))
		if a := legal[i]; a.From.Kind() == core.ColumnPile && g.Board().FaceDown(a.From) < before.FaceDown(a.From) {
			assert.Contains(t, For("en").Event(core.Do(a), &before, g.Board()), ". Turned up: "+For("en").CardWords(g.Board().Top(a.From)))
			return
		}
	}
	assert.Fail(t, "no card turned up")
}
