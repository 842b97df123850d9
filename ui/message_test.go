package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/ui/text"
)

// Where a full table has room for the title of a refusal alone, a tap shows all of it in the size of text that the player
// needs, and from there the rule.
func TestWhatHasNoRoomIsToldInFull(t *testing.T) {
	for _, l := range text.Languages() {
		a := newStudio(t)
		a.window.Resize(fyne.NewSize(320, 568))
		a.setting(func(s *settings) { s.Language, s.TextSize, s.Speed = l, 200, speedNone })
		a.put("eight-off-worst", "T3>T4x3")
		require.True(t, a.message.brief)
		body := a.message.content.Body
		require.NotEmpty(t, body)

		a.tap(middle(a.message))
		assert.False(t, a.message.up)
		require.Len(t, a.screens.layers, 2)
		plain := strings.NewReplacer("\u200b", "", " ", "", "\n", "", "*", "")
		assert.Contains(t, plain.Replace(strings.Join(texts(a.screens.top().object), "")), plain.Replace(body)[:12])
		a.laidOut().check(t, fyne.NewSize(320, 568))

		a.tapRow("message.rule")
		require.Len(t, a.screens.layers, 2, "the rules in the place of the sheet")
		assert.NotContains(t, texts(a.screens.top().object), a.text.Get("message.whole"))
	}
}
