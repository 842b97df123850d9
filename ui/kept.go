package ui

import (
	"bytes"
	"encoding/json"

	"fyne.io/fyne/v2"

	"patiencetrio/core/store"
)

// Fyne writes its preferences up to a tenth of a second after a change, and empties the file first: an app that is killed
// then has lost the change, or all of them. A copy lies beside the saved plays, where a kill finds it whole. Both count the
// changes: of two that differ the one that knows of more is right.

const (
	keptName   = "settings"
	keyChanges = "changes"
)

// kept is what the copy holds.
type kept struct {
	Settings settings
	Game     string // played last
	Chooser  bool   // the player is there
	Changes  int    // so far
	Window   fyne.Size
}

// keep brings the copy in line with the preferences.
func (p *App) keep() {
	if p.dir == "" {
		return
	}
	prefs := p.fyne.Preferences()
	now := kept{p.set, lastGame(prefs), atChooser(prefs), prefs.Int(keyChanges), windowSize(prefs)}
	old, _ := store.ReadSmall(p.dir, keptName)
	if data, err := json.Marshal(now); err != nil || bytes.Equal(old, data) {
		return
	}
	now.Changes++
	data, _ := json.Marshal(now)                // as it could be before
	_ = store.WriteSmall(p.dir, keptName, data) // a folder that cannot be written is told of by the store
	prefs.SetInt(keyChanges, now.Changes)
}

// bringBack fills preferences that were lost, or know less, from the copy, if there is one.
func bringBack(p fyne.Preferences, dir string) {
	if dir == "" {
		return
	}
	k := kept{Settings: loadSettings(p)} // for what the copy of an earlier version does not know
	data, err := store.ReadSmall(dir, keptName)
	if err != nil || json.Unmarshal(data, &k) != nil || k.Changes <= p.Int(keyChanges) {
		return
	}
	k.Settings.save(p)
	setLastGame(p, k.Game)
	setAtChooser(p, k.Chooser)
	setWindowSize(p, k.Window)
	p.SetInt(keyChanges, k.Changes)
}
