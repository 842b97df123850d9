package ui

import (
	"patiencetrio/theme"
	"patiencetrio/ui/kit"
)

// narrowTile is the width below which a tile's keys stand nearer to one another and to its edges.
const narrowTile float32 = 200

// tileKeys are the measures of a tile's keys. The first one begins where the words do.
type tileKeys struct {
	left, right, gap, other float32 // to the tile's edges; between the keys; the other key's width
	air                     float32 // at the left and right of the word
}

func keysOf(width float32) tileKeys {
	if width < narrowTile {
		return tileKeys{tileX(width), theme.Space2, theme.Space1, kit.LeastTarget, theme.Space2}
	}
	return tileKeys{tileX(width), theme.Space3, theme.Space2, kit.MinTarget, theme.Space4}
}

// room is the width that keys have on a tile of that width: two side by side, or one.
func (k tileKeys) room(width float32, two bool) float32 {
	room := width - k.left - k.right
	if two {
		room -= k.gap + k.other
	}
	return room
}

// placeKeys puts the keys side by side, or the other one below that which plays.
func (t *tile) placeKeys(width, y float32) {
	k, play, high := keysOf(width), t.playWidth(width), t.playHeight(width)
	kit.Place(t.play, k.left, y, play, high)
	if t.step.stacked {
		kit.Place(t.other, k.left, y+high+k.gap, play, kit.MinTarget)
		return
	}
	kit.Place(t.other, k.left+play+k.gap, y+(high-k.other)/2, k.other, k.other)
}

// crowded tells whether a large word has no room beside the other key.
func (t *tile) crowded(width float32) bool {
	k := keysOf(width)
	t.play.Margin = k.air
	return kit.Now().Scale > 1 && !t.other.Hidden && t.play.MinSize().Width > k.room(width, true)
}

// playWidth is the width of the key that plays.
func (t *tile) playWidth(width float32) float32 {
	k := keysOf(width)
	t.play.Margin = k.air
	if t.step.stacked {
		return k.room(width, false)
	}
	return min(max(100, t.play.MinSize().Width), k.room(width, true))
}

// playHeight is its height.
func (t *tile) playHeight(width float32) float32 { return t.play.HeightFor(t.playWidth(width)) }

// keyHeight is the height of the keys.
func (t *tile) keyHeight(width float32) float32 {
	high := t.playHeight(width)
	if t.step.stacked && !t.other.Hidden {
		high += keysOf(width).gap + kit.MinTarget
	}
	return high
}
