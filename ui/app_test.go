package ui

import (
	"bufio"
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"
	fynetheme "fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/text"
)

// fixture is an app in a test.
type fixture struct {
	*App
	t   *testing.T
	dir string
}

// open starts the app on an empty folder in a window like a phone's.
func open(t *testing.T) *fixture { return openIn(t, test.NewApp(), t.TempDir()) }

func openIn(t *testing.T, app fyne.App, dir string) *fixture {
	noon := time.Date(2026, 11, 30, 12, 0, 0, 0, time.UTC)
	a := &fixture{App: New(app, dir, func() time.Time { return noon }), t: t, dir: dir}
	a.window.Resize(fyne.NewSize(412, 915))
	t.Cleanup(a.close)
	return a
}

// play is the game on the table.
func (a *fixture) play() *core.Game { return a.session.play.Game() }

// deal starts a numbered deal.
func (a *fixture) deal(code string) {
	c, err := core.ParseCode(code)
	require.NoError(a.t, err)
	a.start(c, "")
}

func (a *fixture) key(name fyne.KeyName) {
	a.window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: name})
}

func (a *fixture) shortcut(s fyne.Shortcut) {
	for _, known := range a.shortcuts() {
		if known.keys.ShortcutName() == s.ShortcutName() {
			known.do()
			return
		}
	}
	require.Fail(a.t, "no such shortcut", s.ShortcutName())
}

func TestStartsWithTheChooserAndPlaysByPointer(t *testing.T) {
	a := open(t)
	assert.False(t, a.atTable)
	a.continueGame("TF")
	require.True(t, a.atTable)
	assert.Equal(t, "TF1-D1N", a.play().Rules().Prefix(), "draw 1 is the default")

	a.deal("TF1-D1N-AAAAAAB")
	a.tap(a.top(core.Stock))
	assert.Equal(t, 1, a.play().Board().Len(core.Waste))
	assert.Equal(t, 1, a.play().Moves())
	assert.Equal(t, "1", a.game.header.text.moves)

	a.tap(middle(a.game.bar.undo))
	assert.Equal(t, 0, a.play().Board().Len(core.Waste))
	a.tap(middle(a.game.bar.undo))
	assert.Len(t, a.play().Log(), 2, "nothing is left to undo: the key is off")
	a.tap(middle(a.game.bar.redo))
	assert.Equal(t, 1, a.play().Board().Len(core.Waste))
}

// In deal EO1-C8-AAAAAAB a drag of a column's last card onto another that does not take it is refused.
func refusedDrag(t *testing.T, a *fixture) *core.Refusal {
	a.deal("EO1-C8-AAAAAAB")
	b := a.play().Board()
	for i := range b.Rules().Columns {
		for j := range b.Rules().Columns {
			r := b.Check(core.Move(core.Column(i), core.Column(j), 1))
			if i != j && r != nil && (r.Kind == core.WrongSuit || r.Kind == core.WrongRank) {
				a.drag(a.top(core.Column(i)), a.top(core.Column(j)))
				return r
			}
		}
	}
	t.Fatal("no refused move in this deal")
	return nil
}

func TestRefusalIsExplainedInThePlayersLanguage(t *testing.T) {
	for _, l := range text.Languages() {
		a := open(t)
		a.setting(func(s *settings) { s.Language = l })
		r := refusedDrag(t, a)
		require.True(t, a.message.Visible())
		assert.Equal(t, text.For(l).Refusal(r, a.play().Board()), a.message.content)
		assert.Equal(t, refusal, a.message.kind)

		a.drag(a.top(core.Column(0)), a.top(core.Cell(5)))
		require.Equal(t, 1, a.play().Moves())
		assert.False(t, a.message.Visible(), "the next accepted action takes it away")
	}
}

func TestTapClosesANotice(t *testing.T) {
	a := open(t)
	a.deal("EO1-C4-AAAAAFA")
	a.copyCode()
	require.True(t, a.message.Visible())
	a.tap(middle(a.message))
	assert.False(t, a.message.Visible())
	assert.Len(t, a.screens.layers, 1)
}

func TestRefusalIsSilentWithoutInteractiveRules(t *testing.T) {
	a := open(t)
	a.setting(func(s *settings) { s.Interactive = false })
	refusedDrag(t, a)
	assert.False(t, a.message.Visible())
}

