package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/ui/text"
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

// Where columns leave no room for a whole refusal, the low header of a small phone does, closely set: in no smaller type than usual.
func TestTheHeaderHoldsAWholeRefusal(t *testing.T) {
	a := newStudio(t)
	a.window.Resize(fyne.NewSize(320, 568))
	for _, l := range text.Languages() {
		a.setting(func(s *settings) { s.Language, s.TextSize, s.Words, s.Speed = l, 200, true, speedNone })
		a.put("eight-off", "T7>T8")
		assert.False(t, a.message.brief, l)
		assert.GreaterOrEqual(t, a.message.large, float32(1))
		assert.True(t, a.message.tight)
		assert.LessOrEqual(t, a.message.Position().Y+a.message.Size().Height, a.game.table.Layout().Header.Bottom(), l)
	}
}
