package ui

import (
	"image"
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
	var names []*kit.Label
	for _, g := range c.Games {
		t := newTile(c, g)
		w.tiles, names = append(w.tiles, t), append(names, t.name)
	}
	kit.Match(names...)
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
	p.left = (width - p.width) / 2
	if room.Height < 600 {
		p.head = chooserLow
	}
	keys := float32(len(w.keys))
	p.keyW = min((p.width-(keys-1)*tileGap)/keys, tileWidest)
	for _, k := range w.keys {
		p.keyH = max(p.keyH, k.HeightFor(p.keyW))
	}
	free := room.Height - p.head - keyGap - p.keyH - chooserMargin
	if p.wide {
		p.tileW = float32(math.Floor(float64((p.width - (n-1)*tileGap) / n))) // so that all tiles have the same room, to the last bit
		p.tileH = max(w.tileLeast(p.tileW), min(free, tileWideMost, p.tileW*.9))
		p.height = p.head + p.tileH + keyGap + p.keyH + chooserMargin
		return p
	}
	p.tileW = p.width
	p.tileH = max(w.tileLeast(p.tileW), min((free-(n-1)*tileGap)/n, tileMost))
	p.height = p.head + n*p.tileH + (n-1)*tileGap + keyGap + p.keyH + chooserMargin
	return p
}

// tileLeast is the least height of tiles of a width: all of them are as high as the one that says most.
func (w *chooser) tileLeast(width float32) float32 {
	least := tileLeast
	w.settle(width)
	for _, t := range w.tiles {
		least = max(least, t.needs(width, false))
	}
	return least
}

