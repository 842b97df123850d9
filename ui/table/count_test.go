package table

import (
	"testing"

	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"

	"patiencetrio/theme"
)

// The count on the stock follows the size of text where the card is wide enough, and stays within every card.
func TestCountFollowsTheSizeOfText(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(theme.New(theme.Mode{}, 1))
	for _, w := range []float32{18, 32, 42, 60, 100, 168} {
		last := float32(0)
		for _, text := range []float32{1, 1.25, 1.5, 2} {
			c := newCount()
			c.set(59, Rect{0, 0, w, 1.5 * w}, text)
			if w >= 32 {
				assert.LessOrEqual(t, c.chip.Size().Width, w)
				assert.GreaterOrEqual(t, c.chip.Position().X, float32(0))
			}
			assert.GreaterOrEqual(t, c.text.TextSize, last)
			last = c.text.TextSize
		}
		if w >= 60 {
			assert.InDelta(t, 2*theme.CountScale(w)*theme.Count.Size, last, 1, "twice as large: %v", w)
		}
	}
}
