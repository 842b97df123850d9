package ui

import (
	"os"
	"os/exec"
	"reflect"
	"runtime"
	"testing"
	"weak"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// What is closed is forgotten: once Fyne's caches let it go too, no sheet and no page is held by anything.
func TestWhatIsClosedIsForgotten(t *testing.T) {
	const cache = "FYNE_CACHE" // how long Fyne keeps what is not shown; it looks at it when a program starts
	if os.Getenv(cache) != "1ms" {
		again := exec.Command(os.Args[0], "-test.run=^"+t.Name()+"$")
		again.Env = append(os.Environ(), cache+"=1ms")
		said, err := again.CombinedOutput()
		require.NoError(t, err, "%s", said)
		return
	}
	a := &studio{fixture: open(t)} // not a new studio: Fyne clears up with the first picture, and then not for ten seconds
	a.usual = a.set
	a.win(someWin, 0)
	a.setting(func(s *settings) { s.Speed = speedNone })
	closed := map[string]weak.Pointer[byte]{}
	for _, s := range fitScreens {
		a.setting(func(s *settings) { s.Timer, s.Words, s.Strong = false, false, false })
		a.screens.closeAll()
		a.message.dismiss()
		s.open(a)
		if top := a.screens.top().object; top != a.game.object {
			closed[s.name] = held(top)
		}
	}
	require.Greater(t, len(closed), 30)
	a.deal(someWin)
	a.screens.closeAll()
	a.window.Canvas().Capture()
	for range 3 { // what is behind a weak pointer or a finalizer goes one by one
		runtime.GC()
	}
	for name, p := range closed {
		assert.Nil(t, p.Value(), name)
	}
	runtime.KeepAlive(a)
}

// held points to an object without holding it.
func held(o fyne.CanvasObject) weak.Pointer[byte] {
	return weak.Make((*byte)(reflect.ValueOf(o).UnsafePointer()))
}
