package text

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"patiencetrio/core/store"
)

func TestEveryNoticeIsExplained(t *testing.T) {
	for _, l := range Languages() {
		seen := map[string]store.NoticeKind{}
		for k := store.Damaged; k <= store.Parted; k++ {
			assert.NotEmpty(t, noticeIDs[k])
			m := For(l).Notice(store.Notice{Kind: k, Letters: "TF", Kept: 112})
			told(t, m, string(l)+" "+noticeIDs[k])
			assert.NotContains(t, seen, m.Title+m.Body)
			seen[m.Title+m.Body] = k
		}
	}
}

func TestNoticesSayWhatWasKeptAndWhereTheFileIs(t *testing.T) {
	en := For("en")
	play := en.Notice(store.Notice{Kind: store.Damaged, Letters: "TF", Kept: 112, File: "TF.damaged-1"})
	assert.Equal(t, "112 steps of your Solitaire Réfléchi were kept. The file was set aside: TF.damaged-1", play.Body)
	one := en.Notice(store.Notice{Kind: store.Damaged, Letters: "EH", Kept: 1})
	assert.Equal(t, "1 step of your Easy Harp was kept.", one.Body)
	results := en.Notice(store.Notice{Kind: store.Damaged, Kept: 2})
	assert.Equal(t, "2 results were kept.", results.Body)
	unread := en.Notice(store.Notice{Kind: store.Unreadable, File: "results"})
	assert.Equal(t, "It is left as it is: results", unread.Body)
}

// A game that this version does not know may stand in a file of a later one.
func TestNoticeOfAnUnknownGame(t *testing.T) {
	told(t, For("th").Notice(store.Notice{Kind: store.Newer, Letters: "ZZ", File: "ZZ.newer"}), "newer")
	told(t, For("th").Notice(store.Notice{Kind: store.Damaged, Letters: "ZZ", Kept: 3}), "damaged")
}
