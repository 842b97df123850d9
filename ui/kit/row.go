package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/theme"
)

// Row is a line that leads somewhere: an icon, a headline, a second line, an arrow. A row of the kind Quiet has no shape
// of its own and stands in a group or a menu.
type Row struct {
	widget.BaseWidget
	Icon     theme.Icon // "" for none
	Title    string
	Second   string // "" for none
	Kind     Kind
	OnTapped func()

	disabled bool
	shape    *canvas.Rectangle
	icon     *canvas.Image
	title    *Label
	second   *Label
	end      *canvas.Image
	flush    bool
}

// The row's measures.
const (
	rowHeight    float32 = 52
	tallRow      float32 = 64
	rowIconX     float32 = 18
	rowTextX     float32 = 60
	rowTextPlain float32 = theme.Space4
	rowEnd       float32 = 20
)

// rowLines is how many lines a row's title may take: in large type it is rather high than smaller than its neighbours'.
const rowLines = 3

// NewRow makes a row; second may be "".
func NewRow(icon theme.Icon, title, second string, kind Kind, tapped func()) *Row {
	r := &Row{Icon: icon, Title: title, Second: second, Kind: kind, OnTapped: tapped}
	r.shape, r.icon, r.end = box(theme.RowRadius), &canvas.Image{}, &canvas.Image{}
	r.title = NewLabel(title, theme.RowTitle).Fitting(Wrap)
	r.title.Lines = rowLines
	r.second = NewLabel(second, theme.Caption).Fitting(Wrap)
	r.ExtendBaseWidget(r)
	return r
}

// SetEnabled lets the row act or not.
func (r *Row) SetEnabled(on bool) {
	if r.disabled == on {
		r.disabled = !on
		r.Refresh()
	}
}

// SetSecond shows another second line, or a brief one (or "") where there is no room for it in one line.
func (r *Row) SetSecond(text, brief string) {
	r.Second, r.second.Text, r.second.Brief = text, text, brief
	r.Refresh()
}

func (r *Row) enabled() bool { return !r.disabled }

// ink is the colour of headline and icons.
func (r *Row) ink(l Look) nrgba {
	c := l.Palette.Text
	if r.Kind == Primary {
		c = l.Palette.OnAccent
	}
	return theme.Fade(c, opacity(r.enabled()))
}

func (r *Row) quiet(l Look) nrgba {
	if r.Kind == Primary {
		return r.ink(l)
	}
	return theme.Fade(l.Palette.Muted, opacity(r.enabled()))
}

// HeightFor is the row's height at a width.
func (r *Row) HeightFor(width float32) float32 {
	_, words := r.words(width)
	height := r.title.HeightFor(words)
	if r.Second == "" {
		return max(rowHeight, height+theme.Space5)
	}
	return max(tallRow, height+r.second.HeightFor(words)+theme.Space5)
}

// words is where in a row of some width its words begin, and how wide they may be.
func (r *Row) words(width float32) (x, words float32) {
	x = rowTextX
	switch {
	case r.flush:
		x = 0
	case r.Icon == "":
		x = rowTextPlain
	}
	return x, width - x - r.endMargin() - theme.RowIconSize - theme.Space2
}

// endMargin is what is free at the right of the arrow.
func (r *Row) endMargin() float32 {
	if r.flush {
		return 0
	}
	return rowEnd
}

// Flush lets a row without icon begin and end at its edges: in a group, which has margins.
func (r *Row) Flush() *Row {
	r.flush = true
	return r
}

// rowIconsGrow is how far a row's icons follow the size of text: the words keep their width.
const rowIconsGrow = 1.3

// rowIcons are the sizes of a row's icons, at its beginning and at its end.
func rowIcons() (icon, end float32) {
	by := min(Now().Scale, rowIconsGrow)
	return theme.IconSize * by, theme.RowIconSize * by
}

func (r *Row) CreateRenderer() fyne.WidgetRenderer {
	top := newPad(false, theme.RowRadius, r.ink, r.enabled, func() {
		if r.OnTapped != nil {
			r.OnTapped()
		}
	})
	top.base().first = r.Kind == Primary
	top.base().name = func() string { return r.Title }
	return draw(&drawn{
		owner:   r,
		objects: []fyne.CanvasObject{r.shape, r.icon, r.title, r.second, r.end, top},
		layout: func(size fyne.Size) {
			r.shape.Resize(size)
			top.Resize(size)
			middle := size.Height / 2
			icon, end := rowIcons()
			place(r.icon, rowIconX, middle-icon/2, icon, icon)
			x := min(size.Width-r.endMargin()-(theme.RowIconSize+end)/2, size.Width-end)
			place(r.end, x, middle-end/2, end, end)
			r.layoutText(size)
		},
		min: func() fyne.Size { return fyne.NewSize(0, r.HeightFor(r.Size().Width)) },
		paint: func(l Look) {
			r.Kind.dress(r.shape, l, r.enabled())
			if r.icon.Hidden = r.Icon == ""; !r.icon.Hidden {
				paintIcon(r.icon, r.Icon, r.ink(l))
			}
			paintIcon(r.end, theme.IconNext, r.ink(l))
			r.title.Text, r.title.Colour = r.Title, r.ink
			r.second.Text, r.second.Colour = r.Second, r.quiet
			r.second.Hidden = r.Second == ""
			r.title.Refresh()
			r.second.Refresh()
		},
	})
}

func (r *Row) layoutText(size fyne.Size) {
	x, width := r.words(size.Width)
	title := r.title.HeightFor(width)
	if r.Second == "" {
		place(r.title, x, (size.Height-title)/2, width, title)
		return
	}
	second := r.second.HeightFor(width)
	y := (size.Height - title - second) / 2
	place(r.title, x, y, width, title)
	place(r.second, x, y+title, width, second)
}
