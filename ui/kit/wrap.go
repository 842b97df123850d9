package kit

import (
	"slices"
	"strings"
	"unicode"

	"patiencetrio/core"
)

// This file breaks running text into lines. It is pure: widths come from the caller.

// border marks where Thai text may break: a zero width space between two words.
const border = '\u200b'

// atom is a piece of text that is drawn as one: letters of one weight, a suit, or a small card.
type atom struct {
	text   string // of a card: its rank
	bold   bool
	link   string // where a tap leads, or ""
	isSuit bool
	isCard bool
	suit   core.Suit
	width  float32
}

// isText tells that the atom is letters.
func (a atom) isText() bool { return !a.isSuit && !a.isCard }

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

// words splits text at blanks, line ends and word borders, and reads **bold**, [words](link), [7♥] and suits.
func words(text string) []word {
	r := reader{runes: []rune(text)}
	for r.at < len(r.runes) {
		r.step()
	}
	r.next(false, false)
	return r.out
}

// reader is what words has read so far.
type reader struct {
	runes []rune
	at    int
	out   []word
	word  word
	run   strings.Builder
	bold  bool
	link  string
	last  rune // the letter or sign read last
}

// step reads the next rune or mark.
func (r *reader) step() {
	c := r.runes[r.at]
	r.at++
	switch {
	case c == '*' && r.sees("*"):
		r.at++
		r.flush()
		r.bold = !r.bold
	case c == '[':
		r.open()
	case c == ']' && r.link != "":
		r.flush()
		r.at += len([]rune("(" + r.link + ")"))
		r.link = ""
	case c == '\n':
		r.next(false, true)
	case c == ' ' && r.counts():
		r.run.WriteRune('\u00a0')
	case c == ' ':
		r.next(true, false)
	case c == border:
		if r.at < len(r.runes) && !joins(r.runes[r.at]) {
			r.next(false, false)
		}
	case c == '\ufe0e' || c == '\ufe0f': // asks for a sign as text or as emoji: ours is a picture
	default:
		r.letter(c)
	}
}

// sees tells whether the text goes on like that.
func (r *reader) sees(s string) bool { return strings.HasPrefix(string(r.runes[r.at:]), s) }

// counts tells that a blank stands between a number and what it counts in Thai, where no line ends.
func (r *reader) counts() bool {
	if !unicode.IsDigit(r.last) {
		return false
	}
	i := slices.IndexFunc(r.runes[r.at:], func(c rune) bool { return c != '*' })
	return i >= 0 && unicode.Is(unicode.Thai, r.runes[r.at+i])
}

// letter reads a letter or a suit.
func (r *reader) letter(c rune) {
	r.last = c
	suit, isSuit := suitSigns[c]
	if !isSuit {
		r.run.WriteRune(c)
		return
	}
	r.flush()
	r.word.atoms = append(r.word.atoms, atom{isSuit: true, suit: suit, link: r.link})
}

// open reads what stands in brackets: a small card, or words that are a link. Other brackets are letters.
func (r *reader) open() {
	inside, rest, closed := strings.Cut(string(r.runes[r.at:]), "]")
	if target, isLink := target(rest); closed && isLink {
		r.flush()
		r.link = target
		return
	}
	signs := []rune(inside)
	if n := len(signs) - 1; closed && n > 0 {
		if suit, isCard := suitSigns[signs[n]]; isCard {
			r.flush()
			r.word.atoms = append(r.word.atoms, atom{isCard: true, text: string(signs[:n]), suit: suit})
			r.at += len(signs) + 1
			return
		}
	}
	r.run.WriteRune('[')
}

// target is what stands in round brackets at the beginning of a text.
func target(text string) (string, bool) {
	if !strings.HasPrefix(text, "(") {
		return "", false
	}
	inside, _, closed := strings.Cut(text[1:], ")")
	return inside, closed && inside != ""
}

// flush ends a run of letters.
func (r *reader) flush() {
	if r.run.Len() > 0 {
		r.word.atoms = append(r.word.atoms, atom{text: r.run.String(), bold: r.bold, link: r.link})
		r.run.Reset()
	}
}

// next ends a word. blank and start say what stands before the one that follows.
func (r *reader) next(blank, start bool) {
	r.flush()
	if len(r.word.atoms) > 0 || r.word.start {
		r.out = append(r.out, r.word)
		r.word = word{}
	}
	r.word.blank = r.word.blank || blank
	r.word.start = r.word.start || start
}

