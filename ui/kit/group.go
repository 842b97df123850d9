package kit

import (
	"strings"

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
				line.FillColor = l.Palette.Line
			}
		},
	})
}

// Framed is anything on a panel of its own.
type Framed struct {
	widget.BaseWidget
	child Flow
	panel *canvas.Rectangle
}

// NewPanel puts a panel under something.
func NewPanel(child Flow) *Framed {
	f := &Framed{child: child, panel: box(theme.BarRadius)}
	f.ExtendBaseWidget(f)
	return f
}

// HeightFor is the height of what stands on the panel.
func (f *Framed) HeightFor(width float32) float32 { return f.child.HeightFor(width) }

func (f *Framed) CreateRenderer() fyne.WidgetRenderer {
	return draw(&drawn{
		owner:   f,
		deep:    true,
		objects: []fyne.CanvasObject{f.panel, f.child},
		layout: func(size fyne.Size) {
			f.panel.Resize(size)
			f.child.Resize(size)
		},
		min:   func() fyne.Size { return fyne.NewSize(0, f.HeightFor(f.Size().Width)) },
		paint: func(l Look) { f.panel.FillColor = l.Palette.Panel },
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
	title   *Paragraph
	second  *Paragraph
	tapped  func() // nil: only the control acts
	narrow  bool   // the control always stands beside the words
}

var _ Flow = (*Setting)(nil)

// settingGap lies between words and control.
const settingGap float32 = theme.Space3

// NewSetting makes a row of a title, a second line (or "") and a control. The control is as wide as it asks for at least.
func NewSetting(title, second string, control fyne.CanvasObject) *Setting {
	s := &Setting{control: control, title: NewParagraph(title, theme.Row), second: NewParagraph(second, theme.Caption)}
	s.second.Colour = Muted
	s.ExtendBaseWidget(s)
	return s
}

// SetSecond shows another second line.
func (s *Setting) SetSecond(text string) {
	s.second.SetText(text)
	s.Refresh()
}

// Narrow keeps the control beside the words even if those need several lines.
func (s *Setting) Narrow() *Setting {
	s.narrow = true
	return s
}

// beside tells whether control and words stand side by side.
func (s *Setting) beside(width float32) bool {
	return s.narrow || s.titleWidth()+settingGap+s.control.MinSize().Width <= width
}

// words is the width for the words.
func (s *Setting) words(width float32) float32 {
	if s.beside(width) {
		return width - settingGap - s.controlWidth(width)
	}
	return width
}

// controlWidth is the width of a control beside the words: what it needs, or what it wishes if the title leaves that.
func (s *Setting) controlWidth(width float32) float32 {
	need := s.control.MinSize().Width
	if w, ok := s.control.(interface{ wish() float32 }); ok {
		return max(need, min(w.wish(), width-settingGap-s.titleWidth()))
	}
	return need
}

// titleWidth is the width of the title in one line.
func (s *Setting) titleWidth() float32 {
	return textWidth(strings.ReplaceAll(s.title.Text, string(border), ""), theme.Row.Scaled(Now().Scale), false) + 1
}

// text is the height of the words.
func (s *Setting) text(width float32) float32 {
	height := s.title.HeightFor(s.words(width))
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
				top.Resize(size)
			}
			w, h := s.words(size.Width), s.text(size.Width)
			line := s.title.HeightFor(w)
			y := theme.Space3
			if s.beside(size.Width) {
				y = (size.Height - h) / 2
				width, height := s.controlWidth(size.Width), s.control.MinSize().Height
				place(s.control, size.Width-width, (size.Height-height)/2, width, height)
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
