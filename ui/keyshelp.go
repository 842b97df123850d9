package ui

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/text"
)

// keysBeside is the size of text up to which keys stand beside what they do, even if that takes several lines.
const keysBeside = 1.3

// keysNarrow is how many ways to press the same thing at most stand beside what they do in any case.
const keysNarrow = 2

// newKeysSheet makes the sheet that lists the keys.
func newKeysSheet(t *text.Text, asked keysAsked) *kit.Sheet {
	column := kit.NewColumn(0)
	here, others := keysHelp(asked)
	for _, g := range slices.Concat(here, others) {
		column.Add(kit.NewInset(0, theme.Space1, kit.NewColumn(0, kit.NewCaption(t.Get(g.id)))))
		for _, k := range g.keys {
			row := kit.NewSetting(t.Prose(k.id), "", newKeyCaps(t, k.ways))
			if kit.Now().Scale <= keysBeside && len(k.ways) <= keysNarrow { // large words, or many keys, need the whole width
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
	capLines  float32 = 6 // between lines
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

var _ kit.Flow = (*keyCaps)(nil)

// MinSize is the room that all keys need side by side.
func (k *keyCaps) MinSize() fyne.Size { return fyne.NewSize(widthOf(k.caps), capsHeight()) }

// HeightFor is the height of as many lines as the keys need at a width.
func (k *keyCaps) HeightFor(width float32) float32 {
	n := float32(len(k.lines(width)))
	return n*capsHeight() + (n-1)*capLines
}

// capsHeight is the height of drawn keys.
func capsHeight() float32 { return max(capHeight, theme.Caption.Line*kit.Now().Scale+theme.Space3) }

// lines are the keys that stand side by side at a width: a way to press something is not torn apart.
func (k *keyCaps) lines(width float32) (lines [][]keyCap) {
	for i := 0; i < len(k.caps); {
		n := i + 1
		for n < len(k.caps) && !k.caps[n].first {
			n++
		}
		way, last := k.caps[i:n], len(lines)-1
		if last >= 0 && widthOf(append(lines[last][:len(lines[last]):len(lines[last])], way...)) <= width {
			lines[last] = append(lines[last], way...)
		} else {
			lines = append(lines, slices.Clone(way))
		}
		i = n
	}
	return lines
}

// widthOf is the width of keys side by side.
func widthOf(caps []keyCap) float32 { return row(caps, func(keyCap, float32, float32) {}) }

// row calls each with the keys, their left ends and widths, and returns the whole width.
func row(caps []keyCap, each func(c keyCap, x, width float32)) float32 {
	x := float32(0)
	for i, c := range caps {
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
			y := (size.Height - k.HeightFor(size.Width)) / 2
			for _, line := range k.lines(size.Width) {
				left := size.Width - widthOf(line)
				row(line, func(c keyCap, x, width float32) {
					kit.Place(c.shape, left+x, y, width, height)
					kit.Place(c.label, left+x, y, width, height)
				})
				y += height + capLines
			}
		},
		Paint: func(l kit.Look) {
			for _, c := range k.caps {
				c.shape.FillColor = l.Palette.Well
			}
		},
	})
}
