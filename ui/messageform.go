package ui

import (
	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/table"
)

// Insets of a message, in units.
const (
	messageTextX  = 24
	messageTextY  = 10
	messageRight  = 20
	messageBarX   = 9
	messageBarY   = 11
	messageBarW   = 4
	messageBarEnd = 2 // radius of its ends
	messageArrow  = 14
	messageArrowX = 3 // from the right edge
)

// fit finds the place and the type for it. Large type gives way first, then what is between text and edge and the smaller type
// that goes with it; where a full table leaves no room for the whole of a message even so, the rule itself has to do.
func (m *message) fit() table.Rect {
	usual := kit.Now().Scale
	for _, try := range []struct {
		tight  bool
		height func(float32) float32
	}{{false, m.heightFor}, {true, m.heightFor}, {false, m.titleHeight}} {
		m.tight = try.tight
		for m.large = usual; ; m.large -= messageStep {
			m.large = max(m.large, 1)
			height := measuredOnce(try.height)
			r := m.where(height)
			if m.brief = height(r.W) < m.heightFor(r.W); r.H >= height(r.W) {
				return r
			}
			if m.large == 1 {
				break
			}
		}
	}
	r := m.where(m.titleHeight)
	for r.H < m.titleHeight(r.W) && m.large*theme.Caption.Size > theme.Smallest.Size {
		m.large -= messageStep
	}
	return r
}

// messageStep is by how much type gives way at a time.
const messageStep = .05

// measuredOnce is the same measure of heights, asked once for each width: many places that are tried are equally wide.
func measuredOnce(height func(width float32) float32) func(width float32) float32 {
	known := map[int]float32{}
	return func(width float32) float32 {
		eighths := int(width * 8)
		h, ok := known[eighths]
		if !ok {
			h = height(float32(eighths) / 8)
			known[eighths] = h
		}
		return h
	}
}

// form is how a message is set at a width.
type form struct {
	title, body theme.TextStyle
	left, right float32 // insets of the text
	top         float32 // and below
}

// tight is the width below which a message is set closely: a place beside cards is narrow. So is the header low.
const tight = 240

func (m *message) formFor(width float32) form {
	f := usualForm(width, m.tight)
	by := m.large / kit.Now().Scale // what measures and draws text makes it larger by itself
	f.title, f.body = f.title.Scaled(by), f.body.Scaled(by)
	return f
}

func usualForm(width float32, closely bool) form {
	switch {
	case closely || width < tight:
		title := theme.Caption
		title.Bold = true
		return form{title, theme.Caption, 18, messageArrow + 2*messageArrowX, 7}
	case width < narrow-2*theme.Space2: // in a window narrower than narrow
		return form{theme.MessageTop, theme.MessageLow, messageTextX, messageRight, messageTextY}
	default:
		return form{theme.MessageTop, theme.Message, messageTextX, messageRight, messageTextY}
	}
}

// heightFor is the height of the whole message at a width.
func (m *message) heightFor(width float32) float32 {
	height := m.titleHeight(width)
	if m.content.Body != "" {
		f := m.formFor(width)
		height += kit.Measure(m.content.Body, f.body, width-f.left-f.right)
	}
	return height
}

// titleHeight is the height of a message of the title alone.
func (m *message) titleHeight(width float32) float32 {
	f := m.formFor(width)
	return 2*f.top + kit.Measure(m.content.Title, f.title, width-f.left-f.right)
}
