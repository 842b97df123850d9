package ui

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/core/advice"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/text"
)

// fitSizes are the windows in which everything must fit in every size of text.
var fitSizes = []fyne.Size{{Width: 320, Height: 568}, {Width: 360, Height: 740}, {Width: 412, Height: 915}, {Width: 568, Height: 320},
	{Width: 915, Height: 412}, {Width: 768, Height: 1024}, {Width: 1280, Height: 800}, {Width: 480, Height: 320}, {Width: 1100, Height: 760},
	{Width: 640, Height: 480}}

// leastText is the size below which no text is legible: nothing is set smaller, in units.
const leastText = 11

// leastInfo is the same for the block beside a flat table, which has no more room for a deal's code.
const leastInfo = 9

// leastTarget is the least width and height of what a finger can hit, in units.
const leastTarget = 44

// fitScreens are all screens, pages and sheets.
var fitScreens = []struct {
	name string
	open func(a *studio)
}{
	{"chooser begun", func(a *studio) { begun(a.fixture) }},
	{"easy-harp refused", func(a *studio) { a.put("easy-harp", "T8>T2x4") }},
	{"easy-harp full refused", func(a *studio) { a.put("easy-harp-worst", "T9>T2x2") }},
	{"reflechi refused", func(a *studio) { a.put("reflechi", "T3>T1") }},
	{"reflechi full refused", func(a *studio) { a.put("reflechi-worst", "T3>T1") }},
	{"eight-off refused", func(a *studio) { a.put("eight-off", "T7>T8") }},
	{"eight-off full refused", func(a *studio) { a.put("eight-off-worst", "T3>T4x3") }},
	{"refusal in full", func(a *studio) { a.put("eight-off-worst", "T3>T4x3"); a.tellInFull(a.message.content, func() {}) }},
	{"timer", func(a *studio) { a.setting(func(s *settings) { s.Timer = true }); a.put("reflechi", "") }},
	{"mark and timer", func(a *studio) {
		a.setting(func(s *settings) { s.Timer = true })
		a.put("eight-off-worst", "")
		a.mark(undecided)
	}},
	{"mark certain", func(a *studio) {
		a.setting(func(s *settings) { s.Timer = true })
		a.put("easy-harp-worst", "")
		a.mark(winnable)
	}},
	{"strong contrast", func(a *studio) { a.setting(func(s *settings) { s.Strong = true }); a.put("eight-off", "") }},
	{"mark explained", func(a *studio) { a.put("reflechi-worst", ""); a.mark(unwinnable); a.game.explainVerdict() }},
	{"guess", func(a *studio) { a.put("easy-harp-worst", ""); a.guess() }},
	{"words", func(a *studio) {
		a.setting(func(s *settings) { s.Words = true })
		a.put("easy-harp-worst", "")
		a.game.words.show(slices.MaxFunc(a.text.Longest(), func(x, y string) int { return utf8.RuneCountInString(x) - utf8.RuneCountInString(y) }))
	}},
	{"menu", func(a *studio) { a.put("eight-off", ""); a.openMenu() }},
	{"new game, draw 1", func(a *studio) { a.odds("TF1-D1N-AAAABNA") }},
	{"new game, draw 3", func(a *studio) { a.odds("TF1-D3N-AAAABMP") }},
	{"new game, no options", func(a *studio) { a.odds("EH1-N-AAAAAAB") }},
	{"new game, 8 cells", func(a *studio) { a.odds("EO1-C8-AAAABMW") }},
	{"new game, 4 cells", func(a *studio) { a.odds("EO1-C4-AAAABNP") }},
	{"new game, 2 cells", func(a *studio) { a.odds("EO1-C2-AAAACMK") }},
	{"search", func(a *studio) { a.searching("winnable.search", "winnable.search.line", 123_456) }},
	{"search for the way", func(a *studio) { a.searching("way.search", "way.search.line", 1234) }},
	{"lost", func(a *studio) { a.deal(lostDeal); a.tellLost() }},
	{"way undone", func(a *studio) { a.wayBack(advice.Way{Kind: advice.WayFound, Actions: 1, Undos: 2}) }},
	{"way far", func(a *studio) { a.wayBack(advice.Way{Kind: advice.WayFound, Actions: 1, Undos: 1220}) }},
	{"way never", func(a *studio) { a.wayBack(advice.Way{Kind: advice.DealLost}) }},
	{"way unknown", func(a *studio) { a.wayBack(advice.Way{}) }},
	{"win unknown", func(a *studio) { a.deal(someWin); a.tellWay(advice.Advice{Kind: advice.Guess}) }},
	{"show", func(a *studio) { replayed("EH1-N-AAAAAAB", 500)(a.fixture) }},
	{"show a win", func(a *studio) { a.showWin(someWin) }},
	{"transfer", func(a *studio) { a.transferred(transferState{plays: 1220}) }},
	{"transfer nothing", func(a *studio) { a.transferred(transferState{}) }},
	{"transfer reading", func(a *studio) {
		a.transferred(transferState{busy: true, progress: a.text.Prose("transfer.reading", text.Data{"Count": 123_456})})
	}},
	{"transfer added", func(a *studio) { a.transferred(transferState{plays: 2440, told: longestImport(a.text)}) }},
	{"transfer failed", func(a *studio) { a.transferred(transferState{plays: 1, told: a.text.Prose("transfer.failed.save")}) }},
	{"code", func(a *studio) { a.openChooser(); a.openCode() }},
	{"pasted", func(a *studio) { play, _ := aWonPlay(a.t); a.pasted(play) }},
	{"pasted wrong", func(a *studio) { a.pasted("EO1-C8-AAAABMW T1>T2x9") }},
	{"pasted too long", func(a *studio) { a.pasted(strings.Repeat(" ", core.MaxPlayText+1)) }},
	{"keys", func(a *studio) { a.put("reflechi", ""); a.openKeys() }},
	{"settings", func(a *studio) { a.openSettings() }},
	{"statistics", func(a *studio) { a.openStatistics() }},
	{"calendar", func(a *studio) { a.openCalendar(core.EightOff) }},
	{"rules", func(a *studio) { a.openRulesAt(core.EightOff, "") }},
	{"lesson", func(a *studio) { a.openLesson(&core.Examples(core.FamilyOf("TF"))[0]) }},
	{"win", func(a *studio) { a.win(someWin, 0) }},
}

