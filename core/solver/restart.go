package solver

// Bounds of the search by restarts, in nodes: of the orderly search before, and of all restarts together. Columns that
// build by suit leave so little choice that the orderly search comes to its end nearly always.
const (
	noBound          = 1 << 62
	firstTry         = 300
	firstTrySame     = 100_000
	restartNodes     = 8_000_000
	restartNodesSame = 200_000
	dive             = 400 // of the first restart; later ones get slowly longer
)

// taste says in which order moves are tried: each move gets points for what it does, and some by chance.
type taste struct {
	kinds [kinds]int32
	noise int // points by chance, at most

	turns   int32 // for a face-down card turned up
	deep    int32 // for each face-down card left in the column that a card comes from
	empties int32 // for a column emptied
	hides   int32 // for each face-down card in the column that a card goes to
	serves  int32 // if a card that waits on top of a column can follow
}

var plainTaste = taste{kinds: [kinds]int32{
	homeFromColumn: 900, homeFromCell: 900, homeFromStock: 800, turning: 1000, joining: 300, kingMove: 500,
	fromCell: 600, fromStock: 400, toCell: 100, backHome: 0,
}}

// value is how early a move is tried.
func (g *general) value(k kind, m *move) int32 {
	t := &g.taste
	v := t.kinds[k]
	if t.noise > 0 {
		v += int32(g.random.below(t.noise))
		v += g.finer(m)
	}
	return v
}

// finer are a move's points by the columns concerned.
func (g *general) finer(m *move) int32 {
	t := &g.taste
	var v int32
	if m.from >= firstColumn && m.from < firstCell {
		i := m.from - firstColumn
		switch left := g.n[i] - m.n; {
		case left == 0:
			v += t.empties
		case left == g.down[i]:
			v += t.turns
			fallthrough
		default:
			v += t.deep * int32(g.down[i])
		}
	}
	if m.to >= firstColumn && m.to < firstCell {
		v += t.hides * int32(g.down[m.to-firstColumn])
		if m.n == 1 && g.waits(m.card) {
			v += t.serves
		}
	}
	return v
}

// waits tells whether a card on top of a column that hides cards would go on a card.
func (g *general) waits(on card) bool {
	for i := range g.rules.Columns {
		if g.down[i] > 0 && g.n[i] == g.down[i]+1 && g.fits(g.top(i), on) {
			return true
		}
	}
	return false
}

// restarts searches again and again, not long, each time with another taste.
func (g *general) restarts(m *meter, until int64) ending {
	for length := int64(dive); m.nodes < until && !m.stopped; length += dive / 25 {
		g.taste = g.newTaste()
		g.seen.reset()
		if end := g.dfs(m, min(length, until-m.nodes)); end != cut {
			return end
		}
	}
	return cut
}

func (g *general) newTaste() taste {
	around := func(low, high int) int32 { return int32(low + g.random.below(high-low+1)) }
	t := taste{noise: 20 + g.random.below(200)}
	t.kinds = [kinds]int32{
		homeFromColumn: around(300, 1000), homeFromCell: 900, homeFromStock: around(200, 900),
		turning: around(500, 1000), joining: around(0, 500), kingMove: around(200, 800),
		fromCell: 600, fromStock: around(100, 500), toCell: 100, backHome: around(-400, 100),
	}
	t.turns, t.deep, t.empties = around(0, 400), around(-40, 40), around(0, 300)
	t.hides, t.serves = around(-250, -50), around(0, 300)
	return t
}
