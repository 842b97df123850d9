package table

import (
	"patiencetrio/core"
)

// print is how large what is printed on a card is, if the player wants large print.
type print uint8

const (
	wanted     print = iota // as the player has chosen: large print wherever there is room
	middling                // the print of small cards
	compressed              // the usual print of large cards
)

// printIn is the print of the cards in a column with that step from open card to open card, in units: the largest of
// which the whole index can be seen. Large print so never makes cards smaller, and never hides what they are.
func (l *Layout) printIn(step float32) print {
	switch {
	case !l.Options.Large || step >= leastLarge*l.CardH-.01:
		return wanted
	case step >= leastSmall*l.CardH-.01 || l.CardW < smallCardW:
		return middling
	default:
		return compressed
	}
}

// printOf is the print of a pile's cards. Only columns ever are too long for the large one.
func (l *Layout) printOf(b *core.Board, p core.Pile) print {
	if p.Kind() != core.ColumnPile || b.Len(p)-b.FaceDown(p) < 2 {
		return wanted
	}
	_, step := l.fanOf(b, p)
	return l.printIn(step)
}

// printed are the same cards in another print.
func (p *pictures) printed(as print) *pictures {
	if as == wanted || !p.Deck().Large {
		return p
	}
	if p.prints[as] == nil {
		deck, size := p.Deck(), p.Size()
		deck.Large, size.Small = false, as == middling
		p.prints[as] = sizedPictures(deck, p.back, size)
	}
	return p.prints[as]
}

// reprint shows a card that lies still in another print.
func (t *Table) reprint(c *card, as print) {
	if c.print != as {
		c.print = as
		if c.settled() {
			t.show(c)
		}
	}
}
