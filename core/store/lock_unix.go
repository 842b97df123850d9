//go:build darwin || dragonfly || freebsd || illumos || linux || netbsd || openbsd

package store

import (
	"errors"
	"io"
	"os"
	"syscall"
)

var errDiskFull error = syscall.EDQUOT

// lockFile takes an advisory lock on a file. It goes with the process, so that a kill leaves no stale lock. Where the
// file system knows no locks there is none, and no error.
func lockFile(path string) (io.Closer, error) {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, fileMode)
	if err != nil {
		// A folder that can only be read may still be locked by a lock file that exists.
		var readErr error
		if f, readErr = os.Open(path); readErr != nil {
			return nil, err
		}
	}
	err = syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	if errors.Is(err, syscall.EWOULDBLOCK) {
		f.Close()
		return nil, errBusy
	}
	return f, nil
}
