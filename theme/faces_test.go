package theme

import (
	"context"
	"image"
	"image/color"
	"slices"
	"strconv"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
)

var decks = []Deck{
	{}, {Mode: Mode{Dark: true}}, {Four: true}, {Mode: Mode{Dark: true}, Four: true},
	{Large: true}, {Mode: Mode{Dark: true}, Large: true}, {Four: true, Large: true}, {Mode: Mode{Dark: true}, Four: true, Large: true},
	{Mode: Mode{Strong: true}, Four: true}, {Mode: Mode{Dark: true, Strong: true}}, {Mode: Mode{Dark: true, Strong: true}, Four: true, Large: true},
}

// allFaces are the 52 cards of the first deck.
func allFaces(yield func(core.Card) bool) {
	for c := range core.Card(core.DeckSize) {
		if !yield(c) {
			return
		}
	}
}

func TestFacesDiffer(t *testing.T) {
	for _, deck := range decks {
		for _, width := range []float32{36, 82} {
			f := NewFaces(deck, NewSize(width, 1))
			seen := map[string]core.Card{}
			for c := range allFaces {
				pix := string(f.Card(c).Pix)
				twin, found := seen[pix]
				assert.False(t, found, "%v and %v look the same in %+v at %v", c, twin, deck, width)
				seen[pix] = c
			}
		}
	}
}

func TestTheThreePrintsDiffer(t *testing.T) {
	size := Size{Pixels: 82, Scale: 1}
	small := size
	small.Small = true
	for c := range allFaces {
		full := NewFaces(Deck{}, size).Card(c).Pix
		narrow := NewFaces(Deck{}, small).Card(c).Pix
		large := NewFaces(Deck{Large: true}, size).Card(c).Pix
		assert.NotEqual(t, full, narrow, c)
		assert.NotEqual(t, narrow, large, c)
		assert.Equal(t, large, NewFaces(Deck{Large: true}, small).Card(c).Pix, "large print is for every size: %v", c)
	}
}

func TestNewSize(t *testing.T) {
	assert.Equal(t, Size{Pixels: 73, Scale: 2, Small: true}, NewSize(36.4, 2))
	assert.True(t, NewSize(59.9, 3).Small)
	assert.False(t, NewSize(60, 1).Small)
	assert.Equal(t, 1, NewSize(0.1, 1).Pixels)
	assert.Equal(t, 150, Size{Pixels: 100}.Height())
	assert.Equal(t, 62, Size{Pixels: 41}.Height())
}

func TestPicturesHaveTheExactSize(t *testing.T) {
	for _, w := range []int{1, 31, 36, 41, 60, 82, 139, 278} {
		f := NewFaces(Deck{}, Size{Pixels: w, Scale: 1})
		want := image.Rect(0, 0, w, f.Size().Height())
		assert.Equal(t, want, f.Card(0).Bounds())
		assert.Equal(t, want, f.Blank().Bounds())
		assert.Equal(t, want, f.Shadow().Bounds())
		for _, b := range Backs {
			assert.Equal(t, want, f.Back(b).Bounds())
		}
	}
}

func TestCornersAreTransparentAndTheRestIsNot(t *testing.T) {
	for _, deck := range decks {
		f := NewFaces(deck, NewSize(82, 1))
		for _, img := range []*image.RGBA{f.Card(0), f.Back(BackLattice), f.Back(BackLotus), f.Back(BackTrio)} {
			w, h := img.Rect.Dx(), img.Rect.Dy()
			for _, p := range []image.Point{{0, 0}, {w - 1, 0}, {0, h - 1}, {w - 1, h - 1}} {
				assert.Zero(t, img.RGBAAt(p.X, p.Y).A)
			}
			for x := range w {
				assert.EqualValues(t, 0xFF, img.RGBAAt(x, h/2).A)
			}
			edge := color.RGBA(Colours(deck.Mode).Edge)
			assert.Equal(t, edge, img.RGBAAt(0, h/2), "the edge is a whole pixel")
			assert.Equal(t, edge, img.RGBAAt(w-1, h/2))
			assert.Equal(t, edge, img.RGBAAt(w/2, h-1))
		}
	}
}

// coloursOf are the colours that cover at least 300 pixels: those of fills, not those of softened outlines.
func coloursOf(img *image.RGBA) []color.NRGBA {
	count := map[color.NRGBA]int{}
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			if c := img.RGBAAt(x, y); c.A == 0xFF {
				count[color.NRGBA(c)]++
			}
		}
	}
	var found []color.NRGBA
	for c, n := range count {
		if n >= 300 {
			found = append(found, c)
		}
	}
	return found
}

// TestDecksReplaceEveryColour reads the fills in the files: in each deck each must become one of the deck's own.
func TestDecksReplaceEveryColour(t *testing.T) {
	tint := map[bool]map[core.Suit]uint32{ // LOOK's figures for the four-colour decks
		false: {core.Spades: 0xEEF0EF, core.Hearts: 0xFBEBEC, core.Diamonds: 0xFAEFE0, core.Clubs: 0xE6F1EC},
		true:  {core.Spades: 0xE0DDD2, core.Hearts: 0xF0D9D2, core.Diamonds: 0xEFDCC2, core.Clubs: 0xD8E0D2},
	}
	for _, deck := range decks {
		p := Colours(deck.Mode)
		for c := range allFaces {
			s := c.Suit()
			want := rgb(tint[deck.Dark][s])
			if !deck.Four {
				want = map[bool]color.NRGBA{
					false: map[bool]color.NRGBA{false: rgb(0xEEF0EF), true: rgb(0xFBEDE6)}[s.Red()],
					true:  map[bool]color.NRGBA{false: rgb(0xE0DDD2), true: rgb(0xF1DCCF)}[s.Red()],
				}[deck.Dark]
			}
			if deck.Strong { // made from ink and paper
				want = p.tint(p.Suit(s, deck.Four))
				assert.GreaterOrEqual(t, contrast(p.Suit(s, deck.Four), want), 4.5)
			}
			allowed := []color.NRGBA{p.Paper, p.Suit(s, deck.Four), rgb(0xC0913A), want}
			for _, small := range []bool{false, true} {
				for _, part := range deck.face(c, small).parts {
					assert.Contains(t, allowed, deck.inks(s)(part.fill), "%v in %+v", c, deck)
				}
			}
		}
	}
}

