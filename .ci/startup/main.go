// startup measures how long programs take from their start to their first picture and to a picture that stands still,
// and the memory that they hold then, in turns on one virtual screen, and tells the medians and how they compare:
//
//	go run ./.ci/startup -runs 9 /tmp/patiencetrio /usr/games/kpat
//
// It needs Xvfb, whose picture memory it reads. Each program has a home folder of its own, new at first, which it keeps
// over all runs; with -first it gets a new one for each run, as on the day it is installed.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

func main() {
	runs := flag.Int("runs", 9, "runs of each program, in turns, after one that does not count")
	first := flag.Bool("first", false, "each run is the first one in its home folder")
	flag.Parse()
	if err := compare(flag.Args(), *runs, *first); err != nil {
		fmt.Fprintln(os.Stderr, "startup:", err)
		os.Exit(1)
	}
}

// compare runs all programs in turns and prints a line of medians for each. The first run of each fills the caches.
func compare(programs []string, runs int, first bool) error {
	work, err := os.MkdirTemp("", "startup")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	s, err := openScreen(work)
	if err != nil {
		return err
	}
	defer s.close()
	all := make([][]figures, len(programs))
	for i := range runs + 1 {
		for p, program := range programs {
			home := filepath.Join(work, fmt.Sprint("home", p))
			if first {
				home += fmt.Sprint("-", i)
			}
			f, err := measure(s, strings.Fields(program), home)
			if err != nil {
				return fmt.Errorf("%s: %w", program, err)
			}
			if i > 0 {
				all[p] = append(all[p], f)
			}
		}
	}
	fmt.Printf("%-28s %12s %12s %10s %10s\n", "medians of runs", "first frame", "standing", "PSS", "RSS")
	var base figures
	for p, program := range programs {
		f := median(all[p])
		if p == 0 {
			base = f
		}
		fmt.Printf("%-28s %9d ms %9d ms %7.1f MB %7.1f MB", filepath.Base(program), f.first.Milliseconds(), f.still.Milliseconds(), f.pss, f.rss)
		if p > 0 {
			fmt.Printf("   first/this: %.2f %.2f %.2f %.2f", base.first.Seconds()/f.first.Seconds(),
				base.still.Seconds()/f.still.Seconds(), base.pss/f.pss, base.rss/f.rss)
		}
		fmt.Println()
	}
	return nil
}

// figures are what one run shows.
type figures struct {
	first, still time.Duration // since the start of the process
	pss, rss     float64       // MB, when the picture stood still
}

// median takes the median of each figure for itself.
func median(all []figures) figures {
	of := func(get func(figures) float64) float64 {
		var v []float64
		for _, f := range all {
			v = append(v, get(f))
		}
		slices.Sort(v)
		return v[len(v)/2]
	}
	return figures{
		first: time.Duration(of(func(f figures) float64 { return float64(f.first) })),
		still: time.Duration(of(func(f figures) float64 { return float64(f.still) })),
		pss:   of(func(f figures) float64 { return f.pss }),
		rss:   of(func(f figures) float64 { return f.rss }),
	}
}
