package ui

import (
	"bytes"
	"time"

	"fyne.io/fyne/v2"

	"patiencetrio/core"
	"patiencetrio/ui/kit"
)

// What the monkey does with what was built around the games: advice, shows, files.

// pass lets time pass. What is searched for is found now and then.
func (m *monkey) pass(d time.Duration) {
	m.app.driver.pass(d)
	if m.searching() && m.chance(3) {
		m.answer()
	}
}

func (m *monkey) searching() bool {
	return m.search.busy() || m.game.hints.search.busy() || m.game.watch.search.busy()
}

// patience is how long the monkey waits for a search, in real time: then it gives up.
const patience = 5 * time.Second

// answer waits for what is searched for, and lets it come.
func (m *monkey) answer() {
	for _, w := range []*aside{&m.game.hints.search, &m.game.watch.search, &m.search.aside} {
		if !w.busy() {
			continue
		}
		over := make(chan bool)
		go func() { w.running.Wait(); close(over) }()
		select {
		case <-over:
		case <-time.After(patience):
			m.endSearch()
		}
	}
	happen()
}

// ask asks for advice, mostly shortly before a win: there every search is short.
func (m *monkey) ask() {
	code := oneWinOfEach[m.random.IntN(len(oneWinOfEach))]
	m.win(code, 1+m.random.IntN(20))
	for range m.random.IntN(6) {
		m.playCard()
		m.pass(500 * time.Millisecond)
	}
	if m.session.play == nil || !m.atTable || m.screens.covered() || m.play().Won() {
		return
	}
	n := m.random.IntN(5)
	m.did("ask %d", n)
	switch n {
	case 0, 1:
		m.game.hints.most = time.Minute
		m.game.hint()
	case 2:
		m.seekWin()
	case 3:
		m.findWay()
	case 4:
		m.tellLost()
	}
	if m.chance(2) {
		m.answer()
	}
	m.game.hints.most = 0
}

// dealWinnable asks for a deal that can be won.
func (m *monkey) dealWinnable() {
	f := core.Games[m.random.IntN(len(core.Games))]
	r := f[m.random.IntN(len(f))]
	m.did("deal a winnable %s", r.Prefix())
	m.change(m.set.withWinnable(r.Letters, !m.chance(3)))
	m.dealNew(r)
	m.answer()
}

// watchShow opens the show of the play on the table, or drags the slider of the one that is open.
func (m *monkey) watchShow() {
	if m.inShow() == nil {
		if m.session.play != nil && len(m.play().Log()) > 0 {
			m.did("open a show")
			m.openShow(replayOf(m.play()))
		}
		return
	}
	m.did("drag the slider")
	walk(m.window.Canvas().Content(), fyne.Position{}, func(o fyne.CanvasObject, at fyne.Position) {
		if s, ok := o.(*kit.Slider); ok {
			on := func() fyne.Position {
				return at.AddXY(m.random.Float32()*s.Size().Width, s.Size().Height/2)
			}
			m.carry(on(), on())
		}
	})
}

// transferAll saves all games to a file, or adds those of the file that it saved before, or of a part of it.
func (m *monkey) transferAll() {
	t := m.openTransfer()
	if len(m.saved) == 0 || m.chance(2) {
		m.did("save to a file")
		f := &file{}
		t.saves(f)
		m.saved = f.Bytes()
		return
	}
	data := m.saved
	if m.chance(3) {
		data = data[:m.random.IntN(len(data))]
	}
	m.did("add %d bytes of a file of %d", len(data), len(m.saved))
	t.adds(&file{Buffer: *bytes.NewBuffer(bytes.Clone(data))})
}

// lookAtShow checks that the table of a show or an example that rests is the position it has come to.
func (m *monkey) lookAtShow() {
	o := newOracle(m.fixture)
	switch s, l := m.inShow(), m.inLesson(); {
	case s != nil:
		m.screens.still(nil)
		o.Panel = s.panel.room
		m.pass(time.Second)
		m.lookAtTable(s.table, o, s.set.look(m.mode, s.Show.game().Rules()), s.Show.game())
	case l != nil:
		l.table.Cancel()
		l.table.Leave()
		o.Panel = l.panel.room
		m.pass(time.Second)
		m.lookAtTable(l.table, o, l.set.look(m.mode, l.Lesson.game.Rules()), l.Lesson.game)
	}
}

// loseFinger lets the system take a finger for itself, which nobody is told of.
func (m *monkey) loseFinger() {
	if _, down := m.held[0]; down && isMobile() {
		m.did("a finger is lost")
		delete(m.held, 0)
		delete(m.phone.fingers, 0)
		m.phone.drag = nil
	}
}
