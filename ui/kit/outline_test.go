package kit

import (
	"testing"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/theme"
)

// In strong contrast keys have outlines: those of neighbours keep three units apart, whether the keys stand close together, as
// below a replay, or with gaps into which their words reach, as in the bar of the narrowest phone.
func TestOutlinesOfNeighboursKeepApart(t *testing.T) {
	for _, c := range []struct{ width, gap, beside float32 }{{56, 0, 0}, {48, 8, 3}, {57, 8, 3}} {
		test.NewTempApp(t).Settings().SetTheme(theme.New(theme.Mode{Strong: true}, 1))
		a, b := NewBarKey(theme.IconPlay, "Suivant", nil), NewBarKey(theme.IconPlay, "Suivant", nil)
		for i, k := range []*BarKey{a, b} {
			k.Beside = c.beside
			place(k, float32(i)*(c.width+c.gap), 0, c.width, 52)
		}
		test.NewTempWindow(t, container.NewWithoutLayout(a, b))
		edge := func(k *BarKey) (left, right float32) {
			require.Positive(t, k.shape.StrokeWidth)
			left = k.Position().X + k.shape.Position().X
			return left, left + k.shape.Size().Width
		}
		_, right := edge(a)
		left, _ := edge(b)
		assert.GreaterOrEqual(t, left-right, float32(3), "%v", c)
		word := a.label.Position().X + (a.label.Size().Width-textWidth("Suivant", a.label.Style, false))/2
		assert.GreaterOrEqual(t, word-a.shape.Position().X, float32(2.5), "%v: the word within", c)
	}
}
