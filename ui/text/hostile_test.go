package text

import (
	"os"
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
	"patiencetrio/core/store"
)

// Whatever is typed or found in a file, the player is told in whole words, in every language, and nothing of what was typed
// reaches the screen but a digit: it might be signs that no font has, or that turn the line round.
func TestHostileTextsArePutIntoWords(t *testing.T) {
	hostile := []string{
		"", " ", "\x00", "\u202eEH1-N-AAAAAAB", "EH1-N-\u202eAAAAAA", "EH1-N-AAAAAA\U0001F4A9", "EH9999999999999999999999-N-AAAAAAB",
		"EO1-" + strings.Repeat("C", 50) + "-AAAAAAB", strings.Repeat("-", 1<<20), "EH1-N-ZZZZZZZ", "EH1-N-AAAAAAA", "EH1-N-AAAAAA0",
		"{{.Code}}-N-AAAAAAB", "EH1-{{end}}-AAAAAAB", "%s%d%n1-N-AAAAAAB", "EH1-N-AAAAAA๐", "<b>1-N-AAAAAAB", "XX1-N-AAAAAAB", "EH2-N-AAAAAAB",
	}
	for _, lang := range Languages() {
		x := For(lang)
		for _, s := range hostile {
			_, err := core.ParseCode(s)
			require.Error(t, err, "%.40q", s)
			checkWords(t, x.CodeError(err, core.Code{Rules: core.EightOff, Number: 1}))
		}
		for kind := store.Damaged; kind <= store.Parted; kind++ {
			for _, n := range []store.Notice{
				{Kind: kind}, {Kind: kind, Letters: "EO", File: "EO.journal.damaged-20261130T120000Z", Kept: 1 << 40, Line: -1},
				{Kind: kind, Letters: "??", Kept: -1, Err: os.ErrInvalid},
			} {
				checkWords(t, x.Notice(n))
			}
		}
	}
}

func checkWords(t *testing.T, m Message) {
	t.Helper()
	assert.NotEmpty(t, m.Title)
	for _, s := range []string{m.Title, m.Body} {
		assert.False(t, strings.Contains(s, "<no value>") || strings.Contains(s, "{{") || strings.Contains(s, "%!"), "%q", s)
		assert.Less(t, len([]rune(s)), 600)
		assert.Equal(t, -1, strings.IndexFunc(s, func(r rune) bool {
			return unicode.Is(unicode.So, r) || unicode.Is(unicode.Bidi_Control, r) || unicode.IsControl(r) && r != '\n'
		}), "%q", s)
	}
}
