package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
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

// picture takes a picture of the screen if pictures are wanted.
func (d *driver) picture(name string) {
	d.shoot(fmt.Sprintf("%s-%dx%d-%s", d.game.Code(), d.width, d.height, name))
}

// shoot takes one under any name.
func (d *driver) shoot(name string) {
	if d.shots == "" {
		return
	}
	if err := os.MkdirAll(d.shots, 0o700); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return
	}
	file := filepath.Join(d.shots, name+".png")
	if out, err := exec.Command("import", "-window", "root", file).CombinedOutput(); err != nil {
		fmt.Fprintf(os.Stderr, "no picture: %v %s\n", err, out)
	}
}
