package ui

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/text"
)

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
	step    tileStep
}

func newTile(c chooserConfig, g chooserGame) *tile {
	t := &tile{game: g, shape: canvas.NewRectangle(theme.Tile(g.Rules.Letters)), shadow: canvas.NewRectangle(nil)}
	t.picture = kit.NewPicture(fyne.Size{}, func(w, h int, mode theme.Mode) image.Image {
		return tilePicture(g.Rules, newSheet(w, h, t.Size().Width, mode), t.beside(t.Size().Width), t.step.bare)
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
		return []string{t.Prose("chooser.none")}
	case g.Won:
		return []string{t.Get("chooser.won"), t.Get("chooser.score", text.Data{"Count": g.Score})}
	default:
		return []string{t.Get("chooser.score", text.Data{"Count": g.Score}), t.Get("chooser.moves", text.Data{"Count": g.Moves})}
	}
}

// labels are all words on the tile but those on keys.
func (t *tile) labels() []*kit.Label { return append([]*kit.Label{t.name, t.line}, t.state...) }

func (t *tile) CreateRenderer() fyne.WidgetRenderer {
	objects := []fyne.CanvasObject{t.shadow, t.shape, t.picture}
	for _, l := range t.labels() {
		objects = append(objects, l)
	}
	return kit.Draw(t, append(objects, t.pad, t.play, t.other), kit.Drawing{
		Layout: t.layout,
		Paint: func(l kit.Look) {
			t.shadow.FillColor = l.Palette.Raised
			t.shadow.CornerRadius, t.shape.CornerRadius = theme.TileRadius, theme.TileRadius
		},
	})
}

func (t *tile) layout(size fyne.Size) {
	kit.Place(t.shadow, 0, theme.TileShadow, size.Width, size.Height-theme.TileShadow)
	kit.Place(t.shape, 0, 0, size.Width, size.Height-theme.TileShadow)
	kit.Place(t.picture, 0, 0, size.Width, size.Height-theme.TileShadow)
	kit.Place(t.pad, 0, 0, size.Width, size.Height-theme.TileShadow)
	p := t.plan(size)
	kit.Place(t.name, p.left, p.top, p.words, p.name)
	kit.Place(t.line, p.left, p.lineTop, p.words, p.line)
	t.placeKeys(size.Width, p.keysTop)
	for i, s := range t.state {
		kit.Place(s, p.state[i].x, p.state[i].y, p.state[i].w, p.state[i].h)
	}
	for _, l := range t.labels() {
		l.Refresh() // in its place it may have another size of type
	}
}
