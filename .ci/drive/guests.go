package main

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"time"

	"patiencetrio/core"
	"patiencetrio/core/store"
)

// guests are plays of another device, saved to a file.
type guests struct {
	file     []byte
	plays    map[string]bool   // those that have ended, by their IDs
	underWay map[string]string // the texts of the others, by their games' letters
}

const guestPlays = 600 // more than there are journals kept of

// newGuests plays a little of many deals on a device of their own.
func newGuests(random *rand.Rand) (*guests, error) {
	dir, err := os.MkdirTemp("", "patiencetrio-guests-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	s, _ := store.Open(dir, time.Now)
	defer s.Close()
	for range guestPlays {
		family := core.Games[random.IntN(len(core.Games))]
		code := core.Code{Rules: family[random.IntN(len(family))], Number: 1 + random.IntN(core.MaxNumber)}
		p := s.Begin(code, "")
		for range 2 + random.IntN(12) {
			if all := p.Game().Board().Legal(nil); len(all) > 0 {
				p.Apply(core.Do(all[random.IntN(len(all))]))
			}
		}
	}
	g := &guests{plays: map[string]bool{}, underWay: map[string]string{}}
	for _, r := range s.Results() {
		g.plays[r.ID] = true
	}
	for _, family := range core.Games {
		g.underWay[family.Letters()] = s.Current(family.Letters()).Game().Text()
	}
	var out bytes.Buffer
	err = s.Export("1.0").Write(&out, func(int) error { return nil })
	g.file = out.Bytes()
	return g, err
}

// guestsFile is the only file in a victim's home.
const guestsFile = "guests.txt"

func (g *guests) copyTo(home string) error {
	return os.WriteFile(filepath.Join(home, guestsFile), g.file, 0o600)
}

// backup reads the guests' file.
func (g *guests) backup() (*store.Backup, error) {
	return store.ReadBackup(bytes.NewReader(g.file), func(int) error { return nil })
}
