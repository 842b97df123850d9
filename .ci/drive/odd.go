package main

import (
	"bytes"
	"fmt"
	"image"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// odd opens the app where things are missing: no home, no language, no fonts, windows of any size. Each time it has to show
// its first screen and to answer keys.
func odd(o options) error {
	screen, err := openScreen(o.screen)
	if err != nil {
		return err
	}
	shut := filepath.Join(os.TempDir(), "patiencetrio-shut")
	if err := os.WriteFile(shut, nil, 0o400); err != nil { // no folder can be made in a file, not even by root
		return err
	}
	defer os.Remove(shut)
	for _, c := range oddities(shut) {
		if err := c.try(o, screen); err != nil {
			return fmt.Errorf("%s: %w", c.name, err)
		}
		fmt.Println("opens and answers with", c.name)
	}
	return nil
}

// oddity is what is odd about a start of the app.
type oddity struct {
	name          string
	without, with []string // of the environment
	size          [2]int   // 0: as it opens
}

// oddities are all of them; no folder can be made in shut.
func oddities(shut string) []oddity {
	in := func(home string) []string {
		return []string{"HOME=" + home, "XDG_CONFIG_HOME=" + home, "XDG_CACHE_HOME=" + home}
	}
	return []oddity{
		{name: "an unknown language", with: []string{"LANG=xx_YY.UTF-8", "LANGUAGE=xx"}},
		{name: "the language C", with: []string{"LANG=C", "LC_ALL=C"}},
		{name: "no language", without: []string{"LANG", "LANGUAGE", "LC_ALL"}},
		{name: "Thai with a Buddhist calendar", with: []string{"LANG=th_TH.UTF-8@calendar=buddhist"}},
		{name: "no home", without: []string{"HOME", "XDG_CACHE_HOME"}}, // the plays of whoever runs this are not to be touched
		{name: "a home that cannot be", with: in(shut + "/home")},
		{name: "no fonts", with: []string{"FONTCONFIG_FILE=/dev/null", "FONTCONFIG_PATH=/dev/null"}},
		{name: "a very small window", size: [2]int{200, 200}},
		{name: "the smallest window", size: [2]int{320, 320}},
		{name: "a very large window", size: [2]int{3840, 2160}},
		{name: "a very wide window", size: [2]int{3840, 320}},
		{name: "a window as wide as three screens", size: [2]int{5000, 300}},
		{name: "a very tall window", size: [2]int{330, 2160}},
	}
}

// try opens the app and plays a little.
func (c oddity) try(o options, s *screen) error {
	home, err := os.MkdirTemp("", "patiencetrio-odd-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(home)
	o.width, o.height = 1100, 760
	if c.size[0] > 0 {
		o.width, o.height = c.size[0], c.size[1]
	}
	d := &driver{options: o, home: home}
	d.app = d.command(home)
	d.app.Env = slices.DeleteFunc(append(d.app.Env, c.with...), func(v string) bool {
		name, _, _ := strings.Cut(v, "=")
		return slices.Contains(c.without, name)
	})
	var said bytes.Buffer
	d.app.Stderr = &said
	if err := d.app.Start(); err != nil {
		return err
	}
	defer d.kill()
	if d.x, err = openPointer(d.app.Process.Pid, o.width, o.height); err == nil {
		err = c.look(d, s)
	}
	if err != nil {
		return fmt.Errorf("%w\n%s", err, said.String())
	}
	return nil
}

// look checks that the app shows something and answers keys.
func (c oddity) look(d *driver, s *screen) error {
	shown := image.Rect(0, 0, min(d.width, s.width), min(d.height, s.height))
	if err := until("a picture", func() bool { return !s.black(shown) }); err != nil {
		return err
	}
	time.Sleep(2 * settle)
	d.shoot(fmt.Sprintf("odd-%dx%d-%s", d.width, d.height, strings.ReplaceAll(c.name, " ", "-")))
	if d.width < 320 || d.height < 320 {
		return nil // smaller than the app's smallest: it is alive
	}
	d.x.key("Tab")
	for _, key := range []string{"Return", "Escape"} { // opens something and closes it
		before := s.part(shown)
		d.x.key(key)
		err := until("what "+key+" does", func() bool { return !bytes.Equal(before, s.part(shown)) })
		if err != nil {
			return err
		}
		time.Sleep(3 * settle)
	}
	return nil
}
