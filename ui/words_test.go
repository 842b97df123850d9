package ui

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
)

func TestTableInWords(t *testing.T) {
	a := open(t)
	a.setting(func(s *settings) { s.Language, s.Speed = "en", speedNone })
	a.deal("TF1-D1N-AAAAAAB")
	whole := a.game.table.Size()
	a.typing('s')
	assert.Empty(t, a.game.words.words.Text, "the line is off")

	a.setting(func(s *settings) { s.Words = true })
	require.Less(t, a.game.table.Size().Height, whole.Height, "the line has room of its own")
	assert.Equal(t, whole.Width, a.game.table.Size().Width)
	says := func() string { return a.game.words.words.Text }
	b := a.play().Board()
	a.typing('s')
	assert.Equal(t, "Drawn: "+a.text.CardWords(b.Top(core.Waste)), says())
	a.typing('w')
	assert.Contains(t, says(), "Picked up "+a.text.CardWords(b.Top(core.Waste)))
	a.typing('w')
	assert.Equal(t, "Waste: "+a.text.CardWords(b.Top(core.Waste)), says(), "laid back: where the keyboard is")
	a.typing('u')
	assert.Equal(t, "One move undone", says())
	a.typing('1')
	a.typing('w')
	assert.Equal(t, "No card goes back to the waste", says(), "a refusal in the rule's own words")
}
