package main

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"os"
	"path/filepath"
	"slices"
	"time"

	"patiencetrio/core/store"
	"patiencetrio/ui/table"
)

// underWay tells whether the play is one that has begun and has not ended: guests do not take its place then.
func (v *victim) underWay() bool {
	won, _ := firstWin(v.now())
	return v.now().Started() && !won
}

// openFiles opens the sheet about games as files, at the end of the statistics.
func (v *victim) openFiles() error {
	if err := v.openMenu(v.form.statistics); err != nil {
		return err
	}
	if err := v.toEnd(); err != nil {
		return err
	}
	fromEnd := 0
	plays := append(slices.Clone(v.plays[:len(v.plays)-1]), v.now())
	if len(resultsOf(plays)) > 0 || v.added { // there is a row that lets statistics begin anew
		fromEnd = 1
	}
	return v.tapRow(v.form.pageRows, fromEnd)
}

// toEnd scrolls a page until it goes no further.
func (v *victim) toEnd() error {
	x, high := float32(v.width)/2, float32(v.height)
	for {
		before := v.whole()
		if v.touch {
			v.x.drag(table.Point{X: x, Y: .9 * high}, table.Point{X: x, Y: .1 * high})
		} else {
			v.x.move(table.Point{X: x, Y: high / 2})
			v.x.send("click --repeat 20 --delay 5 5")
		}
		time.Sleep(settle)
		if err := v.quiet(); err != nil || bytes.Equal(before, v.whole()) {
			return err
		}
	}
}

// okayed tells whether the dialog's key that confirms can be pressed.
func (v *victim) okayed() bool {
	at := v.form.okay
	return v.storm.screen.at(at.X-v.form.okayGround, at.Y) == dark.Accent
}

// confirm presses that key as soon as it can be.
func (v *victim) confirm() error {
	if err := until("the key that confirms", v.okayed); err != nil {
		return err
	}
	time.Sleep(settle)
	v.press(v.form.okay)
	return nil
}

// killInExport saves all games to a file and kills the app meanwhile.
func (v *victim) killInExport(after time.Duration) error {
	if err := v.openFiles(); err != nil {
		return err
	}
	at, err := v.primary()
	if err != nil {
		return err
	}
	v.press(at)
	if err := v.confirm(); err != nil {
		return err
	}
	if v.chance(2) {
		if err := until("the file", func() bool { return len(v.exports()) > 0 }); err != nil {
			return err
		}
	}
	time.Sleep(after)
	return v.strike()
}

// exports are the files to which games were saved.
func (v *victim) exports() []string {
	files, _ := filepath.Glob(filepath.Join(v.home, "patience-trio-*.txt"))
	return files
}

// killInImport adds the games of the guests' file and kills the app meanwhile.
func (v *victim) killInImport(after time.Duration) error {
	if err := v.openFiles(); err != nil {
		return err
	}
	if err := v.chooseGuests(); err != nil {
		return err
	}
	if err := v.confirm(); err != nil {
		return err
	}
	if v.chance(2) { // while it is read, else while it is added
		time.Sleep(after)
		return v.strike()
	}
	const most = 20 << 10 // of the results of the victim itself, in bytes
	err := until("what is in the file", func() bool {
		info, err := os.Stat(filepath.Join(v.folder(), "results"))
		return err == nil && info.Size() > most
	})
	if err != nil {
		return err
	}
	time.Sleep(after / 2)
	return v.strike()
}

// chooseGuests opens the dialog for the file to be added, and chooses that.
func (v *victim) chooseGuests() error {
	if err := v.tapRow(v.form.sheetRows, 0); err != nil {
		return err
	}
	icon := image.Rectangle{v.form.file, v.form.file}.Inset(-12)
	err := until("the dialog for files", func() bool {
		for y := icon.Min.Y; y < icon.Max.Y; y++ {
			for x := icon.Min.X; x < icon.Max.X; x++ {
				if alike(v.storm.screen.at(x, y), dark.Text) {
					return true
				}
			}
		}
		return false
	})
	if err != nil {
		return err
	}
	return until("the chosen file", func() bool { // a dialog that has just come can miss a tap
		time.Sleep(settle)
		v.press(v.form.file)
		time.Sleep(settle)
		return v.okayed()
	})
}

// checkExports looks at what was saved before the kill, and takes it away.
func (v *victim) checkExports() error {
	for _, name := range v.exports() {
		if err := v.checkExport(name); err != nil {
			return fmt.Errorf("what was saved: %w", err)
		}
		if err := os.Remove(name); err != nil {
			return err
		}
	}
	return nil
}

// checkExport looks at a file to which games were saved: it holds all of them, or it can be told that it does not.
func (v *victim) checkExport(name string) error {
	f, err := os.Open(name)
	if err != nil {
		return err
	}
	defer f.Close()
	b, err := store.ReadBackup(f, func(int) error { return nil })
	if errors.Is(err, store.ErrForeign) || err == nil && b.Damaged { // it was being written
		return nil
	}
	if err != nil {
		return err
	}
	v.storm.saved++
	s, _ := store.Open("", time.Now)
	s.Import(b)
	if p := s.Current(v.game.Rules().Letters); v.underWay() && (p == nil || p.Game().Text() != v.game.Text()) {
		return fmt.Errorf("the play under way is missing")
	}
	return v.checkResults(s)
}
