package theme

import (
	"image"
	"image/color"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const ring = `<svg viewBox="0 0 10 20"><path fill="#FF0000" d="M0 0H10V20H0ZM2 2V18H8V2Z"/><path fill="#00FF00" d="M4 4L6 4L6 6L4 6Z"/></svg>`

func TestDrawingFillsWithHolesAndInOrder(t *testing.T) {
	d, err := parseDrawing(ring)
	require.NoError(t, err)
	img := image.NewRGBA(image.Rect(0, 0, 20, 40))
	d.draw(img, same)
	assert.Equal(t, color.RGBA{0xFF, 0, 0, 0xFF}, img.RGBAAt(0, 0))
	assert.Equal(t, color.RGBA{}, img.RGBAAt(5, 5), "the hole")
	assert.Equal(t, color.RGBA{0, 0xFF, 0, 0xFF}, img.RGBAAt(9, 9))
	assert.Equal(t, color.RGBA{0xFF, 0, 0, 0xFF}, img.RGBAAt(19, 39))
}

func TestOutlinesThatOverlapAreOneFigure(t *testing.T) {
	figures, err := parsePath("M0 0H1V1H0ZM10 0H11V1H10ZM.5 .5H10.5V2H.5ZM20 20H21V21H20Z")
	require.NoError(t, err)
	got := joined(figures)
	require.Len(t, got, 2)
	assert.Equal(t, box{0, 0, 11, 2}, got[0].box)
	assert.Equal(t, box{20, 20, 21, 21}, got[1].box)
}

func TestNumbersMayStandTogether(t *testing.T) {
	figures, err := parsePath("M1-2L-.5 .5 3,4Z")
	require.NoError(t, err)
	require.Len(t, figures, 1)
	lines := figures[0].lines
	require.Len(t, lines, 4)
	assert.Equal(t, []float32{1, -2}, lines[0].points())
	assert.Equal(t, []float32{3, 4}, lines[2].points())
}

func TestBadPicturesAreErrors(t *testing.T) {
	for _, svg := range []string{
		"",
		`<svg viewBox="0 0 10">`,
		`<svg viewBox="0 0 1 1"><path fill="red" d="M0 0Z"/>`,
		`<svg viewBox="0 0 1 1"><path fill="#000000" d="L0 0Z"/>`,
		`<svg viewBox="0 0 1 1"><path fill="#000000" d="M0 0A1 1"/>`,
		`<svg viewBox="0 0 1 1"><path fill="#000000" d="M0 0L1"/>`,
		`<svg viewBox="0 0 1 1"><path fill="#000000" d="M0 0Z1 1"/>`,
		`<svg viewBox="0 0 1 1"><path fill="#000000" d="m0 0z"/>`,
	} {
		_, err := parseDrawing(svg)
		assert.Error(t, err, svg)
	}
}
