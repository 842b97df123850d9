package table

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"patiencetrio/core"
)

var keyLists = [][]Key{
	{KeyMenu, KeyNew, KeyRules, KeyHint, KeyRedo, KeyUndo},
	{KeyUndo, KeyRedo, KeyRules, KeyNew, KeyMenu},
	{KeyMenu, KeyNew, KeyRedo, KeyUndo},
	{KeyUndo},
}

func TestKeysLieInTheBarOrRail(t *testing.T) {
	everyLayout(t, func(t *testing.T, l *Layout) {
		panel := l.Rail
		if l.Tall {
			panel = l.Bar
		}
		for _, list := range keyLists {
			rects := l.Keys(list...)
			if len(rects) != len(list) {
				t.Fatalf("%d keys for %d", len(rects), len(list))
			}
			for i, r := range rects {
				checkInside(t, l, fmt.Sprint("key ", list[i]), r)
				within := panel
				if l.Tall && list[i] == KeyMenu {
					within = l.Header
				}
				if r.Overlap(within) < r.W*r.H*.99 {
					t.Errorf("key %d %v leaves %v", list[i], r, within)
				}
				for j := range i {
					requireApart(t, fmt.Sprint("key ", list[i]), r, fmt.Sprint("key ", list[j]), rects[j])
				}
			}
		}
	})
}

// The figures of the look: "48 at 320", "52 at 360", "redo and undo (84 high) at the bottom".
func TestKeysHaveTheFiguresOfTheLook(t *testing.T) {
	all := keyLists[0]
	bar := NewLayout(core.EasyHarp, Size{320, 568}, Options{}).Keys(all...)
	assert.Equal(t, Rect{8, 4, 48, 48}, bar[KeyMenu])
	for _, k := range []Key{KeyNew, KeyRules, KeyHint, KeyRedo} {
		assert.InDelta(t, 48, bar[k].W, slack)
		assert.EqualValues(t, 52, bar[k].H)
	}
	assert.InDelta(t, 72, bar[KeyUndo].W, slack)
	assert.InDelta(t, 320-8-4, bar[KeyUndo].Right(), slack)
	assert.InDelta(t, 8, bar[KeyUndo].X-bar[KeyRedo].Right(), slack)

	bar = NewLayout(core.EasyHarp, Size{360, 776}, Options{}).Keys(all...)
	assert.InDelta(t, 360-16-12-4*56-32, bar[KeyUndo].W, slack, "clamp(inner - 4 x 56 - 32, 72, 112)")
	assert.InDelta(t, 56, bar[KeyNew].W, slack)

	bar = NewLayout(core.EasyHarp, Size{412, 891}, Options{}).Keys(all...)
	assert.InDelta(t, 112, bar[KeyUndo].W, slack, "never wider than 112")

	rail := NewLayout(core.EasyHarp, Size{800, 360}, Options{}).Keys(all...)
	assert.InDelta(t, 52, rail[KeyUndo].H, slack)
	assert.EqualValues(t, 48, rail[KeyHint].H)
	assert.EqualValues(t, 8+6, rail[KeyMenu].Y)

	rail = NewLayout(core.EasyHarp, Size{1280, 800}, Options{}).Keys(all...)
	assert.EqualValues(t, 84, rail[KeyUndo].H)
	assert.InDelta(t, 72, rail[KeyNew].Y-rail[KeyMenu].Y, slack)
	assert.InDelta(t, 780-8, rail[KeyUndo].Bottom(), slack)
}

func TestUndoLiesUnderTheThumb(t *testing.T) {
	list := []Key{KeyNew, KeyRules, KeyRedo, KeyUndo}
	right := NewLayout(core.EightOff, Size{360, 776}, Options{}).Keys(list...)
	left := NewLayout(core.EightOff, Size{360, 776}, Options{LeftHanded: true}).Keys(list...)
	assert.IsIncreasing(t, []float32{right[0].X, right[1].X, right[2].X, right[3].X})
	assert.IsDecreasing(t, []float32{left[0].X, left[1].X, left[2].X, left[3].X})
	for i := range list {
		assert.InDelta(t, 360-right[i].Right(), left[i].X, slack)
	}
}
