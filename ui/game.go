package ui

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/motion"
	"patiencetrio/ui/table"
	"patiencetrio/ui/text"
)

// gameScreen is the screen on which a game is played: the table fills it; header and bar lie on it, and so does the app's message. Events
// flow one way: from the table or a key to the play, and from the play to table and header.
type gameScreen struct {
	session   *session
	text      *text.Text
	set       settings
	mode      theme.Mode
	won       func()              // the play has just been won
	interrupt func()              // the player does something on the table
	lost      func()              // the player asked for a hint where none can help
	explain   func(*core.Refusal) // the player wants to read the rule

	table   *table.Table
	header  *header
	bar     *bar
	message *message
	words   *wordsLine
	hints   hinter
	watch   watch
	ticker  *ticker
	anchor  fyne.CanvasObject // stands for the table when Tab goes round
	stage   *motion.Run       // header and keys leave
	object  *fyne.Container
}

// gameActions is what the keys of the game's screen do beyond the game.
type gameActions struct {
	menu, deal, rules, copied func()
	won, lost, interrupt      func()
	explain                   func(*core.Refusal)
}

func newGameScreen(s *session, m *message, do gameActions) *gameScreen {
	g := &gameScreen{session: s, message: m, won: do.won, lost: do.lost, explain: do.explain, hints: hinter{most: hintTime},
		watch: watch{most: stillTime}, interrupt: do.interrupt}
	g.table = table.New(g)
	g.header = newHeader(do.copied, g.explainVerdict)
	g.bar = newBar(barActions{
		menu: do.menu, deal: do.deal, rules: do.rules, hint: g.hint,
		undo: func() { g.do(core.Event{Kind: core.Undo}) },
		redo: func() { g.do(core.Event{Kind: core.Redo}) },
	}, g.felt)
	g.ticker = newTicker(func() time.Duration { return g.session.play.Played() }, g.refreshHeader)
	over := container.New(untouched{}, g.header, g.bar.box)
	g.words = newWordsLine()
	g.anchor = kit.NewAnchor(g.table.Enter, g.table.Rest)
	g.object = container.New(aboveWords{g.words}, g.table, g.anchor, over, g.words.ground, g.words.words, g.table.Aloft())
	g.table.OnLayout = g.place
	g.table.OnFocus = g.focused
	g.table.OnInput = g.input
	return g
}

// input is told of every press on the table.
func (g *gameScreen) input() {
	kit.LetGo()
	g.disturbed()
}

// untouched leaves its objects where they are: the table's layout places them.
type untouched struct{}

func (untouched) Layout([]fyne.CanvasObject, fyne.Size) {}

func (untouched) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// place follows the table's layout.
func (g *gameScreen) place(l *table.Layout) {
	kit.LetGo() // the finger is no longer on the key
	g.header.place(l)
	g.bar.place(l)
	g.message.relayout()
	g.unpicked()
}

// show puts the session's play on the table. dealt: it begins, so the cards are dealt before one's eyes.
func (g *gameScreen) show(dealt bool) {
	g.message.pass()
	g.dress()
	g.table.ShowGame(g.session.play.Game(), dealt)
	if l := g.table.Layout(); l != nil {
		g.place(l)
	}
	g.begun(dealt)
	g.refresh()
}

// cancelDrag sends cards home that are in the hand; false: there are none. A hint ends, too.
func (g *gameScreen) cancelDrag() bool {
	g.disturbed()
	was := g.table.Cancel()
	g.unpicked()
	return was
}

// apply takes over settings and language.
func (g *gameScreen) apply(s settings, t *text.Text, m theme.Mode) {
	g.set, g.text, g.mode = s, t, m
	g.dress()
	g.header.felt = g.felt()
	g.bar.panel.Refresh()
	if g.bar.hints = s.Hints; g.table.Layout() != nil {
		g.bar.place(g.table.Layout())
	}
	g.bar.setLabels(barLabels{
		menu: t.Get("bar.menu"), deal: t.Get("bar.new"), rules: t.Get("bar.rules"), hint: t.Get("bar.hint"),
		redo: t.Get("bar.redo"), undo: t.Get("bar.undo"),
	})
	g.message.pass()
	g.tellInWords(s.Words)
	g.refresh()
}

