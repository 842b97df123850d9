package ui

import (
	"image"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/core"
	"patiencetrio/core/store"
	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/motion"
	"patiencetrio/ui/text"
)

// winConfig is all that the page after a win shows and does.
type winConfig struct {
	Text   *text.Text
	Code   core.Code
	Score  int
	Moves  int
	Played time.Duration
	// What is a record among all wins with this game and option.
	BestScore, FewestMoves, Fastest bool
	// Marked says why the win makes no records: the id of its text, or "" if it may make some.
	Marked string
	Felt   theme.Felt
	Four   bool // four colours

	New, Same, Table, Games func()
	Watch                   func() // nil: there is no room for it
	Copy                    func(core.Code)
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

func (w *winPage) plan(width float32) winPlan {
	room := w.body.Size()
	w.words.beside = false
	if kit.Wide(room) {
		if p := w.planWide(width, room.Height); p.height <= room.Height {
			return p
		}
		return w.planFlat(width, room.Height)
	}
	return w.planTall(width, room.Height)
}

func (w *winPage) planTall(width, room float32) winPlan {
	panelW := min(width-2*winMargin, winPanelMost)
	panelH := w.panel.HeightFor(panelW)
	free := room - panelH - winMargin
	// Rings and Kings share what is left, as large as that allows; if it is little, the Kings stand alone.
	kingsW := min(panelW, 1.1*kingsUnit, (free-winGap)*kingsUnit/kingsHeight)
	ringsH := ringsSize
	if free < kingsHeight+ringsSize+3*winGap {
		ringsH = 0
	} else {
		kingsW = min(kingsW, (free-ringsH-3*winGap)*kingsUnit/kingsHeight)
	}
	kingsW = max(kingsW, 160)
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
	w.words.beside = true
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

// winPanel is what stands on the panel: what was achieved and, below it or beside it, what to do now.
type winPanel struct {
	widget.BaseWidget
	games         *kit.IconButton // to the first screen
	figures, keys *kit.Column
	beside        bool
}

var _ kit.Flow = (*winPanel)(nil)

func newWinPanel(c winConfig) *winPanel {
	t := c.Text
	var line *kit.CodeLine
	line = kit.NewCodeLine(c.Code.String(), func() {
		c.Copy(c.Code)
		line.Copied()
	})
	same, table := kit.NewButton(t.Prose("win.same"), kit.Outline, c.Same), kit.NewButton(t.Prose("win.table"), kit.Outline, c.Table)
	games := kit.NewPlainIcon(theme.IconTrio, kit.Muted, c.Games)
	games.Name = t.Get("menu.games")
	p := &winPanel{games: games, figures: winFigures(c), keys: kit.NewColumn(theme.Space3,
		line, kit.NewButton(t.Prose("win.new"), kit.Primary, c.New), kit.NewSide(theme.Space2, same, table))}
	if c.Watch != nil {
		p.keys.Add(kit.NewButton(t.Prose("show.watch"), kit.Quiet, c.Watch))
	}
	p.ExtendBaseWidget(p)
	return p
}

// HeightFor is the panel's height at a width.
func (p *winPanel) HeightFor(width float32) float32 {
	if p.beside {
		half := p.half(width)
		return max(p.figures.HeightFor(half), p.keys.HeightFor(half))
	}
	return p.figures.HeightFor(width) + theme.Space3 + p.keys.HeightFor(width)
}

func (p *winPanel) half(width float32) float32 { return (width - winGap) / 2 }

func (p *winPanel) CreateRenderer() fyne.WidgetRenderer {
	return kit.Draw(p, []fyne.CanvasObject{p.games, p.figures, p.keys}, kit.Drawing{Layout: func(size fyne.Size) {
		kit.Place(p.games, -winCorner, -winCorner, kit.MinTarget, kit.MinTarget)
		if !p.beside {
			height := p.figures.HeightFor(size.Width)
			kit.Place(p.figures, 0, 0, size.Width, height)
			kit.Place(p.keys, 0, height+theme.Space3, size.Width, p.keys.HeightFor(size.Width))
			return
		}
		half := p.half(size.Width)
		for i, c := range []*kit.Column{p.figures, p.keys} {
			height := c.HeightFor(half)
			kit.Place(c, float32(i)*(half+winGap), (size.Height-height)/2, half, height)
		}
	}})
}

// winFigures are the game's name and what was achieved in it.
func winFigures(c winConfig) *kit.Column {
	t := c.Text
	chip := func(record bool, id string) fyne.CanvasObject {
		switch {
		case record:
			return kit.NewChip(t.Get(id))
		case c.BestScore || c.FewestMoves || c.Fastest:
			return kit.NewChip("")
		}
		return nil
	}
	column := kit.NewColumn(theme.Space3,
		kit.NewColumn(0, kit.NewInset(winTitleEdge, 0, kit.NewLabel(t.Prose("win.title"), theme.Headline).Centred().Fitting(kit.Wrap)),
			kit.NewLabel(t.GameAndOption(c.Code.Rules), theme.Row).In(kit.Muted).Centred().Fitting(kit.Wrap)),
		playFigures(t, c.Score, c.Moves, c.Played,
			chip(c.BestScore, "win.best"), chip(c.FewestMoves, "win.fewest"), chip(c.Fastest, "win.fastest")))
	if c.Marked != "" {
		note := kit.NewParagraph(t.Prose(c.Marked), theme.Caption)
		note.Colour, note.Align = kit.Muted, fyne.TextAlignCenter
		column.Add(note)
	}
	return column
}

// markOf is the text that says why a win makes no records: a hint was used, a card taken back, or both. "" is none.
func markOf(r store.Result) string {
	switch {
	case r.Assisted && r.TookBack:
		return "win.marked.both"
	case r.Assisted:
		return "win.marked.hint"
	case r.TookBack:
		return "win.marked"
	}
	return ""
}

// playFigures are score, moves and time of a play side by side, each above its name and, below both, a chip or nil.
func playFigures(t *text.Text, score, moves int, played time.Duration, chips ...fyne.CanvasObject) fyne.CanvasObject {
	figures, names := []*kit.Label{}, []*kit.Label{}
	for _, f := range []string{t.Number(score), t.Number(moves), t.Played(played)} {
		figures = append(figures, kit.NewLabel(f, theme.Figure).Centred().Fitting(kit.Shrink))
	}
	for _, n := range []string{t.Get("win.score"), t.Get("win.moves", text.Data{"Count": moves}), t.Get("win.time")} {
		names = append(names, kit.NewLabel(n, theme.Caption).In(kit.Muted).Centred().Fitting(kit.Shrink))
	}
	kit.Match(figures...)
	kit.Match(names...)
	var columns []fyne.CanvasObject
	for i, f := range figures {
		column := kit.NewColumn(0, f, names[i])
		if i < len(chips) && chips[i] != nil {
			column.Add(kit.Space(theme.Space1), chips[i])
		}
		columns = append(columns, column)
	}
	return kit.NewSide(theme.Space2, columns...)
}
