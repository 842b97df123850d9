package ui

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
)

// What is laid out again as it was makes no new objects: Fyne lays out whatever holds one that it has not seen before, and a new
// picture calls for another frame, so that a page would be drawn over and over for as long as it is open.
func TestLayingOutAgainMakesNothingNew(t *testing.T) {
	a := newStudio(t)
	a.win(someWin, 0)
	for _, s := range fitScreens {
		t.Run(s.name, func(t *testing.T) {
			a.t = t
			a.setting(func(s *settings) { s.Timer, s.Words, s.Strong, s.Speed = false, false, false, speedNone })
			a.window.Resize(fyne.NewSize(412, 915))
			a.screens.closeAll()
			a.message.dismiss()
			s.open(a)
			settled := 0
			walk(a.window.Content(), fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
				w, ok := o.(fyne.Widget)
				if !ok {
					return
				}
				r := test.WidgetRenderer(w)
				before := slices.Clone(r.Objects())
				r.Layout(w.Size())
				if !assert.True(t, slices.Equal(before, r.Objects()), fmt.Sprintf("%T", w)) {
					return
				}
				settled++
			})
			assert.Greater(t, settled, 10)
		})
	}
}
