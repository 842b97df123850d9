package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/theme"
)

// MonthDay is one day of a Month.
type MonthDay struct {
	Number string
	Done   bool
	Today  bool
	Off    bool // cannot be chosen: not come yet
}

// Month shows the days of a month in weeks, like a calendar.
type Month struct {
	widget.BaseWidget
	first int // weekday column of the first day, 0..6
	heads []*Label
	days  []*monthDay
}

var _ Flow = (*Month)(nil)

// The measures of months.
const (
	monthWeek          = 7
	monthCell  float32 = MinTarget
	monthPitch float32 = 72 // greatest width of a day
	monthDisc  float32 = 34
	monthApart float32 = 2  // beside the heads of the columns
	monthIn            = .8 // of the disc's width: a number within
)

// NewMonth makes a month. weekdays are the seven heads; the first day stands in the column first.
func NewMonth(weekdays []string, first int, days []MonthDay, tapped func(index int)) *Month {
	m := &Month{first: first}
	for _, w := range weekdays {
		m.heads = append(m.heads, NewLabel(w, theme.Label).In(Muted).Centred().Fitting(Shrink))
	}
	Match(m.heads...)
	var numbers []*Label
	for i, d := range days {
		m.days = append(m.days, newMonthDay(d, func() { tapped(i) }))
		numbers = append(numbers, m.days[i].number)
	}
	Match(numbers...)
	m.ExtendBaseWidget(m)
	return m
}

func (m *Month) head() float32 { return theme.Label.Line*Now().Scale + theme.Space2 }

// HeightFor is the height of six weeks, so that nothing moves when the month changes.
func (m *Month) HeightFor(float32) float32 { return m.head() + 6*monthCell }

func (m *Month) CreateRenderer() fyne.WidgetRenderer {
	var objects []fyne.CanvasObject
	for _, h := range m.heads {
		objects = append(objects, h)
	}
	for _, d := range m.days {
		objects = append(objects, d)
	}
	return &drawn{
		owner:   m,
		deep:    true,
		objects: objects,
		layout: func(size fyne.Size) {
			w := min(max(size.Width/monthWeek, LeastTarget), monthPitch) // beyond its sides rather than too small to hit
			left := (size.Width - w*monthWeek) / 2
			for i, h := range m.heads {
				place(h, left+float32(i)*w+monthApart, 0, w-2*monthApart, m.head())
			}
			for i, d := range m.days {
				at := m.first + i
				place(d, left+float32(at%monthWeek)*w, m.head()+float32(at/monthWeek)*monthCell, w, monthCell)
			}
		},
		min: func() fyne.Size { return fyne.NewSize(0, m.HeightFor(0)) },
	}
}

type monthDay struct {
	widget.BaseWidget
	day    MonthDay
	tapped func()
	disc   *canvas.Circle
	number *Label
}

func newMonthDay(day MonthDay, tapped func()) *monthDay {
	style := theme.Row
	style.Bold = day.Done || day.Today
	d := &monthDay{day: day, tapped: tapped, disc: &canvas.Circle{}}
	d.number = NewLabel(day.Number, style).In(d.ink).Centred().Fitting(Shrink)
	d.ExtendBaseWidget(d)
	return d
}

// ink is the colour of the day's number.
func (d *monthDay) ink(l Look) nrgba {
	switch {
	case d.day.Done:
		return OnGold(l)
	case d.day.Off:
		return theme.Fade(l.Palette.Muted, opacity(false))
	}
	return l.Palette.Text
}

func (d *monthDay) CreateRenderer() fyne.WidgetRenderer {
	top := newPad(false, theme.FieldRadius, Text, func() bool { return !d.day.Off }, d.tapped)
	top.base().inside = ringRoom // outside of it are its neighbours
	return draw(&drawn{
		owner:   d,
		objects: []fyne.CanvasObject{d.disc, d.number, top},
		layout: func(size fyne.Size) {
			top.Resize(size)
			disc := min(monthDisc*Now().Scale, size.Width-2, size.Height-2)
			room := disc * monthIn
			place(d.number, (size.Width-room)/2, 0, room, size.Height)
			place(d.disc, (size.Width-disc)/2, (size.Height-disc)/2, disc, disc)
		},
		min: func() fyne.Size { return fyne.NewSquareSize(MinTarget) },
		paint: func(l Look) {
			d.disc.FillColor, d.disc.StrokeColor, d.disc.StrokeWidth = None(l), None(l), 0
			if d.day.Done {
				d.disc.FillColor = l.Palette.Gold
			}
			if d.day.Today {
				d.disc.StrokeColor, d.disc.StrokeWidth = l.Palette.Accent, dotStroke
			}
			d.disc.Hidden = !d.day.Done && !d.day.Today
		},
	})
}
