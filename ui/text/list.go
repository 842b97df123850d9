package text

import "patiencetrio/core"

// The patterns of lists: how one more thing follows those before.
const (
	inARow = "list.more" // TF1, EO1
	anyOf  = "cards.or"  // 8♠ or 8♣
)

// list lists things by one of the patterns.
func (t *Text) list(pattern string, things []string) string {
	all := ""
	for i, thing := range things {
		if i == 0 {
			all = thing
			continue
		}
		all = t.raw(pattern, Data{"First": all, "Second": thing})
	}
	return all
}

// listOf lists what is named in one way, by one of the patterns.
func listOf[T any](t *Text, pattern string, things []T, name func(T) string) string {
	names := make([]string, len(things))
	for i, thing := range things {
		names[i] = name(thing)
	}
	return t.list(pattern, names)
}

// Games names games in a row.
func (t *Text) Games(games []*core.Rules) string { return listOf(t, inARow, games, t.Game) }
