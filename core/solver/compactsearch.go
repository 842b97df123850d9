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

// enter looks at a position and, if it is new, pushes a frame with its changes.
func (c *compact) enter(m *meter, p place) ending {
	if c.done(&p) {
		return found
	}
	k := c.key(&p)
	if p.owed != 0 {
		if c.between.known(k, &p) {
			return exhausted
		}
	} else if fresh, full := c.seen.add(k, uint64(p.waste)); full {
		return cut
	} else if !fresh {
		return exhausted
	}
	if !m.spend() || len(c.frames) > c.most {
		return cut
	}
	first := int32(len(c.moves))
	c.generate(&p)
	if until := int32(len(c.moves)); until > first {
		c.fetch(&p, c.moves[first:until])
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

// fetch reads where the set of positions seen would hold those to which changes lead. When the search comes there, memory
// has answered; and it answers many such questions at once in the time that it takes for one.
func (c *compact) fetch(p *place, moves []change) {
	for _, m := range moves {
		to := *p
		c.make(&to, m)
		if to.owed == 0 {
			c.touched ^= c.seen.slots[c.seen.home(c.key(&to))]
		}
	}
}

// between remembers some of the positions in which a card is owed. They lie on the short ways between two others, and it
// does no harm to look at one twice.
type between [1 << betweenBits]struct {
	key   uint64
	owed  card
	by    deed
	waste uint8
}

const betweenBits = 13 // 128 KiB in all

// known tells whether a position is remembered, and remembers it.
func (b *between) known(k uint64, p *place) bool {
	at := &b[mix(k*oddA+(uint64(p.owed)<<16|uint64(p.by)<<8|uint64(p.waste))*oddB)>>(64-betweenBits)]
	if at.key == k && at.owed == p.owed && at.by == p.by && at.waste == p.waste {
		return true
	}
	at.key, at.owed, at.by, at.waste = k, p.owed, p.by, p.waste
	return false
}
