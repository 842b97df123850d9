package core

import (
	"iter"
	"strconv"
	"strings"
	"sync"
)

// PositionProblem says in which way a text is no position.
type PositionProblem uint8

// The problems of a position's text.
const (
	// PositionNoGame: the first line does not begin with "Game:".
	PositionNoGame PositionProblem = iota
	// PositionUnknownGame: no game has this prefix of a deal code.
	PositionUnknownGame
	// PositionBadRanks: the number of ranks of a reduced deck is not 1..13.
	PositionBadRanks
	// PositionExpected: another line has to stand here; Text is the word that would begin it.
	PositionExpected
	// PositionBadFoundations: not the game's slots in their order, or a rank that the game has not.
	PositionBadFoundations
	// PositionBadCells: not exactly one word for each of the game's cells.
	PositionBadCells
	// PositionBadCard: no card of the game.
	PositionBadCard
	// PositionCardTooOften: more of these cards than the game has.
	PositionCardTooOften
	// PositionFaceDown: no card lies face down here: a game without such cards, another pile than a column, on top of a
	// card that lies face up, or the top card itself.
	PositionFaceDown
	// PositionTooManyLines: more columns than the game has.
	PositionTooManyLines
	// PositionCardsMissing: the text ends and cards of the game are not in it; Text is the first of them.
	PositionCardsMissing
)

var positionProblems = [...]string{
	PositionNoGame:         "no line " + gameLine,
	PositionUnknownGame:    "unknown game",
	PositionBadRanks:       "bad number of ranks",
	PositionExpected:       "expected line",
	PositionBadFoundations: "bad foundations",
	PositionBadCells:       "bad cells",
	PositionBadCard:        "no such card",
	PositionCardTooOften:   "card too often",
	PositionFaceDown:       "no card lies face down here",
	PositionTooManyLines:   "too many lines",
	PositionCardsMissing:   "cards missing",
}

// PositionError tells why a text is no position.
type PositionError struct {
	Line int // counted from 1
	Kind PositionProblem
	Text string // the word that is wrong, expected or missing; may be empty
}

// Error is for logs.
func (e *PositionError) Error() string {
	s := "line " + strconv.Itoa(e.Line) + ": " + positionProblems[e.Kind]
	if e.Text != "" {
		s += " " + quote(e.Text)
	}
	return s
}

// ParsePosition reads a position as Board.Text writes it; it accepts also "10H" for "TH", several blanks, lines that
// end with CR LF, and a last line without an end. A line "Ranks: n" after the first makes it a reduced deck, which may
// have fewer columns than the game; its rules are those of the game with Ranks and Columns changed. Each card has to be
// there exactly once. Of twins, the first in the text is of the first deck. The error is a *PositionError.
func ParsePosition(text string) (Board, error) {
	r := positionReader{rest: strings.TrimSuffix(text, "\n")}
	if err := r.read(); err != nil {
		return Board{}, err
	}
	return r.board, nil
}

// positionReader reads a position line by line. It allocates nothing that grows with the text.
type positionReader struct {
	rest  string // what follows the current line
	ended bool   // rest held the last line, which is the current one
	line  int    // number of the current line, from 1

	rules *Rules // of the game; the board's own rules differ in a reduced deck
	ranks int
	board Board
	seen  [DeckSize]uint8 // how often each face was read
}

func (r *positionReader) read() error {
	if err := r.game(); err != nil {
		return err
	}
	if err := r.foundations(); err != nil {
		return err
	}
	if r.rules.Cells > 0 {
		if err := r.cells(); err != nil {
			return err
		}
	}
	if r.rules.HasStock() {
		if err := r.pile(stockLine, Stock); err != nil {
			return err
		}
		r.turnStock()
		if err := r.pile(wasteLine, Waste); err != nil {
			return err
		}
	}
	if err := r.columns(); err != nil {
		return err
	}
	return r.census()
}

// peek is the next line, without going there; ok is false at the end of the text.
func (r *positionReader) peek() (line string, ok bool) {
	if r.ended {
		return "", false
	}
	line, _, _ = strings.Cut(r.rest, "\n")
	return strings.TrimSuffix(line, "\r"), true
}

// next goes to the next line, which has to begin with the given word, and gives the words after it.
func (r *positionReader) next(word string) (iter.Seq[string], error) {
	line, ok := r.peek()
	line = strings.TrimLeft(line, blanks)
	if !ok || !strings.HasPrefix(line, word) {
		return nil, &PositionError{r.line + 1, PositionExpected, word}
	}
	_, rest, more := strings.Cut(r.rest, "\n")
	r.rest, r.ended = rest, !more
	r.line++
	return strings.FieldsFuncSeq(line[len(word):], isBlank), nil
}

const blanks = " \t"

func isBlank(r rune) bool { return r == ' ' || r == '\t' }

func (r *positionReader) fail(kind PositionProblem, text string) error {
	return &PositionError{r.line, kind, text}
}

// game reads the first line and, in a reduced deck, the second.
func (r *positionReader) game() error {
	words, err := r.next(gameLine)
	if err != nil {
		return &PositionError{1, PositionNoGame, ""}
	}
	prefix := joined(words)
	if r.rules = rulesOf(prefix); r.rules == nil {
		return r.fail(PositionUnknownGame, prefix)
	}
	r.ranks = r.rules.Ranks
	if words, err = r.next(ranksLine); err == nil {
		number := joined(words)
		r.ranks, err = strconv.Atoi(number)
		if err != nil || r.ranks < 1 || r.ranks > Ranks {
			return r.fail(PositionBadRanks, number)
		}
	}
	r.board = NewBoard(r.rules)
	return nil
}

