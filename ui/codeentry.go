package ui

import (
	"context"
	"strings"

	"fyne.io/fyne/v2"

	"patiencetrio/core"
	"patiencetrio/theme"
	"patiencetrio/ui/kit"
	"patiencetrio/ui/text"
)

// codeEntryConfig is what a field for a deal code needs.
type codeEntryConfig struct {
	Text      *text.Text
	Example   core.Code
	Clipboard func() string
	Play      func(core.Code)
	// Watch shows a play that was pasted; nil: there is no such thing.
	Watch func(*core.Game)
}

// codeEntry is a field for a deal code; below it stands what is wrong with the code, or which deal it is and a button
// to play it. What is pasted may be any text with a code in it, and a whole play.
type codeEntry struct {
	codeEntryConfig
	field *kit.CodeField
	wrong *kit.Paragraph
	found *kit.Paragraph
	// with their margins
	wrongBox, foundBox *kit.Inset
	told               *kit.Reserve // both

	play   *kit.Button
	watch  *kit.Button
	object *kit.Column
	code   core.Code // what was understood, if ok
	ok     bool
	pasted *core.Game // the play that follows the code in what was pasted; nil: none
	about  string     // that play, in words

	refused string // why no deal was found in what was pasted last, until the field is edited; "": one was
	reading aside  // what was pasted last

	changed func() // the entry's height is another one
}

func newCodeEntry(c codeEntryConfig) *codeEntry {
	e := &codeEntry{codeEntryConfig: c, changed: func() {}}
	e.field = kit.NewCodeField(c.example())
	e.field.OnChange = e.read
	e.field.OnEnter = func(string) { e.enter() }
	e.field.OnPaste = e.paste
	e.field.LongPaste = longestCode
	e.wrong = kit.NewParagraph("", theme.Caption)
	e.wrong.Colour = kit.Warn
	e.found = kit.NewParagraph("", theme.Caption)
	e.wrongBox, e.foundBox = kit.NewInset(theme.Space1, 0, e.wrong), kit.NewInset(theme.Space1, 0, e.found)
	e.play = kit.NewButton(c.Text.Get("newgame.code.play"), kit.Primary, func() { e.Play(e.code) })
	e.watch = kit.NewButton(c.Text.Get("show.watch"), kit.Outline, func() { e.Watch(e.pasted) })
	caption := kit.NewLabel(c.Text.Get("newgame.code"), theme.Caption).In(kit.Muted)
	e.told = kit.NewReserve(kit.NewColumn(theme.Space1, e.foundBox, e.wrongBox), e.roomToTell)
	e.object = kit.NewColumn(theme.Space1, kit.NewInset(theme.Space1, 0, caption), e.field, e.told, kit.Space(0), e.play, e.watch)
	e.tell("")
	return e
}

// roomToTell is the room for whatever may be told of a code.
func (e *codeEntry) roomToTell(width float32) float32 {
	var all []string
	for _, m := range e.Text.CodeMessages(e.Example) {
		all = append(all, asOne(m))
	}
	for _, f := range core.Games {
		for _, r := range f {
			all = append(all, e.Text.DealNumber(core.Code{Rules: r, Number: core.MaxNumber}))
		}
	}
	return kit.Highest(all, theme.Caption, width-2*theme.Space1) + theme.Space1
}

// example is the faint example for the empty field, in words and as the bare code.
func (c codeEntryConfig) example() (words, code string) {
	code = c.Example.String()
	return c.Text.Get("newgame.code.example", text.Data{"Code": code}), code
}

// exemplify shows another code as the example.
func (e *codeEntry) exemplify(c core.Code) {
	if e.Example != c {
		e.Example = c
		e.field.SetExample(e.example())
	}
}

// read follows what is typed. As long as it can become a code nothing is called wrong.
func (e *codeEntry) read(typed string) {
	e.forget()
	e.code, e.ok = core.FindCode(typed)
	wrong := ""
	if err := core.CheckStart(typed); !e.ok && err != nil {
		wrong = asOne(e.Text.CodeError(err, e.Example))
	}
	e.tell(wrong)
}

// forget leaves what was pasted before.
func (e *codeEntry) forget() {
	e.reading.stop()
	e.pasted, e.about, e.refused = nil, "", ""
}

