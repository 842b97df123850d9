package main

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"time"

	"patiencetrio/core"
	"patiencetrio/core/store"
	"patiencetrio/ui/table"
)

const (
	patience = 20 * time.Second       // how long an action may take to reach the journal
	settle   = 700 * time.Millisecond // until moving pictures rest
	opening  = 60 * time.Second       // how long the app may take to show a window, on a slow machine
)

// until waits until something is so.
func until(what string, so func() bool) error {
	for deadline := time.Now().Add(patience); !so(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(deadline) {
			return fmt.Errorf("%s did not come", what)
		}
	}
	return nil
}

// driver holds one running app and the play that it should have.
type driver struct {
	options
	home   string // the app's own home folder
	game   *core.Game
	layout *table.Layout
	app    *exec.Cmd
	x      *pointer
}

// newDriver prepares a home folder in which the given deal is under way with its first actions made, so that the app
// opens on the table.
func newDriver(o options, code core.Code, first []core.Action) (*driver, error) {
	home, err := os.MkdirTemp("", "patiencetrio-drive-")
	if err != nil {
		return nil, err
	}
	d := &driver{options: o, home: home, game: core.NewGame(code)}
	d.lay()
	s, notices := store.Open(d.folder(), time.Now)
	if len(notices) > 0 {
		return d, fmt.Errorf("a new folder gives a notice: %v", notices)
	}
	saved := s.Begin(code, "")
	for _, a := range first {
		saved.Apply(core.Do(a))
		d.game.Apply(core.Do(a))
	}
	s.Close()
	return d, d.settings(code)
}

// settings writes the app's preferences: the game played last, and what the command line says.
func (d *driver) settings(code core.Code) error {
	settings := map[string]any{"game": code.Rules.Letters}
	if d.taps { // two taps are two, however quick they are
		settings["taptomove"], settings["doubleclick"] = true, false
	}
	if d.prefs != "" {
		if err := json.Unmarshal([]byte(d.prefs), &settings); err != nil {
			return err
		}
	}
	text, err := json.Marshal(settings)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(d.folder(), "preferences.json"), text, 0o600)
}

// lay works out where everything lies in the window.
func (d *driver) lay() {
	size := table.Size{W: float32(float64(d.width) / d.scale), H: float32(float64(d.height) / d.scale)}
	d.layout = table.NewLayout(d.game.Rules(), size, table.Options{Touch: d.touch})
}

// folder is where the app keeps its plays: on Linux in the user's settings, in the mobile simulation in the folder for
// temporary files.
func (d *driver) folder() string {
	if d.touch {
		return filepath.Join(d.home, "fyne-test", "app.patiencetrio")
	}
	return filepath.Join(d.home, "fyne", "app.patiencetrio")
}

func (d *driver) close() {
	d.kill()
	os.RemoveAll(d.home)
}

func (d *driver) start() error {
	d.app = d.command(d.home)
	d.app.Stderr = os.Stderr
	if err := d.app.Start(); err != nil {
		return err
	}
	x, err := openPointer(d.app.Process.Pid, d.width, d.height)
	d.x = x
	return err
}

// command is the app on the driver's home folder, with what Fyne finds out about fonts in another one.
func (d *driver) command(cache string) *exec.Cmd {
	c := exec.Command(d.options.app)
	c.Env = append(os.Environ(), "HOME="+d.home, "XDG_CONFIG_HOME="+d.home, "XDG_CACHE_HOME="+cache, "TMPDIR="+d.home,
		"FYNE_SCALE=1", "LIBGL_ALWAYS_SOFTWARE=1", "LANG=en_US.UTF-8")
	return c
}

func (d *driver) kill() {
	if d.x != nil {
		d.x.close()
		d.x = nil
	}
	if d.app != nil {
		d.app.Process.Kill()
		d.app.Wait()
		d.app = nil
	}
}

// restart kills the app without warning and starts it again; the play must be all there.
func (d *driver) restart() error {
	d.kill()
	if got, want := d.journal(), len(d.game.Log()); len(got) != want {
		return fmt.Errorf("after a kill the journal has %d events, not %d", len(got), want)
	}
	return d.start()
}