// put puts a position on the table and refuses an action, or none.
func (a *studio) put(position, refused string) {
	s := shot{size: a.window.Canvas().Size(), lang: a.text.Lang(), position: position, refused: refused,
		set: func(s *settings) { *s = a.set }}
	a.stage(s, 1)
}

// mark shows whether the game can still be won.
func (a *studio) mark(v verdict) {
	a.game.watch.verdict = v
	head := a.game.header.text
	head.still = v
	a.game.header.set(head)
}

// guess tells a hint that is not certain.
func (a *studio) guess() {
	a.game.message.show(guess, text.Message{Title: a.text.Prose("hint.guess.title"), Body: a.text.Prose("hint.guess.body")}, nil)
}

// odds opens the new-game sheet over a deal.
func (a *studio) odds(code string) {
	a.deal(code)
	a.setting(func(s *settings) { *s = s.with(a.play().Rules()) })
	a.openNewGame()
}

// searching shows a search that has come so far.
func (a *studio) searching(title, line string, count int) {
	a.deal(lostDeal)
	seek(a.App, title, line, func(ctx context.Context, _ func(int)) bool {
		<-ctx.Done()
		return false
	}, func(bool) {})
	a.search.show(a.text, count)
}

// wayBack tells of a way back from a play of some actions.
func (a *studio) wayBack(w advice.Way) {
	a.deal(someWin)
	a.swing(3)
	a.goBackBy(w, advice.PathOf(a.play()))
}

// showWin shows a known win from the deal on the table, half of it.
func (a *studio) showWin(code string) {
	a.deal(code)
	s, err := wayFrom(a.play(), advice.Standing(wonGame(a.t, code).Log()))
	require.NoError(a.t, err)
	a.openShow(s)
	a.inShow().jump(s.recording.Len() / 2)
}

