// startup measures how long programs take from their start to their first picture and to a picture that stands still,
// and the memory that they hold then, in turns on one virtual screen, and tells the medians and how they compare:
//
//	go run ./.ci/startup -runs 9 ./patiencetrio /usr/games/kpat
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
	fmt.Print("medians of all runs;", ratioNote)
	for p, program := range programs {
		fmt.Println(filepath.Base(program))
		for _, c := range columns {
			fmt.Printf("  %-12s %6.0f %s", c.name, median(all[p], c.get), c.unit)
			if p > 0 {
				fmt.Printf("   first/this %.2f", ratio(all[0], all[p], c.get))
			}
			fmt.Println()
		}
	}
	return nil
}

const ratioNote = " ratios are the medians of those within each turn, as other work on the machine comes and goes\n"

// figures are what one run shows.
type figures struct {
	first, still float64 // ms since the start of the process
	cpu          float64 // ms of processor that it has used until a while after, by all its threads
	pss, rss     float64 // MB, when the picture stood still
}

// columns are the figures in words.
var columns = []struct {
	name, unit string
	get        func(figures) float64
}{
	{"first frame", "ms", func(f figures) float64 { return f.first }},
	{"standing", "ms", func(f figures) float64 { return f.still }},
	{"processor", "ms", func(f figures) float64 { return f.cpu }},
	{"PSS", "MB", func(f figures) float64 { return f.pss }},
	{"RSS", "MB", func(f figures) float64 { return f.rss }},
}

func median(all []figures, get func(figures) float64) float64 {
	var v []float64
	for _, f := range all {
		v = append(v, get(f))
	}
	return middle(v)
}

// ratio is the median of the ratios of a to b, turn by turn.
func ratio(a, b []figures, get func(figures) float64) float64 {
	var v []float64
	for i := range a {
		v = append(v, get(a[i])/get(b[i]))
	}
	return middle(v)
}

func middle(v []float64) float64 {
	slices.Sort(v)
	return v[len(v)/2]
}
