package main

import (
	"encoding/xml"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The figures stand in main.go, FyneApp.toml and AndroidManifest.xml: packages and plain builds must agree.
func TestMetadataAgrees(t *testing.T) {
	toml, err := os.ReadFile("FyneApp.toml")
	require.NoError(t, err)
	for key, value := range map[string]string{"ID": metadata.ID, "Name": metadata.Name, "Version": metadata.Version, "Icon": "Icon.png"} {
		assert.Contains(t, string(toml), key+" = \""+value+"\"\n")
	}
	assert.Contains(t, string(toml), "fyneDo = true\n")

	var manifest struct {
		Package     string `xml:"package,attr"`
		VersionName string `xml:"versionName,attr"`
		Permissions []struct {
			Name string `xml:"name,attr"`
		} `xml:"uses-permission"`
		Meta  struct {
			Name  string `xml:"name,attr"`
			Value string `xml:"value,attr"`
		} `xml:"application>activity>meta-data"`
	}
	text, err := os.ReadFile("AndroidManifest.xml")
	require.NoError(t, err)
	require.NoError(t, xml.Unmarshal(text, &manifest))
	assert.Equal(t, metadata.ID, manifest.Package)
	assert.Equal(t, metadata.Version, manifest.VersionName)
	assert.Empty(t, manifest.Permissions)
	assert.Equal(t, "android.app.lib_name", manifest.Meta.Name)
	assert.Equal(t, strings.ReplaceAll(metadata.Name, " ", "_"), manifest.Meta.Value, "the library's name is made of the app's")
}
