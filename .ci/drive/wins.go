package main

import (
	"fmt"
	"os"
	"slices"
	"strings"

	"patiencetrio/core"
)

// won is a known win.
type won struct {
	code         core.Code
	score, moves int
	actions      []core.Action
}

// winOf is the known win of a deal.
func (o options) winOf(code string) (w won, err error) {
	if w.code, err = core.ParseCode(code); err != nil {
		return w, err
	}
	text, err := os.ReadFile(o.wins)
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
	return w, fmt.Errorf("no win of %s in %s", code, o.wins)
}

// winsOf lists the codes of all known wins.
func winsOf(file string) (codes []string, err error) {
	text, err := os.ReadFile(file)
	for line := range strings.Lines(string(text)) {
		if words := strings.Fields(line); words[0] != "#" {
			codes = append(codes, words[0])
		}
	}
	return codes, err
}

// chosen are the actions that the app makes of a known win: in Easy Harp it chooses the first of two foundations.
func chosen(code core.Code, actions []core.Action) []core.Action {
	g, path := core.NewGame(code), slices.Clone(actions)
	for i, a := range path {
		if a.To.Kind() == core.FoundationPile {
			path[i] = g.Board().ToFoundation(a.From, int(a.Count))
		}
		if g.Apply(core.Do(path[i])) != nil {
			return path[:i]
		}
	}
	return path
}