func TestReadingTime(t *testing.T) {
	assert.Equal(t, 4*time.Second, readingTime(text.Message{Title: "short"}))
	assert.Equal(t, 8*time.Second, readingTime(text.Message{Title: strings.Repeat("ก", 40), Body: strings.Repeat("x", 60)}))
}

func TestKeys(t *testing.T) {
	a := open(t)
	a.deal("TF1-D1N-AAAAAAB")
	waste := func() int { return a.play().Board().Len(core.Waste) }
	redoByShift := &desktop.CustomShortcut{KeyName: fyne.KeyZ, Modifier: fyne.KeyModifierShortcutDefault | fyne.KeyModifierShift}
	for _, step := range []struct {
		name string
		do   func()
		want int
	}{
		{"space draws", func() { a.key(fyne.KeySpace) }, 1},
		{"and again", func() { a.key(fyne.KeySpace) }, 2},
		{"Ctrl+Z", func() { a.shortcut(&fyne.ShortcutUndo{}) }, 1},
		{"U", func() { a.typedRune('u') }, 0},
		{"nothing to undo", func() { a.key(fyne.KeyBackspace) }, 0},
		{"Ctrl+Y", func() { a.shortcut(&fyne.ShortcutRedo{}) }, 1},
		{"Ctrl+Shift+Z", func() { a.shortcut(redoByShift) }, 2},
		{"Backspace", func() { a.key(fyne.KeyBackspace) }, 1},
		{"U on a Thai keyboard", func() { a.typedRune('ี') }, 0},
	} {
		step.do()
		assert.Equal(t, step.want, waste(), step.name)
	}
}

func TestKeysOfTheAppAreSilentUnderASheet(t *testing.T) {
	a := open(t)
	a.deal("TF1-D1N-AAAAAAB")
	a.key(fyne.KeySpace)
	a.key(fyne.KeyF1)
	require.Len(t, a.screens.layers, 2, "the help on keys")
	a.key(fyne.KeyF1)
	a.typedRune('n')
	a.typedRune('u')
	a.key(fyne.KeySpace)
	assert.Len(t, a.screens.layers, 2)
	assert.Len(t, a.play().Log(), 1)
	a.key(fyne.KeyEscape)
	assert.Len(t, a.screens.layers, 1)
	a.typedRune('n')
	assert.Len(t, a.screens.layers, 2, "the new-game window")
}

func TestLanguageChangesAtOnceAndKeepsThePlay(t *testing.T) {
	a := open(t)
	a.setting(func(s *settings) { s.Language = "en" })
	a.deal("EH1-N-AAAAAAF")
	a.tap(a.top(core.Stock))
	before, id := *a.play().Board(), a.session.play.ID()
	for _, l := range slices.Backward(text.Languages()) {
		a.setting(func(s *settings) { s.Language = l })
		assert.Equal(t, before, *a.play().Board())
		assert.Equal(t, id, a.session.play.ID())
		assert.Equal(t, text.For(l).Get("bar.undo"), a.game.bar.undo.Text)
		assert.Equal(t, text.For(l).Get("header.score"), a.game.header.text.scoreLabel)
	}
}

func TestModeChangesAtOnce(t *testing.T) {
	a := open(t)
	a.deal("EH1-N-AAAAAAF")
	a.setting(func(s *settings) { s.Mode = modeDark })
	assert.True(t, a.mode.Dark)
	a.setting(func(s *settings) { s.Mode = modeLight })
	assert.False(t, a.mode.Dark)
	for _, m := range theme.Modes {
		a.setting(func(s *settings) {
			s.Strong, s.Mode = m.Strong, modeLight
			if m.Dark {
				s.Mode = modeDark
			}
		})
		assert.Equal(t, m, kit.Now().Mode, "widgets look as the settings say")
		assert.Equal(t, m, a.game.set.look(a.mode, nil).Deck.Mode, "and so does the table")
	}
}

func TestBackToTheLastGameUntilTheFirstAction(t *testing.T) {
	a := open(t)
	a.deal("EH1-N-AAAAAAF")
	a.tap(a.top(core.Stock))
	a.deal("EH1-N-AAAAAAB")
	a.backToLast("EH")
	assert.Equal(t, "EH1-N-AAAAAAF", a.play().Code().String())
	assert.Equal(t, 1, a.play().Moves())

	a.deal("EH1-N-AAAAAAB")
	a.tap(a.top(core.Stock))
	assert.False(t, a.store.CanGoBack("EH"))
}

