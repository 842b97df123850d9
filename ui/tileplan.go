package ui

import (
	"fyne.io/fyne/v2"

	"patiencetrio/theme"
	"patiencetrio/ui/kit"
)

// roomyTile is the height from which the state has two lines above the keys.
const roomyTile float32 = 168

// tileX is where words and keys begin on a tile of that width.
func tileX(tile float32) float32 {
	if tile < narrowTile {
		return theme.Space3
	}
	return theme.Space5
}

// wordsOf is the width of the words on a tile.
func wordsOf(tile float32) float32 { return tile - tileX(tile) - theme.Space3 }

// tilePlan says where things stand on a tile.
type tilePlan struct {
	left, words       float32 // left edge and width of all words
	top, name         float32 // top and height of the name
	lineTop, line     float32
	state             []rect
	stateTop, keysTop float32
}

// needs is the height without which things on a tile of that width would lie over one another, with little room between
// them or with much.
func (t *tile) needs(width float32, roomy bool) float32 {
	p := t.planAs(fyne.NewSize(width, 0), roomy)
	return p.lineTop + p.line - p.stateTop
}

// plan lays a tile out.
func (t *tile) plan(size fyne.Size) tilePlan {
	return t.planAs(size, t.step.roomy)
}

// planAs lays the words out from above and, from below, keys and state; in a tile without height they have negative places.
func (t *tile) planAs(size fyne.Size, roomy bool) tilePlan {
	p := tilePlan{left: tileX(size.Width), words: wordsOf(size.Width), top: 8}
	low := float32(8)
	if roomy {
		p.top, low = 18, 12
	}
	p.name, p.line = t.name.HeightFor(p.words), t.line.HeightFor(p.words)
	p.lineTop = p.top + max(p.name, t.step.name)
	p.keysTop = size.Height - theme.TileShadow - low - max(t.keyHeight(size.Width), t.step.keys)
	p.planState(p.keysTop-theme.Space2, t.state, roomy)
	return p
}

// stateDown is how much nearer to the keys the state stands where room is short.
const stateDown = 6

// planState puts the state above the line at bottom: in lines, or side by side where room is short and they fit.
func (p *tilePlan) planState(bottom float32, state []*kit.Label, roomy bool) {
	side := float32(len(state)-1) * theme.Space5
	for _, s := range state {
		side += s.Width() + 1
	}
	x, y := p.left, bottom
	if !roomy {
		y += stateDown / kit.Now().Scale
	}
	p.stateTop = y
	if !roomy && side <= p.words {
		for _, s := range state {
			h, w := s.HeightFor(p.words), s.Width()+1
			p.state = append(p.state, rect{x, y - h, w, h})
			p.stateTop = y - h
			x += w + theme.Space5
		}
		return
	}
	for _, s := range state {
		p.stateTop -= s.HeightFor(p.words)
	}
	y = p.stateTop
	for _, s := range state {
		h := s.HeightFor(p.words)
		p.state = append(p.state, rect{x, y, p.words, h})
		y += h
	}
}

// beside is what the picture of a tile of that width stands beside.
func (t *tile) beside(width float32) tileWords {
	k := keysOf(width)
	keys := k.left + t.playWidth(width)
	if !t.other.Hidden && !t.step.stacked {
		keys += k.gap + k.other
	}
	words := k.left + t.line.Width()
	if kit.Now().Scale > 1 { // large words reach to where the picture is
		words = max(words, k.left+t.name.Width())
		keys = max(keys, words)
	}
	return tileWords{words: words, keys: keys}
}
