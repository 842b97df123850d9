package table

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
)

// The system may take away the finger that ended the deal and never tell. The next press then counts for nothing, and after
// it the screen is free again: the lid must not go on hearing what is meant for the keys.
func TestFingerThatEndedTheDealIsLost(t *testing.T) {
	p := play(t, deal(core.Reflechi, 9), phone, true)
	f := filmed(p)
	p.ShowGame(p.testHost.game, true)
	f.pass(300 * time.Millisecond)
	stock := p.grip(core.Stock, 0)
	p.lid.TouchDown(p.touchEvent(0, stock))
	f.pass(time.Second)
	require.True(t, p.lid.Visible(), "the finger is down")

	p.lid.TouchDown(p.touchEvent(0, stock))
	p.lid.TouchUp(p.touchEvent(0, stock))
	assert.False(t, p.lid.Visible())
	assert.Empty(t, p.testHost.game.Log(), "it counts for nothing")
	p.tapAt(stock)
	assert.Len(t, p.testHost.game.Log(), 1)
}