// transferred opens the sheet about games as files in some state.
func (a *studio) transferred(now transferState) {
	a.openSettings()
	t := a.openTransfer()
	t.now = now
	t.show()
}

// pasted opens the new-game sheet and pastes a text.
func (a *studio) pasted(words string) {
	a.deal(someWin)
	a.fyne.Clipboard().SetContent(words)
	a.openNewGame()
	walk(a.screens.top().object, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
		if f, ok := o.(*kit.CodeField); ok {
			f.OnPaste()
		}
	})
}

// TestEverythingFits checks all screens by arithmetic, in every language and size of text.
func TestEverythingFits(t *testing.T) {
	a := newStudio(t)
	a.win(someWin, 0)
	for i, size := range fitSizes {
		for j, lang := range text.Languages() {
			usual := map[string]map[string]float32{} // of the texts of each screen, their sizes at 100 %
			for _, percent := range textSizes {
				if percent != 100 && percent != 200 && size.Width > 600 {
					continue // what fits there at 200 % does so at less
				}
				a.setting(func(s *settings) { s.Language, s.TextSize, s.Speed, s.Timer = lang, percent, speedNone, false })
				a.window.Resize(size)
				a.window.Canvas().Capture() // which is when Fyne forgets what is not shown any more
				for _, s := range fitScreens {
					if !sampled(s.name, i*len(text.Languages())+j) {
						continue
					}
					t.Run(fmt.Sprintf("%s %.0fx%.0f %s %d", s.name, size.Width, size.Height, lang, percent), func(t *testing.T) {
						a.t = t
						a.setting(func(s *settings) { s.Timer, s.Words, s.Strong = false, false, false })
						a.screens.closeAll()
						a.message.dismiss()
						s.open(a)
						found := a.laidOut()
						found.check(t, size)
						sizes := found.sizes()
						if percent == 100 {
							usual[s.name] = sizes
						}
						for words, least := range usual[s.name] {
							if is, ok := sizes[words]; ok && is < least {
								t.Errorf("%q is smaller than at 100 %%: %v, not %v", words, is, least)
							}
						}
					})
				}
			}
		}
	}
}

// shownText is a text as it stands in the window.
type shownText struct {
	words string
	size  float32
	least float32
	ink   area // where its letters are
	view  area // what it can be seen in: the window, or the part of it that scrolls
	inner bool // it scrolls
	head  bool // it stands in the header of a table, where lines are near to one another
}

// area is a rectangle in the window.
type area struct{ x0, y0, x1, y1 float32 }

func areaAt(at fyne.Position, size fyne.Size) area {
	return area{at.X, at.Y, at.X + size.Width, at.Y + size.Height}
}

func (a area) and(b area) area {
	return area{max(a.x0, b.x0), max(a.y0, b.y0), min(a.x1, b.x1), min(a.y1, b.y1)}
}

// covers tells whether two areas share more than a seam.
func (a area) covers(b area, seam float32) bool {
	c := a.and(b)
	return c.x1-c.x0 > 1 && c.y1-c.y0 > max(seam, 1)
}

// laid is what is shown and what was found wrong while it was collected.
type laid struct {
	texts   []shownText
	outside []string
	targets []target
	least   float32 // size of the text that is looked at
	head    bool    // it stands in a header
	marks   []area  // what stands beside texts: the mark in the header
}

// laidOut collects what the topmost screen and the message show.
func (a *fixture) laidOut() *laid {
	l := &laid{least: leastText}
	window := areaAt(fyne.Position{}, a.window.Canvas().Size())
	l.collect(a.screens.top().object, fyne.Position{}, []area{window}, window, false)
	if a.message.up {
		l.hideBelow(areaAt(a.message.Position(), a.message.Size()))
		l.collect(a.message, fyne.Position{}, []area{window}, window, false)
	}
	return l
}

// How far letters reach above and below their line, in sizes of type: capitals with accents and descenders, and Thai
// letters with a vowel and a tone mark above or a vowel below.
const (
	latinAbove = .80
	latinBelow = .22
	thaiAbove  = 1.05 // only where a tone mark stands over a vowel: so lines may come a little nearer to one another
	thaiBelow  = .34
	seam       = .15 // by so much areas of letters may reach into one another, in sizes of type: they are rectangles
)

