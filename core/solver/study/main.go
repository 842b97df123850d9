//go:build study

// Study counts how many numbered deals of a game can be won. What it finds does not depend on the machine, as searches are
// bounded by nodes and memory and not by time. It uses all cores and writes what it knows to a file as it goes: killed at
// any moment, the same command goes on where it was, and with a higher -to it takes further deals to the same file.
//
//	go run -tags study ./core/solver/study -option EO1-C4 -from 1 -to 999999 -out EO1-C4.txt
//
// At the end it prints the counts as a row of a table.
package main

import (
	"flag"
	"fmt"
	"os"

	"patiencetrio/core"
	"patiencetrio/core/solver"
)

var (
	option = flag.String("option", "", "game with its option as in a deal code, such as EO1-C4")
	from   = flag.Int("from", 1, "number of the first deal")
	to     = flag.Int("to", core.MaxNumber, "number of the last deal")
	nodes  = flag.Int64("nodes", 10_000_000, "nodes for one deal")
	memory = flag.Int64("memory", solver.DefaultMemory, "bytes for one deal")
	out    = flag.String("out", "", "file of the results")
)

func main() {
	flag.Parse()
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "study:", err)
		os.Exit(1)
	}
}

func run() error {
	rules := rulesOf(*option)
	switch {
	case rules == nil:
		return fmt.Errorf("-option %q: no such game", *option)
	case *from < 1 || *to > core.MaxNumber || *from > *to:
		return fmt.Errorf("-from %d -to %d: not a range within 1..%d", *from, *to, core.MaxNumber)
	case *nodes < 1 || *memory < solver.MinMemory:
		return fmt.Errorf("-nodes %d -memory %d: at least 1 node and %d bytes", *nodes, *memory, solver.MinMemory)
	case *out == "":
		return fmt.Errorf("-out is missing")
	}
	s := study{rules, *from, solver.Limits{Nodes: *nodes, Memory: *memory}}
	f, err := open(*out, s)
	if err != nil {
		return err
	}
	defer f.close()
	if err := s.count(f, *to, os.Stderr); err != nil {
		return err
	}
	fmt.Println(heading)
	fmt.Println(f.total.row(s.rules.Prefix(), *from))
	return nil
}

func rulesOf(prefix string) *core.Rules {
	for _, family := range core.Games {
		for _, r := range family {
			if r.Prefix() == prefix {
				return r
			}
		}
	}
	return nil
}
