package table

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"patiencetrio/theme"
)

// badge is a cross in a disc on the lower edge of refused cards: their frame alone would differ from others in nothing but its
// colour. There it covers no rank and no suit.
type badge struct {
	disc   *canvas.Circle
	cross  [2]*canvas.Line
	colour color.NRGBA // of the cross, and of the ring that sets the disc off
}

// The measures of a badge: its diameter in widths of a card and in units, the share of it that the cross takes, and how wide
// lines are in diameters.
const (
	badgeShare         = .27
	badgeLeast float32 = 13
	badgeMost  float32 = 22
	badgeCross float32 = .36
	badgeLine  float32 = .13
)

func newBadge() *badge {
	return &badge{disc: &canvas.Circle{}, cross: [2]*canvas.Line{{}, {}}}
}

// on puts the badge on the lower edge of a rectangle of cards that are w wide.
func (b *badge) on(r Rect, w float32) {
	size := min(max(badgeShare*w, badgeLeast), badgeMost)
	middle := fyne.NewPos(r.X+r.W/2, r.Bottom())
	b.disc.StrokeWidth = badgeLine * size
	b.disc.Resize(fyne.NewSquareSize(size))
	b.disc.Move(middle.SubtractXY(size/2, size/2))
	half := badgeCross * size / 2
	for i, up := range [2]float32{half, -half} {
		l := b.cross[i]
		l.StrokeWidth = badgeLine * size
		l.Position1, l.Position2 = middle.AddXY(-half, -up), middle.AddXY(half, up)
	}
}

// paint shows it with a colour and an opacity.
func (b *badge) paint(c color.NRGBA, opacity float64) {
	b.disc.FillColor, b.disc.StrokeColor = theme.Fade(c, opacity), theme.Fade(b.colour, opacity)
	b.disc.Refresh()
	for _, l := range b.cross {
		l.StrokeColor = theme.Fade(b.colour, opacity)
		l.Refresh()
	}
}

// addBadges shows the badges of refused cards, over all piles.
func (t *Table) addBadges() {
	for _, o := range t.warnings {
		if o.badge != nil && o.visible() {
			t.scene = append(t.scene, o.badge.disc, o.badge.cross[0], o.badge.cross[1])
		}
	}
}
