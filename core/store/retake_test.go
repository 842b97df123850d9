package store

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core"
)

// copies are two copies of the app on one folder, of which the first has it.
type copies struct {
	t    *testing.T
	dir  string
	a, b *Store
	told []NoticeKind // to the second, since it was opened
}

// twoCopies opens a prepared folder twice: with a play of Eight Off under way and one of Easy Harp behind a new deal.
func twoCopies(t *testing.T) *copies {
	c := &copies{t: t, dir: preparedFolder(t)}
	c.a = openQuiet(t, c.dir, newClock().now)
	b, notices := Open(c.dir, newClock().now)
	t.Cleanup(b.Close)
	require.Len(t, notices, 1)
	require.Equal(t, InUse, notices[0].Kind)
	c.b = b
	b.OnNotice(func(n Notice) { c.told = append(c.told, n.Kind) })
	return c
}

// die ends the first copy as a kill does: it writes nothing more.
func (c *copies) die() {
	require.NoError(c.t, c.a.lock.Close())
	c.a.lock, c.a.useless = nil, true
}

// saved checks that what the second copy shows is what the next start finds.
func (c *copies) saved() {
	c.t.Helper()
	c.b.Flush()
	if data, err := os.ReadFile(filepath.Join(c.dir, resultsName)); err == nil {
		require.Equal(c.t, 1, strings.Count(string(data), resultsMagic), "headers of the results")
	}
	next := openQuiet(c.t, copyFolder(c.t, c.dir), newClock().now)
	require.Equal(c.t, view(c.b), view(next))
	for _, r := range next.Results() {
		_, kept := next.Text(r)
		require.True(c.t, kept, "the moves of %v", r)
	}
}

func logOf(p *Play) []core.Event { return p.Game().Log() }

func TestRetakeSavesWhatWasHeldBack(t *testing.T) {
	c := twoCopies(t)
	w := aWin(t, "EO1-C2")
	p, id := c.b.Current("EO"), c.b.Current("EO").ID()
	apply(t, p, w.events[preparedEvents:preparedEvents+3]...)
	apply(t, c.b.Begin(code(t, "TF1-D1N-AAAAAAB"), ""), event(t, "S>W"))
	apply(t, c.b.Begin(code(t, "TF1-D1N-AAAAAAC"), ""), event(t, "S>W"))
	assert.False(t, c.b.Retake(), "the other copy runs")
	assert.Empty(t, c.told)

	c.die()
	apply(t, p, w.events[preparedEvents+3])
	assert.Equal(t, []NoticeKind{Taken}, c.told)
	assert.Same(t, p, c.b.Current("EO"), "the play on the table")
	assert.Equal(t, id, p.ID())
	assert.Equal(t, w.events[:preparedEvents+4], logOf(p))
	assert.Len(t, c.b.Results(), 1, "of the first deal of Réfléchi")
	c.saved()
	apply(t, p, w.events[preparedEvents+4:]...)
	assert.Len(t, c.b.Results(), 2)
	c.saved()
	assert.False(t, c.b.Retake(), "it has it")
}

// Without anything of its own a copy shows what the other one has done.
func TestRetakeShowsWhatTheOtherDid(t *testing.T) {
	c := twoCopies(t)
	w := aWin(t, "EO1-C2")
	same, stale := c.b.Current("EH"), c.b.Current("EO")
	apply(t, c.a.Current("EO"), w.events[preparedEvents:]...)
	apply(t, c.a.Begin(code(t, "TF1-D1N-AAAAAAB"), ""), event(t, "S>W"))
	c.die()
	require.True(t, c.b.Retake())
	assert.Equal(t, []NoticeKind{Taken}, c.told)
	assert.Equal(t, view(c.a), view(c.b))
	assert.Len(t, c.b.Results(), 1)
	assert.NotSame(t, stale, c.b.Current("EO"))
	assert.Same(t, same, c.b.Current("EH"), "as it was: it may be on the table")
	c.saved()
}

// A play that went on in both copies is two.
func TestRetakeOfAPlayThatPartedWays(t *testing.T) {
	c := twoCopies(t)
	w := aWin(t, "EO1-C2")
	apply(t, c.a.Current("EO"), event(t, "undo"))
	theirs, ours := c.a.Current("EO"), c.b.Current("EO")
	apply(t, ours, w.events[preparedEvents])
	c.die()
	require.True(t, c.b.Retake())
	assert.Equal(t, []NoticeKind{Parted, Taken}, c.told)
	assert.Same(t, ours, c.b.Current("EO"))
	assert.NotEqual(t, theirs.ID(), ours.ID())
	assert.Equal(t, w.events[:preparedEvents+1], logOf(ours))
	require.Len(t, c.b.Results(), 1)
	r := c.b.Results()[0]
	assert.Equal(t, theirs.ID(), r.ID)
	assert.False(t, r.Won)
	text, _ := c.b.Text(r)
	assert.Equal(t, theirs.Game().Text(), text)
	c.saved()

	apply(t, ours, w.events[preparedEvents+1:]...)
	assert.Len(t, c.b.Results(), 2)
	c.saved()
}

