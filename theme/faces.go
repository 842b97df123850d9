package theme

import (
	"context"
	"image"
	"image/color"
	"iter"
	"runtime"
	"sync"

	"patiencetrio/core"
)

// Faces are the pictures of one deck at one size, each drawn when first asked for and shared from then on. The owner
// lets the whole value go when the size or the deck changes. All methods are safe for concurrent use; the pictures
// must not be changed.
type Faces struct {
	deck  Deck
	size  Size
	cards [core.DeckSize]picture
	blank picture

	mu     sync.Mutex
	others map[any]*picture // by backKey, markKey, shadowKey, liftKey
}

type (
	backKey   Back
	shadowKey struct{}
	liftKey   int
	markKey   struct {
		icon   Icon
		height int
		colour color.NRGBA
	}
)

// picture is drawn once.
type picture struct {
	once  sync.Once
	image *image.RGBA
}

func (p *picture) get(draw func() *image.RGBA) *image.RGBA {
	p.once.Do(func() { p.image = draw() })
	return p.image
}

// NewFaces prepares pictures of the deck at a size; it draws nothing yet.
func NewFaces(deck Deck, size Size) *Faces {
	return &Faces{deck: deck, size: size, others: make(map[any]*picture)}
}

// Deck is how the cards are printed.
func (f *Faces) Deck() Deck { return f.deck }

// Size is the size of the cards.
func (f *Faces) Size() Size { return f.size }

// Card is the face of a card, Size.Pixels wide and Size.Height high, transparent at the corners. Twins share a picture.
// c must be a card: NoCard panics.
func (f *Faces) Card(c core.Card) *image.RGBA {
	return f.cards[c.Face()].get(func() *image.RGBA {
		return f.print(f.deck.face(c, f.size.Small), c.Suit())
	})
}

// Back is the back of every card with the given pattern, as large as a face; an unknown pattern is the lattice.
func (f *Faces) Back(b Back) *image.RGBA {
	return f.other(backKey(b), func() *image.RGBA {
		d, ok := backPrint()[b]
		if !ok {
			d = backPrint()[BackLattice]
		}
		return f.print(d, core.Spades)
	})
}

// Blank is a card without print: paper and edge. It stands for the second card of a pile.
func (f *Faces) Blank() *image.RGBA {
	return f.blank.get(func() *image.RGBA { return sheet(f.size, Colours(f.deck.Mode)) })
}

// print copies the blank card and draws on it.
func (f *Faces) print(d *drawing, s core.Suit) *image.RGBA {
	blank := f.Blank()
	dst := &image.RGBA{Pix: append([]byte(nil), blank.Pix...), Stride: blank.Stride, Rect: blank.Rect}
	d.draw(dst, f.deck.inks(s))
	return dst
}

// Mark is an icon in the colour c, height pixels high: the pictures of empty piles.
func (f *Faces) Mark(i Icon, height int, c color.NRGBA) *image.RGBA {
	return f.other(markKey{i, height, c}, func() *image.RGBA { return i.Image(height, c) })
}

// Shadow is the flat shadow of a card: its shape, to be laid CardShadow lower under it.
func (f *Faces) Shadow() *image.RGBA {
	return f.other(shadowKey{}, func() *image.RGBA { return shadow(f.size, Colours(f.deck.Mode).Shadow) })
}

// LiftShadow is the soft shadow of cards in the hand, which form a block one card wide and height pixels high before
// it is scaled by LiftScale; height is Size.Height for a single card. The picture's middle belongs LiftDrop below the
// block's middle. It reaches beyond the scaled block by LiftGrow and half its softness.
func (f *Faces) LiftShadow(height int) *image.RGBA {
	return f.other(liftKey(height), func() *image.RGBA { return liftShadow(f.size, height, f.deck.Dark) })
}

// other is the shared picture of that key.
func (f *Faces) other(key any, draw func() *image.RGBA) *image.RGBA {
	f.mu.Lock()
	p := f.others[key]
	if p == nil {
		p = new(picture)
		f.others[key] = p
	}
	f.mu.Unlock()
	return p.get(draw)
}

// Prepare draws the faces of cards on all processors, in the order given, and returns when they are there or ctx is
// done. It may run aside while others already use the faces.
func (f *Faces) Prepare(ctx context.Context, cards iter.Seq[core.Card]) {
	queue := make(chan core.Card)
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			for c := range queue {
				f.Card(c)
			}
		})
	}
	defer workers.Wait()
	defer close(queue)
	for c := range cards {
		if ctx.Err() != nil {
			return
		}
		queue <- c
	}
}
