package main

import (
	"fmt"
	"math/rand/v2"
	"os"
	"time"
)

// The storm kills the app again and again, in the middle of whatever it is doing, and looks each time whether everything
// that the screen had shown is there: the events, so undo too, score and moves, and the results, each once.
//
// What the screen shows is read from the line of score and moves in the header, whose pictures are learned while nothing
// moves. The app is stopped before it is killed, so that nothing comes between the look and the kill.

// storm is one run of it.
type storm struct {
	options
	random *rand.Rand
	screen *screen
	x      *pointer
	cache  string
	known  map[string]figures // what a picture of the header's line says, ahead of it the game and option
	seen   map[string]int     // kills by their moments
	guests *guests            // the plays of the file that is imported
	shown  int                // events that the screen had shown before a kill
	sent   int                // events asked for
	added  int                // folders to which the guests were added before a kill
	saved  int                // files to which all games were saved before a kill
	turned int                // switches of the settings that were seen to turn before a kill
}

// figures are what the header shows.
type figures struct{ score, moves int }

const livesOfAGame = 14 // kills until another game is begun on an empty folder

// runStorm kills the app o.storm times.
func runStorm(o options) error {
	s, err := newStorm(o)
	if err != nil {
		return err
	}
	defer s.close()
	wins, err := winsOf(o.wins)
	if err != nil {
		return err
	}
	start := time.Now()
	for game := 0; s.kills() < o.storm; game++ {
		code := wins[s.random.IntN(len(wins))]
		if err := s.game(code, game); err != nil {
			return fmt.Errorf("seed %d, kill %d, game %d (%s): %w", o.seed, s.kills()+1, game+1, code, err)
		}
		fmt.Printf("%4d kills in %4.0f s; %d events asked for, %d of them seen on the screen before a kill\n",
			s.kills(), time.Since(start).Seconds(), s.sent, s.shown)
	}
	for _, m := range moments {
		fmt.Printf("%4d %s\n", s.seen[m.name], m.name)
	}
	fmt.Printf("before a kill %d switches were seen to turn, %d files were whole, games from a file were added %d times\n",
		s.turned, s.saved, s.added)
	return nil
}

func newStorm(o options) (*storm, error) {
	s := &storm{
		options: o, random: rand.New(rand.NewPCG(o.seed, 0)), known: map[string]figures{}, seen: map[string]int{},
	}
	var err error
	if s.screen, err = openScreen(o.screen); err != nil {
		return nil, err
	}
	if s.guests, err = newGuests(s.random); err != nil {
		return nil, err
	}
	if s.x, err = newPointer(""); err != nil {
		return nil, err
	}
	s.cache, err = os.MkdirTemp("", "patiencetrio-fonts-")
	return s, err
}

func (s *storm) close() {
	s.x.close()
	os.RemoveAll(s.cache)
}

func (s *storm) kills() int {
	n := 0
	for _, m := range s.seen {
		n += m
	}
	return n
}

// game plays one known game on a folder of its own, with many kills.
func (s *storm) game(text string, n int) error {
	win, err := s.winOf(text)
	if err != nil {
		return err
	}
	path := chosen(win.code, win.actions)
	o, before := s.options, s.begun(len(path), n)
	f := o.form()
	o.width, o.height, o.scale, o.prefs = f.width, f.height, f.scale, `{"mode":"dark","speed":"normal"}` // colours that are known
	d, err := newDriver(o, win.code, path[:before])
	if d != nil {
		defer func() { d.x = nil; d.close() }() // the pointer goes on
	}
	if err != nil {
		return err
	}
	d.x = s.x
	if err := s.guests.copyTo(d.home); err != nil {
		return err
	}
	v := newVictim(d, s, path)
	for range livesOfAGame {
		if s.kills() >= s.options.storm || v.over {
			break
		}
		if err := v.life(); err != nil {
			return err
		}
	}
	return nil
}

// begun is how many of so many actions are made before the first start of the n-th game: every other one is near its win.
func (s *storm) begun(actions, n int) int {
	if n%2 == 1 {
		return actions - 1 - s.random.IntN(4)
	}
	return 1 + s.random.IntN(actions-1)
}
