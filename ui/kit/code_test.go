package kit

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"

	"patiencetrio/theme"
)

// However much is typed, all of it stands within the field; any code and a few blanks do in a narrow one.
func TestTypedTextStaysInTheField(t *testing.T) {
	test.NewApp()
	for _, width := range []float32{280, 560} {
		c := NewCodeField("e.g. EO1-C8-AAAAAAB", "EO1-C8-AAAAAAB")
		test.NewWindow(c).Resize(fyne.NewSize(width, 80))
		c.Focus()
		for range 10 {
			test.Type(c.entry, "WWWWW")
		}
		style := theme.Row
		style.Size = theme.FieldText()
		assert.LessOrEqual(t, textWidth(c.Text(), style, false), c.entry.Size().Width-2*theme.Space4)
		assert.GreaterOrEqual(t, len(c.Text()), 14)

		for range 50 {
			c.entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyBackspace})
		}
		assert.Empty(t, c.Text(), "the cursor stands behind what was typed")
		test.Type(c.entry, " eo1 - c8 - aaaaaab ")
		assert.Equal(t, " eo1 - c8 - aaaaaab ", c.Text())
	}
	theme.SetFieldText(0)
}
