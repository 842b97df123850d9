// Bench measures the solver on numbered deals: for each game and option the share of deals settled within the time
// allowed for one, how much processor time and how many nodes a deal took, and how many deals are winnable. Run it with
// GOMAXPROCS=1 to measure one core.
//
//	go run ./core/solver/bench -deals 500 -time 1s
package main

import (
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"runtime"
	"slices"
	"strings"
	"time"

	"patiencetrio/core"
	"patiencetrio/core/solver"
)

var (
	games  = flag.String("games", "", "options to measure, such as TF1-D1N,EO1-C4; all if empty")
	deals  = flag.Int("deals", 500, "deals of each option")
	first  = flag.Int("first", 1, "number of the first deal")
	limit  = flag.Duration("time", time.Second, "processor time for one deal")
	nodes  = flag.Int64("nodes", 0, "nodes for one deal, 0 for no bound")
	memory = flag.Int64("memory", solver.DefaultMemory, "bytes for one deal")
	into   = flag.Int("into", 0, "random actions made in each deal before it is searched")
	open   = flag.Bool("open", false, "list the deals left open")
)

func main() {
	flag.Parse()
	fmt.Println("| option | deals | settled | winnable | lost | median ms | mean ms | worst ms | nodes, median | nodes, mean |")
	fmt.Println("|---|---|---|---|---|---|---|---|---|---|")
	for _, family := range core.Games {
		for _, r := range family {
			if *games == "" || slices.Contains(strings.Split(*games, ","), r.Prefix()) {
				measure(r)
			}
		}
	}
}

// timed is a context that ends at a point of processor time. It has no channel: the solver asks for Err.
type timed struct {
	context.Context
	end time.Duration
}

func (t timed) Err() error {
	if used() > t.end {
		return context.DeadlineExceeded
	}
	return nil
}

// sample is one deal searched.
type sample struct {
	took  time.Duration
	nodes int64
}

func measure(r *core.Rules) {
	var samples []sample
	count := map[solver.Answer]int{}
	for n := range *deals {
		code := core.Code{Rules: r, Number: *first + n}
		b := position(code)
		runtime.GC() // each deal is to pay for its own garbage only
		start := used()
		ctx := timed{context.Background(), start + *limit}
		answer := solver.Solve(ctx, b, solver.Limits{Nodes: *nodes, Memory: *memory}, nil)
		samples = append(samples, sample{used() - start, answer.Nodes})
		count[answer.Answer]++
		if *open && answer.Answer == solver.Unknown {
			fmt.Fprintln(os.Stderr, code)
		}
	}
	report(r, samples, count)
}

// position is the deal after the random actions asked for, the same ones in every run.
func position(c core.Code) *core.Board {
	g := core.NewGame(c)
	random := rand.New(rand.NewPCG(uint64(c.Number), 0))
	for range *into {
		legal := g.Board().Legal(nil)
		if len(legal) == 0 {
			break
		}
		g.Apply(core.Do(legal[random.IntN(len(legal))]))
	}
	return g.Board()
}

func report(r *core.Rules, samples []sample, count map[solver.Answer]int) {
	n := len(samples)
	var took time.Duration
	var nodes int64
	for _, s := range samples {
		took += s.took
		nodes += s.nodes
	}
	slices.SortFunc(samples, func(a, b sample) int { return int(a.nodes - b.nodes) })
	median := samples[n/2].nodes
	slices.SortFunc(samples, func(a, b sample) int { return int(a.took - b.took) })
	ms := func(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }
	settled := count[solver.Winnable] + count[solver.Lost]
	fmt.Printf("| %s | %d | %.1f %% | %d | %d | %.3f | %.3f | %.1f | %d | %d |\n", r.Prefix(), n,
		100*float64(settled)/float64(n), count[solver.Winnable], count[solver.Lost],
		ms(samples[n/2].took), ms(took)/float64(n), ms(samples[n-1].took), median, nodes/int64(n))
}
