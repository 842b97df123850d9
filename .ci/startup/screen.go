package main

import (
	"bufio"
	"bytes"
	"fmt"
	"hash/maphash"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

const (
	width, height = 1280, 1024
	colours       = 12 // a picture has more; an empty window and its frame do not
	step          = 97 // pixels from one that is looked at to the next: a prime, so that columns are not missed
)

// screen is a virtual screen whose pixels lie in a file.
type screen struct {
	server  *exec.Cmd
	display string
	pixels  string
}

func openScreen(work string) (*screen, error) {
	r, w, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer r.Close()
	s := &screen{pixels: filepath.Join(work, "Xvfb_screen0")}
	s.server = exec.Command("Xvfb", "-displayfd", "3", "-noreset", "-fbdir", work,
		"-screen", "0", fmt.Sprintf("%dx%dx24", width, height), "+extension", "GLX")
	s.server.ExtraFiles = []*os.File{w}
	err = s.server.Start()
	w.Close()
	if err != nil {
		return nil, err
	}
	number, err := bufio.NewReader(r).ReadString('\n')
	s.display = ":" + strings.TrimSpace(number)
	return s, err
}

func (s *screen) close() {
	_ = s.server.Process.Kill()
	_ = s.server.Wait()
}

var seed = maphash.MakeSeed()

// look gives a sum of what the screen shows, and whether that is more than an empty window.
func (s *screen) look() (sum uint64, picture bool, err error) {
	data, err := os.ReadFile(s.pixels)
	if err != nil || len(data) < 4*width*height {
		return 0, false, fmt.Errorf("no picture memory: %w", err)
	}
	data = data[len(data)-4*width*height:]
	seen := map[[3]byte]bool{}
	for i := 0; i < len(data) && len(seen) <= colours; i += 4 * step {
		seen[[3]byte(data[i:])] = true
	}
	return maphash.Bytes(seed, data), len(seen) > colours, nil
}

// empty waits until the screen is there and the last program's window is gone.
func (s *screen) empty() error {
	for range 500 {
		data, err := os.ReadFile(s.pixels)
		if err == nil && bytes.Count(data, []byte{0}) >= 4*width*height*99/100 {
			return nil
		}
		time.Sleep(10 * time.Millisecond)
	}
	return fmt.Errorf("the screen does not become empty")
}
