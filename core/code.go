package core

import (
	"errors"
	"iter"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// MaxNumber is the highest deal number; the lowest is 1.
const MaxNumber = 999_999

// Code names a deal: a game with its options, and the number of the deal.
type Code struct {
	Rules  *Rules
	Number int // 1..MaxNumber, or 0 for a position that was not dealt by number
}

// codeLetters is the length of the number in a code: seven letters, base 26, A = 0, most significant first.
const codeLetters = 7

// String is the code as it is written: "EH1-N-AAAAAAF"; "" without a number.
func (c Code) String() string {
	if c.Number == 0 {
		return ""
	}
	var letters [codeLetters]byte
	n := c.Number
	for i := codeLetters - 1; i >= 0; i-- {
		letters[i] = byte('A' + n%26)
		n /= 26
	}
	return c.Rules.Prefix() + "-" + string(letters[:])
}

// CodeProblem says in which way a text is no deal code.
type CodeProblem uint8

// The problems, in the order in which they are looked for: the first that applies is reported.
const (
	// CodeNotACode: not three parts joined by dashes, of which the first is letters and digits.
	CodeNotACode CodeProblem = iota
	// CodeUnknownGame: no game has these letters.
	CodeUnknownGame
	// CodeUnknownVersion: a deal version that this program does not know, perhaps of a later one.
	CodeUnknownVersion
	// CodeUnknownOptions: the game has no such options.
	CodeUnknownOptions
	// CodeLength: the last part has not seven signs.
	CodeLength
	// CodeBadLetter: one of the last seven signs is not a letter A to Z.
	CodeBadLetter
	// CodeOutOfRange: a number outside 1..MaxNumber.
	CodeOutOfRange
)

var codeProblems = [...]string{
	CodeNotACode:       "not a deal code",
	CodeUnknownGame:    "unknown game",
	CodeUnknownVersion: "unknown deal version",
	CodeUnknownOptions: "unknown options",
	CodeLength:         "not seven letters",
	CodeBadLetter:      "not a letter A to Z",
	CodeOutOfRange:     "deal number outside 1..999999",
}

// CodeError tells why a text is no deal code.
type CodeError struct {
	Kind CodeProblem
	// Part is what is wrong: the game's letters, the version, the options, the sign or the letters, in upper case;
	// empty where the text is not a code at all.
	Part string
}

// Error is for logs; what players read is made from Kind and Part.
func (e *CodeError) Error() string {
	if e.Part == "" {
		return codeProblems[e.Kind]
	}
	return codeProblems[e.Kind] + ": " + e.Part
}

// maxCodeInput bounds how many signs, blanks aside, ParseCode looks at: far more than any code has.
const maxCodeInput = 64

// ParseCode reads a deal code leniently: letters in any case, any blanks around it or in it, any dash. The error is a
// *CodeError.
func ParseCode(s string) (Code, error) {
	plain, ok := plainCode(s)
	parts := strings.Split(plain, "-")
	if !ok || len(parts) != 3 {
		return Code{}, &CodeError{Kind: CodeNotACode}
	}
	letters, version, ok := splitGame(parts[0])
	if !ok {
		return Code{}, &CodeError{Kind: CodeNotACode}
	}
	family := FamilyOf(letters)
	if family == nil {
		return Code{}, &CodeError{CodeUnknownGame, letters}
	}
	if version != dealVersion {
		return Code{}, &CodeError{CodeUnknownVersion, version}
	}
	rules := family.Option(parts[1])
	if rules == nil {
		return Code{}, &CodeError{CodeUnknownOptions, parts[1]}
	}
	if utf8.RuneCountInString(parts[2]) != codeLetters {
		return Code{}, &CodeError{CodeLength, parts[2]}
	}
	number, err := codeNumber(parts[2])
	if err != nil {
		return Code{}, err
	}
	return Code{rules, number}, nil
}

// CheckStart tells why a text cannot become a deal code however it goes on; nil: it can, or is one. The error is a *CodeError,
// of the problem that a reader of the code meets last among the codes that it could be the start of.
func CheckStart(s string) error {
	plain, ok := plainCode(s)
	if !ok {
		return &CodeError{Kind: CodeNotACode}
	}
	wrong := &CodeError{Kind: CodeNotACode}
	for _, family := range Games {
		for _, rules := range family {
			low := Code{rules, 1}.String()
			var problem *CodeError
			if _, err := ParseCode(plain + low[min(len(plain), len(low)):]); !errors.As(err, &problem) {
				return nil
			}
			if problem.Kind > wrong.Kind {
				wrong = problem
			}
		}
	}
	return wrong
}

// plainCode drops blanks, turns every dash into a hyphen and a..z into A..Z. ok is false if the text is too long to be
// a code.
func plainCode(s string) (plain string, ok bool) {
	var b strings.Builder
	for _, r := range s {
		switch {
		case unicode.IsSpace(r):
			continue
		case strings.ContainsRune(dashes, r):
			r = '-'
		case 'a' <= r && r <= 'z':
			r -= 'a' - 'A'
		}
		if b.Len() >= maxCodeInput {
			return "", false
		}
		b.WriteRune(r)
	}
	return b.String(), true
}

// dashes are the signs read as the hyphen of a code: hyphen-minus, the six dashes of Unicode's punctuation, the minus
// sign, the small and the full-width hyphen.
const dashes = "-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d"

// splitGame splits "EH1" into the game's letters and the deal version.
func splitGame(s string) (letters, version string, ok bool) {
	letters = strings.TrimRight(s, "0123456789")
	version = s[len(letters):]
	isLetter := func(r rune) bool { return 'A' <= r && r <= 'Z' }
	ok = letters != "" && version != "" && strings.IndexFunc(letters, func(r rune) bool { return !isLetter(r) }) < 0
	return letters, version, ok
}

func codeNumber(s string) (int, error) {
	var n uint64
	for _, r := range s {
		if r < 'A' || r > 'Z' {
			return 0, &CodeError{CodeBadLetter, string(r)}
		}
		n = n*26 + uint64(r-'A')
	}
	if n < 1 || n > MaxNumber {
		return 0, &CodeError{CodeOutOfRange, s}
	}
	return int(n), nil
}

// codeShape finds what looks like a code in a text: its three parts, with blanks only around the dashes (a line may
// break there), so that the next word is never taken for a part of it.
var codeShape = regexp.MustCompile(`[A-Za-z]+[0-9]+[\s\p{Z}]*[` + dashes[1:] + `-][\s\p{Z}]*[A-Za-z0-9]+[\s\p{Z}]*[` + dashes[1:] + `-][\s\p{Z}]*[A-Za-z]{7}`)

// maxSearched bounds, in bytes, how far FindCode looks: a clipboard may hold anything, and no message is that long.
const maxSearched = 64 << 10

// FindCode finds the first valid deal code in a text with words around it, such as a pasted message. It looks at the first
// 64 KiB.
func FindCode(text string) (Code, bool) {
	text = text[:min(len(text), maxSearched)]
	if c, err := ParseCode(text); err == nil {
		return c, true
	}
	for c := range codesIn(text) {
		return c, true
	}
	return Code{}, false
}

// codesIn finds the valid codes in a text, each with the text after it.
func codesIn(text string) iter.Seq2[Code, string] {
	return func(yield func(Code, string) bool) {
		for at := 0; ; {
			found := codeShape.FindStringIndex(text[at:])
			if found == nil {
				return
			}
			from, to := at+found[0], at+found[1]
			at = to
			before, _ := utf8.DecodeLastRuneInString(text[:from])
			after, _ := utf8.DecodeRuneInString(text[to:])
			if partOfWord(before) || partOfWord(after) {
				continue
			}
			if c, err := ParseCode(text[from:to]); err == nil && !yield(c, text[to:]) {
				return
			}
		}
	}
}

// partOfWord tells whether a sign next to a code makes it part of a longer word. Thai letters do not: Thai is written
// without blanks.
func partOfWord(r rune) bool {
	return unicode.Is(unicode.Latin, r) || unicode.IsDigit(r) && r < unicode.MaxASCII
}
