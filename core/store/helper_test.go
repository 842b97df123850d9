package store

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"patiencetrio/core"
)

// aClock is a time that the test sets.
type aClock struct{ t time.Time }

func newClock() *aClock { return &aClock{time.Date(2026, 11, 30, 12, 0, 0, 0, time.UTC)} }

func (c *aClock) now() time.Time              { return c.t }
func (c *aClock) advance(d time.Duration)     { c.t = c.t.Add(d) }
func code(t testing.TB, s string) core.Code   { return must(core.ParseCode(s))(t) }
func event(t testing.TB, s string) core.Event { return must(core.ParseEvent(s))(t) }

func must[T any](v T, err error) func(testing.TB) T {
	return func(t testing.TB) T {
		t.Helper()
		require.NoError(t, err)
		return v
	}
}

// win is a won game from an independent program.
type win struct {
	code         core.Code
	score, moves int
	events       []core.Event
}

// aWin is the first recorded win of the game and option with that prefix.
func aWin(t testing.TB, prefix string) win {
	t.Helper()
	text := string(must(os.ReadFile("../testdata/wins.txt"))(t))
	for line := range strings.Lines(text) {
		words := strings.Fields(line)
		if !strings.HasPrefix(words[0], prefix+"-") {
			continue
		}
		w := win{code: code(t, words[0])}
		w.score = number(t, words[1])
		w.moves = number(t, words[2])
		for _, word := range words[3:] {
			w.events = append(w.events, event(t, word))
		}
		require.Len(t, w.events, w.moves)
		return w
	}
	require.Fail(t, "no win of "+prefix)
	return win{}
}

func number(t testing.TB, s string) int {
	n := 0
	for _, r := range s {
		require.True(t, '0' <= r && r <= '9')
		n = n*10 + int(r-'0')
	}
	return n
}

// openQuiet opens a store that is closed at the end of the test, and expects no notices.
func openQuiet(t testing.TB, dir string, now func() time.Time) *Store {
	t.Helper()
	s, notices := Open(dir, now)
	require.Empty(t, notices)
	t.Cleanup(s.Close)
	return s
}

func apply(t testing.TB, p *Play, events ...core.Event) {
	t.Helper()
	for _, e := range events {
		require.Nil(t, p.Apply(e), "%v", e)
	}
}

func events(t testing.TB, text string) []core.Event {
	var all []core.Event
	for word := range strings.FieldsSeq(text) {
		all = append(all, event(t, word))
	}
	return all
}

// copyFolder copies the files of a folder into a new one, as a kill at this moment leaves them.
func copyFolder(t testing.TB, dir string) string {
	t.Helper()
	to := t.TempDir()
	require.NoError(t, os.CopyFS(to, os.DirFS(dir)))
	return to
}

func readFile(t testing.TB, dir, name string) string {
	t.Helper()
	return string(must(os.ReadFile(filepath.Join(dir, name)))(t))
}

func writeFile(t testing.TB, dir, name, data string) {
	t.Helper()
	require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(data), 0o600))
}

// filesWith lists the names in a folder that contain a word.
func filesWith(t testing.TB, dir, word string) []string {
	t.Helper()
	return must(filepath.Glob(filepath.Join(dir, "*"+word+"*")))(t)
}

// brokenDisk is a folder whose operations fail or are watched.
type brokenDisk struct {
	folder
	// step is called ahead of every operation that changes the folder; an error fails it.
	step func(op string) error
	// torn: a write that fails writes half of its data first.
	torn bool
}

var errBroken = errors.New("broken disk")

func (d *brokenDisk) prepare() error {
	if err := d.step("prepare"); err != nil {
		return err
	}
	return d.folder.prepare()
}

func (d *brokenDisk) lock() (io.Closer, error) {
	if err := d.step("lock"); err != nil {
		return nil, err
	}
	return d.folder.lock()
}

func (d *brokenDisk) create(name string) (handle, error) {
	if err := d.step("create " + name); err != nil {
		return nil, err
	}
	return d.wrap(d.folder.create(name))
}

func (d *brokenDisk) open(name string) (handle, error) {
	if err := d.step("open " + name); err != nil {
		return nil, err
	}
	return d.wrap(d.folder.open(name))
}

func (d *brokenDisk) rename(from, to string) error {
	if err := d.step("rename " + from + " " + to); err != nil {
		return err
	}
	return d.folder.rename(from, to)
}

func (d *brokenDisk) remove(name string) error {
	if err := d.step("remove " + name); err != nil {
		return err
	}
	return d.folder.remove(name)
}

func (d *brokenDisk) wrap(h handle, err error) (handle, error) {
	if err != nil {
		return nil, err
	}
	return &brokenHandle{h, d}, nil
}

type brokenHandle struct {
	handle
	disk *brokenDisk
}

func (h *brokenHandle) Write(data []byte) (int, error) {
	if err := h.disk.step("write"); err != nil {
		if h.disk.torn {
			_, _ = h.handle.Write(data[:len(data)/2])
		}
		return 0, err
	}
	// In two parts, so that a watcher sees a torn line.
	n, err := h.handle.Write(data[:len(data)/2])
	if err == nil {
		err = h.disk.step("write the rest")
	}
	if err != nil {
		return n, err
	}
	m, err := h.handle.Write(data[n:])
	return n + m, err
}

func (h *brokenHandle) Sync() error {
	if err := h.disk.step("sync"); err != nil {
		return err
	}
	return h.handle.Sync()
}
