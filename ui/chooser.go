package ui

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/text"
)

// chooserGame is what a tile says of a game.
type chooserGame struct {
	Rules *core.Rules // of the play under way, else of the next deal
	// Playing: there is a play to go on with, of that score and so many moves. Won: it has been won.
	Playing, Won bool
	Score, Moves int
}

// chooserConfig is all that the chooser shows and does.
type chooserConfig struct {
	Text     *text.Text
	Games    []chooserGame
	Continue func(letters string) // the play under way, or the first one
	New      func(letters string)
	Rules    func()
	Records  func() // statistics
	Code     func()
	Settings func()
}

// newChooser makes the first screen: the games, each on a tile.
func newChooser(c chooserConfig) fyne.CanvasObject {
	w := &chooser{}
	w.under = kit.NewShield(kit.Ground)
	w.rings = &canvas.Image{FillMode: canvas.ImageFillContain}
	w.name = kit.NewLabel(c.Text.Get("app.name"), theme.AppName).Fitting(kit.Shrink)
	w.settings = kit.NewPlainIcon(theme.IconSettings, kit.Text, c.Settings)
	var plays []*kit.Button
	for _, g := range c.Games {
		t := newTile(c, g)
		w.tiles, plays = append(w.tiles, t), append(plays, t.play)
	}
	kit.MatchButtons(plays...)
	w.keys = []*kit.BarKey{
		kit.NewKey(theme.IconRules, c.Text.Get("chooser.rules"), c.Rules),
		kit.NewKey(theme.IconStatistics, c.Text.Get("chooser.statistics"), c.Records),
		kit.NewKey(theme.IconPaste, c.Text.Get("chooser.code"), c.Code),
	}
	kit.MatchKeys(w.keys...)
	w.ExtendBaseWidget(w)
	w.body = kit.NewScroller(w, chooserWidest, 0)
	return newBacked(w.under, w.body)
}

// chooser lays out name, tiles and keys for the height that it is given room for.
type chooser struct {
	widget.BaseWidget
	under    *kit.Shield
	body     fyne.CanvasObject
	rings    *canvas.Image
	name     *kit.Label
	settings *kit.IconButton
	tiles    []*tile
	keys     []*kit.BarKey
}

// The chooser's measures.
const (
	chooserMargin float32 = 16
	chooserHead   float32 = 72
	chooserLow    float32 = 56 // the head where room is short
	tileGap       float32 = 10
	tileLeast     float32 = 134
	tileMost      float32 = 240 // tall
	tileWideMost  float32 = 380
	tileWidest    float32 = 400
	chooserWidest         = 3*tileWidest + 2*tileGap + 2*chooserMargin
	keyGap        float32 = 16
)

// chooserPlan is the layout for a room of some size.
type chooserPlan struct {
	wide         bool
	left, width  float32
	name         float32 // where the app's name begins, from the left; the rings before it may have no room
	nameW        float32
	head         float32
	tileW, tileH float32
	keyW, keyH   float32
	height       float32
}

// room is the room that the window leaves, whatever the chooser's own size is.
func (w *chooser) room() fyne.Size { return w.body.Size() }

func (w *chooser) plan(width float32) chooserPlan {
	room := w.room()
	p := chooserPlan{wide: kit.Wide(room), head: chooserHead}
	n := float32(len(w.tiles))
	p.width = width - 2*chooserMargin
	if !p.wide {
		p.width = min(p.width, kit.MaxColumn)
	}
	if room.Height < 600 {
		p.head = chooserLow
	}
	p.tileW = p.width
	if p.wide {
		p.tileW = float32(math.Floor(float64((p.width - (n-1)*tileGap) / n))) // so that all tiles have the same room, to the last bit
		p.width = n*p.tileW + (n-1)*tileGap
	}
	p.left = (width - p.width) / 2
	keys := float32(len(w.keys))
	p.keyW = (p.width - (keys-1)*tileGap) / keys
	w.planName(&p)
	for _, k := range w.keys {
		p.keyH = max(p.keyH, k.HeightFor(p.keyW))
	}
	free := room.Height - p.head - keyGap - p.keyH - chooserMargin
	if p.wide {
		p.tileH = max(w.tileLeast(p), min(free, tileWideMost, p.tileW*.9))
		w.air(p)
		p.height = p.head + p.tileH + keyGap + p.keyH + chooserMargin
		return p
	}
	p.tileH = max(w.tileLeast(p), min((free-(n-1)*tileGap)/n, tileMost))
	w.air(p)
	p.height = p.head + n*p.tileH + (n-1)*tileGap + keyGap + p.keyH + chooserMargin
	return p
}

