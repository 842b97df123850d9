package ui

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/ui/licences"
	"patiencetrio/ui/text"
)

func allLicences(t *testing.T) []licences.Licence {
	all, err := licences.All()
	require.NoError(t, err)
	return all
}

// What the app cannot do without stands there, and every part has words.
func TestLicencesOfTheMainParts(t *testing.T) {
	begins := map[string]string{}
	for _, l := range allLicences(t) {
		begins[l.Name] = l.Text
		assert.NotEmpty(t, l.Text, l.Name)
	}
	for name, words := range map[string]string{
		"Patience Trio": "MIT License", "Noto Sans Thai": "SIL OPEN FONT LICENSE", "Go": "The Go Authors",
		"fyne.io/fyne/v2": "BSD 3-Clause", "github.com/go-gl/glfw/v3.4/glfw": "Camilla",
	} {
		assert.Contains(t, begins[name], words, name)
	}
}

// The paragraph would take these for bold print and links.
func TestLicencesHaveNoMarks(t *testing.T) {
	for _, l := range allLicences(t) {
		assert.NotContains(t, l.Text, "**", l.Name)
		assert.NotContains(t, l.Text, "](", l.Name)
	}
}

func TestLicencesFit(t *testing.T) {
	onEveryScreen(t, "licences", func(x *text.Text) fyne.CanvasObject {
		return newLicencesPage(licencesConfig{Text: x, All: allLicences(t), Open: func(licences.Licence) {}})
	})
}

func TestLicenceFits(t *testing.T) {
	all := allLicences(t)
	i := slices.IndexFunc(all, func(l licences.Licence) bool { return strings.HasSuffix(l.Name, "/glfw") })
	require.NotEqual(t, -1, i, "a long name and a long version")
	onEveryScreen(t, "licence", func(*text.Text) fyne.CanvasObject { return newLicencePage(all[i], func() {}) })
}

func TestLicencesAreReachedFromTheSettings(t *testing.T) {
	a := open(t)
	a.window.Resize(fyne.NewSize(412, 2400)) // nothing needs to be scrolled
	a.openSettings()
	for _, words := range []string{"Licences", "Noto Sans Thai"} {
		tapText(t, a.window.Canvas(), a.screens.top().object, words)
	}
	shown := strings.Join(texts(a.screens.top().object), " ")
	assert.Contains(t, shown, "SIL OPEN FONT LICENSE Version 1.1")
	require.True(t, a.back())
	assert.Contains(t, texts(a.screens.top().object), "Noto Sans Thai", "back to the list")
}

func TestTypewrittenLinesFlow(t *testing.T) {
	assert.Equal(t, "Copyright One\nCopyright Two", flowing("Copyright One\n  Copyright Two\n"))
	assert.Equal(t, "Permission is hereby granted, free of charge, to any person obtaining a copy.",
		flowing("Permission is hereby granted, free of charge, to any\n   person obtaining a copy."))
	assert.Equal(t, "* Redistributions of source code must retain the above notice.\n* So must others.",
		flowing("   * Redistributions of source code must retain the\nabove notice.\n   * So must others."))
	assert.Equal(t, "END OF TERMS", flowing("\n\nEND OF TERMS"))
	assert.Empty(t, flowing(" \n"))
}
