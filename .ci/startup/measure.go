package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

const (
	pause   = 4 * time.Millisecond // between looks at the screen
	quiet   = time.Second          // without a change, the picture stands still
	patient = 20 * time.Second
)

// measure starts a program in a new home folder, watches the screen, and ends the program.
func measure(s *screen, command []string, home string) (f figures, err error) {
	if err := os.MkdirAll(filepath.Join(home, ".cache"), 0o700); err != nil {
		return f, err
	}
	if err := s.empty(); err != nil {
		return f, err
	}
	c := exec.Command(command[0], command[1:]...)
	c.Env = append(os.Environ(), "DISPLAY="+s.display, "HOME="+home, "XDG_RUNTIME_DIR="+home, "LANG=C.UTF-8",
		"LIBGL_ALWAYS_SOFTWARE=1", "XDG_CONFIG_HOME=", "XDG_DATA_HOME=", "XDG_CACHE_HOME=")
	start := time.Now()
	if err := c.Start(); err != nil {
		return f, err
	}
	defer func() {
		_ = c.Process.Kill()
		_ = c.Wait()
	}()
	if f, err = watch(s, start); err != nil {
		return f, err
	}
	if f.pss, f.rss, err = memory(c.Process.Pid); err != nil {
		return f, err
	}
	f.cpu, err = processor(c.Process.Pid)
	return f, err
}

// watch finds the moments of the first picture and of the last change.
func watch(s *screen, start time.Time) (f figures, err error) {
	var last uint64
	var changed time.Duration
	for {
		now := time.Since(start)
		ms := now.Seconds() * 1000
		sum, picture, err := s.look()
		if err != nil {
			return f, err
		}
		if picture && f.first == 0 {
			f.first = ms
		}
		if sum != last {
			last, f.still, changed = sum, ms, now
		}
		switch {
		case f.first > 0 && now-changed > quiet:
			return f, nil
		case now > patient:
			return f, fmt.Errorf("no picture that stands still within %s", patient)
		}
		time.Sleep(pause)
	}
}

// memory is what a process holds, in MB: its share of what it shares (PSS), and all of that (RSS).
func memory(pid int) (pss, rss float64, err error) {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/smaps_rollup", pid))
	if err != nil {
		return 0, 0, err
	}
	for line := range strings.Lines(string(text)) {
		var kb float64
		if n, _ := fmt.Sscanf(line, "Pss: %f kB", &kb); n == 1 {
			pss = kb / 1024
		}
		if n, _ := fmt.Sscanf(line, "Rss: %f kB", &kb); n == 1 {
			rss = kb / 1024
		}
	}
	return pss, rss, nil
}

// processor is how long all threads of a process have run, in ms. Linux counts in hundredths of a second.
func processor(pid int) (float64, error) {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return 0, err
	}
	_, rest, _ := strings.Cut(string(text), ") ") // the program's name may hold blanks
	fields := strings.Fields(rest)
	var user, system float64
	if _, err := fmt.Sscan(fields[11]+" "+fields[12], &user, &system); err != nil {
		return 0, err
	}
	return (user + system) * 10, nil
}
