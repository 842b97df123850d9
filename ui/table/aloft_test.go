package table

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"

	"patiencetrio/core"
)

// Cards in the hand are drawn over all that the owner lays on the table, if it has asked for that, and else on the table;
// where they come to lie they are on the table again.
func TestCardsInTheHandLieAboveTheKeys(t *testing.T) {
	for _, asked := range []bool{true, false} {
		p := play(t, deal(core.Games[1][0], 1), window, false)
		if asked {
			p.Aloft()
		}
		from := core.Column(0)
		card := fyne.CanvasObject(p.cards[p.board().Top(from)].image)
		p.press(p.grip(from, p.board().Len(from)-1))
		p.slide(Point{p.layout.Bar.X + 20, p.layout.Bar.Y + 20})
		p.wait(time.Second)
		if asked {
			assert.Equal(t, []fyne.CanvasObject{p.hand.shadow, card}, p.aloft.Objects)
			assert.NotContains(t, p.scene, card)
		} else {
			assert.Empty(t, p.aloft.Objects)
			assert.Contains(t, p.scene, card)
		}
		p.leave(Point{p.layout.Bar.X + 20, p.layout.Bar.Y + 20})
		p.wait(3 * time.Second)
		assert.Empty(t, p.aloft.Objects)
		p.requirePicture()
	}
}
