package main

import (
	"fmt"
	"os"
	"slices"
	"time"

	"patiencetrio/core"
	"patiencetrio/core/store"
)

// check compares the folder with what must be in it.
func (v *victim) check() error {
	letters := v.game.Rules().Letters
	if v.dealt {
		old := v.game
		if err := v.take(); err != nil {
			return err
		}
		if v.dealt {
			if code, events := v.read(letters + ".last.journal"); code != old.Code().String() || !same(events, old.Log()) {
				return fmt.Errorf("the play before the new deal is %s with %d events, not %d", code, len(events), len(old.Log()))
			}
			v.plays = append(v.plays, v.game)
			v.over = true // the next start shows the first screen
		}
	}
	events := v.journal()
	made := len(events) - len(v.game.Log())
	all := append(slices.Clone(v.game.Log()), v.sent...)
	if made < 0 || made > len(v.sent) || !same(events, all[:len(events)]) {
		return fmt.Errorf("the journal's events %v are not those made before and the first of %v", last(events), v.sent)
	}
	if made < v.reached {
		return fmt.Errorf("the screen had shown %d of %v, the journal has %d", v.reached, v.sent, made)
	}
	v.storm.shown += v.reached
	v.plays[len(v.plays)-1] = replay(v.game.Code(), all[:len(events)])
	v.game = v.current()
	if err := v.checkStore(); err != nil {
		return err
	}
	return v.checkExports()
}

func same(words []string, log []core.Event) bool {
	return slices.EqualFunc(words, log, func(w string, e core.Event) bool { return w == e.String() })
}

// checkStore opens a copy of the folder as the app would.
func (v *victim) checkStore() error {
	dir, err := os.MkdirTemp("", "patiencetrio-look-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if err := os.CopyFS(dir, os.DirFS(v.folder())); err != nil {
		return err
	}
	s, notices := store.Open(dir, time.Now)
	defer s.Close()
	if len(notices) > 0 {
		return fmt.Errorf("the next start tells %+v", notices)
	}
	g, want := s.Current(v.game.Rules().Letters).Game(), v.game
	if g.Text() != want.Text() || g.Score() != want.Score() || g.Moves() != want.Moves() || g.Undos() != want.Undos() ||
		g.Hints() != want.Hints() || g.TakeBacks() != want.TakeBacks() {
		return fmt.Errorf("the play is %s, not %s", g.Text(), want.Text())
	}
	if err := v.checkGuests(s); err != nil {
		return err
	}
	if err := v.checkResults(s); err != nil {
		return err
	}
	if !v.added {
		return checkMoves(s)
	}
	return v.checkAgain(s) // the moves of all guests need not be there yet
}

// checkMoves looks whether the moves of the last plays are kept.
func checkMoves(s *store.Store) error {
	kept := 0
	for _, r := range s.Results() {
		if _, ok := s.Text(r); ok {
			kept++
		}
	}
	if want := min(len(s.Results()), store.KeptPlays); kept != want {
		return fmt.Errorf("the moves of %d plays are kept, not of %d", kept, want)
	}
	return nil
}

// resultsOf are those that plays must have, in words.
func resultsOf(plays []*core.Game) (want []string) {
	for i, g := range plays {
		won, at := firstWin(g)
		if won || g.Started() && i+1 < len(plays) && plays[i+1].Started() {
			want = append(want, fmt.Sprint(g.Code(), won, at.Score(), at.Moves(), at.Hints() > 0, at.TakeBacks() > 0))
		}
	}
	return want
}

// checkResults compares a store's own results with those that the plays must have.
func (v *victim) checkResults(s *store.Store) error {
	var have []string
	for _, r := range s.Results() {
		if v.storm.guests.plays[r.ID] {
			continue
		}
		have = append(have, fmt.Sprint(r.Code, r.Won, r.Score, r.Moves, r.Assisted, r.TookBack))
	}
	if want := resultsOf(v.plays); !slices.Equal(want, have) {
		return fmt.Errorf("the results are %v, not %v", have, want)
	}
	return nil
}

// checkGuests looks which guests are there: the results of all or of none, and of the plays under way those that were
// there before.
func (v *victim) checkGuests(s *store.Store) error {
	n := 0
	for _, r := range s.Results() {
		if v.storm.guests.plays[r.ID] {
			n++
		}
	}
	if all := len(v.storm.guests.plays); n != all && (n > 0 || v.added) {
		return fmt.Errorf("%d of the %d results from the file are there", n, all)
	}
	if n > 0 && !v.added {
		v.added = true
		v.storm.added++
	}
	for letters, text := range v.storm.guests.underWay {
		if letters == v.game.Rules().Letters {
			continue
		}
		switch p := s.Current(letters); {
		case p != nil && p.Game().Text() == text:
			v.welcome[letters] = true
		case p != nil || v.welcome[letters]:
			return fmt.Errorf("the play from the file of %s is another or is gone", letters)
		}
	}
	return nil
}

// checkAgain adds the guests' file again to a store to which it was added before the kill: that makes up what is missing,
// and changes nothing else.
func (v *victim) checkAgain(s *store.Store) error {
	b, err := v.storm.guests.backup()
	if err != nil {
		return err
	}
	m := s.Import(b)
	for m.Next() {
	}
	if m.Added > 0 || m.Unsaved {
		return fmt.Errorf("adding the file once more adds %d results", m.Added)
	}
	if err := checkMoves(s); err != nil {
		return err
	}
	return v.checkResults(s)
}

// firstWin is a play as it was when it was won first, or as it is.
func firstWin(g *core.Game) (won bool, at *core.Game) {
	at = core.NewGame(g.Code())
	for _, e := range g.Log() {
		at.Apply(e)
		if at.Won() {
			return true, at
		}
	}
	return false, at
}
