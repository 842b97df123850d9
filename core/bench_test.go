package core

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// middle is a position from the middle of a won game of each option's first code.
func middle(b *testing.B, r *Rules) *Game {
	for _, w := range wins(b) {
		if w.code.Rules != r {
			continue
		}
		g := NewGame(w.code)
		for _, a := range w.actions[:len(w.actions)/2] {
			require.Nil(b, g.Apply(Do(a)))
		}
		return g
	}
	b.Fatal("no won game")
	return nil
}

func eachOption(b *testing.B, bench func(b *testing.B, r *Rules)) {
	for _, r := range allRules() {
		b.Run(r.Prefix(), func(b *testing.B) {
			b.ReportAllocs()
			bench(b, r)
		})
	}
}

func BenchmarkLegal(b *testing.B) {
	eachOption(b, func(b *testing.B, r *Rules) {
		board := middle(b, r).Board()
		var legal []Action
		for b.Loop() {
			legal = board.Legal(legal[:0])
		}
	})
}

// One action made and taken back, all legal ones by turns; the log is put back too so that it does not grow.
func BenchmarkActionAndUndo(b *testing.B) {
	eachOption(b, func(b *testing.B, r *Rules) {
		g := middle(b, r)
		legal, undo := g.Board().Legal(nil), Event{Kind: Undo}
		log := len(g.log)
		i := 0
		for b.Loop() {
			i++
			if g.Apply(Do(legal[i%len(legal)])) != nil || g.Apply(undo) != nil {
				b.Fatal("refused")
			}
			g.log = g.log[:log]
		}
	})
}

func BenchmarkRefusal(b *testing.B) {
	eachOption(b, func(b *testing.B, r *Rules) {
		board := middle(b, r).Board()
		for b.Loop() {
			if board.Check(Move(Foundation(0), Foundation(1), 1)) == nil {
				b.Fatal("accepted")
			}
		}
	})
}

// A play of 1 000 events read from its text.
func BenchmarkLoad1000Events(b *testing.B) {
	eachOption(b, func(b *testing.B, r *Rules) {
		g := middle(b, r)
		a, ok := g.Last()
		require.True(b, ok)
		require.Nil(b, g.Apply(Event{Kind: Undo}))
		for len(g.Log()) < 1000 {
			require.Nil(b, g.Apply(Do(a)))
			if len(g.Log()) < 1000 {
				require.Nil(b, g.Apply(Event{Kind: Undo}))
			}
		}
		text := g.Text()
		for b.Loop() {
			if _, err := ParsePlay(text); err != nil {
				b.Fatal(err)
			}
		}
	})
}

func BenchmarkText(b *testing.B) {
	eachOption(b, func(b *testing.B, r *Rules) {
		board := middle(b, r).Board()
		for b.Loop() {
			_ = board.Text()
		}
	})
}

func BenchmarkDeal(b *testing.B) {
	eachOption(b, func(b *testing.B, r *Rules) {
		n := 0
		for b.Loop() {
			n = n%MaxNumber + 1
			if board := Deal(Code{r, n}); board.Won() {
				b.Fatal("no deal")
			}
		}
	})
}

// The longest text in which a play is looked for.
func BenchmarkFindPlay(b *testing.B) {
	play := "EH1-N-AAAAAAB" + strings.Repeat(" S>W undo", MaxPlayText/10)
	b.SetBytes(int64(len(play)))
	for b.Loop() {
		if g, err := FindPlay(play); g == nil || err != nil {
			b.Fatal(err)
		}
	}
}
