package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/motion"
)

// veil lies over all screens and fades away when another one has come. It has the colour of that one's ground: so it is
// the screen's content that fades in.
type veil struct {
	rect    *canvas.Rectangle
	running *motion.Run
}

func newVeil() *veil {
	v := &veil{rect: canvas.NewRectangle(color.Transparent)}
	v.rect.Hide()
	return v
}

// lift lets a screen appear on a ground of that colour; unless it is nil, slid is moved in from the right on the way.
func (v *veil) lift(ground color.NRGBA, slid fyne.CanvasObject) {
	v.running.Stop()
	v.rect.Show()
	v.running = motion.Play(motion.Page, motion.OutCubic, func(done float32) {
		v.rect.FillColor = theme.Fade(ground, float64(1-done))
		v.rect.Refresh()
		if slid != nil {
			slid.Move(fyne.NewPos(motion.PageWay*(1-done), 0))
		}
	}, v.rect.Hide)
}

// drop takes the veil away at once.
func (v *veil) drop() {
	v.running.Stop()
	v.rect.Hide()
}

// ground is the colour behind what is on the screen: of the table its felt's in the middle.
func (p *App) ground() color.NRGBA {
	if p.atTable && !p.screens.hidden() {
		felt := p.set.Felt.Colours(p.mode)
		return mixed(felt.Top, felt.Bottom)
	}
	return theme.Colours(p.mode).Ground
}

// messageGround is the colour of a message's panel: on the table that of its bar.
func (p *App) messageGround(l kit.Look) color.NRGBA {
	if p.atTable && !p.screens.hidden() {
		return p.set.Felt.Colours(l.Mode).Panel
	}
	return l.Palette.Panel
}

// messageFour tells whether the deck that a message is about has four colours.
func (p *App) messageFour() bool {
	if x := p.screens.exhibit(); x != nil {
		return p.set.four(x.rules)
	}
	return p.session.play != nil && p.set.four(p.session.play.Code().Rules)
}

// mixed is the colour half way between two.
func mixed(a, b color.NRGBA) color.NRGBA {
	half := func(x, y uint8) uint8 { return uint8((int(x) + int(y)) / 2) }
	return color.NRGBA{half(a.R, b.R), half(a.G, b.G), half(a.B, b.B), 255}
}
