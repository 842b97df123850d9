package ui

import (
	"bytes"
	"errors"
	"path/filepath"
	"strings"
	"testing"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/core/store"
	"patiencetrio/ui/text"
)

func exampleTransfer(x *text.Text, now transferState) fyne.CanvasObject {
	nothing := func() {}
	s := newTransferSheet(transferConfig{Text: x, Save: nothing, Add: nothing, Stop: nothing})
	s.show(now)
	return s.sheet
}

func TestTransferFits(t *testing.T) {
	onEveryScreen(t, "transfer", func(x *text.Text) fyne.CanvasObject { return exampleTransfer(x, transferState{plays: 1220}) })
}

func TestTransferUnderWayFits(t *testing.T) {
	onEveryScreen(t, "transfer-busy", func(x *text.Text) fyne.CanvasObject {
		return exampleTransfer(x, transferState{plays: 0, busy: true, progress: x.Prose("transfer.reading", text.Data{"Count": 123_456})})
	})
}

// The longest that can be told.
func TestTransferToldFits(t *testing.T) {
	onEveryScreen(t, "transfer-told", func(x *text.Text) fyne.CanvasObject {
		return exampleTransfer(x, transferState{plays: 2440, told: longestImport(x)})
	})
}

// longestImport tells of an import of which there is all to tell that there can be.
func longestImport(x *text.Text) string {
	all := []core.Code{{Rules: core.EasyHarp, Number: 1}, {Rules: core.Reflechi, Number: 1}}
	b := &store.Backup{Damaged: true, Refused: 3, Unknown: 12}
	m := &store.Merge{Added: 1220, Known: 1, UnderWay: all[:1], Waiting: all[1:], Full: true, Unsaved: true}
	return x.Imported(b, m)
}

// file is a file that a player has chosen.
type file struct {
	bytes.Buffer
	failure error
	during  func() // called whenever something is written; may be nil
	closed  int
}

func (f *file) URI() fyne.URI { return storage.NewFileURI("/patience-trio.txt") }

func (f *file) Close() error {
	f.closed++
	return nil
}

func (f *file) Write(p []byte) (int, error) {
	if f.failure != nil {
		return 0, f.failure
	}
	if f.during != nil {
		f.during()
	}
	return f.Buffer.Write(p)
}

func (f *file) Read(p []byte) (int, error) {
	if f.failure != nil {
		return 0, f.failure
	}
	return f.Buffer.Read(p)
}

// saves and adds do so with a file until it is done.
func (t *transfer) saves(f *file) {
	t.saveTo(f, nil)
	settle(&t.work)
}

func (t *transfer) adds(f *file) {
	t.addFrom(f, nil)
	settle(&t.work)
}

// plainly is what the sheet tells, without marks.
func (t *transfer) plainly() string {
	return strings.NewReplacer("**", "", "\u200b", "", "\u00a0", " ", "\n", " ").Replace(t.now.told)
}

func TestSavedResetAndAddedAgain(t *testing.T) {
	a := open(t)
	a.deal("TF1-D1N-AAAAAAB")
	a.session.play.Apply(core.Do(core.Draw))
	a.deal("TF1-D1N-AAAAAAC")
	a.session.play.Apply(core.Do(core.Draw))
	before := a.store.Results()
	require.Len(t, before, 1)

	saved := &file{}
	s := a.openTransfer()
	assert.Contains(t, texts(s.sheet.sheet), "2 games")
	s.saves(saved)
	assert.Equal(t, 1, saved.closed)
	assert.Equal(t, "Saved as patience-trio.txt. 2 games are in the file.", s.plainly())
	data := saved.String()

	a.store.Reset()
	s.adds(saved)
	assert.Equal(t, 2, saved.closed)
	assert.Equal(t, "1 game added.", s.plainly())
	assert.Equal(t, before, a.store.Results())

	s.adds(&file{Buffer: *bytes.NewBufferString(data)})
	assert.Equal(t, "Nothing new. Everything in the file is here already.", s.plainly())
	s.adds(&file{Buffer: *bytes.NewBufferString(data[:len(data)-40])})
	assert.Contains(t, s.plainly(), "Nothing was added. 1 was here already. The file is damaged")
}

func TestWhatGoesWrongWithFilesIsTold(t *testing.T) {
	a := open(t)
	a.deal("TF1-D1N-AAAAAAB")
	a.session.play.Apply(core.Do(core.Draw))
	s := a.openTransfer()
	broken := errors.New("broken")
	full := &file{failure: broken}
	s.saves(full)
	assert.Equal(t, "The file could not be written. Please try another place.", s.plainly())
	assert.Equal(t, 1, full.closed)
	s.saveTo(nil, broken)
	assert.Contains(t, s.plainly(), "could not be written")
	s.addFrom(nil, broken)
	assert.Contains(t, s.plainly(), "could not be read")
	s.adds(&file{failure: broken})
	assert.Contains(t, s.plainly(), "could not be read")
	s.adds(&file{Buffer: *bytes.NewBufferString("a letter to my aunt\n")})
	assert.Equal(t, "No games of this app are in that file. Nothing was added.", s.plainly())
	s.saveTo(nil, nil)
	s.addFrom(nil, nil)
	assert.Contains(t, s.plainly(), "No games", "nothing was chosen: nothing is told")
	assert.False(t, s.now.busy)
}

func TestSavingCanBeStopped(t *testing.T) {
	a := open(t)
	a.deal("TF1-D1N-AAAAAAB")
	for range 2000 { // more than is written in one go
		a.session.play.Apply(core.Do(core.Draw))
		a.session.play.Apply(core.Event{Kind: core.Undo})
	}
	s := a.openTransfer()
	stopped := &file{during: s.work.cut}
	s.saves(stopped)
	assert.Equal(t, "Stopped. The file is incomplete; you can delete it.", s.plainly())
	assert.Equal(t, 1, stopped.closed)
	assert.False(t, s.now.busy)
}