// joined is the only word of a line. Several are joined, so that they mean nothing, and cut short.
func joined(words iter.Seq[string]) string {
	const most = 20
	s := ""
	for w := range words {
		if s != "" {
			s += " "
		}
		s += w[:min(len(w), most)]
		if len(s) > most {
			break
		}
	}
	return s
}

// rulesOf finds the game and options of a deal code's first parts, "EH1-N", or nil.
func rulesOf(prefix string) *Rules {
	for _, family := range Games {
		for _, rules := range family {
			if rules.Prefix() == prefix {
				return rules
			}
		}
	}
	return nil
}

func (r *positionReader) foundations() error {
	words, err := r.next(foundationLine)
	if err != nil {
		return err
	}
	i := 0
	for word := range words {
		if i == r.rules.Foundations() {
			return r.fail(PositionBadFoundations, word)
		}
		suit, top, _ := strings.Cut(word, "-")
		p := Foundation(i)
		rank, ok := parseRank(top)
		if suit != p.Suit().String() || !ok || int(rank) > r.ranks {
			return r.fail(PositionBadFoundations, word)
		}
		for low := Ace; low <= rank; low++ {
			r.take(NewCard(0, p.Suit(), low), p)
		}
		i++
	}
	if i < r.rules.Foundations() {
		return r.fail(PositionBadFoundations, "")
	}
	return nil
}

func (r *positionReader) cells() error {
	words, err := r.next(cellLine)
	if err != nil {
		return err
	}
	i := 0
	for word := range words {
		if i == r.rules.Cells {
			return r.fail(PositionBadCells, word)
		}
		if word != noCard {
			if err := r.card(word, Cell(i)); err != nil {
				return err
			}
		}
		i++
	}
	if i < r.rules.Cells {
		return r.fail(PositionBadCells, "")
	}
	return nil
}

// pile reads a line of cards, the top card last, into a pile.
func (r *positionReader) pile(name string, p Pile) error {
	words, err := r.next(name)
	if err != nil {
		return err
	}
	s := &r.board.piles[p]
	last := ""
	for word := range words {
		last = word
		face := strings.TrimSuffix(strings.TrimPrefix(word, "<"), ">")
		if len(face) == len(word)-2 {
			if !r.rules.FaceDown || p.Kind() != ColumnPile || s.down < s.n {
				return r.fail(PositionFaceDown, word)
			}
			s.down++
			word = face
		}
		if err := r.card(word, p); err != nil {
			return err
		}
	}
	if s.n > 0 && s.down == s.n {
		return r.fail(PositionFaceDown, last)
	}
	return nil
}

func (r *positionReader) card(word string, p Pile) error {
	c, ok := parseFace(word)
	if !ok || int(c.Rank()) > r.ranks {
		return r.fail(PositionBadCard, word)
	}
	if !r.take(c, p) {
		return r.fail(PositionCardTooOften, word)
	}
	return nil
}

// take puts the next card with a face on a pile; false means that the game has no more of them.
func (r *positionReader) take(face Card, p Pile) bool {
	n := int(r.seen[face])
	if n == r.rules.Decks {
		return false
	}
	r.seen[face]++
	r.board.piles[p].push(NewCard(n, face.Suit(), face.Rank()))
	return true
}

// turnStock puts the stock's first card, which is the next to be drawn, on top.
func (r *positionReader) turnStock() {
	s := &r.board.piles[Stock]
	for i, j := 0, int(s.n)-1; i < j; i, j = i+1, j-1 {
		s.cards[i], s.cards[j] = s.cards[j], s.cards[i]
	}
}

// columns reads the rest of the text. A reduced deck has as many columns as there are lines, up to the game's number.
func (r *positionReader) columns() error {
	n := 0
	for ; n < r.rules.Columns; n++ {
		if r.ended && r.ranks < r.rules.Ranks && n > 0 {
			break
		}
		if err := r.pile(columnLine, Column(n)); err != nil {
			return err
		}
	}
	if !r.ended {
		return &PositionError{r.line + 1, PositionTooManyLines, ""}
	}
	if r.ranks < r.rules.Ranks {
		r.board.rules = reduced(r.rules, r.ranks, n)
	}
	return nil
}

// census looks for a card that is not in the text.
func (r *positionReader) census() error {
	for face := range Card(DeckSize) {
		if int(face.Rank()) <= r.ranks && int(r.seen[face]) < r.rules.Decks {
			return r.fail(PositionCardsMissing, face.String())
		}
	}
	return nil
}

// parseRank reads 0, A, 2..9, T, 10, J, Q or K.
func parseRank(s string) (Rank, bool) {
	if s == "10" {
		s = "T"
	}
	i := strings.Index(rankLetters, s)
	return Rank(max(i, 0)), i >= 0 && len(s) == 1
}

// parseFace reads a card of the first deck, such as "TH" or "10H".
func parseFace(s string) (Card, bool) {
	if s == "" {
		return NoCard, false
	}
	last := len(s) - 1
	rank, ok := parseRank(s[:last])
	suit := strings.IndexByte(suitLetters, s[last])
	if !ok || rank == 0 || suit < 0 {
		return NoCard, false
	}
	return NewCard(0, Suit(suit), rank), true
}

// reducedRules holds the rules of reduced decks, so that equal positions have the same rules and == works. There are
// only as many as games, ranks and columns allow.
var reducedRules sync.Map // of reducedKey to *Rules

type reducedKey struct {
	rules          *Rules
	ranks, columns int
}

func reduced(rules *Rules, ranks, columns int) *Rules {
	r := rules.with(rules.Options, func(r *Rules) { r.Ranks, r.Columns = ranks, columns })
	same, _ := reducedRules.LoadOrStore(reducedKey{rules, ranks, columns}, r)
	return same.(*Rules)
}