// tellInWords shows the line of words or takes it away.
func (g *gameScreen) tellInWords(on bool) {
	switch turned := g.words.on != on; {
	case turned:
		g.words.turn(on)
		if on && g.session.play != nil {
			g.sayStanding()
			g.watch.said = unasked
			g.sayVerdict()
		}
	case !on:
		return
	case g.words.saying != nil: // in another language, maybe
		g.words.show(g.words.saying(g.counting())...)
	}
	g.words.room = g.longest()
	g.object.Refresh()
}

// longest are the sentences for which the line of words has room, with what the mark says if it is on.
func (g *gameScreen) longest() []string {
	all := g.text.Longest()
	if g.set.Still {
		for _, words := range all {
			for v := winnable; v <= undecided; v++ {
				all = append(all, withVerdict(g.text, words, v))
			}
		}
	}
	return all
}

// dress gives the table the look of the settings for the game on it.
func (g *gameScreen) dress() {
	var r *core.Rules
	if g.session.play != nil {
		r = g.session.play.Code().Rules
	}
	look := g.set.look(g.mode, r)
	g.words.words.Four = look.Deck.Four
	g.table.SetLook(look)
}

func (g *gameScreen) felt() theme.Felt { return g.set.Felt }

// Apply is the table's door to the play.
func (g *gameScreen) Apply(e core.Event) *core.Refusal {
	before, told := *g.session.play.Game().Board(), g.whole(e)
	r := g.session.play.Apply(e)
	g.describe(told, &before, r)
	return r
}

// Refused explains a refusal, if the player wants that.
func (g *gameScreen) Refused(r *core.Refusal) {
	g.disturbed()
	g.describe(core.Event{}, nil, r) // some are told by the table alone: that a card has nowhere to go
	if !g.set.Interactive {
		return
	}
	g.message.show(refusal, g.text.Refusal(r, g.session.play.Game().Board()), func() { g.explain(r) })
	g.table.Warn(r)
}

// Changed follows every accepted event.
func (g *gameScreen) Changed() {
	g.disturbed()
	g.message.accepted()
	g.refresh()
	if g.session.justWon() {
		g.won()
	}
}

// do makes an event that comes from a key, or explains why not. A key that is held down asks again and again: an answer that
// stands already stays.
func (g *gameScreen) do(e core.Event) {
	if g.session.play == nil {
		return
	}
	r := g.table.Do(e)
	if r != nil && !g.message.tells(g.text.Refusal(r, g.session.play.Game().Board())) {
		g.Refused(r)
	}
}

// refresh shows the play's figures.
func (g *gameScreen) refresh() {
	if g.session.play == nil || g.text == nil {
		return
	}
	game := g.session.play.Game()
	g.bar.setEnabled(game.Undos() > 0, game.Redos() > 0)
	g.bar.hint.SetEnabled(!game.Won())
	g.judge()
	g.refreshHeader()
	g.tick()
}

func (g *gameScreen) refreshHeader() {
	if g.session.play == nil {
		return
	}
	game := g.session.play.Game()
	t := headerText{
		name:       g.text.Game(game.Rules()),
		short:      g.text.ShortGame(game.Rules()),
		code:       game.Code().String(),
		score:      g.text.Number(game.Score()),
		moves:      g.text.Number(game.Moves()),
		still:      g.watch.verdict,
		scoreLabel: g.text.Get("header.score"),
		movesLabel: g.text.Get("header.moves", text.Data{"Count": game.Moves()}),
		// of so many in all three languages: the singular is nowhere longer
		movesWidest: g.text.Get("header.moves", text.Data{"Count": 2}),
	}
	if g.set.Timer {
		t.time = g.text.Played(g.session.play.Played())
	}
	g.header.set(t)
}

// look follows whether the table is seen.
func (g *gameScreen) look() {
	g.judge()
	g.refreshHeader()
	g.tick()
}

// tick lets the clock in the header run while it shows and the played time runs.
func (g *gameScreen) tick() {
	g.ticker.run(g.set.Timer && g.session.running() && g.session.play.Started() && !g.session.play.Game().EverWon())
}
