package ui

import (
	"slices"

	"fyne.io/fyne/v2"

	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/table"
	"patiencetrio/ui/text"
)

// showActions is what slider and keys of a show do.
type showActions struct {
	first, back, run, on, last, pace func()
	to                               func(n int)
}

// showPanel says what is shown of a recording, and leads through it.
type showPanel struct {
	exhibitPanel
	text *text.Text
	top  float32 // of what is seen: beside a high table the panel stands at the lower end of its place

	slider                           *kit.Slider
	first, back, run, on, last, pace *kit.BarKey
	running                          bool
	paceWord                         string
	objects                          []fyne.CanvasObject // all of these, from back to front
}

func newShowPanel(t *text.Text, title string, set settings, r *core.Rules, steps int, do showActions) *showPanel {
	p := &showPanel{
		text:   t,
		slider: kit.NewSlider(steps, do.to),
		first:  kit.NewBarKey(theme.IconFirst, "", do.first),
		back:   kit.NewBarKey(theme.IconBack, "", do.back),
		run:    kit.NewBarKey(theme.IconPlay, "", do.run),
		on:     kit.NewBarKey(theme.IconNext, "", do.on),
		last:   kit.NewBarKey(theme.IconLast, "", do.last),
		pace:   kit.NewBarKey(theme.IconClock, "", do.pace),
	}
	p.furnish(title, set, r)
	p.run.Accented = true
	p.back.Repeat, p.on.Repeat = true, true
	p.ExtendBaseWidget(p)
	return p
}

// set shows how far one has come: the words about it, and the place among all steps.
func (p *showPanel) set(words string, at int) {
	p.words.SetText(words)
	p.layoutWords()
	p.slider.Set(at)
	for _, k := range []*kit.BarKey{p.first, p.back} {
		k.SetEnabled(at > 0)
	}
	for _, k := range []*kit.BarKey{p.on, p.last} {
		k.SetEnabled(at < p.slider.Most)
	}
}

// setRunning shows whether it runs, and how fast it does.
func (p *showPanel) setRunning(on bool, pace string) {
	p.running, p.paceWord = on, pace
	p.run.Icon = theme.IconPlay
	if on {
		p.run.Icon = theme.IconPause
	}
	p.run.Refresh()
	p.label()
}

// The panel's measures.
const (
	showTop    float32 = 8  // above the words
	showKey    float32 = 52 // height of a key
	showInset  float32 = 4  // left and right of the keys, and below them
	showLines          = 3  // of words that have room on a tall table
	showMost           = .5 // of the height of a tall table
	showBeside         = 5  // lines of words that have room beside a wide table; the panel is no higher than that needs
)

// style is the type of the words in a panel of some width: on a tall table every line takes room from the cards.
func (p *showPanel) style(width float32, wide bool) theme.TextStyle {
	if width < narrowPanel || !wide && width < narrow {
		return theme.Caption
	}
	return theme.MessageLow
}

// room is what the panel needs of a table: the height of a tall one's foot, the width of a wide one's side.
func (p *showPanel) room(size table.Size) (foot, side float32) {
	line := p.style(table.BarWidth(size.W), false).Line * kit.Now().Scale
	foot = showTop + showLines*line + kit.MinTarget + showKey + showInset + theme.Space2
	return min(foot, showMost*size.H), exhibitSide(size.W)
}

// CreateRenderer draws the panel.
func (p *showPanel) CreateRenderer() fyne.WidgetRenderer {
	p.objects = p.inOrder()
	return kit.Draw(p, p.objects, kit.Drawing{Layout: p.layout})
}

// inOrder lists all objects in the order in which Tab goes round, but on a phone the slider last: it reaches beyond itself
// while a finger holds it.
func (p *showPanel) inOrder() []fyne.CanvasObject {
	all := []fyne.CanvasObject{p.ground, p.title, p.body, p.slider}
	for _, k := range p.row() {
		all = append(all, k)
	}
	if fyne.CurrentDevice().IsMobile() {
		all = append(slices.Delete(all, 3, 4), p.slider)
	}
	return all
}

func (p *showPanel) layout(size fyne.Size) {
	p.title.Hidden = !p.wide
	copy(p.objects, p.inOrder())
	keys := size.Height - showInset - p.keysHigh()
	p.top = 0
	if p.wide {
		words := p.title.HeightFor(size.Width-2*exhibitEdge) + theme.Space1 + showBeside*p.style(size.Width, true).Line*kit.Now().Scale
		p.top = max(0, keys-kit.MinTarget-words-showTop)
	}
	kit.Place(p.ground, 0, p.top, size.Width, size.Height-p.top)
	p.layoutKeys(keys, size.Width)
	kit.Place(p.slider, showInset, keys-kit.MinTarget, size.Width-2*showInset, kit.MinTarget)
	p.layoutWords()
}

// layoutWords gives the words the room above the slider; where that is more than they need they stand at its top.
func (p *showPanel) layoutWords() {
	size := p.Size()
	y, width := p.top+showTop, size.Width-2*exhibitEdge
	if p.wide {
		title := p.title.HeightFor(width)
		kit.Place(p.title, exhibitEdge, y, width, title)
		y += title + theme.Space1
	}
	room := max(0, p.slider.Position().Y-y)
	p.fitWords(size.Width, width, room)
	kit.Place(p.body, exhibitEdge, y, width, min(room, p.words.HeightFor(width)))
	p.body.Refresh()
}

// showShrinks is by how much the words give way at a time where large text has no room.
const showShrinks = .25

// fitWords sets the words as large as they have room, at least in the size of normal text.
func (p *showPanel) fitWords(panel, width, room float32) {
	style, scale := p.style(panel, p.wide), kit.Now().Scale
	for by := scale; ; by -= showShrinks {
		p.words.Style = style.Scaled(max(by, 1) / scale)
		if by <= 1 || p.words.HeightFor(width) <= room {
			return
		}
	}
}

// row lists the keys in their order: in one row, or at the side in two, of which the first leads from step to step.
func (p *showPanel) row() []*kit.BarKey {
	if p.wide {
		return []*kit.BarKey{p.back, p.run, p.on, p.first, p.last, p.pace}
	}
	return []*kit.BarKey{p.first, p.back, p.run, p.on, p.last, p.pace}
}

// inRow is how many keys stand side by side: a panel at the side is narrow and high.
func (p *showPanel) inRow() int {
	if p.wide {
		return 3
	}
	return 6
}

func (p *showPanel) keysHigh() float32 { return float32(6/p.inRow()) * showKey }

// layoutKeys gives the keys their places.
func (p *showPanel) layoutKeys(y, width float32) {
	n := p.inRow()
	each := (width - 2*showInset) / float32(n)
	for i, k := range p.row() {
		kit.Place(k, showInset+float32(i%n)*each, y+float32(i/n)*showKey, each, showKey)
	}
	p.label()
}

// label writes the words below the keys' icons, where there is room; the pace is nothing without its word.
func (p *showPanel) label() {
	run := "show.run"
	if p.running {
		run = "show.pause"
	}
	for id, k := range map[string]*kit.BarKey{"show.first": p.first, "examples.back": p.back, run: p.run, "examples.next": p.on, "show.last": p.last} {
		word := ""
		if k.Size().Width >= labelledFrom {
			word = p.text.Get(id)
		}
		if k.Text != word {
			k.SetText(word)
		}
	}
	if p.pace.Text != p.paceWord {
		p.pace.SetText(p.paceWord)
	}
}
