package ui

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"

	"patiencetrio/ui/text"
)

// Score and moves are read at a glance: where one stands below the other, the air between their digits is three tenths of the
// digits' height at least, and side by side it is a digit's width.
func TestScoreAndMovesKeepApart(t *testing.T) {
	const air, digit = .3, .5 // of the height; of the size of type
	a := newStudio(t)
	for _, size := range []fyne.Size{{Width: 480, Height: 320}, {Width: 568, Height: 320}, {Width: 740, Height: 360}, {Width: 915, Height: 412}, {Width: 1100, Height: 760}} {
		for _, lang := range text.Languages() {
			for _, position := range []string{"easy-harp", "reflechi", "eight-off"} {
				for _, percent := range []int{100, 150, 200} {
					for _, timer := range []bool{false, true} {
						t.Run(fmt.Sprintf("%s %.0fx%.0f %s %d %v", position, size.Width, size.Height, lang, percent, timer), func(t *testing.T) {
							a.t = t
							a.setting(func(s *settings) { s.Language, s.TextSize, s.Speed, s.Timer = lang, percent, speedNone, timer })
							a.window.Resize(size)
							a.put(position, "")
							h := a.game.header.text
							h.score, h.moves, h.movesLabel = "520", "83", a.text.Get("header.moves", text.Data{"Count": 83})
							a.game.header.set(h)
							r := a.headerOf()
							if r.score.base() == r.moves.base() {
								assert.GreaterOrEqual(t, r.movesLabel.Position().X-r.score.right(), digit*r.score.TextSize)
								return
							}
							high := capShare * r.moves.TextSize
							assert.GreaterOrEqual(t, r.moves.base()-high-r.score.base(), air*high)
						})
					}
				}
			}
		}
	}
}
