package ui

import (
	"bytes"
	"encoding/xml"
	"image"
	"image/color"
	"image/png"
	"os"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/image/draw"

	"patiencetrio/theme"
	"patiencetrio/ui/text"
)

// details is the text of FyneApp.toml.
func details(t *testing.T) string {
	text, err := os.ReadFile("../FyneApp.toml")
	require.NoError(t, err)
	return string(text)
}

func TestMetadataComesFromFyneApp(t *testing.T) {
	m := Metadata(details(t))
	assert.Equal(t, "app.patiencetrio", m.ID)
	assert.Equal(t, "Patience Trio", m.Name)
	assert.Regexp(t, `^\d+\.\d+\.\d+$`, m.Version)
	assert.Positive(t, m.Build)
	assert.True(t, m.Migrations["fyneDo"])
}

// Packages tell their languages to phones; the app speaks those of its catalogues.
func TestPackagesNameTheAppsLanguages(t *testing.T) {
	var file struct{ Languages []text.Lang }
	_, err := toml.Decode(details(t), &file)
	require.NoError(t, err)
	assert.Equal(t, text.Languages(), file.Languages)
}

// A version is a section of the change log before it is published.
func TestChangeLogHasTheVersion(t *testing.T) {
	log, err := os.ReadFile("../CHANGELOG.md")
	require.NoError(t, err)
	assert.Contains(t, string(log), "\n## "+Metadata(details(t)).Version)
}

// Android's manifest is a file of its own. An app whose manifest names another library installs and dies at its start.
func TestAndroidManifestAgrees(t *testing.T) {
	var manifest struct {
		Package     string `xml:"package,attr"`
		VersionName string `xml:"versionName,attr"`
		VersionCode int    `xml:"versionCode,attr"`
		Permissions []struct {
			Name string `xml:"name,attr"`
		} `xml:"uses-permission"`
		Activity struct {
			Name    string `xml:"name,attr"`
			Changes string `xml:"configChanges,attr"`
			Meta    struct {
				Name  string `xml:"name,attr"`
				Value string `xml:"value,attr"`
			} `xml:"meta-data"`
		} `xml:"application>activity"`
	}
	words, err := os.ReadFile("../AndroidManifest.xml")
	require.NoError(t, err)
	require.NoError(t, xml.Unmarshal(words, &manifest))
	m := Metadata(details(t))
	assert.Equal(t, m.ID, manifest.Package)
	assert.Equal(t, m.Version, manifest.VersionName)
	assert.Equal(t, m.Build, manifest.VersionCode)
	assert.Empty(t, manifest.Permissions)
	assert.Equal(t, "org.golang.app.GoNativeActivity", manifest.Activity.Name, "Fyne's own")
	assert.Equal(t, "android.app.lib_name", manifest.Activity.Meta.Name)
	assert.Equal(t, strings.ReplaceAll(m.Name, " ", "_"), manifest.Activity.Meta.Value, "the library's name is made of the app's")
	changes := strings.Split(manifest.Activity.Changes, "|")
	for _, change := range []string{"orientation", "screenSize", "smallestScreenSize", "screenLayout", "fontScale", "density",
		"locale", "layoutDirection", "uiMode"} {
		assert.Contains(t, changes, change, "this must not restart the game")
	}
}

// Both icons are the same picture.
func TestSmallIconIsTheIcon(t *testing.T) {
	large, err := os.ReadFile("../Icon.png")
	require.NoError(t, err)
	whole, err := png.Decode(bytes.NewReader(large))
	require.NoError(t, err)
	small, err := png.Decode(bytes.NewReader(theme.WindowIcon.Content()))
	require.NoError(t, err)
	want := image.NewNRGBA(small.Bounds())
	draw.CatmullRom.Scale(want, want.Bounds(), whole, whole.Bounds(), draw.Src, nil)
	far, pixels := 0, 0
	for y := range want.Rect.Dy() {
		for x := range want.Rect.Dx() {
			a, b := want.NRGBAAt(x, y), color.NRGBAModel.Convert(small.At(x, y)).(color.NRGBA)
			pixels++
			if apart(a.R, b.R) > 40 || apart(a.G, b.G) > 40 || apart(a.B, b.B) > 40 || apart(a.A, b.A) > 40 {
				far++
			}
		}
	}
	assert.Equal(t, 128*128, pixels)
	assert.Less(t, far, pixels/50, "edges may differ a little")
}

func apart(a, b uint8) int { return max(int(a), int(b)) - min(int(a), int(b)) }
