package text

import (
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
		{core.Column(0), 1, "Column 1, card 2 of 3: 3 of hearts", "คอลัมน์ 1 ใบที่ 2 จาก 3 ใบ 3 โพแดง", "Colonne 1, carte 2 sur 3 : 3 de cœur"},
		{core.Column(3), -1, "Column 4: empty", "คอลัมน์ 4 ว่าง", "Colonne 4 : vide"},
		{core.Stock, 13, "Stock: 14 cards", "กองจั่ว 14 ใบ", "Talon : 14 cartes"},
		{core.Waste, 0, "Waste: ace of clubs", "กองไพ่เปิด เอซ ดอกจิก", "Défausse : as de trèfle"},
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

// Every kind of event has its sentence in every language, and tells of a card that turns up.
func TestEventsInWords(t *testing.T) {
	g := core.NewGameAt(*position(t, telling))
	for _, c := range []struct {
		event core.Event
		en    string
	}{
		{core.Do(core.Move(core.Column(0), core.Column(1), 2)), "3 of hearts to 2 of spades to column 2"},
		{core.Do(core.Move(core.Waste, core.Foundation(3), 1)), "ace of clubs to its foundation"},
		{core.Event{Kind: core.Undo}, "One move undone"},
		{core.Event{Kind: core.Redo}, "One move made again"},
	} {
		before := *g.Board()
		require.Nil(t, g.Apply(c.event))
		assert.Equal(t, c.en, For("en").Event(c.event, &before, g.Board()))
		for _, l := range Languages()[1:] {
			assert.NotEqual(t, c.en, For(l).Event(c.event, &before, g.Board()))
		}
	}
	g = core.NewGame(core.Code{Rules: core.EasyHarp, Number: 5})
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
			assert.Contains(t, For("en").Event(core.Do(a), &before, g.Board()), For("en").CardWords(g.Board().Top(a.From))+" turns up")
			return
		}
	}
	assert.Fail(t, "no card turned up")
}
