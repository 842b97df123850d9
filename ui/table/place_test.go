package table

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"patiencetrio/core"
)

func TestCardsLieFromTheTopOfTheirColumn(t *testing.T) {
	b := core.Deal(core.Code{Rules: core.EasyHarp, Number: 1})
	l := NewLayout(core.EasyHarp, Size{1280, 800}, Options{})
	ninth := core.Column(8) // eight hidden cards and an open one
	assert.Equal(t, l.Columns[8], l.Place(&b, ninth, 0))
	for i := 1; i <= 8; i++ {
		assert.InDelta(t, .20*l.CardH, l.Place(&b, ninth, i).Y-l.Place(&b, ninth, i-1).Y, slack)
	}
	assert.InDelta(t, max(.22*l.CardH, 24), l.Place(&b, ninth, 9).Y-l.Place(&b, ninth, 8).Y, slack, "where the next card goes")
	assert.Equal(t, l.Columns[0], l.Place(&b, core.Column(0), 0))
}

// placeAll asks where all 104 cards lie, as one frame of an animation does.
func placeAll(l *Layout, b *core.Board, piles []core.Pile) (sum float32) {
	for _, p := range piles {
		for i := range b.Len(p) {
			sum += l.Place(b, p, i).Y
		}
	}
	return sum
}

func TestPlacingAndHittingAllocateNothing(t *testing.T) {
	b := core.Deal(core.Code{Rules: core.EasyHarp, Number: 1})
	l := NewLayout(core.EasyHarp, Size{360, 776}, Options{Touch: true, Lift: 8})
	piles := core.EasyHarp.Piles()
	assert.Zero(t, testing.AllocsPerRun(10, func() { placeAll(l, &b, piles) }))
	assert.Zero(t, testing.AllocsPerRun(10, func() {
		for y := float32(0); y < 776; y += 7 {
			l.Hit(&b, Point{3 * y / 7, y})
		}
	}))
}

func BenchmarkPlace104Cards(b *testing.B) {
	board := core.Deal(core.Code{Rules: core.EasyHarp, Number: 1})
	l := NewLayout(core.EasyHarp, Size{360, 776}, Options{})
	piles := core.EasyHarp.Piles()
	b.ReportAllocs()
	for b.Loop() {
		placeAll(l, &board, piles)
	}
}

func BenchmarkHit(b *testing.B) {
	board := core.Deal(core.Code{Rules: core.EasyHarp, Number: 1})
	l := NewLayout(core.EasyHarp, Size{360, 776}, Options{Touch: true, Lift: 8})
	b.ReportAllocs()
	for b.Loop() {
		l.Hit(&board, Point{200, 300})
	}
}
