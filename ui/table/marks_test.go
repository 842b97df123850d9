package table

import (
	"fmt"
	"os"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/motion"
)

func marksOf(outlines []*outline) (marks []theme.Mark) {
	for _, o := range outlines {
		marks = append(marks, o.mark)
	}
	return marks
}

// bounds is where an image is.
func bounds(o fyne.CanvasObject) Rect {
	return Rect{o.Position().X, o.Position().Y, o.Size().Width, o.Size().Height}
}

// requireAround checks that a mark's frame stands round cards, as far out as it reaches. Pictures of cards are whole pixels high
// and wide, so that up to one and a half may be between.
func (p *player) requireAround(o *outline, cards Rect) {
	p.t.Helper()
	want, got := cards.Inset(-o.mark.Reach(p.look.Deck.Mode, p.sharp.face.Width)), bounds(o.frame)
	for _, pair := range [][2]float32{{want.X, got.X}, {want.Y, got.Y}, {want.Right(), got.Right()}, {want.Bottom(), got.Bottom()}} {
		require.InDelta(p.t, pair[0], pair[1], 1.5/float64(p.sharp.Size().Scale), "%v of %v", o.mark, cards)
	}
}

// No part of any mark reaches beyond the window, wherever a card lies: at its sides, and at the end of the longest columns.
func TestMarksStayInTheWindow(t *testing.T) {
	sizes := []fyne.Size{fyne.NewSize(320, 568), fyne.NewSize(360, 740), fyne.NewSize(568, 320), fyne.NewSize(915, 412), fyne.NewSize(1280, 800)}
	for _, name := range []string{"easy-harp-worst", "reflechi-worst", "eight-off-worst"} {
		text, err := os.ReadFile("../testdata/positions/" + name + ".txt")
		require.NoError(t, err)
		for _, size := range sizes {
			for _, left := range []bool{false, true} {
				p := play(t, gameAt(t, string(text)), size, false)
				p.SetLook(Look{Deck: theme.Deck{Mode: theme.Mode{Strong: true}}, Speed: motion.None, LeftHanded: left})
				window := Rect{0, 0, size.Width, size.Height}
				for _, pile := range p.board().Rules().Piles() {
					for _, mark := range theme.Marks {
						o := newOutline(mark)
						o.pile = pile
						o.around(p.topRect(pile), p.stage())
						for _, image := range []fyne.CanvasObject{o.frame, o.sign} {
							if image == fyne.CanvasObject(o.sign) && o.sign == nil {
								continue
							}
							r := bounds(image)
							require.False(t, r.Empty())
							require.Zero(t, r.Overlap(p.layout.Bar)+r.Overlap(p.layout.Rail), "%s %v: %v on %v", name, size, mark, pile)
							require.InDelta(t, r.W*r.H, r.Overlap(window), .01*float64(r.W*r.H), "%s %v: %v on %v", name, size, mark, pile)
						}
					}
				}
			}
		}
	}
}

// After a refusal by keys the cursor is on the pile that refuses: its corners lie over the frame there, and the sign over both.
func TestCursorLeavesARefusalItsSign(t *testing.T) {
	p := play(t, gameAt(t, twoWays), phone, false)
	p.SetLook(Look{Speed: motion.None})
	p.Name(core.Column(3))
	p.Name(core.Column(1))
	require.Equal(t, []core.Kind{core.WrongRank}, p.refused)
	p.Warn(p.board().Check(core.Move(core.Column(3), core.Column(1), 1)))
	on, ok := p.Focus()
	require.True(t, ok)
	require.Equal(t, core.Column(1), on.Pile)
	order := func(o fyne.CanvasObject) int { return slices.Index(p.scene, o) }
	cursor := order(p.cursor.frame.frame)
	for _, o := range p.warnings {
		require.Positive(t, order(o.frame))
		assert.Less(t, order(o.frame), cursor)
		assert.Less(t, cursor, order(o.sign))
	}
}

// The cursor stands round picked cards where they stand, not where they lie.
func TestCursorRisesWithPickedCards(t *testing.T) {
	p := play(t, gameAt(t, twoWays), phone, false)
	p.SetLook(Look{Speed: motion.None})
	p.focus(core.Column(0), 1)
	run := p.layout.Card(p.layout.Place(p.board(), core.Column(0), 1)).Union(p.topRect(core.Column(0)))
	p.requireAround(p.cursor.frame, run)
	p.Press()
	raised := run
	raised.Y -= raise
	p.requireAround(p.cursor.frame, raised)
	p.requireAround(p.pick.frame, raised)
	assert.Contains(t, p.scene, fyne.CanvasObject(p.pick.frame.frame))
	assert.Equal(t, []theme.Mark{theme.MarkPlace}, marksOf(p.pick.places), "on 4♠")
	p.Leave()
	p.requireAround(p.cursor.frame, run)
	assert.NotContains(t, p.scene, fyne.CanvasObject(p.pick.frame.frame))
}

// What does not take the cards is marked, an empty place as well; where the cards are at fault, only they are.
func TestWhatRefusalsMark(t *testing.T) {
	b, err := core.ParsePosition(twoWays)
	require.NoError(t, err)
	for _, c := range []struct {
		from, to core.Pile
		count    int
		kind     core.Kind
		marks    []theme.Mark
		on       core.Pile // what the last one is on
	}{
		{core.Column(3), core.Column(1), 1, core.WrongRank, []theme.Mark{theme.MarkRefused, theme.MarkRefusing}, core.Column(1)},
		{core.Column(3), core.Column(4), 1, core.KingOnly, []theme.Mark{theme.MarkRefused, theme.MarkRefusing}, core.Column(4)},
		{core.Column(3), core.Foundation(2), 1, core.FoundationWrongRank, []theme.Mark{theme.MarkRefused, theme.MarkRefusing}, core.Foundation(2)},
		{core.Column(0), core.Column(1), 3, core.NotARun, []theme.Mark{theme.MarkRefused}, core.Column(0)},
	} {
		r := b.Check(core.Move(c.from, c.to, c.count))
		require.NotNil(t, r)
		require.Equal(t, c.kind, r.Kind)
		p := play(t, core.NewGameAt(b), phone, false)
		p.Warn(r)
		assert.Equal(t, c.marks, marksOf(p.warnings), fmt.Sprint(c.kind))
		assert.Equal(t, c.on, p.warnings[len(p.warnings)-1].pile)
	}
}

// A hint's arrow points to where the cards go.
func TestHintPointsToItsPlace(t *testing.T) {
	p := play(t, gameAt(t, twoWays), phone, false)
	p.SetLook(Look{Speed: motion.None})
	p.ShowHint(core.Move(core.Column(3), core.Column(2), 1))
	left := p.hint.frames[0].drawn.towards
	assert.Negative(t, left.X)
	assert.Equal(t, []theme.Mark{theme.MarkHintFrom, theme.MarkHintTo}, marksOf(p.hint.frames[:]))
	p.ShowHint(core.Move(core.Column(0), core.Column(1), 2))
	assert.Positive(t, p.hint.frames[0].drawn.towards.X)
}
