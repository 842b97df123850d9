package text

import (
	"errors"
	"unicode/utf8"

	"patiencetrio/core"
)

// codeIDs are the ids of what may be wrong with a deal code, without "code." and what follows.
var codeIDs = map[core.CodeProblem]string{
	core.CodeNotACode:       "notacode",
	core.CodeUnknownGame:    "game",
	core.CodeUnknownVersion: "version",
	core.CodeUnknownOptions: "options",
	core.CodeLength:         "length",
	core.CodeBadLetter:      "letter",
	core.CodeOutOfRange:     "range",
}

// CodeError explains why a typed text is no deal code; any error that core.ParseCode or core.CheckStart gives. example is the
// code that it names where it shows what a code looks like.
func (t *Text) CodeError(err error, example core.Code) Message {
	var wrong *core.CodeError
	if !errors.As(err, &wrong) {
		wrong = &core.CodeError{Kind: core.CodeNotACode}
	}
	id := "code." + codeIDs[wrong.Kind]
	body := id + ".body"
	data := t.codeData(example)
	if wrong.Kind == core.CodeLength {
		data["Count"] = utf8.RuneCountInString(wrong.Part)
	}
	if wrong.Kind == core.CodeBadLetter && isDigit(wrong.Part) {
		body, data["Sign"] = id+".sign.body", wrong.Part // a 0 or 1 typed for O or I
	}
	return t.message(id+".title", body, data)
}

// CodeMessages are all messages about what is no deal code, each with the longest that it may have to name.
func (t *Text) CodeMessages(example core.Code) []Message {
	all := []Message{t.NothingCopied(), t.NoCode(example)}
	for kind := range codeIDs {
		all = append(all, t.CodeError(&core.CodeError{Kind: kind, Part: "0"}, example))
	}
	return all
}

// DealNumber says which deal a code names.
func (t *Text) DealNumber(c core.Code) string {
	return t.Prose("newgame.code.found", Data{"Game": t.GameAndOption(c.Rules), "Number": c.Number})
}

// NothingCopied says that there is nothing to paste.
func (t *Text) NothingCopied() Message {
	return t.message("code.nothing.title", "code.nothing.body", nil)
}

// NoCode says that a pasted text holds no deal code such as an example.
func (t *Text) NoCode(example core.Code) Message {
	return t.message("code.clipboard.title", "code.clipboard.body", t.codeData(example))
}

// isDigit guards against signs that the fonts may lack.
func isDigit(s string) bool { return len(s) == 1 && s[0] >= '0' && s[0] <= '9' }

// codeData tells of the codes that there are: an example, the letters of the games, and how codes of each game and
// option start.
func (t *Text) codeData(example core.Code) Data {
	var games, starts []string
	for _, family := range core.Games {
		games = append(games, family.Letters())
		for _, r := range family {
			starts = append(starts, r.Prefix())
		}
	}
	return Data{
		"Code":   example.String(),
		"Games":  t.list(inARow, games),
		"Starts": t.list(inARow, starts),
		"Count":  core.MaxNumber,
	}
}
