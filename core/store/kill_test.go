package store

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
)

// scenario is a session in steps: a win, new deals, going back, pauses, first actions that end plays, a reset and
// its taking back.
func scenario(t *testing.T) []func(s *Store) {
	w := aWin(t, "EO1-C2")
	var steps []func(*Store)
	do := func(letters string, all ...core.Event) {
		for _, e := range all {
			steps = append(steps, func(s *Store) { apply(t, s.Current(letters), e) })
		}
	}
	begin := func(code core.Code) {
		steps = append(steps, func(s *Store) { s.Begin(code, "") })
	}
	back := func(letters string) {
		steps = append(steps, func(s *Store) {
			_, ok := s.Back(letters)
			require.True(t, ok)
		})
	}
	do("EO", w.events[preparedEvents:]...)
	do("EO", events(t, "undo redo")...)
	begin(w.code)
	back("EO")
	begin(w.code)
	do("EO", w.events[0])
	begin(code(t, "EO1-C8-AAAAAFA"))
	begin(code(t, "EO1-C8-AAAAAFA"))
	do("EO", event(t, "hint"), event(t, "T1>C5"))
	back("EH")
	do("EH", event(t, "S>W"))
	begin(code(t, "TF1-D3N-AAAAAFA"))
	begin(code(t, "TF1-D3N-AAAAAFB"))
	back("TF")
	do("TF", event(t, "S>W"))
	return append(steps, (*Store).Reset, (*Store).Restore, (*Store).Flush)
}

const preparedEvents = 68

// preparedFolder is what an earlier session left: a game shortly before its win, and one to go back to.
func preparedFolder(t *testing.T) string {
	dir := t.TempDir()
	w := aWin(t, "EO1-C2")
	s, _ := Open(dir, newClock().now)
	apply(t, s.Begin(w.code, "2026-11-30"), w.events[:preparedEvents]...)
	apply(t, s.Begin(code(t, "EH1-N-AAAAAFA"), ""), events(t, "S>W S>W")...)
	s.Begin(code(t, "EH1-N-AAAAAFB"), "")
	s.Close()
	return dir
}

// view is all that matters of a store, as text.
func view(s *Store) string {
	var t strings.Builder
	for _, sl := range s.inOrder() {
		fmt.Fprintln(&t, sl.letters)
		if sl.cur != nil {
			fmt.Fprintln(&t, "  current", sl.cur.id, sl.cur.daily, sl.cur.game.Text())
		}
		if sl.canGoBack() {
			fmt.Fprintln(&t, "  before", sl.last.id, sl.last.daily, sl.last.game.Text())
		}
	}
	for _, r := range s.Results() {
		fmt.Fprintln(&t, r.ID, r.Code, r.Daily, r.Won, r.Score, r.Moves)
	}
	return t.String()
}

// viewOf opens what a kill left, and closes it again.
func viewOf(t *testing.T, dir string) (v string, notices []Notice) {
	s, notices := Open(dir, newClock().now)
	defer s.Close()
	return view(s), notices
}

// Whenever the app is killed, the next start finds the state before or after what it was doing, and nothing to tell.
func TestKilledAnywhere(t *testing.T) {
	dir := preparedFolder(t)
	var killed []string
	d := &brokenDisk{folder: folder(dir), step: func(string) error {
		killed = append(killed, copyFolder(t, dir))
		return nil
	}}
	s, notices := openDisk(d, newClock().now)
	s.flusher.delay = forever // what is copied while the sync aside comes, and files are renamed, is no moment of a kill
	defer s.Close()
	require.Empty(t, notices)
	require.NotEmpty(t, killed)
	before := view(s)
	for i, step := range scenario(t) {
		step(s)
		after := view(s)
		for _, dir := range append(killed, copyFolder(t, dir)) {
			v, notices := viewOf(t, dir)
			require.Empty(t, notices, "step %d", i)
			require.Contains(t, []string{before, after}, v, "step %d", i)
			require.NoError(t, os.RemoveAll(dir))
		}
		killed, before = nil, after
	}
	v, _ := viewOf(t, copyFolder(t, dir))
	require.Equal(t, before, v)
	require.Len(t, s.Results(), 2)
}

// What Apply has accepted is in the file when it returns.
func TestKilledBetweenEvents(t *testing.T) {
	dir := preparedFolder(t)
	s := openQuiet(t, dir, newClock().now)
	for i, step := range scenario(t) {
		step(s)
		v, notices := viewOf(t, copyFolder(t, dir))
		require.Empty(t, notices)
		require.Equal(t, view(s), v, "step %d", i)
	}
}

