// Patience Trio: three patience card games in one app.
package main

import (
	_ "embed"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"patiencetrio/ui"
)

//go:embed Icon.png
var icon []byte

// metadata says the same as FyneApp.toml, which a program from a plain "go build" does not read.
var metadata = fyne.AppMetadata{
	ID:         "app.patiencetrio",
	Name:       "Patience Trio",
	Version:    "0.1.0",
	Build:      1,
	Icon:       fyne.NewStaticResource("Icon.png", icon),
	Migrations: map[string]bool{"fyneDo": true},
}

func main() {
	app.SetMetadata(metadata)
	ui.Run(app.NewWithID(metadata.ID))
}
