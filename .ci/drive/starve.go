package main

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/color"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"syscall"
	"time"

	"patiencetrio/core"
	"patiencetrio/core/store"
)

// starve plays in the real app on a file system that becomes full, and on one that becomes read-only: the app tells it, the
// play goes on, nothing older is damaged, and when there is room again everything is saved. The folder for temporary
// files has to be a small file system of its own, which only root can make: see .ci/starve.
func starve(o options) error {
	dir := os.TempDir()
	for _, lack := range []struct {
		name     string
		from, to func() error
		atStart  bool
	}{
		{"a full disk", func() error { return fill(dir) }, func() error { return os.Remove(filepath.Join(dir, ballast)) }, false},
		{"a disk that can only be read", remount(dir, "ro"), remount(dir, "rw"), true},
	} {
		if err := hunger(o, lack.from, lack.to, lack.atStart); err != nil {
			return fmt.Errorf("%s: %w", lack.name, err)
		}
		fmt.Printf("%s: told, played on, nothing older damaged, all saved when there was room again\n", lack.name)
	}
	return nil
}

const ballast = "ballast"

// fill leaves no room at all.
func fill(dir string) error {
	f, err := os.Create(filepath.Join(dir, ballast))
	if err != nil {
		return err
	}
	defer f.Close()
	for {
		if _, err := f.Write(make([]byte, 512)); errors.Is(err, syscall.ENOSPC) {
			return nil
		} else if err != nil {
			return err
		}
	}
}

func remount(dir, how string) func() error {
	return func() error { return exec.Command("mount", "-o", "remount,"+how, dir).Run() }
}

// page is the unit in which small file systems give room: a full one still takes what fits into a file's last one.
const page = 4096

// hunger plays before, while and after there is no room; at the start: there is none when the app starts.
func hunger(o options, from, to func() error, atStart bool) (err error) {
	o.width, o.height, o.prefs = 1100, 760, `{"mode":"dark"}`
	const text = "EH1-N-AAAAAAB"
	code, _ := core.ParseCode(text)
	win, err := winOf(o.wins, text)
	if err != nil {
		return err
	}
	path := chosen(code, win.actions)
	d, begun, err := nearPage(o, code, path)
	if d != nil {
		defer d.close()
	}
	if err != nil {
		return err
	}
	screen, err := openScreen(o.screen)
	if err != nil {
		return err
	}
	if atStart {
		if err := from(); err != nil {
			return err
		}
	}
	if err := d.start(); err != nil {
		return err
	}
	next := begun
	play := func(n int, act func(i int, a core.Action) error) {
		for range n {
			if err == nil {
				err = act(next, path[next])
				next++
			}
		}
	}
	if !atStart {
		play(2, d.act)
		if err = errors.Join(err, from()); err != nil {
			return err
		}
	}
	saved := len(d.game.Log())
	message := image.Rect(int(d.layout.Size.W/2)-200, int(d.layout.Size.H)-120, int(d.layout.Size.W/2)+200, int(d.layout.Size.H)-10)
	quiet := screen.part(message)
	play(12, d.unheard)
	if err != nil {
		return err
	}
	d.picture("starving")
	felt := screen.at(message.Min.X, message.Min.Y-20)
	if bytes.Equal(quiet, screen.part(message)) && !atStart || near(felt, screen.at(message.Min.X+200, message.Min.Y+60)) {
		return fmt.Errorf("no message stands")
	}
	if err := d.lookAtCopy(saved); err != nil {
		return fmt.Errorf("while there is no room: %w", err)
	}
	if err = to(); err != nil {
		return err
	}
	play(1, d.act) // waits until the journal has everything
	if err != nil {
		return fmt.Errorf("when there is room again: %w", err)
	}
	d.kill()
	return d.lookAtCopy(len(d.game.Log()))
}

// near tells whether colours differ no more than the felt does from one place to another.
func near(a, b color.NRGBA) bool {
	const little = 12
	return max(int(a.R)-int(b.R), int(b.R)-int(a.R), int(a.G)-int(b.G), int(b.G)-int(a.G)) < little
}

// nearPage prepares a play whose journal nearly fills a page.
func nearPage(o options, code core.Code, path []core.Action) (d *driver, begun int, err error) {
	for begun = 100; begun < len(path)-20; begun++ {
		d, err = newDriver(o, code, path[:begun])
		if err != nil {
			return d, begun, err
		}
		info, err := os.Stat(filepath.Join(d.folder(), "EH.journal"))
		if err == nil && page-info.Size()%page < 120 && page-info.Size()%page > 50 {
			return d, begun, nil
		}
		d.close()
	}
	return nil, 0, fmt.Errorf("no journal of this play nearly fills a page")
}

// unheard makes an action that need not reach the journal.
func (d *driver) unheard(i int, a core.Action) error {
	want, err := d.gesture(i, a)
	if err != nil {
		return err
	}
	time.Sleep(settle)
	if r := d.game.Apply(core.Do(want)); r != nil {
		return r
	}
	return nil
}

// lookAtCopy opens a copy of the folder: it holds at least so many of the play's events, and nothing is to be told.
func (d *driver) lookAtCopy(least int) error {
	dir, err := os.MkdirTemp("/tmp", "patiencetrio-look-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if err := os.CopyFS(dir, os.DirFS(d.folder())); err != nil {
		return err
	}
	s, notices := store.Open(dir, time.Now)
	defer s.Close()
	play := s.Current(d.game.Rules().Letters)
	if play == nil || len(notices) > 0 {
		return fmt.Errorf("the next start tells %+v", notices)
	}
	log := play.Game().Log()
	if len(log) < least || !slices.Equal(log, d.game.Log()[:len(log)]) {
		return fmt.Errorf("the next start has %d events, not %d", len(log), least)
	}
	return nil
}
