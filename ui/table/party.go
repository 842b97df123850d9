package table

import (
	"time"

	"fyne.io/fyne/v2"

	"patiencetrio/ui/motion"
)

// party is the celebration of a win.
type party struct {
	*Table
	fan     Fan
	onBegin func()
	onEnd   func(told bool)

	wanted  bool // it begins when everything has arrived, or runs
	running bool
	guests  []guest // in the order in which they leave
	kings   []kingly
	clear   span // the empty places fade away
	fold    span
	fanOut  span
	folding bool    // the arcs fold
	seen    float32 // opacity of the empty places
}

// begin lets the cards leave.
func (p *party) begin() {
	if won := p.game.Won(); !won || p.motor.factor == 0 {
		p.end(won)
		return
	}
	p.running, p.folding, p.seen = true, false, 1
	p.mark.hide()
	p.lid.Show()
	p.invite()
	p.clear = p.motor.after(0, motion.WinStage)
	n := time.Duration(max(len(p.guests)-1, 1))
	for i := range p.guests {
		p.guests[i].out = p.motor.after(time.Duration(i)*motion.WinStarts/n, motion.WinCard)
	}
	arrived := motion.WinStarts + motion.WinCard + motion.WinStands
	p.fold = p.motor.after(arrived, motion.WinFold)
	p.fanOut = p.motor.after(arrived+motion.WinFold, motion.WinKings)
	p.onBegin()
	p.motor.until(p.fanOut.end())
}

// frame shows the party at a time.
func (p *party) frame(now time.Duration) {
	if now >= p.fanOut.end() {
		p.end(true)
		return
	}
	p.clearTable(now)
	switch {
	case now < p.fold.start:
		p.leave(now)
	case now < p.fanOut.start:
		p.foldArcs(now)
	default:
		p.showKings(now)
	}
	p.prepare()
	p.order()
}

// hurry ends the party at once because the table is about to be laid out anew. What follows from it has to wait: Fyne is in
// the middle of a layout.
func (p *party) hurry() {
	if p.wanted {
		end := p.onEnd
		p.onEnd = func(told bool) { fyne.Do(func() { end(told) }) }
	}
	p.motor.finish()
	p.Skip()
}

// end ends the party, or gives it up before it has begun; told: the win is to be told now. It reports whether there was
// one.
func (p *party) end(told bool) bool {
	if !p.wanted {
		return false
	}
	ran := p.running
	p.wanted, p.running = false, false
	p.guests, p.kings, p.fan = nil, nil, Fan{}
	end := p.onEnd
	p.onBegin, p.onEnd = nil, nil
	if ran {
		p.motor.stop()
		for _, s := range p.slots {
			s.fade(p.look, 1)
		}
		p.laySlots()
		p.settleAll()
		p.order()
		p.lid.rest()
		p.rest()
	}
	end(told)
	return true
}