// Killed in the middle of a repair, the damaged original is still there under one name or another, and so is what was
// kept of it.
func TestKilledInRepair(t *testing.T) {
	from := t.TempDir()
	log := shortPlay(t, from)
	damaged := strings.Replace(readFile(t, from, "EO.journal"), "hint", "Hint", 1)
	dir := t.TempDir()
	writeFile(t, dir, "EO.journal", damaged)
	var killed []string
	d := &brokenDisk{folder: folder(dir), step: func(string) error {
		killed = append(killed, copyFolder(t, dir))
		return nil
	}}
	s, notices := openDisk(d, newClock().now)
	s.flusher.delay = forever // as above
	defer s.Close()
	require.Len(t, notices, 1)
	require.Greater(t, len(killed), 5)
	for _, dir := range killed {
		s, _ := Open(dir, newClock().now)
		assert.Equal(t, log[:4], s.Current("EO").Game().Log())
		s.Close()
		found := slices.ContainsFunc(filesWith(t, dir, "journal"), func(name string) bool {
			return readFile(t, "", name) == damaged
		})
		assert.True(t, found)
	}
}

// failures runs the scenario on a disk whose operations fail from the n-th on, count of them. It gives false when the
// scenario has fewer than n operations.
func failures(t *testing.T, n, count int, cause error, torn bool, check func(s *Store, d *brokenDisk, notices []Notice, history []string)) bool {
	dir := preparedFolder(t)
	ops := 0
	d := &brokenDisk{folder: folder(dir), torn: torn, step: func(string) error {
		ops++
		if n < ops && ops <= n+count {
			return cause
		}
		return nil
	}}
	s, notices := openDisk(d, newClock().now)
	defer s.Close()
	s.flusher.delay = forever // the sync aside is not to be counted among the operations
	s.OnNotice(func(n Notice) { notices = append(notices, n) })
	history := []string{view(s)}
	for _, step := range scenario(t) {
		step(s)
		history = append(history, view(s))
	}
	reached := ops > n
	if reached {
		check(s, d, notices, history)
	}
	return reached
}

const forever = 1 << 40

// A disk that fails from any moment on is told once; the play goes on; when the disk works again nothing is missing. A
// kill before that finds some earlier state.
func TestDiskFailsForGood(t *testing.T) {
	for _, torn := range []bool{false, true} {
		for n := 0; ; n++ {
			if !failures(t, n, forever, syscall.ENOSPC, torn, func(s *Store, d *brokenDisk, notices []Notice, history []string) {
				require.Len(t, notices, 1, "from operation %d on: %v", n, notices)
				require.Equal(t, DiskFull, notices[0].Kind)
				require.ErrorIs(t, notices[0].Err, syscall.ENOSPC)

				v, later := viewOf(t, copyFolder(t, string(d.folder)))
				require.Empty(t, later, "from operation %d on", n)
				require.Contains(t, history, v, "from operation %d on", n)

				d.step = func(string) error { return nil }
				s.Flush()
				v, later = viewOf(t, copyFolder(t, string(d.folder)))
				require.Empty(t, later, "from operation %d on", n)
				require.Equal(t, view(s), v, "from operation %d on", n)
				require.Len(t, notices, 1)
			}) {
				require.Greater(t, n, 50)
				break
			}
		}
	}
}

// A single failure anywhere leaves no trace at the end.
func TestDiskFailsOnce(t *testing.T) {
	for n := 0; ; n++ {
		if !failures(t, n, 1, errBroken, true, func(s *Store, d *brokenDisk, notices []Notice, _ []string) {
			require.LessOrEqual(t, len(notices), 1)
			for _, told := range notices {
				require.Equal(t, NotSaved, told.Kind)
			}
			s.Flush()
			v, later := viewOf(t, copyFolder(t, string(d.folder)))
			require.Empty(t, later, "operation %d", n)
			require.Equal(t, view(s), v, "operation %d", n)
		}) {
			require.Greater(t, n, 50)
			return
		}
	}
}