// A play that ended in the other copy and went on here is two as well; here it can still be won.
func TestRetakeOfAPlayThatEndedElsewhere(t *testing.T) {
	c := twoCopies(t)
	w := aWin(t, "EO1-C2")
	old := c.a.Current("EO").ID()
	next := c.a.Begin(code(t, "EO1-C8-AAAAAAB"), "")
	apply(t, next, event(t, "T1>C5"))
	c.die()
	ours := c.b.Current("EO")
	apply(t, ours, w.events[preparedEvents:]...)
	assert.Equal(t, []NoticeKind{Parted, Taken}, c.told)
	ids := map[string]bool{}
	for _, r := range c.b.Results() {
		ids[r.ID] = r.Won
	}
	assert.Equal(t, map[string]bool{old: false, next.ID(): false, ours.ID(): true}, ids)
	c.saved()
}

// A win here leaves under way what is under way elsewhere.
func TestRetakeAfterAWin(t *testing.T) {
	c := twoCopies(t)
	w := aWin(t, "EO1-C2")
	ours, theirs := c.b.Current("EO"), c.a.Current("EO")
	apply(t, theirs, event(t, "undo"))
	apply(t, ours, w.events[preparedEvents:]...)
	c.die()
	require.True(t, c.b.Retake())
	assert.Equal(t, []NoticeKind{Taken}, c.told)
	assert.Equal(t, theirs.ID(), c.b.Current("EO").ID())
	assert.Equal(t, logOf(theirs), logOf(c.b.Current("EO")))
	require.Len(t, c.b.Results(), 1)
	r := c.b.Results()[0]
	assert.Equal(t, ours.ID(), r.ID)
	assert.True(t, r.Won)
	assert.NotEqual(t, theirs.ID(), r.ID)
	c.saved()
	apply(t, ours, event(t, "undo"), event(t, "redo")) // it is still on the table
	c.saved()
	apply(t, c.b.Current("EO"), w.events[preparedEvents-1:]...)
	assert.Len(t, c.b.Results(), 2)
	c.saved()
}

// The same win in both copies counts once.
func TestRetakeOfTheSameWin(t *testing.T) {
	c := twoCopies(t)
	w := aWin(t, "EO1-C2")
	for _, s := range []*Store{c.a, c.b} {
		apply(t, s.Current("EO"), w.events[preparedEvents:]...)
	}
	c.die()
	require.True(t, c.b.Retake())
	assert.Equal(t, c.a.Results(), c.b.Results())
	assert.Len(t, c.b.Results(), 1)
	c.saved()
}

// A new deal that is on the table stays there, and the other copy's play is the one before it.
func TestRetakeWithANewDeal(t *testing.T) {
	c := twoCopies(t)
	apply(t, c.a.Current("EO"), event(t, "undo"))
	deal := c.b.Begin(code(t, "EO1-C8-AAAAAAB"), "")
	c.die()
	require.True(t, c.b.Retake())
	assert.Same(t, deal, c.b.Current("EO"))
	assert.Empty(t, c.b.Results())
	c.saved()
	back, ok := c.b.Back("EO")
	require.True(t, ok)
	assert.Equal(t, logOf(c.a.Current("EO")), logOf(back))
	c.saved()
}

// A play that the next one here has ended, and that went on elsewhere, ends as it stands there.
func TestRetakeOfAPlayThatEndedHere(t *testing.T) {
	for _, wentOn := range []bool{false, true} {
		c := twoCopies(t)
		theirs := c.a.Current("EO")
		next := c.b.Begin(code(t, "EO1-C8-AAAAAAB"), "")
		apply(t, next, event(t, "T1>C5"))
		require.Len(t, c.b.Results(), 1)
		want := []NoticeKind{Taken}
		if wentOn {
			apply(t, theirs, event(t, "undo"))
			want = []NoticeKind{Parted, Taken}
		}
		c.die()
		require.True(t, c.b.Retake())
		assert.Equal(t, want, c.told)
		assert.Same(t, next, c.b.Current("EO"))
		require.Len(t, c.b.Results(), 1)
		text, _ := c.b.Text(c.b.Results()[0])
		assert.Equal(t, theirs.Game().Text(), text)
		c.saved()
	}
}

// Plays of different games do not touch each other, and the end saves what nothing else has.
func TestRetakeAtTheEnd(t *testing.T) {
	c := twoCopies(t)
	apply(t, c.a.Begin(code(t, "TF1-D1N-AAAAAAB"), ""), event(t, "S>W"))
	apply(t, c.b.Current("EO"), event(t, "undo"))
	c.die()
	want := strings.Replace(view(c.a), c.a.Current("EO").Game().Text(), c.b.Current("EO").Game().Text(), 1)
	c.b.Close()
	assert.Equal(t, []NoticeKind{Taken}, c.told)
	v, notices := viewOf(t, c.dir)
	assert.Empty(t, notices)
	assert.Equal(t, want, v)
	assert.False(t, c.b.Retake(), "closed")
}

