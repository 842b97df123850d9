package store

import (
	"sync"
	"time"
)

// syncDelay is how long events are gathered before they are brought to the medium together. Until then they are safe
// from a kill, not from a loss of power.
const syncDelay = 500 * time.Millisecond

// flusher brings written files to the medium, aside from the goroutine that plays. While nothing is written, nothing
// runs.
type flusher struct {
	disk  disk
	delay time.Duration

	mu      sync.Mutex
	dirty   map[*file]bool
	folder  bool // the folder's entries changed too
	running bool
	stopped chan struct{}
	done    sync.WaitGroup

	syncing sync.Mutex // held while files are being synced
}

func newFlusher(d disk) *flusher {
	return &flusher{disk: d, delay: syncDelay, dirty: map[*file]bool{}, stopped: make(chan struct{})}
}

// touch notes that a file (or nil) was written, and with entries that the folder was changed.
func (f *flusher) touch(written *file, entries bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if written != nil {
		f.dirty[written] = true
	}
	f.folder = f.folder || entries
	if !f.running {
		f.running = true
		f.done.Go(f.run)
	}
}

func (f *flusher) run() {
	for {
		select {
		case <-time.After(f.delay):
		case <-f.stopped:
		}
		f.flush()
		f.mu.Lock()
		f.running = len(f.dirty) > 0 || f.folder
		more := f.running
		f.mu.Unlock()
		if !more {
			return
		}
	}
}

// flush returns when everything that was written before is on the medium.
func (f *flusher) flush() {
	f.syncing.Lock()
	defer f.syncing.Unlock()
	f.mu.Lock()
	dirty, folder := f.dirty, f.folder
	f.dirty, f.folder = map[*file]bool{}, false
	f.mu.Unlock()
	for file := range dirty {
		file.sync()
	}
	if folder {
		f.disk.sync()
	}
}

// stop ends the goroutine, if there is one.
func (f *flusher) stop() {
	close(f.stopped)
	f.done.Wait()
}
