package kit

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/theme"
)

// Group is a panel with rows one under another and thin lines between them.
type Group struct {
	widget.BaseWidget
	panel *canvas.Rectangle
	rows  []fyne.CanvasObject
	lines []*canvas.Rectangle
	// Plain leaves the lines out.
	Plain bool
}

var _ Flow = (*Group)(nil)

// The group's measures.
const (
	groupMargin float32 = theme.Space4 // left and right of rows
	groupEnds   float32 = theme.Space1 // above the first and below the last
)

// NewGroup makes a group of rows.
func NewGroup(rows ...fyne.CanvasObject) *Group {
	g := &Group{panel: box(theme.BarRadius), rows: rows}
	for range max(0, len(rows)-1) {
		g.lines = append(g.lines, box(0))
	}
	g.ExtendBaseWidget(g)
	return g
}

// HeightFor is the height of all rows.
func (g *Group) HeightFor(width float32) float32 {
	height := 2 * groupEnds
	for _, r := range g.rows {
		height += HeightFor(r, width-2*groupMargin)
	}
	return height
}

func (g *Group) CreateRenderer() fyne.WidgetRenderer {
	objects := []fyne.CanvasObject{g.panel}
	for _, l := range g.lines {
		objects = append(objects, l)
	}
	return draw(&drawn{
		owner:   g,
		deep:    true,
		objects: append(objects, g.rows...),
		layout: func(size fyne.Size) {
			g.panel.Resize(size)
			width, y := size.Width-2*groupMargin, groupEnds
			for i, r := range g.rows {
				h := HeightFor(r, width)
				place(r, groupMargin, y, width, h)
				y += h
				if i < len(g.lines) {
					place(g.lines[i], groupMargin, y-theme.DividerWidth/2, width, theme.DividerWidth)
				}
			}
		},
		min: func() fyne.Size { return fyne.NewSize(0, g.HeightFor(g.Size().Width)) },
		paint: func(l Look) {
			g.panel.FillColor = l.Palette.Panel
			for _, line := range g.lines {
				line.FillColor = color.Transparent
				if !g.Plain {
					line.FillColor = l.Palette.Line
				}
			}
		},
	})
}

// NewCaption is the quiet headline above a group.
func NewCaption(text string) fyne.CanvasObject {
	style := theme.Caption
	style.Bold = true
	return NewInset(theme.Space3, theme.Space1, NewLabel(text, style).In(Muted).Fitting(Shrink))
}

// Setting is a row with words at the left and a control at the right; where there is no room for both side by side, the
// control goes below.
type Setting struct {
	widget.BaseWidget
	control fyne.CanvasObject
	title   *Label
	second  *Paragraph
	tapped  func() // nil: only the control acts
}

var _ Flow = (*Setting)(nil)

// settingGap lies between words and control.
const settingGap float32 = theme.Space3

// NewSetting makes a row of a title, a second line (or "") and a control. The control is as wide as it asks for at least.
func NewSetting(title, second string, control fyne.CanvasObject) *Setting {
	s := &Setting{control: control, title: NewLabel(title, theme.Row).Fitting(Shrink), second: NewParagraph(second, theme.Caption)}
	s.second.Colour = Muted
	s.ExtendBaseWidget(s)
	return s
}

// beside tells whether control and words stand side by side.
func (s *Setting) beside(width float32) bool {
	return s.title.Width()+settingGap+s.control.MinSize().Width <= width
}

// words is the width for the words.
func (s *Setting) words(width float32) float32 {
	if s.beside(width) {
		return width - settingGap - s.control.MinSize().Width
	}
	return width
}

// text is the height of the words.
func (s *Setting) text(width float32) float32 {
	height := theme.Row.Line * Now().Scale
	if s.second.Text != "" {
		height += s.second.HeightFor(s.words(width))
	}
	return height
}

// HeightFor is the height at a width.
func (s *Setting) HeightFor(width float32) float32 {
	text, control := s.text(width), HeightFor(s.control, width)
	if s.beside(width) {
		return max(rowHeight, text+2*theme.Space2, control+theme.Space1)
	}
	return theme.Space3 + text + theme.Space1 + control + theme.Space1
}

func (s *Setting) CreateRenderer() fyne.WidgetRenderer {
	objects := []fyne.CanvasObject{s.title, s.second, s.control}
	var top padObject
	if s.tapped != nil {
		top = newPad(false, theme.Space2, Text, func() bool { return true }, s.tapped)
		objects = append(objects, top)
	}
	return &drawn{
		owner:   s,
		deep:    true,
		objects: objects,
		layout: func(size fyne.Size) {
			if top != nil {
				place(top, 0, 2, size.Width, size.Height-4)
			}
			w, h := s.words(size.Width), s.text(size.Width)
			line := theme.Row.Line * Now().Scale
			control := s.control.MinSize()
			y := theme.Space3
			if s.beside(size.Width) {
				y = (size.Height - h) / 2
				place(s.control, size.Width-control.Width, (size.Height-control.Height)/2, control.Width, control.Height)
			} else {
				place(s.control, 0, y+h+theme.Space1, size.Width, HeightFor(s.control, size.Width))
			}
			place(s.title, 0, y, w, line)
			place(s.second, 0, y+line, w, h-line)
			s.second.Hidden = s.second.Text == ""
		},
		min: func() fyne.Size { return fyne.NewSize(0, s.HeightFor(s.Size().Width)) },
	}
}
