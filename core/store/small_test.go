package store

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A small file is written into a folder that is made for it, replaced whole, and leaves nothing beside it.
func TestSmallFiles(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "new", "folder")
	_, err := ReadSmall(dir, "preferences")
	assert.ErrorIs(t, err, os.ErrNotExist)
	for _, data := range []string{"one", "another that is longer", "", strings.Repeat("x", maxSmall)} {
		require.NoError(t, WriteSmall(dir, "preferences", []byte(data)))
		read, err := ReadSmall(dir, "preferences")
		require.NoError(t, err)
		assert.Equal(t, data, string(read))
	}
	assert.Len(t, filesWith(t, dir, ""), 1)
	require.NoError(t, WriteSmall(dir, "preferences", make([]byte, maxSmall+1)))
	read, err := ReadSmall(dir, "preferences")
	require.NoError(t, err)
	assert.Len(t, read, 64<<10, "no more is read")
}

// Small files stay in their folder, whatever they are called, and one that cannot be written is told of.
func TestSmallFilesElsewhere(t *testing.T) {
	dir := t.TempDir()
	inner := filepath.Join(dir, "inner")
	require.NoError(t, WriteSmall(inner, "../preferences", []byte("one")))
	assert.NoFileExists(t, filepath.Join(dir, "preferences"))
	read, err := ReadSmall(inner, "../preferences")
	require.NoError(t, err)
	assert.Equal(t, "one", string(read))
	assert.Error(t, WriteSmall(filepath.Join(inner, "preferences"), "x", nil), "a file is no folder")
	require.NoError(t, os.Mkdir(filepath.Join(inner, "taken"), 0o700))
	assert.Error(t, WriteSmall(inner, "taken", []byte("one")))
	_, err = ReadSmall(inner, "taken")
	assert.ErrorIs(t, err, errNotRegular)
}
