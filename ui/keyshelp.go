package ui

import (
	"runtime"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/text"
)

// keyHelp is one line of the help on keys: what is done, and the ways to press it, each of one or more keys at once.
type keyHelp struct {
	id   string
	ways [][]string
}

// keyGroup are the keys that work at some place, and what is to be said of them.
type keyGroup struct {
	id   string
	keys []keyHelp
	note string // id; "" for none
}

// keysHelp lists the keys that bindKeys knows, by where they work. Names in lower case are messages.
func keysHelp() []keyGroup {
	command := "control"
	if runtime.GOOS == "darwin" {
		command = "command"
	}
	return []keyGroup{
		{"keys.group.cards", []keyHelp{
			{"keys.columns", [][]string{{"1 – 9"}}},
			{"keys.foundations", [][]string{{"0"}}},
			{"keys.draw", [][]string{{"S"}, {"space"}}},
			{"keys.waste", [][]string{{"W"}}},
			{"keys.cells", [][]string{{"A S D F G H J K"}}},
			{"keys.arrows", [][]string{{"arrows"}}},
			{"keys.press", [][]string{{"enter"}, {"space"}}},
		}, "keys.two"},
		{"keys.group.table", []keyHelp{
			{"keys.undo", [][]string{{"U"}, {command, "Z"}}},
			{"keys.redo", [][]string{{"Y"}, {command, "Y"}}},
			{"keys.new", [][]string{{"N"}}},
			{"keys.hint", [][]string{{"T"}}},
			{"keys.rules", [][]string{{"R"}}},
			{"keys.settings", [][]string{{"P"}}},
			{"keys.copy", [][]string{{command, "C"}}},
		}, "keys.hold"},
		{"keys.group.first", []keyHelp{
			{"keys.games", [][]string{{"1 – 3"}}},
		}, "keys.also"},
		{"keys.group.pages", []keyHelp{
			{"keys.steer", [][]string{{"arrows"}}},
			{"keys.pages", [][]string{{"pageup"}, {"pagedown"}}},
			{"keys.ends", [][]string{{"home"}, {"end"}}},
		}, ""},
		{"keys.group.show", []keyHelp{
			{"keys.step", [][]string{{"arrows"}}},
			{"keys.run", [][]string{{"space"}}},
			{"keys.jump", [][]string{{"home"}, {"end"}}},
		}, ""},
		{"keys.group.anywhere", []keyHelp{
			{"keys.tab", [][]string{{"Tab"}}},
			{"keys.back", [][]string{{"shift", "Tab"}}},
			{"keys.choose", [][]string{{"enter"}, {"space"}}},
			{"keys.help", [][]string{{"F1"}, {"?"}}},
			{"keys.close", [][]string{{"escape"}}},
		}, ""},
	}
}

// keysBeside is the size of text up to which keys stand beside what they do, even if that takes several lines.
const keysBeside = 1.3

// newKeysSheet makes the sheet that lists the keys; that for hints only if the player wants them.
func newKeysSheet(t *text.Text, hints bool) *kit.Sheet {
	column := kit.NewColumn(0)
	for _, g := range keysHelp() {
		column.Add(kit.NewInset(0, theme.Space1, kit.NewColumn(0, kit.NewCaption(t.Get(g.id)))))
		for _, k := range g.keys {
			if k.id == "keys.hint" && !hints {
				continue
			}
			row := kit.NewSetting(t.Prose(k.id), "", newKeyCaps(t, k.ways))
			if kit.Now().Scale <= keysBeside { // large words need the whole width
				row.Narrow()
			}
			column.Add(kit.NewInset(theme.Space3, 0, row))
		}
		if g.note != "" {
			column.Add(newNote(t.Prose(g.note)))
		}
	}
	return kit.NewSheet(t.Get("keys.title"), "", column)
}

// keyCaps draws keys, several ways to press the same thing apart from one another.
type keyCaps struct {
	widget.BaseWidget
	caps []keyCap
}

type keyCap struct {
	shape *canvas.Rectangle
	label *kit.Label
	first bool // of a way
}

// The measures of drawn keys.
const (
	capHeight float32 = 30 // at the usual size of text
	capLeast  float32 = 34
	capMargin float32 = 9
	capGap    float32 = 4
	wayGap    float32 = 14
)

func newKeyCaps(t *text.Text, ways [][]string) *keyCaps {
	k := &keyCaps{}
	for _, way := range ways {
		for i, name := range way {
			if len(name) > 1 && name[0] >= 'a' {
				name = t.Get("keys.name." + name)
			}
			shape := canvas.NewRectangle(nil)
			shape.CornerRadius = theme.Space2
			k.caps = append(k.caps, keyCap{shape, kit.NewLabel(name, theme.Caption).Centred(), i == 0})
		}
	}
	k.ExtendBaseWidget(k)
	return k
}

// MinSize is the room that all keys need.
func (k *keyCaps) MinSize() fyne.Size {
	width := k.row(func(keyCap, float32, float32) {})
	return fyne.NewSize(width, capsHeight())
}

// capsHeight is the height of drawn keys.
func capsHeight() float32 { return max(capHeight, theme.Caption.Line*kit.Now().Scale+theme.Space3) }

// row calls each with the keys, their left ends and widths, and returns the whole width.
func (k *keyCaps) row(each func(c keyCap, x, width float32)) float32 {
	x := float32(0)
	for i, c := range k.caps {
		switch {
		case i > 0 && c.first:
			x += wayGap
		case i > 0:
			x += capGap
		}
		w := max(capLeast, c.label.Width()+2*capMargin)
		each(c, x, w)
		x += w
	}
	return x
}

func (k *keyCaps) CreateRenderer() fyne.WidgetRenderer {
	var objects []fyne.CanvasObject
	for _, c := range k.caps {
		objects = append(objects, c.shape, c.label)
	}
	return kit.Draw(k, objects, kit.Drawing{
		Layout: func(size fyne.Size) {
			height := capsHeight()
			y := (size.Height - height) / 2
			left := size.Width - k.MinSize().Width
			k.row(func(c keyCap, x, width float32) {
				kit.Place(c.shape, left+x, y, width, height)
				kit.Place(c.label, left+x, y, width, height)
			})
		},
		Paint: func(l kit.Look) {
			for _, c := range k.caps {
				c.shape.FillColor = l.Palette.Well
			}
		},
	})
}