// enter plays the code or says what is wrong with it.
func (e *codeEntry) enter() {
	switch {
	case e.ok:
		e.Play(e.code)
	case e.reading.busy():
	case e.refused != "":
		e.tell(e.refused)
	default:
		_, err := core.ParseCode(e.field.Text())
		e.tell(asOne(e.Text.CodeError(err, e.Example)))
	}
}

// refuse tells why no deal was found in what was pasted. What stands in the field can still be played.
func (e *codeEntry) refuse(why string) {
	e.forget()
	e.refused = why
	e.tell(why)
}

// longestCode is about as long as a text can be that was meant as a code, in bytes.
const longestCode = 24

// quickText is how long a text can be, in bytes, that is read at once: some milliseconds of work.
const quickText = 16 << 10

// paste takes the first play or code out of whatever was copied last.
func (e *codeEntry) paste() {
	copied := e.Clipboard()
	switch {
	case strings.TrimSpace(copied) == "":
		e.forget()
		e.tell(asOne(e.Text.NothingCopied()))
	case len(copied) > core.MaxPlayText:
		e.refuse(e.Text.Prose("transfer.pasted.long"))
	case len(copied) > quickText:
		e.forget()
		e.about = e.Text.Prose("transfer.pasted.reading")
		e.tell("")
		begin(&e.reading, func(context.Context, func(int)) pasted { return findPasted(copied) }, nil,
			func(found pasted) { e.take(copied, found) })
	default:
		e.take(copied, findPasted(copied))
	}
}

// pasted is what there is in a text: a play, right or wrong from somewhere on, or only a code.
type pasted struct {
	play *core.Game // nil: none
	err  error
	code core.Code
	ok   bool
}

func findPasted(text string) pasted {
	if g, err := core.FindPlay(text); g != nil {
		return pasted{play: g, err: err, code: g.Code(), ok: true}
	}
	c, ok := core.FindCode(text)
	return pasted{code: c, ok: ok}
}

// take shows what was found in a pasted text.
func (e *codeEntry) take(text string, found pasted) {
	switch {
	case found.ok:
		e.field.SetText(found.code.String())
		e.read(found.code.String())
		e.follow(found)
	case len(text) <= longestCode:
		e.field.SetText(text)
		_, err := core.ParseCode(text)
		e.refuse(asOne(e.Text.CodeError(err, e.Example)))
	default:
		e.refuse(asOne(e.Text.NoCode(e.Example)))
	}
}

// follow tells of the play that follows a code.
func (e *codeEntry) follow(found pasted) {
	if found.play == nil {
		return
	}
	e.pasted = found.play
	about, wrong := e.Text.PastedPlay(found.play, found.err)
	if wrong {
		e.tell(about)
		return
	}
	e.about = about
	e.tell("")
}

// tell shows an error, or "" for none, and the deal that was understood.
func (e *codeEntry) tell(wrong string) {
	e.wrong.Text = wrong
	e.wrongBox.Hidden = wrong == ""
	e.play.SetEnabled(e.ok)
	e.watch.Hidden = e.pasted == nil || len(e.pasted.Log()) == 0 || e.Watch == nil
	found := ""
	if e.ok {
		found = e.Text.DealNumber(e.code)
	}
	if e.about != "" {
		found = strings.TrimPrefix(found+"\n"+e.about, "\n")
	}
	e.found.Text = found
	e.foundBox.Hidden = found == ""
	e.changed()
}

// asOne joins a message's point and detail.
func asOne(m text.Message) string { return "**" + m.Title + "**\n" + m.Body }

// newCodeSheet makes the sheet for a code alone, from the chooser.
func newCodeSheet(c codeEntryConfig) *kit.Sheet {
	e := newCodeEntry(c)
	s := kit.NewSheet(c.Text.Get("chooser.code"), "", e.object)
	s.Spare = e.told
	e.changed, e.field.OnFocus, e.field.OnBlur = s.Changed, s.Raise, s.Sink
	if !fyne.CurrentDevice().IsMobile() { // a phone's keyboard would cover half of the screen unasked
		s.OnOpened = e.field.Focus
	}
	return s
}