// A second trouble is told again, after everything had been saved.
func TestTroubleIsToldAgain(t *testing.T) {
	var fail error
	d := &brokenDisk{folder: folder(t.TempDir()), step: func(string) error { return fail }}
	s, _ := openDisk(d, nil)
	defer s.Close()
	var told []NoticeKind
	s.OnNotice(func(n Notice) { told = append(told, n.Kind) })
	p := s.Begin(code(t, "EH1-N-AAAAAAB"), "")
	for _, fail = range []error{nil, syscall.EROFS, syscall.EACCES, nil, syscall.ENOSPC, nil} {
		apply(t, p, event(t, "S>W"), event(t, "S>W"))
	}
	assert.Equal(t, []NoticeKind{NotSaved, DiskFull}, told)
	v, _ := viewOf(t, copyFolder(t, string(d.folder)))
	assert.Equal(t, view(s), v)
}

// A damaged file on a disk that cannot be written is told, stays as it is, and is set aside as soon as possible.
func TestDamagedAndReadOnly(t *testing.T) {
	dir := t.TempDir()
	log := shortPlay(t, dir)
	damaged := strings.Replace(readFile(t, dir, "EO.journal"), "hint", "Hint", 1)
	writeFile(t, dir, "EO.journal", damaged)
	writeFile(t, dir, "results", "junk that is none of ours")
	fail := error(syscall.EROFS)
	d := &brokenDisk{folder: folder(dir), step: func(op string) error {
		if op == "prepare" || op == "lock" {
			return nil
		}
		return fail
	}}
	s, notices := openDisk(d, newClock().now)
	defer s.Close()
	kinds := map[NoticeKind]int{}
	for _, n := range notices {
		kinds[n.Kind]++
		assert.Empty(t, n.File, "not touched yet")
	}
	assert.Equal(t, map[NoticeKind]int{NotSaved: 1, Damaged: 1, Foreign: 1}, kinds)
	notices = nil
	s.OnNotice(func(n Notice) { notices = append(notices, n) })
	apply(t, s.Current("EO"), event(t, "undo"))
	assert.Equal(t, damaged, readFile(t, dir, "EO.journal"))
	assert.Empty(t, notices)

	fail = nil
	apply(t, s.Current("EO"), event(t, "redo"))
	require.Len(t, notices, 1)
	assert.Equal(t, SetAside, notices[0].Kind)
	assert.Equal(t, damaged, readFile(t, dir, notices[0].File))
	v, _ := viewOf(t, copyFolder(t, dir))
	assert.Equal(t, view(s), v)
	assert.Equal(t, append(slices.Clone(log[:4]), events(t, "undo redo")...), s.Current("EO").Game().Log())
}

func TestFolderIsAFile(t *testing.T) {
	parent := t.TempDir()
	writeFile(t, parent, "state", "a file")
	dir := filepath.Join(parent, "state")
	s, notices := Open(dir, newClock().now)
	defer s.Close()
	require.Len(t, notices, 1)
	assert.Equal(t, NotSaved, notices[0].Kind)
	s.OnNotice(func(n Notice) { notices = append(notices, n) })
	p := s.Begin(code(t, "EH1-N-AAAAAAB"), "")
	apply(t, p, event(t, "S>W"))
	assert.Len(t, notices, 1, "told once")
	assert.Equal(t, "a file", readFile(t, parent, "state"))

	// Out of the way, and the next event saves everything.
	require.NoError(t, os.Remove(dir))
	apply(t, p, event(t, "S>W"))
	v, _ := viewOf(t, copyFolder(t, dir))
	assert.Equal(t, view(s), v)
}

// A folder that comes to light late (a card pushed in) with plays in it: they are set aside, its results are joined.
func TestFolderAppearsLater(t *testing.T) {
	earlier := preparedFolder(t)
	text, list := someResults(t)
	writeFile(t, earlier, "results", text)
	parent := t.TempDir()
	dir := filepath.Join(parent, "state")
	writeFile(t, parent, "state", "")
	s, notices := Open(dir, newClock().now)
	defer s.Close()
	require.Len(t, notices, 1)
	s.OnNotice(func(n Notice) { notices = append(notices, n) })
	apply(t, s.Begin(code(t, "EH1-N-AAAAAAB"), ""), event(t, "S>W"))
	apply(t, s.Begin(code(t, "EH1-N-AAAAAAC"), ""), event(t, "S>W"))
	require.Len(t, s.Results(), 1)

	require.NoError(t, os.Remove(dir))
	require.NoError(t, os.CopyFS(dir, os.DirFS(earlier)))
	apply(t, s.Current("EH"), event(t, "S>W"))
	s.Flush()
	require.Len(t, notices, 3)
	for _, n := range notices[1:] {
		assert.Equal(t, SetAside, n.Kind)
		assert.Equal(t, "EH", n.Letters)
		original, _, _ := strings.Cut(n.File, ".old")
		assert.Equal(t, readFile(t, earlier, original), readFile(t, dir, n.File))
	}
	assert.Len(t, s.Results(), 4)
	assert.Equal(t, list, s.Results()[:3])
	assert.Equal(t, readFile(t, earlier, "EO.journal"), readFile(t, dir, "EO.journal"), "not needed, not touched")
}