// The measures of the head.
const (
	emblemSize float32 = 40
	settingsIn float32 = 12 // by how much the key of the settings reaches beyond the edge: its icon is that smaller
	nameAir    float32 = 4
)

// planName gives the app's name its room: where it is large, that of the rings too.
func (w *chooser) planName(p *chooserPlan) {
	end := p.width - kit.MinTarget + settingsIn - nameAir
	p.name = emblemSize + 12
	if w.name.Width() > end-p.name {
		p.name = nameAir
	}
	p.nameW = end - p.name
}

// tileLeast is the least height of the tiles: all of them are as high as the one that says most. Their names are no larger than
// the app's.
func (w *chooser) tileLeast(p chooserPlan) float32 {
	least := tileLeast
	inStep(p.tileW, w.tiles, p.wide, w.name.TypeSize(p.nameW))
	for _, t := range w.tiles {
		least = max(least, t.needs(p.tileW, false))
	}
	return least
}

// air gives all tiles much room between their words, or none of them.
func (w *chooser) air(p chooserPlan) {
	roomy := p.tileH >= roomyTile
	for _, t := range w.tiles {
		roomy = roomy && p.tileH >= t.needs(p.tileW, true)
	}
	for _, t := range w.tiles {
		t.step.roomy = roomy
	}
}

// HeightFor is the height of everything.
func (w *chooser) HeightFor(width float32) float32 { return w.plan(width).height }

func (w *chooser) CreateRenderer() fyne.WidgetRenderer {
	objects := []fyne.CanvasObject{w.rings, w.name, w.settings}
	for _, t := range w.tiles {
		objects = append(objects, t)
	}
	for _, k := range w.keys {
		objects = append(objects, k)
	}
	return kit.Draw(w, objects, kit.Drawing{
		Layout: w.layout,
		Paint: func(l kit.Look) {
			w.rings.Resource = theme.IconEmblem.Resource(ringColour(l))
			w.rings.Refresh()
		},
	})
}

// ringColour is the colour of the emblem on the ground.
func ringColour(l kit.Look) nrgba { return l.Palette.Gold }

func (w *chooser) layout(size fyne.Size) {
	p := w.plan(size.Width)
	kit.Place(w.rings, p.left+2, (p.head-emblemSize)/2, emblemSize, emblemSize)
	w.rings.Hidden = p.name < emblemSize
	kit.Place(w.settings, p.left+p.width-kit.MinTarget+settingsIn, (p.head-kit.MinTarget)/2, kit.MinTarget, kit.MinTarget)
	kit.Place(w.name, p.left+p.name, 0, p.nameW, p.head)
	y := p.head
	for i, t := range w.tiles {
		if p.wide {
			kit.Place(t, p.left+float32(i)*(p.tileW+tileGap), y, p.tileW, p.tileH)
		} else {
			kit.Place(t, p.left, y+float32(i)*(p.tileH+tileGap), p.tileW, p.tileH)
		}
	}
	y = p.height - chooserMargin - p.keyH
	x := p.left
	for _, k := range w.keys {
		kit.Place(k, x, y, p.keyW, p.keyH)
		x += p.keyW + tileGap
	}
}
