package ui

import (
	"fyne.io/fyne/v2"

	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/table"
	"patiencetrio/ui/text"
)

// lessonActions is what the keys of a lesson do.
type lessonActions struct{ main, back, again, undo, redo func() }

// lessonPanel says what to try in an example. It is as large as the longest of its texts needs, so that no card moves from
// step to step.
type lessonPanel struct {
	exhibitPanel
	texts      []string
	leftHanded bool

	step                    *kit.Label
	back, again, redo, undo *kit.BarKey
	main                    *kit.Button
	labels                  []string // of the four keys
	mains                   []string // the words that the main key can have
}

func newLessonPanel(t *text.Text, title string, texts []string, set settings, r *core.Rules, do lessonActions) *lessonPanel {
	p := &lessonPanel{
		texts: texts, leftHanded: set.LeftHanded,
		step:   kit.NewLabel("", theme.Caption).In(kit.Muted),
		back:   kit.NewBarKey(theme.IconBack, "", do.back),
		again:  kit.NewBarKey(theme.IconSame, "", do.again),
		redo:   kit.NewBarKey(theme.IconRedo, "", do.redo),
		undo:   kit.NewBarKey(theme.IconUndo, "", do.undo),
		main:   kit.NewButton("", kit.Primary, do.main),
		labels: []string{t.Get("examples.back"), t.Get("examples.again"), t.Get("bar.redo"), t.Get("bar.undo")},
	}
	p.furnish(title, set, r)
	p.redo.Repeat, p.undo.Repeat = true, true
	p.main.Margin = theme.Space3
	p.mains = []string{t.Get("examples.show"), t.Get("examples.next"), t.Get("examples.done")}
	p.ExtendBaseWidget(p)
	return p
}

// set shows a step: its words, its number among all, and the word on the main key.
func (p *lessonPanel) set(words, step, main string) {
	p.step.SetText(step)
	p.words.SetText(words)
	p.main.SetText(main)
	p.body.Refresh()
}

// The panel's measures.
const (
	lessonTop  float32 = 10  // above the words
	lessonGap  float32 = 6   // below them
	lessonKeys float32 = 52  // height of a row of keys
	lessonLow  float32 = 6   // below the last row
	lessonMost         = .46 // of the height of a tall table
)

// style is the type of the words in a panel of some width.
func (p *lessonPanel) style(width float32) theme.TextStyle {
	switch {
	case width < narrowPanel:
		return theme.Caption
	case width < narrow-2*theme.Space2:
		return theme.MessageLow
	default:
		return theme.Message
	}
}

// room is what the panel needs of a table: the height of a tall one's foot, the width of a wide one's side.
func (p *lessonPanel) room(size table.Size) (foot, side float32) {
	width := table.BarWidth(size.W)
	words := float32(0)
	for _, t := range p.texts {
		words = max(words, kit.Measure(t, p.style(width), width-2*exhibitEdge))
	}
	foot = lessonTop + words + lessonGap + lessonKeys + lessonLow + theme.Space2
	if p.split(width) {
		foot += lessonKeys
	}
	return min(foot, lessonMost*size.H), exhibitSide(size.W)
}

// mainWidth is the width of the main key: its longest word has room.
func (p *lessonPanel) mainWidth() float32 {
	width := float32(0)
	for _, word := range p.mains {
		width = max(width, kit.NewLabel(word, theme.Button).Width())
	}
	return width + 2*p.main.Margin
}

// beside is the room that the main key leaves the four others in a panel of some width.
func (p *lessonPanel) beside(width float32) float32 {
	return width - 2*theme.Space2 - theme.Space1 - p.mainWidth()
}

// split tells whether the main key needs a row of its own.
func (p *lessonPanel) split(width float32) bool { return p.beside(width) < 4*kit.LeastTarget }

// CreateRenderer draws the panel.
func (p *lessonPanel) CreateRenderer() fyne.WidgetRenderer {
	return kit.Draw(p, []fyne.CanvasObject{p.ground, p.step, p.title, p.body, p.back, p.again, p.redo, p.undo, p.main},
		kit.Drawing{Layout: p.layout})
}

func (p *lessonPanel) layout(size fyne.Size) {
	kit.Place(p.ground, 0, 0, size.Width, size.Height)
	p.words.Style = p.style(size.Width)
	p.step.Hidden, p.title.Hidden = !p.wide, !p.wide
	width := size.Width - 2*exhibitEdge
	if p.wide {
		p.layoutWide(size, width)
	} else {
		keys := size.Height - lessonLow - lessonKeys
		words, left := keys, p.beside(size.Width)
		if p.split(size.Width) {
			words -= lessonKeys
		}
		kit.Place(p.body, exhibitEdge, lessonTop, width, words-lessonGap-lessonTop)
		switch {
		case p.split(size.Width):
			p.layoutKeys(theme.Space2, keys, size.Width-2*theme.Space2)
			kit.Place(p.main, theme.Space2, words+2, size.Width-2*theme.Space2, lessonKeys-4)
		case p.leftHanded:
			kit.Place(p.main, theme.Space2, keys+2, p.mainWidth(), lessonKeys-4)
			p.layoutKeys(size.Width-theme.Space2-left, keys, left)
		default:
			p.layoutKeys(theme.Space2, keys, left)
			kit.Place(p.main, size.Width-theme.Space2-p.mainWidth(), keys+2, p.mainWidth(), lessonKeys-4)
		}
	}
	p.body.Refresh()
}

func (p *lessonPanel) layoutWide(size fyne.Size, width float32) {
	y := lessonTop
	line := p.step.MinSize().Height
	kit.Place(p.step, exhibitEdge, y, width, line)
	y += line
	title := p.title.HeightFor(width)
	kit.Place(p.title, exhibitEdge, y, width, title)
	y += title + theme.Space1
	main := size.Height - lessonLow - theme.Space1 - lessonKeys
	kit.Place(p.main, theme.Space2, main, size.Width-2*theme.Space2, lessonKeys-4)
	keys := main - lessonKeys
	p.layoutKeys(theme.Space2, keys, size.Width-2*theme.Space2)
	kit.Place(p.body, exhibitEdge, y, width, min(keys-lessonGap-y, p.words.HeightFor(width)))
}

// layoutKeys puts the four keys beside one another.
func (p *lessonPanel) layoutKeys(x, y, width float32) {
	keys := []*kit.BarKey{p.back, p.again, p.redo, p.undo}
	each := width / float32(len(keys))
	for i, k := range keys {
		label := ""
		if each >= labelledFrom {
			label = p.labels[i]
		}
		if k.Text != label {
			k.SetText(label)
		}
		at := i
		if p.leftHanded {
			at = len(keys) - 1 - i
		}
		kit.Place(k, x+float32(at)*each, y, each, lessonKeys)
	}
}
