package kit

import (
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"

	"patiencetrio/theme"
)

// However many pixels there are to the unit, the picture has room for all of a back, and with it for its lower edge.
func TestBacksKeepTheirLowerEdge(t *testing.T) {
	useTheme(t, false, 1)
	b := newBackPicture(theme.Backs[0])
	test.NewTempWindow(t, container.NewWithoutLayout(b))
	for width := float32(MinTarget); width <= backWidth+10; width++ {
		b.Resize(fyne.NewSize(width, backHeight+20))
		for scale := float32(1); scale < 4; scale += .05 {
			size := b.picture.Size()
			w, h := int(math.Ceil(float64(size.Width*scale))), int(size.Height*scale)
			assert.GreaterOrEqual(t, h, theme.Size{Pixels: w, Scale: 1}.Height(), "%v wide, %v pixels to the unit", width, scale)
		}
	}
}