// A reset here is one of all there is, and what is played after it counts.
func TestRetakeAfterAReset(t *testing.T) {
	c := twoCopies(t)
	w := aWin(t, "EO1-C2")
	apply(t, c.a.Current("EO"), w.events[preparedEvents:]...)
	lose(t, c.b, "EH1-N-AAAAAAB", "EH1-N-AAAAAAC") // Easy Harp's first one ends too
	c.b.Reset()
	lose(t, c.b, "TF1-D1N-AAAAAAB", "TF1-D1N-AAAAAAC")
	require.Len(t, c.b.Results(), 1)
	c.die()
	require.True(t, c.b.Retake())
	assert.Len(t, c.b.Results(), 1)
	c.saved()
	c.b.Restore()
	assert.Len(t, c.b.Results(), 4)
	c.saved()
}

// Where the files have gone altogether, everything comes back.
func TestRetakeOfAnEmptyFolder(t *testing.T) {
	c := twoCopies(t)
	apply(t, c.b.Begin(code(t, "TF1-D1N-AAAAAAB"), ""), event(t, "S>W"))
	c.die()
	want := view(c.b)
	for _, f := range c.b.files() {
		if c.b.disk.exists(f.name) {
			require.NoError(t, c.b.disk.remove(f.name))
		}
	}
	require.True(t, c.b.Retake())
	assert.Equal(t, want, view(c.b))
	c.saved()
}

// playsOf are the texts of all plays with an action that a store knows, ended or not; with only, those of its own since it
// was opened.
func playsOf(s *Store, only bool) []string {
	var all []string
	for _, p := range append(s.held.ended, s.slots["EO"].cur, s.slots["EO"].last) {
		if p != nil && p.Started() && (p.own || !only) {
			all = append(all, toWin(p.Game().Text(), p.won != nil))
		}
	}
	for _, r := range s.Results() {
		if text, ok := s.Text(r); ok && !only {
			all = append(all, toWin(text, r.Won))
		}
	}
	return all
}

// toWin is a play up to its win: what comes after it is kept only as long as the play is.
func toWin(text string, won bool) string {
	for last := ""; won && last != text; {
		last = text
		text = strings.TrimSuffix(strings.TrimSuffix(text, " undo"), " redo")
	}
	return text
}

// Whatever two copies do with one game, each play of both is found again after that, and nothing else.
func TestRetakeLosesNothing(t *testing.T) {
	w := aWin(t, "EO1-C2")
	for seed := range uint64(100) {
		c := twoCopies(t)
		random := rand.New(rand.NewPCG(seed, 1))
		for _, s := range []*Store{c.a, c.b} {
			for step := range random.IntN(4) * random.IntN(40) {
				script(t, w, s, int(seed)*1000+step*random.IntN(2))
			}
		}
		all := append(playsOf(c.a, false), playsOf(c.b, true)...)
		c.die()
		require.True(t, c.b.Retake())
		c.saved()
		found := playsOf(c.b, false)
		for _, text := range all {
			require.True(t, slices.ContainsFunc(found, func(f string) bool { return strings.HasPrefix(f, text) }), "seed %d: %s", seed, text)
		}
		for _, text := range found {
			require.Contains(t, all, text, "seed %d", seed)
		}
		ids := map[string]bool{}
		for _, r := range c.b.Results() {
			require.False(t, ids[r.ID], "seed %d", seed)
			ids[r.ID] = true
		}
		c.a.Close()
		c.b.Close()
	}
}

// A copy that is killed while it joins what it has with what is there leaves at least what was there.
func TestKilledWhileRetaking(t *testing.T) {
	dir := preparedFolder(t)
	a := openQuiet(t, dir, newClock().now)
	var killed []string
	watch := false
	b, _ := openDisk(&brokenDisk{folder: folder(dir), step: func(string) error {
		if watch {
			killed = append(killed, copyFolder(t, dir))
		}
		return nil
	}}, newClock().now)
	t.Cleanup(b.Close)
	b.flusher.delay = forever
	w := aWin(t, "EO1-C2")
	apply(t, a.Current("EO"), event(t, "undo"))
	lose(t, a, "EH1-N-AAAAAAB", "EH1-N-AAAAAAC")
	apply(t, b.Current("EO"), w.events[preparedEvents])
	lose(t, b, "EH1-N-AAAAAAD", "EH1-N-AAAAAAF")
	lose(t, b, "TF1-D1N-AAAAAAB", "TF1-D1N-AAAAAAC")
	there := playsOf(a, false)
	require.NoError(t, a.lock.Close())
	a.lock, a.useless = nil, true
	watch = true
	require.True(t, b.Retake())
	watch = false
	require.NotEmpty(t, killed)
	for _, dir := range killed {
		s := openQuiet(t, dir, newClock().now)
		found := playsOf(s, false)
		for _, text := range there {
			require.Contains(t, found, text)
		}
		s.Close()
	}
}
