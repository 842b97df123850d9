package solver

import "patiencetrio/core"

// player makes actions in a play and keeps them.
type player struct {
	game *core.Game
	line []core.Action
}

func (p *player) do(a core.Action) bool {
	if p.game.Apply(core.Do(a)) != nil {
		return false
	}
	p.line = append(p.line, a)
	return true
}

// bringUp draws, and redeals, until the waste has the given number of cards.
func (p *player) bringUp(waste int) bool {
	b := p.game.Board()
	redeals := 0
	for b.Len(core.Waste) != waste {
		a := core.Draw
		if b.Len(core.Stock) == 0 {
			a = core.Redeal
			if redeals++; redeals > 1 {
				return false
			}
		}
		if !p.do(a) {
			return false
		}
	}
	return true
}

// line plays the moves of the win found.
func (g *general) line(game *core.Game) ([]core.Action, bool) {
	p := &player{game: game}
	for _, m := range g.won {
		from := m.from
		if from == core.Stock {
			if !p.bringUp(int(m.index) + 1) {
				return nil, false
			}
			from = core.Waste
		}
		if !p.do(core.Move(from, m.to, int(m.n))) {
			return nil, false
		}
	}
	return p.line, true
}
