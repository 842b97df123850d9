// Package ui is the app's face: one window whose screens, pages and sheets are put together here.
package ui

import (
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/core"
	"patiencetrio/core/store"
	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/motion"
	"patiencetrio/ui/text"
)

// leastWindow keeps the window of a desktop from being made smaller than the smallest phone is wide.
func leastWindow() fyne.CanvasObject {
	r := canvas.NewRectangle(color.Transparent)
	if !fyne.CurrentDevice().IsMobile() {
		r.SetMinSize(fyne.NewSquareSize(leastSide))
	}
	return r
}

// App is the running app. All of it lives on Fyne's goroutine.
type App struct {
	fyne    fyne.App
	dir     string // of the saved plays
	window  fyne.Window
	set     settings
	text    *text.Text
	store   *store.Store
	session *session
	screens *screens
	game    *gameScreen
	files   *dialog.FileDialog // the dialog in which a file is chosen, or nil; never the system's
	name    *widget.Entry      // the name of the file in it, or nil
	keys    *layer             // the list of keys while it is open, or nil
	message *message
	search  search // what the player waits for
	veil    *veil
	tips    *tips
	atTable bool         // the screen is the table, else the chooser
	mode    theme.Mode   // that of the theme that is set
	sized   int          // text size of the theme that is set, in percent; 0: none is set yet
	inUse   text.Message // what was told of another copy of the app
	waiting func()       // ends the waiting for it
	spent   bool         // the last key ended a show or opened the dialog for files: what it types counts as nothing
	down    fyne.KeyName // the key that has just gone down; "": the next one is held down since before
	after   func(d time.Duration, do func()) (stop func())
}

// New makes the app on the files in a folder. It opens the game played last if a play of it has begun and is not left for
// the chooser (a won one with its summary), else the chooser.
func New(a fyne.App, dir string, now func() time.Time) *App {
	s, notices := store.Open(dir, now)
	p := &App{fyne: a, dir: dir, store: s, session: newSession(s, now), screens: newScreens(), message: newMessage(), veil: newVeil(), tips: newTips(), waiting: func() {}, after: motion.After}
	p.window = a.NewWindow("Patience Trio")
	p.window.SetPadded(false)
	p.game = newGameScreen(p.session, p.message, gameActions{
		menu: p.openMenu, deal: p.openNewGame, rules: p.openRules, explain: p.explain, copied: p.copyCode, won: p.tellWin,
		lost: p.tellLost, interrupt: p.endUnseenSearch,
	})
	p.message.where = p.messagePlace
	p.message.ground, p.message.four = p.messageGround, p.messageFour
	p.message.onHide = p.clearWarn
	p.message.inFull = p.tellInFull
	p.screens.changed = p.screensChanged
	p.tips.on(p.game.bar, func() *text.Text { return p.text })
	p.tips.onMark(p.game.header, func() *text.Text { return p.text })
	bringBack(a.Preferences(), dir)
	p.apply(loadSettings(a.Preferences()))
	p.keep()
	p.window.SetContent(container.NewStack(leastWindow(), p.screens.box, p.veil.rect, p.message.layer, p.tips.box, p.screens.hush, p.game.table.Lid()))
	p.window.Resize(windowSize(a.Preferences()))
	p.listen()
	p.first()
	for _, n := range notices {
		p.noticed(n)
	}
	return p
}

// listen connects the app with what comes from outside.
func (p *App) listen() {
	p.store.OnNotice(p.noticed)
	life := p.fyne.Lifecycle()
	life.SetOnEnteredForeground(func() { p.front(true) })
	life.SetOnExitedForeground(func() { p.front(false) })
	p.fyne.Settings().AddListener(func(fyne.Settings) { // of the device
		if p.applyTheme() {
			p.game.apply(p.set, p.text, p.mode)
		}
	})
	p.bindKeys()
}

// close puts everything away for good.
func (p *App) close() {
	p.game.ticker.run(false)
	p.keepWindow()
	kit.LetGo()
	p.message.stop()
	p.tips.clear()
	p.screens.still(nil)
	p.game.hints.search.close()
	p.game.watch.search.close()
	p.search.close()
	p.waiting()
	p.session.leave()
	p.store.OnNotice(func(store.Notice) {}) // nobody is left to tell
	p.store.Close()
}

// front follows the app into the foreground and out of it.
func (p *App) front(on bool) {
	if !on {
		p.endSearch()
		p.game.cancelDrag()
		kit.LetGo()
		p.screens.hush.End()
		p.keepWindow()
		p.screens.still(nil)
	}
	p.retake()
	p.session.setFront(on)
	p.game.look()
}

// first shows the first screen, as it is: a veil before it would only make the player wait.
func (p *App) first() {
	defer p.veil.drop()
	if f := core.FamilyOf(lastGame(p.fyne.Preferences())); f != nil && !atChooser(p.fyne.Preferences()) {
		if play := p.store.Current(f.Letters()); play != nil && play.Started() {
			p.resume(play)
			return
		}
	}
	p.openChooser()
}

