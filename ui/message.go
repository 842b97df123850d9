package ui

import (
	"slices"
	"time"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/ui/kit"
	"patiencetrio/ui/motion"
	"patiencetrio/ui/table"
	"patiencetrio/ui/text"
)

// messageKind says how long a message stands, and chooses the colour of its bar.
type messageKind uint8

const (
	notice  messageKind = iota // something to know; stands for a time
	refusal                    // a move that the rules forbid; stands for a time, at most until the next accepted event
	guess                      // what a hint that is not certain has to say; stands as long as a refusal
	alert                      // something wrong with what is saved; stands until it is tapped
)

// message is the panel in which refusals and notices appear. It covers no card and blocks nothing. A tap on a notice closes
// it; a tap on a refusal, which bears an arrow, leads to the rule, and the message is gone when the player is back. Where a full
// table leaves room for the title alone, a tap leads to the whole of the message first. No key to
// close a refusal is needed: it goes with the next move, or by itself.
type message struct {
	widget.BaseWidget
	kind    messageKind
	content text.Message
	more    func() // what a tap leads to; nil: nowhere
	// inFull shows what has no room here, and what a tap would lead to.
	inFull func(content text.Message, more func())
	// place finds where a message goes, given how high it is at a width.
	where func(height func(width float32) float32) table.Rect
	// ground is the colour of its panel.
	ground kit.Colour
	// four tells whether the cards that it names have the colours of a four-colour deck.
	four func() bool
	// onHide is called when the message goes, whatever the cause.
	onHide func()

	// layer is what the message lies in: Fyne does not repaint for an object that it has never seen.
	layer  *fyne.Container
	home   fyne.Position
	brief  bool    // the title alone
	tight  bool    // set like in a narrow place
	large  float32 // by how much the type is larger than usual
	moving *motion.Run
	seen   float32        // opacity, 0..1
	fade   func()         // shows it with that opacity
	up     bool           // it is to be read
	wait   func()         // ends its time; nil: it has none
	alerts []text.Message // that wait for what stands now
}

func newMessage() *message {
	m := &message{large: 1, four: func() bool { return false }, ground: func(l kit.Look) nrgba { return l.Palette.Panel }, onHide: func() {}, fade: func() {}}
	m.ExtendBaseWidget(m)
	m.Hide()
	m.layer = container.New(messageLayout{m}, m)
	return m
}

// messageLayout places the message anew when the window changes its size.
type messageLayout struct{ m *message }

func (l messageLayout) Layout([]fyne.CanvasObject, fyne.Size) { l.m.relayout() }

func (l messageLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// readingTime is how long a message stands.
func readingTime(m text.Message) time.Duration {
	n := utf8.RuneCountInString(m.Title) + utf8.RuneCountInString(m.Body)
	return max(motion.ReadingLeast, motion.ReadingStart+time.Duration(n)*motion.ReadingPerRune)
}

// alert puts up an alert, after what may still stand.
func (m *message) alert(content text.Message) {
	m.alerts = append(m.alerts, content)
	m.next()
}

// withdraw takes back an alert that is no longer true.
func (m *message) withdraw(content text.Message) {
	m.alerts = slices.DeleteFunc(m.alerts, func(waits text.Message) bool { return waits == content })
	if m.tells(content) {
		m.dismiss()
	}
}

// next puts up the next alert if nothing stands.
func (m *message) next() {
	if !m.up && len(m.alerts) > 0 {
		content := m.alerts[0]
		m.alerts = m.alerts[1:]
		m.show(alert, content, nil)
	}
}

// show puts a message up, in the place of one that may still stand; an alert comes back after
// it. more is what a tap leads to, or nil.
func (m *message) show(kind messageKind, content text.Message, more func()) {
	if m.up && m.kind == alert {
		m.alerts = append([]text.Message{m.content}, m.alerts...)
	}
	m.stop()
	m.kind, m.content, m.more, m.up = kind, content, more, true
	m.Show()
	m.relayout()
	m.layer.Refresh()
	m.seen = 0
	m.slide(motion.MessageRise, 0, motion.MessageIn, nil)
	if kind == alert {
		return
	}
	m.wait = motion.After(readingTime(content), m.dismiss)
}

// tells reports whether a message stands.
func (m *message) tells(content text.Message) bool { return m.up && m.content == content }

// relayout finds the place anew: the window or the cards have changed.
func (m *message) relayout() {
	if !m.up { // one that sinks goes from where it stands
		return
	}
	r := m.fit()
	m.home = fyne.NewPos(r.X, r.Y)
	m.Move(m.home)
	m.Resize(fyne.NewSize(r.W, r.H))
	m.Refresh()
}

// accepted is told of every accepted event: what was refused before is past.
func (m *message) accepted() {
	if m.kind == refusal || m.kind == guess {
		m.dismiss()
	}
}

// pass is told when what is on the screen changes: only alerts are still of interest.
func (m *message) pass() {
	if m.kind != alert {
		m.dismiss()
	}
}

// dismiss lets the message sink away.
func (m *message) dismiss() {
	if !m.up {
		return
	}
	m.up = false
	m.stop()
	m.slide(m.Position().Y-m.home.Y, motion.MessageRise, motion.MessageOut, m.Hide)
	m.onHide()
	m.next()
}

// stop ends the motion and the waiting.
func (m *message) stop() {
	if m.wait != nil {
		m.wait()
		m.wait = nil
	}
	m.moving.Stop()
}

// slide moves the message from one distance below its place to another, and fades it in or out on the way.
func (m *message) slide(from, to float32, lasts time.Duration, done func()) {
	seen := m.seen
	m.moving = motion.Play(lasts, motion.OutCubic, func(share float32) {
		below := from + (to-from)*share
		m.seen = seen + (1-to/motion.MessageRise-seen)*share
		m.Move(m.home.AddXY(0, below))
		m.fade()
	}, done)
}

// The message takes touches on a phone, so that a finger that comes down on it never takes up the card above it.
var _ mobile.Touchable = (*message)(nil)

func (m *message) TouchDown(*mobile.TouchEvent)   { kit.LetGo() }
func (m *message) TouchUp(*mobile.TouchEvent)     {}
func (m *message) TouchCancel(*mobile.TouchEvent) {}

// Tapped is a tap or a click.
func (m *message) Tapped(e *fyne.PointEvent) { kit.Answer(e, m.follow) }

// follow leads on, or closes the message.
func (m *message) follow() {
	switch content, more := m.content, m.more; {
	case m.brief && m.up:
		m.dismiss()
		m.inFull(content, more)
	case more != nil && m.up:
		more()
	default:
		m.dismiss()
	}
}

// TappedSecondary is, on a phone, a tap that took its time.
func (m *message) TappedSecondary(e *fyne.PointEvent) { m.Tapped(e) }
