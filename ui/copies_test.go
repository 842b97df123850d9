package ui

import (
	"os"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/core/store"
	"patiencetrio/ui/motion"
)

// twoOpen opens the app twice on one folder, with a play on the table; wait lets the second one wait once more for the
// first one to end, and tells whether it still does.
func twoOpen(t *testing.T) (a, b *fixture, wait func() bool) {
	dir := t.TempDir()
	a = openIn(t, test.NewApp(), dir)
	a.deal("EH1-N-AAAAAAF")
	a.key(fyne.KeySpace)
	after := motion.After
	var next func()
	motion.After = func(_ time.Duration, do func()) func() {
		next = do
		return func() { next = nil }
	}
	b = openIn(t, test.NewApp(), dir)
	motion.After = after
	wait = func() bool {
		if do := next; do != nil {
			next = nil
			do()
		}
		return next != nil
	}
	require.True(t, b.atTable)
	require.False(t, b.message.up)
	return a, b, wait
}

// inUse waits for what the second copy tells of the first one.
func inUse(t *testing.T, b *fixture, wait func() bool) {
	for wait() {
		require.False(t, b.message.up)
	}
	require.True(t, b.message.tells(b.text.Notice(store.Notice{Kind: store.InUse})))
}

// What a second copy has played is saved with its first action after the first copy has gone, and the warning goes.
func TestASecondCopySavesOnceItCan(t *testing.T) {
	a, b, wait := twoOpen(t)
	inUse(t, b, wait)
	for range 3 {
		b.key(fyne.KeySpace)
	}
	require.True(t, b.message.up)
	a.store.Close()
	b.key(fyne.KeySpace)
	assert.False(t, b.message.up)
	assert.Equal(t, 5, b.play().Moves())
	saved := copiedTo(t, b.dir)
	c := openIn(t, test.NewApp(), saved)
	require.True(t, c.atTable)
	assert.Equal(t, b.play().Text(), c.play().Text())
	assert.Equal(t, b.session.play.ID(), c.session.play.ID())
}

// One that has played nothing shows, when it comes to the foreground, what the first copy has played.
func TestASecondCopyShowsWhatTheFirstDid(t *testing.T) {
	a, b, wait := twoOpen(t)
	inUse(t, b, wait)
	a.key(fyne.KeySpace)
	a.key(fyne.KeySpace)
	a.store.Close()
	b.front(false)
	b.front(true)
	assert.False(t, b.message.up)
	assert.True(t, b.atTable)
	assert.Equal(t, a.play().Text(), b.play().Text())
	b.key(fyne.KeySpace)
	assert.Equal(t, 4, b.play().Moves())
	assert.Equal(t, 4, b.store.Current("EH").Game().Moves())
}

// Where both have played on, both plays are there.
func TestTwoCopiesWithTwoPlays(t *testing.T) {
	a, b, wait := twoOpen(t)
	inUse(t, b, wait)
	a.key(fyne.KeySpace)
	a.undo()
	b.key(fyne.KeySpace)
	play := b.session.play
	a.store.Close()
	b.key(fyne.KeySpace)
	assert.True(t, b.message.tells(b.text.Notice(store.Notice{Kind: store.Parted})))
	assert.Same(t, play, b.session.play)
	require.Len(t, b.store.Results(), 1)
	text, _ := b.store.Text(b.store.Results()[0])
	assert.Equal(t, a.play().Text(), text)
}

// A first copy that ends soon is never told of.
func TestADyingCopyIsWaitedFor(t *testing.T) {
	a, b, wait := twoOpen(t)
	require.True(t, wait())
	a.store.Close()
	require.False(t, wait())
	assert.False(t, b.message.up)
	b.key(fyne.KeySpace)
	assert.Equal(t, b.play().Text(), openIn(t, test.NewApp(), copiedTo(t, b.dir)).play().Text())
}

// A play that was left for the chooser, won or not, does not come back by itself.
func TestLeftForTheChooserIsFoundThere(t *testing.T) {
	for _, won := range []bool{false, true} {
		app, dir := test.NewApp(), t.TempDir()
		a := openIn(t, app, dir)
		if won {
			a.win(someWin, 0)
			a.screens.closeAll()
		} else {
			a.deal("EH1-N-AAAAAAF")
			a.key(fyne.KeySpace)
		}
		require.True(t, a.back())
		require.False(t, a.atTable)
		saved := copiedTo(t, dir)
		b := openIn(t, app, saved)
		assert.False(t, b.atTable, "by the preferences")
		assert.False(t, b.screens.covered())
		b.close()
		c := openIn(t, test.NewApp(), copiedTo(t, saved))
		assert.False(t, c.atTable, "by the copy of them")
		c.continueGame(lastGame(c.fyne.Preferences()))
		require.True(t, c.atTable)
		assert.Equal(t, won, c.play().Won())
		c.store.Close() // as after a kill
		d := openIn(t, test.NewApp(), copiedTo(t, c.dir))
		assert.True(t, d.atTable)
	}
}

// copiedTo copies a folder, as a kill leaves it.
func copiedTo(t *testing.T, dir string) string {
	to := t.TempDir()
	require.NoError(t, os.CopyFS(to, os.DirFS(dir)))
	return to
}
