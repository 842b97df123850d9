package main

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"time"

	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/motion"
	"patiencetrio/ui/table"
)

// dark are the colours in which the storm plays.
var dark = theme.Colours(theme.Mode{Dark: true})

// press taps a point of the screen.
func (v *victim) press(at image.Point) { v.x.tap(table.Point{X: float32(at.X), Y: float32(at.Y)}) }

// rest waits until what was opened stands and listens.
func (v *victim) rest() error {
	time.Sleep(motion.SheetIn)
	if err := v.quiet(); err != nil {
		return err
	}
	time.Sleep(motion.KeyDeaf)
	return nil
}

// primary is a point on the primary button of the sheet that opens.
func (v *victim) primary() (at image.Point, err error) {
	const wide = 200 // pixels; other things in that colour are narrower
	find := func() (ok bool) {
		at, ok = v.storm.screen.widest(dark.Accent, wide)
		return ok
	}
	if err := until("a primary button", find); err != nil {
		return at, err
	}
	time.Sleep(motion.SheetIn + motion.KeyDeaf)
	if !find() {
		return at, fmt.Errorf("it went by itself")
	}
	const into = 3
	return at.Add(image.Pt(0, into)), nil
}

// tapRow taps a row of what is open, counted from its end, whose arrow stands at x, and waits for what that opens.
func (v *victim) tapRow(x, fromEnd int) error {
	const half, apart = 10, 24 // an arrow is that wide; rows are farther from one another
	var rows []int
	for y := range v.height {
		for at := x - half; at < x+half; at++ {
			if !alike(v.storm.screen.at(at, y), dark.Text) {
				continue
			}
			if n := len(rows); n == 0 || y-rows[n-1] > apart {
				rows = append(rows, y)
			}
			break
		}
	}
	if fromEnd >= len(rows) {
		return fmt.Errorf("only %d rows are to be seen", len(rows))
	}
	before := v.whole()
	v.press(image.Pt(v.width/2, rows[len(rows)-1-fromEnd]+half/2))
	if err := v.changes(before); err != nil {
		return err
	}
	return v.rest()
}

// alike tells whether a colour is about another: thin lines are drawn paler.
func alike(a, b color.NRGBA) bool {
	const little = 60
	off := func(a, b uint8) bool { return max(a, b)-min(a, b) > little }
	return !off(a.R, b.R) && !off(a.G, b.G) && !off(a.B, b.B)
}

func (v *victim) whole() []byte { return v.storm.screen.part(image.Rect(0, 0, v.width, v.height)) }

// changes waits until the screen is another than before.
func (v *victim) changes(before []byte) error {
	return until("another picture", func() bool { return !bytes.Equal(before, v.whole()) })
}

// openMenu opens the menu and from it what a row leads to, counted from the end.
func (v *victim) openMenu(fromEnd int) error {
	before := v.whole()
	v.x.tap(v.key(table.KeyMenu))
	if err := v.changes(before); err != nil {
		return err
	}
	if err := v.rest(); err != nil {
		return err
	}
	return v.tapRow(v.form.sheetRows, fromEnd)
}

// killInHint asks for a hint and kills the app while that is searched for, or shown.
func (v *victim) killInHint(after time.Duration) error {
	v.ask(core.Event{Kind: core.Hint})
	time.Sleep(after)
	return v.strike()
}

// replays tells whether the menu offers to show the play from its start.
func (v *victim) replays() bool { return len(v.now().Log()) > 0 }

// killInReplay lets the play be shown from its start, step by step or running, and kills the app meanwhile.
func (v *victim) killInReplay(after time.Duration) error {
	if err := v.openMenu(v.form.replay); err != nil {
		return err
	}
	before := v.whole()
	for range 1 + v.storm.random.IntN(4) {
		v.press(image.Pt(v.width/2, v.height/2)) // a tap on its table leads on
	}
	if err := v.changes(before); err != nil {
		return fmt.Errorf("in the replay: %w", err)
	}
	time.Sleep(after)
	return v.strike()
}