// joins tells that a rune belongs to the one before it and can never begin a line: marks, Thai vowels and signs that
// follow their consonant, unbreakable blanks and the signs that close.
func joins(r rune) bool {
	if strings.ContainsRune("ะาำๅๆฯ\u00a0\u202f.,:;!?)»”’%", r) {
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
	card(rank string) float32
	blank() float32
}

// wrap lays words out in lines no wider than width, but for a cluster that alone is wider. An empty line stands for
// two line ends in a row. No line ends with a dot that divides what stands beside it.
func wrap(text string, width float32, m measurer) []textLine {
	var lines []textLine
	var line textLine
	flush := func() {
		lines = append(lines, line)
		line = textLine{}
	}
	all := words(text)
	for i, w := range all {
		w.measure(m)
		if w.start && i > 0 {
			flush()
		}
		gap, room := float32(0), w.width
		if w.blank && len(line.atoms) > 0 {
			gap = m.blank()
		}
		divides := w.divides() && i+1 < len(all) && !all[i+1].start
		if divides {
			room += m.blank() + partAfter(all[i+1:], width, m)
		}
		if len(line.atoms) > 0 && line.width+gap+room > width {
			flush()
			if divides { // the end of the line does so
				continue
			}
			gap = 0
		}
		if gap > 0 {
			line.add(w.gap(gap))
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

// partAfter is how wide what follows a dot is, up to the next one or the end of the line: a line breaks rather at the dot
// than in there. If no line has room for it, only its first word counts.
func partAfter(following []word, most float32, m measurer) float32 {
	width := float32(0)
	for i, w := range following {
		if i > 0 && (w.start || w.divides()) {
			break
		}
		w.measure(m)
		if width += w.width; i > 0 && w.blank {
			width += m.blank()
		}
	}
	if width > most {
		following[0].measure(m)
		return following[0].width
	}
	return width
}

// divides tells that the word is a dot between two things on a line.
func (w *word) divides() bool { return w.blank && len(w.atoms) == 1 && w.atoms[0].text == "·" }

// widestWord is the width of the widest piece of a text that is not to be broken.
func widestWord(text string, m measurer) float32 {
	widest := float32(0)
	for _, w := range words(text) {
		w.measure(m)
		widest = max(widest, w.width)
	}
	return widest
}

func (w *word) measure(m measurer) {
	w.width = 0
	for i := range w.atoms {
		a := &w.atoms[i]
		switch {
		case a.isSuit:
			a.width = m.suit(a.suit)
		case a.isCard:
			a.width = m.card(a.text)
		default:
			a.width = m.text(a.text, a.bold)
		}
		w.width += a.width
	}
}

// gap is the blank before the word, as bold as the word. It belongs to a link if its line's last word does too: see add.
func (w *word) gap(width float32) atom {
	first := w.atoms[0]
	return atom{text: " ", bold: first.bold, link: first.link, width: width}
}

// fit is the word itself, or its clusters if it is wider than a line.
func (w *word) fit(width float32, m measurer) []word {
	if w.width <= width {
		return []word{*w}
	}
	var parts []word
	for _, a := range w.atoms {
		if !a.isText() {
			parts = append(parts, word{atoms: []atom{a}, width: a.width})
			continue
		}
		for _, c := range clusters(a.text) {
			piece := atom{text: c, bold: a.bold, link: a.link}
			if n := len(parts); n > 0 && joins([]rune(c)[0]) { // after another weight, a picture or a link
				parts[n-1].atoms = append(parts[n-1].atoms, piece)
				parts[n-1].measure(m)
				continue
			}
			p := word{atoms: []atom{piece}}
			p.measure(m)
			parts = append(parts, p)
		}
	}
	return parts
}

// add appends an atom, joining text of the same kind. A blank before a link is none of it.
func (l *textLine) add(a atom) {
	l.width += a.width
	n := len(l.atoms)
	if n > 0 && a.text == " " && l.atoms[n-1].link != a.link {
		a.link = ""
	}
	if n > 0 && a.isText() {
		if last := &l.atoms[n-1]; last.isText() && last.bold == a.bold && last.link == a.link {
			last.text += a.text
			last.width += a.width
			return
		}
	}
	l.atoms = append(l.atoms, a)
}
