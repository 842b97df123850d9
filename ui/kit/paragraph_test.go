package kit

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

func TestWrapReadsCards(t *testing.T) {
	useTheme(t, false, 1)
	lines := wrap("on [10♥].", 1000, metrics{theme.Message})
	require.Len(t, lines, 1)
	atoms := lines[0].atoms
	require.Len(t, atoms, 3)
	assert.Equal(t, "on ", atoms[0].text)
	assert.True(t, atoms[1].isCard)
	assert.Equal(t, "10", atoms[1].text)
	assert.Equal(t, core.Hearts, atoms[1].suit)
	assert.Equal(t, ".", atoms[2].text, "it stays with the card")
}

func TestWrapReadsLinks(t *testing.T) {
	useTheme(t, false, 1)
	lines := wrap("see [an **empty** one](rules:empty), too", 1000, metrics{theme.Message})
	require.Len(t, lines, 1)
	var linked, plain string
	for _, a := range lines[0].atoms {
		if a.link == "" {
			plain += a.text
			continue
		}
		assert.Equal(t, "rules:empty", a.link)
		linked += a.text
	}
	assert.Equal(t, "an empty one", linked)
	assert.Equal(t, "see , too", plain, "the blank before a link is none of it")
}

func TestBracketsThatMeanNothingAreShown(t *testing.T) {
	useTheme(t, false, 1)
	for _, s := range []string{"a[b", "[]", "[♥]", "a [b] c", "]", "[a](b", "[a]()"} {
		lines := wrap(s, 1000, metrics{theme.Message})
		require.Len(t, lines, 1, s)
		assert.Equal(t, s, lineText(lines[0]))
	}
}

// A link whose words stand on two lines can be tapped on both, at least 48 units high and wide.
func TestEveryPartOfALinkCanBeTapped(t *testing.T) {
	useTheme(t, false, 1)
	var followed []string
	p := NewParagraph("One, two [three four five six seven eight](there) nine, and an [A](here).", theme.Message)
	p.OnLink = func(target string) { followed = append(followed, target) }
	w := test.NewTempWindow(t, p)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(190, 200))
	parts := 0
	for _, o := range test.WidgetRenderer(p).Objects() {
		pad, ok := o.(padObject)
		if !ok {
			continue
		}
		parts++
		assert.GreaterOrEqual(t, o.Size().Width, MinTarget)
		assert.GreaterOrEqual(t, o.Size().Height, MinTarget)
		assert.GreaterOrEqual(t, o.Position().X, float32(0))
		assert.LessOrEqual(t, o.Position().X+o.Size().Width, p.Size().Width)
		pad.(fyne.Tappable).Tapped(&fyne.PointEvent{})
	}
	assert.Greater(t, parts, 2)
	for _, target := range followed[:parts-1] {
		assert.Equal(t, "there", target)
	}
	assert.Equal(t, "here", followed[parts-1])
}

// Without a link nothing takes the taps that are meant for what lies below.
func TestTextWithoutLinksTakesNoTaps(t *testing.T) {
	useTheme(t, false, 1)
	p := NewParagraph("[7♥] goes on **[8♠]**, 9♣ on [10♦].", theme.Message)
	p.Resize(fyne.NewSize(200, 100))
	for _, o := range test.WidgetRenderer(p).Objects() {
		_, ok := o.(fyne.Tappable)
		assert.False(t, ok, "%T", o)
	}
	_, ok := any(p).(fyne.Tappable)
	assert.False(t, ok)
}

// A page that was brought to a part stays there when the window's size changes, but not after it was scrolled.
func TestPageStaysAtItsPart(t *testing.T) {
	useTheme(t, false, 1)
	column := NewColumn(0)
	for range 40 {
		column.Add(NewParagraph("word word word word word word word word word word", theme.Message))
	}
	part := column.items[20]
	page := NewPage("page", column, nil)
	page.ScrollTo(func(width float32) float32 { return column.Top(part, width) })
	w := test.NewTempWindow(t, page)
	w.SetPadded(false)
	for _, size := range []fyne.Size{{Width: 400, Height: 500}, {Width: 250, Height: 500}, {Width: 700, Height: 300}} {
		w.Resize(size)
		want := column.Top(part, column.Size().Width)
		require.Positive(t, want)
		assert.Equal(t, want, page.Scrolled(), "%v", size)
	}
	page.body.scroll.ScrollToOffset(fyne.NewPos(0, 33))
	w.Resize(fyne.NewSize(400, 500))
	assert.Equal(t, float32(33), page.Scrolled())
}

// TestCardsInTextHaveTheDecksColours: suits and small cards of a four-colour deck have its four colours.
func TestCardsInTextHaveTheDecksColours(t *testing.T) {
	useTheme(t, false, 1)
	look := Now()
	for _, four := range []bool{false, true} {
		for i, sign := range []string{"♠", "♥", "♦", "♣"} {
			suit := core.Suit(i)
			p := NewParagraph("7"+sign+" [7"+sign+"]", theme.Message)
			p.Four = four
			p.Resize(fyne.NewSize(300, 30))
			var names []string
			for _, o := range objectsOf(p) {
				if img, ok := o.(*canvas.Image); ok {
					names = append(names, img.Resource.Name())
				}
			}
			inWords := theme.SuitIcon(suit).Resource(look.InWords(suit, four)).Name()
			onCard := theme.SuitIcon(suit).Resource(look.Suit(suit, four)).Name()
			assert.Equal(t, []string{inWords, onCard}, names, "%s, four colours %v", sign, four)
		}
	}
	assert.NotEqual(t, look.InWords(core.Spades, true), look.InWords(core.Clubs, true))
	assert.Equal(t, look.InWords(core.Spades, false), look.InWords(core.Clubs, false))
}

func objectsOf(p *Paragraph) []fyne.CanvasObject {
	r := p.CreateRenderer()
	r.Layout(p.Size())
	return r.Objects()
}