// Both the settings and the statistics lead to the sheet.
func TestWaysToTheSheet(t *testing.T) {
	x, opened := english(t), 0
	opens := func() { opened++ }
	settings := newSettingsPage(settingsConfig{Text: x, Set: exampleSettings(), Transfer: opens}).page
	tapText(t, show(t, settings, fyne.NewSize(412, 2400)), settings, "Your games as a file")
	c := exampleStatistics(x)
	c.Transfer = opens
	_, canvas, statistics := seen(t, c)
	tapText(t, canvas, statistics, "Your games as a file")
	assert.Equal(t, 2, opened)
}

// A play that comes to the game on the table is on the table at once.
func TestAddedPlayComesToTheTable(t *testing.T) {
	from := open(t)
	from.deal("TF1-D1N-AAAAAAB")
	from.session.play.Apply(core.Do(core.Draw))
	saved := &file{}
	from.openTransfer().saves(saved)

	a := open(t)
	a.deal("TF1-D1N-AAAAAAC")
	s := a.openTransfer()
	s.adds(saved)
	assert.Contains(t, s.plainly(), "Under way now, as in the file: Solitaire Réfléchi.")
	require.Same(t, a.store.Current("TF"), a.session.play)
	assert.Equal(t, "TF1-D1N-AAAAAAB S>W", a.play().Text())
	a.screens.closeAll()
	a.tap(a.top(core.Stock))
	assert.Equal(t, 2, a.play().Moves())
}

// The dialog of files has the keyboard; Escape closes it and nothing else.
func TestFileDialogByKeys(t *testing.T) {
	a := open(t)
	a.deal("TF1-D1N-AAAAAAB")
	a.session.play.Apply(core.Do(core.Draw))
	s := a.openTransfer()
	for _, ask := range []func(){s.save, s.add} {
		ask()
		require.NotNil(t, a.files)
		require.Len(t, a.window.Canvas().Overlays().List(), 1)
		picture(t, a.window.Canvas(), "files-"+string(a.text.Lang()))
		a.window.Canvas().FocusNext()
		assert.NotNil(t, a.window.Canvas().Focused(), "Tab goes into the dialog")
		a.window.Canvas().Unfocus()
		a.window.Canvas().OnTypedRune()('n')
		a.key(fyne.KeyBackspace)
		assert.Equal(t, 1, a.play().Undos(), "the keys of the table do nothing")
		a.key(fyne.KeyEscape)
		assert.Nil(t, a.files)
		assert.Empty(t, a.window.Canvas().Overlays().List())
		assert.True(t, a.screens.covered(), "the sheet stays")
	}
	s.save()
	require.NotNil(t, a.files)
	dialog.ShowInformation("exists", "overwrite?", a.window)
	require.Len(t, a.window.Canvas().Overlays().List(), 2)
	a.setting(func(s *settings) { s.Mode = modeDark })
	assert.Nil(t, a.files, "Fyne cannot dress its dialog anew")
	assert.Empty(t, a.window.Canvas().Overlays().List(), "nor those that it opens")
	assert.Empty(t, s.now.told)
	s.save()
	require.NotNil(t, a.files)
	a.screens.closeAll()
	assert.False(t, a.screens.covered(), "what lies below the dialog may go")
}

func TestGameUnderWayIsCopied(t *testing.T) {
	a := open(t)
	a.deal("TF1-D1N-AAAAAAB")
	a.session.play.Apply(core.Do(core.Draw))
	a.session.play.Apply(core.Event{Kind: core.Undo})
	a.openMenu()
	tapText(t, a.window.Canvas(), a.screens.top().object, "Copy this game as text")
	copied := a.fyne.Clipboard().Content()
	assert.True(t, strings.HasSuffix(copied, "\nTF1-D1N-AAAAAAB S>W undo"), copied)
	assert.Equal(t, "Game copied", a.message.content.Title)
	g, err := core.FindPlay(copied)
	require.NoError(t, err)
	assert.Equal(t, a.play().Text(), g.Text())
}

// The name of the file can be written at once, and Enter saves. What the press that opened the dialog types is no part of
// the name, and Enter that is still held down from then on does not save.
func TestFileNameByKeys(t *testing.T) {
	a := open(t)
	if fyne.CurrentDevice().IsMobile() {
		t.Skip("the system's dialog")
	}
	a.deal("TF1-D1N-AAAAAAB")
	a.session.play.Apply(core.Do(core.Draw))
	s := a.openTransfer()
	s.save()
	require.NotNil(t, a.name)
	was := a.name.Text
	c := a.window.Canvas()
	c.OnTypedRune()(' ')
	a.key(fyne.KeyReturn)
	require.NotNil(t, a.files, "held down")
	a.key(fyne.KeyEnd)
	for range len([]rune(was)) {
		a.key(fyne.KeyBackspace)
	}
	folder := t.TempDir()
	at, err := storage.ListerForURI(storage.NewFileURI(folder))
	require.NoError(t, err)
	a.files.SetLocation(at)
	name := a.name.Text
	for _, r := range "mine.txt" {
		a.key(fyne.KeyName(unicode.ToUpper(r)))
		c.OnTypedRune()(r)
	}
	assert.Equal(t, name+"mine.txt", a.name.Text)
	a.keyDown(&fyne.KeyEvent{Name: fyne.KeyReturn})
	a.key(fyne.KeyReturn)
	assert.Nil(t, a.files)
	assert.Nil(t, a.name)
	a.settle()
	assert.FileExists(t, filepath.Join(folder, name+"mine.txt"))
}