func TestFolderIsRemoved(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "deep", "state")
	s := openQuiet(t, dir, newClock().now)
	p := s.Begin(code(t, "EH1-N-AAAAAAB"), "")
	apply(t, p, event(t, "S>W"))
	require.NoError(t, os.RemoveAll(dir))
	apply(t, p, event(t, "S>W"))
	s.Flush()
	v, _ := viewOf(t, copyFolder(t, dir))
	assert.Equal(t, view(s), v)
	require.NoError(t, os.RemoveAll(dir))
	s.Begin(code(t, "EH1-N-AAAAAAC"), "")
	v, _ = viewOf(t, copyFolder(t, dir))
	assert.Equal(t, view(s), v)
}

// A file that cannot be read is left alone until its place is needed.
func TestUnreadable(t *testing.T) {
	dir := preparedFolder(t)
	was := readFile(t, dir, "EO.journal")
	d := &unreadableDisk{folder(dir), "EO.journal"}
	s, notices := openDisk(d, newClock().now)
	require.Len(t, notices, 1)
	assert.Equal(t, Unreadable, notices[0].Kind)
	assert.Equal(t, "EO.journal", notices[0].File)
	assert.Nil(t, s.Current("EO"))
	assert.NotNil(t, s.Current("EH"))
	s.Close()
	assert.Equal(t, was, readFile(t, dir, "EO.journal"))

	s, _ = openDisk(d, newClock().now)
	defer s.Close()
	notices = nil
	s.OnNotice(func(n Notice) { notices = append(notices, n) })
	s.Begin(code(t, "EO1-C8-AAAAAFA"), "")
	require.Len(t, notices, 1)
	assert.Equal(t, SetAside, notices[0].Kind)
	assert.Equal(t, was, readFile(t, dir, notices[0].File))
}

type unreadableDisk struct {
	folder
	name string
}

func (d *unreadableDisk) read(name string, limit int64) ([]byte, error) {
	if name == d.name {
		return nil, errors.New("input/output error")
	}
	return d.folder.read(name, limit)
}

func TestSecondCopyOfTheApp(t *testing.T) {
	dir := preparedFolder(t)
	s := openQuiet(t, dir, newClock().now)
	text := readFile(t, dir, "EO.journal")
	second, notices := Open(dir, newClock().now)
	require.Len(t, notices, 1)
	assert.Equal(t, InUse, notices[0].Kind)
	assert.Equal(t, view(s), view(second), "it shows what is saved")
	second.OnNotice(func(n Notice) { assert.Fail(t, "told once", "%v", n) })
	apply(t, second.Current("EO"), event(t, "undo"))
	second.Begin(code(t, "EO1-C8-AAAAAFA"), "")
	second.Current("EO").Pause()
	second.Flush()
	second.Close()
	assert.Equal(t, text, readFile(t, dir, "EO.journal"), "it writes nothing")
	apply(t, s.Current("EO"), event(t, "undo"))
	s.Close()
	third := openQuiet(t, dir, newClock().now)
	assert.Equal(t, view(s), view(third))
}

func TestStoreInMemory(t *testing.T) {
	s, notices := Open("", nil)
	require.Empty(t, notices)
	apply(t, s.Begin(code(t, "EH1-N-AAAAAAB"), ""), event(t, "S>W"))
	apply(t, s.Begin(code(t, "EH1-N-AAAAAAB"), ""), event(t, "S>W"))
	s.Current("EH").Pause()
	s.Flush()
	s.Close()
	assert.Len(t, s.Results(), 1)
}

func TestPlayAfterClose(t *testing.T) {
	dir := preparedFolder(t)
	s := openQuiet(t, dir, nil)
	s.Close()
	text := readFile(t, dir, "EO.journal")
	apply(t, s.Current("EO"), event(t, "undo"))
	s.Close()
	assert.Equal(t, text, readFile(t, dir, "EO.journal"))
}

