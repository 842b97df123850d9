package ui

import (
	"fyne.io/fyne/v2"

	"patiencetrio/core"
	"patiencetrio/core/store"
	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/text"
)

// statisticsConfig is all that the page of statistics shows and does.
type statisticsConfig struct {
	rulesPage
	Text     *text.Text
	Results  func() []store.Result   // of all games
	UnderWay func(prefix string) int // plays that have not ended yet
	Play     func(store.Result)      // a play was tapped
	New      func(core.Family)       // another deal
	Continue func(letters string)    // the play of that game that is under way
	History  func()
	Daily    func()
	// Reset lets everything begin anew, Restore takes that back if CanRestore.
	Reset, Restore func()
	CanRestore     func() bool
	Transfer       func() // opens the sheet about games as files
	Back           func()
}

// statisticsPage shows the figures of one game and option.
type statisticsPage struct {
	statisticsConfig
	column *kit.Column
	all    []store.Result
	sum    store.Statistics
}

// newStatisticsPage makes the page.
func newStatisticsPage(c statisticsConfig) *kit.Page {
	s := &statisticsPage{statisticsConfig: c, column: kit.NewColumn(theme.Space3), all: c.Results()}
	s.page = kit.NewPage(c.Text.Get("records.title"), s.column, c.Back)
	s.refill = s.fill
	s.fill()
	return s.page
}

func (s *statisticsPage) fill() {
	s.sum = store.Sum(store.Of(s.all, s.Rules.Prefix()))
	parts := []fyne.CanvasObject{newRulesPicker(s.Text, s.Rules, s.Option, s.choose)}
	if len(s.all) == 0 { // they have just been reset, maybe by mistake
		parts = append(parts, s.restore()...)
	}
	history, daily := kit.NewKey(theme.IconClock, s.Text.Get("records.history"), s.History), kit.NewKey(theme.IconDaily, s.Text.Get("records.daily"), s.Daily)
	kit.MatchKeys(history, daily)
	links := kit.NewSide(theme.Space2, history, daily)
	links.Even = true
	if s.sum.Played == 0 {
		parts = append(parts, s.empty(), links)
	} else {
		parts = append(parts, s.figures(), links, s.bests(), s.last(), s.times())
	}
	parts = append(parts, s.options()...)
	parts = append(parts, s.end()...)
	s.column.Clear()
	s.column.Add(parts...)
}

// empty is what stands there before the first play has ended.
func (s *statisticsPage) empty() fyne.CanvasObject {
	body := "records.empty.body"
	act := kit.NewButton(s.Text.Get("menu.new"), kit.Primary, func() { s.New(core.FamilyOf(s.Rules.Letters)) })
	if s.UnderWay(s.Rules.Prefix()) > 0 {
		body = "records.empty.underway"
		act = kit.NewButton(s.Text.Get("chooser.continue"), kit.Primary, func() { s.Continue(s.Rules.Letters) })
	}
	words := kit.NewParagraph(s.Text.Prose(body, text.Data{"Game": s.Text.GameAndOption(s.Rules)}), theme.Message)
	words.Colour = kit.Muted
	return kit.NewPanel(kit.NewInset(theme.Space4, theme.Space4, kit.NewColumn(theme.Space2,
		kit.NewParagraph(s.Text.Prose("records.empty.title"), theme.GameName), words, kit.Space(0), act)))
}

// figures is the share won as a ring, and the counts beside it.
func (s *statisticsPage) figures() fyne.CanvasObject {
	t := s.Text
	percent, _ := s.sum.Share()
	ring := kit.NewRing(float32(s.sum.Won)/float32(s.sum.Played), t.Get("records.percent", text.Data{"Percent": percent}), t.Get("records.share"))
	var names []*kit.Label
	figure := func(n int, id string) fyne.CanvasObject {
		name := kit.NewLabel(t.Prose(id), theme.Caption).In(kit.Muted).Fitting(kit.Wrap)
		names = append(names, name)
		return kit.NewColumn(0, kit.NewLabel(t.Number(n), theme.Figure).Fitting(kit.Shrink), name)
	}
	counts := kit.NewColumn(theme.Space3,
		kit.NewSide(theme.Space2, figure(s.sum.Played, "records.played"), figure(s.sum.Won, "records.won")),
		kit.NewSide(theme.Space2, figure(s.sum.Streak, "records.streak"), figure(s.sum.Longest, "records.longest")))
	kit.Match(names...)
	return kit.NewPanel(kit.NewInset(theme.Space4, theme.Space4, kit.NewSide(theme.Space5, ring, counts).Shares(4, 5)))
}

// bests are the best figures of clean wins, each with its deal.
func (s *statisticsPage) bests() fyne.CanvasObject {
	t := s.Text
	var rows []fyne.CanvasObject
	best := func(r *store.Result, id, figure string) {
		rows = append(rows, kit.NewRecord(t.Get(id), r.Code.String(), figure, func() { s.Play(*r) }))
	}
	if s.sum.BestScore == nil {
		rows = append(rows, kit.NewInset(0, theme.Space2, quietParagraph(t.Prose("records.best.none"))))
	} else {
		if s.Rules.ScoresDiffer() {
			best(s.sum.BestScore, "records.best.score", t.Number(s.sum.BestScore.Score))
		}
		best(s.sum.FewestMoves, "records.best.moves", t.Number(s.sum.FewestMoves.Moves))
		best(s.sum.Fastest, "records.best.time", t.Played(s.sum.Fastest.Played))
	}
	return s.group("records.bests", rows...)
}

