package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"patiencetrio/core"
	"patiencetrio/core/store"
)

// act makes the i-th action by the pointer or by keys and waits for it in the journal.
func (d *driver) act(i int, a core.Action) (err error) {
	want := a
	if d.keys {
		want = d.typed(a)
	} else if want, err = d.gesture(i, a); err != nil {
		return err
	}
	if r := d.game.Apply(core.Do(want)); r != nil {
		return r
	}
	return d.await(want)
}

// await waits until the journal ends with the action.
func (d *driver) await(a core.Action) error {
	n := len(d.game.Log())
	for deadline := time.Now().Add(patience); ; time.Sleep(2 * time.Millisecond) {
		events := d.journal()
		if len(events) == n && events[n-1] == a.String() {
			return nil
		}
		if time.Now().After(deadline) {
			return fmt.Errorf("expected event %d to be %v; the journal has %d, the last %v", n, a, len(events), last(events))
		}
		if len(events) > n {
			return fmt.Errorf("the journal has %d events instead of %d, the last %v", len(events), n, last(events))
		}
	}
}

func last(events []string) []string { return events[max(0, len(events)-3):] }

// journal reads the events in the journal of the game, by another way than the app's.
func (d *driver) journal() []string {
	_, events := d.read(d.game.Rules().Letters + ".journal")
	return events
}

// read reads the deal's code and the events of a journal; no code if there is no such file.
func (d *driver) read(name string) (code string, events []string) {
	text, err := os.ReadFile(filepath.Join(d.folder(), name))
	if err != nil {
		if !errors.Is(err, fs.ErrNotExist) {
			fmt.Fprintln(os.Stderr, err)
		}
		return "", nil
	}
	for line := range strings.Lines(string(text)) {
		words := strings.Fields(line)
		switch {
		case !strings.HasSuffix(line, "\n"):
		case len(words) == 6:
			code = words[3]
		case len(words) == 3 && words[0] != "pause":
			events = append(events, words[0])
		}
	}
	return code, events
}

// checkEnd compares the end with the known one.
func (d *driver) checkEnd(stopped bool, w won) error {
	if stopped {
		return nil
	}
	if !d.game.Won() || d.game.Score() != w.score || d.game.Moves() != w.moves {
		return fmt.Errorf("won %v with %d points in %d moves, not %d in %d",
			d.game.Won(), d.game.Score(), d.game.Moves(), w.score, w.moves)
	}
	d.kill()
	s, notices := store.Open(d.folder(), time.Now)
	defer s.Close()
	results := s.Results()
	if len(notices) > 0 || len(results) != 1 || !results[0].Won || results[0].Score != w.score {
		return fmt.Errorf("the results are %+v %v", results, notices)
	}
	return nil
}
