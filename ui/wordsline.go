package ui

import (
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
	ways   []string // to put what it says, the best first
	large  float32  // by how much its type is larger than usual
	on     bool
	top    float32
	size   fyne.Size
}

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

// say shows a sentence: of several ways to put it the first for which there is room, if need be in smaller type.
func (w *wordsLine) say(ways ...string) {
	w.ways = ways
	w.center()
}

// explain shows a message: all of it where there is room, else what it is about.
func (w *wordsLine) explain(m text.Message) { w.say(m.Title+"\n"+m.Body, m.Title) }

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

// describe says what an event did, or why not.
func (g *gameScreen) describe(e core.Event, before *core.Board, r *core.Refusal) {
	if !g.words.on {
		return
	}
	after := g.session.play.Game().Board()
	switch {
	case r != nil:
		g.words.explain(g.text.Refusal(r, after))
	case after.Won():
		g.words.say(g.text.Get("words.won"))
	case e.Kind != core.Hint:
		g.words.say(g.text.Event(e, before, after))
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
	if !g.words.on {
		return
	}
	if game := g.session.play.Game(); dealt {
		g.words.say(g.text.Dealt(game))
	} else {
		g.words.say(g.text.Resumed(game))
	}
}

// focused says where the keyboard is, and what is picked. An event has its own words: these come after it only if the
// player has moved on.
func (g *gameScreen) focused() {
	g.disturbed()
	if !g.words.on || g.session.play == nil {
		return
	}
	b := g.session.play.Game().Board()
	if from, n := g.table.Picked(); n > 0 {
		cards := b.Cards(from)
		g.words.say(g.text.Picked(cards[len(cards)-n:], g.table.Places()))
	} else if on, ok := g.table.Focus(); ok {
		g.words.say(g.text.Focus(b, on.Pile, on.Index))
	}
}
