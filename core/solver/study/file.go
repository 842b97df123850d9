//go:build study

package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
)

// file is the file of a study: a header, then a line for each chunk, in their order. It only ever grows, but that a last
// line without an end, torn when the program was killed, is dropped.
type file struct {
	f     *os.File
	total total
}

// open opens or begins the file of a study. It is an error if the file is of another study or damaged.
func open(name string, s study) (*file, error) {
	f, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE, 0o644)
	if err != nil {
		return nil, err
	}
	r := &file{f: f, total: total{last: s.from - 1}}
	if err := r.read(s.header()); err != nil {
		return nil, errors.Join(fmt.Errorf("%s: %w", name, err), f.Close())
	}
	return r, nil
}

func (r *file) close() error { return r.f.Close() }

// read takes in what the file holds and leaves it ready for the next line.
func (r *file) read(header string) error {
	all, err := io.ReadAll(r.f)
	if err != nil {
		return err
	}
	whole := all[:bytes.LastIndexByte(all, '\n')+1]
	if err := r.f.Truncate(int64(len(whole))); err != nil {
		return err
	}
	if _, err := r.f.Seek(int64(len(whole)), io.SeekStart); err != nil {
		return err
	}
	if len(whole) == 0 {
		return r.write(header)
	}
	lines := strings.Split(string(whole[:len(whole)-1]), "\n")
	if lines[0] != header {
		return fmt.Errorf("is of another study: %.100q, not %q", lines[0], header)
	}
	for _, line := range lines[1:] {
		if err := r.total.add(line); err != nil {
			return err
		}
	}
	return nil
}

// add appends a chunk.
func (r *file) add(c *chunk) error {
	line := c.line()
	if err := r.total.add(line); err != nil {
		return err
	}
	return r.write(line)
}

func (r *file) write(line string) error {
	_, err := r.f.WriteString(line + "\n")
	return err
}
