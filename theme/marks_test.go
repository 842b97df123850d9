package theme

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The sizes of cards for which marks are looked at, in units: from the smallest phone to the largest desktop.
var markedCards = []float32{32, 36, 47, 61, 107, 168}

// marked is a picture of marks on one card on paper, the frames one over the other and then the signs, as on the table.
func marked(mode Mode, card, scale float32, marks ...Mark) *image.RGBA {
	s := NewSize(card, scale)
	const margin = 40
	dst := image.NewRGBA(image.Rect(0, 0, s.Pixels+2*margin, s.Height()+2*margin))
	draw.Draw(dst, dst.Rect, image.NewUniform(Colours(mode).Paper), image.Point{}, draw.Src)
	for _, m := range marks {
		reach := ceil(m.Reach(mode, card) * scale)
		frame := m.Frame(mode, s.Pixels+2*reach, s.Height()+2*reach, card, scale)
		draw.Draw(dst, frame.Rect.Add(image.Pt(margin-reach, margin-reach)), frame, image.Point{}, draw.Over)
	}
	for _, m := range marks {
		if size := int(m.SignSize(card) * scale); size > 0 {
			at := image.Pt(margin+(s.Pixels-size)/2, margin+s.Height()-size/2)
			draw.Draw(dst, image.Rectangle{at, at.Add(image.Pt(size, size))}, m.Sign(mode, size, 1, .5), image.Point{}, draw.Over)
		}
	}
	return dst
}

// inked tells which pixels have about a colour: what is left of a mark for whoever sees no other.
func inked(picture *image.RGBA, ink color.NRGBA) map[image.Point]bool {
	all := map[image.Point]bool{}
	for y := range picture.Rect.Dy() {
		for x := range picture.Rect.Dx() {
			c := picture.RGBAAt(x, y)
			if near := func(a, b uint8) bool { return max(a, b)-min(a, b) < 40 }; near(c.R, ink.R) && near(c.G, ink.G) && near(c.B, ink.B) {
				all[image.Pt(x, y)] = true
			}
		}
	}
	return all
}

func differing(a, b map[image.Point]bool) (n int) {
	for p := range a {
		if !b[p] {
			n++
		}
	}
	for p := range b {
		if !a[p] {
			n++
		}
	}
	return n
}

// No two marks have the same shape. If all were of one colour, much would still be at another place: where only one bears a sign, a
// quarter of that; where both do, a sixteenth, about a third of what the signs show; else an eighth of the frames.
func TestMarksDifferInShape(t *testing.T) {
	for _, mode := range Modes {
		for _, card := range markedCards {
			var shapes [len(Marks)]map[image.Point]bool
			for i, m := range Marks {
				shapes[i] = inked(marked(mode, card, 2, m), markLooks[m].colour(Colours(mode)))
				require.NotEmpty(t, shapes[i])
			}
			for i := range shapes {
				for j := range i {
					one, other := 2*Marks[i].SignSize(card), 2*Marks[j].SignSize(card)
					least := min(len(shapes[i])/8, len(shapes[j])/8)
					switch {
					case one > 0 && other > 0:
						least = int(one * one / 16)
					case one > 0 || other > 0:
						least = int(max(one, other) * max(one, other) / 4)
					}
					assert.Greater(t, differing(shapes[i], shapes[j]), least, "%v %v: marks %d and %d", mode, card, i, j)
				}
			}
		}
	}
}

// The cursor hides no other mark that lies on the same card: of the frame half is left, and the sign is whole. Nor does any other
// hide the cursor.
func TestCursorAndOtherMarksAreSeenTogether(t *testing.T) {
	for _, mode := range Modes {
		p := Colours(mode)
		for _, card := range markedCards {
			cursor := inked(marked(mode, card, 2, MarkCursor), p.Drop)
			for _, m := range Marks[MarkPicked:] {
				what := fmt.Sprintf("%v %v: mark %d", mode, card, m)
				alone, both := marked(mode, card, 2, m), marked(mode, card, 2, m, MarkCursor)
				ink := markLooks[m].colour(p)
				frame, left := inked(alone, ink), 0
				for at := range frame {
					if alone.RGBAAt(at.X, at.Y) == both.RGBAAt(at.X, at.Y) {
						left++
					}
				}
				assert.Greater(t, left, len(frame)/2, what)

				seen := inked(both, p.Drop)
				shown := 0
				for at := range cursor {
					if seen[at] {
						shown++
					}
				}
				assert.Greater(t, shown, len(cursor)*3/4, "%s under the cursor", what)
			}
		}
	}
}

// Frames stay away from the index, which begins 5.5 % of a card's width below the edge: they and their halo cover little of it, even on the
// smallest cards and with strong contrast.
func TestFramesLeaveTheIndexFree(t *testing.T) {
	for _, m := range Marks[MarkCursor:] {
		l := markLooks[m]
		for _, mode := range Modes {
			within := l.line(mode, 36)*(1-l.out) + l.halo
			assert.LessOrEqual(t, within, float32(.055*36+.75), "mark %d, %v", m, mode)
		}
	}
}

// An arrow points where it is told to: most of its head lies on that side.
func TestArrowPoints(t *testing.T) {
	const size = 60
	for _, way := range []image.Point{{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {3, -4}} {
		sign := MarkHintFrom.Sign(Mode{}, size, float32(way.X), float32(way.Y))
		ahead := 0
		for p := range inked(sign, light.Panel) {
			if at := p.Mul(2).Sub(image.Pt(size-1, size-1)); at.X*at.X+at.Y*at.Y < size*size/2 { // within the rim
				ahead += at.X*way.X + at.Y*way.Y
			}
		}
		assert.Positive(t, ahead, "%v", way)
	}
}

// A track begins in the middle of its upper side and goes round clockwise, its corners at their places.
func TestTrack(t *testing.T) {
	line := track{box{10, 20, 50, 80}, 10}
	assert.InDelta(t, 2*20+2*40+20*3.14159, line.length(), .01)
	for _, c := range []struct{ s, x, y, outX, outY float32 }{
		{0, 30, 20, 0, -1},
		{10, 40, 20, 0, -1},
		{10 + 15.708, 50, 30, 1, 0},
		{line.length() / 2, 30, 80, 0, 1},
		{line.length() - 10 - 15.708, 10, 30, -1, 0},
		{line.corners()[0], 40 + 7.0711, 30 - 7.0711, .70711, -.70711},
		{line.corners()[2], 20 - 7.0711, 70 + 7.0711, -.70711, .70711},
		{-10, 20, 20, 0, -1},
	} {
		x, y, outX, outY := line.at(c.s)
		assert.InDeltaSlice(t, []float32{c.x, c.y, c.outX, c.outY}, []float32{x, y, outX, outY}, .01, "at %v", c.s)
	}
}
