package advice

import (
	"context"

	"patiencetrio/core"
	"patiencetrio/core/solver"
)

// The search for one winnable deal is bounded: another deal is sooner found than a hard one settled.
const (
	dealNodes  = 300_000
	dealMemory = 16 << 20
)

// Winnable looks for a deal that is proven winnable, among those that number gives, one after the other: 1..core.MaxNumber.
// progress, if not nil, is told how many were tried, on the same goroutine. ok is false if the context ended first.
func Winnable(ctx context.Context, r *core.Rules, number func() int, progress func(tried int)) (c core.Code, ok bool) {
	for tried := 1; ctx.Err() == nil; tried++ {
		c = core.Code{Rules: r, Number: number()}
		b := core.Deal(c)
		if solver.Solve(ctx, &b, solver.Limits{Nodes: dealNodes, Memory: dealMemory}, nil).Answer == solver.Winnable {
			return c, true
		}
		if progress != nil {
			progress(tried)
		}
	}
	return core.Code{}, false
}
