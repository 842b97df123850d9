package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// An app that was killed while Fyne wrote its preferences finds them empty. All settings are there nevertheless, and so is
// the game played last.
func TestSettingsSurviveLostPreferences(t *testing.T) {
	dir := t.TempDir()
	a := openIn(t, test.NewApp(), dir)
	a.setting(func(s *settings) { s.Language, s.TextSize, s.FourElse, s.Speed = "th", 150, true, speedQuick })
	a.deal("TF1-D3N-AAAAAAC")
	a.key(fyne.KeySpace)
	want := a.set
	a.close()

	b := openIn(t, test.NewApp(), dir) // with no preferences
	assert.Equal(t, want, b.set)
	require.True(t, b.atTable, "straight into the game played last")
	assert.Equal(t, "TF1-D3N-AAAAAAC", b.play().Code().String())
}

// An app that was killed right after a change, before Fyne wrote it, finds preferences that are whole, but old. The change
// is there nevertheless, and so is the game that was opened.
func TestSettingsSurviveOldPreferences(t *testing.T) {
	app, dir := test.NewApp(), t.TempDir()
	a := openIn(t, app, dir)
	a.deal("EH1-N-AAAAAAC")
	old := test.NewApp() // with the preferences as Fyne wrote them last
	a.set.save(old.Preferences())
	setLastGame(old.Preferences(), "EH")
	old.Preferences().SetInt(keyChanges, app.Preferences().Int(keyChanges))
	fyne.SetCurrentApp(app)
	a.setting(func(s *settings) { s.FourBySuit, s.Speed = false, speedNone })
	a.deal("TF1-D3N-AAAAAAC")
	a.key(fyne.KeySpace)
	want := a.set
	a.close()

	b := openIn(t, old, dir)
	assert.Equal(t, want, b.set)
	require.True(t, b.atTable)
	assert.Equal(t, "TF1-D3N-AAAAAAC", b.play().Code().String())
}

// Preferences that are there count, not the copy; and a copy that is no copy does no harm.
func TestTheCopyOfTheSettingsIsOnlyACopy(t *testing.T) {
	app, dir := test.NewApp(), t.TempDir()
	a := openIn(t, app, dir)
	a.setting(func(s *settings) { s.Language = "fr" })
	a.close()
	for _, text := range []string{`{"Settings":{"Language":"th"}}`, `{"Settings":{"Language":7}}`, "\x00", "", `{"Settings":{"Options":{"EH":"../x"}}}`} {
		require.NoError(t, os.WriteFile(filepath.Join(dir, keptName), []byte(text), 0o600))
		b := openIn(t, app, dir)
		assert.EqualValues(t, "fr", b.set.Language)
		b.close()
		require.NoError(t, os.WriteFile(filepath.Join(dir, keptName), []byte(text), 0o600))
		c := openIn(t, test.NewApp(), dir)
		c.continueGame("EH")
		assert.NotNil(t, c.play())
		c.close()
		fyne.SetCurrentApp(app)
	}
}

// Preferences that say what they like: the app opens, deals and shows every page.
func TestAbsurdPreferences(t *testing.T) {
	for _, absurd := range []string{"", "nope", "../../x", "\x00", "ก", strings.Repeat("9", 1000)} {
		app := test.NewApp()
		p := app.Preferences()
		for _, key := range []string{keyLanguage, keyMode, keyFelt, keyBack, keySpeed, keyOptions + "EH", keyOptions + "EO", keyLastGame} {
			p.SetString(key, absurd)
		}
		for _, n := range []int{-1 << 40, 0, 1 << 40} {
			p.SetInt(keyTextSize, n)
			a := openIn(t, app, t.TempDir())
			a.continueGame("EO")
			a.openSettings()
			a.openNewGame()
			a.openStatistics()
			a.window.Canvas().Capture()
			a.close()
		}
	}
}
