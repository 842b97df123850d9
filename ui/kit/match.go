package kit

import "patiencetrio/theme"

// matched are labels that are set in one size of type: that of the one with the least room.
type matched struct{ labels []*Label }

// Match gives labels that may shrink or wrap one size of type, however much room each of them has.
func Match(labels ...*Label) {
	m := &matched{labels}
	for _, l := range labels {
		l.match = m
	}
}

// size is the size of type that all of them have room for, as far as they have been laid out.
func (m *matched) size() float32 {
	least := float32(0)
	for _, l := range m.labels {
		if l.own > 0 && !l.Hidden && (least == 0 || l.own < least) {
			least = l.own
		}
	}
	return least
}

// relay lays the others out again after one of them has changed the size of all.
func (m *matched) relay(changed *Label) {
	for _, l := range m.labels {
		if l != changed && l.own > 0 && l.shown != m.size() {
			l.lay(l.Size())
		}
	}
}

// MatchKeys does the same for the words on keys.
func MatchKeys(keys ...*BarKey) {
	var labels []*Label
	for _, k := range keys {
		labels = append(labels, k.label)
	}
	Match(labels...)
}

// smaller is a style in a smaller size of type.
func smaller(s theme.TextStyle, size float32) theme.TextStyle {
	s.Line *= size / s.Size
	s.Size = size
	return s
}
