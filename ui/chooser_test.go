package ui

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/theme"
	"patiencetrio/ui/text"
)

// However large the text and narrow the tiles, those side by side have their lines and keys at the same heights, and words of
// a kind are of one size.
func TestTilesAreInStep(t *testing.T) {
	app := test.NewTempApp(t)
	for _, percent := range textSizes {
		app.Settings().SetTheme(theme.New(theme.Modes[0], float32(percent)/100))
		for _, l := range text.Languages() {
			for _, size := range []fyne.Size{{Width: 480, Height: 320}, {Width: 568, Height: 320}, {Width: 915, Height: 412}} {
				where := fmt.Sprintf("%d %% %s %v", percent, l, size)
				page := newChooser(chooserConfig{Text: text.For(l), Games: exampleGames()})
				show(t, page, size)
				places := map[[3]float32]bool{}
				names, lines, keys := map[float32]bool{}, map[float32]bool{}, map[float32]bool{}
				tiles := 0
				walk(page, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
					tile, ok := o.(*tile)
					if !ok {
						return
					}
					tiles++
					places[[3]float32{tile.name.Position().Y, tile.line.Position().Y, tile.play.Position().Y}] = true
					typeSizes(tile.name, names)
					typeSizes(tile.play, keys)
					for _, l := range tile.labels()[1:] {
						typeSizes(l, lines)
					}
				})
				require.Equal(t, 3, tiles)
				assert.Len(t, places, 1, where)
				for _, sizes := range []map[float32]bool{names, lines, keys} {
					assert.Len(t, sizes, 1, "%s: %v", where, sizes)
				}
			}
		}
	}
}

// What stands one below the other begins at the same place: a tile's words and keys, and, side by side, tiles and the keys below.
// No tile's name is larger than the app's.
func TestChooserIsAligned(t *testing.T) {
	app := test.NewTempApp(t)
	for _, percent := range textSizes {
		app.Settings().SetTheme(theme.New(theme.Modes[0], float32(percent)/100))
		for _, l := range text.Languages() {
			for _, size := range []fyne.Size{{Width: 320, Height: 568}, {Width: 360, Height: 740}, {Width: 568, Height: 320}, {Width: 600, Height: 340}, {Width: 1000, Height: 700}} {
				where := fmt.Sprintf("%d %% %s %v", percent, l, size)
				page := newChooser(chooserConfig{Text: text.For(l), Games: exampleGames()})
				show(t, page, size)
				var c *chooser
				walk(page, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
					if found, ok := o.(*chooser); ok {
						c = found
					}
				})
				require.NotNil(t, c, where)
				names, app := map[float32]bool{}, map[float32]bool{}
				typeSizes(c.name, app)
				for i, tile := range c.tiles {
					typeSizes(tile.name, names)
					for _, o := range []fyne.CanvasObject{tile.line, tile.state[0], tile.play} {
						assert.InDelta(t, tile.name.Position().X, o.Position().X, .01, where)
					}
					if size.Width > size.Height {
						assert.InDelta(t, tile.Position().X, c.keys[i].Position().X, .01, where)
						assert.InDelta(t, tile.Size().Width, c.keys[i].Size().Width, .01, where)
					}
				}
				for name := range names {
					for most := range app {
						assert.LessOrEqual(t, name, most, where)
					}
				}
			}
		}
	}
}

// typeSizes adds the sizes of type in an object.
func typeSizes(o fyne.CanvasObject, sizes map[float32]bool) {
	walk(o, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
		if t, ok := o.(*canvas.Text); ok {
			sizes[t.TextSize] = true
		}
	})
}
