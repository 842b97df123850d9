package ui

import (
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
)

// A key is known by its place or by what stands on it. The digits are known by their place: Fyne names those keys alike on
// every keyboard, also on a French one, where they type accents, and on a Thai one, where they type letters. Letters are
// known by what they type, so that U undoes wherever a keyboard has its U; a keyboard that has no Latin letters is read by
// their places, from the table below.

// The keys of a Thai keyboard (Kedmanee, without Shift), key by key below those of an English one, so far as they are used.
const (
	englishKeys = "asdfghjk" + "wyunrpt" + "?"
	thaiKeys    = "ฟหกดเ้่า" + "ไัีืพยะ" + "ฦ"
)

// cellKeys are the keys of the cells, in their order: eight neighbours. On a French keyboard the first of them is Q; A, of
// which the help speaks, does the same there.
const cellKeys = "asdfghjk"

// keyOf is the English letter, digit or sign on the key that has typed something.
func keyOf(r rune) rune {
	thai := []rune(thaiKeys)
	for i, english := range englishKeys {
		if thai[i] == r {
			return english
		}
	}
	return unicode.ToLower(r)
}

// digitOf is the digit of a key of the row of digits or of the number pad, whatever it types.
func digitOf(name fyne.KeyName) (digit rune, ok bool) {
	if len(name) != 1 || name[0] < '0' || name[0] > '9' {
		return 0, false
	}
	return rune(name[0]), true
}

// cellOf is the index of the cell of a key, or -1.
func cellOf(key rune) int {
	if key == 'q' {
		return 0
	}
	return strings.IndexRune(cellKeys, key)
}