// apply takes over settings, at once and everywhere.
func (p *App) apply(s settings) {
	spoken := text.For(s.lang(systemLocale()))
	again := p.text != nil && spoken.Lang() != p.text.Lang()
	if p.text == nil || again {
		teachFyne(spoken)
	}
	p.set, p.text = s, spoken
	motion.SetSpeed(s.Speed.motion())
	p.applyTheme()
	p.game.apply(s, spoken, p.mode)
	if again {
		p.message.pass()
		p.screens.rebuild()
	}
}

// setting changes one of the settings.
func (p *App) setting(set func(*settings)) {
	s := p.set
	set(&s)
	p.change(s)
}

// change takes over what the player has changed, and keeps it.
func (p *App) change(s settings) {
	s.save(p.fyne.Preferences())
	p.apply(s)
	p.keep()
}

// systemLocale is the language of the device, as in "th-TH".
func systemLocale() string { return lang.SystemLocale().String() }

// applyTheme sets the theme for the mode chosen and what the system says, unless it is set already: then it answers false.
// Setting a theme calls the listeners again.
func (p *App) applyTheme() bool {
	mode := p.set.shown(p.fyne.Settings().ThemeVariant())
	size := textSize(p.set.TextSize)
	if size == p.sized && mode == p.mode {
		return false
	}
	p.mode, p.sized = mode, size
	p.closeFiles() // Fyne 2.8.1 can panic when it dresses its open dialogs anew
	p.fyne.Settings().SetTheme(theme.New(mode, float32(size)/100))
	for _, x := range p.screens.exhibits() {
		x.apply(mode, p.set.TextSize)
	}
	return true
}

// screensChanged follows what is shown: the clock runs only while the table can be seen, and below anything else no cards stay
// in the hand and no key stays down.
func (p *App) screensChanged() {
	kit.LetGo()
	if !p.atTable || p.screens.covered() {
		p.game.cancelDrag()
	}
	p.screens.still(p.screens.top())
	p.window.Canvas().Unfocus()
	p.tips.clear()
	p.game.disturbed()
	p.endUnseenSearch()
	p.session.setVisible(p.atTable && !p.screens.covered())
	p.message.accepted() // a refusal is about cards that are covered now
	p.message.relayout()
	if p.text != nil {
		p.game.look()
	}
}

// openChooser shows the three games.
func (p *App) openChooser() {
	p.game.cancelDrag()
	p.message.pass()
	p.session.leave()
	setAtChooser(p.fyne.Preferences(), true)
	p.keep()
	p.atTable = false
	p.screens.reset(p.chooser)
	p.screens.top().typed = p.typedAtChooser
	p.veil.lift(p.ground(), nil)
}

// openTable shows the session's play.
func (p *App) openTable(dealt bool) {
	play := p.session.play
	setLastGame(p.fyne.Preferences(), play.Code().Rules.Letters)
	setAtChooser(p.fyne.Preferences(), false)
	p.keep()
	p.keepWindow()
	p.atTable = true
	p.screens.reset(func() fyne.CanvasObject { return p.game.object })
	p.game.show(dealt)
	p.veil.lift(p.ground(), nil)
}

// resume continues a saved play.
func (p *App) resume(play *store.Play) {
	p.session.open(play)
	p.openTable(false)
	if play.Game().Won() {
		p.openWin()
	}
}

// start begins a play; daily is the date of a daily deal, else "".
func (p *App) start(c core.Code, daily string) {
	p.session.begin(c, daily)
	p.openTable(true)
}

// startCode begins a play of a known deal. The daily deal played again is still that day's.
func (p *App) startCode(c core.Code) {
	daily := ""
	if last := p.store.Current(c.Rules.Letters); last != nil && last.Code() == c {
		daily = last.Daily()
	}
	p.start(c, daily)
}

// continueGame continues the saved play of a game or, if there is none, deals one.
func (p *App) continueGame(letters string) {
	if play := p.store.Current(letters); play != nil {
		p.resume(play)
		return
	}
	p.dealNew(p.set.nextRules(core.FamilyOf(letters)))
}

// backToLast brings back the play before, until the first action of the present one.
func (p *App) backToLast(letters string) {
	p.session.leave()
	if play, ok := p.store.Back(letters); ok {
		p.resume(play)
	}
}

// back closes what is open: a drag, a sheet, a page, the table. false: nothing is left to close.
func (p *App) back() bool {
	switch {
	case p.files != nil:
		p.files.Dismiss()
	case p.atTable && p.game.cancelDrag():
	case p.inLesson() != nil && p.inLesson().table.Cancel():
	case p.screens.back():
	case p.atTable:
		p.openChooser()
	default:
		return false
	}
	return true
}

// leave puts the app into the background, as the back key does on Android's first screen.
func (p *App) leave() {
	if d, ok := p.fyne.Driver().(mobile.Driver); ok {
		d.GoBack()
	}
}
