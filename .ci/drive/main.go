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
	if do := o.instead(games); do != nil {
		if err := do(o); err != nil {
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

// instead is what is done instead of playing, or nil.
func (o options) instead(games []string) func(options) error {
	switch {
	case o.prepare != "":
		return func(o options) error { return prepare(o, games[0]) }
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
