package table

import "slices"

// Key is a key of the bar or rail.
type Key uint8

// The keys in their order: in the bar from the left, in the rail from the top.
const (
	KeyMenu Key = iota // in tall it lies in the header
	KeyNew
	KeyRules
	KeyHint
	KeyRedo
	KeyUndo
)

// The figures of the keys, in units.
const (
	keyGap      = 8
	keySize     = 48
	barKey      = 52 // height in the bar
	widestUndo  = 112
	leastUndo   = 72
	otherKey    = 56  // width of the others from which undo may grow beyond its least
	otherMore   = .15 // of that for text that is twice as large
	labelledKey = 64  // height in a rail with labels
	railUndo    = 84  // the same of undo
	railMore    = 24  // more of both for text that is twice as large

	phoneLabelled = 60 // height in a phone's rail where it has labels
)

// Keys places the keys that are wanted, each once, in any order: the rectangles are in the order of the list. In the
// tall layout a finger may touch a key's whole height of the bar.
func (l *Layout) Keys(list ...Key) []Rect {
	keys := slices.Sorted(slices.Values(list))
	var places [KeyUndo + 1]Rect
	switch {
	case l.Tall:
		l.barKeys(keys, &places)
	case l.Phone:
		l.phoneRailKeys(keys, &places)
	default:
		l.labelledRailKeys(keys, &places)
	}
	rects := make([]Rect, len(list))
	for i, k := range list {
		rects[i] = places[k]
	}
	return rects
}

// barKeys puts the menu into the header and the rest into the bar: undo is the widest, the others share what it leaves.
func (l *Layout) barKeys(keys []Key, places *[KeyUndo + 1]Rect) {
	inset := float32(6)
	if l.Size.W < 340 {
		inset = 4
	}
	high := barKey + l.barMore
	inner := Rect{l.Bar.X + inset, l.Bar.Y + (l.Bar.H-high)/2, l.Bar.W - 2*inset, high}
	places[KeyMenu] = Rect{8, (l.Header.H - keySize) / 2, keySize, keySize}
	keys = slices.DeleteFunc(keys, func(k Key) bool { return k == KeyMenu })
	undo, others := float32(0), float32(len(keys))
	if slices.Contains(keys, KeyUndo) {
		others--
		undo = min(max(inner.W-others*(otherKey*(1+otherMore*l.larger())+keyGap), leastUndo), widestUndo*(1+l.larger()/2))
	}
	gaps := float32(len(keys)-1) * keyGap
	x := inner.X
	for _, k := range keys {
		w := (inner.W - undo - gaps) / others
		if k == KeyUndo {
			w = inner.Right() - x
		}
		places[k] = Rect{x, inner.Y, w, inner.H}
		if l.Options.LeftHanded {
			places[k] = places[k].mirrored(l.Size.W)
		}
		x += w + keyGap
	}
}

// phoneRailKeys stacks the keys; the last one, undo, takes what the others leave. In a very low rail they all share it.
func (l *Layout) phoneRailKeys(keys []Key, places *[KeyUndo + 1]Rect) {
	inset := float32(6)
	if l.Labelled() {
		inset = 4
	}
	inner := l.Rail.Inset(inset)
	n := float32(len(keys))
	high := float32(keySize)
	if l.Labelled() {
		high = phoneLabelled
	}
	if n*high+(n-1)*keyGap > inner.H {
		high = (inner.H - (n-1)*keyGap) / n
	}
	y := inner.Y
	for _, k := range keys {
		h := high
		if k == KeyUndo {
			h = inner.Bottom() - y
		}
		places[k] = Rect{inner.X, y, inner.W, h}
		y += h + keyGap
	}
}

// Labelled tells whether the keys have words below their icons: a phone's rail has room for them only where it is high.
func (l *Layout) Labelled() bool {
	const keys = float32(KeyUndo + 1)
	return !l.Phone || l.Rail.H-2*6 >= keys*(phoneLabelled+keyGap)
}

// labelledRailKeys stacks the keys from the top, redo and undo at the bottom.
func (l *Layout) labelledRailKeys(keys []Key, places *[KeyUndo + 1]Rect) {
	inner := l.Rail.Inset(8)
	n := float32(len(keys))
	free := inner.H - n*(labelledKey+keyGap) - (railUndo - labelledKey)
	more := min(railMore*l.larger(), max(free, 0)/n)
	key, undo := labelledKey+more, railUndo+more
	places[KeyUndo] = Rect{inner.X, inner.Bottom() - undo, inner.W, undo}
	places[KeyRedo] = Rect{inner.X, places[KeyUndo].Y - keyGap - key, inner.W, key}
	y := inner.Y
	for _, k := range keys {
		if k < KeyRedo {
			places[k] = Rect{inner.X, y, inner.W, key}
			y += key + keyGap
		}
	}
}
