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
	for _, lack := range []lack{
		{"a full disk", func() error { return fill(dir) }, func() error { return os.Remove(filepath.Join(dir, ballast)) }, false},
		{"a disk that can only be read", remount(dir, "ro"), remount(dir, "rw"), true},
	} {
		if err := hunger(o, lack); err != nil {
			return fmt.Errorf("%s: %w", lack.name, err)
		}
		fmt.Printf("%s: told, played on, nothing older damaged, all saved when there was room again\n", lack.name)
	}
	return nil
}

// lack is something for want of which nothing can be saved.
type lack struct {
	name     string
	from, to func() error // begins and ends it
	atStart  bool         // it has begun when the app starts, else it begins later
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

// hungry plays while nothing can be saved.
type hungry struct {
	*driver
	path   []core.Action
	next   int // of the path
	screen *screen
}

// hunger plays before, while and after there is no room.
func hunger(o options, l lack) error {
	o.width, o.height, o.prefs = 1100, 760, `{"mode":"dark"}`
	h, err := newHungry(o)
	if err != nil {
		return err
	}
	defer h.close()
	if err := h.reach(l); err != nil {
		return err
	}
	if err := h.starve(l.atStart); err != nil {
		return err
	}
	if err := l.to(); err != nil {
		return err
	}
	if err := h.play(1, h.act); err != nil { // waits until the journal has everything
		return fmt.Errorf("when there is room again: %w", err)
	}
	h.kill()
	return h.lookAtCopy(len(h.game.Log()))
}

// reach starts the app and begins the lack, in the order in which they come.
func (h *hungry) reach(l lack) error {
	if l.atStart {
		if err := l.from(); err != nil {
			return err
		}
		return h.start()
	}
	if err := h.start(); err != nil {
		return err
	}
	if err := h.play(2, h.act); err != nil {
		return err
	}
	return l.from()
}

func newHungry(o options) (*hungry, error) {
	win, err := o.winOf("EH1-N-AAAAAAB")
	if err != nil {
		return nil, err
	}
	screen, err := openScreen(o.screen)
	if err != nil {
		return nil, err
	}
	path := chosen(win.code, win.actions)
	d, begun, err := nearPage(o, win.code, path)
	if err != nil {
		return nil, err
	}
	return &hungry{d, path, begun, screen}, nil
}

// play makes the next actions.
func (h *hungry) play(n int, act func(i int, a core.Action) error) error {
	for range n {
		if err := act(h.next, h.path[h.next]); err != nil {
			return err
		}
		h.next++
	}
	return nil
}

// starve plays while nothing can be saved: a message tells it, and all that was saved before is still there.
func (h *hungry) starve(fromStart bool) error {
	saved := len(h.game.Log())
	size := h.layout.Size
	message := image.Rect(int(size.W/2)-200, int(size.H)-120, int(size.W/2)+200, int(size.H)-10)
	quiet := h.screen.part(message)
	if err := h.play(12, h.unheard); err != nil {
		return err
	}
	h.picture("starving")
	felt := h.screen.at(message.Min.X, message.Min.Y-20)
	same := bytes.Equal(quiet, h.screen.part(message)) && !fromStart
	if same || near(felt, h.screen.at(message.Min.X+200, message.Min.Y+60)) {
		return fmt.Errorf("no message stands")
	}
	if err := h.lookAtCopy(saved); err != nil {
		return fmt.Errorf("while there is no room: %w", err)
	}
	return nil
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
			if d != nil {
				d.close()
			}
			return nil, 0, err
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
