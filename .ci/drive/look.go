package main

import (
	"bytes"
	"fmt"
	"image"
	"os/exec"
	"slices"
	"strings"
	"time"

	"patiencetrio/core"
	"patiencetrio/ui/table"
)

// where is the place of score and moves on the screen.
func (v *victim) where() image.Rectangle {
	at := table.Rect{X: v.layout.Info.X, Y: v.layout.Info.Y + 50, W: v.layout.Info.W, H: 30}
	if v.layout.Tall { // at the right end of the header
		const figures = 130
		at = table.Rect{X: v.layout.Header.Right() - figures, W: figures, H: v.layout.Header.H}
	}
	from, to := v.pixels(table.Point{X: at.X, Y: at.Y}), v.pixels(table.Point{X: at.Right(), Y: at.Bottom()})
	return image.Rect(int(from.X), int(from.Y), int(to.X), int(to.Y))
}

// line is the picture of score and moves.
func (v *victim) line() string {
	return v.game.Rules().Prefix() + string(v.storm.screen.part(v.where()))
}

// note takes down what the screen showed: the first of the states asked for, from the last one shown on, that has these
// figures.
func (v *victim) note(line string) {
	f, ok := v.storm.known[line]
	if !ok || v.dealt {
		return
	}
	for i, state := range v.states() {
		if i >= v.reached && state == f {
			v.reached = i
			return
		}
	}
}

// states are the figures before, between and after the events asked for.
func (v *victim) states() []figures {
	g := replay(v.game.Code(), v.game.Log())
	all := []figures{{g.Score(), g.Moves()}}
	for _, e := range v.sent {
		g.Apply(e)
		all = append(all, figures{g.Score(), g.Moves()})
	}
	return all
}

// now is the play with everything that was asked for.
func (v *victim) now() *core.Game {
	return replay(v.game.Code(), append(slices.Clone(v.game.Log()), v.sent...))
}

func replay(code core.Code, log []core.Event) *core.Game {
	g := core.NewGame(code)
	for _, e := range log {
		g.Apply(e)
	}
	return g
}

// ready waits until the app has painted and nothing moves.
func (v *victim) ready() error {
	if err := v.quiet(); err != nil {
		return err
	}
	if err := v.checkSettings(); err != nil || v.game.Won() {
		return err // after a win the page of the win is open
	}
	return v.learn()
}

// quiet waits until there is a picture that stays the same.
func (v *victim) quiet() error {
	const step, quiet = 10 * time.Millisecond, 20
	whole := image.Rect(0, 0, v.width, v.height)
	same, last := 0, []byte(nil)
	for deadline := time.Now().Add(opening); same < quiet; time.Sleep(step) {
		if time.Now().After(deadline) {
			return fmt.Errorf("no picture in %v", opening)
		}
		select {
		case err := <-v.ended:
			return fmt.Errorf("ended by itself: %v", err)
		default:
		}
		if v.storm.screen.black(image.Rect(0, 0, v.width, 30)) {
			if err := v.unveil(); err != nil {
				return err
			}
			continue
		}
		if now := v.storm.screen.part(whole); !bytes.Equal(now, last) {
			same, last = 0, now
		}
		same++
	}
	return nil
}

// unveil lets the window of the mobile simulation show something: it stays black until it is resized.
func (v *victim) unveil() error {
	if !v.touch {
		return nil
	}
	time.Sleep(100 * time.Millisecond)
	out, _ := exec.Command("xdotool", "search", "--onlyvisible", "--name", windowName).Output()
	for _, id := range strings.Fields(string(out)) {
		v.x.window = id
		_ = v.x.size(v.width, v.height) // the window can be gone already
	}
	return nil
}

// learn compares the figures on the screen with those that the model has, or learns how they look.
func (v *victim) learn() error {
	g := v.now()
	want := figures{g.Score(), g.Moves()}
	for deadline := time.Now().Add(patience); ; time.Sleep(10 * time.Millisecond) {
		line := v.line()
		got, ok := v.storm.known[line]
		switch {
		case ok && got == want:
			v.reached = len(v.sent)
			return nil
		case !ok && !v.storm.learned(v.game.Rules().Prefix(), want):
			time.Sleep(settle)
			if v.line() == line {
				v.storm.known[line] = want
				v.reached = len(v.sent)
				return nil
			}
		case time.Now().After(deadline):
			return fmt.Errorf("the screen shows %v (known %v), not %v", got, ok, want)
		}
	}
}

// learned tells whether figures have a known picture in a game and option.
func (s *storm) learned(prefix string, f figures) bool {
	for line, have := range s.known {
		if have == f && line[:len(prefix)] == prefix {
			return true
		}
	}
	return false
}
