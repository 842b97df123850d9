package ui

import "patiencetrio/ui/table"

// The window in which the words around a wide table have their usual size, and the most by which they grow in larger ones, where
// the cards are larger too.
const (
	usualWide  = 1280
	usualHigh  = 800
	wordsGrown = 1.3
)

// bigWindow is by how much words and icons around a table may be larger than usual for the window alone: 1 on phones and in windows
// of common sizes.
func bigWindow(l *table.Layout) float32 {
	if l.Tall || l.Phone {
		return 1
	}
	return max(1, min(l.Size.W/usualWide, l.Size.H/usualHigh, wordsGrown))
}
