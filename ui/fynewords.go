package ui

import (
	"encoding/json"

	"fyne.io/fyne/v2/lang"

	"patiencetrio/ui/text"
)

// fyneWords are the ids of Fyne's own words, as it calls them: in the menu of a field for text and in the dialog in which a
// file is chosen.
var fyneWords = map[string]string{
	"Cut": "fyne.cut", "Copy": "fyne.copy", "Paste": "fyne.paste", "Select all": "fyne.all", "Undo": "fyne.undo", "Redo": "fyne.redo",
	"Yes": "fyne.yes", "No": "fyne.no", "OK": "transfer.confirm", "Cancel": "transfer.cancel",
	"Enter filename": "fyne.filename", "New Folder": "fyne.folder", "Create Folder": "fyne.create", "file.name": "fyne.name",
	"file.parent": "fyne.parent", "Show Hidden Files": "fyne.hidden",
}

// teachFyne gives Fyne its words in the language of the app. Fyne itself follows the system only, so to Fyne they are words of
// the system's language. What it cannot learn, it says in its own.
func teachFyne(t *text.Text) {
	words := map[string]string{}
	for theirs, ours := range fyneWords {
		words[theirs] = t.Get(ours)
	}
	if data, err := json.Marshal(words); err == nil {
		_ = lang.AddTranslationsForLocale(data, lang.SystemLocale())
	}
}
