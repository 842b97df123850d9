// Patience Trio: three patience card games in one app.
package main

import (
	_ "embed"

	"fyne.io/fyne/v2/app"

	"patiencetrio/ui"
)

// FyneApp.toml says what the app is called and which version it is, to the packaging tool and, by this copy, to the app.
//
//go:embed FyneApp.toml
var details string

func main() {
	ui.FindHome()
	m := ui.Metadata(details)
	app.SetMetadata(m)
	ui.Run(app.NewWithID(m.ID))
}