// ink is where the letters of a text are.
func ink(o *canvas.Text, left, top float32) area {
	size, base := fyne.CurrentApp().Driver().RenderedTextSize(o.Text, o.TextSize, o.TextStyle, nil)
	top += (o.Size().Height - size.Height) / 2
	above, below := float32(latinAbove), float32(latinBelow)
	if strings.ContainsFunc(o.Text, func(r rune) bool { return unicode.Is(unicode.Thai, r) }) {
		above, below = thaiAbove, thaiBelow
	}
	return area{left, top + base - above*o.TextSize, left + size.Width, top + base + below*o.TextSize}
}

// collect walks through what is visible; boxes are those of the widgets around.
func (l *laid) collect(o fyne.CanvasObject, at fyne.Position, boxes []area, view area, inner bool) {
	if !o.Visible() {
		return
	}
	at = at.Add(o.Position())
	box := areaAt(at, o.Size())
	var children []fyne.CanvasObject
	switch o := o.(type) {
	case *canvas.Text:
		l.text(o, at, boxes, view, inner)
		return
	case *container.Scroll:
		l.collect(o.Content, at, []area{{box.x0, box.y0 - o.Offset.Y, box.x1, box.y0 - o.Offset.Y + o.Content.Size().Height}}, view.and(box), true)
		return
	case *fyne.Container:
		children = o.Objects
	case fyne.Widget:
		children = test.WidgetRenderer(o).Objects()
		if name := fmt.Sprintf("%T", o); name == "*kit.mousePad" || name == "*kit.touchPad" {
			l.targets = append(l.targets, target{o.(fyne.Tappable), at, o.Size()})
		}
		switch o := o.(type) {
		case *header, *exhibitHeader:
			l.least, l.head = leastInfo, true
			defer func() { l.least, l.head = leastText, false }()
		case *kit.BarKey, *kit.Button:
			boxes = append(boxes[:len(boxes):len(boxes)], shapes(o, at)...)
		}
		if h, ok := o.(*header); ok {
			l.header(h, at)
		}
		switch o := o.(type) {
		case *kit.BarKey:
			boxes = append(boxes[:len(boxes):len(boxes)], area{box.x0 - o.Beside, box.y0, box.x1 + o.Beside, box.y1})
		case *kit.Month, *kit.DayChips: // in narrow windows they reach beyond the panel, to be large enough for fingers
			boxes = boxes[:1]
		default:
			if o.Size().Width > 0 {
				boxes = append(boxes[:len(boxes):len(boxes)], box)
			}
		}
	}
	for _, c := range children {
		l.collect(c, at, boxes, view, inner)
	}
}

// edgeAir is what must be between a word and the edge of its key, if that can be seen; a text may leave its box by 1.
const edgeAir = 1 + 1.5

// shapes are what the words of a key must stay within: its shape, if it is filled or has an outline.
func shapes(w fyne.Widget, at fyne.Position) []area {
	r, ok := test.WidgetRenderer(w).Objects()[0].(*canvas.Rectangle)
	if !ok || !r.Visible() {
		return nil
	}
	_, _, _, filled := r.FillColor.RGBA()
	if filled == 0 && r.StrokeWidth == 0 {
		return nil
	}
	a := areaAt(at.Add(r.Position()), r.Size())
	return []area{{a.x0 + edgeAir, a.y0, a.x1 - edgeAir, a.y1}}
}

// header notes where the mark of a header stands, and that it leaves the code alone.
func (l *laid) header(h *header, at fyne.Position) {
	r := test.WidgetRenderer(h).(*headerRenderer)
	if r.ask.Hidden {
		return
	}
	for _, o := range []fyne.CanvasObject{r.still.disc, r.still.square, r.still.icon} {
		if o.Visible() {
			l.marks = append(l.marks, areaAt(at.Add(o.Position()), o.Size()))
		}
	}
	code := ink(r.code.Text, r.code.Position().X, r.code.Position().Y)
	_, code.y1 = letters(r.code.Text, r.code.Position().Y)
	if areaAt(r.ask.Position(), r.ask.Size()).covers(code, .3*r.code.TextSize) {
		l.outside = append(l.outside, "a tap on the code asks what the mark means")
	}
}