func TestPicturesShowTheDecksColours(t *testing.T) {
	for _, deck := range decks {
		p := Colours(deck.Mode)
		f := NewFaces(deck, NewSize(139, 1))
		for _, s := range []core.Suit{core.Spades, core.Hearts, core.Diamonds, core.Clubs} {
			got := coloursOf(f.Card(core.NewCard(0, s, 7)))
			assert.ElementsMatch(t, []color.NRGBA{p.Paper, p.Edge, p.Suit(s, deck.Four)}, got, "%+v %v", deck, s)
		}
	}
}

func TestCacheSharesPictures(t *testing.T) {
	f := NewFaces(Deck{}, NewSize(41, 1))
	queen := core.NewCard(0, core.Hearts, core.Queen)
	assert.Same(t, f.Card(queen), f.Card(queen))
	assert.Same(t, f.Card(queen), f.Card(core.NewCard(1, core.Hearts, core.Queen)), "twins share a picture")
	assert.Same(t, f.Back(BackTrio), f.Back(BackTrio))
	assert.NotSame(t, f.Back(BackTrio), f.Back(BackLattice))
	assert.Same(t, f.Shadow(), f.Shadow())
	assert.Same(t, f.LiftShadow(62), f.LiftShadow(62))
	assert.NotSame(t, f.LiftShadow(62), f.LiftShadow(80))
	red := rgb(0xFF0000)
	assert.Same(t, f.Mark(IconCrown, 20, red), f.Mark(IconCrown, 20, red))
	assert.NotSame(t, f.Mark(IconCrown, 20, red), f.Mark(IconCrown, 20, rgb(0)))
}

func TestPrepareDrawsWhatItIsGiven(t *testing.T) {
	f := NewFaces(Deck{}, NewSize(41, 1))
	f.Prepare(context.Background(), slices.Values([]core.Card{3, 7, 60}))
	for c := range allFaces {
		assert.Equal(t, c == 3 || c == 7 || c == 8, f.cards[c].image != nil, "%v", c) // 60 is the twin of 8
	}
}

func TestPrepareStops(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	f := NewFaces(Deck{}, NewSize(41, 1))
	f.Prepare(ctx, allFaces)
	for c := range allFaces {
		require.Nil(t, f.cards[c].image)
	}
}

func TestFacesAreSafeForConcurrentUse(t *testing.T) {
	f := NewFaces(Deck{Four: true}, NewSize(60, 1))
	pictures := make([][]*image.RGBA, 4)
	var all sync.WaitGroup
	for i := range pictures {
		all.Go(func() {
			f.Prepare(context.Background(), allFaces)
			for c := range allFaces {
				pictures[i] = append(pictures[i], f.Card(c))
			}
			pictures[i] = append(pictures[i], f.Back(BackTrio), f.Mark(IconDot, 9, rgb(0)), f.LiftShadow(90))
		})
	}
	all.Wait()
	for i := range pictures {
		for j := range pictures[i] {
			assert.Same(t, pictures[0][j], pictures[i][j])
		}
	}
}

func TestLiftShadowFadesOutwards(t *testing.T) {
	for _, darkMode := range []bool{false, true} {
		f := NewFaces(Deck{Mode: Mode{Dark: darkMode}}, NewSize(60, 2))
		img := f.LiftShadow(f.Size().Height())
		w, h := img.Rect.Dx(), img.Rect.Dy()
		assert.Equal(t, 127+2*21, w, "120 x 1.06 and 10.5 units on each side")
		assert.Equal(t, 191+2*21, h)
		last := uint8(0)
		for x := range w / 2 {
			a := img.RGBAAt(x, h/2).A
			assert.GreaterOrEqual(t, a, last)
			last = a
		}
		assert.Zero(t, img.RGBAAt(0, 0).A)
		// 1 - .95 x .93 x .91 in light mode, opacities x 1.6 in dark mode.
		want := map[bool]float64{false: .196, true: .300}[darkMode]
		assert.InDelta(t, want*255, float64(img.RGBAAt(w/2, h/2).A), 1)
	}
}

func BenchmarkFaces(b *testing.B) {
	for _, size := range []Size{NewSize(41, 1), NewSize(54.5, 2), NewSize(82, 1), NewSize(82, 2), NewSize(139, 2)} {
		name := map[bool]string{true: "small", false: "full"}[size.Small]
		b.Run(name+"-"+strconv.Itoa(size.Pixels), func(b *testing.B) {
			NewFaces(Deck{}, size).Prepare(context.Background(), allFaces) // parse
			for b.Loop() {
				NewFaces(Deck{}, size).Prepare(context.Background(), allFaces)
			}
		})
	}
}

func BenchmarkLiftShadow(b *testing.B) {
	size := NewSize(139, 2)
	for b.Loop() {
		NewFaces(Deck{}, size).LiftShadow(size.Height())
	}
}

func BenchmarkParse(b *testing.B) {
	for b.Loop() {
		readPrint("full")
	}
}
