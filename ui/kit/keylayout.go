package kit

import (
	"fyne.io/fyne/v2"

	"patiencetrio/theme"
)

// The icon's centre and the label's line within a key 52 high at the usual size, measured from its middle, and the air beside a
// label within a key's own shape.
const (
	keyIconUp    float32 = 9
	keyLabelDown float32 = 16
	keyHigh      float32 = 50
	keyAir       float32 = 2
	outlineAir   float32 = 2.5
	outlineApart float32 = 3  // between the outlines of neighbours, at least
	outlineRound float32 = 10 // the most: rounder corners would run into the ends of the word
	narrowKey    float32 = 56
)

// layoutInBar puts the word below the icon, or the icon alone into the middle; both follow the size of text as far as the key is
// high enough.
func (k *BarKey) layoutInBar(size fyne.Size) {
	middle, up := size.Height/2, float32(0)
	by := k.grown(size.Height - 2*k.Reach)
	if k.Text != "" {
		up = keyIconUp * by
	}
	icon := theme.IconSize * min(by, iconGrows)
	place(k.image, (size.Width-icon)/2, middle-up-icon/2, icon, icon)
	over := k.Beside
	switch lined := Now().Palette.Key.A > 0; {
	case lined && (over == 0 || !k.Accented):
		wider := float32(0)
		switch {
		case over == 0: // it stands close to its neighbours
			wider = -outlineApart / 2
		case size.Width < narrowKey: // around the word, for which the key is too narrow
			wider = over + 1 - outlineApart/2
		}
		place(k.shape, -wider, k.Reach, size.Width+2*wider, size.Height-2*k.Reach)
		over = wider - outlineAir
	case k.Accented || over == 0:
		over = -keyAir
	}
	k.fitLabel(by, size.Width+2*over)
	line := k.label.Style.Line * Now().Scale
	place(k.label, -over, middle+keyLabelDown*by-line/2, size.Width+2*over, line)
}

// grown is by how much icon and word of a key of that height are larger than usual.
func (k *BarKey) grown(height float32) float32 {
	by := height / keyHigh
	if k.Text == "" {
		by = iconGrows
	}
	return max(1, min(Now().Scale, by))
}

// keyLabelGrows is how far words on a bar's keys follow the size of text where the keys do not.
const keyLabelGrows = 1.35

// barSmallest is the smallest type of a word on a bar's key, where one that is narrow has to hold a long word.
const barSmallest = 11

// fitLabel sets the label of a bar's key so much larger than usual; where it has no room even at its usual size, it gives up
// being bold first, then size.
func (k *BarKey) fitLabel(by, width float32) {
	style := theme.Smallest
	style.Bold = k.Accented
	by = max(by, min(Now().Scale, keyLabelGrows))
	if style.Bold && textWidth(k.Text, style, false) > width {
		style.Bold = false
	}
	if textWidth(k.Text, style, false) > width {
		style, by = smaller(style, barSmallest), 1
	}
	k.label.Style = style.Scaled(by / Now().Scale)
}

// The measures of a key that stands alone: its height at the usual size of text, and the air around its icon and word.
const (
	looseKey    float32 = 56
	looseBeside float32 = 4 // left and right of the word
	outlined    float32 = 8 // the same within an outline, or of large words
	looseGap    float32 = 4 // between icon and word
	looseTop    float32 = 7
	looseBottom float32 = 3
)

// HeightFor is the height of a key that stands alone, at a width: a large word may need a second line.
func (k *BarKey) HeightFor(width float32) float32 {
	return max(looseKey, looseTop+theme.IconSize+looseGap+k.wordHeight(width)+looseBottom)
}

// looseAir is the room left and right of the word of a key that stands alone.
func looseAir() float32 {
	if l := Now(); l.Scale > 1 || l.Palette.Key.A > 0 {
		return outlined
	}
	return looseBeside
}

// wordHeight is the height of the word of a key of that width that stands alone.
func (k *BarKey) wordHeight(width float32) float32 {
	k.label.Fit = Shrink
	if Now().Scale > 1 {
		k.label.Fit = Wrap
	}
	return k.label.HeightFor(width - 2*looseAir())
}

// layoutLoose puts the word below the icon, both together into the middle; the icons of keys that are matched stand in one line.
func (k *BarKey) layoutLoose(size fyne.Size) {
	word := k.wordHeight(size.Width)
	room := word
	if m := k.label.match; m != nil {
		for _, other := range m.keys {
			room = max(room, other.wordHeight(size.Width))
		}
	}
	y := (size.Height + looseTop - looseBottom - theme.IconSize - looseGap - room) / 2
	place(k.image, (size.Width-theme.IconSize)/2, y, theme.IconSize, theme.IconSize)
	place(k.label, looseAir(), y+theme.IconSize+looseGap, size.Width-2*looseAir(), word)
}
