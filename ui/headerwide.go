package ui

import (
	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/table"
)

// The info block of a wide table, measures from its top; the first of two is a phone's.
var (
	infoSize  = [2]float32{15, 20}
	infoShort = [2]float32{12, 15} // of a name that would be smaller the short form is shown
	infoSmall = [2]float32{11, 13}
	infoLabel = [2]float32{12, 14}
	infoTight = [2]float32{10.5, 12} // score and moves that would be smaller have a line each
	// infoLines are the baselines of three, four or five lines of the usual size, where they have room.
	infoLines = [2][3][]float32{
		{{16, 31, 50}, {12, 25, 41, 56}, {12, 23, 35, 47, 59}},
		{{20, 40, 69}, {20, 38, 59, 79}, {17, 33, 49, 65, 81}},
	}
)

// Gaps in the lines of the info block, in units.
const (
	afterLabel  = 4
	afterFigure = 14
	infoGap     = 1.5 // between two lines, at least
	infoApart   = 9   // the same at most, at the usual size
	figureAir   = .3  // between the digits of score and moves, one below the other, at least; of their height
	infoLeast   = 70  // percent: by how much its texts may be smaller than usual, if there is no other way
	infoStep    = 5
	infoFigure  = smallest + 1 // least size of score and moves, so that of their labels is the smallest there is
)

// infoRow is one line of the info block: how far it reaches above and below its baseline, and what puts it there.
type infoRow struct {
	above, below float32
	put          func(baseline float32)
}

// wideSizes is how the texts of the info block are set.
type wideSizes struct {
	by  float32 // by how much they are larger than usual
	two bool    // score and moves have a line each
}

// info is the reckoning of one info block.
type info struct {
	*headerRenderer
	wideSizes
	i     int     // 0: a phone's
	width float32 // its room
	high  float32
	size  float32 // of type, of score and moves
}

// wide sets name, code, score and moves, and the time if it has no room beside the code: as large as the size of text asks for
// and the block has room.
func (r *headerRenderer) wide(l *table.Layout) {
	f := info{headerRenderer: r, i: 1, width: l.Info.W, high: l.Info.H}
	if l.Phone {
		f.i = 0
	}
	scale := max(kit.Now().Scale, bigWindow(l))
	if r.resized(l.Info, l, scale) {
		r.wideBest = f.choose(scale)
	}
	f.wideSizes = r.wideBest
	f.put(f.rows(), scale == 1)
}

// choose finds the size of all texts and the way of score and moves with which these are largest and all lines have room; at the
// usual size of text the way follows from the width alone.
func (f *info) choose(scale float32) wideSizes {
	t := f.header.text
	score, moves := widest(t.score), widest(t.moves)
	oneFits := func(size float32) bool { return f.figures(size, score, moves) <= f.width }
	ways := []bool{false, true}
	if scale == 1 {
		ways = []bool{!oneFits(infoTight[f.i])}
	}
	var best float32
	var sizes wideSizes
	for percent := int(scale*100 + .5); percent >= infoLeast && (percent >= 100 || best == 0); percent -= infoStep {
		f.by = float32(percent) / 100
		for _, f.two = range ways {
			rows := f.rows()
			if height(rows) <= f.high && (f.two || oneFits(f.size)) && f.size > best {
				best, sizes = f.size, f.wideSizes
			}
		}
	}
	if best == 0 { // there is no room whatever they do
		return wideSizes{infoLeast / 100., ways[0]}
	}
	return sizes
}

// height is how high lines are that stand as closely as they may.
func height(rows []infoRow) float32 {
	high := float32(len(rows)-1) * infoGap
	for _, r := range rows {
		high += r.above + r.below
	}
	return high
}

// put puts the lines on the usual baselines if these are wanted and leave room between them; else apart from one another as far
// as there is room.
func (f *info) put(rows []infoRow, usual bool) {
	at := infoLines[f.i][len(rows)-3]
	for i := range rows[1:] {
		usual = usual && at[i]+rows[i].below+infoGap <= at[i+1]-rows[i+1].above
	}
	gap := infoGap + min(max(f.high-height(rows), 0)/float32(len(rows)), infoApart*f.by)
	y := (gap - infoGap) / 2
	for i, row := range rows {
		baseline := y + row.above
		if usual {
			baseline = at[i]
		}
		row.put(baseline)
		y = baseline + row.below + gap
	}
	_, below := f.code.reach()
	bottom := f.code.base() + below
	f.placeCopy(bottom)
	f.askFrom(bottom)
}

// rows sets all texts and answers their lines.
func (f *info) rows() []infoRow {
	t, c := f.header.text, f.header.felt.Colours(kit.Now().Mode)
	small := theme.TextStyle{Size: max(infoSmall[f.i]*f.by, smallest)}
	single := func(l *line, text, longest string) infoRow {
		l.set(longest, small, c.Muted)
		l.fit(f.width)
		l.say(text)
		above, below := l.reach()
		return infoRow{above, below, func(y float32) { l.at(0, y, 0) }}
	}
	apart := t.time != "" && lineWidth(t.widestCode(), small) > f.width
	rows := []infoRow{f.nameRow()}
	if apart {
		rows = append(rows, single(f.code, t.code, t.code))
	} else {
		rows = append(rows, single(f.code, t.codeAndTime(), t.widestCode()))
	}
	if f.two {
		rows = append(rows, f.twoRows()...)
	} else {
		rows = append(rows, f.oneRow())
	}
	if f.time.Hidden = !apart; apart {
		rows = append(rows, single(f.time, t.time, widestTime(t.time)))
	}
	return rows
}

