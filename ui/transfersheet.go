package ui

import (
	"patiencetrio/core/store"
	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/text"
)

// transferConfig is all that the sheet about games as files does.
type transferConfig struct {
	Text            *text.Text
	Save, Add, Stop func()
}

// transferState is what the sheet shows.
type transferState struct {
	plays    int    // that would be saved
	told     string // prose about what was done last; "": nothing yet
	busy     bool   // something is going on
	progress string // of that, in prose; "" while there is nothing worth telling
}

// transferSheet lets the player save all games to a file and add those of one. What was done stands in the place of what it
// is all about.
type transferSheet struct {
	transferConfig
	sheet     *kit.Sheet
	words     *kit.Paragraph
	save, add *kit.Row
	progress  *kit.Paragraph
	stop      *kit.Side
}

func newTransferSheet(c transferConfig) *transferSheet {
	t := c.Text
	s := &transferSheet{transferConfig: c, words: kit.NewParagraph("", theme.Row)}
	s.save = kit.NewRow(theme.IconExport, t.Get("transfer.save"), "-", kit.Primary, c.Save)
	s.add = kit.NewRow(theme.IconImport, t.Get("transfer.add"), t.Get("transfer.add.detail"), kit.Outline, c.Add)
	s.progress = kit.NewParagraph("", theme.Row)
	s.stop = kit.NewSide(theme.Space2, s.progress, kit.NewButton(t.Get("transfer.stop"), kit.Outline, c.Stop)).Shares(1, 0)
	s.stop.Hidden = true
	s.sheet = kit.NewSheet(t.Get("transfer.title"), "",
		kit.NewColumn(theme.Space3, kit.NewReserve(kit.NewInset(theme.Space1, theme.Space1, s.words), s.roomToTell),
			s.save, s.add, kit.NewReserve(kit.NewColumn(0, s.stop), s.stop.HeightFor)))
	return s
}

// roomToTell is the room for what the sheet is about and what is told most often.
func (s *transferSheet) roomToTell(width float32) float32 {
	all := append(s.Text.TransferMessages(), s.intro())
	return kit.Highest(all, theme.Row, width-2*theme.Space1) + 2*theme.Space1
}

// intro is what the sheet is about.
func (s *transferSheet) intro() string {
	return s.Text.Prose("transfer.intro", text.Data{"Kept": store.KeptPlays})
}

// show shows a state.
func (s *transferSheet) show(now transferState) {
	t := s.Text
	s.words.Text, s.words.Colour = now.told, kit.Text
	if now.told == "" {
		s.words.Text, s.words.Colour = s.intro(), kit.Muted
	}
	detail := t.Get("transfer.save.none")
	if now.plays > 0 {
		detail = t.Get("transfer.save.detail", text.Data{"Count": now.plays})
	}
	s.save.SetSecond(detail, "")
	s.save.SetEnabled(now.plays > 0 && !now.busy)
	s.add.SetEnabled(!now.busy)
	s.progress.SetText(now.progress)
	s.stop.Hidden = now.progress == ""
	s.sheet.Changed()
}
