package store

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"runtime"
)

// disk is the folder of the store as the store uses it. Names are names in that folder.
type disk interface {
	// prepare makes the folder where it is missing.
	prepare() error
	// lock takes the folder for this process; errBusy if another has it. It ends with the process, however that ends.
	lock() (io.Closer, error)
	// read returns the first limit bytes at most of a regular file.
	read(name string, limit int64) ([]byte, error)
	// exists tells whether anything has that name; true when in doubt.
	exists(name string) bool
	// create opens a new or emptied file for writing; open opens an existing one for appending.
	create(name string) (handle, error)
	open(name string) (handle, error)
	rename(from, to string) error
	remove(name string) error
	// sync brings the folder's own entries to the medium as well as the system can.
	sync()
}

// handle is a file opened for writing.
type handle interface {
	io.WriteCloser
	Sync() error
}

var (
	errBusy       = errors.New("another running copy of the app uses the folder")
	errNotRegular = errors.New("not a regular file")
)

const (
	lockName = "lock"
	fileMode = 0o600
	dirMode  = 0o700
)

// folder is a disk of the operating system.
type folder string

func (d folder) path(name string) string { return filepath.Join(string(d), name) }

func (d folder) prepare() error { return os.MkdirAll(string(d), dirMode) }

func (d folder) lock() (io.Closer, error) { return lockFile(d.path(lockName)) }

func (d folder) read(name string, limit int64) ([]byte, error) {
	// Asked before opening: opening a pipe would wait for ever.
	info, err := os.Stat(d.path(name))
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, errNotRegular
	}
	f, err := os.Open(d.path(name))
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data := make([]byte, min(info.Size(), limit))
	n, err := io.ReadFull(f, data)
	if errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, io.EOF) {
		err = nil // shortened meanwhile
	}
	return data[:n], err
}

func (d folder) exists(name string) bool {
	_, err := os.Lstat(d.path(name))
	return !errors.Is(err, os.ErrNotExist)
}

func (d folder) create(name string) (handle, error) {
	return open(d.path(name), os.O_WRONLY|os.O_CREATE|os.O_TRUNC)
}

func (d folder) open(name string) (handle, error) {
	return open(d.path(name), os.O_WRONLY|os.O_APPEND)
}

// open keeps a nil *os.File from becoming a handle that is not nil.
func open(path string, flags int) (handle, error) {
	f, err := os.OpenFile(path, flags, fileMode)
	if err != nil {
		return nil, err
	}
	return f, nil
}

func (d folder) rename(from, to string) error { return os.Rename(d.path(from), d.path(to)) }

func (d folder) remove(name string) error { return os.Remove(d.path(name)) }

func (d folder) sync() {
	if runtime.GOOS == "windows" {
		return // has no such thing
	}
	f, err := os.Open(string(d))
	if err != nil {
		return
	}
	defer f.Close()
	_ = f.Sync() // some file systems cannot; there is nothing better to do then
}
