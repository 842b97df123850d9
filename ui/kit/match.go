package kit

import "patiencetrio/theme"

// matched are labels that are set in one size of type: that of the one with the least room.
type matched struct {
	labels []*Label
	keys   []*BarKey // on which they stand, in the same order; nil: on none
}

// counts tells whether a label can be seen and has been laid out.
func (m *matched) counts(i int) bool {
	l := m.labels[i]
	return l.own > 0 && !l.Hidden && (m.keys == nil || !m.keys[i].Hidden)
}

// Match gives labels that may shrink or wrap one size of type, however much room each of them has.
func Match(labels ...*Label) {
	m := &matched{labels: labels}
	m.join()
}

func (m *matched) join() {
	for _, l := range m.labels {
		l.match = m
	}
}

// least is the size of type that all of them have room for, as far as they count, at most so large.
func (m *matched) least(size float32) float32 {
	for i, l := range m.labels {
		if m.counts(i) {
			size = min(size, l.own)
		}
	}
	return size
}

// relay lays the others out again after one of them has changed the size of all.
func (m *matched) relay(changed *Label) {
	for _, l := range m.labels {
		if l != changed && l.own > 0 && l.shown != m.least(l.own) {
			l.lay(l.Size())
		}
	}
}

// Level gives labels that wrap one size of type before they are laid out at that width: that of the one with the least room, and
// at most so large. They break their lines in that size.
func Level(width, most float32, labels ...*Label) {
	least := most
	for _, l := range labels {
		l.most = 0
		_, style := l.wrapped(width)
		least = min(least, style.Size)
	}
	for _, l := range labels {
		l.most = least
	}
}

// MatchKeys does the same for the words on keys.
func MatchKeys(keys ...*BarKey) {
	m := &matched{keys: keys}
	for _, k := range keys {
		m.labels = append(m.labels, k.label)
	}
	m.join()
}

// MatchButtons does the same for the words on buttons.
func MatchButtons(buttons ...*Button) {
	var labels []*Label
	for _, b := range buttons {
		labels = append(labels, b.label)
	}
	Match(labels...)
}

// MatchRows does the same for the titles of rows.
func MatchRows(rows ...*Row) {
	var labels []*Label
	for _, r := range rows {
		labels = append(labels, r.title)
	}
	Match(labels...)
}

// smaller is a style in a smaller size of type.
func smaller(s theme.TextStyle, size float32) theme.TextStyle {
	s.Line *= size / s.Size
	s.Size = size
	return s
}
