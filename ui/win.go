package ui

import (
	"image"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/motion"
	"patiencetrio/ui/text"
)

// winConfig is all that the page after a win shows and does.
type winConfig struct {
	Text   *text.Text
	Code   core.Code
	Daily  string // which daily deal it was; "": none
	Score  int
	Moves  int
	Played time.Duration
	// What is a record among all wins with this game and option.
	BestScore, FewestMoves, Fastest bool
	// Marked says why the win makes no records: the id of its text, or "" if it may make some.
	Marked string
	Felt   theme.Felt
	Four   bool // four colours

	New, Same, Table, Games, Watch func()
	Copy                           func(core.Code)
}

// newWinPage makes the page: four Kings above a panel, or beside it where the screen is wide.
func newWinPage(c winConfig) *winPage {
	w := &winPage{risen: 1, felt: c.Felt, under: kit.NewShield(kit.None), ground: &canvas.LinearGradient{}}
	w.rings = &canvas.Image{FillMode: canvas.ImageFillContain}
	w.kings = kit.NewPicture(fyne.Size{}, func(width, height int, mode theme.Mode) image.Image {
		return kingsPicture(newSheet(width, height, w.kings.Size().Width, mode), c.Four)
	})
	w.words = newWinPanel(c)
	w.panel = kit.NewPanel(kit.NewInset(theme.Space4, theme.Space4, w.words))
	w.body = kit.NewScroller(w, winWidest, 0)
	w.ExtendBaseWidget(w)
	w.whole = newBacked(newBacked(w.ground, w.under), w.body)
	return w
}

// rise lets the panel rise and the rings appear, above Kings that stand already.
func (w *winPage) rise() {
	motion.Play(motion.SheetIn, motion.OutCubic, func(done float32) {
		w.risen = done
		w.Refresh()
	}, nil)
}

// kingsAt is where the Kings stand in a window of that size.
func (w *winPage) kingsAt(size fyne.Size) rect {
	w.body.Resize(size)
	width := min(size.Width, winWidest)
	at := w.plan(width).kings
	at.x += (size.Width - width) / 2
	return at
}

// kingsPicture is the fan of the four Kings.
func kingsPicture(s *sheet, four bool) image.Image {
	var kings []core.Card
	for suit := range core.Suit(core.Suits) {
		kings = append(kings, core.NewCard(0, suit, core.King))
	}
	k := s.width / kingsUnit
	s.fan(kings, kingsCard*k, s.width/2, kingsMiddle*k, kingsRadius*k, kingsAngle, theme.Deck{Four: four})
	return s.image
}

// The measures of the win: the fan's are shares of its width.
const (
	kingsUnit    float32 = 340
	kingsHeight  float32 = 200 // at a width of kingsUnit
	kingsCard    float32 = 112 // width of one
	kingsMiddle  float32 = 90  // of one that stands upright, from the top
	kingsRadius  float32 = 430
	kingsAngle           = 12 // degrees
	ringsSize    float32 = 56
	winPanelMost float32 = 420
	winFlatMost  float32 = 680 // of a panel with its keys beside the figures
	kingsLeast   float32 = 150 // of the fan above a panel
	winPeek      float32 = 60  // of the Kings above a panel that covers the rest of them
	winGap       float32 = 20
	winCorner            = theme.Space3 // how far the key in the panel's corner reaches into its margin
	winTitleEdge         = kit.MinTarget - winCorner
	winMargin    float32 = 12
	winWidest            = 2*winPanelMost + 3*winGap
)

type winPage struct {
	widget.BaseWidget
	whole  fyne.CanvasObject // the page with its ground
	risen  float32           // how far the panel has come up, 0..1
	felt   theme.Felt
	under  *kit.Shield
	ground *canvas.LinearGradient
	rings  *canvas.Image
	kings  *kit.Picture
	panel  *kit.Framed
	words  *winPanel // on the panel
	body   fyne.CanvasObject
}

// winPlan says where things stand.
type winPlan struct {
	rings, kings, panel rect
	height              float32
}

type rect struct{ x, y, w, h float32 }

// plan finds room for everything: for the replay too if there is some, else the menu has it.
func (w *winPage) plan(width float32) winPlan {
	room := w.body.Size()
	for _, replay := range []bool{true, false} {
		w.words.offerReplay(replay)
		p := w.planIn(width, room)
		if p.height <= room.Height && p.panel.y >= winPeek {
			return p
		}
	}
	return w.planIn(width, room)
}

