package ui

import (
	"slices"

	"fyne.io/fyne/v2"

	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/text"
)

// wordsLine tells in words what happens on the table and where the keyboard is, in a line (on narrow screens several) below
// everything else.
type wordsLine struct {
	ground *kit.Shield
	words  *kit.Paragraph
	room   []string // sentences for which there is to be room
	saying saying   // what it says; nil: nothing yet
	pick   bool     // it is about cards that are picked
	ways   []string // to put what it says, the best first
	large  float32  // by how much its type is larger than usual
	on     bool
	top    float32
	size   fyne.Size
}

// saying puts something into words: in one way or, for want of room, in several, the best first.
type saying func(t *text.Text) (ways []string)

func newWordsLine() *wordsLine {
	w := &wordsLine{ground: kit.NewShield(kit.Ground), words: kit.NewParagraph("", theme.Caption)}
	w.turn(false)
	return w
}

// turn shows the line or takes it away.
func (w *wordsLine) turn(on bool) {
	w.on = on
	w.ground.Hidden, w.words.Hidden = !on, !on
}

// show shows a sentence: of several ways to put it the first for which there is room, if need be in smaller type.
func (w *wordsLine) show(ways ...string) {
	w.ways = ways
	w.center()
}

// inFull are the ways to put a message: all of it where there is room, else what it is about.
func inFull(m text.Message) []string { return []string{m.Title + "\n" + m.Body, m.Title} }

// choose finds the way and the type in which all of it fits, no smaller than usual; if none does, it is the last one.
func (w *wordsLine) choose(width float32) {
	for i, sentence := range w.ways {
		w.words.SetText(sentence)
		for large := w.large; ; large = max(1, large-messageStep) {
			w.set(large)
			if kit.Measure(sentence, w.words.Style, width) <= w.size.Height-theme.Space1 {
				return
			}
			if large <= 1 {
				break
			}
		}
		if i == len(w.ways)-1 {
			w.set(w.large)
		}
	}
}

// set sets the words in type so much larger than usual.
func (w *wordsLine) set(large float32) {
	w.words.Style = theme.Caption.Scaled(large / kit.Now().Scale) // what draws text makes it larger by itself
}

// Large type gives way where the line would take more than a share of the window's height, as the cards would become so
// small that the words are of little help, or would leave a wide table lower than the keys at its side need. At the usual
// size type stays as it is.
const (
	wordsShare          = .14
	lowestTable float32 = 272
)

// height is how much room the line takes in a window: enough for any sentence, in the type that it sets for it.
func (w *wordsLine) height(window fyne.Size) float32 {
	if !w.on {
		return 0
	}
	for w.large = kit.Now().Scale; ; w.large = max(1, w.large-messageStep) {
		w.set(w.large)
		height := theme.Space2 + w.longest(window.Width-2*theme.Space3)
		fits := height <= wordsShare*window.Height && (!kit.Wide(window) || window.Height-height >= lowestTable)
		if fits || w.large <= 1 {
			return height
		}
	}
}

// longest is the height of the longest sentence at a width.
func (w *wordsLine) longest(width float32) (height float32) {
	for _, s := range w.room {
		height = max(height, kit.Measure(s, w.words.Style, width))
	}
	return height
}

// lay gives the line its place.
func (w *wordsLine) lay(top float32, size fyne.Size) {
	w.top, w.size = top, size
	kit.Place(w.ground, 0, top, size.Width, size.Height)
	w.center()
}

// center puts the words into the middle of the line's height.
func (w *wordsLine) center() {
	width := w.size.Width - 2*theme.Space3
	w.choose(width)
	h := w.words.HeightFor(width)
	kit.Place(w.words, theme.Space3, w.top+(w.size.Height-h)/2, width, h)
}

// aboveWords gives the line its room at the lower edge, and all other objects the rest. They keep their upper left corner:
// what feels touches for the table relies on that.
type aboveWords struct{ *wordsLine }

func (l aboveWords) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	height := l.height(size)
	rest := size.Height - height
	for _, o := range objects {
		if o != fyne.CanvasObject(l.ground) && o != fyne.CanvasObject(l.words) {
			kit.Place(o, 0, 0, size.Width, rest)
		}
	}
	l.lay(rest, fyne.NewSize(size.Width, height))
}

func (l aboveWords) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// say shows what is to be said in the line of words, if it is on: in the player's language and, when that changes, in the
// new one.
func (g *gameScreen) say(s saying) {
	if g.words.on {
		g.words.saying, g.words.pick = s, false
		g.words.show(s(g.counting())...)
	}
}

// counting is the player's language, in which piles are counted as they stand on the table.
func (g *gameScreen) counting() *text.Text {
	if l := g.table.Layout(); l != nil {
		return g.text.Counting(l.Number)
	}
	return g.text
}

// sayOne is say for what can be put in one way only.
func (g *gameScreen) sayOne(put func(t *text.Text) string) {
	g.say(func(t *text.Text) []string { return []string{put(t)} })
}

// describe says what an event did, or why not.
func (g *gameScreen) describe(e core.Event, before *core.Board, r *core.Refusal) {
	after := g.session.play.Game().Board()
	switch {
	case r != nil:
		g.say(func(t *text.Text) []string { return inFull(t.RefusalWords(r, after)) })
	case after.Won():
		g.sayOne(func(t *text.Text) string { return t.Get("words.won") })
	case e.Kind != core.Hint:
		g.sayOne(func(t *text.Text) string { return t.Event(e, before, after) })
	}
}

// whole is an event with the action that it makes, takes back or makes again.
func (g *gameScreen) whole(e core.Event) core.Event {
	switch game := g.session.play.Game(); e.Kind {
	case core.Undo:
		e.Action, _ = game.Last()
	case core.Redo:
		e.Action, _ = game.Next()
	}
	return e
}

// begun says that a play has come to the table.
func (g *gameScreen) begun(dealt bool) {
	if game := g.session.play.Game(); dealt {
		g.sayOne(func(t *text.Text) string { return t.Dealt(game) })
	} else {
		g.sayStanding()
	}
}

// sayStanding says which game is on the table, and how it stands.
func (g *gameScreen) sayStanding() {
	game := g.session.play.Game()
	g.sayOne(func(t *text.Text) string { return t.Resumed(game) })
}

// focused says where the keyboard is, and what is picked. An event has its own words: these come after it only if the
// player has moved on.
func (g *gameScreen) focused() {
	g.disturbed()
	if g.session.play == nil {
		return
	}
	b := g.session.play.Game().Board()
	if from, n := g.table.Picked(); n > 0 {
		cards, places := b.Cards(from), g.table.Places()
		cards = slices.Clone(cards[len(cards)-n:])
		g.sayOne(func(t *text.Text) string { return t.Picked(cards, places) })
		g.words.pick = true
	} else if on, ok := g.table.Focus(); ok {
		g.sayOne(func(t *text.Text) string { return t.Focus(b, on.Pile, on.Index) })
	} else {
		g.unpicked()
	}
}

// unpicked takes back that cards are picked if they are not any more.
func (g *gameScreen) unpicked() {
	if _, n := g.table.Picked(); n == 0 && g.words.pick && g.session.play != nil {
		g.sayStanding()
	}
}
