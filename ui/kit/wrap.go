package kit

import (
	"strings"
	"unicode"

	"patiencetrio/core"
)

// This file breaks running text into lines. It is pure: widths come from the caller.

// border marks where Thai text may break: a zero width space between two words.
const border = '\u200b'

// atom is a piece of text that is drawn as one: letters of one weight, or a suit.
type atom struct {
	text   string
	bold   bool
	isSuit bool
	suit   core.Suit
	width  float32
}

// word is what never breaks unless it alone is wider than the line.
type word struct {
	atoms []atom
	blank bool // a blank stands before it
	start bool // a new line begins with it
	width float32
}

// textLine is one line of laid out text.
type textLine struct {
	atoms []atom // neighbours of the same kind joined
	width float32
}

// suitSigns are the signs that are drawn as pictures.
var suitSigns = map[rune]core.Suit{'♠': core.Spades, '♥': core.Hearts, '♦': core.Diamonds, '♣': core.Clubs}

// words splits text at blanks, line ends and word borders, and reads **bold** and suits.
func words(text string) []word {
	var out []word
	var w word
	var run strings.Builder
	bold := false
	flushRun := func() {
		if run.Len() > 0 {
			w.atoms = append(w.atoms, atom{text: run.String(), bold: bold})
			run.Reset()
		}
	}
	next := func(blank, start bool) {
		flushRun()
		if len(w.atoms) > 0 || w.start {
			out = append(out, w)
			w = word{}
		}
		w.blank = w.blank || blank
		w.start = w.start || start
	}
	runes := []rune(text)
	for i := 0; i < len(runes); i++ {
		r := runes[i]
		suit, isSuit := suitSigns[r]
		switch {
		case r == '*' && i+1 < len(runes) && runes[i+1] == '*':
			flushRun()
			bold = !bold
			i++
		case r == '\n':
			next(false, true)
		case r == ' ':
			next(true, false)
		case r == border:
			if i+1 < len(runes) && !joins(runes[i+1]) {
				next(false, false)
			}
		case isSuit:
			flushRun()
			w.atoms = append(w.atoms, atom{isSuit: true, suit: suit})
		case r == '\ufe0e' || r == '\ufe0f': // asks for a sign as text or as emoji: ours is a picture
		default:
			run.WriteRune(r)
		}
	}
	next(false, false)
	return out
}

// joins tells that a rune belongs to the one before it and can never begin a line: marks, and Thai vowels and signs
// that follow their consonant.
func joins(r rune) bool {
	switch r {
	case 'ะ', 'า', 'ำ', 'ๅ', 'ๆ', 'ฯ':
		return true
	}
	return unicode.In(r, unicode.Mn, unicode.Me)
}

// leads tells that a rune belongs to the one after it: Thai vowels that are written before their consonant.
func leads(r rune) bool { return r >= 'เ' && r <= 'ไ' }

// clusters splits text into the smallest pieces that can stand alone.
func clusters(text string) []string {
	var out []string
	var open bool // the last piece waits for its consonant
	for _, r := range text {
		if len(out) > 0 && (open || joins(r)) {
			out[len(out)-1] += string(r)
		} else {
			out = append(out, string(r))
		}
		open = leads(r)
	}
	return out
}

// measurer gives widths in units.
type measurer interface {
	text(s string, bold bool) float32
	suit(s core.Suit) float32
	blank() float32
}

// wrap lays words out in lines no wider than width, but for a cluster that alone is wider. An empty line stands for
// two line ends in a row.
func wrap(text string, width float32, m measurer) []textLine {
	var lines []textLine
	var line textLine
	flush := func() {
		lines = append(lines, line)
		line = textLine{}
	}
	for i, w := range words(text) {
		w.measure(m)
		if w.start && i > 0 {
			flush()
		}
		gap := float32(0)
		if w.blank && len(line.atoms) > 0 {
			gap = m.blank()
		}
		if len(line.atoms) > 0 && line.width+gap+w.width > width {
			flush()
			gap = 0
		}
		if gap > 0 {
			line.add(atom{text: " ", bold: w.bold(), width: gap})
		}
		for _, part := range w.fit(width, m) {
			if len(line.atoms) > 0 && line.width+part.width > width {
				flush()
			}
			for _, a := range part.atoms {
				line.add(a)
			}
		}
	}
	if len(line.atoms) > 0 {
		flush()
	}
	return lines
}

func (w *word) measure(m measurer) {
	w.width = 0
	for i := range w.atoms {
		a := &w.atoms[i]
		if a.isSuit {
			a.width = m.suit(a.suit)
		} else {
			a.width = m.text(a.text, a.bold)
		}
		w.width += a.width
	}
}

func (w *word) bold() bool { return len(w.atoms) > 0 && w.atoms[0].bold }

// fit is the word itself, or its clusters if it is wider than a line.
func (w *word) fit(width float32, m measurer) []word {
	if w.width <= width {
		return []word{*w}
	}
	var parts []word
	for _, a := range w.atoms {
		if a.isSuit {
			parts = append(parts, word{atoms: []atom{a}, width: a.width})
			continue
		}
		for _, c := range clusters(a.text) {
			p := word{atoms: []atom{{text: c, bold: a.bold}}}
			p.measure(m)
			parts = append(parts, p)
		}
	}
	return parts
}

// add appends an atom, joining text of the same weight.
func (l *textLine) add(a atom) {
	l.width += a.width
	if n := len(l.atoms); n > 0 && !a.isSuit {
		if last := &l.atoms[n-1]; !last.isSuit && last.bold == a.bold {
			last.text += a.text
			last.width += a.width
			return
		}
	}
	l.atoms = append(l.atoms, a)
}