func TestCodeIsCopiedWithOneTap(t *testing.T) {
	a := open(t)
	a.deal("EO1-C4-AAAAAFA")
	a.tap(fyne.NewPos(nameX+20, codeBase-3))
	assert.Equal(t, "EO1-C4-AAAAAFA", a.fyne.Clipboard().Content())
	require.True(t, a.message.Visible())
	assert.Equal(t, notice, a.message.kind)
}

// wins reads the known wins: code and actions.
func wins(t *testing.T) map[string][]string {
	f, err := os.Open("../core/testdata/wins.txt")
	require.NoError(t, err)
	defer f.Close()
	all := map[string][]string{}
	lines := bufio.NewScanner(f)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		if words := strings.Fields(lines.Text()); words[0] != "#" {
			all[words[0]] = words[3:]
		}
	}
	require.NoError(t, lines.Err())
	return all
}

// win plays a known win by keys of the app until so many actions are left.
func (a *fixture) win(code string, left int) {
	actions := wins(a.t)[code]
	require.NotEmpty(a.t, actions)
	a.deal(code)
	for _, s := range actions[:len(actions)-left] {
		action, err := core.ParseAction(s)
		require.NoError(a.t, err)
		require.Nil(a.t, a.game.table.Do(core.Do(action)))
	}
}

// someWin is the code of a known win.
const someWin = "EO1-C8-AAAABMW"

// Undo that can go no further says why: beyond 100 moves it does not reach, and before the first there is nothing. A key that
// is held down leaves the answer as it stands.
func TestUndoAndRedoSayWhyNot(t *testing.T) {
	a := open(t)
	a.setting(func(s *settings) { s.Language, s.Speed = "en", speedNone })
	a.deal("TF1-D1N-AAAAAAB")
	said := func() string {
		defer a.message.dismiss()
		return a.message.content.Title + ": " + a.message.content.Body
	}
	a.tap(middle(a.game.bar.undo))
	assert.Equal(t, "Nothing to undo: This is the start of the game.", said())
	a.tap(middle(a.game.bar.redo))
	assert.Equal(t, "Nothing to redo: Only what was just undone can be redone.", said())
	for range core.UndoDepth + 1 {
		a.typedRune('s')
	}
	require.False(t, a.message.up)
	for range core.UndoDepth {
		a.typedRune('u')
	}
	require.False(t, a.message.up, "each was undone")
	a.typedRune('u')
	require.True(t, a.message.up)
	stands := a.message.moving
	a.typedRune('u')
	assert.Same(t, stands, a.message.moving, "it comes up once")
	assert.Equal(t, "Undo goes no further back: The last 100 moves can be undone.", said())
	assert.Equal(t, 1, a.play().Board().Len(core.Waste))
}

// A new deal after a win is of the option just won, whatever is set for next deals.
func TestNewDealAfterAWinIsOfItsOption(t *testing.T) {
	a := open(t)
	a.setting(func(s *settings) { s.Language, s.Speed, s.Options = "en", speedNone, map[string]string{"EO": "C4"} })
	a.win(someWin, 0)
	tapText(t, a.window.Canvas(), a.window.Content(), "New deal")
	assert.Equal(t, core.EightOff, a.play().Rules())
	assert.NotEqual(t, someWin, a.play().Code().String())
}

// Each move that wins shows the page, but the play counts once. The menu leads back to the page.
func TestEveryWinIsToldAndCountsOnce(t *testing.T) {
	a := open(t)
	a.win(someWin, 0)
	require.True(t, a.play().Won())
	assert.True(t, a.screens.covered(), "the summary is shown")
	a.screens.closeAll()

	a.undo()
	require.False(t, a.play().Won())
	a.redo()
	require.True(t, a.play().Won())
	assert.True(t, a.screens.covered(), "told again")
	assert.Len(t, a.store.Results(), 1)
	a.screens.closeAll()

	a.setting(func(s *settings) { s.Language = "en" })
	a.openMenu()
	tapText(t, a.window.Canvas(), a.window.Content(), "Result")
	assert.Contains(t, texts(a.window.Content()), "You won!")
}