// settle makes the tiles alike at a width: all of them have their keys below one another if one of them has no room for them side
// by side, and none has a picture if one of them has no room for it.
func (w *chooser) settle(width float32) {
	stacked, bare := false, false
	for _, t := range w.tiles {
		stacked = stacked || t.crowded(width)
	}
	for _, t := range w.tiles {
		t.stacked = stacked
		bare = bare || !pictured(width, t.beside(width))
	}
	for _, t := range w.tiles {
		if t.bare != bare {
			t.bare = bare
			t.picture.Refresh()
		}
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
	const rings = 40
	kit.Place(w.rings, p.left+2, (p.head-rings)/2, rings, rings)
	end := p.left + p.width - kit.MinTarget + 12
	kit.Place(w.settings, end, (p.head-kit.MinTarget)/2, kit.MinTarget, kit.MinTarget)
	kit.Place(w.name, p.left+rings+12, 0, end-p.left-rings-16, p.head)
	y := p.head
	for i, t := range w.tiles {
		if p.wide {
			kit.Place(t, p.left+float32(i)*(p.tileW+tileGap), y, p.tileW, p.tileH)
		} else {
			kit.Place(t, p.left, y+float32(i)*(p.tileH+tileGap), p.tileW, p.tileH)
		}
	}
	y = p.height - chooserMargin - p.keyH
	n := float32(len(w.keys))
	x := p.left + (p.width-n*p.keyW-(n-1)*tileGap)/2
	for _, k := range w.keys {
		kit.Place(k, x, y, p.keyW, p.keyH)
		x += p.keyW + tileGap
	}
}

// tile is one game on the chooser.
type tile struct {
	widget.BaseWidget
	game    chooserGame
	shape   *canvas.Rectangle
	shadow  *canvas.Rectangle
	picture *kit.Picture
	title   string // the game's name, and its short form
	short   string
	name    *kit.Label
	line    *kit.Label
	state   []*kit.Label
	pad     fyne.Widget // the whole tile does what its first key does
	play    *kit.Button
	other   *kit.IconButton
	stacked bool // the keys stand one below the other
	bare    bool // there is no picture
}

func newTile(c chooserConfig, g chooserGame) *tile {
	t := &tile{game: g, shape: canvas.NewRectangle(theme.Tile(g.Rules.Letters)), shadow: canvas.NewRectangle(nil)}
	t.picture = kit.NewPicture(fyne.Size{}, func(w, h int, mode theme.Mode) image.Image {
		return tilePicture(g.Rules, newSheet(w, h, t.Size().Width, mode), t.beside(t.Size().Width), t.bare)
	})
	t.title, t.short = c.Text.Game(g.Rules), c.Text.ShortGame(g.Rules)
	t.name = kit.NewLabel(t.title, theme.Title).In(kit.TileText).Fitting(kit.Wrap)
	t.line = kit.NewLabel(c.Text.Line(g.Rules), theme.Caption).In(kit.TileMuted).Fitting(kit.Wrap)
	for _, s := range tileState(c.Text, g) {
		t.state = append(t.state, kit.NewLabel(s, theme.Caption).In(kit.TileMuted).Fitting(kit.Wrap))
	}
	t.addKeys(c, g)
	t.ExtendBaseWidget(t)
	return t
}

// addKeys makes the tile's keys: going on with the play and beginning another one, or, when it is won, the other way round.
func (t *tile) addKeys(c chooserConfig, g chooserGame) {
	resume := func() { c.Continue(g.Rules.Letters) }
	fresh := func() { c.New(g.Rules.Letters) }
	word, first, icon, second := c.Text.Get("chooser.start"), resume, theme.IconNew, fresh
	switch {
	case g.Won:
		word, first, icon, second = c.Text.Get("menu.new"), fresh, theme.IconNext, resume
	case g.Playing:
		word = c.Text.Get("chooser.continue")
	}
	t.pad = kit.NewPad(theme.TileRadius, kit.TileText, first)
	t.play = kit.NewButton(word, kit.OnTile, first)
	t.play.Height = kit.MinTarget
	t.other = kit.NewIconButton(icon, kit.OnTileOutline, second)
	t.other.Hidden = !g.Playing
}

// tileState is what is said of the play under way.
func tileState(t *text.Text, g chooserGame) []string {
	switch {
	case !g.Playing:
		return []string{t.Get("chooser.none")}
	case g.Won:
		return []string{t.Get("chooser.won"), t.Get("chooser.score", text.Data{"Count": g.Score})}
	default:
		return []string{t.Get("chooser.score", text.Data{"Count": g.Score}), t.Get("chooser.moves", text.Data{"Count": g.Moves})}
	}
}

func (t *tile) CreateRenderer() fyne.WidgetRenderer {
	objects := []fyne.CanvasObject{t.shadow, t.shape, t.picture, t.name, t.line}
	for _, s := range t.state {
		objects = append(objects, s)
	}
	return kit.Draw(t, append(objects, t.pad, t.play, t.other), kit.Drawing{
		Layout: t.layout,
		Paint: func(l kit.Look) {
			t.shadow.FillColor = l.Palette.Raised
			t.shadow.CornerRadius, t.shape.CornerRadius = theme.TileRadius, theme.TileRadius
		},
	})
}

// roomyTile is the height from which the state has two lines above the keys.
const roomyTile float32 = 168

// tilePlan says where things stand on a tile.
type tilePlan struct {
	words             float32 // width of all words
	top, name, line   float32 // top of the name, heights of name and line
	state             []rect
	stateTop, keysTop float32
}

// needs is the height without which things on a tile of that width would lie over one another, with little room between
// them or with much.
func (t *tile) needs(width float32, roomy bool) float32 {
	p := t.planAs(fyne.NewSize(width, 0), roomy)
	return p.top + p.name + p.line - p.stateTop
}

// tileX is where the words of a tile begin.
const tileX = theme.Space5

// plan lays a tile out.
func (t *tile) plan(size fyne.Size) tilePlan {
	return t.planAs(size, size.Height >= max(roomyTile, t.needs(size.Width, true)))
}

// planAs lays the words out from above and, from below, keys and state; in a tile without height they have negative places.
func (t *tile) planAs(size fyne.Size, roomy bool) tilePlan {
	p := tilePlan{words: size.Width - tileX - theme.Space3, top: 8}
	low := float32(8)
	if roomy {
		p.top, low = 18, 12
	}
	t.name.Text = t.title
	if t.name.Width() > p.words {
		t.name.Text = t.short
	}
	p.name, p.line = t.name.HeightFor(p.words), t.line.HeightFor(p.words)
	p.keysTop = size.Height - theme.TileShadow - low - t.keyHeight(size.Width)
	p.planState(p.keysTop-theme.Space2, t.state, roomy)
	return p
}

// stateDown is how much nearer to the keys the state stands where room is short.
const stateDown = 6

// planState puts the state above the line at bottom: in lines, or side by side where room is short and they fit.
func (p *tilePlan) planState(bottom float32, state []*kit.Label, roomy bool) {
	side := float32(len(state)-1) * theme.Space5
	for _, s := range state {
		side += s.Width() + 1
	}
	x, y := tileX, bottom
	if !roomy {
		y += stateDown / kit.Now().Scale
	}
	p.stateTop = y
	if !roomy && side <= p.words {
		for _, s := range state {
			h, w := s.HeightFor(p.words), s.Width()+1
			p.state = append(p.state, rect{x, y - h, w, h})
			p.stateTop = y - h
			x += w + theme.Space5
		}
		return
	}
	for _, s := range state {
		p.stateTop -= s.HeightFor(p.words)
	}
	y = p.stateTop
	for _, s := range state {
		h := s.HeightFor(p.words)
		p.state = append(p.state, rect{x, y, p.words, h})
		y += h
	}
}

func (t *tile) layout(size fyne.Size) {
	kit.Place(t.shadow, 0, theme.TileShadow, size.Width, size.Height-theme.TileShadow)
	kit.Place(t.shape, 0, 0, size.Width, size.Height-theme.TileShadow)
	kit.Place(t.picture, 0, 0, size.Width, size.Height-theme.TileShadow)
	kit.Place(t.pad, 0, 0, size.Width, size.Height-theme.TileShadow)
	p := t.plan(size)
	kit.Place(t.name, tileX, p.top, p.words, p.name)
	t.name.Refresh()
	kit.Place(t.line, tileX, p.top+p.name, p.words, p.line)
	t.placeKeys(size.Width, p.keysTop)
	for i, s := range t.state {
		kit.Place(s, p.state[i].x, p.state[i].y, p.state[i].w, p.state[i].h)
	}
}

// narrowTile is the width below which a tile's keys stand nearer to one another and to its edges.
const narrowTile float32 = 200

// tileKeys are the places of a tile's keys, from the top of the first one.
type tileKeys struct {
	side, gap, other float32 // of the tile's edge; between the keys; the other key's width
	air              float32 // at the left and right of the word
}

func keysOf(width float32) tileKeys {
	if width < narrowTile {
		return tileKeys{theme.Space2, theme.Space1, kit.LeastTarget, theme.Space2}
	}
	return tileKeys{theme.Space3, theme.Space2, kit.MinTarget, theme.Space4}
}

// placeKeys puts the keys side by side, or the other one below that which plays.
func (t *tile) placeKeys(width, y float32) {
	k, play, high := keysOf(width), t.playWidth(width), t.playHeight(width)
	kit.Place(t.play, k.side, y, play, high)
	if t.stacked {
		kit.Place(t.other, k.side, y+high+k.gap, play, kit.MinTarget)
		return
	}
	kit.Place(t.other, k.side+play+k.gap, y+(high-k.other)/2, k.other, k.other)
}

// crowded tells whether a large word has no room beside the other key.
func (t *tile) crowded(width float32) bool {
	k := keysOf(width)
	t.play.Margin = k.air
	return kit.Now().Scale > 1 && !t.other.Hidden && t.play.MinSize().Width > width-2*k.side-k.gap-k.other
}

// playWidth is the width of the key that plays.
func (t *tile) playWidth(width float32) float32 {
	k := keysOf(width)
	t.play.Margin = k.air
	if t.stacked {
		return width - 2*k.side
	}
	return min(max(100, t.play.MinSize().Width), width-2*k.side-k.gap-k.other)
}

// playHeight is its height.
func (t *tile) playHeight(width float32) float32 { return t.play.HeightFor(t.playWidth(width)) }

// keyHeight is the height of the keys.
func (t *tile) keyHeight(width float32) float32 {
	high := t.playHeight(width)
	if t.stacked && !t.other.Hidden {
		high += keysOf(width).gap + kit.MinTarget
	}
	return high
}

// beside is what the picture of a tile of that width stands beside.
func (t *tile) beside(width float32) tileWords {
	k := keysOf(width)
	keys := k.side + t.playWidth(width)
	if !t.other.Hidden && !t.stacked {
		keys += k.gap + k.other
	}
	words := tileX + t.line.Width()
	if kit.Now().Scale > 1 { // large words reach to where the picture is
		words = max(words, tileX+t.name.Width())
		keys = max(keys, words)
	}
	return tileWords{words: words, keys: keys}
}
