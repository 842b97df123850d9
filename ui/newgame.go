package ui

import (
	"strconv"
	"time"

	"patiencetrio/core"
	"patiencetrio/core/advice"
	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/text"
)

// newGameConfig is all that the new-game sheet shows and does. The sheet does not close itself when something is
// chosen: what the callbacks open takes its place.
type newGameConfig struct {
	Text  *text.Text
	Rules *core.Rules // with the option that is chosen at first
	// Current is the deal on the table, for playing it again; nil: none.
	Current *core.Code
	Today   time.Time // the player's own date
	// Done tells whether the daily deal of a date was won under these rules.
	Done func(r *core.Rules, date time.Time) bool
	// Winnable: only deals are dealt that are proven to be winnable.
	Winnable    bool
	SetWinnable func(on bool)
	CanGoBack   bool          // to the play before, of the same game
	Clipboard   func() string // what was copied last

	New    func(r *core.Rules)
	Daily  func(r *core.Rules, date time.Time)
	Same   func(core.Code)  // the deal on the table again, with the option that is chosen
	Deal   func(core.Code)  // a deal by its code, maybe of another game
	Watch  func(*core.Game) // shows a play that was pasted; nil: there is no such thing
	GoBack func()
	Copy   func(core.Code)
}

// week is how many past days are shown at once.
const week = 7

// newGameSheet makes the sheet.
func newGameSheet(c newGameConfig) *kit.Sheet {
	n := &newGame{newGameConfig: c, rules: c.Rules}
	column := kit.NewColumn(theme.Space2)
	n.addOptions(column)
	n.addNew(column)
	n.addDaily(column)
	n.addSame(column)
	n.entry = newCodeEntry(codeEntryConfig{
		Text: c.Text, Example: exampleCode(c.Rules), Clipboard: c.Clipboard, Play: c.Deal, Watch: c.Watch,
	})
	column.Add(kit.Space(0), n.entry.object)
	if c.CanGoBack {
		column.Add(kit.Space(0), kit.NewRow(theme.IconUndo, c.Text.Prose("newgame.back"), "", kit.Outline, c.GoBack))
	} else if c.Current != nil {
		note := kit.NewParagraph(c.Text.Prose("newgame.note"), theme.Caption)
		note.Colour = kit.Muted
		column.Add(kit.NewInset(theme.Space1, theme.Space1, note))
	}
	n.show()
	s := kit.NewSheet(c.Text.Get("newgame.title"), c.Text.ShortGame(c.Rules), column)
	s.Spare = n.entry.told
	n.entry.changed, n.entry.field.OnFocus, n.entry.field.OnBlur = s.Changed, s.Raise, s.Sink
	return s
}

// exampleCode is a code of the game for the empty field.
func exampleCode(r *core.Rules) core.Code { return core.Code{Rules: r, Number: 1} }

// newGame is the sheet's state.
type newGame struct {
	newGameConfig
	rules *core.Rules // with the option chosen now
	page  int         // of the past days: 0 ends yesterday

	odds    *kit.Setting
	daily   *kit.Row
	same    *kit.Row // nil: no deal to play again
	days    *kit.DayChips
	caption *kit.Label
	later   *kit.IconButton
	entry   *codeEntry
}

// addOptions adds the game's options, if it has any.
func (n *newGame) addOptions(column *kit.Column) {
	options := newOptionSegments(n.Text, n.rules, func(r *core.Rules) {
		n.rules = r
		n.show()
	})
	if options != nil {
		column.Add(options, kit.Space(0))
	}
}

// addNew adds the new deal.
func (n *newGame) addNew(column *kit.Column) {
	t := n.Text
	deal := kit.NewRow(theme.IconNew, t.Prose("newgame.new"), n.among(), kit.Primary, func() { n.New(n.rules) })
	n.odds = kit.NewSwitch(t.Prose("winnable.title"), n.winnableOdds(), n.Winnable, func(on bool) {
		n.Winnable = on
		n.SetWinnable(on)
		deal.SetSecond(n.among(), "")
	})
	column.Add(deal, kit.NewInset(theme.Space1, 0, n.odds))
}

