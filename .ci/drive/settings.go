package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"time"
)

// switched is how a switch in the settings stands, as far as the screen has shown it.
type switched struct {
	on     bool
	either bool // it was pressed, but not seen to change before the kill
	asked  bool // it was pressed in this life
}

// killInSettings presses switches in the settings, each once, and kills the app right after that.
func (v *victim) killInSettings(after time.Duration) error {
	if err := v.openMenu(v.form.settings); err != nil {
		return err
	}
	for i, s := range v.switches {
		if shown, sure := v.shown(i); !sure || shown != s.on {
			return fmt.Errorf("the settings show that %s is %v (%v), not %v", keysOfSwitches[i].key, shown, sure, s.on)
		}
	}
	v.glance = v.seeSwitches
	for _, i := range v.storm.random.Perm(len(v.switches))[:1+v.storm.random.IntN(2)] {
		v.switches[i].asked = true
		v.press(v.form.switches[i])
		time.Sleep(v.soon(100))
	}
	time.Sleep(after)
	return v.strike()
}

// shown is how a switch stands on the screen; not sure: it is moving.
func (v *victim) shown(i int) (on, sure bool) {
	at := v.form.switches[i]
	c := v.storm.screen.at(at.X, at.Y-v.form.above)
	ground := v.storm.screen.at(at.X-v.form.beside, at.Y)
	return c == dark.Accent, c == dark.Accent || c == ground
}

// seeSwitches notes how the switches stand before a kill.
func (v *victim) seeSwitches() {
	for i := range v.switches {
		s := &v.switches[i]
		if !s.asked {
			continue
		}
		s.asked = false
		if on, sure := v.shown(i); sure && on != s.on {
			s.on = on
			v.storm.turned++
		} else {
			s.either = true // it can have been kept, but not painted yet
		}
	}
}

// checkSettings looks whether the app that has started has all settings that the screen had shown. Fyne may still be
// writing them.
func (v *victim) checkSettings() error {
	var last error
	for deadline := time.Now().Add(patience); time.Now().Before(deadline); time.Sleep(50 * time.Millisecond) {
		if last = v.compareSettings(); last == nil {
			return nil
		}
	}
	return last
}

func (v *victim) compareSettings() error {
	text, err := os.ReadFile(filepath.Join(v.folder(), "preferences.json"))
	if err != nil {
		return err
	}
	var have map[string]any
	if err := json.Unmarshal(text, &have); err != nil {
		return err
	}
	want := map[string]any{"mode": "dark", "speed": "normal", "game": v.game.Rules().Letters}
	for key, value := range want {
		if have[key] != value {
			return fmt.Errorf("the setting %s is %v, not %v", key, have[key], value)
		}
	}
	for i, k := range keysOfSwitches {
		on, set := have[k.key].(bool)
		if !set {
			on = k.atFirst
		}
		s := &v.switches[i]
		if !s.either && on != s.on {
			return fmt.Errorf("the setting %s is %v, the screen had shown %v", k.key, on, s.on)
		}
	}
	for i, k := range keysOfSwitches {
		if on, set := have[k.key].(bool); set {
			v.switches[i].on = on
		}
		v.switches[i].either = false
	}
	return nil
}
