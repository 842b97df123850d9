package ui

import (
	"image"

	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/motion"
	"patiencetrio/ui/table"
)

// tellWin celebrates a win, at whose end its page opens with the Kings where they stand; without motion the page opens
// in a moment. None of it happens if the win has been undone or left by then.
func (p *App) tellWin() {
	play := p.session.play
	tell := func(celebrated bool) {
		if p.session.play == play && play.Game().Won() && !p.screens.covered() {
			p.openWinPage(celebrated)
			p.screens.hush.All() // whoever finishes a game taps on and on
		}
	}
	if p.set.Speed == speedNone {
		motion.Wait(motion.WinPause, func() { tell(false) })
		return
	}
	p.game.celebrate(p.kingsFan(), func() { tell(true) })
}

// kingsFan is where the Kings stand on the page of the win that is to be told.
func (p *App) kingsFan() table.Fan {
	won, ok := p.session.play.Result()
	if !ok {
		return table.Fan{}
	}
	config := p.winConfig(won, p.session.play.Game(), func() {})
	page := newWinPage(config)
	at := page.kingsAt(p.window.Canvas().Content().Size())
	k := at.w / kingsUnit
	f := table.Fan{Width: kingsCard * k}
	for suit, s := range fanned(core.Suits, at.x+at.w/2, at.y+kingsMiddle*k, kingsRadius*k, kingsAngle) {
		f.Stands = append(f.Stands, table.Stand{Suit: core.Suit(suit), Middle: table.Point{X: s.x, Y: s.y}, Angle: s.degrees})
	}
	deck := theme.Deck{Four: config.Four, Mode: p.mode}
	faces := theme.NewFaces(deck, theme.NewSize(f.Width, theme.Scale(p.window.Canvas())))
	f.Turned = func(c core.Card, degrees float64) image.Image { return turned(faces, c, degrees) }
	return f
}

// celebrate clears the stage and lets the table celebrate; told is called when the Kings stand.
func (g *gameScreen) celebrate(f table.Fan, told func()) {
	if len(f.Stands) == 0 {
		told()
		return
	}
	g.table.Celebrate(f, g.clearStage, func(done bool) {
		g.stage.Stop()
		if done {
			told()
		}
		if l := g.table.Layout(); l != nil {
			g.place(l)
		}
	})
}

// clearStage lets header and keys leave the screen by the nearest edge.
func (g *gameScreen) clearStage() {
	l := g.table.Layout()
	var head, keys table.Point // ways out
	switch {
	case l.Tall:
		head.Y, keys.Y = -l.Header.Bottom(), l.Size.H-l.Bar.Y
	case l.Options.LeftHanded:
		head.X, keys.X = l.Size.W-l.Info.X, -l.Rail.Right()
	default:
		head.X, keys.X = -l.Info.Right(), l.Size.W-l.Rail.X
	}
	g.stage = motion.Play(motion.WinStage, motion.InOutQuad, func(done float32) {
		g.header.shift(l, head.X*done, head.Y*done)
		g.bar.shift(keys.X*done, keys.Y*done, head.Y*done)
	}, nil)
}
