package table

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/motion"
)

// Host is what a table asks of its owner.
type Host interface {
	// Apply is the one door to the play.
	Apply(e core.Event) *core.Refusal
	// Refused is told why something that the player did on the table is not allowed.
	Refused(r *core.Refusal)
	// Changed is called after every accepted event.
	Changed()
}

// Table shows a play and lets it be played by pointer. It fills the whole window; header and bar lie over it. The
// position changes at once with every event, and the pictures follow: what a pointer hits is always decided by the
// position.
type Table struct {
	widget.BaseWidget

	// OnLayout, if not nil, is told of every new layout.
	OnLayout func(*Layout)
	// OnInput, if not nil, is called when a finger or a mouse goes down on the table.
	OnInput func()
	// OnFocus, if not nil, is called whenever the focus of the keyboard or what is picked has changed.
	OnFocus func()
	// Watched, if not nil, is called for every tap: the play is shown and not played, and drags do nothing.
	Watched func()
	// Panel, if not nil, says what the owner needs for its panel at a size: Foot and Side of the layout's options.
	Panel func(Size) (foot, side float32)

	host   Host
	still  *still // of a picture: which piles it shows; nil: it is played
	game   *core.Game
	look   Look
	layout *Layout
	touch  bool    // fingers play, not a mouse
	above  float32 // how far above the finger touches are reported, in units

	pictures *pictures // at hand
	sharp    *pictures // of the right size: the same, or to be shown when the window's size has come to rest
	wait     *fyne.Animation

	felt   *canvas.LinearGradient
	slots  []*slot
	cards  []*card // by identity; nil if not in the game
	count  count
	input  fyne.CanvasObject
	scene  []fyne.CanvasObject // all that is drawn, from back to front
	flyers []*card             // cards over all others, in their order
	aloft  *fyne.Container     // of those that are drawn over all else on the screen

	reaching bool // the owner shows what is aloft
	flight   int  // number given last to a flying card

	motor   *motor
	fingers recogniser
	now     func() time.Time
	lid     *lid
	hand    hand
	dealing bool
	party   party
	pick    pick
	cursor  cursor
	hint    hint

	mark, drop *outline      // of the cards moved last; of the pile that would take the cards in the hand
	marked     []core.Card   // moved last
	refusal    *core.Refusal // that is being explained; nil: none
	warnings   []*outline
}

// New is a table without a play.
func New(h Host) *Table {
	t := &Table{
		host: h, touch: fyne.CurrentDevice().IsMobile(), above: reportedAbove(), now: motion.Now,
		felt:  canvas.NewVerticalGradient(nil, nil),
		count: newCount(),
		aloft: container.NewWithoutLayout(),
		mark:  newOutline(theme.MarkLast),
		drop:  newOutline(theme.MarkPlace),
	}
	t.cursor.frame = newOutline(theme.MarkCursor)
	t.pick.frame = newOutline(theme.MarkPicked)
	t.hint = newHint()
	t.hand.shadow = canvas.NewImageFromImage(nil)
	t.hand.shadow.ScaleMode = canvas.ImageScaleFastest
	t.motor = newMotor(t.frame)
	t.fingers.emit = t.gesture
	t.party.Table = t
	t.lid = newLid(t, t.Skip)
	t.feed()
	t.ExtendBaseWidget(t)
	t.SetLook(Look{DoubleClick: true})
	return t
}

// feed takes the pointer that the device has.
func (t *Table) feed() {
	t.input = newMouse(t)
	if t.touch {
		t.input = newTouch(t, t.lid)
	}
	t.scene = []fyne.CanvasObject{t.felt, t.input}
}

// Lid is an object without a picture that the owner lays over everything else on the screen, as large as the table.
// It sees to it that cards can be let go over keys and messages.
func (t *Table) Lid() fyne.CanvasObject { return t.lid }

// Aloft shows the cards in the hand. Once the owner has asked for it and laid it over header and bar, in the table's place,
// no key hides those cards.
func (t *Table) Aloft() fyne.CanvasObject {
	t.reaching = true
	return t.aloft
}

// Layout is the present layout, nil before there is a play and a size.
func (t *Table) Layout() *Layout { return t.layout }

// MessagePlace is where a message covers no card; height says how high it is at a given width. It needs a layout.
func (t *Table) MessagePlace(height func(width float32) float32) Rect {
	return t.layout.Message(t.game.Board(), height)
}