// times are the average of the wins and the sum of everything.
func (s *statisticsPage) times() fyne.CanvasObject {
	t := s.Text
	var rows []fyne.CanvasObject
	if s.sum.Won > 0 {
		rows = append(rows, kit.NewRecord(t.Get("records.average"), t.Get("records.average.detail", text.Data{"Count": s.sum.Won}), t.Played(s.sum.Average()), nil))
	}
	rows = append(rows, kit.NewRecord(t.Get("records.total"), t.Get("records.total.detail", text.Data{"Count": s.sum.Played}), t.Played(s.sum.Time), nil))
	return s.group("records.times", rows...)
}

// last shows how the last plays ended, and the ones before them for comparison.
func (s *statisticsPage) last() fyne.CanvasObject {
	t := s.Text
	var kinds []kit.DotKind
	for _, r := range s.sum.Last {
		kinds = append(kinds, dotOf(r))
	}
	n := len(kinds)
	rows := kit.NewColumn(theme.Space2,
		kit.NewParagraph(t.Prose("records.last.won", text.Data{"Won": s.sum.LastWon, "Count": n}), theme.Row))
	if s.sum.Before > 0 {
		rows.Add(quietParagraph(t.Prose("records.last.before", text.Data{"Won": s.sum.BeforeWon, "Count": s.sum.Before})))
	}
	rows.Add(kit.NewDots(kinds), s.legend())
	title := t.Get("records.last", text.Data{"Count": n})
	if n == 1 {
		title = t.Get("records.last.one")
	}
	return kit.NewColumn(0, kit.NewCaption(title), kit.NewPanel(kit.NewInset(theme.Space4, theme.Space3, rows)))
}

// legend says what the dots are; marked wins only where there are any.
func (s *statisticsPage) legend() fyne.CanvasObject {
	word := func(kind kit.DotKind, id string) fyne.CanvasObject {
		return kit.NewLegend(kind, kit.NewLabel(s.Text.Prose(id), theme.Caption).In(kit.Muted).Fitting(kit.Wrap))
	}
	parts := []fyne.CanvasObject{word(kit.DotFull, "records.legend.won"), word(kit.DotOpen, "records.legend.lost")}
	rows := kit.NewColumn(0, kit.NewSide(theme.Space2, parts...))
	if s.sum.Marked > 0 {
		rows.Add(word(kit.DotMarked, "records.legend.marked"))
	}
	return rows
}

// options compares the options of the game, if there are several and one was played.
func (s *statisticsPage) options() []fyne.CanvasObject {
	t := s.Text
	family := core.FamilyOf(s.Rules.Letters)
	var rows []fyne.CanvasObject
	played := 0
	for _, r := range family {
		sum := store.Sum(store.Of(s.all, r.Prefix()))
		percent, ok := sum.Share()
		if !ok {
			rows = append(rows, kit.NewRecord(t.Option(r), t.Get("records.option.none"), "–", func() { s.choose(r) }))
			continue
		}
		played++
		rows = append(rows, kit.NewRecord(t.Option(r), t.Get("records.option.line", text.Data{"Won": sum.Won, "Count": sum.Played}),
			t.Get("records.percent", text.Data{"Percent": percent}), func() { s.choose(r) }))
	}
	if len(family) < 2 || played == 0 {
		return nil
	}
	return []fyne.CanvasObject{s.group("records.options", rows...)}
}

// end is what is counted, and what lets everything begin anew.
func (s *statisticsPage) end() []fyne.CanvasObject {
	t := s.Text
	var parts []fyne.CanvasObject
	if s.sum.Played > 0 {
		parts = append(parts, newNote(t.Prose("records.note")))
	}
	parts = append(parts, kit.NewRow(theme.IconExport, t.Get("transfer.title"), t.Get("transfer.detail"), kit.Outline, s.Transfer))
	if len(s.all) > 0 {
		parts = append(parts, s.restore()...)
		parts = append(parts, kit.NewRow(theme.IconRedeal, t.Get("records.reset"), t.Get("records.reset.detail"), kit.Outline, func() {
			s.Reset()
			s.recount()
			s.page.Scroll(0) // what takes it back is there
		}))
	}
	return parts
}

// restore is what takes a reset back, if there was one.
func (s *statisticsPage) restore() []fyne.CanvasObject {
	if !s.CanRestore() {
		return nil
	}
	t := s.Text
	return []fyne.CanvasObject{kit.NewRow(theme.IconUndo, t.Get("records.restore"), t.Get("records.restore.detail"), kit.Outline, func() {
		s.Restore()
		s.recount()
	})}
}

// recount fills the page anew with what the store holds now.
func (s *statisticsPage) recount() {
	s.all = s.Results()
	s.again()
}

// group is rows under a caption.
func (s *statisticsPage) group(id string, rows ...fyne.CanvasObject) fyne.CanvasObject {
	return kit.NewColumn(0, kit.NewCaption(s.Text.Get(id)), kit.NewGroup(rows...))
}

// dotOf is a play as a dot.
func dotOf(r store.Result) kit.DotKind {
	switch {
	case r.Clean():
		return kit.DotFull
	case r.Won:
		return kit.DotMarked
	}
	return kit.DotOpen
}
