// drive plays known games in the real app by real pointer events: drags, taps and double taps, sent by xdotool to a
// window on a virtual screen. After each action it waits until the app's journal holds it, so that a missed, doubled or
// wrong action stops it at once with a picture. It can kill the app in the middle and goes on in the next start.
//
//	go run ./.ci/drive -app ./patiencetrio -size 412x915 -games EH1-N-AAAAAAB,EO1-C8-AAAABMW -kills 1
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"patiencetrio/core"
)

type options struct {
	app, wins, shots, prefs string
	width, height           int
	other                   [2]int // the size to which the window changes now and then, or 0
	scale                   float64
	touch, feel, keys, taps bool
	starve, odd             bool
	prepare                 string // a home folder that is only to be filled
	from, steps, kills      int
	linger                  time.Duration
	storm                   int    // so many kills
	seed                    uint64 // of the storm
	screen                  string // the file in which Xvfb keeps its picture
}

func main() {
	o, games := flags()
	if o.prepare != "" {
		if err := prepare(o, games[0]); err != nil {
			fmt.Println("failed:", err)
			os.Exit(1)
		}
		return
	}
	if attack := o.attack(); attack != nil {
		if err := attack(o); err != nil {
			fmt.Println("failed:", err)
			os.Exit(1)
		}
		return
	}
	failed := 0
	for _, code := range games {
		start := time.Now()
		n, err := play(o, code)
		if err != nil {
			failed++
			fmt.Printf("%s: after %d actions: %v\n", code, n, err)
			continue
		}
		fmt.Printf("%s at %dx%d: %d actions by %s in %.0f s\n", code, o.width, o.height, n, o.by(), time.Since(start).Seconds())
	}
	fmt.Printf("%d passed, %d failed\n", len(games)-failed, failed)
	if failed > 0 {
		os.Exit(1)
	}
}

// prepare makes a home folder with a game under way.
func prepare(o options, text string) error {
	code, err := core.ParseCode(text)
	if err != nil {
		return err
	}
	win, err := winOf(o.wins, text)
	if err != nil {
		return err
	}
	d, err := newDriver(o, code, win.actions[:o.from])
	if err != nil {
		return err
	}
	defer os.RemoveAll(d.home)
	return os.CopyFS(o.prepare, os.DirFS(d.home))
}

// attack is what is done instead of playing, or nil.
func (o options) attack() func(options) error {
	switch {
	case o.odd:
		return odd
	case o.starve:
		return starve
	case o.storm > 0:
		return runStorm
	default:
		return nil
	}
}

// by is what plays.
func (o options) by() string {
	switch {
	case o.keys:
		return "keys"
	case o.taps:
		return "taps"
	default:
		return "pointer"
	}
}

func flags() (o options, games []string) {
	var size, other, list string
	flag.StringVar(&o.app, "app", "./patiencetrio", "the program")
	flag.StringVar(&o.wins, "wins", "core/testdata/wins.txt", "won games: code, score, moves, actions")
	flag.StringVar(&o.shots, "shots", "", "folder for pictures of the screen at the start, the middle and the end")
	flag.StringVar(&o.prefs, "prefs", "", "the app's settings as JSON")
	flag.StringVar(&size, "size", "412x915", "the window in pixels")
	flag.StringVar(&other, "resize", "", "another size, to which the window changes and back every few actions, in the middle of a drag")
	flag.StringVar(&list, "games", "EH1-N-AAAAAAB,TF1-D1N-AAAABNA,EO1-C8-AAAABMW", "codes of won games, separated by commas")
	flag.Float64Var(&o.scale, "scale", 1, "pixels to the unit (the mobile simulation has 1.4)")
	flag.BoolVar(&o.touch, "touch", false, "the program is a mobile build")
	flag.BoolVar(&o.keys, "keys", false, "play by keys instead of the pointer, two keys a move")
	flag.BoolVar(&o.taps, "taps", false, "play by single taps, with tap to move")
	flag.IntVar(&o.from, "from", 1, "so many actions (at least 1) are made before the program starts")
	flag.IntVar(&o.steps, "steps", 0, "stop after so many actions, those before the start included; 0 plays to the win")
	flag.IntVar(&o.kills, "kills", 0, "kill the program so many times on the way")
	flag.BoolVar(&o.feel, "feel", false, "instead of playing check what a pointer meets at the edges of the table, in a game with free cells")
	flag.IntVar(&o.storm, "storm", 0, "instead of playing on kill the program so many times, each time in the middle of something else")
	flag.BoolVar(&o.starve, "starve", false, "instead of playing on play while the disk is full, and while it can only be read")
	flag.StringVar(&o.prepare, "prepare", "", "only make this home folder, with the first game under way (-from)")
	flag.BoolVar(&o.odd, "odd", false, "instead of playing open the program without home, language or fonts, and in windows of odd sizes")
	flag.Uint64Var(&o.seed, "seed", 1, "of what the storm does")
	flag.StringVar(&o.screen, "screen", "", "the file of the screen's picture (Xvfb -fbdir), for the storm")
	flag.DurationVar(&o.linger, "linger", settle, "how long the program stays open after the last action, before its picture is taken")
	flag.Parse()
	if _, err := fmt.Sscanf(size, "%dx%d", &o.width, &o.height); err != nil {
		fmt.Fprintln(os.Stderr, "size:", err)
		os.Exit(2)
	}
	if _, err := fmt.Sscanf(other, "%dx%d", &o.other[0], &o.other[1]); err != nil && other != "" {
		fmt.Fprintln(os.Stderr, "resize:", err)
		os.Exit(2)
	}
	o.app, _ = filepath.Abs(o.app)
	return o, strings.Split(list, ",")
}

// won is a known win.
type won struct {
	score, moves int
	actions      []core.Action
}

// winOf reads a known win from the file.
func winOf(file, code string) (w won, err error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return w, err
	}
	for line := range strings.Lines(string(text)) {
		words := strings.Fields(line)
		if len(words) < 4 || words[0] != code {
			continue
		}
		if _, err := fmt.Sscan(words[1]+" "+words[2], &w.score, &w.moves); err != nil {
			return w, err
		}
		for _, word := range words[3:] {
			a, err := core.ParseAction(word)
			if err != nil {
				return w, err
			}
			w.actions = append(w.actions, a)
		}
		return w, nil
	}
	return w, fmt.Errorf("no win of %s in %s", code, file)
}

// play plays one game to its end or for o.steps actions and says how many it made.
func play(o options, text string) (made int, err error) {
	code, err := core.ParseCode(text)
	if err != nil {
		return 0, err
	}
	win, err := winOf(o.wins, text)
	if err != nil {
		return 0, err
	}
	if o.steps > 0 && o.steps < len(win.actions) {
		win.actions = win.actions[:o.steps]
	}
	before := min(max(o.from, 1), len(win.actions))
	d, err := newDriver(o, code, win.actions[:before])
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
	for i, a := range win.actions[before:] {
		if o.kills > 0 && i%(len(win.actions)/(o.kills+1)+1) == len(win.actions)/(o.kills+1) {
			d.picture("middle")
			if err := d.restart(); err != nil {
				return i, err
			}
		}
		if o.other[0] > 0 && i%resizeEvery == resizeEvery-1 {
			if err := d.resize(); err != nil {
				return i, err
			}
		}
		if err := d.act(i, a); err != nil {
			d.picture("failed")
			return i, err
		}
	}
	time.Sleep(o.linger)
	d.picture("end")
	return len(win.actions), d.checkEnd(o.steps > 0, win)
}
