package ui

import (
	"context"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"patiencetrio/ui/motion"
)

// later is what work aside has handed over to Fyne's goroutine, which in tests is the test's: it waits there until the test
// lets it happen.
var later struct {
	sync.Mutex
	calls []func()
}

func init() {
	motion.After = func(time.Duration, func()) (stop func()) { return func() {} } // time stands still unless it is wound
	handOver = func(call func()) {
		later.Lock()
		defer later.Unlock()
		later.calls = append(later.calls, call)
	}
}

// happen lets everything happen that has been handed over.
func happen() {
	later.Lock()
	calls := later.calls
	later.calls = nil
	later.Unlock()
	for _, call := range calls {
		call()
	}
}

// settle waits for all work aside, and for what follows from it.
func (a *fixture) settle() {
	settle(&a.game.hints.search, &a.game.watch.search, &a.search.aside)
}

func settle(works ...*aside) {
	for busy := true; busy; {
		busy = false
		for _, w := range works {
			w.running.Wait()
		}
		happen()
		for _, w := range works {
			busy = busy || w.busy()
		}
	}
}

// What work aside finds comes back, once.
func TestAsideBringsBackWhatItFound(t *testing.T) {
	a, found := aside{}, []int{}
	begin(&a, func(context.Context, func(int)) int { return 7 }, nil, func(n int) { found = append(found, n) })
	assert.True(t, a.busy())
	a.running.Wait()
	happen()
	happen()
	assert.Equal(t, []int{7}, found)
	assert.False(t, a.busy())
}

// Nothing is heard of work that was stopped, even if it had been done already, nor of work that was replaced.
func TestAsideDropsWhatIsNotWanted(t *testing.T) {
	a, found := aside{}, []int{}
	then := func(n int) { found = append(found, n) }
	begin(&a, func(context.Context, func(int)) int { return 1 }, nil, then)
	a.running.Wait()
	a.stop()
	happen()
	assert.Empty(t, found)

	begin(&a, func(ctx context.Context, _ func(int)) int { <-ctx.Done(); return 2 }, nil, then)
	begin(&a, func(context.Context, func(int)) int { return 3 }, nil, then)
	a.running.Wait()
	happen()
	assert.Equal(t, []int{3}, found)
}

// Work that is cut tells what it has come to, but no more of its progress.
func TestAsideTellsWhatItHadWhenItWasCut(t *testing.T) {
	a, found := aside{}, []int{}
	begin(&a, func(ctx context.Context, progress func(int)) int { <-ctx.Done(); progress(1); return 4 },
		func(int) { t.Error("this was cut") }, func(n int) { found = append(found, n) })
	a.cut()
	assert.True(t, a.busy())
	settle(&a)
	assert.Equal(t, []int{4}, found)
	a.cut()
	assert.False(t, a.busy(), "nothing was there to cut")
}

// Closing ends work that would never end by itself, and returns when its goroutine has gone.
func TestAsideLeavesNothingBehind(t *testing.T) {
	a, ended := aside{}, false
	begin(&a, func(ctx context.Context, _ func(int)) int { <-ctx.Done(); ended = true; return 0 }, nil,
		func(int) { t.Error("this was closed") })
	a.close()
	assert.True(t, ended)
	happen()
}

// Progress is told while work goes on, and not after it was stopped.
func TestAsideTellsProgress(t *testing.T) {
	a, told, on := aside{}, []int{}, make(chan bool)
	begin(&a, func(_ context.Context, progress func(int)) int { progress(5); on <- true; <-on; return 0 },
		func(n int) { told = append(told, n) }, func(int) {})
	select {
	case <-on:
	case <-time.After(time.Minute):
		require.Fail(t, "no progress")
	}
	happen()
	assert.Equal(t, []int{5}, told)
	on <- true
	a.close()
}

// Work that is meant to be quiet tells no progress until it has gone on for so long.
func TestAsideIsQuietAtFirst(t *testing.T) {
	a := aside{quiet: time.Hour}
	begin(&a, func(_ context.Context, progress func(int)) int { progress(5); return 0 },
		func(int) { t.Error("too soon") }, func(int) {})
	settle(&a)
}
