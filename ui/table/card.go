package table

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/motion"
)

// card is one card on the screen: where the position of the game has it, and where its picture is on the way there.
type card struct {
	id    core.Card
	image *canvas.Image

	// By the position of the game.
	pile  core.Pile
	index int // from the bottom of the pile
	home  Point
	down  bool // face down
	print print

	// As it is shown.
	at     Point
	scale  float32 // 1 on the table, more in the hand
	open   float32 // width while it turns over: 1, 0, 1
	back   bool    // shows its back
	raised bool    // picked: it stands a little higher than it lies
	flown  int     // above 0: it lies over all resting cards, and over those with lower numbers

	way   way
	turn  span
	nudge span
}

// way is how a picture glides home.
type way struct {
	span
	from  Point
	scale float32       // at the start; 1 at the end
	ease  motion.Easing // nil: not on the way
}

func newCard(id core.Card) *card {
	c := &card{id: id, image: canvas.NewImageFromImage(nil), scale: 1, open: 1}
	c.image.FillMode = canvas.ImageFillStretch
	c.image.ScaleMode = canvas.ImageScaleFastest
	return c
}

// settled tells whether the picture lies still where it belongs.
func (c *card) settled() bool { return c.way.ease == nil && c.turn.length == 0 && c.nudge.length == 0 }

// glide sends the picture home from where it is.
func (c *card) glide(s span, ease motion.Easing) {
	c.way = way{span: s, from: c.at, scale: c.scale, ease: ease}
}

// turnOver turns the picture to the side that the position shows.
func (c *card) turnOver(s span) {
	c.turn = s
	c.turn.length = max(c.turn.length, 1) // 0 stands for none
}

// settle puts the picture where it belongs at once.
func (c *card) settle() {
	c.way, c.turn, c.nudge = way{}, span{}, span{}
	c.at, c.scale, c.open, c.back = c.home, 1, 1, c.down
}

// step moves the picture to where it is at the given time. It reports whether it has any way left.
func (c *card) step(now time.Duration) bool {
	if c.way.ease != nil {
		t := c.way.ease(c.way.share(now))
		c.at = Point{mix(c.way.from.X, c.home.X, t), mix(c.way.from.Y, c.home.Y, t)}
		c.scale = mix(c.way.scale, 1, t)
		if now >= c.way.end() {
			c.way, c.at, c.scale = way{}, c.home, 1
		}
	}
	if c.turn.length > 0 {
		c.stepTurn(now)
	}
	if c.nudge.length > 0 && c.way.ease == nil {
		c.at = c.home.Add(motion.Wobble(c.nudge.share(now)), 0)
		if now >= c.nudge.end() {
			c.nudge, c.at = span{}, c.home
		}
	}
	return !c.settled()
}

// stepTurn narrows the picture, changes its side in the middle, and widens it again.
func (c *card) stepTurn(now time.Duration) {
	t := c.turn.share(now)
	if t >= 1 {
		c.turn, c.open, c.back = span{}, 1, c.down
		return
	}
	c.open = abs(1 - 2*motion.InOutQuad(t))
	if t >= .5 {
		c.back = c.down
	}
}

// show draws the card as it is now. Moving alone costs nothing; with another picture or another size Fyne takes the
// picture over anew.
func (t *Table) show(c *card) {
	p, size := t.pictures.printed(c.print), t.sharp.whole
	switch {
	case c.scale == theme.LiftScale && c.open == 1:
		p = t.sharp.printed(c.print).enlarged()
		size = p.whole
	case c.scale != 1 || c.open != 1:
		size = fyne.NewSize(size.Width*c.scale*c.open, size.Height*c.scale)
	}
	left := t.sharp.whole.Width * c.scale * (1 - c.open) / 2
	img := p.of(c.id, c.back)
	anew := c.image.Image != img
	c.image.Image = img
	c.image.Resize(size)
	at := fyne.NewPos(c.at.X+left, c.at.Y)
	if c.raised {
		at.Y -= raise
	}
	c.image.Move(at)
	if anew {
		c.image.Refresh()
	}
}

func mix(a, b, t float32) float32 { return a + (b-a)*t }
