package text

import (
	"fmt"
	"strconv"
	"time"
)

// Number writes a whole number with a comma after each three digits: 999,999. All languages of the app write it so.
func Number(n int) string {
	s := strconv.Itoa(n)
	first := 0
	if n < 0 {
		first = 1
	}
	for i := len(s) - 3; i > first; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}

// Number is the function of the same name.
func (t *Text) Number(n int) string { return Number(n) }

// Played writes a played time as minutes and seconds, or hours, minutes and seconds: 9:42, 1:02:03. Parts of a second
// are dropped.
func (t *Text) Played(d time.Duration) string {
	s := int(d / time.Second)
	if s < 3600 {
		return fmt.Sprintf("%d:%02d", s/60, s%60)
	}
	return fmt.Sprintf("%d:%02d:%02d", s/3600, s/60%60, s%60)
}
