package ui

import (
	"fyne.io/fyne/v2"
	"github.com/BurntSushi/toml"

	"patiencetrio/theme"
)

// Metadata is what the app tells Fyne about itself, read from the text of FyneApp.toml. A broken one panics: the tests
// would have found it.
func Metadata(details string) fyne.AppMetadata {
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
		Icon: theme.WindowIcon, Migrations: file.Migrations,
	}
}
