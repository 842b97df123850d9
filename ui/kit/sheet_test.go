package kit

import (
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"

	"patiencetrio/theme"
)

// opened is a sheet in a window of that size.
func opened(t *testing.T, s *Sheet, size fyne.Size) *Sheet {
	s.Resize(size)
	test.NewTempWindow(t, container.NewWithoutLayout(s))
	return s
}

// What scrolls, with the shadow at its lower edge, stays within the round corners of a sheet in the middle of a screen.
func TestSheetScrollsWithinItsCorners(t *testing.T) {
	useTheme(t, false, 1)
	for _, size := range []fyne.Size{fyne.NewSize(568, 320), fyne.NewSize(740, 360), fyne.NewSize(1280, 800)} {
		s := opened(t, NewSheet("Title", "", NewColumn(0, Space(2000))), size)
		card, at := s.card.Size(), s.body.Position()
		below, beside := card.Height-at.Y-s.body.Size().Height, at.X
		const round = float64(theme.SheetRadius)
		depth := round - float64(below) // below the corner's middle
		corner := round - math.Sqrt(round*round-depth*depth)
		assert.GreaterOrEqual(t, float64(beside)+1e-3, corner, "%v", size)
		assert.InDelta(t, beside, card.Width-at.X-s.body.Size().Width, 1e-3)
	}
}

// A sheet grows wider only where it is too long for a low screen, and keeps its width when something in it changes.
func TestSheetIsWideWhereTheScreenIsLow(t *testing.T) {
	useTheme(t, false, 1)
	width := func(high float32, size fyne.Size) float32 {
		return opened(t, NewSheet("Title", "", NewColumn(0, Space(high))), size).card.Size().Width
	}
	assert.EqualValues(t, 420, width(300, fyne.NewSize(1280, 800)))
	assert.EqualValues(t, 560, width(900, fyne.NewSize(1280, 800)))
	assert.EqualValues(t, 560, width(300, fyne.NewSize(740, 360)))
	assert.EqualValues(t, 536, width(300, fyne.NewSize(568, 320)), "16 left and right")

	column := NewColumn(0, Space(300))
	s := opened(t, NewSheet("Title", "", column), fyne.NewSize(1280, 800))
	column.Add(Space(900))
	s.Changed()
	assert.EqualValues(t, 420, s.card.Size().Width)
}

// Spare room is there where the screen is high enough, and gives way, as far as needed, where it is not.
func TestSpareRoomGivesWay(t *testing.T) {
	useTheme(t, false, 1)
	for high, room := range map[float32]float32{400: 60, 660: 60, 680: 40, 740: 10} {
		spare := NewReserve(NewColumn(0, Space(10)), func(float32) float32 { return 60 })
		s := NewSheet("Title", "", NewColumn(0, Space(high-16), spare))
		s.Spare = spare
		opened(t, s, fyne.NewSize(1280, 68+660+60+24)) // title and the margin above
		assert.InDelta(t, room, spare.Size().Height, .01, "%v", high)
	}
}
