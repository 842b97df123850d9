package ui

import (
	"hash/fnv"
	"os"
	"runtime/debug"
	"testing"
)

// TestMain collects garbage more seldom than usual while there is not much: Fyne keeps what it has drawn for a minute, and
// looking through all of that again and again took a third of the time.
func TestMain(m *testing.M) {
	debug.SetGCPercent(400)
	debug.SetMemoryLimit(2 << 30) // 2 GB
	os.Exit(m.Run())
}

// sampleOf is how many cases there are to each that is checked with -short.
const sampleOf = 7

// sampled tells whether a case of several is checked now: with -short every seventh, else all. Which ones these are depends
// on the name of what is checked, always in the same way: so the samples of many things spread over all cases.
func sampled(name string, n int) bool {
	if !testing.Short() {
		return true
	}
	sum := fnv.New32a()
	_, _ = sum.Write([]byte(name))
	return (n+int(sum.Sum32()%sampleOf))%sampleOf == 0
}
