package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/theme"
)

// Day is one chip of DayChips.
type Day struct {
	Weekday string // short
	Number  string // of the day in its month
	Done    bool
	Off     bool // cannot be chosen: not come yet
}

// DayChips shows days side by side.
type DayChips struct {
	widget.BaseWidget
	OnTapped func(index int)
	chips    []*dayChip
}

// The measures of days.
const (
	dayWidth  float32 = 44
	dayHeight float32 = 52
	dayGap    float32 = 4
	dayDone   float32 = 24
)

// NewDayChips makes chips for days.
func NewDayChips(days []Day, tapped func(index int)) *DayChips {
	d := &DayChips{OnTapped: tapped}
	for i, day := range days {
		d.chips = append(d.chips, newDayChip(day, func() { d.OnTapped(i) }))
	}
	d.ExtendBaseWidget(d)
	return d
}

// SetDays shows other days, as many as before.
func (d *DayChips) SetDays(days []Day) {
	for i, day := range days {
		d.chips[i].day = day
		d.chips[i].Refresh()
	}
}

func (d *DayChips) height() float32 {
	return max(dayHeight, (theme.Label.Line+theme.Row.Line)*Now().Scale+theme.Space3)
}

func (d *DayChips) CreateRenderer() fyne.WidgetRenderer {
	var objects []fyne.CanvasObject
	for _, c := range d.chips {
		objects = append(objects, c)
	}
	return draw(&drawn{
		owner:   d,
		objects: objects,
		layout: func(size fyne.Size) {
			n := float32(len(d.chips))
			w := max((size.Width-(n-1)*dayGap)/n, LeastTarget-dayGap) // beyond its sides rather than too small to hit
			left := (size.Width - n*w - (n-1)*dayGap) / 2
			for i, c := range d.chips {
				place(c, left+float32(i)*(w+dayGap), 0, w, size.Height)
			}
		},
		min: func() fyne.Size { return fyne.NewSize(0, d.height()) },
	})
}

type dayChip struct {
	widget.BaseWidget
	day     Day
	tapped  func()
	back    *canvas.Rectangle
	disc    *canvas.Circle
	check   *canvas.Image
	weekday *Label
	number  *Label
}

func newDayChip(day Day, tapped func()) *dayChip {
	c := &dayChip{day: day, tapped: tapped, back: box(theme.FieldRadius), disc: &canvas.Circle{}, check: &canvas.Image{}}
	c.weekday = NewLabel(day.Weekday, theme.Label).Centred().Fitting(Shrink)
	c.number = NewLabel(day.Number, theme.Row).Centred().Fitting(Shrink)
	c.ExtendBaseWidget(c)
	return c
}

func (c *dayChip) CreateRenderer() fyne.WidgetRenderer {
	top := newPad(false, theme.FieldRadius, Text, func() bool { return !c.day.Off }, c.tapped)
	top.base().inside = ringRoom // outside of it are its neighbours
	return draw(&drawn{
		owner:   c,
		objects: []fyne.CanvasObject{c.back, c.weekday, c.number, c.disc, c.check, top},
		layout: func(size fyne.Size) {
			scale := Now().Scale
			c.back.Resize(size)
			place(top, -dayGap/2, 0, size.Width+dayGap, size.Height)
			line := theme.Label.Line * scale
			place(c.weekday, 0, 5, size.Width, line)
			room := size.Height - 5 - line
			place(c.number, 0, 4+line, size.Width, room-3)
			middle := 4 + line + (room-3)/2
			place(c.disc, (size.Width-dayDone)/2, middle-dayDone/2, dayDone, dayDone)
			place(c.check, (size.Width-theme.RowIconSize)/2, middle-theme.RowIconSize/2, theme.RowIconSize, theme.RowIconSize)
		},
		min: func() fyne.Size { return fyne.NewSize(dayWidth, dayHeight) },
		paint: func(l Look) {
			share := opacity(!c.day.Off)
			c.back.FillColor = theme.Fade(l.Palette.Well, share)
			c.disc.FillColor = l.Palette.Gold
			c.disc.Hidden, c.check.Hidden, c.number.Hidden = !c.day.Done, !c.day.Done, c.day.Done
			paintIcon(c.check, theme.IconCheck, OnGold(l))
			c.weekday.Text, c.number.Text = c.day.Weekday, c.day.Number
			c.weekday.Colour = func(l Look) nrgba { return theme.Fade(l.Palette.Muted, share) }
			c.number.Colour = func(l Look) nrgba { return theme.Fade(l.Palette.Text, share) }
			c.weekday.Refresh()
			c.number.Refresh()
		},
	})
}

// Chip is a word on gold, in the middle of its width: a best.
type Chip struct {
	widget.BaseWidget
	back  *canvas.Rectangle
	label *Label
}

// NewChip makes a chip; "" makes an invisible one of the same height.
func NewChip(text string) *Chip {
	style := theme.Label
	style.Bold = true
	c := &Chip{back: box(0), label: NewLabel(text, style).In(OnGold).Centred().Fitting(Shrink)}
	c.ExtendBaseWidget(c)
	return c
}

func (c *Chip) CreateRenderer() fyne.WidgetRenderer {
	return draw(&drawn{
		owner:   c,
		objects: []fyne.CanvasObject{c.back, c.label},
		layout: func(size fyne.Size) {
			w := min(size.Width, c.label.Width()+2*theme.Space4)
			x := (size.Width - w) / 2
			c.back.CornerRadius = size.Height / 2
			place(c.back, x, 0, w, size.Height)
			place(c.label, x+4, 0, w-8, size.Height)
		},
		min: func() fyne.Size {
			return fyne.NewSize(c.label.Width()+2*theme.Space4, theme.Label.Line*Now().Scale+6)
		},
		paint: func(l Look) {
			c.back.FillColor = l.Palette.Gold
			c.back.Hidden = c.label.Text == ""
		},
	})
}
