package table

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/theme"
)

// shownPicture is a picture in a window of that width.
func shownPicture(t *testing.T, b core.Board, piles []core.Pile, a core.Action, width float32) *Picture {
	test.NewTempApp(t)
	p := NewPicture(b, piles, a, func() Look { return Look{Felt: theme.Celadon} })
	w := test.NewTempWindow(t, p)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(width, p.HeightFor(width)))
	return p
}

func dealOf(r *core.Rules) core.Board { return core.Deal(core.Code{Rules: r, Number: 5}) }

// Whatever is shown lies within the picture, at any width, and no pile lies over another but twins' foundations.
func TestPicturesHoldTheirPiles(t *testing.T) {
	for _, f := range core.Games {
		for _, r := range f {
			b := dealOf(r)
			for _, piles := range [][]core.Pile{r.Piles(), {core.Column(0), core.Column(2)}} {
				for width := float32(120); width <= 560; width += 44 {
					s := &still{piles}
					l := s.layout(&b, width, Options{})
					var all []Rect
					for _, p := range piles {
						box := l.Card(l.Place(&b, p, 0)).Union(l.Card(l.Place(&b, p, max(b.Len(p)-1, 0))))
						require.GreaterOrEqual(t, box.X, float32(0))
						require.LessOrEqual(t, box.Right(), width+.01, "%v in %v", p, width)
						require.LessOrEqual(t, box.Bottom(), l.Size.H)
						for i, other := range all {
							if p.Kind() == core.FoundationPile && piles[i].Kind() == core.FoundationPile && r.Decks > 1 {
								continue
							}
							require.Zero(t, box.Overlap(other), "%s: %v over %v", r.Prefix(), p, piles[i])
						}
						all = append(all, box)
					}
				}
			}
		}
	}
}

// For the left hand a picture is turned as the table is: the piles change sides, the columns keep their order, and the newest
// card of the waste stays on the right.
func TestPicturesAreMirroredForTheLeftHand(t *testing.T) {
	for _, f := range core.Games {
		for _, r := range f {
			b := dealOf(r)
			for _, piles := range [][]core.Pile{r.Piles(), {core.Column(0), core.Column(2), core.Foundation(0), core.Foundation(1)}} {
				for _, width := range []float32{200, 360} {
					s := &still{piles}
					right, left := s.layout(&b, width, Options{}), s.layout(&b, width, Options{LeftHanded: true})
					assert.Equal(t, right.Size, left.Size)
					columns := s.of(core.ColumnPile)
					for i, p := range columns {
						other := columns[len(columns)-1-i]
						assert.InDelta(t, width-right.Columns[other.Index()].X-right.CardW, left.Columns[p.Index()].X, slack, "%v", p)
						assert.True(t, i == 0 || left.Columns[p.Index()].X > left.Columns[columns[i-1].Index()].X, "%v", p)
					}
					for i, p := range left.Foundations {
						assert.InDelta(t, width-right.Foundations[i].X-right.CardW, p.X, slack)
					}
					if s.has(core.StockPile) {
						assert.InDelta(t, width-right.Stock.X-right.CardW, left.Stock.X, slack)
						assert.IsNonDecreasing(t, xs(left.Waste))
					}
					for _, p := range s.of(core.CellPile) {
						assert.InDelta(t, width-right.Cells[p.Index()].X-right.CardW, left.Cells[p.Index()].X, slack)
					}
				}
			}
		}
	}
}

func TestPictureShowsOnlyItsPiles(t *testing.T) {
	b := dealOf(core.EasyHarp)
	p := shownPicture(t, b, []core.Pile{core.Column(3), core.Column(5)}, core.Action{}, 300)
	cards := 0
	for _, o := range p.table.scene {
		if _, ok := o.(*canvas.Image); ok && o.Visible() {
			cards++
		}
	}
	assert.Equal(t, 4+6, cards)
	assert.Less(t, p.Width(), float32(300))
}

// Nothing of a picture takes a tap or a drag: a page that holds it is scrolled over it.
func TestPictureTakesNoInput(t *testing.T) {
	p := shownPicture(t, dealOf(core.EightOff), core.EightOff.Piles(), core.Action{}, 400)
	for _, o := range append(p.table.scene, p) {
		for name, takes := range map[string]bool{
			"taps": is[fyne.Tappable](o), "drags": is[fyne.Draggable](o), "scrolling": is[fyne.Scrollable](o), "focus": is[fyne.Focusable](o),
		} {
			assert.False(t, takes, "%T takes %s", o, name)
		}
	}
}

func is[T any](o fyne.CanvasObject) bool {
	_, ok := o.(T)
	return ok
}

// What a move concerns is marked as a hint marks it, or as a refusal.
func TestPictureFramesItsMove(t *testing.T) {
	b, err := core.ParsePosition("Game: EO1-C8\nRanks: 2\nFoundations: S-0 H-0 D-A C-A\nFreecells: 2D 2C - - - - - -\n: 2H\n: AH\n: 2S\n: AS\n: \n")
	require.NoError(t, err)
	piles := []core.Pile{core.Column(0), core.Column(1), core.Column(2)}
	p := shownPicture(t, b, piles, core.Move(core.Column(1), core.Column(0), 1), 300)
	assert.Equal(t, []theme.Mark{theme.MarkHintFrom, theme.MarkHintTo}, marksOf(p.table.warnings))
	p = shownPicture(t, b, piles, core.Move(core.Column(1), core.Column(2), 1), 300)
	assert.Equal(t, []theme.Mark{theme.MarkRefused, theme.MarkRefusing}, marksOf(p.table.warnings))
	for _, o := range p.table.warnings {
		assert.Contains(t, p.table.scene, fyne.CanvasObject(o.frame))
		assert.Contains(t, p.table.scene, fyne.CanvasObject(o.sign))
	}
}

func TestPictureFollowsTheLook(t *testing.T) {
	test.NewTempApp(t)
	look := Look{Felt: theme.Celadon}
	p := NewPicture(dealOf(core.Reflechi), core.Reflechi.Piles(), core.Action{}, func() Look { return look })
	w := test.NewTempWindow(t, p)
	w.Resize(fyne.NewSize(400, 400))
	before := p.under.FillColor
	look.Deck.Dark, look.Felt = true, theme.Teak
	p.Refresh()
	assert.NotEqual(t, before, p.under.FillColor)
	assert.True(t, p.table.look.Deck.Dark)
}