// addSame adds the deal on the table, if there is one.
func (n *newGame) addSame(column *kit.Column) {
	if n.Current == nil {
		return
	}
	n.same = kit.NewRow(theme.IconSame, n.Text.Prose("newgame.same"), "-", kit.Outline, func() { n.Same(n.sameDeal()) })
	copied := kit.NewIconButton(theme.IconCopy, kit.InWell, nil)
	copied.Radius, copied.IconSize = theme.RowRadius, theme.FieldIconSize
	copied.OnTapped = func() {
		n.Copy(n.sameDeal())
		copied.SetIcon(theme.IconCheck)
	}
	column.Add(kit.NewSide(theme.Space2, n.same, copied).Shares(1, 0))
}

// among says from which deals the new one comes.
func (n *newGame) among() string {
	if n.Winnable {
		return n.Text.Prose("newgame.new.winnable")
	}
	return n.Text.Prose("newgame.new.detail", text.Data{"Count": core.MaxNumber})
}

// winnableOdds says how many deals can be won with the option that is chosen now.
func (n *newGame) winnableOdds() string {
	odds, ok := advice.OddsOf(n.rules)
	if !ok {
		return ""
	}
	return n.Text.Odds(odds.Share())
}

// sameDeal is the deal on the table with the option that is chosen now: the number stays.
func (n *newGame) sameDeal() core.Code { return core.Code{Rules: n.rules, Number: n.Current.Number} }

// addDaily adds the daily deal, and those of past days with arrows to older and newer ones.
func (n *newGame) addDaily(column *kit.Column) {
	n.daily = kit.NewRow(theme.IconDaily, n.Text.Prose("newgame.daily"), "-", kit.Outline, func() { n.Daily(n.rules, n.Today) })
	n.caption = kit.NewLabel("", theme.Caption).In(kit.Muted).Fitting(kit.Shrink)
	older := kit.NewPlainIcon(theme.IconBack, kit.Text, func() { n.turn(1) })
	n.later = kit.NewPlainIcon(theme.IconNext, kit.Text, func() { n.turn(-1) })
	for _, b := range []*kit.IconButton{older, n.later} {
		b.IconSize = theme.RowIconSize
	}
	n.days = kit.NewDayChips(make([]kit.Day, week), func(i int) { n.Daily(n.rules, n.date(i)) })
	head := kit.NewSide(0, n.caption, older, n.later).Shares(1, 0, 0)
	column.Add(n.daily, kit.NewColumn(0, kit.NewInset(theme.Space1, 0, head), n.days))
}

// turn shows the week before (1) or after (-1).
func (n *newGame) turn(weeks int) {
	n.page = max(0, n.page+weeks)
	n.show()
}

// date is the day on a chip; the last one of the first page is yesterday.
func (n *newGame) date(chip int) time.Time { return n.Today.AddDate(0, 0, chip-week*(n.page+1)) }

// show fills in what depends on the option and on the week shown.
func (n *newGame) show() {
	t := n.Text
	n.odds.SetSecond(n.winnableOdds())
	n.entry.exemplify(exampleCode(n.rules))
	if n.same != nil {
		n.same.SetSecond(n.sameDeal().String(), "")
	}
	days := make([]kit.Day, week)
	for i := range days {
		date := n.date(i)
		days[i] = kit.Day{Weekday: t.Weekday(date), Number: strconv.Itoa(date.Day()), Done: n.Done(n.rules, date)}
	}
	n.days.SetDays(days)
	caption := t.Get("newgame.past")
	if n.page > 0 {
		caption = t.Date(n.date(0))
	}
	n.caption.SetText(caption)
	n.later.SetEnabled(n.page > 0)
	id := "newgame.daily.open"
	if n.Done(n.rules, n.Today) {
		id = "newgame.daily.done"
	}
	n.daily.SetSecond(t.Prose(id, text.Data{"Date": t.Day(n.Today)}), t.Prose(id, text.Data{"Date": t.ShortDay(n.Today)}))
}
