package ui

import (
	"image"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// What lies below a page follows a change of mode, too: when the page goes, the table looks as if it had always been so.
func TestCoveredTableFollowsTheMode(t *testing.T) {
	dealt := func(m mode) (*studio, *image.RGBA) {
		a := newStudio(t)
		a.setting(func(s *settings) { s.Mode, s.Speed = m, speedNone })
		a.deal("EO1-C8-AAAAAAB")
		return a, rgba(a.window.Canvas().Capture())
	}
	_, dark := dealt(modeDark)
	a, light := dealt(modeLight)
	require.NotEqual(t, light.Pix, dark.Pix)
	for _, to := range []struct {
		mode mode
		want *image.RGBA
	}{{modeDark, dark}, {modeLight, light}} {
		a.openSettings()
		a.window.Canvas().Capture()
		a.setting(func(s *settings) { s.Mode = to.mode })
		a.window.Canvas().Capture()
		require.True(t, a.screens.back())
		assert.NoError(t, compare(to.want, rgba(a.window.Canvas().Capture())), to.mode)
	}
}
