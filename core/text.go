package core

import (
	"strconv"
	"strings"
)

// The words that begin the lines of a position's text.
const (
	gameLine       = "Game:"
	ranksLine      = "Ranks:"
	foundationLine = "Foundations:"
	cellLine       = "Freecells:"
	stockLine      = "Stock:"
	wasteLine      = "Waste:"
	columnLine     = ":"
)

// noCard stands for an empty cell in a position's text.
const noCard = "-"

// Text is the position in the notation: the game, the foundations slot by slot with their top ranks, the cells or the
// stock (next card first) and the waste (top card last), then a line for each column (top card last, <7C> face down).
// Twins are not told apart. Score, moves and undo are not part of it.
func (b *Board) Text() string {
	var t strings.Builder
	t.Grow(512)
	t.WriteString(gameLine + " " + b.rules.Prefix() + "\n")
	if b.rules.Ranks != Ranks {
		t.WriteString(ranksLine + " " + strconv.Itoa(b.rules.Ranks) + "\n")
	}
	b.writeFoundations(&t)
	if b.rules.Cells > 0 {
		b.writeCells(&t)
	}
	if b.rules.HasStock() {
		b.writeStock(&t)
		b.writePile(&t, wasteLine, Waste)
	}
	for i := range b.rules.Columns {
		b.writePile(&t, columnLine, Column(i))
	}
	return t.String()
}

func (b *Board) writeFoundations(t *strings.Builder) {
	t.WriteString(foundationLine)
	for i := range b.rules.Foundations() {
		p := Foundation(i)
		t.WriteString(" " + p.Suit().String() + "-" + Rank(b.Len(p)).String())
	}
	t.WriteByte('\n')
}

func (b *Board) writeCells(t *strings.Builder) {
	t.WriteString(cellLine)
	for i := range b.rules.Cells {
		t.WriteString(" " + b.Top(Cell(i)).String())
	}
	t.WriteByte('\n')
}

func (b *Board) writeStock(t *strings.Builder) {
	t.WriteString(stockLine)
	stock := b.Cards(Stock)
	for i := len(stock) - 1; i >= 0; i-- {
		t.WriteString(" " + stock[i].String())
	}
	t.WriteByte('\n')
}

func (b *Board) writePile(t *strings.Builder, name string, p Pile) {
	t.WriteString(name)
	down := b.FaceDown(p)
	for i, c := range b.Cards(p) {
		if i < down {
			t.WriteString(" <" + c.String() + ">")
		} else {
			t.WriteString(" " + c.String())
		}
	}
	t.WriteByte('\n')
}
