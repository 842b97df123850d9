package core

import (
	"bufio"
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// allRules lists every game with every option.
func allRules() []*Rules {
	var all []*Rules
	for _, f := range Games {
		all = append(all, f...)
	}
	return all
}

// vectors reads a file of JSON lines from testdata; there must be some.
func vectors[T any](t testing.TB, name string) []T {
	t.Helper()
	file, err := os.Open(filepath.Join("testdata", name))
	require.NoError(t, err)
	defer file.Close()
	var all []T
	lines := bufio.NewScanner(file)
	lines.Buffer(nil, 1<<22)
	for lines.Scan() {
		var v T
		require.NoError(t, json.Unmarshal(lines.Bytes(), &v))
		all = append(all, v)
	}
	require.NoError(t, lines.Err())
	require.NotEmpty(t, all)
	return all
}

// position reads a position that has to be right.
func position(t testing.TB, text string) Board {
	t.Helper()
	b, err := ParsePosition(text)
	require.NoError(t, err)
	return b
}

// code reads a code that has to be right.
func code(t testing.TB, text string) Code {
	t.Helper()
	c, err := ParseCode(text)
	require.NoError(t, err)
	return c
}
