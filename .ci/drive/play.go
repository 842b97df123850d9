package main

import (
	"os"
	"time"

	"patiencetrio/core"
)

// prepare makes a home folder with a game under way.
func prepare(o options, text string) error {
	win, err := o.winOf(text)
	if err != nil {
		return err
	}
	d, err := newDriver(o, win.code, win.actions[:o.from])
	if err != nil {
		return err
	}
	defer os.RemoveAll(d.home)
	return os.CopyFS(o.prepare, os.DirFS(d.home))
}

// play plays one game to its end or for o.steps actions and says how many it made.
func play(o options, text string) (made int, err error) {
	win, err := o.winOf(text)
	if err != nil {
		return 0, err
	}
	if o.steps > 0 && o.steps < len(win.actions) {
		win.actions = win.actions[:o.steps]
	}
	before := min(max(o.from, 1), len(win.actions))
	d, err := newDriver(o, win.code, win.actions[:before])
	if d != nil {
		defer d.close()
	}
	if err != nil {
		return 0, err
	}
	if err := d.start(); err != nil {
		return 0, err
	}
	d.picture("start")
	if o.feel {
		return before, d.feel()
	}
	if i, err := d.follow(win.actions, before); err != nil {
		return i, err
	}
	time.Sleep(o.linger)
	d.picture("end")
	return len(win.actions), d.checkEnd(o.steps > 0, win)
}

// follow makes actions, those before the i-th are made; the app is killed and its window resized on the way, if that is
// wanted. It says how many it made.
func (d *driver) follow(actions []core.Action, before int) (made int, err error) {
	apart := len(actions) / (d.kills + 1)
	for i, a := range actions[before:] {
		if d.kills > 0 && i%(apart+1) == apart {
			d.picture("middle")
			err = d.restart()
		}
		if err == nil && d.other[0] > 0 && i%resizeEvery == resizeEvery-1 {
			err = d.resize()
		}
		if err != nil {
			return i, err
		}
		if err := d.act(i, a); err != nil {
			d.picture("failed")
			return i, err
		}
	}
	return len(actions), nil
}
