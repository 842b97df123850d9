package store

import (
	"strings"
	"time"

	"patiencetrio/core"
)

// Play is one attempt at one deal, kept in a journal. Like the store, it belongs to one goroutine.
type Play struct {
	id    string
	code  core.Code
	daily string
	game  *core.Game

	slot    *slot // nil while it is being read
	journal journal
	clock   clock
	resumed bool
	kept    time.Duration // the time in the last line of the journal
	won     *Result       // as it was when it was won first
	own     bool          // begun or played while another copy of the app had the folder
}

// newPlay deals a play and begins its journal.
func newPlay(id string, code core.Code, daily string, now func() time.Time) *Play {
	p := &Play{id: id, code: code, daily: daily, game: core.NewGame(code), clock: clock{now: now}}
	p.journal.add(headerLine(id, code, daily))
	return p
}

// Game is the play's game, for reading: whatever changes it goes through Apply.
func (p *Play) Game() *core.Game { return p.game }

// ID tells the play from every other one.
func (p *Play) ID() string { return p.id }

// Code is the deal's code.
func (p *Play) Code() core.Code { return p.code }

// Daily is the date, "2026-11-30", whose daily deal it is; "" for any other deal.
func (p *Play) Daily() string { return p.daily }

// Started tells whether the play counts as played: an action was made, even if it was undone since.
func (p *Play) Started() bool { return p.game.Started() }

// Result is what the play achieved when it was won first; ok is false if it was never won.
func (p *Play) Result() (r Result, ok bool) {
	if p.won == nil {
		return Result{}, false
	}
	return *p.won, true
}

// Apply makes an event, if the game allows it, and writes it to the journal before it returns. A failure to write is
// told through the store's notices and does not stop the play. The first action ends the play before; the first win is
// recorded as the play's result.
func (p *Play) Apply(e core.Event) *core.Refusal {
	started := p.Started()
	if r := p.apply(e); r != nil {
		return r
	}
	if p.resumed {
		p.run()
	}
	p.own = p.own || p.slot.store.away
	p.slot.append(p, e.String())
	p.slot.store.Retake()
	if !started && p.Started() && p.slot.cur == p {
		p.slot.endLast()
	}
	if p.won != nil {
		p.slot.store.record(p, *p.won)
	}
	return nil
}

// apply makes an event and notes the first win.
func (p *Play) apply(e core.Event) *core.Refusal {
	won := p.game.EverWon()
	if r := p.game.Apply(e); r != nil {
		return r
	}
	if !won && p.game.EverWon() {
		p.clock.stop()
		r := p.result(true)
		p.won = &r
	}
	return nil
}

// replay makes the event of a journal's line.
func (p *Play) replay(body string) error {
	word, secs, _ := strings.Cut(body, " ")
	played, ok := parseSeconds(secs)
	if !ok || played < p.kept {
		return errMeaning
	}
	if word == pauseWord {
		p.clock.total = played
	} else if err := p.replayEvent(word, played); err != nil {
		return err
	}
	p.kept = played
	p.journal.add(body)
	return nil
}

// replayEvent makes an event that was made at a time played; a refused one costs no time.
func (p *Play) replayEvent(word string, played time.Duration) error {
	e, err := core.ParseEvent(word)
	if err != nil {
		return err
	}
	before := p.clock.total
	p.clock.total = played // a win notes it
	if r := p.apply(e); r != nil {
		p.clock.total = before
		return r
	}
	return nil
}

// result is what the play has achieved by now.
func (p *Play) result(won bool) Result {
	return Result{
		ID: p.id, Code: p.code, Daily: p.daily, Won: won,
		Score: p.game.Score(), Moves: p.game.Moves(), Played: p.time(),
		Assisted: p.game.Hints() > 0, TookBack: p.game.TakeBacks() > 0,
		Ended: p.clock.now().UTC().Truncate(time.Second),
	}
}

// Resume lets the played time run, from now or, in a play without an action, from the first one: the table is in the
// foreground and nothing covers it. A play begins paused.
func (p *Play) Resume() {
	p.resumed = true
	p.run()
}

// run starts the clock of a play that has begun and was not won.
func (p *Play) run() {
	if p.Started() && p.won == nil {
		p.clock.start()
	}
}

// Pause stops the played time and writes it down.
func (p *Play) Pause() {
	p.resumed = false
	p.clock.stop()
	// Less than a second is not worth a line.
	if p.Started() && p.won == nil && p.time()-p.kept >= time.Second {
		p.slot.append(p, pauseWord)
	}
}

// Played is the time played so far, in tenths of a second. It stands still from the first win on. A look at it is also
// what cuts absurd gaps: between two looks or events at most 15 minutes count.
func (p *Play) Played() time.Duration { return p.time() }

func (p *Play) time() time.Duration { return min(p.clock.read().Truncate(tick), maxPlayed) }
