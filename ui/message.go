package ui

import (
	"time"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/motion"
	"patiencetrio/ui/table"
	"patiencetrio/ui/text"
)

// Insets of a message, in units.
const (
	messageTextX  = 24
	messageTextY  = 10
	messageRight  = 20
	messageBarX   = 9
	messageBarY   = 11
	messageBarW   = 4
	messageBarEnd = 2 // radius of its ends
	messageArrow  = 14
	messageArrowX = 3 // from the right edge
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

// fit finds the place and the type for it. Large type gives way first, then what is between text and edge and the smaller type
// that goes with it; where a full table leaves no room for the whole of a message even so, the rule itself has to do.
func (m *message) fit() table.Rect {
	usual := kit.Now().Scale
	for _, try := range []struct {
		tight  bool
		height func(float32) float32
	}{{false, m.heightFor}, {true, m.heightFor}, {false, m.titleHeight}} {
		m.tight = try.tight
		for m.large = usual; ; m.large -= messageStep {
			m.large = max(m.large, 1)
			height := measuredOnce(try.height)
			r := m.where(height)
			if m.brief = height(r.W) < m.heightFor(r.W); r.H >= height(r.W) {
				return r
			}
			if m.large == 1 {
				break
			}
		}
	}
	r := m.where(m.titleHeight)
	for r.H < m.titleHeight(r.W) && m.large*theme.Caption.Size > theme.Smallest.Size {
		m.large -= messageStep
	}
	return r
}

// messageStep is by how much type gives way at a time.
const messageStep = .05

// measuredOnce is the same measure of heights, asked once for each width: many places that are tried are equally wide.
func measuredOnce(height func(width float32) float32) func(width float32) float32 {
	known := map[int]float32{}
	return func(width float32) float32 {
		eighths := int(width * 8)
		h, ok := known[eighths]
		if !ok {
			h = height(float32(eighths) / 8)
			known[eighths] = h
		}
		return h
	}
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

// form is how a message is set at a width.
type form struct {
	title, body theme.TextStyle
	left, right float32 // insets of the text
	top         float32 // and below
}

// tight is the width below which a message is set closely: a place beside cards is narrow. So is the header low.
const tight = 240

func (m *message) formFor(width float32) form {
	f := usualForm(width, m.tight)
	by := m.large / kit.Now().Scale // what measures and draws text makes it larger by itself
	f.title, f.body = f.title.Scaled(by), f.body.Scaled(by)
	return f
}

func usualForm(width float32, closely bool) form {
	switch {
	case closely || width < tight:
		title := theme.Caption
		title.Bold = true
		return form{title, theme.Caption, 18, messageArrow + 2*messageArrowX, 7}
	case width < narrow-2*theme.Space2: // in a window narrower than narrow
		return form{theme.MessageTop, theme.MessageLow, messageTextX, messageRight, messageTextY}
	default:
		return form{theme.MessageTop, theme.Message, messageTextX, messageRight, messageTextY}
	}
}

// heightFor is the height of the whole message at a width.
func (m *message) heightFor(width float32) float32 {
	height := m.titleHeight(width)
	if m.content.Body != "" {
		f := m.formFor(width)
		height += kit.Measure(m.content.Body, f.body, width-f.left-f.right)
	}
	return height
}

// titleHeight is the height of a message of the title alone.
func (m *message) titleHeight(width float32) float32 {
	f := m.formFor(width)
	return 2*f.top + kit.Measure(m.content.Title, f.title, width-f.left-f.right)
}

// CreateRenderer draws the message.
func (m *message) CreateRenderer() fyne.WidgetRenderer {
	r := &messageRenderer{message: m, shadow: &canvas.Rectangle{}, panel: &canvas.Rectangle{}, bar: &canvas.Rectangle{}, arrow: &canvas.Image{FillMode: canvas.ImageFillContain},
		title: kit.NewParagraph("", theme.MessageTop), body: kit.NewParagraph("", theme.Message)}
	m.fade = r.fade
	r.shadow.CornerRadius, r.panel.CornerRadius, r.bar.CornerRadius = theme.MessageRadius, theme.MessageRadius, messageBarEnd
	r.Refresh()
	return r
}

type messageRenderer struct {
	message            *message
	shadow, panel, bar *canvas.Rectangle
	arrow              *canvas.Image
	title, body        *kit.Paragraph
}

func (r *messageRenderer) Layout(size fyne.Size) {
	r.shadow.Move(fyne.NewPos(0, theme.BarShadow))
	r.shadow.Resize(size)
	r.panel.Resize(size)
	r.bar.Move(fyne.NewPos(messageBarX, messageBarY))
	r.bar.Resize(fyne.NewSize(messageBarW, max(0, size.Height-2*messageBarY)))

	r.arrow.Move(fyne.NewPos(size.Width-messageArrowX-messageArrow, (size.Height-messageArrow)/2))
	r.arrow.Resize(fyne.NewSquareSize(messageArrow))
	r.arrow.Hidden = r.message.more == nil && !r.message.brief

	f := r.message.formFor(size.Width)
	width := size.Width - f.left - f.right
	r.title.Style, r.body.Style = f.title, f.body
	top := r.title.HeightFor(width)
	r.title.Move(fyne.NewPos(f.left, f.top))
	r.title.Resize(fyne.NewSize(width, top))
	r.body.Move(fyne.NewPos(f.left, f.top+top))
	r.body.Resize(fyne.NewSize(width, r.body.HeightFor(width)))
	r.body.Hidden = r.message.content.Body == "" || r.message.brief
}

func (r *messageRenderer) MinSize() fyne.Size { return fyne.Size{} }

func (r *messageRenderer) Refresh() {
	r.title.Four, r.body.Four = r.message.four(), r.message.four()
	r.title.SetText(r.message.content.Title)
	r.body.SetText(r.message.content.Body)
	r.Layout(r.message.Size())
	r.title.Refresh()
	r.body.Refresh()
	r.fade()
}

// fade shows everything with the message's opacity.
func (r *messageRenderer) fade() {
	l, seen := kit.Now(), float64(r.message.seen)
	p := l.Palette
	bar := p.Accent
	switch r.message.kind {
	case refusal:
		bar = p.Warn
	case guess:
		bar = p.Muted
	}
	for o, c := range map[*canvas.Rectangle]nrgba{r.shadow: p.Raised, r.panel: r.message.ground(l), r.bar: bar} {
		o.FillColor = theme.Fade(c, seen)
		o.Refresh()
	}
	r.arrow.Resource, r.arrow.Translucency = theme.IconNext.Resource(p.Muted), 1-seen
	r.arrow.Refresh()
	r.title.SetOpacity(r.message.seen)
	r.body.SetOpacity(r.message.seen)
}

func (r *messageRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.shadow, r.panel, r.bar, r.arrow, r.title, r.body}
}

func (r *messageRenderer) Destroy() {}
