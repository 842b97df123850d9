package ui

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"patiencetrio/core"
	"patiencetrio/core/store"
	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/text"
)

// historyConfig is all that the page of past plays shows and does.
type historyConfig struct {
	Text    *text.Text
	Results []store.Result // in the order in which they ended
	Zone    *time.Location // of the player's clock
	Play    func(store.Result)
	Back    func()
}

// historyStep is how many plays are shown at first, and how many more each time older ones are asked for.
const historyStep = 40

// historyPage lists plays, the newest first, under the days on which they ended.
type historyPage struct {
	historyConfig
	page    *kit.Page
	column  *kit.Column
	games   *kit.Segments
	letters string // of the game that is shown; "" for all
	shown   int
}

// newHistoryPage makes the page.
func newHistoryPage(c historyConfig) *kit.Page {
	h := &historyPage{historyConfig: c, column: kit.NewColumn(theme.Space2), shown: historyStep}
	words := []string{c.Text.Get("records.all")}
	for _, f := range core.Games {
		words = append(words, c.Text.ShortGame(f[0]))
	}
	h.games = kit.NewSegments(words, 0, func(i int) {
		h.letters, h.shown = "", historyStep
		if i > 0 {
			h.letters = core.Games[i-1].Letters()
		}
		h.again()
	})
	h.page = kit.NewPage(c.Text.Get("records.history"), h.column, c.Back)
	h.fill()
	return h.page
}

func (h *historyPage) again() {
	h.fill()
	h.page.Changed()
}

// fill shows the newest plays of the chosen game.
func (h *historyPage) fill() {
	all := h.Results
	if h.letters != "" {
		all = slices.DeleteFunc(slices.Clone(all), func(r store.Result) bool { return r.Code.Rules.Letters != h.letters })
	}
	parts := []fyne.CanvasObject{kit.NewPanel(kit.NewInset(theme.Space2, theme.Space2, kit.NewColumn(0, h.games)))}
	if len(all) == 0 {
		parts = append(parts, h.empty())
	}
	parts = append(parts, h.days(all[max(0, len(all)-h.shown):])...)
	if len(all) > h.shown {
		parts = append(parts, kit.NewButton(h.Text.Get("records.older"), kit.Outline, func() {
			h.shown += historyStep
			h.again()
		}))
	}
	h.column.Clear()
	h.column.Add(parts...)
}

func (h *historyPage) empty() fyne.CanvasObject {
	return kit.NewPanel(kit.NewInset(theme.Space4, theme.Space4, kit.NewColumn(theme.Space2,
		kit.NewParagraph(h.Text.Prose("records.history.empty"), theme.GameName),
		quietParagraph(h.Text.Prose("records.history.empty.body")))))
}

// days puts plays under the days on which they ended, the newest first.
func (h *historyPage) days(results []store.Result) []fyne.CanvasObject {
	var parts, rows []fyne.CanvasObject
	day := ""
	end := func() {
		if len(rows) > 0 {
			parts = append(parts, kit.NewColumn(0, kit.NewCaption(day), kit.NewGroup(rows...)))
		}
		rows = nil
	}
	for _, r := range slices.Backward(results) {
		if date := h.Text.Date(r.Ended.In(h.Zone)); date != day {
			end()
			day = date
		}
		rows = append(rows, kit.NewRecord(resultWords(h.Text, r), dealWords(h.Text, r), h.Text.Played(r.Played), func() { h.Play(r) }).Dotted(dotOf(r)))
	}
	end()
	return parts
}

// resultWords says in a few words how a play ended: with its score, or with its moves where wins do not differ in score.
func resultWords(t *text.Text, r store.Result) string {
	switch {
	case !r.Won:
		return t.Get("records.result.lost")
	case r.Code.Rules.ScoresDiffer():
		return t.Get("records.result.score", text.Data{"Count": r.Score})
	}
	return t.Get("records.result.moves", text.Data{"Count": r.Moves})
}

// dealWords says what was dealt: the game and its option, which daily deal it was, and the code.
func dealWords(t *text.Text, r store.Result) string {
	data := text.Data{"Game": t.ShortGameAndOption(r.Code.Rules), "Code": r.Code.String()}
	if data["Daily"] = t.DailyDeal(r.Daily); data["Daily"] != "" {
		return t.Prose("records.deal.daily", data)
	}
	return t.Prose("records.deal", data)
}
