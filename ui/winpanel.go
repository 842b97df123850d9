package ui

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"patiencetrio/core/store"
	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/text"
)

// winPanel is what stands on the panel: what was achieved and, below it or beside it, what to do now.
type winPanel struct {
	widget.BaseWidget
	games         *kit.IconButton // to the first screen
	figures, keys *kit.Column
	watch         *kit.Button
	pair          *kit.Side // of keys
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
	pair := kit.NewSide(theme.Space2, same, table)
	watch := kit.NewButton(t.Prose("show.watch"), kit.Quiet, c.Watch)
	p := &winPanel{games: games, figures: winFigures(c), watch: watch, pair: pair, keys: kit.NewColumn(theme.Space3,
		line, kit.NewButton(t.Prose("win.new"), kit.Primary, c.New), pair, watch)}
	p.ExtendBaseWidget(p)
	return p
}

// offerReplay offers the replay, or leaves it to the menu.
func (p *winPanel) offerReplay(on bool) { p.watch.Hidden = !on }

// setBeside puts the keys beside the figures, where the window is low, or below them. Only below them there is room to stack.
func (p *winPanel) setBeside(on bool) { p.beside, p.pair.Stacks = on, !on }

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
	head := kit.NewColumn(0, kit.NewInset(winTitleEdge, 0, kit.NewLabel(t.Prose("win.title"), theme.Headline).Centred().Fitting(kit.Wrap)),
		kit.NewLabel(t.GameAndOption(c.Code.Rules), theme.Row).In(kit.Muted).Centred().Fitting(kit.Wrap))
	if c.Daily != "" {
		head.Add(kit.NewLabel(c.Daily, theme.Caption).In(kit.Muted).Centred().Fitting(kit.Wrap))
	}
	column := kit.NewColumn(theme.Space3, head,
		playFigures(t, c.Score, c.Moves, c.Played,
			chip(c.BestScore, "win.best"), chip(c.FewestMoves, "win.fewest"), chip(c.Fastest, "win.fastest")))
	if c.Marked != "" {
		note := quietParagraph(t.Prose(c.Marked))
		note.Align = fyne.TextAlignCenter
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
