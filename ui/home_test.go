package ui

import (
	"os"
	"os/user"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestHomeIsFoundWithoutAnEnvironment(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("has no HOME")
	}
	u, err := user.Current()
	require.NoError(t, err)
	for _, name := range []string{"HOME", "XDG_CONFIG_HOME"} {
		t.Setenv(name, "") // is set again at the end
		require.NoError(t, os.Unsetenv(name))
	}
	FindHome()
	dir, err := os.UserConfigDir()
	require.NoError(t, err)
	rel, err := filepath.Rel(u.HomeDir, dir)
	require.NoError(t, err)
	assert.NotContains(t, rel, "..", "below the user's own home")
	t.Setenv("HOME", "/somewhere")
	FindHome()
	assert.Equal(t, "/somewhere", os.Getenv("HOME"), "one that is named stays")
}
