package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
)

// The window of a desktop comes back as large as it was, whatever the app's end was; a phone's is not its own affair.
func TestWindowComesBackAsItWas(t *testing.T) {
	was := fyne.NewSize(777, 555)
	for name, end := range map[string]func(*fixture){
		"closed":          func(a *fixture) { a.close() },
		"out of sight":    func(a *fixture) { a.front(false) },
		"killed, playing": func(a *fixture) { a.deal("EO1-C2-AAAAAAC") },
	} {
		t.Run(name, func(t *testing.T) {
			app, dir := crank(t), t.TempDir()
			a := openIn(t, app, dir)
			a.window.Resize(was)
			end(a)
			a.store.Close()
			want := was
			if isMobile() {
				want = startSize
			}
			assert.Equal(t, want, windowSize(app.prefs))
			lost := newCranked(nil, app.driver.time)
			b := openIn(t, lost, dir)
			assert.Equal(t, want, windowSize(lost.prefs), "the copy knows, too")
			b.store.Close()
		})
	}
}

// A size that no window can have had is not taken for one.
func TestWindowHasSaneSize(t *testing.T) {
	for _, c := range []struct {
		width, height float64
		sane          bool
	}{{320, 320, true}, {16384, 900, true}, {319, 900, false}, {900, 20000, false}, {-5, -5, false}, {0, 0, false}} {
		p := crank(t).prefs
		p.SetFloat(windowWidth, c.width)
		p.SetFloat(windowHeight, c.height)
		want := startSize
		if c.sane {
			want = fyne.NewSize(float32(c.width), float32(c.height))
		}
		assert.Equal(t, want, windowSize(p), "%v x %v", c.width, c.height)
	}
}
