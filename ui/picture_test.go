package ui

import (
	"cmp"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
)

// How far two pictures may differ and still be the same. Other processors round a little otherwise, which moves no
// pixel far; a card, a letter or an edge at another place moves many.
const (
	colourTolerance = 48   // of 255, in one of red, green and blue
	pixelTolerance  = 4e-5 // share of the pixels that may differ by more
)

// check compares a picture with the one in a file, or writes that.
func check(t *testing.T, file string, got *image.RGBA) {
	t.Helper()
	if *update {
		writePicture(t, file, reduced(got))
		return
	}
	if err := compare(readPicture(t, file), got); err != nil {
		failed := filepath.Join("testdata", "failed", filepath.Base(file))
		writePicture(t, failed, got)
		t.Errorf("%v: see %s", err, failed)
	}
}

// compare tells how a picture differs from the golden one.
func compare(want, got *image.RGBA) error {
	if want.Rect != got.Rect {
		return fmt.Errorf("size %v, not %v", got.Rect.Size(), want.Rect.Size())
	}
	other, first := 0, image.Point{}
	for i := 0; i < len(want.Pix); i += 4 {
		for k := range 3 {
			if d := int(want.Pix[i+k]) - int(got.Pix[i+k]); max(d, -d) > colourTolerance {
				if other == 0 {
					first = image.Pt(i%want.Stride/4, i/want.Stride)
				}
				other++
				break
			}
		}
	}
	if most := int(pixelTolerance * float64(len(want.Pix)/4)); other > most {
		return fmt.Errorf("%d pixels differ, the first at %v; %d may", other, first, most)
	}
	return nil
}

// half is a picture at half its size: each pixel is the mean of four.
func half(src *image.RGBA) *image.RGBA {
	dst := image.NewRGBA(image.Rect(0, 0, src.Rect.Dx()/2, src.Rect.Dy()/2))
	for y := range dst.Rect.Dy() {
		for x := range dst.Rect.Dx() {
			for k := range 4 {
				i := src.PixOffset(2*x, 2*y) + k
				sum := int(src.Pix[i]) + int(src.Pix[i+4]) + int(src.Pix[i+src.Stride]) + int(src.Pix[i+src.Stride+4])
				dst.Pix[dst.PixOffset(x, y)+k] = uint8((sum + 2) / 4)
			}
		}
	}
	return dst
}

// reduced is a picture in the 256 colours that it has most of, which makes its file a third as large.
func reduced(src *image.RGBA) *image.Paletted {
	palette := commonColours(src, 256)
	dst := image.NewPaletted(src.Rect, palette)
	nearest := map[color.RGBA]uint8{}
	for y := range src.Rect.Dy() {
		for x := range src.Rect.Dx() {
			c := src.RGBAAt(x, y)
			i, ok := nearest[c]
			if !ok {
				i = uint8(palette.Index(c))
				nearest[c] = i
			}
			dst.SetColorIndex(x, y, i)
		}
	}
	return dst
}

// commonColours are colours of a picture: the most frequent ones that differ much, so that none is badly missed, and then
// the most frequent of the rest.
func commonColours(src *image.RGBA, most int) color.Palette {
	count := map[color.RGBA]int{}
	for y := range src.Rect.Dy() {
		for x := range src.Rect.Dx() {
			count[src.RGBAAt(x, y)]++
		}
	}
	var all []color.RGBA
	for c := range count {
		all = append(all, c)
	}
	slices.SortFunc(all, func(a, b color.RGBA) int {
		return cmp.Or(count[b]-count[a], int(a.R)-int(b.R), int(a.G)-int(b.G), int(a.B)-int(b.B))
	})
	var palette color.Palette
	var rest []color.RGBA
	for _, c := range all {
		if !slices.ContainsFunc(palette, func(p color.Color) bool { return near(p.(color.RGBA), c) }) {
			palette = append(palette, c)
		} else {
			rest = append(rest, c)
		}
	}
	for _, c := range rest[:max(0, min(most-len(palette), len(rest)))] {
		palette = append(palette, c)
	}
	return palette[:min(most, len(palette))]
}

// near tells whether colours differ little.
func near(a, b color.RGBA) bool {
	const little = 24
	apart := func(a, b uint8) int { return max(int(a)-int(b), int(b)-int(a)) }
	return max(apart(a.R, b.R), apart(a.G, b.G), apart(a.B, b.B)) < little
}

func rgba(src image.Image) *image.RGBA {
	dst := image.NewRGBA(image.Rect(0, 0, src.Bounds().Dx(), src.Bounds().Dy()))
	draw.Draw(dst, dst.Rect, src, src.Bounds().Min, draw.Src)
	return dst
}

func readPicture(t *testing.T, file string) *image.RGBA {
	f, err := os.Open(file)
	require.NoError(t, err)
	defer f.Close()
	img, err := png.Decode(f)
	require.NoError(t, err)
	return rgba(img)
}

func writePicture(t *testing.T, file string, img image.Image) {
	require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o755))
	f, err := os.Create(file)
	require.NoError(t, err)
	encoder := png.Encoder{CompressionLevel: png.BestCompression}
	require.NoError(t, encoder.Encode(f, img))
	require.NoError(t, f.Close())
}
