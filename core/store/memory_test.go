package store

import (
	"bytes"
	"io"
	"os"
)

// memory is a disk in memory, for tests that would spend their time waiting for a real one.
type memory map[string]*memoryFile

type memoryFile struct{ data []byte }

func (memory) prepare() error           { return nil }
func (memory) lock() (io.Closer, error) { return io.NopCloser(nil), nil }
func (memory) sync()                    {}

func (m memory) exists(name string) bool { return m[name] != nil }

func (m memory) read(name string, limit int64) ([]byte, error) {
	f := m[name]
	if f == nil {
		return nil, os.ErrNotExist
	}
	return bytes.Clone(f.data[:min(int64(len(f.data)), limit)]), nil
}

func (m memory) create(name string) (handle, error) {
	m[name] = &memoryFile{}
	return m[name], nil
}

func (m memory) open(name string) (handle, error) {
	if m[name] == nil {
		return nil, os.ErrNotExist
	}
	return m[name], nil
}

func (m memory) rename(from, to string) error {
	if m[from] == nil {
		return os.ErrNotExist
	}
	m[to] = m[from]
	delete(m, from)
	return nil
}

func (m memory) remove(name string) error {
	if m[name] == nil {
		return os.ErrNotExist
	}
	delete(m, name)
	return nil
}

// copied is the disk as a kill at this moment leaves it.
func (m memory) copied() memory {
	c := memory{}
	for name, f := range m {
		c[name] = &memoryFile{bytes.Clone(f.data)}
	}
	return c
}

func (f *memoryFile) Write(data []byte) (int, error) {
	f.data = append(f.data, data...)
	return len(data), nil
}

func (*memoryFile) Sync() error  { return nil }
func (*memoryFile) Close() error { return nil }
