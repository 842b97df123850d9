package table

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"

	"patiencetrio/core"
)

// twoLines is the height of a message of a title and some 420 units of text.
func twoLines(width float32) float32 {
	return 28 + 22*(1+float32(math.Ceil(float64(420/max(width-44, 20)))))
}

// cardRects lists all cards of a board.
func cardRects(l *Layout, b *core.Board) []Rect {
	var all []Rect
	for _, p := range l.Rules().Piles() {
		for i := range b.Len(p) {
			all = append(all, l.Card(l.Place(b, p, i)))
		}
	}
	return all
}

func TestMessageCoversNoCard(t *testing.T) {
	for _, family := range core.Games {
		for _, rules := range family {
			for _, b := range positions(t, rules) {
				for _, size := range sizes {
					for _, o := range []Options{{}, {LeftHanded: true}, {Large: true}} {
						l := NewLayout(rules, size, o)
						r := l.Message(b, twoLines)
						checkInside(t, l, "message", r)
						for _, card := range cardRects(l, b) {
							if card.Inset(slack).Overlap(r) > 0 {
								t.Fatalf("%s %v %+v: message %v covers %v\n%s", rules.Prefix(), size, o, r, card, b.Text())
							}
						}
						if r.H < twoLines(r.W)-slack && r != l.aside() {
							t.Fatalf("%s %v %+v: message %v is lower than asked for", rules.Prefix(), size, o, r)
						}
						requireApart(t, "message", r, "bar", l.Bar)
						requireApart(t, "message", r, "rail", l.Rail)
					}
				}
			}
		}
	}
}

func TestMessageFirstTriesTheBottomEdge(t *testing.T) {
	b := core.Deal(core.Code{Rules: core.EasyHarp, Number: 1})
	l := NewLayout(core.EasyHarp, Size{360, 776}, Options{})
	r := l.Message(&b, twoLines)
	assert.InDelta(t, 8, r.X, slack)
	assert.InDelta(t, 344, r.W, slack)
	assert.InDelta(t, l.Bar.Y-8, r.Bottom(), slack)

	l = NewLayout(core.EasyHarp, Size{1920, 1080}, Options{})
	r = l.Message(&b, twoLines)
	assert.LessOrEqual(t, r.W, float32(560))
	assert.InDelta(t, (l.Columns[0].X+l.Columns[8].X+l.CardW)/2, r.X+r.W/2, slack, "in the middle below the columns")
	assert.InDelta(t, l.Bottom, r.Bottom(), slack)
}

// Column 1 reaches to the bottom: the message lies over the other seven.
func TestMessageThenTakesColumnsThatEndAboveIt(t *testing.T) {
	b := position(t, "Game: EO1-C8\nFoundations: S-0 H-0 D-K C-K\nFreecells: - - - - - - - -\n"+
		": AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AH 2H 3H 4H 5H 6H\n: KH QH JH\n: TH 9H 8H 7H\n:\n:\n:\n:\n:\n")
	l := NewLayout(core.EightOff, Size{360, 640}, Options{})
	r := l.Message(b, twoLines)
	assert.InDelta(t, l.Columns[1].X, r.X, slack)
	assert.InDelta(t, min(l.Columns[7].X+l.CardW, 352), r.Right(), slack)

	l = NewLayout(core.EightOff, Size{800, 360}, Options{})
	r = l.Message(b, twoLines)
	assert.InDelta(t, l.Columns[1].X, r.X, slack)
	assert.InDelta(t, 352, r.Bottom(), slack)
}

func TestMessageThenTakesTheHeader(t *testing.T) {
	b := position(t, "Game: EO1-C8\nFoundations: S-0 H-0 D-0 C-K\nFreecells: - - - - - - - -\n"+
		": KH QH\n:\n:\n: AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AH 2H 3H 4H 5H 6H\n"+
		": AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD JH TH 9H 8H 7H\n:\n:\n:\n")
	l := NewLayout(core.EightOff, Size{360, 640}, Options{})
	assert.Equal(t, Rect{8, 4, 344, 40}, l.Message(b, func(float32) float32 { return 40 }), "200 is more than three columns")

	wide := NewLayout(core.EightOff4, Size{1280, 500}, Options{})
	assert.Equal(t, wide.Info, wide.aside(), "four cells leave nothing below them")
	wide = NewLayout(core.EasyHarp, Size{1280, 800}, Options{})
	assert.InDelta(t, wide.Card(wide.Waste[0]).Bottom()+8, wide.aside().Y, slack)
}
