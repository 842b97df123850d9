package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/theme"
)

// Segments lets one of a few words be chosen.
type Segments struct {
	widget.BaseWidget
	Words     []string
	Chosen    int // index; -1: none
	OnChanged func(index int)
	Low       bool // the track is drawn 40 high, for rows of settings

	track  *canvas.Rectangle
	mark   *canvas.Rectangle
	labels []*Label
}

// The measures of segments.
const (
	segmentInset  float32 = 3
	segmentMargin float32 = 6  // beside a word, at least
	segmentWish   float32 = 16 // beside a word, where there is room
	segmentAir    float32 = 5  // beside a word for which type gets smaller
	segmentLeast  float32 = 2  // beside a word for which it cannot get smaller
	lowTrack      float32 = 40
)

// NewSegments makes segments of words with one chosen.
func NewSegments(words []string, chosen int, changed func(index int)) *Segments {
	s := &Segments{Words: words, Chosen: chosen, OnChanged: changed, track: box(theme.RowRadius), mark: box(theme.RowRadius - segmentInset)}
	for _, w := range words {
		s.labels = append(s.labels, NewLabel(w, theme.Button).Centred().Fitting(Shrink))
	}
	s.ExtendBaseWidget(s)
	return s
}

// Choose marks a segment without telling OnChanged.
func (s *Segments) Choose(index int) {
	if s.Chosen != index {
		s.Chosen = index
		s.Refresh()
	}
}

func (s *Segments) choose(index int) {
	if s.Chosen == index {
		return
	}
	s.Choose(index)
	if s.OnChanged != nil {
		s.OnChanged(index)
	}
}

// width is that of equal segments in which all words stand at full size with so much room beside them.
func (s *Segments) width(margin float32) float32 {
	return max(MinTarget, s.widest()+2*margin)*float32(len(s.labels)) + 2*segmentInset
}

// widest is the width of the widest word when it is chosen.
func (s *Segments) widest() float32 {
	widest := float32(0)
	for _, l := range s.labels {
		widest = max(widest, textWidth(l.Text, theme.Button.Scaled(Now().Scale), true))
	}
	return widest
}

// wish is the width that the segments take where there is room; MinSize is what they need.
func (s *Segments) wish() float32 { return s.width(segmentWish) }

// stacked tells whether the words stand one below the other: large words that have no room side by side.
func (s *Segments) stacked(width float32) bool {
	return Now().Scale > 1 && s.width(segmentMargin) > width
}

// line is the height of one word's segment.
func (s *Segments) line() float32 { return max(MinTarget, theme.Button.Line*Now().Scale+theme.Space4) }

// HeightFor is the height at a width.
func (s *Segments) HeightFor(width float32) float32 {
	if s.stacked(width) {
		return s.line()*float32(len(s.labels)) + 2*segmentInset
	}
	return s.line()
}

// fit sets all words in the size in which the widest has room.
func (s *Segments) fit(width float32) {
	size := theme.Button.Size
	if widest := s.widest(); widest > width {
		scale := Now().Scale
		size = max(theme.Smallest.Size, wholeSize(size*scale*width/widest)/scale)
	}
	for _, l := range s.labels {
		if l.Style.Size != size {
			l.Style.Size = size
			l.Refresh()
		}
	}
}

func (s *Segments) CreateRenderer() fyne.WidgetRenderer {
	objects := []fyne.CanvasObject{s.track, s.mark}
	var pads []padObject
	for i, l := range s.labels {
		p := newPad(false, theme.RowRadius-segmentInset, Text, func() bool { return true }, func() { s.choose(i) })
		p.base().inside = ringRoom // outside of it are its neighbours
		pads = append(pads, p)
		objects = append(objects, l)
	}
	for _, p := range pads {
		objects = append(objects, p)
	}
	return draw(&drawn{
		owner:   s,
		objects: objects,
		layout: func(size fyne.Size) {
			if s.stacked(size.Width) {
				s.stack(size, pads)
				return
			}
			height := size.Height
			if s.Low {
				height = min(height, max(lowTrack, theme.Button.Line*Now().Scale+theme.Space3))
			}
			y := (size.Height - height) / 2
			place(s.track, 0, y, size.Width, height)
			w := (size.Width - 2*segmentInset) / float32(len(s.labels))
			s.fit(w - 2*segmentAir)
			for i, l := range s.labels {
				x := segmentInset + float32(i)*w
				place(l, x+segmentLeast, y, w-2*segmentLeast, height)
				place(pads[i], x, 0, w, size.Height)
				if i == s.Chosen {
					place(s.mark, x, y+segmentInset, w, height-2*segmentInset)
				}
			}
		},
		min: func() fyne.Size {
			return fyne.NewSize(s.width(segmentMargin), s.line())
		},
		paint: func(l Look) {
			s.track.FillColor, s.mark.FillColor = l.Palette.Well, l.Palette.Accent
			s.mark.Hidden = s.Chosen < 0
			for i, label := range s.labels {
				label.Colour, label.Style = Text, theme.Row
				if i == s.Chosen {
					label.Colour, label.Style = OnAccent, theme.Button
				}
				label.Refresh()
			}
		},
	})
}

// stack lays the words out one below the other.
func (s *Segments) stack(size fyne.Size, pads []padObject) {
	s.track.Resize(size)
	s.track.Move(fyne.Position{})
	w, line := size.Width-2*segmentInset, s.line()
	s.fit(w - 2*segmentMargin)
	for i, l := range s.labels {
		y := segmentInset + float32(i)*line
		place(l, segmentInset+segmentMargin, y, w-2*segmentMargin, line)
		place(pads[i], segmentInset, y, w, line)
		if i == s.Chosen {
			place(s.mark, segmentInset, y, w, line)
		}
	}
}