// nameRow sets the name, or its short form where the whole one would be small.
func (f *info) nameRow() infoRow {
	t, c := f.header.text, f.header.felt.Colours(kit.Now().Mode)
	style := theme.TextStyle{Size: infoSize[f.i] * f.by, Bold: true}
	f.name.set(t.name, style, c.Text)
	if f.name.fit(f.width); f.name.TextSize < infoShort[f.i]*f.by {
		f.name.set(t.short, style, c.Text)
		f.name.fit(f.width)
	}
	above, below := f.name.reach()
	return infoRow{above, below, func(y float32) { f.name.at(0, y, 0) }}
}

// oneRow sets score and moves side by side, smaller if they do not fit.
func (f *info) oneRow() infoRow {
	t := f.header.text
	f.size = max(infoLabel[f.i]*f.by, infoFigure)
	for f.figures(f.size, widest(t.score), widest(t.moves)) > f.width && f.size > infoFigure {
		f.size = stepDown(f.size, infoFigure)
	}
	f.figures(f.size, t.score, t.moves)
	row := f.figureRow(f.scoreLabel, f.score, f.movesLabel, f.moves)
	mark, up := f.markFor(f.size), capShare*f.score.TextSize/2
	if f.header.text.still != unasked {
		row.above, row.below = max(row.above, mark/2+up), max(row.below, mark/2-up)
	}
	row.put = func(y float32) {
		x := f.figure(f.scoreLabel, f.score, t.scoreLabel, t.scoreLabel, t.score, 0, y, f.size)
		f.placeMark(x+stillGap, y-up, mark)
		f.figure(f.movesLabel, f.moves, t.movesLabel, t.movesLabel, t.moves, x+f.markWidth(mark)+min(afterFigure, f.size), y, f.size)
	}
	return row
}

// twoRows sets score and moves one below the other, smaller if they do not fit, with the mark beside both.
func (f *info) twoRows() []infoRow {
	t := f.header.text
	f.size = max(infoTight[f.i]*f.by, infoFigure)
	if f.by > 1 {
		f.size = infoLabel[f.i] * f.by
	}
	wide := func() float32 {
		score := f.figure(f.scoreLabel, f.score, t.scoreLabel, t.scoreLabel, widest(t.score), 0, 0, f.size)
		return max(score, f.figure(f.movesLabel, f.moves, t.movesLabel, t.movesWidest, widest(t.moves), 0, 0, f.size))
	}
	for wide()+f.markWidth(f.markFor(f.size)) > f.width && f.size > infoFigure {
		f.size = stepDown(f.size, infoFigure)
	}
	right := wide()
	f.figures(f.size, t.score, t.moves)
	rows := []infoRow{f.figureRow(f.scoreLabel, f.score), f.figureRow(f.movesLabel, f.moves)}
	rows[0].below = max(rows[0].below, figureAir*capShare*f.moves.TextSize-infoGap)
	mark := min(f.markFor(f.size), rows[0].above+rows[0].below+rows[1].above+rows[1].below)
	top := float32(0)
	rows[0].put = func(y float32) {
		top = y - rows[0].above
		f.figure(f.scoreLabel, f.score, t.scoreLabel, t.scoreLabel, t.score, 0, y, f.size)
	}
	rows[1].put = func(y float32) {
		f.figure(f.movesLabel, f.moves, t.movesLabel, t.movesLabel, t.moves, 0, y, f.size)
		f.placeMark(right+stillGap, (top+y+rows[1].below)/2, mark)
	}
	return rows
}

// markFor is the size of the mark beside figures of that size.
func (f *info) markFor(size float32) float32 {
	return stillSize * min(max(size/infoLabel[f.i], 1), markGrows)
}

// figureRow is a line of texts that have been set.
func (f *info) figureRow(lines ...*line) infoRow {
	var row infoRow
	for _, l := range lines {
		above, below := l.reach()
		row.above, row.below = max(row.above, above), max(row.below, below)
	}
	return row
}

// figures is how wide score and moves are side by side.
func (f *info) figures(size float32, score, moves string) float32 {
	t := f.header.text
	x := f.figure(f.scoreLabel, f.score, t.scoreLabel, t.scoreLabel, score, 0, 0, size) + f.markWidth(f.markFor(size))
	return f.figure(f.movesLabel, f.moves, t.movesLabel, t.movesWidest, moves, x+min(afterFigure, size), 0, size)
}

// figure sets a figure after its label, with room for the label's longest form, and tells where it ends. Labels follow the size
// of text half as far: figures are what is read.
func (f *info) figure(label, figure *line, name, longest, value string, x, baseline, size float32) float32 {
	c := f.header.felt.Colours(kit.Now().Mode)
	usual := infoLabel[f.i]
	style := theme.TextStyle{Size: min(size, (size+usual)/2) - 1}
	label.set(name, style, c.Text)
	figure.set(value, theme.TextStyle{Size: size + 1.5, Bold: true}, c.Text)
	label.at(x, baseline, 0)
	figure.at(x+max(label.Size().Width, lineWidth(longest, style))+afterLabel, baseline, 0)
	return figure.right()
}
