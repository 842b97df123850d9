package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Where a full table has room for the title of a refusal alone, as in Thai in the largest text on the smallest phone with
// the table in words, a tap
// shows all of it in the size of text that the player needs, and from there the rule.
func TestWhatHasNoRoomIsToldInFull(t *testing.T) {
	a := newStudio(t)
	a.window.Resize(fyne.NewSize(320, 568))
	a.setting(func(s *settings) { s.Language, s.TextSize, s.Words, s.Speed = "th", 200, true, speedNone })
	a.put("eight-off-worst", "T3>T4x3")
	require.True(t, a.message.brief)
	body := a.message.content.Body
	require.NotEmpty(t, body)

	a.tap(middle(a.message))
	assert.False(t, a.message.up)
	require.Len(t, a.screens.layers, 2)
	plain := strings.NewReplacer("\u200b", "", " ", "", "\u00a0", "", "*", "")
	shown := plain.Replace(strings.Join(texts(a.screens.top().object), ""))
	assert.Contains(t, shown, plain.Replace(strings.Split(body, "3")[0]))

	a.tapRow("message.rule")
	require.Len(t, a.screens.layers, 2, "the rules in the place of the sheet")
	assert.NotContains(t, texts(a.screens.top().object), a.text.Get("message.whole"))
}
