package store

import (
	"errors"
	"io"
	"os"
	"syscall"
)

const (
	errorSharingViolation syscall.Errno = 32
	errDiskFull           syscall.Errno = 112
)

// lockFile opens a file that nobody else may open meanwhile. It goes with the process, so that a kill leaves no stale
// lock.
func lockFile(path string) (io.Closer, error) {
	name, err := syscall.UTF16PtrFromString(path)
	if err != nil {
		return nil, err
	}
	const shareWithNobody = 0
	h, err := syscall.CreateFile(name, syscall.GENERIC_READ|syscall.GENERIC_WRITE, shareWithNobody, nil,
		syscall.OPEN_ALWAYS, syscall.FILE_ATTRIBUTE_NORMAL, 0)
	if errors.Is(err, errorSharingViolation) {
		return nil, errBusy
	}
	if err != nil {
		return nil, err
	}
	return os.NewFile(uintptr(h), path), nil
}
