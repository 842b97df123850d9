package ui

import "patiencetrio/ui/kit"

// tileStep is what all tiles have in common, so that they look alike.
type tileStep struct {
	stacked bool // the keys stand one below the other: one tile has no room for them side by side
	bare    bool // there are no pictures: one tile has no room for its own
	roomy   bool // there is much room between the words

	// Of tiles side by side, so that lines and keys stand at the same height; else 0.
	name, keys float32
}

// inStep makes tiles of a width alike, their names in type of that size at most. beside: they stand side by side.
func inStep(width float32, tiles []*tile, beside bool, name float32) {
	var names, rest []*kit.Label
	for _, t := range tiles {
		t.nameFor(width)
		names, rest = append(names, t.name), append(append(rest, t.line), t.state...)
	}
	kit.Level(wordsOf(width), name, names...)
	kit.Level(wordsOf(width), name, rest...)
	step := tileStep{roomy: tiles[0].step.roomy}
	for _, t := range tiles {
		step.stacked = step.stacked || t.crowded(width)
	}
	for _, t := range tiles {
		t.step.stacked = step.stacked
		step.bare = step.bare || !pictured(width, t.beside(width))
		if beside {
			step.name = max(step.name, t.name.HeightFor(wordsOf(width)))
			step.keys = max(step.keys, t.keyHeight(width))
		}
	}
	for _, t := range tiles {
		anew := t.step.bare != step.bare
		if t.step = step; anew {
			t.picture.Refresh()
		}
	}
}

// nameFor sets the name of the game, or its short form where that has no room.
func (t *tile) nameFor(width float32) {
	t.name.Text = t.title
	if t.name.Width() > wordsOf(width) {
		t.name.Text = t.short
	}
}