// ShowGame puts another play on the table. dealt: it begins, and the cards are dealt before the player's eyes.
func (t *Table) ShowGame(g *core.Game, dealt bool) {
	t.clear()
	t.game = g
	t.newPieces()
	if a, ok := g.Last(); ok && !dealt {
		t.marked = movedBy(g.Board(), a)
	}
	t.relayout()
	if dealt && t.layout != nil {
		t.deal()
	}
}

// clear takes everything off the table and stops all motion.
func (t *Table) clear() {
	t.Cancel()
	t.party.end(false)
	t.motor.stop()
	t.endDeal()
	t.layout = nil // it is one of the play before
	t.marked, t.refusal = nil, nil
	t.cursor.on, t.cursor.known = false, false
	for o := range t.outlines() {
		o.hide()
	}
}

// newPieces makes the objects for the present play: a card for each card, a slot for each pile.
func (t *Table) newPieces() {
	b := t.game.Board()
	t.cards = make([]*card, core.MaxCards)
	t.slots = t.slots[:0]
	for _, p := range t.piles() {
		t.slots = append(t.slots, newSlot(p, b.Rules()))
		for _, c := range b.Cards(p) {
			t.cards[c] = newCard(c)
		}
	}
	t.recolour()
}

// piles are those that are shown: all of the game's, but for a picture.
func (t *Table) piles() []core.Pile {
	if t.still != nil {
		return t.still.piles
	}
	return t.game.Board().Rules().Piles()
}

// Do makes an event of the bar or the keys, through the host like the player's own. It answers the refusal, if any.
func (t *Table) Do(e core.Event) *core.Refusal {
	t.Cancel()
	t.skipDeal()
	return t.apply(e)
}

// TakeBack takes back so many actions, as many as can be: the pictures go straight to where their cards were.
func (t *Table) TakeBack(actions int) {
	t.Cancel()
	t.skipDeal()
	e, done := core.Event{Kind: core.Undo}, 0
	for done < actions && t.host.Apply(e) == nil {
		done++
	}
	if done > 0 {
		t.accepted(e)
	}
}

// apply makes an event and lets the pictures follow.
func (t *Table) apply(e core.Event) *core.Refusal {
	if r := t.host.Apply(e); r != nil {
		return r
	}
	t.accepted(e)
	return nil
}

// accepted follows an event that was made, or several of its kind.
func (t *Table) accepted(e core.Event) {
	t.ClearWarn()
	t.putBack()
	t.EndHint()
	if e.Kind != core.Hint {
		t.party.end(false)
		t.follow(e)
	}
	t.host.Changed()
	t.refocus()
}

// SetLook changes how the table looks.
func (t *Table) SetLook(l Look) {
	t.Cancel()
	t.look = l
	t.fingers.doubles = l.DoubleClick
	t.party.hurry()
	t.motor.factor = l.Speed.Factor()
	t.recolour()
	t.relayout()
}

// recolour dresses everything that is no picture.
func (t *Table) recolour() {
	p, felt := theme.Colours(t.look.Deck.Mode), t.look.Felt.Colours(t.look.Deck.Mode)
	t.felt.StartColor, t.felt.EndColor = felt.Top, felt.Bottom
	t.felt.Refresh()
	for _, s := range t.slots {
		s.colour(t.look)
	}
	t.count.colour(p)
}

// Cancel sends cards in the hand home and lays picked ones back. It reports whether there were any. A hint ends, too.
func (t *Table) Cancel() bool {
	t.EndHint()
	dragged := t.fingers.cancel()
	return t.putBack() || dragged
}

// CreateRenderer makes the table's renderer.
func (t *Table) CreateRenderer() fyne.WidgetRenderer { return &renderer{t} }

// renderer lets Fyne see what is on the table.
type renderer struct{ t *Table }

func (r *renderer) Destroy() { r.t.motor.stop() }

// Layout is called by Fyne for a new size, and also whenever the order of the objects has changed, which is no reason
// for anything.
func (r *renderer) Layout(size fyne.Size) {
	if size == r.t.felt.Size() && (r.t.sharp == nil || r.t.sharp.Size().Scale == r.t.pixels()) {
		return
	}
	r.t.felt.Resize(size)
	r.t.input.Resize(size)
	r.t.Cancel()
	r.t.relayout()
}

func (r *renderer) MinSize() fyne.Size { return fyne.NewSize(leastSize, leastSize) }

func (r *renderer) Objects() []fyne.CanvasObject { return r.t.scene }

// Refresh is called by Fyne when its theme changes. The table's look is set by its owner; only the font is Fyne's.
func (r *renderer) Refresh() { r.t.count.text.Refresh() }
