package core

import (
	"regexp"
	"strings"
	"unicode"
)

// MaxPlayText is the longest text, in bytes, in which FindPlay looks for a play: some 500 000 events.
const MaxPlayText = 4 << 20

// FindPlay finds a play in a text with words around it, such as a pasted message: the first valid deal code that an event
// follows, and the events up to the last one. It reads leniently what mail and chat programs make of a play: letters in
// any case, any blanks and line breaks, quotation marks and "> " ahead of lines, arrows for ">", full stops behind. The
// game is nil if there is no play. The error is a *PlayError, with the game as it stands before the wrong event.
func FindPlay(text string) (*Game, error) {
	if len(text) > MaxPlayText {
		return nil, nil
	}
	for c, rest := range codesIn(strings.ReplaceAll(text, "&gt;", ">")) {
		if g, err := playAfter(c, rest); g != nil {
			return g, err
		}
	}
	return nil, nil
}

// playAfter makes the events that follow a code. Other words end the play, unless an action comes after them: then one of
// them was to be an event.
func playAfter(c Code, text string) (*Game, error) {
	var g *Game
	strange := ""
	for word := range strings.FieldsFuncSeq(text, separates) {
		word = plainEvent(word)
		if word == "" {
			continue
		}
		e, err := ParseEvent(word)
		switch {
		case err != nil && !actionShape.MatchString(word):
			if g == nil {
				return nil, nil
			}
			if strange == "" {
				strange = word
			}
			continue
		case strange != "" && err == nil && e.Kind != Act:
			continue // such words stand in sentences too
		case strange != "":
			return g, &PlayError{len(g.log), &NotationError{strange}}
		}
		if g == nil {
			g = NewGame(c)
		}
		if err != nil {
			return g, &PlayError{len(g.log), err}
		}
		if r := g.Apply(e); r != nil {
			return g, &PlayError{len(g.log), r}
		}
	}
	return g, nil
}

// actionShape is what somebody meant as an action, right or wrong.
var actionShape = regexp.MustCompile(`^[A-Z][0-9]{0,2}>[A-Z]?[0-9]{0,2}(x[0-9]*)?$`)

// separates tells what stands between the words of a text, signs without a width included.
func separates(r rune) bool {
	return unicode.IsSpace(r) || unicode.Is(unicode.Cf, r) || r == ',' || r == ';'
}

// arrows are other ways to write the sign of an action.
var arrows = strings.NewReplacer("->", ">", "\u2192", ">", "\u203a", ">", "\uff1e", ">")

// plainEvent brings a word of a message into the form that an event has. What is longer than any event is no event.
func plainEvent(word string) string {
	const longest = 40
	if len(word) > longest {
		return "?"
	}
	word = arrows.Replace(word)
	word = strings.TrimLeftFunc(word, func(r rune) bool { return r == '>' || aside(r) })
	word = strings.TrimRightFunc(word, aside)
	from, to, action := strings.Cut(word, ">")
	if !action {
		return strings.ToLower(word)
	}
	to, count, counted := strings.Cut(strings.ToLower(to), "x")
	word = strings.ToUpper(from) + ">" + strings.ToUpper(to)
	if counted {
		word += "x" + count
	}
	return word
}

// aside tells what a message may have around a word.
func aside(r rune) bool {
	return unicode.IsPunct(r) || r == '`' || r == '|' || r == '~' || r == '^'
}
