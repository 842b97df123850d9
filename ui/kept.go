package ui

import (
	"bytes"
	"encoding/json"

	"fyne.io/fyne/v2"

	"patiencetrio/core/store"
)

// Fyne writes its preferences anew at every start and at every change, and empties the file first: an app that is killed at
// that moment has lost them all. A copy lies beside the saved plays, where a kill finds it whole.

const (
	keptName = "settings"
	keyKept  = "kept" // set in preferences that are not lost
)

// kept is what the copy holds.
type kept struct {
	Settings settings
	Game     string // played last
}

// keep brings the copy in line with the preferences.
func (p *App) keep() {
	data, err := json.Marshal(kept{p.set, lastGame(p.fyne.Preferences())})
	if err != nil || p.dir == "" {
		return
	}
	if old, err := store.ReadSmall(p.dir, keptName); err == nil && bytes.Equal(old, data) {
		return
	}
	_ = store.WriteSmall(p.dir, keptName, data) // a folder that cannot be written is told of by the store
}

// bringBack fills preferences that were lost from the copy, if there is one.
func bringBack(p fyne.Preferences, dir string) {
	if p.Bool(keyKept) {
		return
	}
	k := kept{Settings: loadSettings(p)} // for what the copy of an earlier version does not know
	if data, err := store.ReadSmall(dir, keptName); dir != "" && err == nil && json.Unmarshal(data, &k) == nil {
		k.Settings.save(p)
		setLastGame(p, k.Game)
	}
	p.SetBool(keyKept, true)
}
