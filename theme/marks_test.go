package theme

import (
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"testing"
)

func TestShowMarks(t *testing.T) {
	const scale = 2
	dst := image.NewRGBA(image.Rect(0, 0, 1500, 1400))
	y := 20
	for _, mode := range Modes {
		felt := Celadon.Colours(mode)
		draw.Draw(dst, image.Rect(0, y-20, 1500, y+330), image.NewUniform(felt.Top), image.Point{}, draw.Src)
		for _, card := range []float32{36, 61} {
			s := NewSize(card, scale)
			f := NewFaces(Deck{Mode: mode}, s)
			x := 20
			for _, m := range Marks {
				draw.Draw(dst, image.Rect(x, y, x+s.Pixels, y+s.Height()), f.Card(21+13*0), image.Point{}, draw.Over)
				put := func(m Mark) {
					reach := int(m.Reach(mode)*scale + .5)
					fr := m.Frame(mode, s.Pixels+2*reach, s.Height()+2*reach, card, scale)
					draw.Draw(dst, fr.Rect.Add(image.Pt(x-reach, y-reach)), fr, image.Point{}, draw.Over)
				}
				put(m)
				if n := int(m.SignSize(card) * scale); n > 0 {
					g := m.Sign(mode, n, 1, -.5)
					draw.Draw(dst, g.Rect.Add(image.Pt(x+s.Pixels/2-n/2, y+s.Height()-n/2)), g, image.Point{}, draw.Over)
				}
				x += s.Pixels + 60
			}
			y += s.Height() + 30
		}
		y += 30
	}
	_ = color.White
	w, _ := os.Create("/tmp/marks.png")
	png.Encode(w, dst)
	w.Close()
}
