package advice

import "patiencetrio/core"

// mostKnown bounds how many positions a Known remembers; a line has some hundreds.
const mostKnown = 20_000

// Known remembers lines that win, so that who asks again goes on along the same line, also after going back to it. The
// zero value knows nothing. It is not safe for concurrent use.
type Known struct {
	rest map[string][]core.Action
}

// Learn remembers a line that wins from a position. One that does not is not remembered.
func (k *Known) Learn(b *core.Board, line []core.Action) {
	g := core.NewGameAt(*b)
	keys := make([]string, 0, len(line))
	for _, a := range line {
		keys = append(keys, faces(g.Board()))
		if g.Apply(core.Do(a)) != nil {
			return
		}
	}
	if !g.Won() {
		return
	}
	if k.rest == nil || len(k.rest) > mostKnown {
		k.rest = map[string][]core.Action{}
	}
	for i, key := range keys {
		if old, ok := k.rest[key]; !ok || len(line)-i < len(old) {
			k.rest[key] = line[i:]
		}
	}
}

// At gives the rest of a line that wins from a position, without a search; ok is false if none is known. The position alone
// counts, not how it was reached. The rest is for reading.
func (k *Known) At(b *core.Board) (rest []core.Action, ok bool) {
	rest, ok = k.rest[faces(b)]
	return rest, ok
}

// faces is a key that is the same for positions in which the same faces lie in the same piles.
func faces(b *core.Board) string {
	key := make([]byte, 0, 2*core.MaxCards)
	for _, p := range b.Rules().Piles() {
		key = append(key, byte(b.Len(p)), byte(b.FaceDown(p)))
		for _, c := range b.Cards(p) {
			key = append(key, byte(c.Face()))
		}
	}
	return string(key)
}
