package text

import (
	"patiencetrio/core"
	"patiencetrio/core/store"
)

// noticeIDs are the ids of the store's notices, without "notice." and what follows.
var noticeIDs = map[store.NoticeKind]string{
	store.Damaged:    "damaged",
	store.Foreign:    "foreign",
	store.Newer:      "newer",
	store.Unreadable: "unreadable",
	store.SetAside:   "setaside",
	store.DiskFull:   "diskfull",
	store.NotSaved:   "notsaved",
	store.InUse:      "inuse",
	store.Parted:     "parted",
}

// Notice explains to a player what happened to the saved files, and what became of the play.
func (t *Text) Notice(n store.Notice) Message {
	id := "notice." + noticeIDs[n.Kind]
	data := Data{"File": n.File, "Count": n.Kept}
	body := id + ".body"
	if n.Kind == store.Damaged {
		body = id + ".results.body"
		if family := core.FamilyOf(n.Letters); family != nil {
			body, data["Game"] = id+".play.body", t.Game(family[0])
		}
	}
	m := t.message(id+".title", body, data)
	if n.File != "" && n.Kind != store.Unreadable && n.Kind != store.SetAside {
		data["Said"] = m.Body
		m.Body = t.Prose("notice.aside", data)
	}
	return m
}
