package ui

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"

	"patiencetrio/ui/table"
	"patiencetrio/ui/text"
)

// headerOf is how a game's header draws itself now.
func (a *fixture) headerOf() *headerRenderer {
	return test.WidgetRenderer(a.game.header).(*headerRenderer)
}

// Whoever wants text twice as large sees the figures larger: by so much at least in each window.
func TestFiguresGrowWithText(t *testing.T) {
	a := newStudio(t)
	for _, c := range []struct {
		w, h, by float32
	}{
		{320, 568, 1.2}, {360, 740, 1.6}, {412, 915, 1.9}, {768, 1024, 2}, {1024, 768, 1.4}, {1100, 760, 1.6}, {1280, 800, 1.6},
		{740, 360, 1.1}, {915, 412, 1.5},
	} {
		for _, lang := range text.Languages() {
			for _, position := range []string{"easy-harp", "reflechi", "eight-off"} {
				t.Run(fmt.Sprintf("%s %.0fx%.0f %s", position, c.w, c.h, lang), func(t *testing.T) {
					a.t = t
					figures := func(percent int) (score, moves float32) {
						a.setting(func(s *settings) { s.Language, s.TextSize, s.Speed = lang, percent, speedNone })
						a.window.Resize(fyne.NewSize(c.w, c.h))
						a.put(position, "")
						r := a.headerOf()
						return r.score.TextSize, r.moves.TextSize
					}
					score, moves := figures(100)
					largeScore, largeMoves := figures(200)
					assert.GreaterOrEqual(t, largeScore, c.by*score-.01)
					assert.GreaterOrEqual(t, largeMoves, c.by*moves-.01)
				})
			}
		}
	}
}

// While a play goes on nothing in the header changes its size or its line: not with the number of moves, nor with the minutes.
func TestNothingInTheHeaderJumps(t *testing.T) {
	a := newStudio(t)
	for _, size := range []fyne.Size{{Width: 320, Height: 568}, {Width: 360, Height: 740}, {Width: 480, Height: 320}, {Width: 740, Height: 360}, {Width: 1100, Height: 760}} {
		for _, percent := range []int{100, 200} {
			for _, lang := range text.Languages() {
				t.Run(fmt.Sprintf("%.0fx%.0f %d %s", size.Width, size.Height, percent, lang), func(t *testing.T) {
					a.t = t
					a.setting(func(s *settings) { s.Language, s.TextSize, s.Speed, s.Timer = lang, percent, speedNone, true })
					a.window.Resize(size)
					a.put("easy-harp", "")
					type look struct{ name, code, moves, line float32 }
					var first look
					for i, moves := range []int{0, 1, 2, 10, 99, 100, 999} {
						h := a.game.header.text
						h.score, h.moves = a.text.Number(moves), a.text.Number(moves)
						h.movesLabel = a.text.Get("header.moves", text.Data{"Count": moves})
						h.time = fmt.Sprintf("%d:%02d", moves%60, moves%60)
						a.game.header.set(h)
						r := a.headerOf()
						now := look{r.name.TextSize, r.code.TextSize, r.moves.TextSize, r.moves.base()}
						if i == 0 {
							first = now
						}
						assert.InDelta(t, first.line, now.line, .01, "%d moves", moves)
						now.line = first.line
						assert.Equal(t, first, now, "%d moves", moves)
					}
				})
			}
		}
	}
}

// A click on the code copies it, wherever in the code it is, and one on the mark asks what it means.
func TestMarkAndCodeAreToldApart(t *testing.T) {
	a := newStudio(t)
	for _, size := range []table.Size{{W: 320, H: 568}, {W: 480, H: 320}, {W: 740, H: 360}, {W: 1100, H: 760}} {
		a.window.Resize(fyne.NewSize(size.W, size.H))
		a.put("eight-off", "")
		a.mark(unwinnable)
		r := a.headerOf()
		in := func(o fyne.CanvasObject, x, y float32) bool {
			at := o.Position()
			return x >= at.X && x < at.X+o.Size().Width && y >= at.Y && y < at.Y+o.Size().Height
		}
		for x := r.code.Position().X; x < r.code.right(); x += 5 {
			for _, up := range []float32{.1, .35, .6} {
				y := r.code.base() - up*r.code.TextSize
				assert.True(t, in(r.copy, x, y), "%v: %v, %v copies", size, x, y)
				assert.False(t, in(r.ask, x, y), "%v: %v, %v asks", size, x, y)
			}
		}
		middle := r.still.square.Position().AddXY(r.still.square.Size().Width/2, r.still.square.Size().Height/2)
		assert.True(t, in(r.ask, middle.X, middle.Y), "%v: the mark", size)
	}
}

// The header looks as one that never showed anything else: whatever it found out for other figures, rooms and sizes of text.
func TestHeaderKnowsNoPast(t *testing.T) {
	a := newStudio(t)
	for _, size := range []fyne.Size{{Width: 360, Height: 740}, {Width: 740, Height: 360}, {Width: 1100, Height: 760}, {Width: 768, Height: 1024}} {
		for _, percent := range []int{200, 100, 150} {
			a.setting(func(s *settings) { s.Language, s.TextSize, s.Speed, s.Timer = "fr", percent, speedNone, percent != 100 })
			a.window.Resize(size)
			a.put("eight-off", "")
			for i, figure := range []string{"7", "999", "12345", "40"} {
				h := a.game.header.text
				h.score, h.moves, h.still = figure, figure, []verdict{unasked, thinking, unwinnable, winnable}[i]
				h.time = map[bool]string{true: []string{"0:05", "10:00", "1:02:03", "9:59"}[i]}[percent != 100]
				a.game.header.set(h)
				fresh := newHeader(func() {}, func() {})
				fresh.text, fresh.felt = h, a.game.header.felt
				fresh.place(a.game.header.layout)
				got, want := a.headerOf(), test.WidgetRenderer(fresh).(*headerRenderer)
				for j, o := range want.Objects() {
					if assert.Equal(t, o.Visible(), got.Objects()[j].Visible()); !o.Visible() {
						continue
					}
					assert.Equal(t, o.Position(), got.Objects()[j].Position(), "%v %d %s: object %d", size, percent, figure, j)
					assert.Equal(t, o.Size(), got.Objects()[j].Size(), "%v %d %s: object %d", size, percent, figure, j)
				}
			}
		}
	}
}