func TestEverythingIsFoundAgain(t *testing.T) {
	app, dir := test.NewApp(), t.TempDir()
	a := openIn(t, app, dir)
	a.setting(func(s *settings) { s.Language = "th" })
	a.deal("TF1-D3N-AAAAAAC")
	for range 3 {
		a.key(fyne.KeySpace)
	}
	a.undo()
	before, id := *a.play().Board(), a.session.play.ID()
	a.close()

	b := openIn(t, app, dir)
	require.True(t, b.atTable, "straight into the game played last")
	assert.Equal(t, before, *b.play().Board())
	assert.Equal(t, id, b.session.play.ID())
	assert.Equal(t, 3, b.play().Moves())
	assert.Equal(t, text.Lang("th"), b.text.Lang())
	assert.False(t, b.screens.covered())
	b.redo()
	assert.Equal(t, 9, b.play().Board().Len(core.Waste))
}

func TestWonPlayIsFoundWithItsSummary(t *testing.T) {
	app, dir := test.NewApp(), t.TempDir()
	a := openIn(t, app, dir)
	a.win(someWin, 0)
	a.close()
	b := openIn(t, app, dir)
	require.True(t, b.atTable)
	assert.True(t, b.screens.covered())
	b.screens.closeAll()
	b.undo()
	assert.False(t, b.play().Won(), "undo still works")
}

func TestPlayWithoutAnActionStartsWithTheChooser(t *testing.T) {
	app, dir := test.NewApp(), t.TempDir()
	a := openIn(t, app, dir)
	a.deal("TF1-D3N-AAAAAAC")
	a.close()
	assert.False(t, openIn(t, app, dir).atTable)
}

func TestBackClosesWhatIsOpen(t *testing.T) {
	a := open(t)
	a.deal("EH1-N-AAAAAAF")
	a.openMenu()
	a.openSettings()
	require.Len(t, a.screens.layers, 3)
	a.key(mobile.KeyBack)
	require.Len(t, a.screens.layers, 2)
	a.key(mobile.KeyBack)
	require.Len(t, a.screens.layers, 1)

	h := a.grab(a.top(core.Column(3)), a.top(core.Column(5)))
	a.key(mobile.KeyBack)
	assert.True(t, a.atTable, "it only ends the drag")
	h.release(a.top(core.Column(5)), true)
	assert.Zero(t, a.play().Moves())

	a.key(mobile.KeyBack)
	assert.False(t, a.atTable)
	assert.False(t, a.back(), "nothing is left to close")
}

func TestClockRunsOnlyWhileTheTableIsSeen(t *testing.T) {
	a := open(t)
	assert.False(t, a.session.running())
	a.deal("EH1-N-AAAAAAF")
	assert.True(t, a.session.running())
	a.openMenu()
	assert.False(t, a.session.running())
	a.screens.closeAll()
	assert.True(t, a.session.running())
	a.front(false)
	assert.False(t, a.session.running())
	a.front(true)
	assert.True(t, a.session.running())
	a.openChooser()
	assert.False(t, a.session.running())
}

func TestTheClockOfTheHeaderTicksOnlyWhenShown(t *testing.T) {
	a := open(t)
	a.deal("EH1-N-AAAAAAF")
	a.key(fyne.KeySpace)
	assert.Nil(t, a.game.ticker.stop)
	assert.Empty(t, a.game.header.text.time)
	a.setting(func(s *settings) { s.Timer = true })
	assert.NotNil(t, a.game.ticker.stop)
	assert.Equal(t, "0:00", a.game.header.text.time)
	a.front(false)
	assert.Nil(t, a.game.ticker.stop)
}

func TestModeFollowsTheSystem(t *testing.T) {
	s := settings{Mode: modeSystem}
	assert.True(t, s.shown(fynetheme.VariantDark).Dark)
	assert.False(t, s.shown(fynetheme.VariantLight).Dark)
	s.Mode = modeLight
	assert.False(t, s.shown(fynetheme.VariantDark).Dark)
	s.Mode = modeDark
	assert.True(t, s.shown(fynetheme.VariantLight).Dark)
}

func TestWindowMayBeSmall(t *testing.T) {
	a := open(t)
	small := func(what string) {
		least := a.window.Canvas().Content().MinSize()
		assert.LessOrEqual(t, least.Width, float32(320), what)
		assert.LessOrEqual(t, least.Height, float32(480), what)
	}
	small("chooser")
	a.deal("EO1-C8-AAAAAAB")
	small("table")
	for what, open := range map[string]func(){
		"menu": a.openMenu, "new game": a.openNewGame, "settings": a.openSettings, "rules": a.openRules, "keys": a.openKeys,
	} {
		open()
		small(what)
		a.screens.closeAll()
	}
}

