package main

import (
	"errors"
	"fmt"
	"time"

	"patiencetrio/core"
	"patiencetrio/ui/motion"
	"patiencetrio/ui/table"
)

// killInDeal asks for a new deal and kills the app while it is dealt.
func (v *victim) killInDeal(after time.Duration) error {
	if err := v.newDeal(); err != nil {
		return err
	}
	time.Sleep(after)
	return v.strike()
}

// killInFirst asks for a new deal, makes one or two actions in it, and kills the app.
func (v *victim) killInFirst(after time.Duration) error {
	if err := v.newDeal(); err != nil {
		return err
	}
	old := v.game.Code()
	var failed error
	err := until("a new deal", func() bool {
		failed = v.take()
		return failed != nil || v.game.Code() != old
	})
	if err = errors.Join(err, failed); err != nil {
		return err
	}
	v.dealt = false
	time.Sleep(2 * (motion.DealStarts + motion.DealCard)) // a press would only end the deal; a slow machine may begin it late
	if err := v.quiet(); err != nil {
		return err
	}
	v.plays = append(v.plays, v.game)
	for range 1 + v.storm.random.IntN(2) {
		if err := v.act(); err != nil {
			return err
		}
		time.Sleep(after / 2)
	}
	return v.strike()
}

// newDeal presses the key and the row for a new deal.
func (v *victim) newDeal() error {
	v.storm.shown += v.reached
	v.game, v.sent, v.reached = v.now(), nil, 0 // all of it has arrived
	v.plays[len(v.plays)-1] = v.game
	v.x.tap(v.key(table.KeyNew))
	at, err := v.primary()
	if err != nil {
		return fmt.Errorf("the sheet of new deals: %w", err)
	}
	v.dealt = true
	v.press(at)
	return nil
}

// take reads the new deal that the journal has; dealt is false again if it has none.
func (v *victim) take() error {
	name := v.game.Rules().Letters + ".journal"
	text, _ := v.read(name)
	if text == "" { // between two renames: the next start finishes them
		text, _ = v.read(name + ".new")
	}
	switch text {
	case "":
		return nil
	case v.game.Code().String():
		v.dealt = false
		return nil
	}
	code, err := core.ParseCode(text)
	if err != nil {
		return err
	}
	v.game = core.NewGame(code)
	v.lay()
	return nil
}
