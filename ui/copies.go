package ui

import (
	"time"

	"patiencetrio/core/store"
)

// A copy of the app that finds another one running on its files plays on in memory, and says so. As soon as the other one
// has gone, it takes the files over: with the next action, when it comes to the foreground or leaves it, or at its end.

// A copy that has just been told to end, or killed, may take a while: it is waited for so often, and so long each time.
const (
	endingTries = 12
	endingWait  = 250 * time.Millisecond
)

// noticed tells what the store has to say about the saved files.
func (p *App) noticed(n store.Notice) {
	switch n.Kind {
	case store.InUse:
		p.awaitEnd(n, endingTries)
	case store.Taken:
		p.waiting()
		p.message.withdraw(p.inUse)
	default:
		p.message.alert(p.text.Notice(n))
	}
}

// awaitEnd waits for the other copy, and tells of it only if it stays.
func (p *App) awaitEnd(n store.Notice, tries int) {
	if tries == 0 {
		p.inUse = p.text.Notice(n)
		p.message.alert(p.inUse)
		return
	}
	p.waiting = p.after(endingWait, func() {
		if !p.retake() {
			p.awaitEnd(n, tries-1)
		}
	})
}

// retake takes the files over, if another copy of the app had them and has gone, and shows what has come of it.
func (p *App) retake() bool {
	if !p.store.Retake() {
		return false
	}
	p.imported()
	return true
}

// andShow does something that may take the files over.
func (p *App) andShow(do func()) func() {
	return func() {
		do()
		p.showCurrent()
	}
}

// showCurrent brings to the table what is now the play under way of its game: another one than before after an import, or
// when another copy of the app has played on.
func (p *App) showCurrent() {
	play := p.session.play
	if play == nil {
		return
	}
	if now := p.store.Current(play.Code().Rules.Letters); now != nil && now != play {
		p.session.open(now)
		p.game.show(false)
	}
}
