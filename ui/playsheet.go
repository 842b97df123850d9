package ui

import (
	"fyne.io/fyne/v2"

	"patiencetrio/core/store"
	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/text"
)

// playConfig is what the sheet about a past play shows and does.
type playConfig struct {
	Text     *text.Text
	Play     store.Result
	Date     string // on which it ended
	Again    func() // plays the deal again
	CopyCode func()
	// What is done with its moves; nil: they are not kept any more.
	Watch, CopyPlay func()
}

// newPlaySheet makes the sheet. It stays open when something was copied: a check mark tells that it was.
func newPlaySheet(c playConfig) *kit.Sheet {
	t := c.Text
	ended := t.Get("records.sheet.line", text.Data{"Result": playEnd(t, c.Play), "Date": c.Date})
	rows := []fyne.CanvasObject{kit.NewLabel(ended, theme.Caption).In(kit.Muted).Centred().Fitting(kit.Shrink)}
	if daily := t.DailyDeal(c.Play.Daily); daily != "" {
		rows = append(rows, kit.NewLabel(daily, theme.Caption).In(kit.Muted).Centred().Fitting(kit.Shrink))
	}
	if mark := markOf(c.Play); c.Play.Won && mark != "" {
		note := quietParagraph(t.Prose(mark))
		note.Align = fyne.TextAlignCenter
		rows = append(rows, note)
	}
	figures := playFigures(t, c.Play.Score, c.Play.Moves, c.Play.Played)
	var line *kit.CodeLine
	line = kit.NewCodeLine(c.Play.Code.String(), func() {
		c.CopyCode()
		line.Copied()
	})
	rows = append(rows, figures, line, kit.NewRow(theme.IconSame, t.Get("records.again"), t.Get("records.again.detail"), kit.Primary, c.Again))
	if c.Watch != nil {
		rows = append(rows, kit.NewRow(theme.IconPlay, t.Get("show.watch"), t.Get("show.watch.detail"), kit.Outline, c.Watch))
	}
	if c.CopyPlay != nil {
		var copied *kit.Row
		copied = kit.NewRow(theme.IconCopy, t.Get("records.copy"), t.Get("records.copy.detail"), kit.Outline, func() {
			c.CopyPlay()
			copied.Icon = theme.IconCheck
			copied.SetSecond(t.Get("records.copied"), "")
		})
		rows = append(rows, copied)
	}
	return kit.NewSheet(t.GameAndOption(c.Play.Code.Rules), "", kit.NewColumn(theme.Space3, rows...))
}

// playEnd says whether a play was won.
func playEnd(t *text.Text, r store.Result) string {
	if r.Won {
		return t.Get("chooser.won")
	}
	return t.Get("records.result.lost")
}
