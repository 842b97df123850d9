package core

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestPlaysAreFoundInMessages(t *testing.T) {
	w := wins(t)[0]
	g := NewGame(w.code)
	for _, a := range w.actions {
		require.Nil(t, g.Apply(Do(a)))
	}
	play := g.Text()
	for name, text := range map[string]string{
		"alone":                 play,
		"as the app copies it":  "Patience Trio 1.0.0\n" + play,
		"a line for each event": strings.ReplaceAll(play, " ", "\r\n"),
		"words around it":       "Look how I won this one!\n\n" + play + "\n\nCan you do it with fewer moves? I used undo and a hint.",
		"quoted":                "> Patience Trio 1.0.0\n> " + strings.ReplaceAll(play, " T", "\n> T"),
		"quoted twice":          ">> " + strings.ReplaceAll(play, " T", "\n>>T"),
		"lower case":            strings.ToLower(play),
		"unbreakable blanks":    strings.ReplaceAll(play, " ", "\u00a0"),
		"marks without a width": strings.ReplaceAll(play, " ", " \u200b\ufeff"),
		"arrows":                strings.ReplaceAll(play, ">", "\u2192"),
		"html":                  strings.ReplaceAll(play, ">", "&gt;"),
		"each event in quotes":  w.code.String() + " \u201c" + strings.ReplaceAll(strings.TrimPrefix(play, w.code.String()+" "), " ", "\u201d, \u201c") + "\u201d",
		"in quotes":             "\u201c" + play + ".\u201d",
		"as code":               "```\n" + play + "\n```",
		"with commas":           strings.ReplaceAll(play, " ", ", "),
		"commas alone":          strings.ReplaceAll(play, " ", ","),
		"semicolons alone":      strings.ReplaceAll(play, " ", ";"),
		"in a table":            "|" + strings.ReplaceAll(play, " ", "| |") + "|",
		"struck out":            "~~" + strings.ReplaceAll(play, " ", "~~ ~~") + "~~",
		"in code, each":         strings.ReplaceAll(play, " ", "` `") + "`",
		"after another code":    "I could not win EH1-N-AAAAAAC, but this: " + play,
		"Thai around it":        "ชนะแล้ว" + play + " ลองดูนะ",
	} {
		found, err := FindPlay(text)
		require.NoError(t, err, name)
		require.NotNil(t, found, name)
		assert.Equal(t, play, found.Text(), name)
		assert.True(t, found.Won(), name)
	}
}

func TestTextsWithoutPlays(t *testing.T) {
	for _, text := range []string{
		"", "hint", "S>W S>W", "EH1-N-AAAAAAC", "EH1-N-AAAAAAC please", "Deal EH1-N-AAAAAAC. Do not undo S>W", "EH9-N-AAAAAAC S>W",
		strings.Repeat("EH1-N-AAAAAAC S>W ", MaxPlayText/10), strings.Repeat("x", 100_000),
	} {
		g, err := FindPlay(text)
		assert.Nil(t, g, "%.40q", text)
		assert.NoError(t, err)
	}
}

func TestWrongPlaysInMessages(t *testing.T) {
	for _, c := range []struct {
		text  string
		event int
		word  string // that is no event
		kind  Kind   // or why it is refused
	}{
		{"EH1-N-AAAAAAB S>W S>T1", 1, "", NeverSuchMove},
		{"EH1-N-AAAAAAB S>W W>S thanks", 1, "", StockNotEmpty},
		{"EH1-N-AAAAAAB S>W undo undo", 2, "", NothingToUndo},
		{"EH1-N-AAAAAAB S>W T99>T1", 1, "T99>T1", 0},
		{"EH1-N-AAAAAAB S>W unod S>W", 1, "unod", 0},
		{"EH1-N-AAAAAAB S>W S>", 1, "S>", 0},
	} {
		g, err := FindPlay(c.text)
		require.NotNil(t, g, c.text)
		var wrong *PlayError
		require.ErrorAs(t, err, &wrong, c.text)
		assert.Equal(t, c.event, wrong.Event, c.text)
		assert.Len(t, g.Log(), c.event, c.text)
		if c.word != "" {
			assert.Equal(t, &NotationError{c.word}, wrong.Err, c.text)
			continue
		}
		var refusal *Refusal
		require.ErrorAs(t, err, &refusal, c.text)
		assert.Equal(t, c.kind, refusal.Kind, c.text)
	}
}

func FuzzFindPlay(f *testing.F) {
	addWins(f)
	f.Add("Patience Trio 1.0\nEH1-N-AAAAAAB S>W undo redo hint S>W")
	f.Add("> eo1-c8-aaaaafa t1>c5,\n> undo")
	f.Add("EO1-C8-AAAAAFA T1→C5 T2&gt;T3x4 oops T1>T2")
	f.Fuzz(func(t *testing.T, text string) {
		g, err := FindPlay(text)
		if g == nil {
			require.NoError(t, err)
			return
		}
		again, err := ParsePlay(g.Text())
		require.NoError(t, err)
		require.Equal(t, g.Board().Text(), again.Board().Text())
		requirePlay(t, g)
		if wrong := (*PlayError)(nil); errors.As(err, &wrong) {
			require.Len(t, g.Log(), wrong.Event)
		}
	})
}
