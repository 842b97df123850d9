package text

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// The odds of the six options as the solver has counted them, and borders between ways to tell them.
func TestOddsAreToldInRoundFigures(t *testing.T) {
	for _, c := range []struct {
		share float64
		want  string
	}{
		{1, "nearly every deal can be won"},
		{997.0 / 997, "nearly every deal can be won"},
		{4995.0 / 5000, "nearly every deal can be won"},
		{944.0 / 1000, "about 94 deals in 100 can be won"},
		{879.0 / 989, "about 89 deals in 100 can be won"},
		{667.0 / 5000, "about 13 deals in 100 can be won"},
		{.1, "about 10 deals in 100 can be won"},
		{1 / 12.3, "about 1 deal in 12 can be won"},
		{1 / 270.4, "about 1 deal in 270 can be won"},
		{1 / 217.4, "about 1 deal in 220 can be won"},
		{1 / 12345.0, "about 1 deal in 12,000 can be won"},
	} {
		assert.Equal(t, c.want, For("en").Odds(c.share))
	}
	assert.Equal(t, "ชนะได้ราว 1 ใน 270 ชุด", strings.NewReplacer("\u200b", "", "\u00a0", " ").Replace(For("th").Odds(1/270.4)))
}

// What hints and the mark have to say fits the message panel.
func TestAdviceFitsTheMessage(t *testing.T) {
	for _, l := range Languages() {
		x := For(l)
		for _, id := range []string{"hint.guess", "hint.nothing", "still.yes", "still.no", "still.unknown", "still.thinking"} {
			fits(t, x.message(id+".title", id+".body", nil), string(l)+" "+id)
		}
		for _, body := range []string{"way.undone.body", "way.undone.perhaps"} {
			fits(t, x.message("way.undone.title", body, Data{"Count": 88}), string(l)+" "+body)
		}
	}
}
