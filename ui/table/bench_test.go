package table

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"patiencetrio/core"
	"patiencetrio/ui/motion"
)

// What one drag event costs: deciding where the cards would go, and moving their pictures.
func BenchmarkDragEvent(b *testing.B) {
	p := play(b, deal(core.EasyHarp, 1), phone, true)
	from := p.grip(core.Column(8), 8)
	p.press(from)
	p.slide(from.Add(20, 20))
	p.motor.finish()
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		i++
		p.move(0, from.Add(float32(-i%300), float32(i%200)))
	}
}

// What it costs to list everything on the table in its order, as for each frame of a motion.
func BenchmarkOrder(b *testing.B) {
	p := play(b, deal(core.EasyHarp, 1), phone, true)
	b.ReportAllocs()
	for b.Loop() {
		p.order()
	}
}

// What it costs to send all pictures where an event has put the cards.
func BenchmarkFollow(b *testing.B) {
	p := play(b, deal(core.EasyHarp, 1), phone, true)
	b.ReportAllocs()
	for b.Loop() {
		p.follow(core.Do(core.Draw))
	}
}

// What it costs to lay all 104 cards out anew, pictures aside.
func BenchmarkRelayout(b *testing.B) {
	p := play(b, deal(core.EasyHarp, 1), phone, true)
	b.ReportAllocs()
	for b.Loop() {
		p.relayout()
	}
}

// What a frame of the celebration of a win costs while all 104 cards move.
func BenchmarkCelebrationFrame(b *testing.B) {
	c := celebrate(b, core.EasyHarp, true)
	c.pass(motion.WinStarts + motion.WinCard)
	b.ReportAllocs()
	for b.Loop() {
		c.party.frame(c.party.fold.start + c.party.fold.length/3)
	}
}

// The player's drag costs no memory: nothing is collected in the middle of it.
func TestDragEventAllocatesNothing(t *testing.T) {
	p := play(t, deal(core.EasyHarp, 1), phone, true)
	from := p.grip(core.Column(8), 8)
	p.press(from)
	p.slide(from.Add(20, 20))
	i := 0
	assert.Zero(t, testing.AllocsPerRun(100, func() {
		i++
		p.move(0, from.Add(float32(-i%20), float32(i%20)))
	}))
}