func (w *winPage) planIn(width float32, room fyne.Size) winPlan {
	w.words.setBeside(false)
	if !kit.Wide(room) {
		return w.planTall(width, room.Height)
	}
	if p := w.planWide(width, room.Height); p.height <= room.Height {
		return p
	}
	return w.planFlat(width, room.Height)
}

func (w *winPage) planTall(width, room float32) winPlan {
	panelW := min(width-2*winMargin, winPanelMost)
	panelH := w.panel.HeightFor(panelW)
	free := room - panelH - winMargin
	// Rings and Kings share what is left, as large as that allows; if it is little, the Kings stand alone.
	kingsW := min(panelW, 1.1*kingsUnit, (free-2*winMargin)*kingsUnit/kingsHeight)
	ringsH := ringsSize
	if free < kingsHeight+ringsSize+3*winGap {
		ringsH = 0
	} else {
		kingsW = min(kingsW, (free-ringsH-3*winGap)*kingsUnit/kingsHeight)
	}
	kingsW = max(kingsW, kingsLeast)
	kingsH := kingsW * kingsHeight / kingsUnit
	spare := max(0, free-ringsH-kingsH)
	p := winPlan{}
	y := spare / 3
	if ringsH > 0 {
		p.rings = rect{(width - ringsH) / 2, y, ringsH, ringsH}
		y += ringsH + spare/3
	} else {
		y = spare / 2
	}
	p.kings = rect{(width - kingsW) / 2, y, kingsW, kingsH}
	p.height = max(room, y+kingsH+winMargin+panelH+winMargin)
	p.panel = rect{(width - panelW) / 2, p.height - winMargin - panelH, panelW, panelH}
	return p
}

func (w *winPage) planWide(width, room float32) winPlan {
	panelW := min(winPanelMost, (width-3*winGap)/2)
	panelH := w.panel.HeightFor(panelW)
	height := max(room, panelH+2*winMargin)
	left := width - panelW - 3*winGap
	kingsW := min(left, 1.25*kingsUnit, (height-ringsSize-3*winGap)*kingsUnit/kingsHeight)
	kingsH := kingsW * kingsHeight / kingsUnit
	x := (width - kingsW - winGap - panelW) / 2
	top := (height - ringsSize - winGap - kingsH) / 2
	return winPlan{
		rings:  rect{x + (kingsW-ringsSize)/2, top, ringsSize, ringsSize},
		kings:  rect{x, top + ringsSize + winGap, kingsW, kingsH},
		panel:  rect{x + kingsW + winGap, (height - panelH) / 2, panelW, panelH},
		height: height,
	}
}

// planFlat is for wide windows too low for all keys one below the other: the Kings look out from behind the panel.
func (w *winPage) planFlat(width, room float32) winPlan {
	w.words.setBeside(true)
	panelW := min(width-2*winMargin, winFlatMost)
	panelH := w.panel.HeightFor(panelW)
	height := max(room, panelH+2*winMargin)
	return winPlan{
		kings:  rect{(width - kingsUnit) / 2, 0, kingsUnit, kingsHeight},
		panel:  rect{(width - panelW) / 2, height - winMargin - panelH, panelW, panelH},
		height: height,
	}
}

// HeightFor is the height of everything.
func (w *winPage) HeightFor(width float32) float32 { return w.plan(width).height }

func (w *winPage) CreateRenderer() fyne.WidgetRenderer {
	return kit.Draw(w, []fyne.CanvasObject{w.rings, w.kings, w.panel}, kit.Drawing{
		Layout: func(size fyne.Size) {
			p := w.plan(size.Width)
			for _, o := range []struct {
				object fyne.CanvasObject
				at     rect
			}{{w.rings, p.rings}, {w.kings, p.kings}, {w.panel, p.panel}} {
				kit.Place(o.object, o.at.x, o.at.y, o.at.w, o.at.h)
			}
			w.panel.Move(w.panel.Position().AddXY(0, (1-w.risen)*(w.body.Size().Height-p.panel.y)))
			w.rings.Hidden = p.rings.h == 0
		},
		Paint: func(l kit.Look) {
			f := w.felt.Colours(l.Mode)
			w.ground.StartColor, w.ground.EndColor = f.Top, f.Bottom
			w.ground.Refresh()
			w.rings.Translucency = float64(1 - w.risen)
			w.rings.Resource = theme.IconEmblem.Resource(emblemColour(l))
			w.rings.Refresh()
		},
	})
}

// emblemColour is the emblem's gold, darker on a light felt.
func emblemColour(l kit.Look) nrgba {
	if l.Dark {
		return l.Palette.Gold
	}
	return darker(l.Palette.Gold, .28)
}