// For the race detector: syncing all the time while plays begin, go back and go on. A failing sync is noticed, and
// repaired by writing everything anew.
func TestSyncAside(t *testing.T) {
	dir := t.TempDir()
	s := openQuiet(t, dir, nil)
	s.flusher.delay = 0
	for i := range 20 {
		p := s.Begin(core.Code{Rules: core.EasyHarp, Number: i + 1}, "")
		for range 20 {
			apply(t, p, event(t, "S>W"))
		}
		s.Begin(core.Code{Rules: core.EasyHarp, Number: 77}, "")
		_, ok := s.Back("EH")
		require.True(t, ok)
	}
	assert.Len(t, s.Results(), 19)
	s.Close()
	v, notices := viewOf(t, dir)
	assert.Empty(t, notices)
	assert.Equal(t, view(s), v)
}

func TestFailedSync(t *testing.T) {
	var fail bool
	creates := 0
	d := &brokenDisk{folder: folder(t.TempDir()), step: func(op string) error {
		if strings.HasPrefix(op, "create EH.journal") {
			creates++
		}
		if fail && op == "sync" {
			return errBroken
		}
		return nil
	}}
	s, _ := openDisk(d, nil)
	defer s.Close()
	s.flusher.delay = forever
	p := s.Begin(code(t, "EH1-N-AAAAAAB"), "")
	apply(t, p, event(t, "S>W"))
	require.Equal(t, 1, creates)
	fail = true
	s.Flush()
	fail = false
	apply(t, p, event(t, "S>W"))
	assert.Equal(t, 3, creates, "written anew: once in vain, once for good")
	v, _ := viewOf(t, copyFolder(t, string(d.folder)))
	assert.Equal(t, view(s), v)
}

// Others on the machine can neither read nor change what is kept, and whose it is can do both.
func TestFilesAreTheirOwnersAlone(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("has no such modes")
	}
	dir := filepath.Join(t.TempDir(), "trio")
	s := openQuiet(t, dir, newClock().now)
	lose(t, s, "EH1-N-AAAAAAB", "EH1-N-AAAAAAC")
	entries, err := os.ReadDir(dir)
	require.NoError(t, err)
	require.Len(t, entries, 5, "two journals, one that is kept, the results and the lock")
	for _, e := range entries {
		info, err := e.Info()
		require.NoError(t, err)
		assert.Equal(t, os.FileMode(0o600), info.Mode().Perm(), e.Name())
	}
	info, err := os.Stat(dir)
	require.NoError(t, err)
	assert.Equal(t, os.FileMode(0o700), info.Mode().Perm())
}

// countingDisk counts how often the folder's entries are brought to the medium.
type countingDisk struct {
	memory
	synced *atomic.Int32
}

func (d countingDisk) sync() { d.synced.Add(1) }

// A new file is on the medium only when its entry in the folder is: Flush brings that there too, and nothing while there is
// nothing new.
func TestFlushSyncsNewEntries(t *testing.T) {
	d := countingDisk{memory{}, &atomic.Int32{}}
	s, _ := openDisk(d, newClock().now)
	defer s.Close()
	s.flusher.delay = forever
	p := s.Begin(code(t, "EH1-N-AAAAAAB"), "") // replaces nothing: all is written at once
	apply(t, p, event(t, "S>W"))
	s.Flush()
	before := d.synced.Load()
	apply(t, p, event(t, "S>W"))
	s.Flush()
	assert.Equal(t, before, d.synced.Load(), "no entry is new")
	s.Begin(code(t, "EH1-N-AAAAAAC"), "") // the quick way, by renames
	s.Flush()
	assert.Equal(t, before+1, d.synced.Load())
}

// Of a file that could not be written whole nothing stays that takes room.
func TestFailedWritesLeaveNothing(t *testing.T) {
	fails := false
	dir := t.TempDir()
	d := &brokenDisk{folder: folder(dir), torn: true, step: func(op string) error {
		if fails && strings.HasPrefix(op, "write") {
			return errDiskFull
		}
		return nil
	}}
	s, _ := openDisk(d, newClock().now)
	s.OnNotice(func(Notice) {})
	apply(t, s.Begin(code(t, "EH1-N-AAAAAAB"), ""), event(t, "S>W"))
	fails = true
	s.Begin(code(t, "EH1-N-AAAAAAC"), "")
	assert.Empty(t, filesWith(t, dir, temporary))
	fails = false
	s.Close()
	assert.Empty(t, filesWith(t, dir, temporary))
}
