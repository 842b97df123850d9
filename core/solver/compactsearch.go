package solver

import (
	"unsafe"

	"patiencetrio/core"
)

// changeBytes and stepBytes are the sizes of a change and of a step.
const (
	changeBytes = int64(unsafe.Sizeof(change{}))
	stepBytes   = int64(unsafe.Sizeof(step{}))
)

func (c *compact) search(m *meter) Answer {
	end := c.enter(m, c.start)
	for end == exhausted && len(c.frames) > 0 {
		f := &c.frames[len(c.frames)-1]
		if f.next == f.until {
			c.moves = c.moves[:f.first]
			c.frames = c.frames[:len(c.frames)-1]
			continue
		}
		p := f.place
		c.make(&p, c.moves[f.next])
		f.next++
		end = c.enter(m, p)
	}
	switch end {
	case found:
		for _, f := range c.frames {
			c.won = append(c.won, c.moves[f.next-1])
		}
		return Winnable
	case exhausted:
		return Lost
	}
	return Unknown
}

// enter looks at a position and, if it is new, pushes a frame with its changes. Positions in which a card is owed are on
// the way between two others and are not remembered.
func (c *compact) enter(m *meter, p place) ending {
	if c.done(&p) {
		return found
	}
	if p.owed == 0 {
		fresh, full := c.seen.add(c.key(&p))
		if full {
			return cut
		}
		if !fresh {
			return exhausted
		}
	}
	if !m.spend() || len(c.moves) > c.most {
		return cut
	}
	first := int32(len(c.moves))
	c.generate(&p)
	if until := int32(len(c.moves)); until > first {
		c.frames = append(c.frames, step{p, first, first, until})
	}
	return exhausted
}

// line plays the changes of the win found, and then sends everything home.
func (c *compact) line(game *core.Game) ([]core.Action, bool) {
	p := &player{game: game}
	for _, m := range c.won {
		if !p.change(m) {
			return nil, false
		}
	}
	return p.line, p.finish()
}
