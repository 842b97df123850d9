package ui

import (
	"context"

	"patiencetrio/core"
	"patiencetrio/core/advice"
)

// dealNew deals one of all deals by chance or, if the player wants only such ones, of those that are proven to be
// winnable: then by chance, too, number after number until there is a proof.
func (p *App) dealNew(r *core.Rules) {
	if !p.set.Winnable[r.Letters] {
		p.start(randomCode(r), "")
		return
	}
	seek(p, "winnable.search", "winnable.search.line", func(ctx context.Context, progress func(int)) *core.Code {
		code, ok := advice.Winnable(ctx, r, func() int { return randomCode(r).Number }, progress)
		if !ok {
			return nil
		}
		return &code
	}, func(code *core.Code) {
		if code != nil {
			p.start(*code, "")
		}
	})
}
