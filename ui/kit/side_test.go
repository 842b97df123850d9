package kit

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"

	"patiencetrio/theme"
)

// Buttons side by side that have no room for their words in one line stand one below the other, and all are equally high.
func TestButtonsStackRatherThanWrap(t *testing.T) {
	useTheme(t, false, 2)
	one, two := NewButton("Same deal", Outline, nil), NewButton("See the table", Outline, nil)
	s := NewSide(theme.Space2, one, two)
	s.Stacks = true
	line := one.HeightFor(1000)
	wide, narrow := one.MinSize().Width+two.MinSize().Width+200, two.MinSize().Width+20

	assert.Equal(t, line, s.HeightFor(wide))
	s.Resize(fyne.NewSize(wide, line))
	test.NewTempWindow(t, container.NewWithoutLayout(s))
	assert.Equal(t, one.Position().Y, two.Position().Y)
	assert.Equal(t, 2*line+theme.Space2, s.HeightFor(narrow))
	s.Resize(fyne.NewSize(narrow, s.HeightFor(narrow)))
	assert.Equal(t, fyne.NewSize(narrow, line), one.Size())
	assert.Equal(t, fyne.NewSize(narrow, line), two.Size())
	assert.Equal(t, line+theme.Space2, two.Position().Y)
	assert.Greater(t, NewSide(theme.Space2, one, two).HeightFor(narrow), line, "else one of them would wrap")
}

// Matched keys side by side are equally high, and their icons stand in one line, though one word takes two lines.
func TestEvenKeysStandInOneLine(t *testing.T) {
	useTheme(t, false, 2)
	short, long := NewKey(theme.IconClock, "Past", nil), NewKey(theme.IconDaily, "Daily deals of all games", nil)
	MatchKeys(short, long)
	s := NewSide(theme.Space2, short, long)
	s.Even = true
	s.Resize(fyne.NewSize(320, s.HeightFor(320)))
	test.NewTempWindow(t, container.NewWithoutLayout(s))
	assert.Less(t, short.HeightFor(156), long.HeightFor(156))
	assert.Equal(t, long.Size(), short.Size())
	assert.Equal(t, long.Position().Y, short.Position().Y)
	assert.Equal(t, long.image.Position().Y, short.image.Position().Y)
}
