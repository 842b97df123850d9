package ui

import (
	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/table"
)

// The places of the tall header, in units; x from the right edge where the name says so. The baselines are those of a header of
// the usual height.
const (
	nameX       = float32(60)
	nameBase    = float32(25)
	codeBase    = float32(43)
	movesRight  = 16
	figureStep  = float32(58) // from moves to score, at least
	columnApart = float32(14) // between their texts
	narrow      = 340         // below it the name is smaller
)

// What the two lines of a tall header need, in units at the usual size.
const (
	headerInk   = float32(36) // from the top of the name to the foot of the code
	headerEdge  = float32(4)  // above and below
	headerDown  = float32(4.25)
	headerBelow = float32(1.25)
	labelsGrow  = 1.5 // labels are read once, figures all the time: so far labels follow the size of text
)

// tallGrown is by how much the lines of a tall header of that height may be larger than usual.
func tallGrown(height float32) float32 {
	return max(1, min(kit.Now().Scale, (height-2*headerEdge)/headerInk))
}

// tallBases are the baselines of name and code in a header of that height, for lines so much larger than usual.
func tallBases(height, by float32) (name, code float32) {
	name = height/2 - headerDown*by + headerBelow
	return name, name + (codeBase-nameBase)*by
}

// tallSizes is by how much figures, and labels and code, of a tall header are larger than usual, and the name beside them.
type tallSizes struct {
	name            string
	figures, labels float32
}

// tall sets the texts of a tall header as large as there is room for: figures first, for which larger text may shorten the name.
func (r *headerRenderer) tall(l *table.Layout) {
	at, t := l.Header, r.header.text
	if r.resized(at, l, kit.Now().Scale) {
		r.tallBest = r.largest(at, t.name)
		whole := r.nameSize(at, r.tallBest)
		short := r.largest(at, t.short)
		if short.figures > r.tallBest.figures || kit.Now().Scale > 1 && r.nameSize(at, short) > nameShortens*whole {
			r.tallBest = short
		}
	}
	r.tallBy(at, r.tallBest)
}

// nameShortens is by how much larger the name must be in its short form to stand so where text is larger than usual.
const nameShortens = 1.2

// nameSize is the size of the name's type.
func (r *headerRenderer) nameSize(at table.Rect, s tallSizes) float32 {
	r.tallBy(at, s)
	return r.name.TextSize
}

// largest is the largest size of figures, and then of labels, that leaves name and code their usual sizes.
func (r *headerRenderer) largest(at table.Rect, name string) tallSizes {
	const step = .1
	usual := tallSizes{name, 1, 1}
	most := tallGrown(at.H)
	if most == 1 {
		return usual
	}
	r.tallBy(at, usual)
	least, code := r.name.TextSize, r.code.TextSize
	for by := most; by > 1; by -= step {
		for labels := min(by, labelsGrow); ; labels = max(labels-step, 1) {
			s := tallSizes{name, by, labels}
			if r.tallBy(at, s); r.name.TextSize >= least && r.code.TextSize >= code {
				return s
			}
			if labels == 1 {
				break
			}
		}
	}
	return usual
}

// markGrows is how far the mark follows the size of text: beyond that it would take room from the figures.
const markGrows = 1.4

func (r *headerRenderer) tallBy(at table.Rect, s tallSizes) {
	by, labels := s.figures, s.labels
	t, c, width := r.header.text, r.header.felt.Colours(kit.Now().Mode), at.W
	figure, label := theme.GameName.Scaled(by), theme.Label.Scaled(labels)
	nameBase, codeBase := tallBases(at.H, by)
	name := figure
	if width < narrow {
		name.Size = 15 * by
	}
	r.moves.set(t.moves, figure, c.Text)
	r.score.set(t.score, figure, c.Text)
	r.movesLabel.set(t.movesLabel, label, c.Muted)
	r.scoreLabel.set(t.scoreLabel, label, c.Muted)
	column := max(lineWidth(widest(t.moves), figure), lineWidth(t.movesWidest, label))
	scoreRight := width - movesRight - max(figureStep, column+columnApart)
	r.moves.at(width-movesRight, nameBase, 1)
	r.movesLabel.at(width-movesRight, codeBase, 1)
	r.score.at(scoreRight, nameBase, 1)
	r.scoreLabel.at(scoreRight, codeBase, 1)

	left := scoreRight - lineWidth(widest(t.score), figure)
	mark := stillSize * min(by, markGrows)
	left -= r.markWidth(mark)
	r.name.set(s.name, name, c.Text)
	r.name.fit(left - headerSpacing - nameX)
	r.name.at(nameX, nameBase, 0)
	r.code.set(t.widestCode(), label, c.Muted)
	r.code.fit(r.scoreLabel.Position().X - headerSpacing - nameX)
	r.code.say(t.codeAndTime())
	r.code.at(nameX, codeBase, 0)
	r.placeCopy(at.H)
	r.placeMark(left, nameBase-capShare*figure.Size/2, mark)
	above, _ := r.code.reach()
	r.askUpTo(codeBase - above)
}
