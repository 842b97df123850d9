package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
)

// redrawn counts how often it is drawn anew.
type redrawn struct {
	widget.BaseWidget
	times int
}

func (r *redrawn) Refresh() { r.times++ }

func (r *redrawn) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(nil))
}

// A screen is not drawn anew for a sheet that opens or closes over it; it is when it comes back from below a page, and in
// another language.
func TestOnlyWhatComesIsDrawnAnew(t *testing.T) {
	open(t) // for Fyne's test app
	screen, s := &redrawn{}, newScreens()
	screen.ExtendBaseWidget(screen)
	s.reset(func() fyne.CanvasObject { return screen })
	assert.Equal(t, 1, screen.times)
	other := func() fyne.CanvasObject { return canvas.NewRectangle(nil) }
	sheet, page := &layer{build: other}, &layer{build: other, page: true}
	s.push(sheet)
	assert.Contains(t, s.box.Objects, sheet.object)
	s.sink(sheet)
	s.sunk(sheet.object)
	assert.NotContains(t, s.box.Objects, sheet.object)
	assert.Equal(t, 1, screen.times)
	s.push(page)
	assert.NotContains(t, s.box.Objects, fyne.CanvasObject(screen))
	s.close(page)
	assert.Equal(t, 2, screen.times)
	s.rebuild()
	assert.Equal(t, 3, screen.times)
}
