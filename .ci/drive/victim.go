package main

import (
	"bytes"
	"fmt"
	"os/exec"

	"patiencetrio/core"
)

// victim is an app that is killed and started again on one folder, and what that folder must hold.
type victim struct {
	*driver
	storm *storm
	form  form
	path  []core.Action // of the known win
	plays []*core.Game  // all plays of the game that were begun, as they stood at the last kill; the last one is current
	over  bool          // nothing more can be played on this folder
	noise bytes.Buffer  // what the app says
	ended chan error    // when the process has ended

	sent    []core.Event // asked for in this life
	reached int          // how many of them the screen has shown
	dealt   bool         // a new deal was asked for
	glance  func()       // looks at what else the screen shows before the kill; nil: at nothing

	switches [2]switched     // of the settings
	added    bool            // the results of the guests were added from a file
	welcome  map[string]bool // the guests' games, by their letters, whose plays under way were added
}

func newVictim(d *driver, s *storm, path []core.Action) *victim {
	v := &victim{driver: d, storm: s, form: d.form(), path: path, plays: []*core.Game{d.game}, welcome: map[string]bool{}}
	for i, k := range keysOfSwitches {
		v.switches[i] = switched{on: k.atFirst}
	}
	return v
}

func (v *victim) current() *core.Game { return v.plays[len(v.plays)-1] }

// life starts the app, plays a little, kills it, and looks at what it left.
func (v *victim) life() error {
	v.sent, v.reached, v.dealt, v.glance = nil, 0, false, nil
	v.game = v.current()
	v.noise.Reset()
	v.app = v.command(v.storm.cache)
	v.app.Stderr = &v.noise
	if err := v.app.Start(); err != nil {
		return err
	}
	v.ended = make(chan error, 1)
	go func(app *exec.Cmd) { v.ended <- app.Wait() }(v.app)
	when, err := v.playOn()
	if err != nil {
		v.picture("failed")
		v.app.Process.Kill()
		return fmt.Errorf("%s: %w\n%s", when.name, err, v.noise.String())
	}
	v.storm.seen[when.name]++
	if err := v.check(); err != nil {
		return fmt.Errorf("killed %s: %w", when.name, err)
	}
	return nil
}

// playOn plays until the kill and says when that was.
func (v *victim) playOn() (*moment, error) {
	if v.chance(12) {
		return inStart, inStart.kill(v)
	}
	if err := v.ready(); err != nil {
		return inStart, err
	}
	for range v.storm.random.IntN(4) {
		if !v.more() {
			break
		}
		if err := v.step(); err != nil {
			return moments[0], err
		}
	}
	m := v.choose()
	v.over = m == atRest || m == atWin && v.chance(2) // if not, a win is looked at once more
	return m, m.kill(v)
}

// chance is true once in n times.
func (v *victim) chance(n int) bool { return v.storm.random.IntN(n) == 0 }
