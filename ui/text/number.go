package text

import (
	"fmt"
	"strconv"
	"time"
)

// Number writes a whole number in groups of three figures, as the language sets them off: 999,999.
func (t *Text) Number(n int) string {
	digits := strconv.Itoa(n)
	if n < 0 {
		return "-" + t.group(digits[1:])
	}
	return t.group(digits)
}

// group sets off every three figures from the end.
func (t *Text) group(digits string) string {
	cut := len(digits) - 3
	if cut <= 0 {
		return digits
	}
	return t.raw("number.group", Data{"Head": t.group(digits[:cut]), "Tail": digits[cut:]})
}

// Played writes a played time as minutes and seconds, or hours, minutes and seconds: 9:42, 1:02:03. Parts of a second
// are dropped.
func (t *Text) Played(d time.Duration) string {
	s := int(d / time.Second)
	if s < 3600 {
		return fmt.Sprintf("%d:%02d", s/60, s%60)
	}
	return fmt.Sprintf("%d:%02d:%02d", s/3600, s/60%60, s%60)
}
