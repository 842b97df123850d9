package help

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"patiencetrio/core"
	"patiencetrio/ui/text"
)

// exampleDeal is the number of the deals that are shown: the rule book's own example of a deal.
const exampleDeal = 5

// rulesData are the figures of a game that its texts may state.
func rulesData(f core.Family) text.Data {
	r := f[0]
	dealt := core.Deal(core.Code{Rules: r, Number: exampleDeal})
	down, inColumns := 0, 0
	for i := range r.Columns {
		down += dealt.FaceDown(core.Column(i))
		inColumns += dealt.Len(core.Column(i))
	}
	d := text.Data{
		"Decks": r.Decks, "Cards": r.Cards(), "Columns": r.Columns, "Foundations": r.Foundations(), "Longest": r.Ranks,
		"Height": r.Height, "Dealt": inColumns, "Down": down, "Stock": dealt.Len(core.Stock), "Rest": r.Cards() - inColumns,
		"Home": r.Points.ToFoundation, "Waste": r.Points.WasteToColumn, "Turn": r.Points.TurnUp, "Redeal": r.Points.Redeal,
		"Least": r.Cards()*r.Points.ToFoundation + down*r.Points.TurnUp,
		"Undos": core.UndoDepth,
		"Code":  core.Code{Rules: r, Number: exampleDeal}.String(),
		"Most":  f[len(f)-1].Draw,
	}
	for i, option := range f {
		d["Cells"+strconv.Itoa(i+1)] = option.Cells
	}
	return d
}

// questionsData are the figures of an answer. The code that is explained is one of the rule book's examples.
func questionsData(section string, t *text.Text) text.Data {
	code := core.Code{Rules: core.EightOff, Number: 130}
	parts := strings.Split(code.String(), "-")
	game, paid := code.Rules, redealer()
	if section == "zero" { // of the game in which points can be lost
		game = paid
	}
	return text.Data{
		"Code": code.String(), "Start": parts[0], "Options": parts[1], "Letters": parts[2], "Number": code.Number, "Game": t.Game(game),
		"Numbers": core.MaxNumber, "Undos": core.UndoDepth, "Redeal": paid.Points.Redeal,
		"DoubleTap": t.DoubleTap(fyne.CurrentDevice().IsMobile()),
	}
}

// redealer is the game in which turning the waste back costs points.
func redealer() *core.Rules {
	for _, f := range core.Games {
		if f[0].Points.Redeal > 0 {
			return f[0]
		}
	}
	return core.Games[0][0]
}