func TestMessageCoversNoCardAtAnySize(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 320, Height: 568}, {Width: 412, Height: 915}, {Width: 915, Height: 412}, {Width: 1920, Height: 1080}} {
		a := open(t)
		a.window.Resize(size)
		refusedDrag(t, a)
		require.True(t, a.message.Visible())
		at, end := a.message.Position(), a.message.Position().Add(a.message.Size())
		b, l := a.play().Board(), a.game.table.Layout()
		for _, p := range b.Rules().Piles() {
			for i := range b.Cards(p) {
				c := l.Place(b, p, i)
				apart := c.X >= end.X || c.Y >= end.Y || c.X+l.CardW <= at.X || c.Y+l.CardH <= at.Y
				assert.True(t, apart, "%v: card %d of %v lies under the message", size, i, p)
			}
		}
	}
}

func TestSettingsOpenedFromTheChooserChangeWhatItTells(t *testing.T) {
	a := open(t)
	a.openSettings()
	before := a.screens.layers[0].object
	a.setting(func(s *settings) { *s = s.with(core.ReflechiDraw3) })
	a.back()
	assert.NotSame(t, before, a.screens.layers[0].object)
	a.continueGame("TF")
	assert.Equal(t, core.ReflechiDraw3, a.play().Rules())
}

func TestTypedCodeMayBeOfAnotherGame(t *testing.T) {
	a := open(t)
	a.deal("EH1-N-AAAAAAF")
	a.openNewGame()
	c, err := core.ParseCode("EO1-C2-AAAAAAB")
	require.NoError(t, err)
	a.startCode(c)
	assert.Equal(t, c, a.play().Code())
	assert.False(t, a.screens.covered())
	assert.Equal(t, "EO", lastGame(a.fyne.Preferences()))
}

func TestSameDealOfADailyIsStillTheDaily(t *testing.T) {
	a := open(t)
	day := a.session.now()
	code := dailyCode(core.EightOff, day)
	a.start(code, day.Format(time.DateOnly))
	a.startCode(code)
	assert.Equal(t, "2026-11-30", a.session.play.Daily())
	a.startCode(core.Code{Rules: core.EightOff2, Number: code.Number})
	assert.Empty(t, a.session.play.Daily(), "with other options it is another deal")
}

func TestNoticesComeOneAfterTheOther(t *testing.T) {
	a := open(t)
	first, second := text.Message{Title: "first"}, text.Message{Title: "second"}
	a.message.alert(first)
	a.message.alert(second)
	assert.Equal(t, first, a.message.content)
	a.tap(middle(a.message))
	assert.Equal(t, second, a.message.content)
	assert.True(t, a.message.up)
	a.tap(middle(a.message))
	assert.False(t, a.message.up)
}

func TestDamagedPlayIsToldAtTheStart(t *testing.T) {
	app, dir := test.NewApp(), t.TempDir()
	a := openIn(t, app, dir)
	a.deal("TF1-D1N-AAAAAAB")
	a.key(fyne.KeySpace)
	a.key(fyne.KeySpace)
	a.close()
	file := filepath.Join(dir, "TF.journal")
	data, err := os.ReadFile(file)
	require.NoError(t, err)
	lines := bytes.SplitAfter(data, []byte("\n"))
	require.Greater(t, len(lines), 3)
	lines[2][0] ^= 1
	require.NoError(t, os.WriteFile(file, bytes.Join(lines, nil), 0o600))

	b := openIn(t, app, dir)
	assert.True(t, b.message.up)
	assert.Equal(t, 1, b.play().Moves(), "the sound part is kept")
	b.key(fyne.KeySpace)
	assert.True(t, b.message.up, "playing on does not take the notice away")
	told := b.message.content
	b.openChooser()
	assert.Equal(t, told, b.message.content)
	assert.True(t, b.message.up)
}

func TestAnAlertComesBackAfterARefusal(t *testing.T) {
	a := open(t)
	a.deal("TF1-D1N-AAAAAAB")
	told := text.Message{Title: "No room to save"}
	a.message.alert(told)
	a.game.Refused(&core.Refusal{Kind: core.NothingToDraw, Target: core.NoCard})
	assert.Equal(t, refusal, a.message.kind)
	a.key(fyne.KeySpace)
	assert.Equal(t, told, a.message.content)
	assert.True(t, a.message.up)
}
