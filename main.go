// Patience Trio: three patience card games in one app.
package main

import (
	_ "embed"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
	"github.com/BurntSushi/toml"

	"patiencetrio/ui"
)

// FyneApp.toml says what the app is called and which version it is, to the packaging tool and, by this copy, to the app.
//
//go:embed FyneApp.toml
var details string

// A window's icon is small. Icon.png is for packages: to send its 1024 x 1024 pixels to an X server takes longer than most
// that the app does at its start.
//
//go:embed IconSmall.png
var icon []byte

// metadata is what the app tells Fyne about itself. A broken FyneApp.toml panics: the tests would have found it.
func metadata() fyne.AppMetadata {
	var file struct {
		Details struct {
			ID, Name, Version string
			Build             int
		}
		Migrations map[string]bool
	}
	if _, err := toml.Decode(details, &file); err != nil {
		panic("FyneApp.toml: " + err.Error())
	}
	return fyne.AppMetadata{
		ID: file.Details.ID, Name: file.Details.Name, Version: file.Details.Version, Build: file.Details.Build,
		Icon: fyne.NewStaticResource("IconSmall.png", icon), Migrations: file.Migrations,
	}
}

func main() {
	m := metadata()
	app.SetMetadata(m)
	ui.Run(app.NewWithID(m.ID))
}