// letters are where the letters of a line really begin and end, as far as the words tell: Latin capitals and figures are .714
// high in the font, g and its like reach .24 below the line.
func letters(o *canvas.Text, top float32) (y0, y1 float32) {
	if strings.ContainsFunc(o.Text, func(r rune) bool { return unicode.Is(unicode.Thai, r) }) {
		a := ink(o, 0, top)
		return a.y0 + seam*o.TextSize, a.y1 - seam*o.TextSize
	}
	size, base := fyne.CurrentApp().Driver().RenderedTextSize(o.Text, o.TextSize, o.TextStyle, nil)
	top += (o.Size().Height-size.Height)/2 + base
	if strings.ContainsAny(o.Text, "gjpqy,") {
		return top - .714*o.TextSize, top + .24*o.TextSize
	}
	return top - .714*o.TextSize, top
}

// hideBelow forgets what a panel covers.
func (l *laid) hideBelow(panel area) {
	l.texts = slices.DeleteFunc(l.texts, func(s shownText) bool { return s.ink.covers(panel, 1) })
}

func (l *laid) text(o *canvas.Text, at fyne.Position, boxes []area, view area, inner bool) {
	if strings.TrimSpace(o.Text) == "" || hidden(o) {
		return
	}
	min := o.MinSize()
	left := at.X
	switch o.Alignment {
	case fyne.TextAlignCenter:
		left += (o.Size().Width - min.Width) / 2
	case fyne.TextAlignTrailing:
		left += o.Size().Width - min.Width
	}
	ink := ink(o, left, at.Y)
	const slack = 1
	above := slack + seam*o.TextSize
	for _, b := range boxes {
		if ink.x0 < b.x0-slack || ink.x1 > b.x1+slack || ink.y0 < b.y0-above || ink.y1 > b.y1+above {
			l.outside = append(l.outside, fmt.Sprintf("%q at %v leaves its box %v", o.Text, ink, b))
			break
		}
	}
	if l.head {
		ink.y0, ink.y1 = letters(o, at.Y)
	}
	l.texts = append(l.texts, shownText{o.Text, o.TextSize, l.least, ink, view, inner, l.head})
}

// check tells what is wrong.
func (l *laid) check(t *testing.T, window fyne.Size) {
	t.Helper()
	for _, o := range l.outside {
		t.Error(o)
	}
	for i, a := range l.texts {
		if a.size < a.least {
			t.Errorf("%q is set in %v, smaller than %v", a.words, a.size, a.least)
		}
		if strings.Contains(a.words, "…") {
			t.Errorf("%q is cut", a.words)
		}
		for _, m := range l.marks {
			if a.head && m.covers(a.ink, 1) {
				t.Errorf("the mark lies over %q", a.words)
			}
		}
		for _, b := range l.texts[i+1:] {
			if a.head && b.head && a.ink.covers(b.ink, 0) {
				t.Errorf("letters of %q cut into %q", b.words, a.words)
			}
			s := seam * max(a.size, b.size)
			if a.ink.and(a.view).covers(b.ink.and(b.view), s) || a.inner && b.inner && a.view == b.view && a.ink.covers(b.ink, s) {
				t.Errorf("%q lies over %q", b.words, a.words)
			}
		}
	}
	for _, p := range l.targets {
		assert.GreaterOrEqual(t, p.size.Height, float32(leastTarget), "height of a target at %v", p.at)
		assert.GreaterOrEqual(t, p.size.Width, float32(leastTarget), "width of a target at %v", p.at)
	}
}

// sizes are the sizes of all texts, the smallest of those that say the same.
func (l *laid) sizes() map[string]float32 {
	all := map[string]float32{}
	for _, s := range l.texts {
		if is, ok := all[s.words]; !ok || s.size < is {
			all[s.words] = s.size
		}
	}
	return all
}

// hidden tells whether a text has no colour.
func hidden(o *canvas.Text) bool {
	_, _, _, alpha := o.Color.RGBA()
	return alpha == 0
}
