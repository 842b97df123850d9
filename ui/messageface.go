package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"patiencetrio/theme"
	"patiencetrio/ui/kit"
)

type messageRenderer struct {
	message            *message
	shadow, panel, bar *canvas.Rectangle
	arrow              *canvas.Image
	title, body        *kit.Paragraph
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
